"""The bots of Race for the Galaxy."""

from typing import Any

import pytest
from bots.games_among_bots import finish
from games.race.moves import do
from games.race.table import FILLERS, GAME, seat, table

from sternhafen import bots
from sternhafen.bots import registry


def play(names: list[str], seed: int, options: dict[str, Any]) -> Any:
    state = GAME.new(players=len(names), seed=seed, options=options)
    players = [bots.make(GAME, name, seed) for name in names]
    while not state.over:
        for who in state.to_act:
            state.apply(who, bots.ask(players[who], state, who))
    return state


def test_greedy_beats_random() -> None:
    """In at least 95 of 100 games for two, on both seats."""
    games, won = 40, 0.0
    for seed in range(games):
        greedy = seed % 2
        names = ["random", "random"]
        names[greedy] = "greedy"
        winners = play(names, seed, {}).result.winners
        won += (greedy in winners) / len(winners)
    assert won >= 0.95 * games


@pytest.mark.parametrize(
    ("players", "options", "shortest", "longest"),
    [
        (2, {}, 10, 16),
        (3, {}, 9, 15),
        (4, {}, 9, 14),
        (2, {"advanced": True}, 6, 12),
        (3, {"start": "first_game"}, 9, 15),
    ],
)
def test_greedy_games_have_a_sensible_length(
    players: int, options: dict[str, Any], shortest: int, longest: int
) -> None:
    """Mean number of rounds near that of strong play; no game is stopped by the technical limit."""
    games = [play(["greedy"] * players, seed, options) for seed in range(12)]
    assert shortest <= sum(state.round for state in games) / len(games) <= longest
    assert all(state.result.reason.key != "race-end-technical" for state in games)


def test_greedy_conquers_for_free_rather_than_paying() -> None:
    """With Military enough it keeps its cards."""
    state = table(
        seat("new_sparta", "contact_specialist", "space_marines", hand=["aquatic_uplift_race", *FILLERS[:3]]),
        seat("old_earth", hand=["gem_world"]),
        play=("settle", "settle"),
    )
    do(state, 0, "settle", card="aquatic_uplift_race")
    do(state, 1, "pass")
    assert bots.ask(bots.make(GAME, "greedy", 1), state, 0).json() == {"type": "place", "how": "conquer", "using": None}


@pytest.mark.parametrize("start", ["standard", "first_game"])
def test_every_strength_plays_the_advanced_game_for_two(start: str) -> None:
    """Race with two action cards a round comes to its end."""
    finish("race", 2, advanced=True, start=start)


@pytest.mark.parametrize(
    ("hand", "thought"),
    [
        (FILLERS[:3], {"explore_5", "explore_1_1"}),
        ((*FILLERS[:2], "deserted_alien_library"), {"explore_5", "explore_1_1", "consume_trade"}),
    ],
)
def test_admiral_gives_no_thought_to_actions_that_bring_nothing(hand: tuple[str, ...], thought: set[str]) -> None:
    """With nothing to place, sell or produce it explores; but a good may come with a windfall world, to be sold."""
    state = table(seat("new_sparta", hand=hand), seat("old_earth", hand=FILLERS[8:12]))
    found = registry.instinct_of(GAME).practised().candidates(state, 0)
    assert thought == {action.json()["actions"][0] for action in found}
