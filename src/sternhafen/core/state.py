"""The state of a game: what every game shares of it, and the whole of the contract."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from random import Random
from typing import Any, Self

from sternhafen.core import record
from sternhafen.core.action import Action
from sternhafen.core.chance import Chance
from sternhafen.core.decision import Decision, Step
from sternhafen.core.flow import Flow, Move

SPECTATOR = None


class State(Flow):
    """One moment of one game. Games derive it, add their own slots and list these in `copy`."""

    __slots__ = ()

    # What a game adds

    @abstractmethod
    def unseen(self, seat: int | None) -> Counter[int]:
        """The components whose whereabouts this seat does not know."""

    @abstractmethod
    def redraw(self, seat: int, rng: Random) -> None:
        """Deal anew whatever this seat does not know, leaving its view as it is."""

    # Who knows what

    def decision(self, seat: int) -> Decision:
        """The question put to this seat now."""
        self._require_turn(seat)
        step = self.lanes[seat][-1]
        return Decision(self, seat, step, self.inputs[step[0]], self.numbers[seat] + 1)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know, as plain data; `None` asks for a spectator."""
        known = self.known_to(seat)
        frame = {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "seat": seat,
            "players": self.players,
            "options": dict(self.options),
            "to_act": list(self.to_act),
            "over": self.over,
        }
        return frame | self.game.seen_by(known, seat)

    def known_to(self, seat: int | None) -> Self:
        """This state, or, while choices are sealed, the one in which only this seat has acted."""
        self.watched = True
        if not self.sealed or all(actor == seat for actor, _ in self._since(self.opened)):
            return self
        own = [move for move in self._since(self.opened) if move[0] == seat]
        return self._replayed(self.opened, own)

    def determinize(self, seat: int, rng: Random, guess: Callable[[Self, int], Action] | None = None) -> Self:
        """A full state that this seat cannot tell from the real one, with all it does not know dealt anew.

        Sealed choices of others are made anew too, at random or by `guess`.
        """
        acted = list(self._since(self.opened)) if self.sealed else []
        imagined = self._replayed(self.opened, ()) if acted else self.copy()
        imagined.redraw(seat, rng)
        imagined.chance = Chance(rng.getrandbits(128))
        imagined.begin()
        for actor, action in acted:
            if actor == seat:
                imagined.play(seat, action)
        for other in imagined.to_act:
            while imagined.lanes[other] and not self.lanes[other]:
                choice = guess(imagined, other) if guess else imagined.decision(other).sample(rng)
                imagined.play(other, choice)
        return imagined

    # Taking back

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last action can be taken back: nobody learned anything and nobody else acted."""
        return self._taken_back(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the seat's last action."""
        earlier = self._taken_back(seat)
        if earlier is None:
            raise self.refused("core-no-undo")
        self._become(earlier)

    def _taken_back(self, seat: int) -> Self | None:
        since = list(self._since(self.barrier))
        places = [place for place, (actor, _) in enumerate(since) if actor == seat]
        if not places:
            return None
        place = self.barrier + places[-1]
        others_after = place != self.moves - 1
        if others_after and not (self.sealed and place >= self.opened):
            return None
        kept = since[: places[-1]] + since[places[-1] + 1 :]
        earlier = self._replayed(self.barrier, kept)
        return earlier if self._same_knowledge(earlier) else None

    def _same_knowledge(self, earlier: Self) -> bool:
        """Whether no viewer has found out, since the earlier state, where any component is."""
        viewers = (SPECTATOR, *range(self.players))
        return not any(earlier.unknown_to(viewer) - self.unknown_to(viewer) for viewer in viewers)

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

    def _replayed(self, place: int, then: Iterable[Move]) -> Self:
        """The state after the first `place` decisions and then these."""
        base = self.base if self.base is not None and self.base.moves <= place else self.start
        assert base is not None
        state: Self = base.copy()
        state.start = self.start
        for seat, action in chain(islice(self._since(base.moves), place - base.moves), then):
            state.play(seat, action)
        return state

    def beginning(self) -> Self:
        """The first state of the record, ready to be played again."""
        assert self.start is not None
        state: Self = self.start.copy()
        state.start = self.start
        state.watched = True
        return state

    def begin(self) -> None:
        """Make this moment the first of the record."""
        self.log = None
        self.moves = self.barrier = self.opened = 0
        self.base = self.start = None
        self.start = self.copy()

    def resume(self, agenda: Sequence[Step], lanes: Sequence[Sequence[Step]], *, open: bool = False) -> None:
        """Take up the steps of a position."""
        self.agenda = [tuple(step) for step in agenda]
        self.lanes = [[tuple(step) for step in lane] for lane in lanes]
        self.waiting = sum(1 for lane in self.lanes if lane)
        self.sealed = self.waiting > 1 and not open

    def record(self) -> dict[str, Any]:
        """The whole game as JSON: how it began, every decision, and a hash of the state after each."""
        return record.write(self)

    def position(self) -> dict[str, Any]:
        """The written form of this moment, from which `game.position` makes it again.

        While choices are sealed it is the moment before them, `then` the decisions already taken.
        """
        if self.sealed and self.moves > self.opened:
            then = [[seat, action.json()] for seat, action in self._since(self.opened)]
            return self._replayed(self.opened, ()).position() | {"then": then}
        frame = {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "pack": self.game.pack_hash,
            "players": self.players,
            "options": dict(self.options),
            "agenda": [list(step) for step in self.agenda],
            "lanes": [[list(step) for step in lane] for lane in self.lanes],
            "chance": self.chance.json(),
        }
        if self.waiting > 1 and not self.sealed:
            frame["open"] = True
        return frame | self.game.written(self)

    def hash(self) -> str:
        """A short proof of equality: equal states have equal hashes."""
        return record.digest(self.position())

    def _become(self, other: Self) -> None:
        for kind in type(self).__mro__:
            for name in attributes(kind):
                setattr(self, name, getattr(other, name))


def attributes(kind: type) -> list[str]:
    """What a class adds to its instances; compiled classes name it elsewhere than plain ones."""
    names: Iterable[str] = getattr(kind, "__slots__", ()) or getattr(kind, "__mypyc_attrs__", ())
    return [name for name in names if name != "__dict__"]
