"""Every card of every level with 2, 3 and 4 truckers, flown by random ships to its end."""

from random import Random
from typing import Any

import pytest
from games.trucker.scenes import BOX, CABINS, GAME
from games.trucker.test_random_ships import build

from sternhafen.games.trucker.ship import Ship, cargo, drawing, joints, losses

LEVELS = {1: "I", 2: "II", 3: "III"}


def loaded_ship(rng: Random, seat: int, level: str) -> Ship:
    """A ship without errors, full of crew, tokens and some goods."""
    area = BOX.areas[BOX.flights[level].ship]
    ship = build(rng, area, "careful")
    ship.detach(7 * 16 + 7)
    ship.attach(7 * 16 + 7, BOX.numbers[f"GT-{CABINS[seat]}"] * 4)
    ship.fill_batteries()
    ship.crew = rng.choice(losses.loadings(ship, aliens=True))
    for good in rng.choices(range(4), k=5):
        holds = cargo.holds_for(ship, good)
        if holds:
            cargo.put(ship, rng.choice(holds), good)
    return ship


def flight(card: str, players: int, seed: int) -> Any:
    """Random ships, the card, and one more after it."""
    rng = Random(f"{card} {players} {seed}")
    level = LEVELS[BOX.cards[BOX.numbers[card]].level]
    area = BOX.areas[BOX.flights[level].ship]
    seats, used = [], set[int]()
    for seat in range(players):
        ship = loaded_ship(rng, seat, level)
        while used & {turned >> 2 for turned in ship.tiles.values()}:
            doubled = next(cell for cell in sorted(ship.tiles) if ship.tiles[cell] >> 2 in used)
            ship.remove(doubled)
            largest = max(joints.parts(ship), key=len)
            losses.keep_part(ship, largest)
        used |= {turned >> 2 for turned in ship.tiles.values()}
        seats.append({"ship": drawing.draw(ship, area), "racing": True, "position": 3 * seat + rng.randrange(3)})
    data = {
        "players": players,
        "options": {"flight": level},
        "seats": seats,
        "deck": [card, "GT-C34"],
        "stage": "next_card",
    }
    return GAME.position({**data, "stacks": [[], [], [], []], "chance": {"seed": f"{seed + 1:x}"}})


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("card", [entry.id for entry in BOX.file.cards])
def test_every_card_is_flown(card: str, players: int) -> None:
    """Nothing is lost on the way: tiles, goods and tokens add up, rockets never share a space, and the flight ends."""
    for seed in range(3):
        state = flight(card, players, seed)
        rng = Random(seed)
        while not state.over:
            sane(state)
            seat = state.to_act[0]
            state.apply(seat, state.decision(seat).sample(rng))
        assert card in {BOX.names[played] for played in state.played}


def sane(state: Any) -> None:
    tiles = state.heap + state.shown
    supply = state.supply[:]
    for player in state.seats:
        ship = player.ship
        tiles += [turned >> 2 for turned in ship.tiles.values()] + ship.lost + player.reserve
        supply = [have + on_board for have, on_board in zip(supply, cargo.on_board(ship), strict=True)]
        for hold, blocks in ship.goods.items():
            assert cargo.room(ship, hold) >= 0
            assert blocks
    assert sorted(tiles) == sorted({*tiles})
    assert supply == list(BOX.supply)
    spaces = [player.position % state.flight.spaces for player in state.seats if player.racing]
    assert len(set(spaces)) == len(spaces)


def test_whole_games_stay_sane() -> None:
    """The same laws from the first card of complete games."""
    for seed in range(6):
        state = GAME.new(players=2 + seed % 3, seed=seed, options={"flight": ("I", "II", "III")[seed % 3]})
        rng = Random(seed)
        while not state.over:
            if state.card >= 0:
                sane(state)
            seat = state.to_act[0]
            state.apply(seat, state.decision(seat).sample(rng))
