"""Jump Drive's guided first game: the rulebook's own first hands, and a pile that brings every idea early.

In the third round the learner's convoy conquers a second world; soon after nothing is worth placing, and they explore.
"""

from sternhafen.core.guide import Guide

LEARNER = ("genetics_lab", "contact_specialist", "pre_sentient_race", "reptilian_uplift_race", "investment_credits")
NOVA = ("trade_pact", "consumer_markets", "gem_world", "spice_world", "galactic_advertisers")
DECK = (
    "alien_robot_scout_ship",
    "galactic_trendsetters",
    "military_convoy",
    "new_sparta",
    "lost_alien_battle_fleet",
    "rebel_fuel_cache",
    "pirate_world",
)
FIRST_GAME = {"start": "first_game"}

GUIDE = Guide(
    options=FIRST_GAME,
    position={
        "players": 2,
        "options": FIRST_GAME,
        "seats": [{"hand": list(LEARNER)}, {"hand": list(NOVA)}],
        "deck": list(DECK),
        "chance": {"seed": "161", "count": 0},
    },
)
