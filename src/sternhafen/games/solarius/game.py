"""Solarius Mission, with the shipped components or an owner's own."""

from collections.abc import Callable
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from sternhafen.core.game import Game, Setting
from sternhafen.core.pack import read_file, read_toml
from sternhafen.core.record import digest
from sternhafen.core.text import LANGUAGES, NO_NAMES, Text, speak, text
from sternhafen.games.solarius import position, view, words
from sternhafen.games.solarius.actions import ACTIONS
from sternhafen.games.solarius.box import Box
from sternhafen.games.solarius.checks import read_components
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.rules import (
    arriving,
    bridge,
    cards,
    die_action,
    effects,
    extra,
    flying,
    missions,
    outposts,
    paying,
    progress,
    round,
    scoring,
    setup,
    splitting,
    stations,
    taking,
    trading,
)
from sternhafen.games.solarius.space import Space

INPUTS = {
    "keep": setup.KeepTwo(),
    "start_push": setup.StartPush(),
    "start_raise": setup.StartRaise(),
    "take": taking.TakeDie(),
    "wheel": taking.SettleWheel(),
    "research": taking.Research(),
    "die_action": die_action.DieAction(),
    "split_plan": splitting.PlanSplit(),
    "store_row": die_action.StoreInRow(),
    "raise_dice": progress.RaiseDice(),
    "push_dice": progress.PushDice(),
    "gain": effects.Gain(),
    "gain_mix": effects.GainMix(),
    "store_cubes": effects.StoreCubes(),
    "remove_junk": effects.ReturnJunk(),
    "play_from_hand": effects.PlayFromHand(),
    "choice": effects.ChooseBranch(),
    "stations": effects.NextEffects("stations"),
    "triggers": effects.NextEffects("triggers"),
    "hand_limit": cards.DiscardDown(),
    "extra": extra.Supplement(),
    "destination": flying.Destination(),
    "revealed": arriving.Revealed(),
    "arrival": arriving.Arrival(),
    "pay": paying.PayPrice(),
    "hub_bonus": missions.ChooseHubBonus(),
    "outpost": outposts.ChooseOutpost(),
    "wrap_up": extra.WrapUp(),
    "sell": trading.SellCubes(),
    "last_planets": round.LastPlanets(),
}

STEPS: dict[str, Callable[..., None]] = {
    "keep_cards": setup.keep_cards,
    "start_tableaus": setup.start_tableaus,
    "first_dice": setup.first_dice,
    "round": round.begin_round,
    "late_bonus": round.late_bonus,
    "turn": round.begin_turn,
    "refill": bridge.refill,
    "begin_half": splitting.begin_half,
    "build_station": stations.build_station,
    "fulfil": missions.fulfil,
    "end_of_round": round.end_of_round,
    "use_stations": round.use_stations,
    "close_round": round.close_round,
    "final_scoring": scoring.final_scoring,
}

STATUS = {"rulebook": "verified", "public": "partial", "reconstructed": "reconstructed"}


class PieceNames:
    """What the pieces are called."""

    def __init__(self, box: Box) -> None:
        named: tuple[Any, ...] = (*box.cards, *box.planets, *box.stations, *box.outposts)
        self._names = {piece.id: piece.name for piece in named}

    def card(self, name: str, language: str) -> str:
        found = self._names.get(name)
        if found is not None:
            return str(getattr(found, language))
        kind = "hub" if name.startswith("hub_") else "start"
        return speak(text(f"solarius-{kind}-name", name=name.removeprefix("hub_")), language)

    def seat(self, number: int, language: str) -> str:
        return NO_NAMES.seat(number, language)


class SolariusMission(Game):
    id = "solarius"
    name = "Solarius Mission"
    players = range(2, 5)
    rules_version = 1
    action_kinds = ACTIONS
    state_kind = SolariusState
    inputs = INPUTS
    steps = STEPS
    options = {
        "start": Setting(setup.START_CARDS, (setup.START_CARDS, setup.FREE), text("solarius-option-start")),
    }

    def __init__(self, data: Path | None = None) -> None:
        self.source = read_file(data) if data else shipped_components()
        where = str(data) if data else "components.toml"
        self.box = Box(read_components(read_toml(self.source, where), where))
        self.component_names = self.box.names
        self.pack_hash = digest(msgspec.to_builtins(self.box.components))
        self.first_space = cache(self._first_space)

    def _first_space(self, players: int) -> Space:
        """The tiles in the order of their letters, until a game lays them out."""
        return self.box.space(tuple((tile, 0) for tile in range(len(self.box.tile_ids))), players)

    @cached_property
    def names(self) -> PieceNames:
        return PieceNames(self.box)

    def components(self) -> dict[str, Any]:
        """All pieces under `cards` by id, each with its kind; the map and the tableau's prices beside them."""
        parts: dict[str, Any] = {"progress": self.box.cards, "planet": self.box.planets}
        parts |= {"station": self.box.stations, "outpost": self.box.outposts}
        parts["start"] = self.box.components.start_cards
        cards = {piece.id: self._component(kind, piece.id, piece) for kind, pieces in parts.items() for piece in pieces}
        for tile in self.box.tile_ids:
            name = f"hub_{tile}"
            cards[name] = self._component("hub", name, None) | {"id": name, "tile": tile, "origin": "rulebook"}
        whole = msgspec.to_builtins(self.box.components)
        others = {key: whole[key] for key in ("map_radius", "map_places", "tiles", "push_costs", "station_costs")}
        return {"game": self.id, "pack": self.pack_hash, "cards": cards, **others}

    def _component(self, kind: str, name: str, piece: Any) -> dict[str, Any]:
        facts: dict[str, Any] = msgspec.to_builtins(piece) if piece else {}
        spoken = {language: self.names.card(name, language) for language in LANGUAGES}
        lines = [line.json() for line in words.describe(self.box, name)]
        status = STATUS[piece.origin if piece else "rulebook"]
        return facts | {"piece": kind, "name": spoken, "status": status, "words": lines}

    def summary(self, component: str) -> Text:
        return words.summary(self.box, component)

    def describe(self, component: str) -> list[Text]:
        return words.describe(self.box, component)

    def describe_table(self, view: dict[str, Any]) -> list[Text]:
        return words.describe_table(self.box, view)

    def describe_seat(self, view: dict[str, Any], seat: int) -> list[Text]:
        return words.describe_seat(view, seat)

    def hand(self, view: dict[str, Any]) -> list[str]:
        return words.hand(view)

    def set_up(self, state: SolariusState) -> None:
        setup.set_up(state)

    def seen_by(self, state: SolariusState, seat: int | None) -> dict[str, Any]:
        return view.seen_by(state, seat)

    def written(self, state: SolariusState) -> dict[str, Any]:
        return position.written(state)

    def read_position(self, state: SolariusState, data: dict[str, Any]) -> None:
        position.read(state, data)


def shipped_components() -> str:
    folder = resources.files("sternhafen.games.solarius") / "data"
    return (folder / "components.toml").read_text(encoding="utf-8")
