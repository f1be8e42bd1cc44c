"""Connections that say nothing, or say it forever, are ended; one address holds only so many at once."""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..system.network import network
from ..system.security_log import Refusals
from ..system.settings import Settings, from_environment

HEAD_LIMIT = 65_536
"""Bytes in which the head of a request must fit."""


class Doorkeeper:
    """How many connections each address has open in this process."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.request_seconds
        self._each = settings.max_connections
        self._proxies = frozenset(name.strip() for name in settings.trusted_proxies.split(",") if name.strip())
        self._open: Counter[str] = Counter()
        self._refusals = Refusals()

    def admit(self, address: str) -> bool:
        """Count a connection; False when the address has its share already. Proxies carry those of many."""
        if self._open[address] >= self._each and not self._proxies & {address, "*"}:
            self.refuse("connections", address)
            return False
        self._open[address] += 1
        return True

    def refuse(self, what: str, address: str) -> None:
        """Note a refusal; many of a kind from one place are one line a minute."""
        self._refusals.note(what, address)

    def release(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


_door: Doorkeeper | None = None


def door() -> Doorkeeper:
    """The doorkeeper of this process."""
    global _door
    if _door is None:
        _door = Doorkeeper(from_environment())
    return _door


class Patient(HttpToolsProtocol):
    """uvicorn's HTTP, with an end to its patience."""

    _timer: asyncio.TimerHandle | None = None
    _admitted: str | None = None
    _unread = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = network(self.client[0] if self.client else "")
        if not door().admit(address):
            transport.abort()
            return
        self._admitted = address
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self._idle:
            self._wait()
            self._unread += len(data)
        super().data_received(data)
        if not self._idle:
            self._rest()
        elif self._unread > HEAD_LIMIT:
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        door().refuse("malformed", self._admitted or "")
        super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        self._rest()
        self._release()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        self._release()
        super().connection_lost(exc)

    @property
    def _idle(self) -> bool:
        """Whether no request has come whole, so that its head is still being read."""
        cycle: Any = self.cycle
        return cycle is None or cycle.response_complete

    def _wait(self) -> None:
        """Start counting, unless we are."""
        if self._timer is None:
            self._timer = self.loop.call_later(door().seconds, self._late)

    def _rest(self) -> None:
        self._unread = 0
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        self._timer = None
        if self._idle and not self.transport.is_closing():
            self.transport.abort()

    def _release(self) -> None:
        if self._admitted is not None:
            door().release(self._admitted)
            self._admitted = None
