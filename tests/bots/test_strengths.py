"""The strengths of every game: they use no hidden knowledge, keep to their limits, and say what they think."""

from random import Random
from typing import Any

import pytest

import sternhafen
from sternhafen import State, bots
from sternhafen.bots import Limits
from sternhafen.bots.registry import instinct_of
from sternhafen.bots.solarius_admiral import Commodore
from sternhafen.bots.solarius_known import BELIEF
from sternhafen.bots.solarius_lines import lines
from sternhafen.bots.solarius_search import different
from sternhafen.games.solarius.model import SolariusState
from sternhafen.training import Plan, run

EVERY = {"jumpdrive": 8, "race": 8, "trucker": 39, "solarius": 33}
"""After how many decisions a moment is looked at, by game; long games have enough of them."""
GAMES = tuple(EVERY)
FEW = Limits(0.01, counted=True)


def moments(game: str, players: int, seed: int, every: int) -> list[tuple[State, int]]:
    """States of one game among Pilots with a seat to act, sealed choices half made included."""
    state: State = sternhafen.game(game).new(players=players, seed=seed)
    seats = [bots.make(state.game, "pilot", seed) for _ in range(players)]
    found: list[tuple[State, int]] = []
    while not state.over:
        seat = state.to_act[-1] if state.moves % 2 else state.to_act[0]
        if state.moves % every == 0:
            found += [(state.copy(), other) for other in state.to_act]
        state.apply(seat, bots.ask(seats[seat], state, seat))
    return found


def strengths_of(game: str) -> tuple[str, ...]:
    return bots.names(game)[1:]


@pytest.mark.parametrize("game", GAMES)
def test_bots_know_only_what_their_seat_may_know(game: str) -> None:
    """Two states that differ only in what is hidden from a seat give the same move, for every strength."""
    for state, seat in moments(game, 3, 5, EVERY[game])[::2]:
        others = [state.determinize(seat, Random(seed)) for seed in (1, 2)]
        assert others[0].position() != others[1].position()
        for strength in strengths_of(game):
            moves = {bots.ask(bots.make(state.game, strength, 7), other, seat, FEW) for other in others}
            assert 1 == len(moves), (strength, state.decision(seat).name)


@pytest.mark.parametrize("game", ["jumpdrive", "race"])
def test_sealed_choices_half_made_are_among_the_moments(game: str) -> None:
    """Otherwise the test above would prove too little where all choose at once."""
    assert any(state.sealed and state.moves > state.opened for state, _ in moments(game, 3, 5, EVERY[game])[::2])


@pytest.mark.parametrize("game", GAMES)
def test_explanations_list_legal_moves_with_chances_the_best_first(game: str) -> None:
    """Chances lie between 0 and 1, and that of the first move is the highest."""
    for state, seat in moments(game, 2, 3, EVERY[game]):
        for strength in strengths_of(game)[1:]:
            advice = bots.explain(bots.make(state.game, strength, 4), state, seat, FEW)
            chances = [one.chance for one in advice]
            assert advice
            assert all(state.decision(seat).allows(one.action) for one in advice)
            assert 0 <= min(chances) <= max(chances) == chances[0] <= 1


@pytest.mark.parametrize("game", ["jumpdrive", "race"])
def test_the_first_move_explained_is_the_one_played(game: str) -> None:
    for state, seat in moments(game, 2, 3, EVERY[game]):
        for strength in strengths_of(game)[1:]:
            advice = bots.explain(bots.make(state.game, strength, 4), state, seat, FEW)
            assert bots.ask(bots.make(state.game, strength, 4), state, seat, FEW) == advice[0].action


@pytest.mark.parametrize("game", ["jumpdrive", "race"])
def test_a_counted_limit_bounds_the_tries(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many moves are tried as are usual in that time, and not one more."""
    captain: Any = bots.make(sternhafen.game(game), "captain", 1)
    tries: list[Any] = []
    play_on = captain._played_on
    monkeypatch.setattr(captain, "_played_on", lambda *asked: (tries.append(asked), play_on(*asked))[1])
    allowed = round(FEW.seconds * captain.instinct.pace)
    for state, seat in moments(game, 2, 8, 13):
        tries.clear()
        bots.ask(captain, state, seat, FEW)
        assert len(tries) <= allowed


@pytest.mark.parametrize("game", GAMES)
def test_without_any_time_a_thinking_bot_still_moves(game: str) -> None:
    """It falls back on its instinct."""
    state = sternhafen.game(game).new(players=2, seed=2)
    seat = state.to_act[0]
    for strength in set(strengths_of(game)[2:]):
        move = bots.ask(bots.make(state.game, strength, 1), state, seat, Limits(0.0))
        assert state.decision(seat).allows(move)


@pytest.mark.parametrize("flight", ["learning", "I", "III", "trek"])
def test_every_strength_plays_every_flight(flight: str) -> None:
    """To the end, even the Cadet, who builds with errors now and then."""
    finish("trucker", flight=flight)


@pytest.mark.parametrize("building", ["relaxed", "real_time"])
def test_every_strength_builds_at_any_pace(building: str) -> None:
    finish("trucker", building=building)


@pytest.mark.parametrize("start", ["start_cards", "free"])
def test_every_strength_plays_solarius(start: str) -> None:
    finish("solarius", start=start)


@pytest.mark.parametrize("start", ["standard", "first_game"])
def test_every_strength_plays_the_advanced_game_for_two(start: str) -> None:
    """Race with two action cards a round comes to its end."""
    finish("race", 2, advanced=True, start=start)


def finish(game: str, players: int = 4, **options: Any) -> None:
    """One game with a bot of each strength, or of the strongest."""
    rules = sternhafen.game(game)
    names = strengths_of(game)[-players:]
    state = rules.new(players=len(names), seed=3, options=options)
    seats = [bots.make(rules, name, place) for place, name in enumerate(names)]
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, bots.ask(seats[seat], state, seat, Limits(0.002, counted=True)))
    assert state.result is not None


def test_ships_are_built_at_first_sight() -> None:
    """Admiral trusts its eye in the yard; Captain does too, unless it is in haste."""
    rules, differ = sternhafen.game("trucker"), 0
    for state, seat in moments("trucker", 2, 3, 7):
        if state.decision(seat).name not in ("yard", "hold"):
            continue
        at_sight = bots.ask(bots.make(rules, "greedy", 4), state, seat, FEW)
        assert bots.ask(bots.make(rules, "admiral", 4), state, seat, FEW) == at_sight
        differ += bots.ask(bots.make(rules, "captain", state.moves), state, seat, FEW) != at_sight
    assert differ


def test_a_net_for_solarius_starts_from_the_rule_of_thumb() -> None:
    """Before it has learned anything it ranks lines as the rule of thumb does, nearly."""
    game = sternhafen.game("solarius")
    net = run.fresh_net(Plan("solarius"))
    commodore = Commodore(game, Random(1), instinct_of(game), net)
    for state, seat in moments("solarius", 2, 3, 29):
        assert isinstance(state, SolariusState)
        found = different(lines(state, seat, 3))
        judged = commodore.judged(seat, state, [line.state for line in found])
        assert abs(BELIEF * (found[0].worth - found[-1].worth) - (judged[0] - judged[-1])) < 1.5
