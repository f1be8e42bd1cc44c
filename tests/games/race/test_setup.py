"""Setting up, the standard start and the first game."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from games.race.moves import do
from games.race.seen import legal, own, refusal, tableau
from games.race.table import CARDS, GAME, seat, table

from sternhafen import Refused, State
from sternhafen.games.race.rules.setup import player_order


def new(players: int, seed: int = 1, **options: Any) -> State:
    state: State = GAME.new(players=players, seed=seed, options=options)
    return state


def everything(state: Any) -> Counter[str]:
    """Every card of the box, wherever it lies."""
    found = list(state.pile) + state.discard_pile
    for player in state.seats:
        found += player.hand + player.in_play + list(player.goods.values()) + player.drawn
    return Counter(GAME.component_name(card) for card in found)


BOX = Counter({name: card["copies"] for name, card in CARDS.items()})


@pytest.mark.rule("RACE-001")
@pytest.mark.parametrize("players", [1, 5])
def test_for_two_to_four_players(players: int) -> None:
    """One or five players are refused."""
    with pytest.raises(Refused) as refused:
        new(players)
    assert refused.value.kind == "malformed"
    assert list(GAME.players) == [2, 3, 4]


@pytest.mark.rule("RACE-004", "RACE-005", "RACE-007", "RACE-008", "RACE-010", "RACE-015")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_standard_start(players: int) -> None:
    """12 points per player in one pool of mere value, a start world each, six cards; the rest lies face down."""
    state = new(players)
    view = state.view(None)
    assert 12 * players == view["pool"]
    starts = [tableau(state, who) for who in range(players)]
    assert all(len(own) == 1 and CARDS[own[0]]["start"] is not None for own in starts)
    assert players == len({own[0] for own in starts})
    goods = sum(own == ["alpha_centauri"] for own in starts)
    assert (114 - players - 6 * players - goods, 0) == (view["pile"], view["discard_pile"])
    assert [6] * players == [view["seats"][who]["hand_count"] for who in range(players)]
    assert not any("hand" in entry or "deck" in entry for entry in (view, *view["seats"]))
    assert everything(state) == BOX


@pytest.mark.rule("RACE-007", "RACE-249")
def test_start_worlds_are_dealt_at_random() -> None:
    """Over many deals every seat gets every start world."""
    dealt = {(who, tableau(state, who)[0]) for seed in range(60) if (state := new(4, seed)) for who in range(4)}
    assert len(dealt) == 20


@pytest.mark.rule("RACE-010", "RACE-011", "RACE-248", "RACE-274")
def test_starting_discards_are_simultaneous_and_secret() -> None:
    """Two of six, chosen with all start worlds open; the others learn only how many."""
    state = new(3)
    assert state.to_act == (0, 1, 2)
    assert len(legal(state, 0)) == 15
    first = sorted(own(state, 0)["hand"])[:2]
    assert refusal(state, 0, "discard", cards=first[:1]).rule == "RACE-010"
    do(state, 0, "discard", cards=first)
    assert first == sorted(own(state, 0)["discards"])
    assert state.view(1)["seats"][0]["hand_count"] == 6
    for who in (1, 2):
        state.apply(who, state.decision(who).sample(Random(1)))
    seen = state.view(1)["seats"][0]
    assert (seen["hand_count"], seen["discard_count"]) == (4, 2)
    assert "discards" not in seen
    assert all(len(tableau(state, who)) == 1 for who in range(3))


@pytest.mark.rule("RACE-009")
def test_a_start_world_in_hand_is_an_ordinary_world() -> None:
    """It is placed at its cost, or pays for another card."""
    held = ["alpha_centauri", "old_earth", "rebel_base", "rebel_outpost"]
    state = table(seat("new_sparta", hand=held), seat("epsilon_eridani"))
    for who in (0, 1):
        do(state, who, "choose", actions=["settle"])
    do(state, 0, "settle", card="alpha_centauri")
    do(state, 0, "pay", cards=["old_earth", "rebel_base"])
    assert tableau(state, 0) == ["new_sparta", "alpha_centauri"]


@pytest.mark.rule("RACE-012", "RACE-013", "RACE-014")
def test_only_alpha_centauri_begins_with_a_good() -> None:
    """Its good comes off the pile after the hands; Earth's Lost Colony begins empty."""
    seen = set()
    for seed in range(30):
        state: Any = new(4, seed)
        for who, player in enumerate(state.seats):
            name = tableau(state, who)[0]
            seen.add(name)
            assert (name == "alpha_centauri") == bool(player.goods)
    assert {"alpha_centauri", "earths_lost_colony"} <= seen


@pytest.mark.rule("RACE-012", "RACE-014")
def test_the_first_good_lies_below_the_hands() -> None:
    """With a given pile the good of Alpha Centauri is the first card after those dealt."""
    from sternhafen.core.chance import ScriptedChance

    deck = [number for number in GAME.box.pile if number not in GAME.box.start_worlds[2:4]]
    script = {"start_worlds": [[2, 3, 0, 1, 4]], "pile": [deck]}
    state = GAME.new(players=2, chance=ScriptedChance(script))
    assert deck[:12] == state.seats[0].hand + state.seats[1].hand
    assert [deck[12]] == list(state.seats[0].goods.values())


@pytest.mark.rule("RACE-016", "RACE-017", "RACE-018", "RACE-020", "RACE-247")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_game(players: int) -> None:
    """Start worlds 1 to n, shuffled; each hand carries the number of its world; no discards; the rest is the pile."""
    orders = set()
    for seed in range(12):
        state: Any = new(players, seed, start="first_game")
        assert state.decision(0).name == "choose_action"
        starts = [player.start for player in state.seats]
        orders.add(tuple(starts))
        assert list(range(1, players + 1)) == sorted(starts)
        for who, number in enumerate(starts):
            preset = {name for name, card in CARDS.items() if card["preset_hand"] == number}
            assert preset == set(own(state, who)["hand"])
            assert len(own(state, who)["hand"]) == 4
        assert everything(state) == BOX
        assert not state.discard_pile
    assert len(orders) > 1


@pytest.mark.rule("RACE-161", "RACE-249")
def test_player_order_is_a_rotation() -> None:
    """Seats with the start worlds 3, 0, 4, 1 play in the order 0, 4, 1, 3 of start worlds."""
    starts = [3, 0, 4, 1]
    assert [starts[who] for who in player_order(starts)] == [0, 4, 1, 3]


@pytest.mark.rule("RACE-161", "RACE-162")
def test_player_order_is_that_of_the_deal_for_good() -> None:
    """It begins at the lowest start world as dealt, and a start world placed later changes nothing."""
    state: Any = new(4, 3)
    starts = [player.start for player in state.seats]
    first = starts.index(min(starts))
    assert [(first + place) % 4 for place in range(4)] == state.view(0)["order"]
    seats = (seat("new_sparta", hand=["alpha_centauri", "old_earth"], start=3), seat("epsilon_eridani", start=1))
    later = table(*seats, play=("settle", "settle"))
    do(later, 0, "pass")
    assert later.view(0)["order"] == [1, 0]
    later = table(
        seat("new_sparta", "replicant_robots", hand=["old_earth", "rebel_base", "rebel_outpost"], start=3),
        seat("epsilon_eridani", start=1),
        play=("settle", "settle"),
    )
    do(later, 0, "settle", card="old_earth")
    do(later, 0, "pay", cards=["rebel_base"])
    assert "old_earth" in tableau(later, 0)
    assert later.view(0)["order"] == [1, 0]
