"""Solarius Mission, with the shipped components or an owner's own."""

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

import msgspec

from sternhafen.core.drawing import Picture
from sternhafen.core.game import Game
from sternhafen.core.pack import Own, load
from sternhafen.core.plain import Json
from sternhafen.core.record import digest
from sternhafen.core.setting import Setting
from sternhafen.core.text import LANGUAGES, NO_NAMES, Text, speak, text
from sternhafen.games.solarius import inventory, position, view
from sternhafen.games.solarius.actions import ACTIONS
from sternhafen.games.solarius.box import Box
from sternhafen.games.solarius.checks import PACK, read_components
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
from sternhafen.games.solarius.view_types import SolariusDecision, SolariusView
from sternhafen.games.solarius.words import advice, choices, describing, drawing

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
    "stations": effects.NextStations(),
    "triggers": effects.NextTriggers(),
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

STATUS = {"rulebook": "verified", "public": "partial", "reconstructed": "reconstructed", "owner": "owner"}
PIECES = {"cards": "progress", "start_cards": "start"} | {f"{one}s": one for one in ("planet", "station", "outpost")}


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


class SolariusMission(Game[SolariusState, SolariusView]):
    id = "solarius"
    name = "Solarius Mission"
    players = range(2, 5)
    rules_version = 1
    figures = {"score": "core-figure-points", "fuel": "solarius-figure-fuel", "bucks": "solarius-figure-bucks"}
    prices = {
        "solarius-preview-fuel": "solarius-figure-fuel",
        "solarius-preview-points": "",
        "solarius-preview-flight": "",
    }
    action_kinds = ACTIONS
    state_kind = SolariusState
    decision_kind = SolariusDecision
    view_kind = SolariusView
    pack_kind = PACK
    inputs = INPUTS
    steps = STEPS
    options = {
        "start": Setting(setup.START_CARDS, (setup.START_CARDS, setup.FREE), text("solarius-option-start")),
    }

    lettered = frozenset(("solarius-line", "solarius-map-legend"))
    wording = choices
    """The words of actions: they look at all rules, so that rules reach them only from here."""

    set_up = staticmethod(setup.set_up)
    seen_by = staticmethod(view.seen_by)
    written = staticmethod(position.written)
    read_position = staticmethod(position.read)
    inventory = staticmethod(inventory.counted)
    describe_seat = staticmethod(describing.describe_seat)
    advice = staticmethod(advice.advice)

    def __init__(self, data: Own = None) -> None:
        pack = load(self.id, ("components",), data)
        self.box = Box(read_components(pack.data, pack.where))
        self.source, self.component_names = pack.source, self.box.names
        self.pack_hash = digest(msgspec.to_builtins(self.box.components))
        self.first_space = cache(self._first_space)

    def _first_space(self, players: int) -> Space:
        """The tiles in the order of their letters, until a game lays them out."""
        return self.box.space(tuple((tile, 0) for tile in range(len(self.box.tile_ids))), players)

    @cached_property
    def names(self) -> PieceNames:
        return PieceNames(self.box)

    def components(self) -> Json:
        """All pieces under `cards` by id, each with its kind; the map and the tableau's prices beside them."""
        parts: Json = {"progress": self.box.cards, "planet": self.box.planets}
        parts |= {"station": self.box.stations, "outpost": self.box.outposts}
        parts["start"] = self.box.components.start_cards
        cards = {piece.id: self._component(kind, piece.id, piece) for kind, pieces in parts.items() for piece in pieces}
        for tile in self.box.tile_ids:
            name = f"hub_{tile}"
            cards[name] = self._component("hub", name, None) | {"id": name, "tile": tile, "origin": "rulebook"}
        whole = msgspec.to_builtins(self.box.components)
        others = {key: whole[key] for key in ("map_radius", "map_places", "tiles", "push_costs", "station_costs")}
        return {"game": self.id, "pack": self.pack_hash, "cards": cards, **others}

    def _component(self, kind: str, name: str, piece: Any) -> Json:
        facts: Json = msgspec.to_builtins(piece) if piece else {}
        spoken = {language: self.names.card(name, language) for language in LANGUAGES}
        lines = [line.json() for line in describing.describe(self.box, name)]
        status = STATUS[piece.origin if piece else "rulebook"]
        return facts | {"piece": kind, "name": spoken, "status": status, "words": lines}

    def entry_shown(self, section: str, entry: Any, /) -> Json | None:
        kind = PIECES.get(section)
        if kind is None:
            return None
        lines = [line.json() for line in (*describing.facts(entry), text(f"solarius-origin-{entry.origin}"))]
        name = msgspec.to_builtins(entry.name) if hasattr(entry, "name") else self._start_name(entry.id)
        facts: Json = msgspec.to_builtins(entry)
        return facts | {"piece": kind, "name": name, "status": STATUS[entry.origin], "words": lines}

    def _start_name(self, name: str) -> dict[str, str]:
        return {language: speak(text("solarius-start-name", name=name), language) for language in LANGUAGES}

    def summary(self, component: str) -> Text:
        return describing.summary(self.box, component)

    def describe(self, component: str) -> list[Text]:
        return describing.describe(self.box, component)

    def pictures(self, view: SolariusView, language: str = LANGUAGES[0]) -> dict[str, Picture]:
        """The map stands behind what is told of the table."""
        table = super().pictures(view, language)
        drawn = drawing.drawn(self.box.geometry, describing.space(self.box, view), view)
        return {"table": table.pop("table"), "map": drawn, **table}

    def describe_table(self, view: SolariusView) -> list[Text]:
        return describing.describe_table(self.box, view)
