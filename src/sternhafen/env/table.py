"""A table of one game in numbers: dealing, words, masks, observations and rewards. All environments are made of it."""

from collections.abc import Mapping
from random import Random
from typing import Any

import sternhafen
from sternhafen.coding.code import Mask, coding
from sternhafen.coding.spelling import Spelling, spell
from sternhafen.core.action import Action
from sternhafen.core.drawing import Picture, stacked
from sternhafen.core.observation import Vector
from sternhafen.core.observing import NOTHING, Parts, Sheet
from sternhafen.core.state import State
from sternhafen.env.rewards import Reward, checked, worth
from sternhafen.env.told import Seen

NOBODY = -1


class Table:
    """One game after the other, answered word by word. Nobody is asked before `deal` and after the end."""

    def __init__(self, game: str, players: int, options: Mapping[str, Any] | None = None, reward: str = "rank") -> None:
        self.game = sternhafen.game(game)
        self.players, self.options = players, dict(options or {})
        self.game.check_table(players, self.options)
        self.reward: Reward = checked(reward)
        self.coding = coding(self.game)
        self.deals = Random()
        self.state: State | None = None
        self._begin()

    def _begin(self) -> None:
        """Nothing is said, nothing is written."""
        seats = range(self.players)
        self._after: list[list[int]] = [[(seat + place) % self.players for place in (*seats[1:], 0)] for seat in seats]
        """By seat: all seats round the table, the next one first."""
        self._spellings: list[Spelling | None] = [None] * self.players
        """By seat: the answer in the making, if it has been looked at."""
        self._sheets: list[Sheet | None] = [None] * self.players
        self._parts: Parts | None = None
        self._written = [False] * self.players
        """By seat: whether its sheet shows the table as it is."""

    # Pickles hold the game by name, the state, and the words said; all else is made again.

    def __getstate__(self) -> tuple[Any, ...]:
        said = [None if spelling is None else list(spelling.said) for spelling in self._spellings]
        return self.game, self.players, self.options, self.reward, self.deals, self.state, said

    def __setstate__(self, parts: tuple[Any, ...]) -> None:
        self.game, self.players, self.options, self.reward, self.deals, self.state, said = parts
        self.coding = coding(self.game)
        self._begin()
        for seat, words in enumerate(said):
            for word in words or ():
                self.spelling(seat).say(word)

    # Playing

    def deal(self, seed: int | None = None) -> State:
        """With a seed the game `game.new(seed=seed)`; deals without one follow from the last seed."""
        if seed is not None:
            self.deals.seed(seed)
        chosen = self.deals.getrandbits(128) if seed is None else seed
        self.state = self.game.new(players=self.players, seed=chosen, options=self.options)
        self.state.quiet = True
        self.state.keep_sealed()
        self._spellings, self._written = [None] * self.players, [False] * self.players
        return self.state

    def spelling(self, seat: int) -> Spelling:
        """The answer in the making of a seat that is asked."""
        return self._spellings[seat] or self._asked(seat)

    def _asked(self, seat: int) -> Spelling:
        """The answer of which nothing is said yet."""
        found = self._spellings[seat] = spell(self.coding.vocabulary, self.on_table.decision(seat))
        return found

    def say(self, seat: int, word: int) -> bool:
        """Say one word of the seat's answer; whether the answer is complete, and played."""
        action = self.spelling(seat).say(word)
        if action is not None:
            self.play(seat, action)
        return action is not None

    def play(self, seat: int, action: Action) -> None:
        """Play a whole action that is known to be legal."""
        state = self.state
        assert state is not None
        sealed = state.sealed
        state.play(seat, action)
        if sealed and state.sealed:
            self._spellings[seat] = None  # the others know nothing of it, and what they began to say stands
        else:
            self._spellings = [None] * self.players
        self._written = [False] * self.players
        if state.sealed:
            state.keep_sealed()

    @property
    def on_table(self) -> State:
        assert self.state is not None, "nothing is dealt yet: call reset first"
        return self.state

    def next_after(self, seat: int) -> int:
        """Who is asked next, counted round the table from this seat; NOBODY at the end."""
        state = self.state
        assert state is not None
        for other in self._after[seat]:
            if state.lanes[other]:
                return other
        return NOBODY

    # Seeing

    def observe(self, seat: int) -> Vector:
        """What the seat may know, and the words it has said."""
        spelling, sheet = self._spellings[seat], self._sheets[seat] or self._sheet(seat)
        if not self._written[seat]:
            assert self._parts is not None
            self.coding.observer.write(self.on_table, seat, sheet, self._parts)
            self._written[seat] = True
        said = NOTHING if spelling is None else spelling.said
        if said != sheet.said:
            self.coding.observer.write_said(sheet, said)
        return sheet.vector.copy()

    def _sheet(self, seat: int) -> Sheet:
        """The sheet of a seat that looks for the first time."""
        if self._parts is None:
            self._parts = self.coding.observer.parts(self.on_table)
        sheet = self._sheets[seat] = self.coding.observer.sheet(self.on_table, seat)
        return sheet

    def mask(self, seat: int) -> Mask:
        """A one for each word the seat can say now; none while it is not asked."""
        return self.coding.mask(self.spelling(seat) if self.on_table.lanes[seat] else None)

    def seen(self, seat: int, *, asked: bool = True) -> Seen:
        """Observation and mask, the mask empty for who is not asked."""
        mask = self.mask(seat) if asked else self.coding.mask(None)
        return {"observation": self.observe(seat), "action_mask": mask}

    def rewards(self) -> list[float]:
        """What the game was worth to each seat; nothing before the end."""
        result = self.on_table.result
        return [0.0] * self.players if result is None else worth(result, self.reward)

    def told(self) -> str:
        """The table as text for spectators."""
        return str(self.on_table)

    def drawn(self) -> Picture:
        """The table as one picture for spectators."""
        return stacked(self.on_table.pictures().values(), self.game.name)
