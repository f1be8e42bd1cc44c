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
OLD, OWED, NEW = range(3)
"""What a sheet shows: an earlier table; the table, but for who owes a decision; the table as it is."""
FEW_MOVES = 16
"""How many decisions are played again at most for who has chosen in secret and is asked once more."""


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
        self._shown = [OLD] * self.players
        """By seat: what its sheet shows."""

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
        self._spellings, self._shown = [None] * self.players, [OLD] * self.players
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
        sealed, opened = state.sealed, state.opened
        if sealed and state.moves == opened:
            self._begin_sealed(state, seat)
        state.play(seat, action)
        if sealed and state.sealed and state.opened == opened:
            self._spellings[seat] = None  # the others know nothing of it, and what they began to say stands
            self._shown = [OWED if shown == NEW else shown for shown in self._shown]
            self._shown[seat] = OLD
        else:
            self._spellings, self._shown = [None] * self.players, [OLD] * self.players

    def _begin_sealed(self, state: State, seat: int) -> None:
        """Before one chooses in secret, write for the others what is all they will know until all have chosen.

        The moment itself is kept for those who look by other means, and now and then for who is asked once more.
        """
        is_kept = state.base is not None and state.moves - state.base.moves < FEW_MOVES
        for other, sheet in enumerate(self._sheets):
            if other == seat or not state.lanes[other]:
                continue
            if sheet is None:
                is_kept = False
            elif self._shown[other] != NEW:
                self._write(other, sheet)
        if not is_kept:
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
        if self._shown[seat] != NEW:
            self._write(seat, sheet)
        said = NOTHING if spelling is None else spelling.said
        if said != sheet.said:
            self.coding.observer.write_said(sheet, said)
        return sheet.vector.copy()

    def _write(self, seat: int, sheet: Sheet) -> None:
        observer, parts = self.coding.observer, self._parts
        assert parts is not None
        if self._shown[seat] == OLD:
            observer.write(self.on_table, seat, sheet, parts)
        else:
            observer.write_owed(self.on_table, seat, sheet)
        self._shown[seat] = NEW

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
