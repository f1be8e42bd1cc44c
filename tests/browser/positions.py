"""Positions shown to a visitor: the page, the line and the table are real; where things stand comes from the engine."""

import json
from typing import Any
from urllib.parse import quote

from playwright.sync_api import WebSocketRoute

import sternhafen
from browser.seat import ASKED, Seat

CHANCE = {"seed": "5", "count": 0}
"""What a position leaves to chance falls the same way each time."""


def standing(game: str, position: dict[str, Any]) -> Any:
    """The state that a position describes."""
    return sternhafen.game(game).position({"chance": CHANCE} | position)


class Shown:
    """A table as a position says it stands, and what the visitor answered there."""

    def __init__(self, seat: Seat, game: str, position: dict[str, Any], me: int = 0) -> None:
        self.game, self.me = sternhafen.game(game), me
        self.answers: list[dict[str, Any]] = []
        self._page: WebSocketRoute | None = None
        self._met: WebSocketRoute | None = None
        self._last: dict[str, Any] = {}
        self._set(position)
        seat.page.route_web_socket("**/ws/tables/**", self._join)

    def _set(self, position: dict[str, Any]) -> None:
        state = standing(self.game.id, position)
        asked = state.decision(self.me).json() if self.me in state.to_act else None
        self._told = {"view": state.view(self.me), "decision": asked}

    def _join(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._page = page
        page.on_message(lambda words: self._hear(server, words))
        server.on_message(lambda words: self._tell(page, json.loads(words)))

    def _hear(self, server: WebSocketRoute, words: str | bytes) -> None:
        message = json.loads(words)
        if message["type"] == "act":
            self.answers.append(message["action"])
        else:
            server.send(words)

    def _tell(self, page: WebSocketRoute, message: dict[str, Any]) -> None:
        """What the server says; but how its own table goes on is nothing to this one, now or after a new connection."""
        if message["type"] != "view":
            page.send(json.dumps(message))
        elif page is not self._met:
            self._met, self._last = page, self._last | {"events": []} if self._last else message
            page.send(json.dumps(self._last | self._told))

    def become(self, position: dict[str, Any]) -> None:
        """Somebody has done something: the table now stands like this."""
        self._set(position)
        assert self._page
        self._page.send(json.dumps(self._last | self._told))


def show(seat: Seat, game: str, position: dict[str, Any]) -> Shown:
    """From now on tables of this visitor stand as the position says; answers are kept, the table does not change."""
    return Shown(seat, game, position)


RACE_TABLEAU = [
    "alpha_centauri",
    "comet_zone",
    "mining_robots",
    "public_works",
    "gem_world",
    "contact_specialist",
    "interstellar_bank",
]
RACE_HAND = [
    "deserted_alien_outpost",
    "replicant_robots",
    "new_vinland",
    "rebel_miners",
    "galactic_survey_seti",
    "export_duties",
    "rebel_fuel_cache",
    "space_marines",
    "spice_world",
    "lost_species_ark_world",
]
RACE_OTHERS = [
    {"tableau": ["old_earth", "trade_league"], "hand": [], "vp": 4},
    {"tableau": ["new_sparta", "space_port"], "hand": [], "vp": 3},
]


def race(*actions: str, **mine: Any) -> dict[str, Any]:
    """Three players in round 7 with a full tableau; with actions, their phases begin."""
    me = {"hand": RACE_HAND, "tableau": RACE_TABLEAU, "goods": ["comet_zone", "gem_world"], "vp": 6} | mine
    seats = [me, *RACE_OTHERS]
    if actions:
        seats = [seat | {"actions": [action]} for seat, action in zip(seats, actions, strict=True)]
    return {"players": 3, "round": 7, "seats": seats} | ({"phase": 0} if actions else {})


def race_payment() -> dict[str, Any]:
    """Three cards of ten to pay with."""
    steps = {"lanes": [[["pay_world", 3]], [], []], "agenda": [["phase", 1], ["end_settle"], ["finish_worlds", 0]]}
    return race("settle", "consume_trade", "settle", placed="new_earth", how="pay") | steps


def jump_drive(hand: int) -> dict[str, Any]:
    """Three players in round 5; seat 0 has such a hand."""
    cards = list(sternhafen.game("jumpdrive").components()["cards"])
    seats = [
        {"hand": cards[:hand], "tableau": cards[20:29], "vp": 22},
        {"tableau": cards[30:38], "hand": cards[60:64], "vp": 30},
        {"tableau": cards[40:45], "hand": cards[65:68], "vp": 14},
    ]
    return {"players": 3, "round": 5, "seats": seats}


def solarius(asked: str) -> dict[str, Any]:
    """Four players; seat 0 has six planets under way, four missions, a hand of five and points below nought."""
    seats = [
        {
            "fuel": 4,
            "bucks": 3,
            "rows": {"black": "1 III 3/1/0", "yellow": "3 II 2/0/0", "turquoise": "1 I 2/0/0", "brown": "2 IV 3/2/0"},
            "junk": [2, 0],
            "drives": [1],
            "hand": ["P01", "P02", "P03", "P04", "P05"],
            "open": ["P06", "P07", "P08", "P09"],
            "developments": ["P10", "P12", "P13"],
            "left": ["BK1", "YE1", "BK3", "TU1", "YE3", "BR1"],
            "right": ["BK2", "YE2"],
            "ship": "4,-3",
        },
        {"fuel": 3, "bucks": 5, "junk": [2, 0], "hand": ["P14"]},
        {"fuel": 7, "bucks": 2, "junk": [1, 0], "hand": ["P15", "P16"]},
        {"fuel": 4, "bucks": 4, "junk": [3, 2], "hand": ["P17"], "left": ["BR7", "BR8"]},
    ]
    bridge = ["+0 yellow 2", "+0 brown 3", "-1 yellow 3", "+1 turquoise 1"]
    under_way = {"turn": 0, "lanes": [[["extra", 0]], [], [], []], "agenda": [["turn", 1], ["refill", 0]]}
    moment = under_way if asked == "extra" else {}
    return {"players": 4, "round": 3, "start_player": 0, "seats": seats, "bridge": bridge} | moment


SOUND_SHIP = [
    "   6      7        8       ",
    "6  .      T107^    .       ",
    "7  T063^  T033^hh  T049^hh ",
    "8  .      T095^    T006^** ",
]
BROKEN_SHIP = [line.replace("T107^", "T107v") for line in SOUND_SHIP]


FINE_SHIP = [
    "   4  5      6        7      8      9      10",
    "5  -  -      -        T133^  -      -      -",
    "6  -  -      T140<    T037<  .      -      -",
    "7  -  T105^  T019v    T033^  T113^  T111^  -",
    "8  -  T045v  T004v**  T035>  T026>  T048^  -",
    "9  -  T071^  T083^    -      T068v  T091^  -",
]


def yard(ship: list[str] | None = None, shown: list[str] | None = None, hand: str | None = None) -> dict[str, Any]:
    """Two truckers building a ship of flight I in turns."""
    mine = ({"ship": ship} if ship else {}) | ({"hand": hand} if hand else {})
    seats: list[dict[str, Any]] = [mine, {}]
    return {"players": 2, "options": {"flight": "I", "building": "turns"}, "seats": seats, "shown": shown or []}


def trucker(stage: str, ship: list[str]) -> dict[str, Any]:
    """Three truckers before a planet, or at the launch check."""
    seats: list[dict[str, Any]] = [{"racing": True, "position": 4, "ship": ship}]
    seats += [{"racing": True, "position": place} for place in (2, 1)]
    return {"players": 3, "options": {"flight": "I"}, "stage": stage, "deck": ["GT-C13", "GT-C01"], "seats": seats}


KEY_POSITIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "choose an action": ("race", race()),
    "keep of what was drawn": ("race", race("explore_5", "develop", "explore_5")),
    "choose a world": ("race", race("settle", "consume_trade", "settle")),
    "pay three cards": ("race", race_payment()),
    "consume": ("race", race("consume_2x", "settle", "consume_trade") | {"phase": 1}),
    "place cards": ("jumpdrive", jump_drive(8)),
    "take a die": ("solarius", solarius("take")),
    "fly": ("solarius", solarius("extra")),
    "land": ("trucker", trucker("next_card", SOUND_SHIP)),
    "mend": ("trucker", trucker("check_ships", BROKEN_SHIP)),
}
"""Moments that need much room, by what is asked."""


def visit(seat: Seat, game: str, position: dict[str, Any], language: str = "en") -> Shown:
    """Sit at a new table that stands so, until something is asked."""
    shown = show(seat, game, position)
    options = quote(json.dumps(position.get("options", {})))
    seat.page.goto(f"/new/{game}?players={position['players']}&bot=random&seed=5&lang={language}&options={options}")
    seat.page.wait_for_selector(ASKED)
    return shown
