"""What the components of Race for the Galaxy hold."""

from collections.abc import Iterator
from typing import Any, Literal, TypedDict, get_args, get_type_hints

from sternhafen.core.component_types import any_of, components, list_of, with_fields
from sternhafen.core.text import TextData
from sternhafen.games.race.pack import Card, Status
from sternhafen.games.race.powers import Good, Powers


class Price(TypedDict):
    """What a good is sold for."""

    price: int


def powers() -> Iterator[Any]:
    """The powers as they leave: each with its phase, its ledger line and a kind that tells it from all others."""
    for phase, kinds in get_type_hints(Powers).items():
        one = get_args(kinds)[0]
        for power in get_args(one) or (one,):
            effect = power.__struct_config__.tag
            fields = {"phase": Literal[phase], "effect": Literal[effect], "rule": str}
            yield with_fields(power, "", ("kind", f"{phase}_{effect}"), **fields)


POWER = any_of(powers())
ADDED = {"copies": int, "status": Status, "military": bool, "powers": list_of(POWER), "words": list[TextData]}
CARD = with_fields(Card, "RaceCard", **ADDED)
COMPONENTS = components("RaceComponents", CARD, goods=dict[Good, Price])
