"""The terminal client: asks one seat its decisions as numbered choices and lets bots answer the others."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sternhafen import bots
from sternhafen.bots import Bot
from sternhafen.cli.common import TableNames, print_texts, put, text_of
from sternhafen.cli.menu import Menu, NotUnderstood
from sternhafen.core.errors import Refused
from sternhafen.core.event import Event
from sternhafen.core.saying import said
from sternhafen.core.state import State
from sternhafen.core.text import Text, has_text, speak, text

ADVISED = 3
"""How many moves a hint shows."""


def signed(points: int) -> str:
    """With a real minus, as everywhere else."""
    return str(points).replace("-", "−")


class Quit(Exception):
    """The person wants to stop."""


class Terminal:
    """One game on the screen."""

    def __init__(self, state: State, seat: int, opponents: dict[int, Bot], names: TableNames, language: str) -> None:
        self.state = state
        self.seat = seat
        self.opponents = opponents
        self.names = names
        self.language = language
        self.commands: dict[str, Callable[[str], None]] = {
            "hand": self.show_hand,
            "table": self.show_table,
            "card": self.show_card,
            "score": self.show_score,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save,
            "help": self.show_help,
            "quit": self.quit,
        }
        self.words = {word: name for name in self.commands for word in self.spoken_words(name)}

    def spoken_words(self, name: str) -> list[str]:
        """The words for a command: English always, and those of the language."""
        return [name, *self.say(text(f"cli-command-{name}")).split(", ")]

    def say(self, message: Text) -> str:
        return speak(message, self.language, self.names)

    def tell(self, key: str, **args: Any) -> None:
        put(self.say(text(key, **args)))

    # The game

    def run(self) -> None:
        self.tell("cli-welcome", game=self.state.game.name, number=self.state.players)
        if self.names.any_unsure:
            self.tell("cli-unsure-legend")
        self.tell("cli-help-hint")
        self.report(self.state.events)
        try:
            while not self.state.over:
                self.bots_act()
                if self.seat in self.state.to_act:
                    self.ask()
        except Quit:
            self.tell("cli-goodbye")
            return
        self.show_result()

    def bots_act(self) -> None:
        """Every bot that owes a decision gives it; in a sealed section nobody sees what it is."""
        for seat in self.state.to_act:
            while seat != self.seat and seat in self.state.to_act and not self.state.over:
                self.report(self.state.apply(seat, bots.ask(self.opponents[seat], self.state, seat)))

    def report(self, events: list[Event]) -> None:
        for event in events:
            told = event.json(self.seat)
            if told:
                put(self.say(text_of(told["text"])))

    def ask(self) -> None:
        """Put the decision as a numbered menu until it is answered or a command changes it."""
        decision = self.state.decision(self.seat)
        menu = Menu(decision.json(), self.say)
        put()
        view = self.state.view(self.seat)
        print_texts(self.state.game.illustrate(view, decision.name), self.language, self.names)
        menu.show()
        number = decision.number
        while self.seat in self.state.to_act and self.state.decision(self.seat).number == number:
            line = self.read_line()
            command, _, rest = line.partition(" ")
            if command.lower() in self.words:
                self.commands[self.words[command.lower()]](rest.strip())
            else:
                self.answer(menu, line)

    def answer(self, menu: Menu, line: str) -> None:
        try:
            action = menu.action(line)
            self.report(self.state.apply(self.seat, action))
        except NotUnderstood as problem:
            put(self.say(problem.text))
        except Refused as refusal:
            put(f"{self.say(refusal.text)} ({refusal.rule})" if refusal.rule else self.say(refusal.text))

    def read_line(self) -> str:
        try:
            print("> ", end="", flush=True)
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            raise Quit from None
        if not line:
            raise Quit
        return line.strip()

    # The commands

    def show_hand(self, rest: str) -> None:
        cards = self.state.game.hand(self.state.view(self.seat))
        self.tell(self.counted("cli-hand"), number=len(cards))
        print_texts([self.state.game.summary(card) for card in cards], self.language, self.names)

    def show_table(self, rest: str) -> None:
        """Everybody's area, or that of the seat with the given number."""
        view = self.state.view(self.seat)
        if rest.isdigit() and 1 <= int(rest) <= self.state.players:
            lines = self.state.game.describe_seat(view, int(rest) - 1)
        else:
            lines = self.state.game.describe_all(view)
        print_texts(lines, self.language, self.names)

    def show_card(self, rest: str) -> None:
        found = self.find_cards(rest.lower()) if rest else []
        if not found:
            self.tell("cli-no-card", words=rest)
        for name in found[:3]:
            print_texts(self.state.game.describe(name), self.language, self.names)

    def find_cards(self, wanted: str) -> list[str]:
        """The card of that name, or all whose names have these words in them."""
        called = {
            name: self.names.card(name, self.language).lower().rstrip("*") for name in self.state.game.component_names
        }
        exact = [name for name in called if wanted in (name, called[name])]
        return exact or [name for name in called if wanted in called[name]]

    def counted(self, key: str) -> str:
        """The key of a sentence about points or cards, or the game's own where it counts something else."""
        own = f"{self.state.game.id}-{key}"
        return own if has_text(own, self.language) else key

    def show_score(self, rest: str) -> None:
        for seat, seen in enumerate(self.state.view(self.seat)["seats"]):
            self.tell(self.counted("cli-score"), seat={"seat": seat}, points=seen["score"])

    def hint(self, rest: str) -> None:
        """What the strongest bot would consider, with its chances."""
        adviser = bots.make(self.state.game, bots.strongest(self.state.game.id))
        decision = self.state.decision(self.seat)
        for advice in bots.explain(adviser, self.state, self.seat)[:ADVISED]:
            self.tell("cli-hint-move", move=said(decision, advice.action), percent=round(100 * advice.chance))

    def undo(self, rest: str) -> None:
        """Take the last choice back; behind what the bots did since, as practice."""
        practice = not self.state.can_undo(self.seat) and self.state.can_rewind(self.seat)
        try:
            (self.state.rewind if practice else self.state.undo)(self.seat)
        except Refused as refusal:
            put(self.say(refusal.text))
            return
        self.tell("cli-undone-practice" if practice else "cli-undone")

    def save(self, rest: str) -> None:
        if not rest:
            self.tell("cli-save-where")
            return
        try:
            Path(rest).write_text(json.dumps(self.state.record()), encoding="utf-8")
        except OSError as error:
            self.tell("cli-not-saved", file=rest, problem=str(error.strerror))
            return
        self.tell("cli-saved", file=rest)

    def show_help(self, rest: str) -> None:
        for name in self.commands:
            put(f"{self.say(text(f'cli-command-{name}'))}: {self.say(text(f'cli-about-{name}'))}")

    def quit(self, rest: str) -> None:
        raise Quit

    def show_result(self) -> None:
        result = self.state.result
        assert result is not None
        put()
        put(self.say(result.reason))
        for seat in sorted(range(self.state.players), key=lambda seat: result.ranks[seat]):
            self.tell(
                self.counted("cli-place"), rank=result.ranks[seat], seat={"seat": seat}, points=result.scores[seat]
            )
            for share in result.breakdown[seat] if result.breakdown else ():
                put(f"  {self.say(share.label)}: {signed(share.points)}")
