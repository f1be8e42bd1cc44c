"""The state of a game: what every game shares of it, and the whole of the contract."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Self

from sternhafen.core import record
from sternhafen.core.action import Action
from sternhafen.core.chance import Chance
from sternhafen.core.decision import Decision
from sternhafen.core.drawing import Picture, stacked
from sternhafen.core.flow import CLOCK, Flow, Move
from sternhafen.core.pickling import attributes, pickle_parts, restored
from sternhafen.core.plain import Json, V
from sternhafen.core.text import LANGUAGES, speak_all

if TYPE_CHECKING:
    from sternhafen.core.outcomes import Outcome

SPECTATOR = None
Written = Sequence[Sequence[Any]]
"""Steps as a position writes them, which knows no tuples."""


class State(Flow, Generic[V]):
    """One moment of one game. Games derive it, add their own slots and list these in `copy`."""

    __slots__ = ()

    # How it shows itself

    def __repr__(self) -> str:
        owed = "over" if self.over else f"to act: {', '.join(f'seat {seat}' for seat in self.to_act)}"
        return f"<{self.game.name}, {self.players} players, after {self.moves} decisions; {owed}>"

    def __str__(self) -> str:
        """The table in words, as the terminal tells it to a spectator; looking leaves no trace."""
        return "\n".join(self.told(SPECTATOR))

    def told(self, seat: int | None, language: str = LANGUAGES[0]) -> list[str]:
        """The table in words, line by line: the middle, then each player's area, as this seat sees them."""
        return speak_all(self.game.describe_all(self.copy().view(seat)), language, self.game.names)

    def pictures(self, seat: int | None = SPECTATOR, language: str = LANGUAGES[0]) -> dict[str, Picture]:
        """The table drawn as this seat sees it: its middle, then each player's area; looking leaves no trace."""
        return self.game.pictures(self.copy().view(seat), language)

    def _repr_html_(self) -> str:
        """For notebooks: the table as a spectator sees it."""
        return "".join(picture._repr_html_() for picture in self.pictures().values())

    def _repr_svg_(self) -> str:
        return stacked(self.pictures().values(), self.game.name).svg

    def __eq__(self, other: object) -> bool:
        """Equal states have the same game, components and content; how they came about makes no difference."""
        return isinstance(other, State) and self.position() == other.position()

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it is no key; state.hash() tells its content")

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles: the game by its name, and the decisions as a list, however many there are."""
        return restored, (type(self), self.game, self.history(), pickle_parts(self))

    # What a game adds

    @abstractmethod
    def unseen(self, seat: int | None) -> Counter[int]:
        """The components whose whereabouts this seat does not know."""

    @abstractmethod
    def redraw(self, seat: int, rng: Random) -> list[int] | None:
        """Deal anew whatever this seat does not know, leaving its view as it is.

        Games that can `deal` return the order in which they did.
        """

    def deal(self, seat: int, hidden: list[int]) -> None:
        """Deal what this seat does not know in an order that `redraw` has returned."""
        raise TypeError(f"{self.game.id} names no order in which it deals")

    # Who knows what

    def decision(self, seat: int) -> Decision:
        """The question put to this seat now."""
        step = self.require_asked(seat)
        return Decision(self, seat, step, self.inputs[step[0]], self.numbers[seat] + 1)

    def view(self, seat: int | None) -> V:
        """What this seat may know, as plain data; `None` asks for a spectator."""
        known = self.known_to(seat)
        frame: Json = {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "seat": seat,
            "players": self.players,
            "options": dict(self.options),
            "to_act": list(self.to_act),
            "over": self.over,
        }
        seen: Any = {**frame, **self.game.seen_by(known, seat)}
        return seen  # type: ignore[no-any-return]

    def known_to(self, seat: int | None) -> Self:
        """This state, or, while choices are sealed, the one in which only this seat has acted: to be read only."""
        self.watched = True
        if not self.sealed or self.moves == self.opened:
            return self
        actors = self._actors()
        if actors.count(seat) == len(actors):
            return self
        if seat not in actors and self.base is not None and self.base.moves == self.opened:
            kept: Self = self.base
            return kept
        return self._replayed(self.opened, [move for move in self._since(self.opened) if move[0] == seat])

    def information_key(self, seat: int) -> str:
        """What the seat knows now, as a short key: equal for states that it cannot tell apart by looking."""
        known = self.copy()
        asked = known.decision(seat).json() if self.lanes[seat] else None
        return record.digest({"view": known.view(seat), "asked": asked})

    def determinize(self, seat: int, rng: Random, guess: Callable[[Self, int], Action] | None = None) -> Self:
        """A full state that this seat cannot tell from the real one, with all it does not know dealt anew.

        Sealed choices of others are made anew too, at random or by `guess`.
        """
        self.watched = True
        chosen = self.sealed and self.moves > self.opened
        imagined = self._earlier(self.opened) if chosen else self.copy()
        dealt = imagined.redraw(seat, rng)
        imagined.set_out(Chance(rng.getrandbits(128)))
        if chosen:
            if dealt is not None:
                imagined.start = Dealt(self._kept_until(self.opened), imagined, seat, dealt)
            self._choose_anew(imagined, seat, rng, guess)
        return imagined

    def set_out(self, chance: Chance) -> None:
        """Begin anew as an imagined game."""
        self.chance = chance
        self.watched = False
        self.begin()

    def _choose_anew(self, imagined: Self, seat: int, rng: Random, guess: Callable[[Self, int], Action] | None) -> None:
        """Repeat the seat's own sealed choices in the imagined state, and let those choose who have chosen here."""
        for actor, action in self._since(self.opened):
            if actor == seat:
                imagined.play(seat, action)
        for other in imagined.to_act:
            while imagined.lanes[other] and not self.lanes[other]:
                choice = guess(imagined, other) if guess else imagined.decision(other).sample(rng)
                imagined.play(other, choice)

    def outcomes(self, seat: int, action: Action, most: int = 1000) -> "list[Outcome] | None":
        """What chance can bring after a legal action, with probabilities; None if that cannot be listed.

        It knows all that the state holds; for what a seat may expect ask it of a determinization.
        """
        from sternhafen.core.outcomes import outcomes

        return outcomes(self, seat, action, most)

    # Taking back

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last action can be taken back: nobody learned anything and nobody else can have acted.

        The answer depends only on what the seat may know.
        """
        return self._taken_back(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the seat's last action."""
        earlier = self._taken_back(seat)
        if earlier is None:
            raise self.refused("core-no-undo")
        self._become(earlier)

    def _taken_back(self, seat: int) -> Self | None:
        place = self._newest(seat)
        if place is None or not self._within_reach(place):
            return None
        earlier = self._replayed(place, self._since(place + 1))
        return earlier if self._same_knowledge(earlier, seat) else None

    def _newest(self, seat: int) -> int | None:
        """The place of the seat's newest decision behind which nothing has come to light."""
        log, place = self.log, self.moves
        while place > self.barrier:
            assert log is not None
            place -= 1
            log, actor, _ = log
            if actor == seat:
                return place
        return None

    def can_rewind(self, seat: int) -> bool:
        """Whether the seat has decided anything in this round that practice could lead back to."""
        return self._last_own(seat) is not None

    def rewind(self, seat: int) -> None:
        """Practice: back to the seat's last decision in this round, whatever was revealed and whoever acted since."""
        place = self._last_own(seat)
        if place is None:
            raise self.refused("core-no-rewind")
        earlier = self._replayed(place, ())
        earlier.practice += 1
        self._become(earlier)

    def _last_own(self, seat: int) -> int | None:
        """The place of the seat's newest decision in this round; time that has passed is not taken back."""
        log, place = self.log, self.moves
        while place > self.round_opened:
            assert log is not None
            place -= 1
            log, actor, _ = log
            if actor in (seat, CLOCK):
                return place if actor == seat else None
        return None

    def _within_reach(self, place: int) -> bool:
        """Whether nobody else can have acted since, or only in secret from the one who did this.

        While choices are sealed nobody knows whether others have taken a step, so what came before them stands.
        """
        return place >= self.opened if self.sealed else place == self.moves - 1

    def _same_knowledge(self, earlier: Self, actor: int) -> bool:
        """Whether no viewer has found out, by what the actor did, where any component is; sealed from all others."""
        viewers = (actor,) if self.sealed else (SPECTATOR, *range(self.players))
        return not any(self._has_learned(viewer, earlier) for viewer in viewers)

    def _has_learned(self, seat: int | None, earlier: Self) -> bool:
        now, then = self.known_to(seat), earlier.known_to(seat)
        if now.log is then.log:
            return False
        unseen, before = now.unseen(seat), then.unseen(seat)
        return not dict.__eq__(unseen, before) and bool(before - unseen)

    def unknown_to(self, seat: int | None) -> Counter[int]:
        """The components whose whereabouts this seat does not know, sealed choices considered."""
        return self.known_to(seat).unseen(seat)

    # The past

    def history(self) -> list[Move]:
        """All decisions so far, in order."""
        return list(self._since(0))

    def _since(self, place: int) -> Iterator[Move]:
        moves: list[Move] = []
        log = self.log
        for _ in range(self.moves - place):
            assert log is not None
            log, seat, answer = log
            action = answer if isinstance(answer, Action) else answer[0].make(self, answer[1])
            moves.append((seat, action))
        return reversed(moves)

    def _actors(self) -> list[int | None]:
        """Who has decided in this section, the newest first."""
        actors: list[int | None] = []
        log: Any = self.log
        for _ in range(self.moves - self.opened):
            log, seat, _ = log
            actors.append(seat)
        return actors

    def _replayed(self, place: int, then: Iterable[Move]) -> Self:
        """The state after the first `place` decisions and then these."""
        state = self._earlier(place)
        for seat, action in then:
            state.play(seat, action)
        return state

    def _earlier(self, place: int) -> Self:
        """The state after the first `place` decisions; the beginning of a section is kept for the next look."""
        self.keep_start()
        base = self._kept_until(place)
        state: Self = base.copy()
        state.start, state.practice = self.start, self.practice
        if base is not self.start:
            state.base = base
        if base.moves < place:
            for seat, action in islice(self._since(base.moves), place - base.moves):
                state.play(seat, action)
            if place == self.opened:
                state._keep_base()
                self.base = state.base
        return state

    def _kept_until(self, place: int) -> Any:
        """The newest moment of those kept, or the beginning, that is no later than the first `place` decisions."""
        base = self.base
        while base is not None and base.moves > place:
            base = base.base
        return self.start if base is None else base

    def beginning(self) -> Self:
        """The first state of the record, ready to be played again."""
        self.keep_start()
        state: Self = self.start.copy()
        state.start = self.start
        state.watched = True
        return state

    def begin(self) -> None:
        """Make this moment the first of the record."""
        self.log = None
        self.moves = self.barrier = self.opened = self.round_opened = 0
        self.base = self.start = None

    def resume(self, agenda: Written, lanes: Sequence[Written], *, open: bool = False) -> None:
        """Take up the steps of a position."""
        self.agenda = [tuple(step) for step in agenda]
        self.lanes = [[tuple(step) for step in lane] for lane in lanes]
        self.waiting = sum(1 for lane in self.lanes if lane)
        self.sealed = self.waiting > 1 and not open

    def record(self) -> Json:
        """The whole game as JSON: how it began, every decision, and a hash of the state after each."""
        return record.write(self)

    def position(self) -> Json:
        """The written form of this moment, from which `game.position` makes it again.

        While choices are sealed it is the moment before them, `then` the decisions already taken.
        """
        if self.sealed and self.moves > self.opened:
            then = [[seat, action.json()] for seat, action in self._since(self.opened)]
            return self._replayed(self.opened, ()).position() | {"then": then}
        return self._frame() | self.game.written(self)

    def _frame(self) -> Json:
        """What positions of all games have."""
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "pack": self.game.pack_hash,
            "players": self.players,
            "options": dict(self.options),
            "agenda": [list(step) for step in self.agenda],
            "lanes": [[list(step) for step in lane] for lane in self.lanes],
            "chance": self.chance.json(),
            **({"open": True} if self.waiting > 1 and not self.sealed else {}),
        }

    def hash(self) -> str:
        """A short proof of equality: equal states have equal hashes."""
        return record.hash_of(self)

    def _become(self, other: Self) -> None:
        for kind in type(self).__mro__:
            for name in attributes(kind):
                setattr(self, name, getattr(other, name))


class Dealt:
    """The first moment of an imagined game whose sealed choices are made already: dealt again when it is asked for.

    Most imagined games are played on and thrown away, and nobody looks back to it.
    """

    __slots__ = ("chance", "hidden", "moment", "moves", "practice", "seat")

    def __init__(self, moment: "State[Any] | Dealt", imagined: State[Any], seat: int, hidden: list[int]) -> None:
        self.moment = moment
        self.chance = imagined.chance.copy()
        self.practice = imagined.practice
        self.seat = seat
        self.hidden = hidden
        self.moves = 0

    def copy(self) -> State[Any]:
        state: State[Any] = self.moment.copy()
        state.practice = self.practice
        state.deal(self.seat, self.hidden[:])
        state.set_out(self.chance.copy())
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles hold the imagined moment alone, nothing of the real one."""
        return self.copy().__reduce__()
