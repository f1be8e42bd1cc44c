"""A table in memory: its facts, its game, its chat and the connections that look at it.

All changes go through `locked` sections (one writer per table), are stored first and told afterwards.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol

from msgspec import Raw
from sqlalchemy import Connection

from ..protocol import ChatLine, EncodedEvent, EncodedView, Json, PlayerInfo, TableInfo, Undo
from ..store import Store
from ..system.clocktime import now_ms
from ..system.tasks import Tasks, note_failure
from . import cups, move_log, results
from .clocks import DAY_MS, Downtimes
from .kept import KeptGame, kept_game, stored_views
from .logged_game import LoggedGame, Outcome, Viewer
from .screen import NOTHING, Screen, encode, known_view, whole
from .stored import StoredTable, load
from .table_info import table_info
from .versions import OtherRules, recalled, version_of
from .written import Written, of_outcome


class Visitor(Protocol):
    """Somebody connected to the table, as far as the table must know them."""

    player: PlayerInfo | None

    def look(self) -> None: ...

    def listen(self) -> None: ...


class Table:
    """One table of this process."""

    def __init__(
        self, table: str, store: Store, downtimes: Downtimes, longest_pause: int = DAY_MS, longest_chat: int = 1000
    ) -> None:
        self.id = table
        self.longest_pause = longest_pause
        self.longest_chat = longest_chat
        self.store = store
        self.downtimes = downtimes
        self.lock = asyncio.Lock()
        self.stored: StoredTable
        self.played: LoggedGame | None = None
        self.kept: KeptGame | None = None
        """What can be shown of a game whose log the present rules do not play any more."""
        self.proved_from: int | None = None
        """The version of the rules under which the log was last known to hold."""
        self.views_at = 0
        """The number of the entry after which the views were last stored."""
        self.chat: list[ChatLine] = []
        self.visitors: set[Visitor] = set()
        self._here: tuple[frozenset[int], int] | None = None
        self.commands = Tasks("command")
        self.elsewhere: tuple[frozenset[int], int] = (frozenset(), 0)
        self.touched = now_ms()
        self.gone = False
        self._soon: asyncio.TimerHandle | None = None
        self.changed: Callable[[], None] = lambda: None
        """Called after every change, by whoever drives the table's bots and clocks."""
        self._screens: dict[Viewer, Screen] = {}
        self._result: Raw | None = None

    # Loading

    async def load(self) -> None:
        """Read whatever is new in the database, and let those who notice it look."""
        after = self.played.seq if self.played else 0
        known = self.chat[-1].n if self.chat else 0
        stored, entries, chat = await self.store.read(
            lambda connection: (
                load(connection, self.id),
                [] if self.kept else move_log.read_written(connection, self.id, after=after),
                move_log.read_chat(connection, self.id, after=known),
            )
        )
        same = getattr(self, "stored", None) == stored
        self.stored, self._here = stored, None
        noticed = await self._follow(entries)
        self.chat += chat
        self.tell(noticed if same else None)
        if chat:
            self.tell_chat()
        self.changed()

    async def _follow(self, log: list[Written]) -> Iterable[Viewer] | None:
        """Take entries made elsewhere; returns who notices them (None: all)."""
        if self.played is None:
            await self._recall(log)
            return None if log else ()
        fresh = [written.entry for written in log if written.entry.seq > self.played.seq]
        return self._changed_for(self.played.advance(fresh)) if fresh else ()

    async def _recall(self, log: list[Written]) -> None:
        """The game of the log, or what is kept of one that the present rules do not play any more."""
        if not log:
            return
        self.views_at, views = await self.store.read(lambda connection: stored_views(connection, self.id))
        try:
            # A long game takes a while; others' tables go on meanwhile.
            self.played = await asyncio.to_thread(recalled, log, self.downtimes)
            self.proved_from = version_of(log)
        except OtherRules as other:
            note_failure("table-of-other-rules", other, table=self.id, entry=other.number)
            self.kept = kept_game(log, views, other.text(over=self.stored.status == "finished"))
        self._screens.clear()

    def _changed_for(self, noticed: set[Viewer]) -> set[Viewer]:
        """Those who noticed an event and those whose view changed without one; the others' screens stay good."""
        assert self.played is not None
        before, self._screens = self._screens, {}
        for viewer, screen in before.items():
            if viewer in noticed:
                continue
            if screen.known == known_view(self.played.state, viewer):
                self._screens[viewer] = screen.asking(self.played.state.to_act)
            else:
                noticed.add(viewer)
        return noticed

    def _carried(self, outcome: Outcome) -> dict[Viewer, Screen]:
        """The screens of those from whom all of the outcome is sealed: they see only who is still to act."""
        assert self.played is not None
        before, after = self.played.state, outcome.state
        if not (before.sealed and after.sealed and before.opened == after.opened):
            return {}
        actors = {entry.seat for entry in outcome.entries if entry.kind == "act"}
        if len(actors) < len(outcome.entries):
            return {}
        return {viewer: screen.asking(after.to_act) for viewer, screen in self._screens.items() if viewer not in actors}

    # Storing

    async def store_entries(self, outcome: Outcome) -> bool:
        """Make the outcome durable, then take it and let people look; False if another worker was first."""
        changes = self._row_changes(outcome)
        stored = await self.store.write(lambda connection: self._write(connection, outcome, changes), order=self.id)
        if not stored:
            await self.load()
            return False
        self._take(outcome, changes)
        return True

    def _write(self, connection: Connection, outcome: Outcome, changes: Json) -> bool:
        """In one transaction: the entries and, with the last of them, what the end means for those who played."""
        assert self.played is not None
        if not move_log.append(connection, self.id, of_outcome(outcome), changes):
            return False
        if "result" in changes:
            ended, practice = changes["finished"], outcome.state.practice
            results.book(connection, self.stored, changes["result"], ended, self.played.left, practice)
            if self.stored.cup is not None:
                cups.table_ended(connection, self.stored.cup)
        return True

    def _take(self, outcome: Outcome, changes: Json) -> None:
        assert self.played is not None
        for name, value in changes.items():
            setattr(self.stored, name, value)
        carried = self._carried(outcome)
        noticed = self._changed_for(self.played.take(outcome))
        self._screens |= carried
        self.touched = now_ms()
        self.tell(None if "status" in changes else noticed)
        self.changed()

    def _row_changes(self, outcome: Outcome) -> Json:
        """What of the table's row the outcome alters: who is to act, and the end."""
        changes: Json = {}
        if list(outcome.state.to_act) != self.stored.to_act:
            changes["to_act"] = list(outcome.state.to_act)
        if (wake := self._wake(outcome)) != self.stored.wake:
            changes["wake"] = wake
        if outcome.state.result is not None:
            end = {"status": "finished", "finished": outcome.entries[-1].time, "wake": None}
            changes |= end | {"result": outcome.state.result.json(), "to_act": []}
        return changes

    def _wake(self, outcome: Outcome) -> int | None:
        """0 when bots, clocks or the end of a pause need somebody to drive the table even if nobody is connected."""
        assert self.played is not None
        state = outcome.state
        bots = any(self.played.bot_of(seat) for seat in state.to_act)
        paused = any(entry.kind == "pause" and entry.data["paused"] for entry in outcome.entries)
        busy = bots or paused or self.played.paused or self.played.clocks or state.game.heeds_clock(state)
        return 0 if busy and self.bots_wanted(self.played) else None

    def pause_ends(self) -> int | None:
        """When the game goes on by itself, if it is paused."""
        paused = self.played.paused_at if self.played and not self.played.over else None
        return None if paused is None else paused + self.longest_pause

    def bots_wanted(self, played: LoggedGame) -> bool:
        """Bots play on with people; alone, while somebody watches, the host has an account, or the game counts."""
        wanted = self.stored.signed_in or self.stored.in_earnest
        return not played.bots_alone or bool(self.visitors) or self.elsewhere[1] > 0 or wanted

    # Telling

    def tell(self, viewers: Iterable[Viewer] | None) -> None:
        """Let these viewers look again; None means everybody."""
        chosen = None if viewers is None else set(viewers)
        for visitor in self.visitors:
            if chosen is None or self.viewer(visitor.player) in chosen:
                visitor.look()

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
        for visitor in self.visitors:
            visitor.listen()

    # Seeing

    def viewer(self, player: PlayerInfo | None) -> Viewer:
        """Whose knowledge this player may have: their seat's, or that of a spectator."""
        return self.stored.seat_of(player.id) if player else None

    def may_see(self, player: PlayerInfo | None) -> bool:
        return not self.gone and self.stored.may_see(player)

    def told(self, viewer: Viewer) -> list[EncodedEvent]:
        game = self.played or self.kept
        return game.told[viewer] if game else []

    def screen(self, viewer: Viewer) -> Screen:
        """The encoded view and decision of this viewer now."""
        if viewer not in self._screens:
            self._screens[viewer] = self._look(viewer)
        return self._screens[viewer]

    def _look(self, viewer: Viewer) -> Screen:
        if self.kept is not None:
            return Screen(self.kept.views.get(viewer, NOTHING), NOTHING, "no")
        if self.played is None:
            return Screen(NOTHING, NOTHING, "no")
        state = self.played.state
        known = known_view(state, viewer)
        view = whole(known, state.to_act)
        if viewer is None or self.played.bot_of(viewer) is not None:
            return Screen(view, NOTHING, "no", known)
        decision = Raw(encode(state.decision(viewer).json())) if viewer in state.to_act else NOTHING
        return Screen(view, decision, self.undo(viewer), known)

    def undo(self, seat: int) -> Undo:
        """Whether and how the seat could take its last decision back now."""
        if self.played is None or self.played.over:
            return "no"
        state = self.played.state
        if state.can_undo(seat):
            return "plain"
        return "practice" if self.stored.practice and state.can_rewind(seat) else "no"

    def result(self) -> Raw:
        """The encoded result, once there is one."""
        if self._result is None and self.kept is not None:
            self._result = Raw(encode(self.stored.result))
        elif self._result is None and self.played is not None and (ended := self.played.state.result) is not None:
            self._result = Raw(encode(ended.json()))
        return self._result or NOTHING

    def message(self, player: PlayerInfo | None, since: int) -> EncodedView:
        """Where things stand for this player, with the events after number `since`."""
        viewer = self.viewer(player)
        told, screen = self.told(viewer), self.screen(viewer)
        since = since if 0 <= since <= len(told) else 0
        info = self.info(player)
        events = told[since:]
        can_undo = screen.undo != "no"
        return EncodedView(
            len(told), since, info, screen.view, screen.decision, can_undo, screen.undo, events, self.result()
        )

    def info(self, player: PlayerInfo | None) -> TableInfo:
        """The table's facts as this player may know them."""
        return table_info(self, player)

    # Who is here

    def enter(self, visitor: Visitor) -> None:
        self.visitors.add(visitor)
        self._here = None

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
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
            viewers = [self.viewer(visitor.player) for visitor in self.visitors]
            self._here = frozenset(seat for seat in viewers if seat is not None), viewers.count(None)
        return self._here
