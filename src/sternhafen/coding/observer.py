"""Turns what a seat sees into a vector of fixed size, and knows what every number in it means."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy

from sternhafen.coding.vocabulary import Vocabulary
from sternhafen.core.game import Game
from sternhafen.core.observation import (
    BOUND,
    Field,
    Layout,
    Observed,
    Read,
    Vector,
    View,
    choice,
    counts,
    everybody,
    number,
    observed,
    who,
)
from sternhafen.core.observing import NOWHERE, Parts, Sheet, Writer
from sternhafen.core.state import State
from sternhafen.registry import part


class Stretch(NamedTuple):
    """Where a field stands in the vector, and whose part of the view it reads; -1 reads the whole."""

    start: int
    field: Field
    place: int
    name: str

    @property
    def end(self) -> int:
        return self.start + len(self.field.labels)


class Observer:
    """The observations of one game."""

    def __init__(self, game: Game, vocabulary: Vocabulary, table: Sequence[Field], seat: Sequence[Field]) -> None:
        shared = [*common(game, vocabulary), *table]
        places = [(field, -1, field.name) for field in shared]
        places += [(field, place, f"{one}.{field.name}") for place, one in enumerate(who(game)) for field in seat]
        self.stretches: list[Stretch] = []
        for field, place, name in places:
            self.stretches.append(Stretch(self.size, field, place, name))
        self.game = game
        self.layout = layout_of(self.stretches)
        self._questions = {name: place for place, name in enumerate(game.inputs)}
        self._beginnings: dict[tuple[Any, ...], Vector] = {}
        own = part(game.id, "observing")
        self.writer: Writer[Any] | None = None if own is None else own.writer(game, self.layout)
        self._said = next(stretch for stretch in self.stretches if stretch.name == "said")

    @property
    def size(self) -> int:
        return self.stretches[-1].end if self.stretches else 0

    def labels(self) -> list[str]:
        """What each number of the vector is, as "field: label"."""
        return [f"{stretch.name}: {label}" for stretch in self.stretches for label in stretch.field.labels]

    def observe(self, view: View, decision: str | None, said: Sequence[int] = ()) -> Vector:
        """The observation of a seat from its view, the name of the question put to it and the words said so far."""
        out = numpy.zeros(self.size, numpy.float32)
        buffer, seen = out.data, observed(view, decision, said)
        for start, field, place, _ in self.stretches:
            if place < len(seen.seats):
                field.write(seen if place < 0 else seen.seats[place], buffer, start)
        return bounded(out)

    def observe_state(self, state: State, seat: int) -> Vector:
        """The same observation without the view: of the seat's own question, if it is asked, before any word."""
        sheet = self.sheet(state, seat)
        self.write(state, seat, sheet, self.parts(state))
        return sheet.vector

    def sheet(self, state: State, seat: int) -> Sheet:
        """What the observations of this seat at this table are written on."""
        return Sheet(self._beginning(state, seat))

    def parts(self, state: State) -> Parts:
        """What all sheets of this table have in common is written on."""
        return Parts([Sheet(numpy.zeros(self.layout.length, numpy.float32)) for _ in state.lanes])

    def write(self, state: State, seat: int, sheet: Sheet, parts: Parts) -> None:
        """The observation of a seat on its sheet; the words it has said stay as they stand there."""
        self.write_owed(state, seat, sheet)
        if self.writer is not None:
            self.writer.write(state.known_to(seat), seat, sheet, parts)

    def write_said(self, sheet: Sheet, said: list[int]) -> None:
        """Other words of the same action, all else being as it was."""
        out, start = sheet.out, self._said.start
        for word in sheet.said:
            out[start + word] = 0.0
        for word in said:
            out[start + word] += 1.0
        sheet.said = said[:]

    def _beginning(self, state: State, seat: int) -> Vector:
        """What is the same in all observations of a seat at a table, see `common`."""
        table = (len(state.lanes), seat, *state.options.values())
        found = self._beginnings.get(table)
        if found is None:
            found = self._beginnings[table] = numpy.zeros(self.size, numpy.float32)
            at = self.layout.table
            found[at["players"] + self.game.players.index(state.players)] = found[at["seat"] + seat] = 1
            for name, setting in self.game.options.items():
                found[at[f"option.{name}"] + setting.choices.index(state.options[name])] = 1
        return found

    def write_owed(self, state: State, seat: int, sheet: Sheet) -> None:
        """Who owes a decision, and what the seat is asked; where the view is read, all that it shows."""
        if self.writer is None:
            sheet.replace(self.observe(state.view(seat), asked_of(state, seat), sheet.said))
            return
        lanes, at, out = state.lanes, self.layout.table, sheet.out
        first, players = at["to_act"], len(lanes)
        for other, lane in enumerate(lanes):
            out[first + (other - seat) % players] = 1.0 if lane else 0.0
        sheet.mark(at["decision"], self._questions[lanes[seat][-1][0]] if lanes[seat] else NOWHERE)
        out[at["over"]] = 0.0 if state.result is None else 1.0

    def with_said(self, observation: Vector, said: Sequence[int]) -> Vector:
        """The same observation after more words of the same action."""
        out = observation.copy()
        out[self._said.start : self._said.end] = 0
        for word in said:
            out[self._said.start + word] += 1
        return out


def layout_of(stretches: Sequence[Stretch]) -> Layout:
    """Where the fields of the table, of a seat and of each seat begin."""
    seats = [stretch for stretch in stretches if stretch.place >= 0]
    starts: dict[int, int] = {}
    for stretch in seats:
        starts.setdefault(stretch.place, stretch.start)
    table = {stretch.name: stretch.start for stretch in stretches if stretch.place < 0}
    own = {stretch.field.name: stretch.start - starts[0] for stretch in seats if stretch.place == 0}
    length = sum(len(stretch.field.labels) for stretch in seats if stretch.place == 0)
    return Layout(table, own, tuple(starts.values()), length)


def bounded(out: Vector) -> Vector:
    if out[out.argmax()] > BOUND or out[out.argmin()] < -BOUND:  # quicker than `max` and `min`
        numpy.clip(out, -BOUND, BOUND, out=out)
    return out


def asked_of(state: State, seat: int) -> str | None:
    """The name of the question put to a seat now."""
    return state.lanes[seat][-1][0] if state.lanes[seat] else None


def common(game: Game, vocabulary: Vocabulary) -> list[Field]:
    """What all games have."""
    seats = everybody(game)
    return [
        choice("decision", "The question put to you; zeros when you are not asked.", list(game.inputs), asked),
        counts("said", "The words of your action so far.", vocabulary.words, lambda seen: _words(vocabulary, seen)),
        choice("players", "How many play.", list(game.players), lambda seen: seen.view["players"]),
        choice("seat", "Where you sit, as actions name seats.", seats, lambda seen: seen.view["seat"]),
        counts("to_act", "Who owes a decision, from you on.", seats, to_act),
        number("round", "The round.", lambda seen: seen.view["round"], 10),
        number("over", "Whether the game is over.", lambda seen: seen.view["over"]),
        *options(game),
    ]


def to_act(seen: Observed) -> list[int]:
    return [seen.away(seat) for seat in seen.view["to_act"]]


def asked(seen: Observed) -> str | None:
    return seen.decision


def _words(vocabulary: Vocabulary, seen: Observed) -> list[object]:
    return [vocabulary.words[word] for word in seen.said]


def options(game: Game) -> list[Field]:
    """What the table chose before the game began."""
    return [
        choice(f"option.{name}", "A setting of the table.", list(setting.choices), _option(name))
        for name, setting in game.options.items()
    ]


def _option(name: str) -> Read:
    return lambda seen: seen.view["options"][name]
