"""The schema of the card file."""

from typing import Annotated, Literal

from msgspec import Meta

from sternhafen.core.pack import Id, Name, Note, Strict
from sternhafen.games.race.powers import Good, Powers, Term

SIX_COST = 6

Keyword = Literal["alien", "chromosome", "imperium", "rebel", "terraforming", "uplift"]
Status = Literal["verified", "partial", "reconstructed", "owner"]


class Card(Strict, frozen=True):
    """A card design. Six-cost developments have `scoring` in place of printed VP."""

    id: Id
    name: Name
    kind: Literal["world", "development"]
    copies: Annotated[int, Meta(ge=1, le=2)] = 1
    cost: Annotated[int, Meta(ge=0, le=6)] | None = None
    defense: Annotated[int, Meta(ge=1, le=7)] | None = None
    vp: Annotated[int, Meta(ge=0, le=9)] | None = None
    world_type: Literal["windfall", "production"] | None = None
    good: Good | None = None
    start: Annotated[int, Meta(ge=0, le=4)] | None = None
    start_colour: Literal["red", "blue"] | None = None
    keywords: tuple[Keyword, ...] = ()
    preset_hand: Annotated[int, Meta(ge=1, le=4)] | None = None
    powers: Powers = Powers()
    scoring: tuple[Term, ...] = ()
    status: Status = "verified"
    german_name_translated: bool = False
    note: Note = ""

    @property
    def military(self) -> bool:
        return self.defense is not None


class CardFile(Strict, frozen=True):
    game: Literal["race"]
    format: Literal["race-cards/1"]
    prices: dict[Good, Annotated[int, Meta(ge=1, le=9)]]
    cards: tuple[Card, ...]
