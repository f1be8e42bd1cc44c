"""A game: what it is called, what can be set, and how its states begin."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import chain
from random import Random
from typing import Any, ClassVar

import msgspec

from sternhafen.core.action import Action, ActionReader, AdvanceClock
from sternhafen.core.chance import Chance, ScriptedChance, read_chance, secret_seed
from sternhafen.core.decision import Input
from sternhafen.core.errors import DataError, Refused, ScriptError
from sternhafen.core.state import State
from sternhafen.core.text import NO_NAMES, Names, Text, text


class Setting(msgspec.Struct, frozen=True):
    """Something a table can choose before the game begins."""

    default: Any
    choices: tuple[Any, ...]
    label: Text

    def json(self) -> dict[str, Any]:
        return {"default": self.default, "choices": list(self.choices), "label": self.label.json()}


class Game(ABC):
    """One game with one data pack. Immutable; states refer to it for components and names."""

    id: ClassVar[str]
    name: ClassVar[str]
    players: ClassVar[range]
    options: ClassVar[Mapping[str, Setting]] = {}
    rules_version: ClassVar[int]
    action_kinds: ClassVar[Sequence[type[Action]]]
    state_kind: ClassVar[type[State]]

    inputs: ClassVar[Mapping[str, Input[Any]]]
    """The questions of the game, by the name of the step that asks them."""
    steps: ClassVar[Mapping[str, Callable[..., None]]]
    """The automatic steps of the game: functions of the state and the step's arguments."""

    component_names: Sequence[str]
    """The id of every component by its number, which is what states hold."""
    pack_hash: str
    """Which data pack this is."""
    source: str
    """The data pack as its file says it."""

    # What a game adds

    @abstractmethod
    def components(self) -> dict[str, Any]:
        """Every component with its facts and how sure they are, as plain data."""

    @abstractmethod
    def set_up(self, state: Any) -> None:
        """Lay out a new game and put the first steps on the agenda."""

    @abstractmethod
    def seen_by(self, state: Any, seat: int | None) -> dict[str, Any]:
        """The game's part of a view: only what this seat may know; `None` asks for a spectator."""

    @abstractmethod
    def written(self, state: Any) -> dict[str, Any]:
        """The game's part of a position."""

    @abstractmethod
    def read_position(self, state: Any, data: dict[str, Any]) -> None:
        """Fill a bare state from the game's part of a position."""

    @abstractmethod
    def summary(self, component: str) -> Text:
        """A component in one line."""

    @abstractmethod
    def describe(self, component: str) -> list[Text]:
        """Everything about a component, line by line, with how sure it is."""

    @abstractmethod
    def describe_table(self, view: dict[str, Any]) -> list[Text]:
        """The shared middle of the table, line by line."""

    @abstractmethod
    def describe_seat(self, view: dict[str, Any], seat: int) -> list[Text]:
        """One player's area, line by line."""

    @abstractmethod
    def hand(self, view: dict[str, Any]) -> list[str]:
        """The components in the viewer's hand."""

    @property
    def names(self) -> Names:
        return NO_NAMES

    def heeds_clock(self, state: Any) -> bool:
        """Whether time means anything at this moment."""
        return False

    def pass_time(self, state: Any, seconds: float) -> None:
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
    ) -> Any:
        """A new game; without a seed, a secret one of 128 bits is drawn."""
        chance = chance or Chance(secret_seed() if seed is None else seed)
        origin = {"script": chance.json()} if isinstance(chance, ScriptedChance) else {"seed": f"{chance.seed:032x}"}
        state = self._bare(players, options or {}, chance)
        state.origin = origin
        self.set_up(state)
        state.advance()
        state.begin()
        return state

    def new_from(
        self, players: int, options: Mapping[str, Any], seed: str | None, script: dict[str, Any] | None
    ) -> Any:
        """A new game from the words of a record."""
        if seed is None and script is None:
            raise DataError("record", "expected one of the fields 'seed', 'script', 'position'")
        return self.new(players=players, options=options, chance=read_chance(script or {"seed": seed}))

    def position(self, data: Any) -> Any:
        """The state that a position describes; everything unsaid takes its default."""
        if not isinstance(data, dict):
            raise DataError("position", "expected an object")
        data = dict(data)
        self._check_head(data)
        players, options = data.pop("players"), data.pop("options", {})
        state = self._bare(players, options, read_chance(data.pop("chance", None)))
        then, agenda, lanes = data.pop("then", []), data.pop("agenda", None), data.pop("lanes", None)
        open_lanes = data.pop("open", False)
        self.read_position(state, data)
        if agenda is not None or lanes is not None:
            state.resume(*self._read_steps(state, agenda or [], lanes), open=open_lanes)
        self._take_up(state)
        self._play_on(state, then)
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

    def _bare(self, players: int, options: Mapping[str, Any], chance: Chance) -> Any:
        if players not in self.players:
            args = {"least": self.players.start, "most": self.players.stop - 1, "found": str(players)}
            raise Refused(text("core-wrong-players", **args), kind="malformed")
        return self.state_kind(self, players, self._complete(options), chance)

    def _complete(self, options: Mapping[str, Any]) -> dict[str, Any]:
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options)
                raise Refused(text("core-unknown-option", name=name, known=known), kind="malformed")
            choices = self.options[name].choices
            if value not in choices:
                args = {"name": name, "found": str(value), "known": ", ".join(map(str, choices))}
                raise Refused(text("core-wrong-option", **args), kind="malformed")
        return {name: options.get(name, setting.default) for name, setting in self.options.items()}

    def _check_head(self, data: dict[str, Any]) -> None:
        for field, expected in (
            ("game", self.id),
            ("rules_version", self.rules_version),
            ("pack", self.pack_hash),
        ):
            found = data.pop(field, expected)
            if found != expected:
                raise DataError(f"position, field '{field}'", f"expected {expected!r}, found {found!r}")
        if not isinstance(data.get("players"), int):
            raise DataError("position, field 'players'", "expected the number of players")
        for field, kind, expected in (("options", dict, "an object"), ("then", list, "a list of [seat, action]")):
            if not isinstance(data.get(field, kind()), kind):
                raise DataError(f"position, field '{field}'", f"expected {expected}, found {data[field]!r}")

    def _read_steps(self, state: State, agenda: Any, lanes: Any) -> tuple[Any, Any]:
        lanes = [[] for _ in state.lanes] if lanes is None else lanes
        if not isinstance(agenda, list):
            raise DataError("position, field 'agenda'", f"expected a list of steps, found {agenda!r}")
        if not isinstance(lanes, list) or [type(lane) for lane in lanes] != [list] * state.players:
            raise DataError("position, field 'lanes'", f"expected {state.players} lists of steps, one for each seat")
        for field, pending, known in (
            ("agenda", [agenda], self.steps),
            ("lanes", lanes, {**self.steps, **self.inputs}),
        ):
            for step in chain.from_iterable(pending):
                if not isinstance(step, list) or not step or not isinstance(step[0], str) or step[0] not in known:
                    raise DataError(
                        f"position, field '{field}'", f"expected steps such as {[min(known)]}, found {step!r}"
                    )
        return agenda, lanes

    def _take_up(self, state: State) -> None:
        """Run to the first question and try an answer: parts that contradict each other come to light here."""
        try:
            state.advance()
            state.begin()
            trial = state.copy()
            for seat in state.to_act:
                trial.decision(seat).json()
                trial.apply(seat, trial.decision(seat).sample(Random(0)))
        except (Refused, ScriptError):
            return
        except (AssertionError, LookupError, TypeError, ValueError):
            raise DataError("position", "the pending steps do not fit the rest of it") from None

    def _play_on(self, state: State, then: Any) -> None:
        for number, move in enumerate(then, 1):
            try:
                seat, action = move
                state.apply(seat, self.action(action))
            except (TypeError, ValueError):
                raise DataError(f"position, field 'then', entry {number}", "expected [seat, action]") from None
            except Refused as refusal:
                raise DataError(f"position, field 'then', entry {number}", str(refusal)) from None
