"""Hand limit, end of the game, scoring, ranking."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from games.race.moves import do, pass_all
from games.race.seen import asked, ending, goods, hand, own, refusal, tableau
from games.race.table import FILLERS, GAME, seat, table

from sternhafen.games.race.model import Player
from sternhafen.games.race.rules.round import TECHNICAL_LIMIT
from sternhafen.games.race.rules.scoring import printed, score, six_cost

SCORES = Path(__file__).parent / "data" / "scores.jsonl.gz"
ELEVEN = (
    "new_sparta", "artist_colony", "gem_world", "spice_world", "space_port", "comet_zone", "mining_world",
    "plague_world", "distant_world", "public_works", "space_marines",
)  # fmt: skip


def player(*tableau: str, chips: int = 0) -> Player:
    made = Player()
    made.tableau = [GAME.component_number(name) for name in tableau]
    made.vp = chips
    return made


def six(development: str, *others: str, chips: int = 0) -> int:
    """What the six-cost development scores beside these cards."""
    found = six_cost(GAME.box, player(development, *others, chips=chips))
    return dict(found)[GAME.component_number(development)]


def finished(*seats: dict[str, Any]) -> Any:
    """A game that ends at once: a round of nothing with an empty pool."""
    state = table(*seats, pool=0)
    for who in range(len(seats)):
        do(state, who, "choose", actions=["settle"])
    pass_all(state, "choose_world")
    assert state.result is not None
    return state


@pytest.mark.rule("RACE-192", "RACE-193", "RACE-263")
def test_hand_limit() -> None:
    """Down to ten after the last phase, cards of choice, all at the same time; goods do not count."""
    held = (*FILLERS, *ELEVEN[1:5])
    state = table(
        seat("new_sparta", "refugee_world", hand=held[:12], goods=["refugee_world"]),
        seat("old_earth", hand=[*held[12:], *ELEVEN[5:]]),
        play=("consume_2x", "consume_2x"),
    )
    assert asked(state) == {0: "discard_to_limit", 1: "discard_to_limit"}
    assert refusal(state, 0, "discard", cards=held[:1]).rule == "RACE-192"
    do(state, 0, "discard", cards=held[:2])
    assert state.view(1)["seats"][0]["hand_count"] == 12
    assert sorted(held[2:12]) == hand(state, 0)
    assert goods(state, 0) == ["refugee_world"]
    do(state, 1, "discard", cards=hand(state, 1)[10:])
    state = table(seat("new_sparta", hand=held[:10]), seat("old_earth", hand=held[10:]))
    for who in (0, 1):
        do(state, who, "choose", actions=["consume_2x"])
    assert asked(state) == {0: "choose_action", 1: "choose_action"}
    assert "discarded_to_limit" not in [event.type for event in state.events]


@pytest.mark.rule("RACE-192")
def test_no_limit_during_the_round() -> None:
    """Eleven cards in hand before a phase are all usable in it."""
    state = table(seat("new_sparta", hand=FILLERS[:11]), seat("old_earth"), play=("settle", "settle"))
    assert asked(state) == {0: "choose_world"}
    assert own(state, 0)["hand_count"] == 11


@pytest.mark.rule("RACE-202", "RACE-204", "RACE-205", "RACE-206")
def test_twelve_cards_end_the_game_after_the_round() -> None:
    """The start world counts, goods do not; the round is played to its end, hand limit included."""
    state = table(
        seat(*ELEVEN, hand=["refugee_world", *FILLERS[:12]], goods=["artist_colony"]),
        seat("old_earth"),
        play=("settle", "produce"),
    )
    assert not state.over
    do(state, 0, "settle", card="refugee_world")
    assert len(tableau(state, 0)) == 12
    assert asked(state) == {0: "discard_to_limit"}
    assert "gem_world" in goods(state, 0)
    count = own(state, 0)["hand_count"]
    do(state, 0, "discard", cards=hand(state, 0)[: count - 10])
    assert ending(state) == "race-end-full"
    assert ("ended", (0,)) == (state.events[-1].type, state.events[-1].facts["winners"])
    state = table(seat(*ELEVEN, goods=["artist_colony"]), seat("old_earth"), play=("settle", "settle"))
    assert not state.over


@pytest.mark.rule("RACE-203", "RACE-205")
def test_an_empty_pool_ends_the_game_after_the_round() -> None:
    """Exactly 0 counts; Produce of the same round is still played."""
    state = table(
        seat("new_sparta", "public_works", "artist_colony", goods=["artist_colony"]),
        seat("old_earth"),
        play=("consume_trade", "produce"),
        pool=1,
    )
    assert state.pool == 1
    state = table(
        seat("new_sparta", "public_works", "artist_colony", goods=["artist_colony"]),
        seat("old_earth"),
        play=("consume_2x", "produce"),
        pool=2,
    )
    assert state.pool == 0
    assert goods(state, 0) == ["artist_colony"]
    assert ending(state) == "race-end-pool"


@pytest.mark.rule("RACE-207")
def test_more_than_twelve_cards() -> None:
    """A development and a world in the last round make 13."""
    state = table(
        seat(*ELEVEN, hand=["refugee_world", "export_duties", "rebel_base"]),
        seat("old_earth"),
        play=("develop", "settle"),
    )
    do(state, 0, "develop", card="export_duties")
    do(state, 0, "settle", card="refugee_world")
    assert len(tableau(state, 0)) == 13
    assert state.over


@pytest.mark.rule("RACE-202", "RACE-203")
def test_both_ends_at_once() -> None:
    """The reason names both."""
    state = finished(seat(*ELEVEN, "tourist_world"), seat("old_earth"))
    assert ending(state) == "race-end-both"


@pytest.mark.rule("RACE-208", "RACE-209")
def test_score() -> None:
    """Printed VP, chips and six-cost developments; hand and goods score nothing."""
    state = finished(
        seat("new_sparta", "terraformed_world", "galactic_federation", vp=7, hand=FILLERS[:5]),
        seat("old_earth", "refugee_world", goods=["refugee_world"]),
    )
    assert state.result.scores == (7 + 1 + 5 + 2, 2 + 1)
    assert [share.points for share in state.result.breakdown[0]] == [6, 0, 2, 7]


@pytest.mark.rule("RACE-210", "RACE-211", "RACE-212", "RACE-277", "RACE-278")
@pytest.mark.parametrize(
    ("chips", "hands", "ranks"),
    [
        ((5, 4, 3), (0, 5, 9), (1, 2, 3)),
        ((5, 5, 3), (1, 2, 9), (2, 1, 3)),
        ((5, 5, 5), (2, 2, 1), (1, 1, 3)),
        ((5, 4, 4), (0, 1, 1), (1, 2, 2)),
        ((5, 5, 5), (1, 2, 2), (3, 1, 1)),
    ],
)
def test_ranking(chips: tuple[int, ...], hands: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    """The highest score, then hand cards plus goods; equal seats share the place, and the victory."""
    held = iter(FILLERS)
    seats = [
        seat(
            "pilgrimage_world" if who == 0 else ("tourist_world", "merchant_world")[who - 1],
            vp=vp,
            hand=[next(held) for _ in range(number)],
        )
        for who, (vp, number) in enumerate(zip(chips, hands, strict=True))
    ]
    state = finished(*seats)
    assert ranks == state.result.ranks
    assert tuple(who for who, rank in enumerate(ranks) if rank == 1) == state.result.winners


@pytest.mark.rule("RACE-211")
def test_goods_count_in_the_tie_break() -> None:
    """A good breaks the tie as a hand card does; both worlds are worth the same."""
    state = finished(
        seat("new_sparta", "refugee_world", goods=["refugee_world"]), seat("epsilon_eridani", "artist_colony", hand=[])
    )
    assert state.result.winners == (0,)
    assert state.result.scores[0] == state.result.scores[1]


# Six-cost developments


@pytest.mark.rule("RACE-213")
def test_each_card_once_by_the_first_term_that_fits() -> None:
    """A rebel genes world scores 2 for Pan-Galactic League as a genes world, not 1 more as a military one."""
    assert six("pan_galactic_league", "rebel_warrior_race") == 2
    assert six("galactic_federation", "public_works") == 2 + 1


@pytest.mark.rule("RACE-214")
def test_developments_score_independently() -> None:
    """One rebel world scores for two developments."""
    made = player("galactic_imperium", "pan_galactic_league", "rebel_base")
    assert [vp for _, vp in six_cost(GAME.box, made)] == [2, 1]


@pytest.mark.rule("RACE-215")
def test_alien_tech_institute() -> None:
    worlds = ("alien_robotic_factory", "deserted_alien_colony", "alien_rosetta_stone_world", "gem_world")
    assert six("alien_tech_institute", *worlds) == 2 + 3 + 2 + 2


@pytest.mark.rule("RACE-216")
def test_free_trade_association() -> None:
    cards = ("gem_world", "refugee_world", "consumer_markets", "expanding_colony", "comet_zone")
    assert six("free_trade_association", *cards) == 2 + 1 + 2 + 2


@pytest.mark.rule("RACE-217")
def test_galactic_federation() -> None:
    assert six("galactic_federation", "trade_league", "public_works", "drop_ships", "gem_world") == 2 + 2 + 1 + 1


@pytest.mark.rule("RACE-218")
def test_galactic_imperium() -> None:
    assert six("galactic_imperium", "rebel_base", "outlaw_world", "gem_world") == 2 + 1


@pytest.mark.rule("RACE-219")
def test_galactic_renaissance() -> None:
    assert [six("galactic_renaissance", chips=chips) for chips in (2, 5, 6)] == [0, 1, 2]
    assert six("galactic_renaissance", "research_labs", "galactic_trendsetters", "artist_colony", "gem_world") == 9


@pytest.mark.rule("RACE-220")
def test_galactic_survey_seti() -> None:
    cards = ("expedition_force", "star_nomad_lair", "malevolent_lifeforms", "gem_world", "public_works")
    assert six("galactic_survey_seti", *cards) == 1 + 1 + 2 + 2 + 1


@pytest.mark.rule("RACE-221")
def test_merchant_guild() -> None:
    worlds = ("gem_world", "comet_zone", "plague_world", "alien_robotic_factory", "refugee_world", "old_earth")
    assert six("merchant_guild", *worlds) == 8


@pytest.mark.rule("RACE-222")
def test_mining_league() -> None:
    cards = ("comet_zone", "radioactive_world", "mining_robots", "mining_conglomerate", "gem_world")
    assert six("mining_league", *cards) == 2 + 1 + 2 + 2


@pytest.mark.rule("RACE-223", "RACE-224")
def test_new_economy() -> None:
    """Consume powers only: Trade League, Black Market, hand discards and Gambling World have one, Export Duties not."""
    developments = ("trade_league", "deficit_spending", "export_duties")
    worlds = ("black_market_trading_world", "merchant_world", "gambling_world", "gem_world", "galactic_engineers")
    assert six("new_economy", *developments, *worlds) == 2 + 2 + 2 + 3


@pytest.mark.rule("RACE-225", "RACE-226")
def test_new_galactic_order() -> None:
    """Total Military with negative powers; neither specialized nor temporary; down to -2."""
    assert six("new_galactic_order", "drop_ships", "empath_world") == 2 + 3 - 1
    assert six("new_galactic_order", "new_military_tactics", "alpha_centauri", "galactic_imperium") == 2
    negative = ("contact_specialist", "empath_world", "refugee_world", "pan_galactic_league")
    assert six("new_galactic_order", *negative) == -2


@pytest.mark.rule("RACE-227")
def test_pan_galactic_league() -> None:
    cards = ("empath_world", "plague_world", "avian_uplift_race", "rebel_base", "contact_specialist", "gem_world")
    assert six("pan_galactic_league", *cards) == 2 + 2 + 2 + 1 + 3


@pytest.mark.rule("RACE-228")
def test_trade_league() -> None:
    """Trade powers only: Black Market Trading World has none."""
    cards = ("export_duties", "spice_world", "pirate_world", "black_market_trading_world", "gem_world")
    assert six("trade_league", *cards) == 2 + 2 + 1 + 1


@pytest.mark.rule("RACE-229")
def test_the_start_world_counts_where_it_fits() -> None:
    assert six("galactic_imperium", "new_sparta") == 1
    assert six("merchant_guild", "earths_lost_colony") == 2


def samples() -> list[list[Any]]:
    return [json.loads(line) for line in gzip.decompress(SCORES.read_bytes()).splitlines()]


def test_two_hundred_final_tableaus() -> None:
    """The score an independent program gave them."""
    assert len(samples()) == 200
    for expected, chips, *names in samples():
        made = player(*names, chips=chips)
        assert expected == score(GAME.box, made)
        parts = [printed(GAME.box, made, worlds) for worlds in (True, False)]
        assert expected == chips + sum(parts) + sum(vp for _, vp in six_cost(GAME.box, made))


@pytest.mark.rule("RACE-230")
def test_the_technical_limit_is_reported_as_such() -> None:
    """Seats that never place anything are stopped after a technical number of rounds, and the result says so."""
    state = table(seat("new_sparta"), seat("old_earth"))
    rounds = 0
    while not state.over:
        rounds += 1
        for who in (0, 1):
            do(state, who, "choose", actions=["consume_2x"])
    assert rounds == TECHNICAL_LIMIT
    assert ending(state) == "race-end-technical"
    assert TECHNICAL_LIMIT > 30
