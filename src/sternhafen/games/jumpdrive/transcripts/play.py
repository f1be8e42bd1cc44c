"""Plays `jumpdrive-transcript/1` files: whole games with every decision, every chance result and all legal choices."""

from collections.abc import Iterable
from typing import Any

from sternhafen.core.chance import ScriptedChance
from sternhafen.core.decision import Decision
from sternhafen.core.errors import Refused
from sternhafen.core.game import Game
from sternhafen.core.plain import DecisionData, Json
from sternhafen.core.state import State
from sternhafen.core.transcript import Differs, same
from sternhafen.games.jumpdrive.actions import NO_SECOND_WORLD, Discard, Explore, Pay, Place, SecondWorld

WAYS = {
    "jumpdrive-preview-pay": "pay",
    "jumpdrive-preview-conquer": "conquer",
    "jumpdrive-preview-contact": "contact",
}


def play(game: Game, data: Json) -> None:
    """Play one transcript; raise `Differs` at the first difference."""
    options = {"start": data["start"]}
    state = game.new(players=data["players"], options=options, chance=ScriptedChance(_script(game, data)))
    _Replay(state, data).run()


def _script(game: Game, data: Json) -> dict[str, list[list[int]]]:
    setup = data["setup"]
    script = {"first_dealer": [[setup["first_dealer"]]]}
    pile = list(setup["pile"])
    if data["start"] == "first_game":
        letters = setup["letters"] + [letter for letter in "ABCD" if letter not in setup["letters"]]
        script["letters"] = [["ABCD".index(letter) for letter in letters]]
    else:
        pile = [card for dealt in setup["dealt"] for card in dealt] + pile
    script["pile"] = [_numbers(game, pile)]
    reshuffles = [reshuffle["order"] for round in data["rounds"] for reshuffle in round["reshuffles"]]
    script["reshuffle"] = [_numbers(game, order) for order in reshuffles]
    return script


def _numbers(game: Game, names: Iterable[str]) -> list[int]:
    return [game.component_number(name) for name in names]


class _Replay:
    """One transcript beside the state it is played on."""

    def __init__(self, state: State, data: Json) -> None:
        self.state = state
        self.data = data
        self.where = "opening"

    def run(self) -> None:
        for seat, discarded in enumerate(self.data["setup"]["discarded"]):
            if discarded:
                self.give(seat, Discard(tuple(discarded)))
        self.compare_state(self.data["opening"])
        for round in self.data["rounds"]:
            self.where = f"round {round['round']}"
            self.play_round(round)
            self.compare_state(round)
        self.compare_end()

    def same(self, what: str, expected: Any, found: Any) -> None:
        same(f"{self.where}, {what}", expected, found)

    def give(self, seat: int, action: Any) -> None:
        try:
            self.state.apply(seat, action)
        except Refused as refusal:
            raise Differs(f"{self.where}, seat {seat}, {action.json()}", "accepted", str(refusal)) from None

    def asked(self, seat: int, name: str) -> Decision | None:
        """The decision of that name, if it is what the seat is asked now."""
        if seat in self.state.to_act:
            decision = self.state.decision(seat)
            if decision.name == name:
                return decision
        return None

    def play_round(self, round: Json) -> None:
        self.same("dealer", round["dealer"], self.state.view(None)["dealer"])
        for seat, legal in enumerate(round["legal"]):
            self.same(f"legal choices of seat {seat}", legal, legal_choices(self.state.decision(seat).json()))
        for seat, choice in enumerate(round["choice"]):
            cards = tuple(card for card in choice if card is not None)
            self.give(seat, Place(cards) if cards else Explore())
        for seat, place in enumerate(round["place"]):
            self.place(seat, place or {})
        for seat, explore in enumerate(round["explore"]):
            self.explore(seat, explore)
        for entry in round["second"]:
            self.second(entry)
        for seat, cards in enumerate(round["hand_limit"]):
            decision = self.asked(seat, "discard_to_limit")
            self.same(f"seat {seat} is over the hand limit", bool(cards), decision is not None)
            if cards:
                self.give(seat, Discard(tuple(cards)))

    def place(self, seat: int, place: Json) -> None:
        if place.get("dev") and self.asked(seat, "pay_development"):
            self.give(seat, Pay(tuple(place["dev"]["paid"])))
        world = place.get("world")
        if not world:
            return
        decision = self.asked(seat, "way_of_world")
        if decision:
            hows = sorted(action.json()["type"] for action in decision.actions())
            self.same(f"ways to place the world of seat {seat}", world["hows"], hows)
            self.give(seat, next(action for action in decision.actions() if action.json()["type"] == world["how"]))
        else:
            self.same(f"ways to place the world of seat {seat}", 1, len(world["hows"]))
        if self.asked(seat, "pay_world"):
            self.give(seat, Pay(tuple(world["paid"])))

    def explore(self, seat: int, explore: Json | None) -> None:
        if self.asked(seat, "explorer_discard"):
            self.same(f"seat {seat} explores", True, explore is not None)
            assert explore is not None
            self.give(seat, Discard(tuple(explore["discarded"])))

    def second(self, entry: Json) -> None:
        seat = entry["seat"]
        self.same("seat asked for a second world", (seat,), self.state.to_act)
        decision = self.asked(seat, "choose_second_world")
        self.same(f"seat {seat} is asked for a second world", True, decision is not None)
        assert decision is not None
        hand = sorted(self.state.view(seat)["seats"][seat]["hand"])
        self.same(f"hand of seat {seat} before the second world", entry["hand"], hand)
        self.same(f"second worlds of seat {seat}", entry["legal"], second_worlds(decision.json()))
        if entry["world"] is None:
            self.give(seat, NO_SECOND_WORLD)
            return
        self.give(seat, SecondWorld(entry["world"], entry["how"]))
        if self.asked(seat, "pay_second_world"):
            self.give(seat, Pay(tuple(entry["paid"])))

    def compare_state(self, expected: Json) -> None:
        for seat in range(len(expected["state"])):
            self.compare_seat(seat, expected)
        view = self.state.view(None)
        self.same("size of the draw pile", expected["pile"], view["pile"])
        self.same("size of the discard pile", expected["heap"], view["discard_pile"])
        self.same("game over", expected.get("ended", False), view["over"])

    def compare_seat(self, seat: int, expected: Json) -> None:
        seen, state = self.state.view(seat)["seats"][seat], expected["state"][seat]
        self.same(f"hand of seat {seat}", state["hand"], sorted(seen["hand"]))
        self.same(f"tableau of seat {seat}", state["tableau"], [own["card"] for own in seen["tableau"]])
        self.same(f"points of seat {seat}", state["vp"], seen["score"])
        if "vp" in expected:
            found = [[own["card"], own["vp"]] for own in seen["tableau"]]
            self.same(f"points of the cards of seat {seat}", [entry[:2] for entry in expected["vp"][seat]], found)
        if expected.get("income"):
            found = [[own["card"], own["income"]] for own in seen["tableau"]]
            entries = [entry[:2] for entry in expected["income"]["entries"][seat]]
            self.same(f"income of the cards of seat {seat}", entries, found)

    def compare_end(self) -> None:
        self.where = "end"
        final, result = self.data["final"], self.state.result
        self.same("game over", True, result is not None)
        assert result is not None
        self.same("points", final["vp"], list(result.scores))
        self.same("places", final["rank"], list(result.ranks))
        self.same("winners", final["winners"], list(result.winners))
        for seat, tie_break in enumerate(final["tie_break"]):
            seen = self.state.view(None)["seats"][seat]
            self.same(f"hand of seat {seat}", tie_break["hand"], seen["hand_count"])
            self.same(f"income of seat {seat}", tie_break["income"], seen["income"])


def legal_choices(decision: DecisionData) -> list[list[Any]]:
    """Every choice besides exploring as [dev, world, way, dev cost, world cost], read off the previews."""
    found: list[list[Any]] = []
    for pick in decision["sets"] or ():
        prices = [(line["args"], WAYS[line["key"]]) for line in pick["preview"] if line["key"] in WAYS]
        dev = next(
            ((args["card"]["card"], args["number"]) for args, way in prices if args["kind"] == "development"),
            None,
        )
        worlds: list[tuple[Any, Any, Any]] = [
            (args["card"]["card"], way, args["number"]) for args, way in prices if args["kind"] == "world"
        ]
        name, cost = dev or (None, 0)
        for world, way, price in worlds or [(None, None, 0)]:
            found.append([name, world, way, cost, price])
    return sorted(found, key=lambda entry: [entry[0] or "", entry[1] or "", entry[2] or ""])


def second_worlds(decision: DecisionData) -> list[list[Any]]:
    """Every second world as [world, way, cost], read off the options."""
    options = [option for option in decision["options"] if option["action"]["type"] == "second_world"]
    return sorted(
        [option["action"]["card"], option["action"]["how"], option["label"]["args"]["number"]] for option in options
    )


FORMATS = {"jumpdrive-transcript/1": play}
