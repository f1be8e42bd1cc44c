"""The plain data that leave the engine, and their types: what a client, a bot or a program in any language reads.

They are dictionaries and lists; these types say what is in them. Schemas, TypeScript and the pages under docs/views
are made of them (`sternhafen.schema`).
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict

from sternhafen.core.text import TextData

Json = dict[str, Any]
"""An object of JSON whose fields depend on what it is about."""
View = Mapping[str, Any]
"""What a seat may know, whichever the game; each game has a type for its own views."""

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    V = TypeVar("V", bound=View, covariant=True, default=View)
else:
    from typing import TypeVar

    V = TypeVar("V", covariant=True)
"""The kind of a game's views."""

Kind = Literal["one", "several", "pay", "number", "place"]


class Frame(TypedDict):
    """What the views of all games have in common."""

    game: str
    rules_version: int
    seat: int | None
    """Whose view it is; null for a spectator."""
    players: int
    options: Json
    """The settings of the table, all of them."""
    to_act: list[int]
    """The seats that owe a decision now."""
    over: bool


class TableFrame(TypedDict):
    """What the games' own parts of views have in common."""

    round: int
    phase: TextData
    """The part of the game it is in, in words."""


class SeatFrame(TypedDict):
    """What the seats of all games have in common."""

    score: int
    """What it would be if the game ended now, or what was scored so far: more is better."""


class ViewData(Frame, TableFrame):
    """What the views of all games have in common: enough for whoever knows no game by name."""

    seats: list[SeatFrame]


class OptionData(TypedDict):
    """A complete action that can be chosen at once."""

    action: Json
    label: TextData
    target: Json | None
    """Where on the table it is: a zone, and a card, cell or seat."""
    preview: list[TextData]
    """What it costs and gives."""
    declines: bool
    """Whether it means to do nothing: to pass, to decline, to be done."""


class BlockedData(TypedDict):
    """Something a player might expect to choose, with the reason why not."""

    target: Json
    rule: str | None
    text: TextData


class ItemData(TypedDict):
    """A thing that can be picked, alone or with others."""

    id: str
    label: TextData
    target: Json | None
    count: int
    value: int
    preview: NotRequired[list[TextData]]
    """What it would give, where that is known of the item alone."""


class PickData(TypedDict):
    """A legal selection of items."""

    items: list[str]
    preview: list[TextData]


class CellData(TypedDict):
    """A place where something can be put, and how it may be turned there, in degrees."""

    cell: str
    rotations: list[int]
    label: NotRequired[TextData]
    preview: NotRequired[list[TextData]]
    """What putting it there would come to."""


class Details(TypedDict, total=False):
    """What a question says besides its options: which of it there is depends on the kind."""

    items: list[ItemData]
    min: int
    max: int
    need: int
    """The sum to be paid."""
    sets: list[PickData] | None
    """The legal selections, where not all of the right size are."""
    preview: list[TextData]
    """What it costs whatever is chosen."""
    cells: list[CellData]
    template: Json
    """The action, to be completed by what is chosen."""
    field: str
    """The field of the action that takes it."""
    cell_field: str
    rotation_field: str | None


class DecisionData(Details):
    """A question put to one seat, with the details of its kind."""

    kind: Kind
    name: str
    """The step of the rules that asks."""
    number: int
    prompt: TextData
    options: list[OptionData]
    blocked: list[BlockedData]


class RefusalData(TypedDict):
    """An action that was not carried out, and why."""

    kind: str
    rule: str | None
    text: TextData


class EventData(TypedDict):
    """One thing that happened, as far as the viewer may know."""

    type: str
    seat: int
    """Whom it happened to; -1 for the table as a whole."""
    text: TextData


class ShareData(TypedDict):
    """One source of a seat's points."""

    label: TextData
    points: int


class ResultData(TypedDict):
    """How a game ended."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    reason: TextData
    breakdown: list[list[ShareData]]
