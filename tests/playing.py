"""Ways to reach moments of games, shared by all tests."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple, TypeVar

import sternhafen
from sternhafen import Action, Game, Refused, State, Text, speak
from sternhafen.core.plain import View
from sternhafen.core.setting import Setting
from sternhafen.core.text import LANGUAGES, has_text

S = TypeVar("S", bound=State)


class Setup(NamedTuple):
    """A table to be: its game, the number of seats, and the options that are not as usual."""

    game: Game
    players: int
    options: dict[str, Any]

    def new(self, seed: int) -> State:
        return self.game.new(players=self.players, seed=seed, options=self.options)

    def __str__(self) -> str:
        return "-".join([self.game.id, str(self.players), *(f"{key}={value}" for key, value in self.options.items())])


def game_setups() -> list[Setup]:
    """Every game with every number of players, and with every other value of every option at one table.

    Of options that are numbers the lowest and the highest value say as much as all.
    """
    setups: list[Setup] = []
    for game in map(sternhafen.game, sternhafen.games()):
        setups += [Setup(game, players, {}) for players in game.players]
        for option, setting in game.options.items():
            needed = {other: choices[0] for other, choices in setting.when.options.items()} if setting.when else {}
            setups += [_first_possible(game, needed | {option: choice}, len(setups)) for choice in _others(setting)]
    return setups


def _others(setting: Setting) -> list[Any]:
    """The values of an option that are worth a table besides its default."""
    choices = setting.choices
    if type(setting.default) is int:
        choices = (min(choices), max(choices))
    return [choice for choice in choices if choice != setting.default]


def _first_possible(game: Game, options: dict[str, Any], turn: int) -> Setup:
    """The options at a table of some size, the sizes in turn; some options exist for some sizes only."""
    sizes = list(game.players)
    rotated = sizes[turn % len(sizes) :] + sizes[: turn % len(sizes)]
    return next(filter(_possible, [Setup(game, players, options) for players in rotated]))


def _possible(setup: Setup) -> bool:
    """Some options exist for some numbers of players only; the game says so itself."""
    try:
        setup.new(seed=1)
    except Refused:
        return False
    return True


def play_on(state: State, rng: Random, limit: int = 100_000) -> Iterator[tuple[int, Action]]:
    """Play random decisions to the end, yielding each before it is applied."""
    for _ in range(limit):
        if state.over:
            return
        seat = rng.choice(state.to_act)
        action = state.decision(seat).sample(rng)
        yield seat, action
        state.apply(seat, action)


def play_out(state: S, rng: Random) -> S:
    for _ in play_on(state, rng):
        pass
    return state


def moments(setup: Setup, seed: int, every: int) -> Iterator[State]:
    """Copies of the states of one random game, every so many decisions."""
    state = setup.new(seed)
    for number, _ in enumerate(play_on(state, Random(seed))):
        if number % every == 0:
            yield state.copy()


def plain(data: Any) -> Any:
    """The data after a trip through JSON."""
    return json.loads(json.dumps(data))


def changed(data: Any, *path: Any, to: Any) -> Any:
    """A copy of plain data with another value at one place."""
    copy = plain(data)
    inner = copy
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = to
    return copy


def objects_in(data: Any) -> Iterator[dict[str, Any]]:
    """Every object inside plain data, itself included."""
    if isinstance(data, dict):
        yield data
    for value in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from objects_in(value)


def say(data: dict[str, Any], game: Game) -> list[str]:
    """A text of a view, decision or event in both languages; fails if a text is missing."""
    message = Text(data["key"], data["args"])
    assert all(has_text(message.key, language) for language in LANGUAGES), message.key
    return [speak(message, language, game.names) for language in LANGUAGES]


def texts_in(data: Any) -> Iterator[dict[str, Any]]:
    """Every text inside plain data."""
    return (found for found in objects_in(data) if set(found) == {"key", "args"})


def lazy(view: View, decision: Any, rng: Random) -> Action:
    """A policy for play-outs: of two random actions the one that is written shorter."""
    actions: list[Action] = [decision.sample(rng) for _ in range(2)]
    return min(actions, key=lambda action: len(str(action)))
