"""All questions and all automatic steps of the game by name."""

from collections.abc import Callable
from typing import Any

from sternhafen.core.decision import Input
from sternhafen.games.jumpdrive.rules import (
    choosing,
    convoys,
    exploring,
    placing,
    round,
    scoring,
    setup,
    war_propaganda,
)

INPUTS: dict[str, Input[Any]] = {
    "starting_discard": setup.StartingDiscard(),
    "choose_cards": choosing.ChooseCards(),
    "pay_development": placing.PayDevelopment(),
    "way_of_world": placing.WayOfWorld(),
    "pay_world": placing.PayWorld(),
    "explorer_discard": exploring.ExplorerDiscard(),
    "choose_second_world": convoys.ChooseSecondWorld(),
    "pay_second_world": convoys.PaySecondWorld(),
    "discard_to_limit": scoring.DiscardToLimit(),
}

STEPS: dict[str, Callable[..., None]] = {
    "discard_at_start": setup.discard_at_start,
    "round": round.begin_round,
    "choose": choosing.choose,
    "reveal": choosing.reveal,
    "place": placing.place,
    "draw_after_placing": placing.draw_after_placing,
    "explorers_discard": exploring.explorers_discard,
    "second_worlds": convoys.second_worlds,
    "second_world": convoys.second_world,
    "hand_on_propaganda": war_propaganda.hand_on_propaganda,
    "score": scoring.score,
    "end_check": round.end_check,
    "draw_income": scoring.draw_income,
    "hand_limit": scoring.hand_limit,
    "next_dealer": round.next_dealer,
}
