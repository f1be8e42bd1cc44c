"""A game: what it is called, what can be set, and how its states begin."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self

from sternhafen.core import position_frame
from sternhafen.core.action import Action, ActionReader, AdvanceClock
from sternhafen.core.chance import Chance, ScriptedChance, read_chance, secret_seed
from sternhafen.core.decision import Input
from sternhafen.core.drawing import Picture
from sternhafen.core.drawing.panels import card, panel
from sternhafen.core.drawing.shapes import RAISED, SEATS
from sternhafen.core.errors import DataError, Refused
from sternhafen.core.former import Words, by_old, reworded
from sternhafen.core.pack import Own, PackKind, PackText
from sternhafen.core.plain import DecisionData, Frame, Json, V, View
from sternhafen.core.setting import Setting, settled
from sternhafen.core.state import State
from sternhafen.core.text import LANGUAGES, NO_NAMES, Names, Text, seat, speak_all, text

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, covariant=True, default=State)
else:
    from typing import TypeVar

    S = TypeVar("S", covariant=True)
"""A game is of the kind of its states: `Game[RaceState]` is a `Game`. It is handed states of its own only."""


CLEARLY_AHEAD = 3
"""Points by which somebody must lead to be feared for them alone."""
TEXTS_KEPT = 64


def made(kind: type["Game"], data: Own) -> "Game":
    """The one game of this kind with these components; a file that has been edited makes another."""
    if isinstance(data, PackText):
        return _made_of_text(kind, data)
    edited = data.stat().st_mtime_ns if data is not None and data.exists() else 0
    return _made(kind, data, edited)


@cache
def _made(kind: type["Game"], data: Path | None, edited: int) -> "Game":
    return _new_game(kind, data)


@lru_cache(maxsize=TEXTS_KEPT)
def _made_of_text(kind: type["Game"], data: PackText) -> "Game":
    """Anybody may send packs: only the newest are kept."""
    return _new_game(kind, data)


def _new_game(kind: type["Game"], data: Own) -> "Game":
    game = kind(data)
    game.data = data
    return game


class Game(ABC, Generic[S, V]):
    """One game with one data pack. Immutable; states refer to it for components and names."""

    id: ClassVar[str]
    name: ClassVar[str]
    players: ClassVar[range]
    options: ClassVar[Mapping[str, Setting]] = {}
    shelf: ClassVar[int] = 100
    """Where it stands among the games that are offered: smaller numbers first."""
    rules_version: ClassVar[int]
    action_kinds: ClassVar[Sequence[type[Action]]]
    decision_kind: ClassVar[Any] = DecisionData
    """The type of its decisions, where they say more than those of other games."""
    view_kind: ClassVar[Any] = Frame
    """The type of its views, a TypedDict: what schemas and pages are made of."""
    state_kind: type[S]
    """The game's own kind of state, which `new` and `position` make."""

    inputs: ClassVar[Mapping[str, Input[Any]]]
    """The questions of the game, by the name of the step that asks them."""
    steps: ClassVar[Mapping[str, Callable[..., None]]]
    """The automatic steps of the game: functions of the state and the step's arguments."""

    figures: ClassVar[Mapping[str, str]] = {"score": "core-figure-points"}
    """Figures of which more is better: numbers of a seat's view, each with the key of the text that tells it."""
    fewer: ClassVar[Mapping[str, str]] = {}
    """The same for those of which fewer is better."""
    prices: ClassVar[Mapping[str, str]] = {}
    """Lines of a preview that tell what a move costs, no reason to make it: each with the figure its number is of, or
    with none where it only tells how the cost comes about."""

    lettered: ClassVar[frozenset[str]] = frozenset()
    """Texts that draw with letters, for terminals: pictures do without."""

    component_names: Sequence[str]
    """The id of every component by its number, which is what states hold."""
    pack_hash: str
    """Which data pack this is."""
    source: str
    """The data pack as its file says it."""

    former: ClassVar[Words] = {}
    """What its packs and positions once called things, by their names of today."""

    pack_kind: ClassVar[PackKind | None] = None
    """What its packs are made of, where owners may bring their own."""

    data: Own = None
    """An owner's own components; None for those that are shipped."""

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles: the game by its name; components of one's own by their file."""
        return made, (type(self), self.data)

    def __copy__(self) -> Self:
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        return new

    def __repr__(self) -> str:
        where = self.data.where if isinstance(self.data, PackText) else self.data
        own = "" if where is None else f", components of {where}"
        return f"<{self.name} ({self.id}), {self.players[0]} to {self.players[-1]} players{own}>"

    # What a game adds

    @abstractmethod
    def __init__(self, data: Own = None) -> None:
        """The game with its own components or an owner's."""

    @abstractmethod
    def components(self) -> Json:
        """Every component with its facts and how sure they are, as plain data."""

    def in_words_of_today(self, pack: Json) -> Json:
        """A pack, or a part of one, that may be as old as the first."""
        known: Json = reworded(pack, by_old(self.former))
        return known

    def entry_shown(self, section: str, entry: Any, /) -> Json | None:
        """An entry of a pack as `components` would hold it, to be drawn; None for what is never drawn."""
        return None

    @abstractmethod
    def set_up(self, state: S) -> None:  # type: ignore[misc]
        """Lay out a new game and put the first steps on the agenda."""

    @abstractmethod
    def seen_by(self, state: S, seat: int | None) -> View:  # type: ignore[misc]
        """The game's part of a view: only what this seat may know; `None` asks for a spectator."""

    @abstractmethod
    def written(self, state: S) -> Json:  # type: ignore[misc]
        """The game's part of a position."""

    @abstractmethod
    def read_position(self, state: S, data: Json) -> None:  # type: ignore[misc]
        """Fill a bare state from the game's part of a position."""

    @abstractmethod
    def inventory(self, state: S) -> Counter[str]:  # type: ignore[misc]
        """Everything on the table wherever it lies, by component: the same from the first moment to the last."""

    @abstractmethod
    def summary(self, component: str) -> Text:
        """A component in one line."""

    @abstractmethod
    def describe(self, component: str) -> list[Text]:
        """Everything about a component, line by line, with how sure it is."""

    @abstractmethod
    def describe_table(self, view: V) -> list[Text]:  # type: ignore[misc]
        """The shared middle of the table, line by line."""

    @abstractmethod
    def describe_seat(self, view: V, seat: int, /) -> list[Text]:  # type: ignore[misc]
        """One player's area, line by line."""

    def illustrate(self, view: V, decision: str) -> list[Text]:  # type: ignore[misc]
        """What a player without a board should look at before the question of this name, line by line."""
        return []

    def hand(self, view: V) -> list[str]:  # type: ignore[misc]
        """The components in the viewer's hand; spectators have none."""
        return [] if view["seat"] is None else list(view["seats"][view["seat"]]["hand"])

    def describe_all(self, view: V) -> list[Text]:  # type: ignore[misc]
        """The table, line by line: its middle, then every player's area."""
        areas = [self.describe_seat(view, seat) for seat in range(view["players"])]
        return [*self.describe_table(view), *chain.from_iterable(areas)]

    def pictures(self, view: V, language: str = LANGUAGES[0]) -> dict[str, Picture]:  # type: ignore[misc]
        """The table drawn from a view: its middle, then every player's area; a game may draw more than words."""
        middle = self.tell(self.describe_table(view), language)
        areas = {f"seat {seat}": self.drawn_seat(view, seat, language) for seat in range(view["players"])}
        return {"table": panel(middle, self.name), **areas}

    def drawn_seat(self, view: V, seat: int, language: str) -> Picture:  # type: ignore[misc]
        return panel(self.tell(self.describe_seat(view, seat), language), f"seat {seat}", SEATS[seat % len(SEATS)])

    def picture(self, component: str, language: str = LANGUAGES[0]) -> Picture:
        """A component drawn: a card with its name and all that is to be said about it."""
        lines = self.tell(self.describe(component), language)
        return card(self.names.card(component, language), lines, RAISED)

    def tell(self, texts: Sequence[Text], language: str) -> list[str]:
        """What stands in a picture beside what is drawn."""
        return speak_all([text for text in texts if text.key not in self.lettered], language, self.names)

    @property
    def names(self) -> Names:
        return NO_NAMES

    def threat(self, view: V, viewer: int) -> Text | None:  # type: ignore[misc]
        """What the viewer should fear from the others, as far as the view tells; a game may know better than points."""
        scores = [seen["score"] for seen in view["seats"]]
        rival = max((other for other in range(len(scores)) if other != viewer), key=scores.__getitem__)
        if scores[rival] - scores[viewer] < CLEARLY_AHEAD:
            return None
        return text("core-threat-ahead", seat=seat(rival), score=scores[rival], own=scores[viewer])

    def advice(self, state: S, seat: int, action: Action) -> tuple[Text, ...]:  # type: ignore[misc]
        """What speaks for an action besides its preview, by what the seat itself knows; a game may have more to say."""
        return ()

    def heeds_clock(self, state: S) -> bool:  # type: ignore[misc]
        """Whether time means anything at this moment."""
        return False

    def pass_time(self, state: S, seconds: float) -> None:  # type: ignore[misc]
        """Let time pass in a state that heeds the clock."""
        raise AssertionError(f"{self.name} heeds no clock")

    # The contract

    def new(
        self,
        *,
        players: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        chance: Chance | None = None,
    ) -> S:
        """A new game; without a seed, a secret one of 128 bits is drawn.

        A setting that means nothing beside the others takes its default.
        """
        chance = chance or Chance(secret_seed() if seed is None else seed)
        origin = {"script": chance.json()} if isinstance(chance, ScriptedChance) else {"seed": f"{chance.seed:032x}"}
        state = self._bare(players, options or {}, chance)
        state.origin = origin
        self.set_up(state)
        state.advance()
        state.begin()
        return state

    def check_table(self, players: int, options: Mapping[str, Any]) -> None:
        """Raise `Refused` if no game can be played by this many with these options; nothing is set up."""
        self._bare(players, options, Chance(0))

    def new_from(self, players: int, options: Mapping[str, Any], seed: str | None, script: Json | None) -> S:
        """A new game from the words of a record."""
        if seed is None and script is None:
            raise DataError("record", "expected one of the fields 'seed', 'script', 'position'")
        return self.new(players=players, options=options, chance=read_chance(script or {"seed": seed}))

    def position(self, data: Any) -> S:
        """The state that a position describes; everything unsaid takes its default."""
        frame, own = position_frame.read(self, data)
        state = self._bare(frame.players, frame.options, frame.chance)
        self.read_position(state, own)
        position_frame.go_on(state, frame)
        return state

    def action(self, data: Any) -> Action:
        """An action from plain data."""
        return self._reader.read(data)

    def component_name(self, number: int) -> str:
        return self.component_names[number]

    def component_number(self, name: str) -> int:
        number = self.component_numbers.get(name)
        if number is None:
            raise Refused(text("core-unknown-component", name=name), kind="malformed")
        return number

    @cached_property
    def free(self) -> frozenset[str]:
        """The questions that never answer themselves."""
        return frozenset(name for name, asked in self.inputs.items() if type(asked).forced is Input.forced)

    @cached_property
    def component_numbers(self) -> dict[str, int]:
        """The number of every component by its id."""
        return {name: number for number, name in enumerate(self.component_names)}

    @cached_property
    def _reader(self) -> ActionReader:
        return ActionReader((*self.action_kinds, AdvanceClock))

    def _bare(self, players: int, options: Mapping[str, Any], chance: Chance) -> S:
        if players not in self.players:
            args = {"least": self.players.start, "most": self.players.stop - 1, "found": str(players)}
            raise Refused(text("core-wrong-players", **args), kind="malformed")
        return self.state_kind(self, players, settled(self.options, players, options), chance)
