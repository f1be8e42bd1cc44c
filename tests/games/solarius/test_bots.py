"""The greedy bot: it plans whole turns, beats random play, and sees no more than its seat."""

from random import Random
from typing import Any, cast

import pytest
from bots.games_among_bots import finish, moments
from games.solarius.seen import me
from games.solarius.tables import GAME, at, table

import sternhafen
from sternhafen import bots
from sternhafen.bots import Limits
from sternhafen.bots.levels.turns import TurnCaptain, different
from sternhafen.bots.levels.turns_admiral import TurnAdmiral
from sternhafen.bots.registry import instinct_of
from sternhafen.core.instinct import TurnInstinct
from sternhafen.games.solarius import actions
from sternhafen.games.solarius.instinct import begins, turns_begun
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.planning.lines import lines
from sternhafen.games.solarius.planning.net_inputs import BELIEF
from sternhafen.games.solarius.rules.round import ROUNDS
from sternhafen.training import Plan, run


def played(names: list[str], seed: int, start: str = "start_cards") -> SolariusState:
    state: SolariusState = GAME.new(players=len(names), seed=seed, options={"start": start})
    seats = [bots.make(GAME, name, seed=seed + number) for number, name in enumerate(names)]
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, bots.ask(seats[seat], state, seat))
    return state


@pytest.mark.parametrize("start", ["start_cards", "free"])
def test_greedy_beats_random(start: str) -> None:
    """By far, with both kinds of start."""
    state = played(["greedy", "random"], 3, start)
    assert state.result is not None
    assert state.result.scores[0] > state.result.scores[1] + 10


def test_a_seed_makes_it_repeat_itself() -> None:
    assert played(["greedy", "random"], 5).record() == played(["greedy", "random"], 5).record()


def test_it_sees_no_more_than_its_seat() -> None:
    """With hidden cards, planets and hubs dealt anew, the same bot decides the same."""
    state = table({"hand": ["P01", "P05"]}, {"hand": ["P02"]})
    other = state.determinize(0, Random(9))
    first, second = (bots.ask(bots.make(GAME, "greedy", seed=4), one, 0) for one in (state, other))
    assert first.type_name() == second.type_name()


def test_it_takes_what_lies_before_it() -> None:
    """A payable mission under the ship is fulfilled, a payable planet completed."""
    rows = {"yellow": "1 II 3/0/0", "turquoise": "1 II 3/0/0"}
    state = at(["arrival"], {"ship": "8,-3", "rows": rows, "open": ["P01"]}, round=4)
    bot = bots.make(GAME, "greedy", seed=1)
    while state.to_act == (0,):
        state.apply(0, bots.ask(bot, state, 0))
    assert me(state).done == [GAME.component_number("P01")]
    state = at(["wrap_up"], {"left": ["BK6"], "fuel": 5}, round=4)
    while state.to_act == (0,):
        state.apply(0, bots.ask(bot, state, 0))
    assert not me(state).left


@pytest.mark.parametrize("start", ["start_cards", "free"])
def test_every_strength_plays_solarius(start: str) -> None:
    finish("solarius", start=start)


def test_a_net_for_solarius_starts_from_the_rule_of_thumb() -> None:
    """Before it has learned anything it ranks lines as the rule of thumb does, nearly."""
    game = sternhafen.game("solarius")
    net = run.fresh_net(Plan("solarius"))
    instinct = instinct_of(game)
    assert isinstance(instinct, TurnInstinct)
    admiral = TurnAdmiral(game, Random(1), instinct, net)
    for state, seat in moments("solarius", 2, 3, 29):
        assert isinstance(state, SolariusState)
        found = different(lines(state, seat, 3))
        judged = admiral.judged(seat, state, [line.state for line in found])
        assert abs(BELIEF * (found[0].worth - found[-1].worth) - (judged[0] - judged[-1])) < 1.5


def beginnings() -> list[tuple[Any, int]]:
    """Moments in which a seat is about to begin a turn."""
    return [
        (state, seat)
        for state, seat in moments("solarius", 3, 3, 29)
        if isinstance(state, SolariusState) and begins(state, seat)
    ]


def test_a_plan_is_followed_until_its_seat_has_another_turn() -> None:
    """All others have had theirs by then; in the last round the game has ended."""
    instinct: Any = instinct_of(sternhafen.game("solarius"))
    seen = set()
    for state, seat in beginnings():
        after = instinct.replied(state, seat, instinct.plans(state, seat)[0])
        seen.add(state.round == ROUNDS)
        if state.round == ROUNDS:
            assert after.over
        else:
            assert begins(after, seat)
            assert turns_begun(state, seat) + 1 == turns_begun(after, seat)
    assert {True, False} == seen


def test_captain_follows_a_plan_to_the_next_round() -> None:
    """To the first turn of its seat there, or to the end."""
    instinct: Any = instinct_of(sternhafen.game("solarius"))
    for state, seat in beginnings():
        after = instinct.played_on(state, seat, instinct.plans(state, seat)[0])
        assert after.over or (begins(after, seat) and after.round == state.round + 1)


def test_no_more_than_two_plans_of_a_gist_are_followed_while_there_are_others() -> None:
    """Plans that take the same die and fly to the same place come behind those that differ; none is lost."""
    game = sternhafen.game("solarius")
    admiral: Any = bots.make(game, "admiral", 1)
    fly, other = actions.Fly("0,1"), actions.Fly("0,2")
    alike = [(actions.END_TURN, fly, action) for action in (actions.DRAW, actions.SETTLE, actions.EXPLORE)]
    plans = [*alike, (actions.END_TURN, other), (actions.DRAW, fly)]
    assert [*alike[:2], *plans[3:], alike[2]] == admiral.chosen(plans, 9)
    assert 3 == len(admiral.chosen(plans, 3))


def test_admiral_follows_more_plans_than_captain() -> None:
    """It follows them less far, so there is time for twice as many; with more time for more plans and more worlds."""
    game = sternhafen.game("solarius")
    captain, admiral = (cast(TurnCaptain, bots.make(game, name, 1)) for name in ("captain", "admiral"))
    assert [(4, 2), (8, 2)] == [bot.effort(Limits(0.05)) for bot in (captain, admiral)]
    assert (16, 20) == admiral.effort(Limits(1.0))


def test_with_time_to_look_ahead_bots_know_only_what_their_seat_may_know() -> None:
    """And the same seed gives the same move."""
    for state, seat in moments("solarius", 2, 2, 41)[:3]:
        others = [state.determinize(seat, Random(seed)) for seed in (1, 2)]
        for strength in ("captain", "admiral"):
            moves = {
                bots.ask(bots.make(state.game, strength, 7), other, seat, Limits(0.03, counted=True))
                for other in (*others, others[0])
            }
            assert 1 == len(moves)


def test_earlier_levels_look_no_further_than_their_turn() -> None:
    game = sternhafen.game("solarius")
    looking: list[Any] = [bots.make(game, name, 1) for name in ("captain", "admiral", "captain@0.1", "admiral@0.1")]
    assert [True, True, False, False] == [bot.tries(Limits(0.05)) > 0 for bot in looking]
