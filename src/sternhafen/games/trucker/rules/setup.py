"""Modes and setup (GT-001 to GT-015, GT-421, GT-422): which flights are flown, and laying out each of them."""

from collections.abc import Sequence

from sternhafen.core.decision import Step
from sternhafen.games.trucker.model import STACKS, TruckerState

TREK = "trek"
MODES = ("learning", "I", "II", "III", TREK)
TREK_FLIGHTS = ("I", "II", "III")
TURNS, RELAXED, REAL_TIME = "turns", "relaxed", "real_time"
REGIMES = (TURNS, RELAXED, REAL_TIME)

FLIGHT: tuple[Step, ...] = (
    ("build",),
    ("check_ships",),
    ("load_ships",),
    ("merge_stacks",),
    ("next_card",),
    ("end_flight",),
)


def set_up(state: TruckerState) -> None:
    mode = state.options["flight"]
    if mode == TREK:
        draw_titles(state)
    flights = TREK_FLIGHTS if mode == TREK else (mode,)
    state.agenda = later_flights(flights)
    state.agenda.pop()


def later_flights(levels: Sequence[str]) -> list[Step]:
    """What is left to do after the flight under way: before each flight all say that they are ready (GT-011)."""
    agenda: list[Step] = [("end_game",)]
    for level in reversed(levels):
        agenda += [("begin_flight", level), ("interval", level)]
    return agenda


def is_trek(state: TruckerState) -> bool:
    return bool(state.options["flight"] == TREK)


def draw_titles(state: TruckerState) -> None:
    """As many titles as truckers, at random, silver side up (GT-401)."""
    titles = list(state.box.titles)
    state.chance.shuffle(titles, "titles")
    state.titles = titles[-state.players :]


def begin_flight(state: TruckerState, level: str) -> None:
    """Take everything apart, lay out the boards of the level, and build (GT-003 to GT-011, GT-421)."""
    state.set_level(level)
    state.clear_table()
    state.number += 1
    state.open_round()
    state.flown = []
    for seat, player in enumerate(state.seats):
        player.begin_flight(state.new_ship(seat))
        if level == "III" and player.gold and state.options["gold_restrictions"]:
            player.ship.restriction = state.box.titles[player.titles[0]].gold
    state.heap = list(state.box.heap)
    state.chance.shuffle(state.heap, "heap")
    deal_cards(state)
    state.tell("flight", level=level, number=state.number)
    state.agenda += reversed(FLIGHT)


def deal_cards(state: TruckerState) -> None:
    """Four stacks by the recipe of the flight; the learning flight has its own deck (GT-004 to GT-006, GT-422)."""
    if state.flight.id == "learning":
        state.deck = [number for number, card in state.box.cards.items() if card.entry.learning]
        return
    for level, count in enumerate(state.flight.stack, 1):
        if count:
            pile = state.playable[level - 1][:]
            state.chance.shuffle(pile, f"cards_{level}")
            for stack in range(STACKS):
                state.stacks[stack] += [pile.pop() for _ in range(count)]
