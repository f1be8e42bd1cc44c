"""Phase II: Develop."""

import pytest
from games.race.moves import develop_alone, do, pass_all
from games.race.seen import asked, hand, legal, need, own, placeable, refusal, tableau
from games.race.table import FILLERS, seat, table

RICH = FILLERS[:7]


def cost(development: str, *powers: str, play: str = "develop") -> int:
    """What seat 0 pays for the development."""
    state = table(
        seat("old_earth", *powers, hand=[development, *RICH]),
        seat("new_sparta"),
        play=(play, "develop" if play != "develop" else "produce"),
    )
    develop_alone(state, development)
    return need(state, 0) if asked(state) == {0: "pay_development"} else 0


@pytest.mark.rule("RACE-070", "RACE-253", "RACE-258")
def test_interstellar_bank_draws_first() -> None:
    """Before cards are chosen, in player order, and whether or not a development is placed; the card is usable."""
    state = table(
        seat("new_sparta", "interstellar_bank", start=3),
        seat("old_earth", "interstellar_bank", hand=["space_marines"], start=0),
        play=("develop", "develop"),
        deck=["gem_world", "public_works"],
    )
    assert hand(state, 1) == ["gem_world", "space_marines"]
    assert hand(state, 0) == ["public_works"]
    assert placeable(state, 0) == ["public_works"]
    do(state, 0, "develop", card="public_works")
    do(state, 1, "develop", card="space_marines")
    assert hand(state, 1) == []
    assert tableau(state, 0) == ["new_sparta", "interstellar_bank", "public_works"]
    state = table(
        seat("old_earth", "interstellar_bank"), seat("new_sparta"), play=("develop", "develop"), deck=["gem_world"]
    )
    do(state, 0, "pass")
    assert hand(state, 0) == ["gem_world"]


@pytest.mark.rule("RACE-071", "RACE-164", "RACE-250", "RACE-251")
def test_cards_are_chosen_face_down_and_revealed_together() -> None:
    """Until the last choice nobody sees card or passing; the choice is the card alone."""
    state = table(
        seat("old_earth", hand=["space_marines", *FILLERS[:3]]),
        seat("new_sparta", hand=["public_works", *FILLERS[3:6]]),
        play=("develop", "develop"),
    )
    before = state.view(1)
    do(state, 0, "develop", card="space_marines")
    assert before["seats"] == state.view(1)["seats"]
    assert own(state, 0)["chosen"] == "space_marines"
    do(state, 1, "pass")
    assert state.view(1)["seats"][0]["placed"] == "space_marines"
    assert asked(state) == {0: "pay_development"}


@pytest.mark.rule("RACE-250")
def test_a_seat_with_no_fitting_card_is_asked_all_the_same() -> None:
    """Nobody learns that there was nothing to choose; only an empty hand, which all see, needs no question."""
    state = table(
        seat("old_earth", hand=["rebel_base"]), seat("new_sparta", hand=["gem_world"]), play=("develop", "develop")
    )
    assert asked(state) == {0: "choose_development", 1: "choose_development"}
    assert legal(state, 0) == [{"type": "pass"}]


@pytest.mark.rule("RACE-072", "RACE-082")
def test_placing_nothing_brings_nothing() -> None:
    """Passing is legal with a payable card; then there is neither bonus nor draw."""
    state = table(
        seat("old_earth", "public_works", hand=["space_marines", *FILLERS[:3]]),
        seat("new_sparta"),
        play=("develop", "develop"),
    )
    before = hand(state, 0)
    do(state, 0, "pass")
    assert before == hand(state, 0)
    assert asked(state) == {0: "choose_action", 1: "choose_action"}


@pytest.mark.rule("RACE-073", "RACE-076", "RACE-078")
def test_costs() -> None:
    """Printed cost, less powers, less one for the chooser."""
    assert (cost("space_marines"), cost("public_works")) == (1, 0)
    assert cost("space_marines", play="produce") == 2
    assert cost("trade_league", play="produce") == 6
    assert cost("trade_league", "investment_credits", play="produce") == 5
    assert cost("trade_league", "galactic_federation", play="produce") == 4
    assert cost("trade_league", "galactic_federation", "investment_credits") == 2
    assert cost("public_works", "galactic_federation") == 0


@pytest.mark.rule("RACE-073", "RACE-274")
def test_payment_goes_face_down_to_the_discard_pile() -> None:
    """Exactly the cost, from the hand, known to the payer only."""
    state = table(
        seat("old_earth", hand=["space_marines", *FILLERS[:4]]), seat("new_sparta"), play=("settle", "develop")
    )
    develop_alone(state, "space_marines")
    assert refusal(state, 0, "pay", cards=FILLERS[:1]).rule == "RACE-073"
    assert refusal(state, 0, "pay", cards=FILLERS[:3]).rule == "RACE-073"
    assert refusal(state, 0, "pay", cards=["gem_world", "spice_world"]).kind == "illegal"
    assert refusal(state, 0, "pay", cards=["gem_world", "no such card"]).kind == "malformed"
    do(state, 0, "pay", cards=FILLERS[:2])
    assert sorted(FILLERS[:2]) == sorted(own(state, 0)["discards"])
    assert state.view(1)["seats"][0]["discard_count"] == 2
    assert "discards" not in state.view(1)["seats"][0]


@pytest.mark.rule("RACE-074", "RACE-252")
def test_the_card_placed_does_not_pay_for_itself() -> None:
    """It lies in the tableau when the payment is asked, and cannot be taken back."""
    state = table(
        seat("old_earth", hand=["space_marines", "space_marines", *FILLERS[:2]]),
        seat("new_sparta"),
        play=("settle", "develop"),
    )
    develop_alone(state, "space_marines")
    assert tableau(state, 0) == ["old_earth", "space_marines"]
    assert hand(state, 0).count("space_marines") == 1
    assert refusal(state, 0, "pay", cards=["space_marines", "space_marines"]).kind == "illegal"
    assert not state.can_undo(0)


@pytest.mark.rule("RACE-075")
def test_what_cannot_be_paid_cannot_be_revealed() -> None:
    """With one other card a development of cost 2 is out of reach unless chosen."""
    held = ["space_marines", "rebel_base"]
    state = table(seat("old_earth", hand=held), seat("new_sparta"), play=("settle", "develop"))
    assert placeable(state, 0) == []
    assert refusal(state, 0, "develop", card="space_marines").rule == "RACE-075"
    assert [blocked["rule"] for blocked in state.decision(0).json()["blocked"]] == ["RACE-075"]
    state = table(seat("old_earth", hand=held), seat("new_sparta"), play=("develop", "settle"))
    assert placeable(state, 0) == ["space_marines"]


@pytest.mark.rule("RACE-071")
def test_only_developments_of_the_own_hand() -> None:
    """Worlds and cards of others are refused."""
    state = table(seat("old_earth", hand=["gem_world", *RICH]), seat("new_sparta"), play=("develop", "settle"))
    assert refusal(state, 0, "develop", card="gem_world").rule == "RACE-071"
    assert refusal(state, 0, "develop", card="public_works").rule == "RACE-071"
    assert refusal(state, 0, "develop", card="no such card").kind == "malformed"


@pytest.mark.rule("RACE-079")
def test_no_development_twice() -> None:
    """A design in the tableau cannot be placed again."""
    state = table(
        seat("old_earth", "space_marines", hand=["space_marines", *RICH]),
        seat("new_sparta"),
        play=("develop", "settle"),
    )
    assert "space_marines" not in placeable(state, 0)
    assert refusal(state, 0, "develop", card="space_marines").rule == "RACE-079"


@pytest.mark.rule("RACE-081", "RACE-258")
def test_public_works_draws_after_the_payment() -> None:
    """Its card cannot help to pay, and comes player by player after each payment."""
    state = table(
        seat("old_earth", "public_works", hand=["space_marines", *FILLERS[:2]]),
        seat("new_sparta", "public_works", hand=["space_marines", *FILLERS[2:4]]),
        play=("develop", "develop"),
        deck=["gem_world", "spice_world"],
    )
    do(state, 0, "develop", card="space_marines")
    do(state, 1, "develop", card="space_marines")
    do(state, 1, "pay", cards=[FILLERS[2]])
    assert "gem_world" not in hand(state, 0)
    do(state, 0, "pay", cards=[FILLERS[0]])
    assert sorted(["gem_world", FILLERS[1]]) == hand(state, 0)
    assert sorted(["spice_world", FILLERS[3]]) == hand(state, 1)


@pytest.mark.rule("RACE-258", "RACE-270")
def test_the_second_payment_is_not_yet_discarded_when_the_first_draws() -> None:
    """The pile runs out on the first player's draw: their own payment is in the renewal, the second player's is not."""
    state = table(
        seat("old_earth", "public_works", hand=["space_marines", *FILLERS[:3]]),
        seat("new_sparta", hand=["space_marines", *FILLERS[3:6]]),
        play=("develop", "develop"),
        deck=["gem_world"],
    )
    state.pile = state.pile[-1:]
    do(state, 0, "develop", card="space_marines")
    do(state, 1, "develop", card="space_marines")
    do(state, 0, "pay", cards=[FILLERS[0]])
    do(state, 1, "pay", cards=[FILLERS[3]])
    assert (state.view(0)["pile"], state.view(0)["discard_pile"]) == (1, 1)


def test_the_preview_names_every_discount_and_its_card() -> None:
    """Printed cost, each discount with its card, the bonus, what is left to pay, and the draw after."""
    state = table(
        seat("old_earth", "investment_credits", "public_works", hand=["trade_league", *RICH]),
        seat("new_sparta"),
        play=("develop", "settle"),
    )
    option = next(one for one in state.decision(0).json()["options"] if one["action"].get("card") == "trade_league")
    keys = [line["key"].removeprefix("race-preview-") for line in option["preview"]]
    assert keys == ["cost", "discount", "develop-bonus", "pay", "draw"]
    assert option["preview"][1]["args"]["card"] == {"card": "investment_credits"}
    assert option["preview"][3]["args"]["number"] == 4
    pass_all(state, "none")
    develop_alone(state, "trade_league")
    assert option["preview"] == state.decision(0).json()["preview"]
