"""The round: secret choice, phases in order, bonus, powers in general."""

from random import Random

import pytest
from games.race.moves import develop_alone, do, pass_all, settle_alone
from games.race.seen import asked, goods, hand, legal, need, own, placeable, refusal, tableau
from games.race.table import FILLERS, GAME, seat, table

ALL = ["explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_2x", "produce"]


@pytest.mark.rule("RACE-006", "RACE-031")
def test_one_of_seven_action_cards() -> None:
    """Everybody has the same seven and chooses exactly one of them."""
    state = table(seat("old_earth"), seat("new_sparta"))
    for who in (0, 1):
        assert [{"type": "choose", "actions": [name]} for name in ALL] == [
            {**action, "actions": list(action["actions"])} for action in legal(state, who)
        ]
    assert refusal(state, 0, "choose", actions=["settle", "produce"]).rule == "RACE-031"
    assert refusal(state, 0, "choose", actions=["rest"]).kind == "malformed"


@pytest.mark.rule("RACE-031", "RACE-233")
@pytest.mark.parametrize("advanced", [False, True])
def test_choices_are_revealed_together(advanced: bool) -> None:
    """While one has chosen and the other has not, nobody sees the choice; then both are open."""
    state = table(seat("old_earth", hand=["gem_world"]), seat("new_sparta"), advanced=advanced)
    chosen = ["settle", "produce"] if advanced else ["settle"]
    do(state, 0, "choose", actions=chosen)
    assert [] == state.view(1)["seats"][0]["actions"] == state.view(None)["seats"][0]["actions"]
    assert chosen == own(state, 0)["actions"]
    do(state, 1, "choose", actions=chosen)
    assert chosen == state.view(1)["seats"][0]["actions"]


@pytest.mark.rule("RACE-030", "RACE-032", "RACE-033", "RACE-035", "RACE-037")
def test_phases_of_the_round() -> None:
    """The chosen phases in their order, each once; the others are skipped; choosers share a phase."""
    seats = [seat("old_earth"), seat("new_sparta"), seat("epsilon_eridani"), seat("alpha_centauri")]
    state = table(*seats, play=("produce", "explore_1_1", "explore_5", "develop"))
    seen = [(phase["phase"], phase["choosers"]) for phase in state.view(None)["phases"]]
    assert seen == [("explore", [1, 2]), ("develop", [3]), ("produce", [0])]
    state = table(*seats, play=("consume_2x", "consume_trade", "settle", "settle"), deck=FILLERS)
    seen = [(phase["phase"], phase["choosers"]) for phase in state.view(None)["phases"]]
    assert seen == [] or seen == [("settle", [2, 3]), ("consume", [0, 1])]


@pytest.mark.rule("RACE-030", "RACE-038")
def test_a_round_ends_with_the_hand_limit_and_a_new_choice() -> None:
    """After the last phase come the hand limit and the next round, with all action cards in hand again."""
    state = table(seat("old_earth", hand=FILLERS[:11]), seat("new_sparta"), play=("consume_2x", "consume_2x"))
    assert asked(state) == {0: "discard_to_limit"}
    do(state, 0, "discard", cards=[FILLERS[0]])
    assert asked(state) == {0: "choose_action", 1: "choose_action"}
    assert state.round == 2
    assert own(state, 0)["actions"] == []
    for who in (0, 1):
        do(state, who, "choose", actions=["consume_2x"])
    assert state.round == 3


@pytest.mark.rule("RACE-034", "RACE-036")
def test_everybody_plays_a_chosen_phase_but_only_choosers_get_the_bonus() -> None:
    """Both develop; the chooser pays one card less."""
    mine, theirs = ["space_marines", *FILLERS[:3]], ["space_marines", *FILLERS[3:6]]
    state = table(seat("old_earth", hand=mine), seat("new_sparta", hand=theirs), play=("develop", "produce"))
    assert asked(state) == {0: "choose_development", 1: "choose_development"}
    for who in (0, 1):
        do(state, who, "develop", card="space_marines")
    assert (need(state, 0), need(state, 1)) == (1, 2)


@pytest.mark.rule("RACE-035")
def test_each_of_several_choosers_gets_the_bonus() -> None:
    """Both chose Settle: one phase, a card for each."""
    state = table(
        seat("old_earth", hand=["refugee_world"]),
        seat("new_sparta", hand=["pilgrimage_world"]),
        play=("settle", "settle"),
        deck=["gem_world", "spice_world", "space_port"],
    )
    do(state, 0, "settle", card="refugee_world")
    do(state, 1, "settle", card="pilgrimage_world")
    assert (hand(state, 0), hand(state, 1)) == (["spice_world"], ["space_port"])


@pytest.mark.rule("RACE-039", "RACE-040")
def test_any_card_pays_one_and_any_card_is_a_good() -> None:
    """A six-cost development pays as much as a cheap world; a good's kind is its world's."""
    state = table(
        seat("old_earth", hand=["radioactive_world", "trade_league", "refugee_world", "gem_world"]),
        seat("new_sparta"),
        play=("settle", "produce"),
        deck=["merchant_guild"],
    )
    settle_alone(state, "radioactive_world")
    do(state, 0, "pay", cards=["trade_league", "refugee_world"])
    card = next(card for card in own(state, 0)["tableau"] if card["card"] == "radioactive_world")
    assert card["good"] == "rare"


@pytest.mark.rule("RACE-045")
def test_powers_add_up() -> None:
    """Investment Credits and Galactic Federation: 3 less, and 1 more off for the chooser."""
    state = table(
        seat("old_earth", "investment_credits", "galactic_federation", hand=["trade_league", *FILLERS[:3]]),
        seat("new_sparta"),
        play=("develop", "produce"),
    )
    develop_alone(state, "trade_league")
    assert need(state, 0) == 2


@pytest.mark.rule("RACE-046")
def test_a_power_changes_only_its_own_rule() -> None:
    """A discount for developments leaves worlds alone."""
    state = table(
        seat("old_earth", "investment_credits", hand=["gem_world", *FILLERS[:3]]),
        seat("new_sparta"),
        play=("settle", "produce"),
    )
    settle_alone(state, "gem_world")
    assert need(state, 0) == 2


@pytest.mark.rule("RACE-047", "RACE-048")
def test_a_power_works_from_the_next_phase_on() -> None:
    """Public Works draws nothing for itself; a production world settled now produces in the same round."""
    state = table(
        seat("old_earth", hand=["public_works", "rebel_base"]),
        seat("new_sparta"),
        play=("develop", "develop"),
        deck=["gem_world"],
    )
    develop_alone(state, "public_works")
    assert hand(state, 0) == ["rebel_base"]
    state = table(
        seat("old_earth", hand=["artist_colony", "rebel_base"]), seat("new_sparta"), play=("settle", "produce")
    )
    settle_alone(state, "artist_colony")
    assert goods(state, 0) == ["artist_colony"]


@pytest.mark.rule("RACE-047")
def test_military_of_a_world_does_not_help_in_its_own_phase() -> None:
    """A card laid out in Settle gives no Military in that phase; it does so afterwards."""
    state = table(
        seat("old_earth", "space_marines", hand=["former_penal_colony", *FILLERS[:1]]),
        seat("new_sparta", hand=["gem_world", *FILLERS[1:3]]),
        play=("settle", "produce"),
    )
    do(state, 0, "settle", card="former_penal_colony")
    do(state, 1, "settle", card="gem_world")
    assert {who: name for who, name in asked(state).items() if who == 0 and name != "choose_action"} == {}
    assert own(state, 0)["military"] == 3


@pytest.mark.rule("RACE-049")
def test_points_and_place_count_at_once() -> None:
    """A card just laid out counts for score and tableau before its powers work."""
    state = table(
        seat("old_earth", hand=["terraformed_world", *FILLERS[:6]]), seat("new_sparta"), play=("settle", "produce")
    )
    settle_alone(state, "terraformed_world")
    assert asked(state) == {0: "pay_world"}
    assert tableau(state, 0) == ["old_earth", "terraformed_world"]
    assert own(state, 0)["score"] == 2 + 5


@pytest.mark.rule("RACE-050", "RACE-058", "RACE-144")
def test_powers_are_a_must_unless_they_say_may() -> None:
    """A consume power that can be used must be; of all powers only the listed ones are free."""
    state = table(
        seat("old_earth", "deficit_spending", "artist_colony", hand=["gem_world"], goods=["artist_colony"]),
        seat("new_sparta"),
        play=("consume_2x", "produce"),
    )
    assert refusal(state, 0, "end_consume").rule == "RACE-144"
    do(state, 0, "use", card="old_earth", power="consume")
    assert {"type": "end_consume"} in legal(state, 0)
    optional = {power.card for power in GAME.box.consumptions if power.optional}
    assert {"deficit_spending", "merchant_world"} == {GAME.component_name(card) for card in optional}


@pytest.mark.rule("RACE-051", "RACE-129")
def test_a_may_power_is_forced_when_the_card_needs_it() -> None:
    """Without cards to pay, the revealed world takes the Colony Ship."""
    state = table(seat("old_earth", "colony_ship", hand=["gem_world"]), seat("new_sparta"), play=("settle", "settle"))
    settle_alone(state, "gem_world")
    assert tableau(state, 0) == ["old_earth", "gem_world"]


@pytest.mark.rule("RACE-052", "RACE-149")
def test_the_owner_picks_the_order() -> None:
    """With one good and two powers, either may be first."""
    state = table(
        seat("old_earth", "public_works", "artist_colony", goods=["artist_colony"]),
        seat("new_sparta"),
        play=("consume_2x", "produce"),
    )
    assert {"old_earth", "public_works"} == {action["card"] for action in legal(state, 0)}


@pytest.mark.rule("RACE-053", "RACE-150")
def test_a_power_once_begun_is_completed() -> None:
    """After choosing a power only its own goods are asked for."""
    tableau_ = ("old_earth", "public_works", "artist_colony", "gem_world", "spice_world")
    state = table(seat(*tableau_, goods=tableau_[2:]), seat("new_sparta"), play=("consume_2x", "produce"))
    do(state, 0, "use", card="old_earth", power="consume")
    assert asked(state) == {0: "spend"}
    assert {2} == {len(action["worlds"]) for action in legal(state, 0)}
    assert refusal(state, 0, "use", card="public_works", power="consume").kind == "illegal"


@pytest.mark.rule("RACE-054", "RACE-055")
def test_draw_means_into_the_hand_except_in_explore() -> None:
    """Interstellar Bank fills the hand; Expedition Force only adds a card to choose from."""
    state = table(seat("old_earth", "interstellar_bank"), seat("new_sparta"), play=("develop", "develop"))
    assert own(state, 0)["hand_count"] == 1
    state = table(seat("old_earth", "expedition_force"), seat("new_sparta"), play=("explore_5", "develop"))
    assert (own(state, 0)["hand_count"], len(own(state, 0)["drawn"])) == (0, 8)


@pytest.mark.rule("RACE-056", "RACE-077")
def test_costs_never_fall_below_nothing() -> None:
    """Discount 3 on cost 1, and the bonus on top: nothing to pay and nothing back."""
    state = table(
        seat("old_earth", "galactic_federation", "investment_credits", hand=["public_works"]),
        seat("new_sparta"),
        play=("develop", "produce"),
    )
    develop_alone(state, "public_works")
    assert "public_works" in tableau(state, 0)
    assert hand(state, 0) == []


@pytest.mark.rule("RACE-057", "RACE-080")
def test_a_card_discarded_from_the_tableau_is_gone() -> None:
    """Its points and place are gone, it lies openly on the discard pile, and its second copy may be placed."""
    state = table(
        seat("old_earth", "colony_ship", hand=["gem_world", "colony_ship"]),
        seat("new_sparta"),
        play=("settle", "settle"),
    )
    before = own(state, 0)["score"]
    settle_alone(state, "gem_world")
    assert tableau(state, 0) == ["old_earth", "gem_world"]
    assert before == own(state, 0)["score"]
    assert state.view(None)["open_discards"] == ["colony_ship"]
    for who in (0, 1):
        do(state, who, "choose", actions=["develop"])
    state.seats[0].hand += [GAME.component_number(name) for name in FILLERS[:3]]
    assert "colony_ship" in placeable(state, 0)


@pytest.mark.rule("RACE-021", "RACE-022")
def test_keywords_without_effect() -> None:
    """Start colours and the keywords of expansions are facts of the data that no rule looks at."""
    import inspect

    from sternhafen.games.race import box
    from sternhafen.games.race.rules import consume, costs, develop, explore, produce, scoring, settle, trade

    source = "".join(
        inspect.getsource(module) for module in (box, consume, costs, develop, explore, produce, scoring, settle, trade)
    )
    for word in ("imperium", "terraforming", "uplift", "chromosome", "start_colour"):
        assert f'"{word}"' not in source


def test_passing_all_leads_on() -> None:
    """A phase in which nobody places anything simply ends."""
    state = table(seat("old_earth", hand=["gem_world"]), seat("new_sparta"), play=("settle", "develop"))
    pass_all(state, "choose_development")
    pass_all(state, "choose_world")
    assert asked(state) == {0: "choose_action", 1: "choose_action"}
    state.playout(Random(1))
    assert state.over
