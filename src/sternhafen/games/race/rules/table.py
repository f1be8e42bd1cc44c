"""All questions and all automatic steps of the game by name."""

from collections.abc import Callable
from typing import Any

from sternhafen.core.decision import Input
from sternhafen.games.race.rules import (
    choosing,
    consume,
    develop,
    explore,
    produce,
    round,
    settle,
    setup,
    spending,
    trade,
)

INPUTS: dict[str, Input[Any]] = {
    "starting_discard": setup.StartingDiscard(),
    "choose_action": choosing.ChooseAction(),
    "choose_two_actions": choosing.ChooseTwoActions(),
    "keep": explore.KeepCards(),
    "choose_development": develop.ChooseDevelopment(),
    "pay_development": develop.PayDevelopment(),
    "choose_world": settle.ChooseWorld(),
    "place_world": settle.PlaceWorld(),
    "pay_world": settle.PayWorld(),
    "sell": trade.SellGood(),
    "use_power": consume.UsePower(),
    "spend": spending.SpendGoods(),
    "discard_for_points": spending.DiscardHandCards(),
    "name_number": spending.NameNumber(),
    "take_card": spending.TakeCard(),
    "windfall": produce.Windfall(),
    "discard_to_limit": round.DiscardToLimit(),
}

STEPS: dict[str, Callable[..., None]] = {
    "discard_at_start": setup.discard_at_start,
    "round": round.begin_round,
    "choose_actions": round.choose_actions,
    "reveal_actions": round.reveal_actions,
    "phase": round.play_phase,
    "lay_developments": develop.lay_developments,
    "finish_developments": develop.finish_developments,
    "lay_worlds": settle.lay_worlds,
    "place_worlds": settle.place_worlds,
    "finish_worlds": settle.finish_worlds,
    "end_settle": settle.end_settle,
    "consume": consume.consume,
    "finish_produce": produce.finish_produce,
    "end_check": round.end_check,
}
