"""All chance of a game comes from one object: a seeded stream, or a script of given outcomes.

The stream is a keyed hash (SHAKE-256 over secret seed and count), so what a player has seen tells nothing about
what will come, and its whole state is two integers.
"""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import shake_256
from os import urandom
from random import Random
from struct import unpack
from typing import Any

import msgspec

from sternhafen.core.errors import DataError, ScriptError
from sternhafen.core.plain import Json
from sternhafen.core.reading import read_as

SPARE_BITS = 64  # keeps the unevenness of a remainder below 2**-64
WORD = 64  # bits for one place of a shuffle; the unevenness stays below 2**-56


def secret_seed() -> int:
    return int.from_bytes(urandom(16), "big")


class Chance:
    """A seeded stream of outcomes."""

    __slots__ = ("count", "seed")

    def __init__(self, seed: int, count: int = 0) -> None:
        self.seed = seed
        self.count = count
        """How many outcomes were taken; it also tells the core that something new came to light."""

    def copy(self) -> "Chance":
        return Chance(self.seed, self.count)

    def shuffle(self, pile: list[int], why: str) -> None:
        """Put the pile into a random order; its last element lies on top."""
        words = unpack(f"<{len(pile)}Q", self._bytes(len(pile) * WORD // 8))
        for place in range(len(pile) - 1, 0, -1):
            other: int = words[place] * (place + 1) >> WORD
            pile[place], pile[other] = pile[other], pile[place]

    def draw(self, pile: list[int], how_many: int, seat: int, why: str) -> list[int]:
        """Take cards from the top of the pile, in the order drawn; the pile must hold them."""
        if not how_many:
            return []
        self.count += 1
        if how_many == 1:
            return [pile.pop()]
        drawn = pile[-how_many:]
        del pile[-how_many:]
        drawn.reverse()
        return drawn

    def lay(self, pile: list[int], seat: int, why: str) -> int:
        """Take the top card to lie somewhere face down: nobody sees it, so nothing comes to light."""
        return pile.pop()

    def below(self, limit: int, seat: int | None, why: str) -> int:
        """A number from 0 to limit - 1."""
        return self._number(limit.bit_length() + SPARE_BITS) % limit

    def dice(self, how_many: int, sides: int, seat: int | None, why: str) -> list[int]:
        """Numbers from 1 to sides."""
        number = self._number(how_many * sides.bit_length() + SPARE_BITS)
        rolled = []
        for _ in range(how_many):
            number, face = divmod(number, sides)
            rolled.append(face + 1)
        return rolled

    def json(self) -> Json:
        return {"seed": f"{self.seed:032x}", "count": self.count}

    def _number(self, bits: int) -> int:
        return int.from_bytes(self._bytes(bits // 8 + 1), "little")

    def _bytes(self, how_many: int) -> bytes:
        self.count += 1
        return shake_256(b"%x:%x" % (self.seed, self.count)).digest(how_many)


Outcome = Sequence[int]
Script = Mapping[str, Sequence[Outcome]]


class ScriptedChance(Chance):
    """Outcomes given beforehand, for transcripts and tests.

    A script maps `"<why>"` or `"<why>:<seat>"` to the outcomes in the order they will be asked for: a new order of
    the pile (top card first) for a shuffle, cards for a draw, one number, or dice. Draws that the script does
    not mention come from the top of the pile; every other outcome must be there.
    """

    __slots__ = ("at", "script")

    def __init__(self, script: Script, *, seed: int = 0, count: int = 0, at: dict[str, int] | None = None) -> None:
        super().__init__(seed, count)
        self.script = script
        self.at = dict(at or {})

    def copy(self) -> "ScriptedChance":
        return ScriptedChance(self.script, seed=self.seed, count=self.count, at=self.at)

    def shuffle(self, pile: list[int], why: str) -> None:
        order = self._next(why, None)
        if order is None:
            raise ScriptError(f"the script has no order for the shuffle {why!r}")
        if sorted(order) != sorted(pile):
            raise ScriptError(f"the script's order for the shuffle {why!r} does not hold the cards of the pile")
        pile[:] = reversed(order)

    def draw(self, pile: list[int], how_many: int, seat: int, why: str) -> list[int]:
        given = self._next(why, seat) if how_many else None
        if given is None:
            return super().draw(pile, how_many, seat, why)
        if len(given) != how_many:
            raise ScriptError(f"seat {seat} draws {how_many} for {why!r}, the script has {len(given)}")
        for card in given:
            if card not in pile:
                raise ScriptError(f"seat {seat} cannot draw card {card} for {why!r}: it is not in the pile")
            pile.remove(card)
        return list(given)

    def lay(self, pile: list[int], seat: int, why: str) -> int:
        return self.draw(pile, 1, seat, why)[0]

    def below(self, limit: int, seat: int | None, why: str) -> int:
        return self._numbers(1, limit - 1, seat, why)[0]

    def dice(self, how_many: int, sides: int, seat: int | None, why: str) -> list[int]:
        return self._numbers(how_many, sides, seat, why)

    def json(self) -> Json:
        script = {key: [list(outcome) for outcome in outcomes] for key, outcomes in self.script.items()}
        return {"script": script, "at": dict(sorted(self.at.items())), "count": self.count}

    def _numbers(self, how_many: int, highest: int, seat: int | None, why: str) -> list[int]:
        given = self._next(why, seat)
        if given is None or len(given) != how_many or not all(0 <= number <= highest for number in given):
            raise ScriptError(f"the script has no {how_many} fitting numbers for {why!r} of seat {seat}")
        return list(given)

    def _next(self, why: str, seat: int | None) -> Outcome | None:
        for key in (f"{why}:{seat}", why):
            outcomes = self.script.get(key, ())
            place = self.at.get(key, 0)
            if place < len(outcomes):
                self.at[key] = place + 1
                self.count += 1
                return outcomes[place]
        return None


class WrittenChance(msgspec.Struct, forbid_unknown_fields=True):
    """What `json()` writes."""

    seed: str = ""
    count: int = 0
    script: dict[str, list[list[int]]] | None = None
    at: dict[str, int] | None = None


def read_chance(data: Any) -> Chance:
    """The inverse of `json()`; missing data means a new secret seed."""
    if data is None:
        return Chance(secret_seed())
    try:
        written = read_as(WrittenChance, data)
        if written.script is not None:
            return ScriptedChance(written.script, at=written.at, count=written.count)
        return Chance(int(written.seed, 16), written.count)
    except (msgspec.ValidationError, ValueError):
        raise DataError("chance", 'expected {"seed": "hexadecimal", "count": number} or a script') from None


PLACES = [range((1 << width) - 2, (1 << width >> 1) - 2, -1) for width in range(32)]
"""By the number of bits that a place's successor has: those places, from the last."""


def reshuffled(hidden: Iterable[int], rng: Random) -> list[int]:
    """Unknown components in a new order, in which nothing of the old one is left, whoever asks and whatever it was."""
    known, bits = sorted(hidden), rng.getrandbits
    width = len(known).bit_length()
    places = range(len(known) - 1, (1 << width >> 1) - 2, -1)
    while width > 1:  # as `rng.shuffle` does it, without a call for every place
        for place in places:
            other = bits(width)
            while other > place:
                other = bits(width)
            known[place], known[other] = known[other], known[place]
        width -= 1
        places = PLACES[width]
    return known


def dealt_anew(hidden: list[int], place: list[int]) -> list[int]:
    """As many of the hidden components as lie in a place, from their end."""
    if not place:
        return place
    end = len(hidden) - len(place)
    dealt = hidden[end:]
    del hidden[end:]
    dealt.reverse()
    return dealt
