"""All questions and all automatic steps of the game by name."""

from collections.abc import Callable
from typing import Any

from sternhafen.core.decision import Input
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.rules import (
    abandoned,
    checking,
    combat_zone,
    crew,
    enemies,
    flying,
    goods,
    hazards,
    hits,
    loading,
    payout,
    planets,
    power,
    regimes,
    setup,
    trek,
    yard,
)

CARDS: dict[str, Callable[[TruckerState], None]] = {
    "planets": planets.resolve,
    "open_space": hazards.open_space,
    "meteor_swarm": hazards.meteor_swarm,
    "slavers": enemies.resolve,
    "smugglers": enemies.resolve,
    "pirates": enemies.resolve,
    "abandoned_ship": abandoned.resolve,
    "abandoned_station": abandoned.resolve,
    "stardust": hazards.stardust,
    "epidemic": hazards.epidemic,
    "combat_zone": combat_zone.resolve,
    "sabotage": hazards.sabotage,
}


def resolve(state: TruckerState, kind: str) -> None:
    """Everybody in the race goes through the card (GT-120, GT-365)."""
    CARDS[kind](state)


INPUTS: dict[str, Input[Any]] = {
    "yard": yard.Yard(),
    "hold": yard.Hold(),
    "turn_glass": yard.TurnGlass(),
    "take_start": yard.TakeStart(),
    "repair": checking.Repair(),
    "keep_part": checking.ChoosePart(),
    "crew": loading.FillCabins(),
    "power_engines": power.ChooseEngines(),
    "power_cannons": power.ChooseCannons(),
    "spend": power.ChooseBatteries(),
    "defence": hits.ChooseDefence(),
    "planet": planets.ChoosePlanet(),
    "unload": goods.ChooseUnload(),
    "load": goods.ChooseLoad(),
    "lose_blocks": goods.ChooseBlocks(),
    "hand_in": crew.ChooseCrew(),
    "reward": enemies.ChooseReward(),
    "abandoned": abandoned.ChooseAbandoned(),
    "give_up": flying.Persevere(),
    "keep_title": trek.ChooseTitle(),
    "give_title": trek.ChooseHeir(),
    "ready": trek.SayReady(),
}

STEPS: dict[str, Callable[..., None]] = {
    "begin_flight": setup.begin_flight,
    "build": regimes.build,
    "next_turn": regimes.next_turn,
    "building_over": regimes.building_over,
    "check_ships": checking.check_ships,
    "checked": checking.checked,
    "repair_on": checking.repair_on,
    "load_ships": loading.load_ships,
    "load_crew": loading.load_crew,
    "merge_stacks": loading.merge_stacks,
    "next_card": flying.next_card,
    "resolve": resolve,
    "after_card": flying.after_card,
    "ask_to_give_up": flying.ask_to_give_up,
    "announce": power.announce,
    "announce_engines": power.announce_engines,
    "announce_cannons": power.announce_cannons,
    "fly_forward": hazards.fly_forward,
    "hit": hits.hit,
    "ask_defence": hits.ask_defence,
    "destroy": hits.destroy,
    "ask_planet": planets.ask_planet,
    "planet_loading": planets.planet_loading,
    "planet_days": planets.planet_days,
    "load_goods": goods.load_goods,
    "lose_goods": goods.lose_goods,
    "lose_crew": crew.lose_crew,
    "attack": enemies.attack,
    "compare": enemies.compare,
    "pirate_fire": enemies.pirate_fire,
    "lose_card_days": enemies.lose_card_days,
    "offer": abandoned.offer,
    "zone_line": combat_zone.zone_line,
    "zone_penalty": combat_zone.zone_penalty,
    "end_flight": payout.end_flight,
    "share_titles": trek.share_titles,
    "interval": trek.interval,
    "end_game": payout.end_game,
}
