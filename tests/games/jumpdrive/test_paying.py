"""Chapter 5 of the ledger: paying and conquering."""

from math import comb

import pytest
from games.jumpdrive.moves import CONTACT, pay, place
from games.jumpdrive.seen import asked, costs, hand, legal, refusal, tableau
from games.jumpdrive.table import JUMP_DRIVE, choose, filler, play_round, seat, settle, table


@pytest.mark.rule("JD-046")
def test_a_cost_is_paid_with_hand_cards() -> None:
    """That many hand cards go face down on the discard pile; another number is refused."""
    state = table(seat(["mining_world", *filler(5)]), seat(), dealer=1)
    choose(state, {0: place("mining_world")})
    assert "JD-046" == refusal(state, 0, pay(*filler(2)))
    assert "JD-046" == refusal(state, 0, pay(*filler(4)))
    assert 0 == state.view(None)["discard_pile"]
    state.apply(0, pay(*filler(3)))
    assert 3 == state.view(None)["discard_pile"]
    assert filler(3) == state.view(0)["seats"][0]["discards"]
    assert set(filler(5)[3:]) <= set(hand(state))


@pytest.mark.rule("JD-047")
def test_the_placed_cards_do_not_pay() -> None:
    """Cost 2 needs two other cards; neither the world nor the development of the turn can be paid with."""
    short = table(seat(["gem_world", *filler(1)]), seat())
    assert "JD-043" == refusal(short, 0, place("gem_world"))
    both = table(seat(["investment_credits", "gem_world", *filler(2)]), seat())
    assert "JD-043" == refusal(both, 0, place("investment_credits", "gem_world"))
    enough = table(seat(["gem_world", *filler(3)]), seat())
    choose(enough, {0: place("gem_world")})
    assert refusal(enough, 0, pay("gem_world", filler(1)[0]))


@pytest.mark.rule("JD-048")
def test_the_payer_chooses_the_cards() -> None:
    """Every selection of the right size can be paid; cards of others or not held cannot."""
    state = table(seat(["mining_world", *filler(6)]), seat(["outlaw_world"]))
    choose(state, {0: place("mining_world")})
    assert comb(6, 3) == len(legal(state))
    assert comb(6, 3) == len({tuple(action["cards"]) for action in legal(state)})
    assert refusal(state, 0, pay("outlaw_world", *filler(2)))
    assert refusal(state, 0, pay(*filler(1) * 3))
    chosen = filler(6)[3:]
    state.apply(0, pay(*chosen))
    assert chosen == state.view(0)["seats"][0]["discards"]


@pytest.mark.rule("JD-049")
def test_discounts_do_not_go_below_zero() -> None:
    """Two Replicant Robots take 4 off a world of cost 2: it costs 0, and nothing comes back."""
    state = table(seat(["gem_world", *filler(3)], ["replicant_robots", "replicant_robots"]), seat(), dealer=1)
    assert {"gem_world": 0} == costs(state, "gem_world")
    rich = table(seat(["mining_robots", *filler(3)], ["investment_credits"] * 3), seat())
    assert {"mining_robots": 0} == costs(rich, "mining_robots")
    choose(state, {0: place("gem_world")})
    assert 4 == len(hand(state))


@pytest.mark.rule("JD-050")
def test_a_development_alone_costs_one_less() -> None:
    """One card fewer than its discounted cost, not below 0."""
    cards = ["galactic_advertisers", "mining_robots", *filler(4)]
    state = table(seat(cards), seat())
    assert {"galactic_advertisers": 2} == costs(state, "galactic_advertisers")
    assert {"mining_robots": 0} == costs(state, "mining_robots")
    cheaper = table(seat(cards, ["investment_credits"]), seat())
    assert {"galactic_advertisers": 1} == costs(cheaper, "galactic_advertisers")
    assert {"mining_robots": 0} == costs(cheaper, "mining_robots")


@pytest.mark.rule("JD-050")
def test_the_card_a_lone_development_saves_is_shown() -> None:
    """Before it is chosen; not where it costs nothing anyway, and not with a world."""
    state = table(
        seat(["galactic_advertisers", "mining_robots", "artist_colony", *filler(4)], ["investment_credits"]), seat()
    )
    told = {
        tuple(pick["items"]): "jumpdrive-preview-alone" in [line["key"] for line in pick["preview"]]
        for pick in state.decision(0).json()["sets"] or ()
    }
    assert told["galactic_advertisers",]
    assert not told["mining_robots",]
    assert not told["artist_colony",]
    assert not any(shown for items, shown in told.items() if len(items) == 2)


@pytest.mark.rule("JD-051")
@pytest.mark.parametrize(("world", "own"), [("artist_colony", []), ("pirate_world", ["drop_ships"])])
def test_a_world_alone_earns_a_card(world: str, own: list[str]) -> None:
    """After a world placed alone has been paid for or conquered, one card is drawn."""
    state = table(seat([world, *filler(1)], own), seat(), deck=["new_earth", "comet_zone"], dealer=1)
    choose(state, {0: place(world)})
    assert "new_earth" in hand(state)
    assert "comet_zone" not in hand(state)


@pytest.mark.rule("JD-052")
def test_the_earned_card_does_not_pay_for_its_world() -> None:
    """A hand that is one card short is short: the card of the world comes after paying."""
    state = table(seat(["mining_world", *filler(2)]), seat(), deck=["new_earth"], dealer=1)
    assert "JD-043" == refusal(state, 0, place("mining_world"))
    enough = table(seat(["mining_world", *filler(3)]), seat(), deck=["new_earth"], dealer=1)
    choose(enough, {0: place("mining_world")})
    assert ["new_earth"] == hand(enough)


@pytest.mark.rule("JD-053")
def test_development_and_world_together() -> None:
    """The development costs its full cost, and no card is drawn."""
    state = table(
        seat(["galactic_advertisers", "artist_colony", *filler(5, "artist_colony")]), seat(["outlaw_world"]), dealer=1
    )
    assert {"galactic_advertisers": 3, "artist_colony": 1} == costs(state, "galactic_advertisers", "artist_colony")
    events = play_round(state, {0: place("galactic_advertisers", "artist_colony")})
    assert [] == [event for event in events if event.type == "drew_for_world"]


@pytest.mark.rule("JD-162")
def test_discounts_count_for_a_development_with_a_world() -> None:
    """Full cost only means without the 1 of a development alone."""
    state = table(seat(["galactic_advertisers", "gem_world", *filler(5)], ["investment_credits"]), seat())
    assert {"galactic_advertisers": 2, "gem_world": 2} == costs(state, "galactic_advertisers", "gem_world")


@pytest.mark.rule("JD-054")
def test_the_development_is_paid_before_the_world() -> None:
    """First the question for the development, and it lies in the tableau before the world is paid."""
    state = table(seat(["mining_robots", "gem_world", *filler(5)]), seat())
    choose(state, {0: place("gem_world", "mining_robots")})
    assert "pay_development" == asked(state, 0)
    state.apply(0, pay(filler(1)[0]))
    assert ["mining_robots"] == [own["card"] for own in state.view(0)["seats"][0]["tableau"]]
    assert "pay_world" == asked(state, 0)


@pytest.mark.rule("JD-055")
def test_the_development_helps_the_world_and_not_the_other_way_round() -> None:
    """Discount and strength of the development count for the world; the world's strength does not forbid Trade Pact."""
    state = table(seat(["mining_robots", "new_earth", *filler(6)]), seat())
    assert {"mining_robots": 1, "new_earth": 4} == costs(state, "mining_robots", "new_earth")
    strong = table(seat(["space_marines", "rebel_miners", *filler(2)]), seat())
    assert {"space_marines": 2, "rebel_miners": "conquered"} == costs(strong, "space_marines", "rebel_miners")
    pact = table(seat(["trade_pact", "blaster_gem_mines", *filler(4)]), seat())
    assert {"trade_pact": 1, "blaster_gem_mines": 3} == costs(pact, "trade_pact", "blaster_gem_mines")


@pytest.mark.rule("JD-056")
def test_colour_discounts_and_general_discounts() -> None:
    """Colour discounts fit their colour; general ones every world that is paid, also through Contact Specialist."""
    cards = ["deserted_alien_outpost", "galactic_studios", "rebel_warrior_race", *filler(5, "galactic_studios")]
    state = table(seat(cards, ["alien_rosetta_stone_world", "contact_specialist"]), seat())
    assert {"deserted_alien_outpost": 3} == costs(state, "deserted_alien_outpost")
    assert {"galactic_studios": 5} == costs(state, "galactic_studios")
    general = table(seat(cards, ["replicant_robots", "contact_specialist"]), seat())
    assert {"deserted_alien_outpost": 3} == costs(general, "deserted_alien_outpost")
    assert {"galactic_studios": 3} == costs(general, "galactic_studios")
    assert {"rebel_warrior_race": 0} == costs(general, "rebel_warrior_race", way=CONTACT)
    brown = table(seat(["rebel_miners", *filler(3)], ["mining_robots", "contact_specialist"]), seat())
    assert {"rebel_miners": 0} == costs(brown, "rebel_miners", way=CONTACT)


@pytest.mark.rule("JD-057")
def test_a_discount_that_names_a_card() -> None:
    """Galactic Advertisers make Galactic Trendsetters cheaper and nothing else."""
    state = table(seat(["galactic_trendsetters", "new_earth", *filler(5)], ["galactic_advertisers"]), seat())
    assert {"galactic_trendsetters": 4} == costs(state, "galactic_trendsetters")
    assert {"new_earth": 5} == costs(state, "new_earth")


@pytest.mark.rule("JD-058")
def test_a_conquest_discards_nothing() -> None:
    """A military world is conquered, not paid: the hand loses only the world."""
    state = table(seat(["rebel_underground", *filler(4)], ["drop_ships"]), seat(), dealer=1)
    choose(state, {0: place("rebel_underground")})
    assert set(filler(4)) <= set(hand(state))
    assert 0 == state.view(None)["discard_pile"]
    settle(state)
    assert ["drop_ships", "rebel_underground"] == tableau(state)
    assert [] == state.view(0)["seats"][0]["discards"]


@pytest.mark.rule("JD-059")
@pytest.mark.parametrize(
    ("world", "rule"), [("rebel_miners", None), ("pirate_world", None), ("malevolent_lifeforms", "JD-059")]
)
def test_strength_must_reach_the_defense(world: str, rule: str | None) -> None:
    """Strength 3 conquers defense 2 and defense 3, not defense 4."""
    state = table(seat([world, *filler(2, world)], ["drop_ships"]), seat())
    assert rule == refusal(state, 0, place(world))
    assert (rule is None) == (place(world) in legal(state))


@pytest.mark.rule("JD-060")
def test_strength_is_symbols_and_powers() -> None:
    """Two +1 symbols and three chromosomes with Uplift Mercenary Force conquer defense 5, not 6."""
    own = ["space_marines", "uplift_mercenary_force", "uplift_code"]
    state = table(seat(["rebel_outpost", "rebel_base"], own), seat())
    assert 5 == state.view(None)["seats"][0]["strength"]
    assert None is refusal(state, 0, place("rebel_outpost"))
    assert "JD-059" == refusal(state, 0, place("rebel_base"))


@pytest.mark.rule("JD-061")
def test_conditional_strength_counts_where_it_fits() -> None:
    """+2 against yellow conquers a yellow defense 2, +4 against Rebels a Rebel defense 3; nothing else."""
    yellow = table(seat(["alien_robot_sentry", "avian_uplift_race"], ["alien_rosetta_stone_world"]), seat())
    assert None is refusal(yellow, 0, place("alien_robot_sentry"))
    assert "JD-059" == refusal(yellow, 0, place("avian_uplift_race"))
    rebel = table(seat(["rebel_underground", "pirate_world", "alien_robot_sentry"], ["galactic_imperium"]), seat())
    assert None is refusal(rebel, 0, place("rebel_underground"))
    assert "JD-059" == refusal(rebel, 0, place("pirate_world"))
    assert "JD-059" == refusal(rebel, 0, place("alien_robot_sentry"))


@pytest.mark.rule("JD-062")
def test_strength_is_not_spent() -> None:
    """The same symbols conquer again in the next round."""
    state = table(seat(["rebel_underground", "pirate_world"], ["drop_ships"]), seat(), dealer=1)
    play_round(state, {0: place("rebel_underground")})
    assert None is refusal(state, 0, place("pirate_world"))
    play_round(state, {0: place("pirate_world")})
    assert ["drop_ships", "rebel_underground", "pirate_world"] == tableau(state)


@pytest.mark.rule("JD-063")
def test_no_paying_the_shortfall() -> None:
    """Strength 2 and many cards do not conquer defense 3."""
    state = table(seat(["pirate_world", *filler(8)], ["space_marines"]), seat())
    assert "JD-059" == refusal(state, 0, place("pirate_world"))


@pytest.mark.rule("JD-063", "JD-065")
def test_strength_does_not_lower_a_payment() -> None:
    """Paid through Contact Specialist, the world costs its defense less 1, whatever the strength."""
    state = table(seat(["pirate_world", *filler(4)], ["space_marines", "contact_specialist"]), seat())
    assert {"pirate_world": 2} == costs(state, "pirate_world", way=CONTACT)


@pytest.mark.rule("JD-064")
def test_discounts_do_not_lower_a_defense() -> None:
    """Strength 2 and Replicant Robots do not conquer defense 3."""
    state = table(seat(["pirate_world", *filler(4)], ["space_marines", "replicant_robots"]), seat())
    assert "JD-059" == refusal(state, 0, place("pirate_world"))


@pytest.mark.rule("JD-065")
def test_only_contact_specialist_pays_for_military_worlds() -> None:
    """Without one a military world cannot be paid, with one it can."""
    cards = ["rebel_miners", *filler(5)]
    assert "JD-059" == refusal(
        table(seat(cards, ["replicant_robots", "mining_robots"]), seat()), 0, place("rebel_miners")
    )
    assert {"rebel_miners": 1} == costs(table(seat(cards, ["contact_specialist"]), seat()), "rebel_miners")


@pytest.mark.rule("JD-066")
def test_three_designs_speak_of_a_special_strength() -> None:
    """Trade Pact, War Propaganda and Military Convoy, and none of them gives strength by its text."""
    special = []
    for name, card in JUMP_DRIVE.components()["cards"].items():
        for power in card.get("powers", ()):
            conquering = power["type"] == "second_world" and power["mode"] == "conquer"
            if power["type"] in ("place_condition", "pass_to_strongest") or conquering:
                special.append(name)
    assert ["military_convoy", "trade_pact", "war_propaganda"] == sorted(special)
    state = table(seat(tableau=special), seat())
    assert 2 == state.view(None)["seats"][0]["strength"]
