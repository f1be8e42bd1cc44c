"""War Propaganda changes hands (JD-115 to JD-122)."""

import pytest
from games.jumpdrive.moves import place
from games.jumpdrive.seen import seen, tableau, told
from games.jumpdrive.table import choose, filler, play_round, seat, settle, table

SURVEY = place("survey_team")
PROPAGANDA = "war_propaganda"
OWNED = {
    0: [], 1: ["blaster_gem_mines"], 2: ["space_marines"], 3: ["drop_ships"], 4: ["drop_ships", "former_penal_colony"],
}  # fmt: skip


def owners_after(*tableaus: list[str], dealer: int = 0) -> list[int]:
    """How many each seat has after everybody took a Survey Team (one +1 for each)."""
    state = table(*(seat(tableau=own) for own in tableaus), dealer=dealer)
    choose(state, dict.fromkeys(range(len(tableaus)), SURVEY))
    return [tableau(state, number).count(PROPAGANDA) for number in range(len(tableaus))]


@pytest.mark.rule("JD-115")
def test_what_counts_as_strength_in_the_check() -> None:
    """Symbols and Uplift Mercenary Force count, strength against certain worlds does not."""
    assert [1, 0] == owners_after([PROPAGANDA], ["alien_technology_institute", "galactic_imperium"])
    assert [0, 1] == owners_after([PROPAGANDA], ["uplift_mercenary_force", "uplift_researchers"])
    assert [0, 1] == owners_after([PROPAGANDA], ["space_marines"])


@pytest.mark.rule("JD-116")
def test_it_goes_to_the_strongest_and_a_tied_owner_keeps_it() -> None:
    """The owner must give it to the strongest; even jointly highest, the owner keeps it."""
    assert [0, 0, 1] == owners_after([PROPAGANDA], OWNED[1], OWNED[2])
    assert [1, 0, 0] == owners_after([PROPAGANDA], OWNED[1], OWNED[0])
    assert [0, 1] == owners_after(OWNED[1], [PROPAGANDA])


@pytest.mark.rule("JD-117")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_of_several_strongest_the_nearest_to_the_owners_left(dealer: int) -> None:
    """Counted from the owner, whoever is dealer."""
    assert [0, 1, 0, 0] == owners_after([PROPAGANDA], ["drop_ships"], [], ["drop_ships"], dealer=dealer)
    assert [0, 0, 0, 1] == owners_after([], ["drop_ships"], [PROPAGANDA], ["drop_ships"], dealer=dealer)
    assert [1, 0, 0, 0] == owners_after(["drop_ships"], ["drop_ships"], [], [PROPAGANDA], dealer=dealer)


@pytest.mark.rule("JD-118")
def test_both_copies_are_checked_at_the_same_time() -> None:
    """Seats 1 and 3 tie above both owners: each copy goes to its owner's left, though one move breaks the tie."""
    state = table(
        seat(tableau=[PROPAGANDA]),
        seat(tableau=["drop_ships"]),
        seat(tableau=[PROPAGANDA]),
        seat(tableau=["space_marines", "blaster_gem_mines"]),
    )
    events = choose(state, dict.fromkeys(range(4), SURVEY))
    moves = told(events, "handed_on")
    assert [(0, {"card": PROPAGANDA, "to": 1}), (2, {"card": PROPAGANDA, "to": 3})] == moves


@pytest.mark.rule("JD-119")
def test_its_own_symbol_counts_for_the_owner() -> None:
    """Owner with War Propaganda alone has 1 and ties with an opponent's 1."""
    assert [1, 0] == owners_after([PROPAGANDA], OWNED[1])
    assert [0, 1] == owners_after([PROPAGANDA], OWNED[2])


@pytest.mark.rule("JD-120")
def test_the_check_is_made_in_the_round_it_is_placed() -> None:
    """Placed beside a stronger opponent it goes over at once and scores there."""
    state = table(seat([PROPAGANDA, *filler(2)]), seat(tableau=["drop_ships"]))
    choose(state, {0: place(PROPAGANDA), 1: SURVEY})
    settle(state)
    assert [[], ["drop_ships", "survey_team", PROPAGANDA]] == [tableau(state, 0), tableau(state, 1)]
    assert [0, 4] == seen(state, "score")


@pytest.mark.rule("JD-121", "JD-025")
def test_the_new_owner_has_all_of_it() -> None:
    """The new owner scores 3, draws 1, has the +1 and one more development; the old one nothing of it."""
    state = table(seat(tableau=[PROPAGANDA]), seat(tableau=["drop_ships", "galactic_federation"]))
    assert [1, 3] == seen(state, "strength")
    events = choose(state, {0: SURVEY, 1: SURVEY})
    assert [1, 5] == seen(state, "strength")
    assert [(0, {"points": 0, "total": 0}), (1, {"points": 3 + 1 + 2 * 4 + 1, "total": 13})] == told(events, "scored")
    assert [(1, {"number": 2}), (0, {"number": 1})] == told(events, "drew_income")


@pytest.mark.rule("JD-122", "JD-118")
def test_one_player_may_hold_both() -> None:
    """Both copies can come to one player, who scores both; and both can leave one owner together."""
    assert [0, 0, 2] == owners_after([PROPAGANDA], [PROPAGANDA], OWNED[3])
    assert [0, 0, 2] == owners_after([PROPAGANDA, PROPAGANDA], [], OWNED[3])
    state = table(seat(), seat(tableau=[PROPAGANDA, PROPAGANDA]))
    play_round(state, {0: SURVEY, 1: SURVEY})
    assert [0, 6] == seen(state, "score")
