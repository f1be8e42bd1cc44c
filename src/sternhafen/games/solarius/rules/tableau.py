"""Tracks, junk, drives and prices of a tableau (SM-061, SM-130 to SM-133, SM-R20, SM-R49)."""

from typing import Final

from sternhafen.games.solarius.model import DRIVE_SLOTS, Player, SolariusState

MOST: Final = 10
"""Of fuel and of bucks; anything above is lost (SM-061)."""

DRIVE_PRICE: Final = 3
FLIP_PRICE: Final = 3


def gain_fuel(player: Player, number: int) -> None:
    total = player.fuel + number
    player.fuel = total if total < MOST else MOST


def gain_bucks(player: Player, number: int) -> None:
    total = player.bucks + number
    player.bucks = total if total < MOST else MOST


def receive_junk(player: Player, number: int) -> None:
    """To free junk fields; what finds none goes beside the tableau for good (SM-130, SM-131)."""
    if not number:
        return
    on_fields = min(number, max(0, player.junk_fields - player.junk))
    player.junk += on_fields
    player.beside += number - on_fields


def price(state: SolariusState, player: Player, what: str, printed: int) -> int:
    """A price after all discounts, which add up but never go below their limit (SM-R49)."""
    delta, least = 0, 0
    for card in player.developments:
        change = state.box.mods[card].prices.get(what)
        if change:
            delta += change[0]
            least = max(least, change[1])
    return max(least, printed + delta) if delta else printed


def gain_drive(player: Player) -> str:
    """A general drive with side 1 up; without a free slot one is turned to 2 instead (SM-R20)."""
    if player.ones + player.twos < DRIVE_SLOTS:
        player.ones += 1
        return "gained"
    return flip_drive(player)


def flip_drive(player: Player) -> str:
    if not player.ones:
        return "lost"
    player.ones -= 1
    player.twos += 1
    return "turned"


def hand_limit(state: SolariusState, player: Player) -> int:
    """Three cards, more with some developments (SM-196)."""
    return 3 + sum([state.box.mods[card].hand_limit for card in player.developments])
