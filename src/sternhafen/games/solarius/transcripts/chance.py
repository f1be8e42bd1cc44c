"""Chance results as a transcript gives them: the setup as a whole, then cards and dice when they are drawn."""

from sternhafen.core.chance import Chance
from sternhafen.core.errors import ScriptError
from sternhafen.core.plain import Json
from sternhafen.games.solarius.box import COLOUR_NUMBERS, Box
from sternhafen.games.solarius.rules.dice import FACE_NUMBERS, PER_COLOUR, ROLLED
from sternhafen.games.solarius.rules.setup import DICE_OUT

Data = Json


class GivenChance(Chance):
    """Shuffles by given ranks; draws and numbers from queues that the transcript fills as it goes on."""

    __slots__ = ("cards", "numbers", "ranks", "snapshots", "turns")

    def __init__(self, ranks: dict[str, dict[int, int]], turns: list[int]) -> None:
        super().__init__(0)
        self.ranks = ranks
        self.turns = turns
        self.cards: list[int] = []
        self.numbers: list[int] = []
        self.snapshots: Json = {}
        """States that play has run past since somebody last decided."""

    def copy(self) -> "GivenChance":
        new = GivenChance(self.ranks, self.turns)
        new.count, new.cards, new.numbers = self.count, self.cards[:], self.numbers[:]
        return new

    def shuffle(self, pile: list[int], why: str) -> None:
        """What has no rank keeps its order: every draw names its cards."""
        self.count += 1
        ranks = self.ranks.get(why, {})
        pile.sort(key=lambda thing: ranks.get(thing, 0))

    def draw(self, pile: list[int], how_many: int, seat: int, why: str) -> list[int]:
        if not how_many:
            return []
        self.count += 1
        drawn, self.cards = self.cards[:how_many], self.cards[how_many:]
        if len(drawn) < how_many or not set(drawn) <= set(pile):
            raise ScriptError(f"seat {seat} draws {how_many} cards; the transcript gives {drawn}")
        for card in drawn:
            pile.remove(card)
        return drawn

    def below(self, limit: int, seat: int | None, why: str) -> int:
        self.count += 1
        if not self.numbers:
            raise ScriptError(f"the transcript gives no {why!r} for seat {seat}")
        return self.numbers.pop(0)

    def dice(self, how_many: int, sides: int, seat: int | None, why: str) -> list[int]:
        self.count += 1
        return self.turns


def given_setup(box: Box, setup: Data) -> GivenChance:
    """Everything that is random before the first turn."""
    ranks, turns = _laid_out(box, setup)
    chance = GivenChance(ranks, turns)
    chance.numbers = [setup["start_player"], *_first_dice(setup)]
    if setup["kind"] == "free":
        chance.cards = [box.numbers[card] for seat in setup["seats"] for card in seat["dealt"]]
    else:
        starts = [start.id for start in box.components.start_cards]
        ranks["start_cards"] = _last_first([starts.index(seat["start_card"]) for seat in setup["seats"]])
    return chance


def _laid_out(box: Box, setup: Data) -> tuple[dict[str, dict[int, int]], list[int]]:
    """The order in which tiles, planets and hubs come, and how the tiles are turned."""
    places = sorted(setup["layout"], key=lambda place: place["place"])
    tiles = [box.tile_ids.index(place["tile"]) for place in places]
    turns = [place["rot"] + 1 for place in places]
    layout = tuple((tile, turn - 1) for tile, turn in zip(tiles, turns, strict=True))
    by_hex = {tuple(planet["at"]): box.numbers[planet["id"]] - box.first_planet for planet in setup["planets"]}
    hexes = box.geometry.hexes
    planets = [by_hex[hexes[hex]] for hex in box.space(layout, setup["players"]).in_use]
    hubs = [box.tile_ids.index(letter) for letter in setup["hubs"]]
    ranks = {
        "tiles": _last_first(tiles),
        "planets": _last_first(planets),
        "planets_out": dict.fromkeys(planets, 1),
        "hubs": _last_first(hubs),
    }
    return ranks, turns


def _last_first(things: list[int]) -> dict[int, int]:
    """Ranks for a pile whose last element comes first."""
    return {thing: len(things) - place for place, thing in enumerate(things)}


def _first_dice(setup: Data) -> list[int]:
    bag = [PER_COLOUR - DICE_OUT[setup["players"]]] * 4
    numbers = []
    for colour, face in setup["dice"]:
        numbers.append(die_number(bag, colour, face))
        bag[COLOUR_NUMBERS[colour]] -= 1
    return numbers


def die_number(bag: list[int], colour: str, face: str) -> int:
    """The outcome that draws this die from the bag and rolls this face."""
    own = COLOUR_NUMBERS[colour]
    if not bag[own]:
        raise ScriptError(f"there is no {colour} die in the bag")
    return sum(bag[:own]) * len(ROLLED) + ROLLED.index(FACE_NUMBERS[face])
