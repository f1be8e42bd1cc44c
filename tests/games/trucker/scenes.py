"""Scenes of Galaxy Trucker: positions set up in a few words, and ways to play on from them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

import sternhafen
from sternhafen import Refused
from sternhafen.games.trucker.grid import CELL_NUMBERS
from sternhafen.games.trucker.ship import Ship, drawing

GAME: Any = sternhafen.game("trucker")
BOX = GAME.box
CABINS = ("T033", "T034", "T052", "T061")
"""The starting cabins by seat."""

Cells = Mapping[str, str]


def cabin(seat: int, crew: str = "hh") -> dict[str, str]:
    """A ship of the starting cabin alone."""
    return {"7,7": f"{CABINS[seat]}^{crew}"}


def lines(cells: Cells) -> list[str]:
    """A drawing of components by cell, each written as in a drawing: tile, arrow, contents."""
    rows, columns = range(4, 11), range(3, 12)
    head = " ".join(map(str, columns))
    return [head, *(f"{row} " + " ".join(cells.get(f"{row},{column}", ".") for column in columns) for row in rows)]


def a_ship(cells: Cells) -> Ship:
    ship = Ship(BOX)
    drawing.read(ship, lines(cells), "test")
    return ship


def dice(total: int) -> list[int]:
    first = max(1, total - 6)
    return [first, total - first]


def scene(
    seats: list[dict[str, Any]],
    *,
    level: str = "II",
    options: Mapping[str, Any] | None = None,
    script: Any = None,
    heap: Iterable[str] = (),
    **table: Any,
) -> Any:
    """A position with everything said, so that no chance is needed to fill it."""
    elsewhere = used_tiles(seats) | {*heap, *table.get("shown", [])}
    data = {
        "players": len(seats),
        "options": {"flight": level, **(options or {})},
        "level": level,
        "seats": seats,
        "heap": [*heap, *(BOX.names[tile] for tile in BOX.heap if BOX.names[tile] not in elsewhere)],
        "stacks": [[], [], [], []],
        "chance": {"script": script} if script else {"seed": "1"},
        **table,
    }
    return GAME.position(data)


def used_tiles(seats: list[dict[str, Any]]) -> set[str]:
    """The tiles in ships and piles."""
    marks = {mark for seat in seats for line in seat.get("ship", []) for mark in line.split()}
    drawn = {f"GT-{mark[:4]}" for mark in marks if mark.startswith("T")}
    return drawn | {tile for seat in seats for field in ("lost", "reserve") for tile in seat.get(field, [])}


def flying(
    cards: Iterable[str],
    ships: Sequence[Cells],
    *,
    at: list[int] | None = None,
    rolls: Iterable[int] = (),
    sabotage: Iterable[int] = (),
    more: list[dict[str, Any]] | None = None,
    **rest: Any,
) -> Any:
    """Ships under way; the cards come in the order given, the dice sums too."""
    at = at or [10, 8, 6, 4][: len(ships)]
    seats: list[dict[str, Any]] = [
        {"ship": lines(cells), "racing": True, "position": place, "start": seat + 1}
        for seat, (cells, place) in enumerate(zip(ships, at, strict=True))
    ]
    for seat, extra in zip(seats, more or [], strict=False):
        seat.update(extra)
    script = {"hit": [dice(total) for total in rolls], "sabotage": [dice(total) for total in sabotage]}
    deck = [f"GT-{card}" for card in cards]
    return scene(seats, stage="next_card", deck=deck, script=script, **rest)


def do(state: Any, seat: int, type: str, **fields: Any) -> Any:
    """Play an action given as plain data."""
    state.apply(seat, {"type": type, **fields})
    return state


def refuse(state: Any, seat: int, rule: str | None, type: str, **fields: Any) -> Refused:
    """The action must be refused, citing the rule, and change nothing."""
    before = state.hash()
    with pytest.raises(Refused) as refusal:
        state.apply(seat, {"type": type, **fields})
    assert refusal.value.rule == rule
    assert refusal.value.en
    assert refusal.value.de
    assert before == state.hash()
    return refusal.value


def asked(state: Any) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(seat, state.decision(seat).name) for seat in state.to_act]


def fly_on(state: Any) -> Any:
    """Everybody stays in the race until the next card asks something else."""
    while not state.over and {name for _, name in asked(state)} == {"give_up"}:
        do(state, state.to_act[0], "fly_on")
    return state


def places(state: Any) -> list[int]:
    return [player.position for player in state.seats]


def racing(state: Any) -> list[int]:
    return [seat for seat, player in enumerate(state.seats) if player.racing]


def cells(state: Any, seat: int) -> set[str]:
    """The cells of the seat's components."""
    return set(state.view(seat)["seats"][seat]["ship"])


def at(name: str) -> int:
    return CELL_NUMBERS[name]


def goods(state: Any, seat: int) -> dict[str, list[str]]:
    ship = state.view(None)["seats"][seat]["ship"]
    return {cell: part["goods"] for cell, part in ship.items() if "goods" in part}


def events(state: Any, seat: int, type: str, **fields: Any) -> list[str]:
    """The types of the events an action causes."""
    return [event.type for event in state.apply(seat, {"type": type, **fields})]


def new(players: int = 2, seed: int = 1, **options: Any) -> Any:
    return GAME.new(players=players, seed=seed, options=options)
