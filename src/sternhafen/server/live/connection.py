"""One WebSocket: a task that reads commands and a task that sends; between them one slot, newest view wins.

Nothing is queued for a reader who stops reading: their view is built when they can take it.
"""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..protocol import (
    ChatCommand,
    ChatMessage,
    ClientMessage,
    GuideCommand,
    HintCommand,
    PingCommand,
    PlayerInfo,
    PongMessage,
    reading,
)
from ..protocol.errors import ApiError
from ..system.clocktime import now_ms
from ..system.tasks import note_failure
from ..tables.commands import Denied, obey
from ..tables.table import Table

if TYPE_CHECKING:
    from ..thinking.hints import Hints
    from ..web.services import Services

log = structlog.get_logger()
decoder = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.encode

MALFORMED, UNAUTHORIZED, ORIGIN, MISSING, TOO_MANY, BROKEN = 4400, 4401, 4403, 4404, 4408, 1011
RESTARTING, LATER = 1012, 1013
CLOSE_CODES = {
    "unauthorized": UNAUTHORIZED,
    "origin": ORIGIN,
    "missing": MISSING,
    "rate": TOO_MANY,
    "stopping": RESTARTING,
    "storage": LATER,
}
WAITING_ANSWERS = 64
CHAT_AT_ONCE = 200


class Connection:
    """Somebody looking at a table."""

    def __init__(
        self,
        websocket: WebSocket,
        table: Table,
        player: PlayerInfo | None,
        since: int,
        credential: str | None = None,
        caller: str = "",
    ) -> None:
        self.websocket = websocket
        self.table = table
        self.player = player
        self.credential = credential
        self.caller = caller
        self._ended = False
        self._since = since
        self._chat = 0
        self._look = self._listen = True
        self._answers: deque[Any] = deque()
        self._wake = asyncio.Event()
        self._wake.set()

    # What the table calls

    def look(self) -> None:
        """Something changed for this viewer; a view is due as soon as they can take one."""
        self._look = True
        self._wake.set()

    def listen(self) -> None:
        """There are new lines in the chat."""
        self._listen = True
        self._wake.set()

    def end(self) -> None:
        """Whoever opened this line has logged out, was deleted or lost their key."""
        self._ended = True
        self._wake.set()

    # Sending

    async def send_all(self) -> int:
        """Send what is due, for as long as they may see the table; returns the code to close with."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self._send_answers()
            if self._ended:
                return UNAUTHORIZED
            if not self.table.may_see(self.player):
                return MISSING
            if self._look:
                await self._send_view()
            if self._listen:
                await self._send_chat()

    async def _send_answers(self) -> None:
        while self._answers:
            await self._send(self._answers.popleft())

    async def _send_view(self) -> None:
        self._look = False
        message = self.table.message(self.player, self._since)
        self._since = message.seq
        await self._send(message)

    async def _send_chat(self) -> None:
        self._listen = False
        lines = [line for line in self.table.chat if line.n > self._chat][-CHAT_AT_ONCE:]
        if lines:
            self._chat = lines[-1].n
            await self._send(ChatMessage(lines))

    async def _send(self, message: Any) -> None:
        await self.websocket.send_text(encode(message).decode())

    def answer(self, message: Any) -> bool:
        """Queue an answer; False when they send and send but read none."""
        self._answers.append(message)
        self._wake.set()
        return len(self._answers) <= WAITING_ANSWERS

    # Receiving

    async def receive_all(self, services: "Services") -> int:
        """Obey commands until the line ends; returns the code to close with."""
        name = f"{id(self):x}"
        while True:
            frame = await self.websocket.receive()
            if frame["type"] == "websocket.disconnect":
                return 0
            if self._ended:
                return UNAUTHORIZED
            if not services.limits.hit("messages", name):
                return TOO_MANY
            command = read(frame)
            if command is None:
                return MALFORMED
            if not await self._obey(command, services):
                return TOO_MANY

    async def _obey(self, command: Any, services: "Services") -> bool:
        if isinstance(command, PingCommand):
            return self.answer(PongMessage(command.id, now_ms()))
        if isinstance(command, HintCommand | GuideCommand):
            self.table.commands.spawn(self._advise(command, services.hints))
            return True
        if isinstance(command, ChatCommand) and self.player and not services.limits.hit("chat", self.player.id):
            return self.answer(Denied("rate", "too-many").answer(command.id))
        with services.metrics.command():
            # Carried through even if the line breaks meanwhile: what is stored must also be told to the others.
            return await asyncio.shield(self.table.commands.spawn(self._carry_out(command)))

    async def _advise(self, command: HintCommand | GuideCommand, hints: "Hints") -> None:
        """Answered when the bot has thought; meanwhile the player may go on."""
        self.answer(await hints.answer(self.table, self.player, command))

    async def _carry_out(self, command: Any) -> bool:
        """Obey and queue the answer in one go, so that it goes out before the view that shows the effect."""
        answer = await obey(self.table, self.player, command)
        if getattr(answer, "stale", False):
            self.look()
        return self.answer(answer)


def read(frame: Any) -> Any:
    """The command in a frame, or None if it is none."""
    try:
        raw = frame.get("bytes") or (frame.get("text") or "").encode()
        return reading.read(raw, decoder.decode)
    except (reading.Unreadable, UnicodeError):
        return None


async def serve(connection: Connection, services: "Services") -> None:
    """Run a connection to its end."""
    sender = asyncio.create_task(connection.send_all())
    receiver = asyncio.create_task(connection.receive_all(services))
    try:
        await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
        code = code_of(receiver) or code_of(sender)
    finally:
        sender.cancel()
        receiver.cancel()
        await asyncio.gather(sender, receiver, return_exceptions=True)
    await close(connection.websocket, code)


def code_of(task: asyncio.Task[int]) -> int:
    """With which code a finished task wants to close; a failure is logged, a lost line is none."""
    if not task.done() or task.cancelled():
        return 0
    error = task.exception()
    if error is None:
        return task.result()
    if isinstance(error, WebSocketDisconnect | OSError | RuntimeError):
        return 0
    note_failure("socket-failed", error)
    return BROKEN


async def close(websocket: WebSocket, code: int) -> None:
    """Close with a code, if the other side is still there."""
    if code and websocket.application_state == WebSocketState.CONNECTED:
        try:
            await websocket.close(code)
        except (RuntimeError, WebSocketDisconnect, OSError):
            log.debug("closed-already")


async def refuse(websocket: WebSocket, error: ApiError) -> None:
    """Accept only to say why not: browsers do not show the status of a refused handshake."""
    await websocket.accept()
    await close(websocket, CLOSE_CODES.get(error.kind, MALFORMED))
