"""Plays `solarius-transcript/1` files: whole games with every decision, every chance result, states and checks."""

from collections.abc import Callable
from copy import copy
from typing import Any

from sternhafen.core.errors import Refused, ScriptError
from sternhafen.core.game import Game
from sternhafen.core.plain import Json
from sternhafen.core.transcript import Differs, same
from sternhafen.games.solarius.actions import DECLINE
from sternhafen.games.solarius.game import SolariusMission
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.transcripts import checks as checks
from sternhafen.games.solarius.transcripts.chance import GivenChance, given_setup
from sternhafen.games.solarius.transcripts.forms import score_forms, state_form
from sternhafen.games.solarius.transcripts.steps import Impossible, Replay

Data = Json


def play(game: Game, transcript: Data) -> None:
    """Play one transcript; raise `Differs` at the first difference."""
    assert isinstance(game, SolariusMission)
    state = begin(watching(game), transcript["setup"])
    same_parts("opening", transcript["opening"], state_form(snapshot(state, "round")))
    for round in transcript["rounds"]:
        where = f"round {round['round']}"
        play_round(state, round, where)
        closed = state if state.over else snapshot(state, "round")
        same_parts(f"{where}, state at its end", round["state"], state_form(closed))
        for seat, (expected, found) in enumerate(zip(round["scores_now"], score_forms(closed), strict=True)):
            same_parts(f"{where}, scores of seat {seat}", expected, found)
    compare_final(state, transcript["final"])


def watching(game: SolariusMission) -> SolariusMission:
    """The same game, which notes the states at the ends of turns and rounds before it plays on by itself."""
    watched = copy(game)
    kept = {name: noting(name, step) for name, step in game.steps.items() if name in ("round", "turn", "end_of_round")}
    watched.steps = {**game.steps, **kept}  # type: ignore[misc]
    return watched


def noting(name: str, step: Callable[..., None]) -> Callable[..., None]:
    def noted(state: SolariusState, *args: Any) -> None:
        snapshots = given(state).snapshots
        if name == "round":
            snapshots["round"] = state.copy()
        else:  # a round may end and the next begin without a decision: the end of the turn is the first of them
            snapshots.setdefault("turn", state.copy())
        step(state, *args)

    return noted


def snapshot(state: SolariusState, name: str) -> SolariusState:
    found: SolariusState = given(state).snapshots[name]
    return found


def same_parts(where: str, expected: Any, found: Any) -> None:
    """Compare part by part, so that the difference named is small."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key in expected:
            same_parts(f"{where}, {key}", expected[key], found.get(key))
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for number, (one, other) in enumerate(zip(expected, found, strict=True)):
            same_parts(f"{where}, {number}", one, other)
    else:
        same(where, expected, found)


def begin(game: SolariusMission, setup: Data) -> SolariusState:
    """The state before round 1, with all choices of a free start made."""
    chance = given_setup(game.box, setup)
    state: SolariusState = game.new(players=setup["players"], options={"start": setup["kind"]}, chance=chance)
    if setup["kind"] == "free":
        for seat, given in enumerate(setup["seats"]):
            state.apply(seat, {"type": "keep", "cards": given["keep"]})
        for seat, given in enumerate(setup["seats"]):
            state.apply(seat, {"type": "push", "colour": given["push"]})
            state.apply(seat, {"type": "raise", "colour": given["upgrade"]})
    return state


def play_round(state: SolariusState, round: Data, where: str) -> None:
    same(f"{where}, hub", round["hub"], state.box.tile_ids[state.erected()[-1]])
    for bonus in round["hub_bonuses"]:
        play_steps(state, bonus, f"{where}, hub bonus", in_turn=False)
    for number, turn in enumerate(round["turns"], 1):
        here = f"{where}, turn {number} (seat {turn['seat']})"
        same(here, [turn["seat"]], list(state.to_act))
        same(here, turn["seat"], state.turn)
        given(state).snapshots.pop("turn", None)
        play_steps(state, turn, here, in_turn=True)
        same_parts(f"{here}, state after it", turn["state"], state_form(snapshot(state, "turn")))
    for end in round["end"]:
        play_steps(state, end, f"{where}, end (seat {end['seat']})", in_turn=False)
        leave_open(state, end["seat"])


def leave_open(state: SolariusState, seat: int) -> None:
    """Whatever a seat may still do at the end of a round is declined."""
    while seat in state.to_act and state.turn != seat and state.decision(seat).name in ("stations", "last_planets"):
        state.apply(seat, DECLINE)


def play_steps(state: SolariusState, part: Data, where: str, in_turn: bool) -> None:
    """Carry out the steps of a turn, with the checks due before each and after the last."""
    steps, due = part["steps"], part.get("checks", [])
    replay = Replay(state, part["seat"], in_turn)
    for place in range(len(steps) + 1):
        for check in due:
            if check["at"] == place:
                run_check(replay, check, f"{where}, check after step {place}")
        if place == len(steps):
            return
        here = f"{where}, step {place + 1}"
        try:
            replay.step(steps[place])
        except (Refused, Impossible, ScriptError) as refusal:
            raise Differs(here, steps[place], str(refusal)) from refusal
        same(f"{here}, cards drawn", [], given(state).cards)


def given(state: SolariusState) -> GivenChance:
    assert isinstance(state.chance, GivenChance)
    return state.chance


def run_check(replay: Replay, check: Data, where: str) -> None:
    if check["kind"] == "probe":
        found: Any = replay.allows(check["step"])
        same(f"{where}, {check['step']} is legal", check["legal"], found)
        return
    where = f"{where}, {check['kind']}"
    expected, found = check["value"], checks.CHECKS[check["kind"]](replay.state, replay.seat)
    same(where, checks.comparable(expected), checks.comparable(found))


def compare_final(state: SolariusState, final: Data) -> None:
    if state.result is None:
        raise Differs("end", "the game is over", "it is not")
    for seat, (expected, found) in enumerate(zip(final["scores"], score_forms(state), strict=True)):
        for category, points in expected.items():
            same(f"final scoring, seat {seat}, {category}", points, found[category])
        same(f"final scoring, seat {seat}, total", expected["total"], state.result.scores[seat])
    same("winners", final["winners"], list(state.result.winners))


FORMATS = {"solarius-transcript/1": play}
