"""Plays `race-transcript/1` files: whole games with every decision and every drawn card, given by seat and cause."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from sternhafen.core.action import Action
from sternhafen.core.chance import ScriptedChance
from sternhafen.core.decision import Decision
from sternhafen.core.errors import Refused, ScriptError
from sternhafen.core.game import Game
from sternhafen.core.plain import Json
from sternhafen.core.state import State
from sternhafen.core.transcript import Differs, same
from sternhafen.games.race.actions import (
    END_CONSUME,
    LEAVE,
    NO_BONUS,
    PASS,
    TAKE,
    Choose,
    Develop,
    Discard,
    DiscardForPoints,
    Keep,
    Name,
    Pay,
    Place,
    Produce,
    Sell,
    Settle,
    Spend,
    Use,
)

Entry = Json


def play(game: Game, data: Entry) -> None:
    """Play one transcript; raise `Differs` at the first difference."""
    _Replay(game, data).run()


class GivenCards(ScriptedChance):
    """Answers each draw from the cards listed for that seat and cause; the order of the pile has no meaning.

    The order of one player's draws within a phase is free, so a card may be asked for before the renewal that brings it
    into the pile. It is then lent for another one, and the two change places at the renewal.
    """

    __slots__ = ("given", "lent", "renewals", "starts")

    def __init__(self, starts: list[int]) -> None:
        super().__init__({})
        self.starts = starts
        self.given: dict[tuple[str, int], list[int]] = {}
        self.lent: list[tuple[int, int]] = []
        """Cards given before their time, each with the card that went in its stead."""
        self.renewals = 0

    def copy(self) -> "GivenCards":
        new = GivenCards(self.starts)
        new.count, new.renewals = self.count, self.renewals
        new.given = {cause: cards[:] for cause, cards in self.given.items()}
        new.lent = self.lent[:]
        return new

    def give(self, why: str, seat: int, cards: Iterable[int]) -> None:
        self.given.setdefault((why, seat), []).extend(cards)

    def left(self) -> dict[tuple[str, int], list[int]]:
        """What the engine has not asked for."""
        return {cause: cards for cause, cards in self.given.items() if cards}

    def shuffle(self, pile: list[int], why: str) -> None:
        self.count += 1
        if why == "start_worlds":
            pile[:] = [number for number in pile if number not in self.starts] + self.starts[::-1]
        elif why == "reshuffle":
            self.renewals += 1
            for card, instead in self.lent:
                if card not in pile:
                    raise ScriptError(f"card {card} is drawn, but it is in no pile")
                pile[pile.index(card)] = instead
            self.lent = []

    def draw(self, pile: list[int], how_many: int, seat: int, why: str) -> list[int]:
        self.count += 1
        given = self.given.get((why, seat), [])
        if len(given) < how_many:
            raise ScriptError(f"seat {seat} draws {how_many} for {why!r}, the transcript has {len(given)}")
        drawn, given[:how_many] = given[:how_many], []
        for card in drawn:
            if card in pile:
                pile.remove(card)
            else:
                self.lent.append((card, pile.pop()))
        return drawn


class _Replay:
    """One transcript beside the state it is played on."""

    def __init__(self, game: Game, data: Entry) -> None:
        self.game = game
        self.data = data
        self.where = "opening"
        self.round: Entry = {}
        self.judged: set[tuple[int, int]] = set()
        """The phases and seats of this round whose legal cards were compared."""
        components = game.components()["cards"]
        self.chance = GivenCards([components[start["world"]]["start"] for start in data["start"]])
        for seat, start in enumerate(data["start"]):
            self.draws("deal", seat, start["dealt"])
            self.draws(f"good:{start['world']}", seat, [start["good"]] if start["good"] else [])
        options = {"advanced": data["advanced"]}
        self.state: State = game.new(players=data["players"], options=options, chance=self.chance)

    def run(self) -> None:
        self.same("player order", list(range(self.data["players"])), self.state.view(None)["order"])
        for seat, start in enumerate(self.data["start"]):
            self.give(seat, Discard(tuple(start["discarded"])))
        self.compare_state(self.data["opening"])
        for round in self.data["rounds"]:
            self.round = round
            self.where = f"round {round['round']}"
            self.play_round()
            self.compare_state(round)
        self.compare_end()

    # Chance

    def draws(self, why: str, seat: int, cards: Iterable[str]) -> None:
        self.chance.give(why, seat, [self.game.component_number(card) for card in cards])

    def load_draws(self) -> None:
        """All cards drawn in this round, by cause; each cause is asked in the order of the phases."""
        self.chance.given = {}
        for phase in self.round["phases"]:
            for seat, entry in enumerate(phase["seats"]):
                for why, cards in DRAWS[phase["phase"]](entry):
                    self.draws(why, seat, cards)

    # Playing

    def same(self, what: str, expected: Any, found: Any) -> None:
        same(f"{self.where}, {what}", expected, found)

    def give(self, seat: int, action: Action) -> None:
        where = f"{self.where}, seat {seat}, {action.json()}"
        try:
            self.state.apply(seat, action)
        except Refused as refusal:
            raise Differs(where, "accepted", str(refusal)) from None
        except ScriptError as error:
            raise Differs(where, "the draws of the transcript", str(error)) from None

    def play_round(self) -> None:
        self.load_draws()
        self.judged = set()
        self.chance.renewals = 0
        for seat, actions in enumerate(self.round["actions"]):
            self.give(seat, Choose(tuple(actions)))
        while not self.state.over and self.state.view(None)["round"] == self.round["round"]:
            for seat in self.state.to_act:
                if seat in self.state.to_act:
                    self.answer(seat)
        self.same("cards the engine did not draw", {}, self.chance.left())
        self.same("cards drawn that are not in the pile", [], self.chance.lent)
        self.same("renewals of the pile", self.round["reshuffles"], self.chance.renewals)
        self.check_unasked()

    def answer(self, seat: int) -> None:
        decision = self.state.decision(seat)
        if decision.name == "discard_to_limit":
            self.give(seat, Discard(tuple(self.round["hand_limit"][seat])))
            return
        phases = self.state.view(None)["phases"]
        place = next(place for place, phase in enumerate(phases) if phase["when"] == "now")
        names = [phase["phase"] for phase in self.round["phases"]]
        self.same("phases", names, [phase["phase"] for phase in phases])
        entry = self.round["phases"][place]["seats"][seat]
        if decision.name in ("choose_development", "choose_world"):
            self.judge(place, seat, entry, decision)
        own = self.state.view(seat)["seats"][seat]
        self.give(seat, ANSWERS[decision.name](entry, own, decision))

    def judge(self, place: int, seat: int, entry: Entry, decision: Decision) -> None:
        """The legal cards, in both directions."""
        legal = sorted(data["card"] for action in decision.actions() if "card" in (data := action.json()))
        self.same(f"legal cards of seat {seat} in phase {place + 1}", sorted(entry["legal"]), legal)
        self.judged.add((place, seat))

    def check_unasked(self) -> None:
        """Whoever was not asked for a card had none to place."""
        for place, phase in enumerate(self.round["phases"]):
            for seat, entry in enumerate(phase["seats"]):
                if "legal" in entry and (place, seat) not in self.judged:
                    self.same(f"legal cards of seat {seat} in phase {place + 1}", entry["legal"], [])

    # Comparing

    def compare_state(self, expected: Entry) -> None:
        for seat, state in enumerate(expected["state"]):
            seen = self.state.view(seat)["seats"][seat]
            self.same(f"hand of seat {seat}", sorted(state["hand"]), sorted(seen["hand"]))
            self.same(f"tableau of seat {seat}", state["tableau"], [own["card"] for own in seen["tableau"]])
            goods = sorted(own["card"] for own in seen["tableau"] if own["good"])
            self.same(f"goods of seat {seat}", sorted(state["goods"]), goods)
            self.same(f"chips of seat {seat}", state["vp"], seen["vp"])
        view = self.state.view(None)
        self.same("pool", expected["pool"], view["pool"])
        self.same("size of the draw pile", expected["deck"], view["pile"])
        self.same("size of the discard pile", expected["discard"], view["discard_pile"])
        self.same("game over", expected["ended"], view["over"])

    def compare_end(self) -> None:
        self.where = "end"
        final, result = self.data["final"], self.state.result
        if result is None:
            raise Differs("end", "a result", None)
        for seat, expected in enumerate(final["scores"]):
            self.same(f"score of seat {seat}", expected["total"], result.scores[seat])
            worlds, developments, *six_cost, chips = [share.points for share in result.breakdown[seat]]
            parts = [expected["chips"], expected["cards"], expected["six_cost"]]
            self.same(f"parts of the score of seat {seat}", parts, [chips, worlds + developments, sum(six_cost)])
            seen = self.state.view(None)["seats"][seat]
            goods = sum(own["good"] is not None for own in seen["tableau"])
            self.same(f"tie-break of seat {seat}", expected["tiebreak"], seen["hand_count"] + goods)
        self.same("winners", final["winners"], list(result.winners))


# What each phase's entry says of draws: (cause, cards)


def _explore_draws(entry: Entry) -> Iterator[tuple[str, list[str]]]:
    yield "explore", entry["drawn"]


def _placing_draws(entry: Entry) -> Iterator[tuple[str, list[str]]]:
    if entry.get("good"):
        yield f"good:{entry['place']}", [entry["good"]]
    for draw in [*entry.get("before", ()), *entry["after"]]:
        yield ("settle_bonus" if draw["from"] == "bonus" else draw["from"]), draw["cards"]


def _consume_draws(entry: Entry) -> Iterator[tuple[str, list[str]]]:
    if entry["trade"]:
        yield "trade", entry["trade"]["cards"]
    for use in entry["uses"]:
        if use["effect"] == "lucky_draw":
            yield "gamble", [use["revealed"]]
        else:
            yield use["card"], use["cards"]


def _produce_draws(entry: Entry) -> Iterator[tuple[str, list[str]]]:
    for step in entry["steps"]:
        if "world" in step:
            yield f"good:{step['world']}", [step["good"]]
        else:
            yield step["by"], step["cards"]


DRAWS: dict[str, Callable[[Entry], Iterator[tuple[str, list[str]]]]] = {
    "explore": _explore_draws,
    "develop": _placing_draws,
    "settle": _placing_draws,
    "consume": _consume_draws,
    "produce": _produce_draws,
}


# How each question is answered from the entry, given what the seat sees of itself


def _develop(entry: Entry, own: Entry, decision: Decision) -> Action:
    return Develop(entry["place"]) if entry["place"] else PASS


def _settle(entry: Entry, own: Entry, decision: Decision) -> Action:
    return Settle(entry["place"]) if entry["place"] else PASS


def _place(entry: Entry, own: Entry, decision: Decision) -> Action:
    return Place(entry["how"], next(iter(entry["used"]), None))


def _pay(entry: Entry, own: Entry, decision: Decision) -> Action:
    return Pay(tuple(entry["paid"]))


def _use(entry: Entry, own: Entry, decision: Decision) -> Action:
    """The next power in the transcript's order that is not yet used."""
    for use in entry["uses"]:
        if f"{use['card']}/{use['effect']}" not in own["powers_used"]:
            return Use(use["card"], use["effect"])
    return END_CONSUME


def _in_use(entry: Entry, own: Entry) -> Entry:
    name = own["in_use"] or own["powers_used"][-1]
    for use in entry["uses"]:
        if name == f"{use['card']}/{use['effect']}":
            return dict(use)
    raise Differs("consume powers", [f"{use['card']}/{use['effect']}" for use in entry["uses"]], name)


def _windfall(entry: Entry, own: Entry, decision: Decision) -> Action:
    """Any windfall production of the transcript that is open now; none left: the bonus was declined."""
    legal = decision.actions()
    for step in entry["steps"]:
        if step["effect"] == "produce_windfall" and Produce(step["by"], step["world"]) in legal:
            return Produce(step["by"], step["world"])
    return NO_BONUS


ANSWERS: dict[str, Callable[[Entry, Entry, Decision], Action]] = {
    "keep": lambda entry, own, decision: Keep(tuple(entry["kept"])),
    "choose_development": _develop,
    "pay_development": _pay,
    "choose_world": _settle,
    "place_world": _place,
    "pay_world": _pay,
    "sell": lambda entry, own, decision: Sell(entry["trade"]["world"]),
    "use_power": _use,
    "spend": lambda entry, own, decision: Spend(tuple(_in_use(entry, own)["goods"])),
    "discard_for_points": lambda entry, own, decision: DiscardForPoints(tuple(_in_use(entry, own)["hand"])),
    "name_number": lambda entry, own, decision: Name(_in_use(entry, own)["number"]),
    "take_card": lambda entry, own, decision: TAKE if _in_use(entry, own)["taken"] else LEAVE,
    "windfall": _windfall,
}

FORMATS = {"race-transcript/1": play}
