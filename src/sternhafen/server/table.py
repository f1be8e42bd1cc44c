"""A table in memory: its facts, its game, its chat and the connections that look at it.

All changes go through `locked` sections (one writer per table), are stored first and told afterwards.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from msgspec import Raw

from . import facts as facts_
from . import tablelog
from .clocktime import now_ms
from .facts import Facts
from .played import Entry, Outcome, Played, Viewer, replayed
from .protocol import ChatLine, EncodedEvent, EncodedView, Json, PlayerInfo, SeatInfo, TableInfo
from .store import Store
from .tasks import Tasks

if TYPE_CHECKING:
    from .clocks import Downtimes

NOTHING = Raw(b"null")
encode = msgspec.json.encode


class Looker(Protocol):
    """Somebody connected to the table, as far as the table must know him."""

    player: PlayerInfo | None

    def look(self) -> None: ...

    def listen(self) -> None: ...


class Sight(msgspec.Struct, frozen=True):
    """What one viewer sees now, encoded once for all who look from the same place."""

    view: Raw
    decision: Raw
    can_undo: bool


class Table:
    """One table of this process."""

    def __init__(self, table: str, store: Store, downtimes: "Downtimes") -> None:
        self.id = table
        self.store = store
        self.downtimes = downtimes
        self.lock = asyncio.Lock()
        self.facts: Facts
        self.played: Played | None = None
        self.chat: list[ChatLine] = []
        self.lookers: set[Looker] = set()
        self._here: tuple[frozenset[int], int] | None = None
        self.commands = Tasks("command")
        self.elsewhere: tuple[frozenset[int], int] = (frozenset(), 0)
        self.touched = now_ms()
        self.gone = False
        self._soon: asyncio.TimerHandle | None = None
        self.changed: Callable[[], None] = lambda: None
        """Called after every change, by whoever drives the table's bots and clocks."""
        self._sights: dict[Viewer, Sight] = {}
        self._result: Raw | None = None

    # Loading

    async def load(self) -> None:
        """Read whatever is new in the database, and let those who notice it look."""
        after = self.played.seq if self.played else 0
        known = self.chat[-1].n if self.chat else 0
        facts, entries, chat = await self.store.read(
            lambda connection: (
                facts_.load(connection, self.id),
                tablelog.read(connection, self.id, after=after),
                tablelog.read_chat(connection, self.id, after=known),
            )
        )
        same = getattr(self, "facts", None) == facts
        self.facts, self._here = facts, None
        noticed = await self._follow(entries)
        self.chat += chat
        self.tell(noticed if same else None)
        if chat:
            self.tell_chat()
        self.changed()

    async def _follow(self, entries: list[Entry]) -> Iterable[Viewer] | None:
        """Take entries made elsewhere; returns who notices them (None: all)."""
        if self.played is None:
            # A long game takes a while to replay; others' tables go on meanwhile.
            self.played = await asyncio.to_thread(replayed, entries, self.downtimes) if entries else None
            self._sights.clear()
            return None if entries else ()
        fresh = [entry for entry in entries if entry.seq > self.played.seq]
        return self._changed_for(self.played.advance(fresh)) if fresh else ()

    def _changed_for(self, noticed: set[Viewer]) -> set[Viewer]:
        """Those who noticed an event and those whose view changed without one; the others' sights stay good."""
        assert self.played is not None
        before, self._sights = self._sights, {}
        for viewer, sight in before.items():
            if viewer in noticed:
                continue
            if bytes(sight.view) == encode(self.played.state.view(viewer)):
                self._sights[viewer] = sight
            else:
                noticed.add(viewer)
        return noticed

    # Storing

    async def store_entries(self, outcome: Outcome) -> bool:
        """Make the outcome durable, then take it and let people look; False if another worker was first."""
        changes = self._row_changes(outcome)
        stored = await self.store.write(
            lambda connection: tablelog.append(connection, self.id, outcome.entries, changes), order=self.id
        )
        if not stored:
            await self.load()
            return False
        self._take(outcome, changes)
        return True

    def _take(self, outcome: Outcome, changes: Json) -> None:
        assert self.played is not None
        for name, value in changes.items():
            setattr(self.facts, name, value)
        noticed = self._changed_for(self.played.take(outcome))
        self.touched = now_ms()
        self.tell(None if "status" in changes else noticed)
        self.changed()

    def _row_changes(self, outcome: Outcome) -> Json:
        """What of the table's row the outcome alters: who is to act, and the end."""
        changes: Json = {}
        if list(outcome.state.to_act) != self.facts.to_act:
            changes["to_act"] = list(outcome.state.to_act)
        if (wake := self._wake(outcome.state)) != self.facts.wake:
            changes["wake"] = wake
        if outcome.state.result is not None:
            end = {"status": "finished", "finished": outcome.entries[-1].time, "wake": None}
            changes |= end | {"result": outcome.state.result.json(), "to_act": []}
        return changes

    def _wake(self, state: Any) -> int | None:
        """0 when bots or clocks need somebody to drive the table even if nobody is connected."""
        assert self.played is not None
        bots = any(self.played.bot_of(seat) for seat in state.to_act)
        return 0 if bots or self.played.clocks or state.game.heeds_clock(state) else None

    # Telling

    def tell(self, viewers: Iterable[Viewer] | None) -> None:
        """Let these viewers look again; None means everybody."""
        chosen = None if viewers is None else set(viewers)
        for looker in self.lookers:
            if chosen is None or self.viewer(looker.player) in chosen:
                looker.look()

    def tell_soon(self, seconds: float) -> None:
        """Let everybody look within this time, once for all that happens until then."""
        loop = asyncio.get_running_loop()
        due = loop.time() + seconds
        if self._soon is None or due < self._soon.when():
            if self._soon:
                self._soon.cancel()
            self._soon = loop.call_at(due, self._tell_now)

    def _tell_now(self) -> None:
        self._soon = None
        self.tell(None)

    def tell_chat(self) -> None:
        for looker in self.lookers:
            looker.listen()

    # Seeing

    def viewer(self, player: PlayerInfo | None) -> Viewer:
        """Whose knowledge this player may have: his seat's, or that of a spectator."""
        return self.facts.seat_of(player.id) if player else None

    def may_see(self, player: PlayerInfo | None) -> bool:
        return not self.gone and self.facts.may_see(player)

    def told(self, viewer: Viewer) -> list[EncodedEvent]:
        return self.played.told[viewer] if self.played else []

    def sight(self, viewer: Viewer) -> Sight:
        """The encoded view and decision of this viewer now."""
        if viewer not in self._sights:
            self._sights[viewer] = self._look(viewer)
        return self._sights[viewer]

    def _look(self, viewer: Viewer) -> Sight:
        if self.played is None:
            return Sight(NOTHING, NOTHING, False)
        state = self.played.state
        view = Raw(encode(state.view(viewer)))
        if viewer is None or self.played.bot_of(viewer) is not None:
            return Sight(view, NOTHING, False)
        decision = Raw(encode(state.decision(viewer).json())) if viewer in state.to_act else NOTHING
        return Sight(view, decision, not self.played.over and bool(state.can_undo(viewer)))

    def result(self) -> Raw:
        """The encoded result, once there is one."""
        if self.played is None or not self.played.over:
            return NOTHING
        if self._result is None:
            self._result = Raw(encode(self.played.state.result.json()))
        return self._result

    def message(self, player: PlayerInfo | None, since: int) -> EncodedView:
        """Where things stand for this player, with the events after number `since`."""
        viewer = self.viewer(player)
        told, sight = self.told(viewer), self.sight(viewer)
        since = since if 0 <= since <= len(told) else 0
        info = self.info(player)
        events = told[since:]
        return EncodedView(len(told), since, info, sight.view, sight.decision, sight.can_undo, events, self.result())

    def info(self, player: PlayerInfo | None) -> TableInfo:
        """The table's facts as this player may know them."""
        f, time = self.facts, now_ms()
        return TableInfo(
            id=f.id,
            game=f.game,
            options=f.options,
            status=f.status,  # type: ignore[arg-type]
            visibility=f.visibility,  # type: ignore[arg-type]
            players=f.players,
            seats=[self._seat(seat, time) for seat in range(f.players)],
            you=self.viewer(player),
            host=player is not None and player.id == f.host,
            clock=f.timing,
            language=f.language,  # type: ignore[arg-type]
            hints=f.hints,
            hands=f.hands,
            paused=self.played is not None and self.played.paused,
            pack=self.played.entries[0].data["pack"] if self.played else None,
            rematch=f.rematch,
            same_deal=f.same_deal,
            watchers=self.watching() + self.elsewhere[1],
            time=time,
            created=f.created,
            started=f.started,
            finished=f.finished,
        )

    # Who is here

    def enter(self, looker: Looker) -> None:
        self.lookers.add(looker)
        self._here = None

    def leave(self, looker: Looker) -> None:
        self.lookers.discard(looker)
        self._here = None
        self.touched = now_ms()

    def watching(self) -> int:
        """How many of those connected here have no seat."""
        return self._connected()[1]

    def present(self) -> frozenset[int]:
        """The seats whose players are connected to this process."""
        return self._connected()[0]

    def _connected(self) -> tuple[frozenset[int], int]:
        """Counted once for all who are told of it: a crowd of watchers would otherwise count itself each time."""
        if self._here is None:
            viewers = [self.viewer(looker.player) for looker in self.lookers]
            self._here = frozenset(seat for seat in viewers if seat is not None), viewers.count(None)
        return self._here

    def _seat(self, seat: int, time: int) -> SeatInfo:
        chair, played = self.facts.chairs[seat], self.played
        clocks = played.clocks if played else None
        bot = played.bot_of(seat) if played else chair.bot
        return SeatInfo(
            seat=seat,
            name=chair.name,
            kind=chair.kind if played is None else "bot" if bot else "human",  # type: ignore[arg-type]
            bot=bot,
            connected=seat in self.present() or seat in self.elsewhere[0],
            ready=chair.ready,
            clock_ms=clocks.at(seat, time) if clocks else None,
            running=clocks is not None and not clocks.paused and seat in clocks.running,
            resigned=played is not None and seat in played.left,
            host=chair.player is not None and chair.player == self.facts.host,
        )
