"""What the workshop says: what packs are made of, what is wrong with one, drafts, the host's packs, play tests."""

from typing import Annotated

from msgspec import Meta, Struct

from .common import Json, Text

PackHash = Annotated[str, Meta(min_length=16, max_length=16, pattern=r"^[0-9a-f]+$")]
PackName = Annotated[str, Meta(min_length=1, max_length=60)]
Part = Annotated[str, Meta(max_length=60)]


class PackProblem(Struct, frozen=True):
    """Something wrong in a pack, at its section, entry and field; entry null: all of them together."""

    section: str
    entry: str | None
    field: str | None
    text: Text


class WorkshopAnswer(Struct, frozen=True):
    """What packs of a game are made of, and the shipped one."""

    game: str
    schema: Json
    pack: Json
    """The shipped pack as plain data."""
    hash: str
    components: Json
    """The shipped components, ready to be drawn."""
    former: dict[str, str]
    """What old packs and drafts call things, by their names of today."""
    admin: bool
    """Whether the asker may put packs on the host's list."""


class EntryRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Check one entry of a pack whose section has these ids."""

    section: Part
    entry: Json
    ids: Annotated[list[Part], Meta(max_length=500)] = []


class EntryAnswer(Struct, frozen=True):
    """What is wrong with it, or how it is drawn."""

    problems: list[PackProblem]
    component: Json | None


class PackRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as plain data."""

    pack: Json


class PackTextRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as TOML, with the name of its file."""

    text: str
    file: Part = "pack.toml"


class PackCheck(Struct, frozen=True):
    """What is wrong with a pack; without problems it has a hash and can be played."""

    problems: list[PackProblem]
    hash: str | None


class PackRead(Struct, frozen=True):
    """A pack read from TOML, and what is wrong with it."""

    pack: Json
    problems: list[PackProblem]


class PackWritten(Struct, frozen=True):
    """A pack as TOML."""

    text: str


class DraftRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A half-typed pack, as the workshop keeps it."""

    draft: Json


class DraftAnswer(Struct, frozen=True):
    """The draft kept for the asker; null: none."""

    draft: Json | None


class KeepPackRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Keep a pack so that tables can be played with it; `listed` puts it on the host's list (admins only)."""

    name: PackName
    pack: Json
    listed: bool = False


class PackInfo(Struct, frozen=True):
    """A pack that tables can be played with, and how many of its components are sure."""

    hash: str
    name: str
    """Empty for the shipped one."""
    verified: int
    owner: int
    total: int


class PacksAnswer(Struct, frozen=True):
    """The packs one may choose: the shipped one and the host's. `current` is played where nothing is chosen."""

    packs: list[PackInfo]
    current: str


class PlayTestRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Let bots play with a pack, in the background."""

    pack: Json
    games: Annotated[int, Meta(ge=2, le=200)] = 200


class PlayTestFigures(Struct, frozen=True):
    """What came of the games with one pack."""

    games: int
    rounds: list[int]
    """By game."""
    scores: list[float]
    """By seat of every game."""
    never: list[str]
    """Components that nobody built in any game."""


class PlayTestAnswer(Struct, frozen=True):
    """How far a play test has come; `mine` and `shipped` when it is done."""

    id: str
    done: int
    games: int
    mine: PlayTestFigures | None
    shipped: PlayTestFigures | None
    problem: Text | None


ANSWERS = (
    *(WorkshopAnswer, EntryAnswer, PackCheck, PackRead, PackWritten, DraftAnswer, PackInfo, PacksAnswer),
    PlayTestAnswer,
)
REQUESTS = (EntryRequest, PackRequest, PackTextRequest, DraftRequest, KeepPackRequest, PlayTestRequest)
