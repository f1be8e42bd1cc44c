"""What travels over the WebSocket of a table, both ways."""

from msgspec import Raw, Struct

from .common import ChatLine, ChatText, CommandId, EncodedEvent, Json, LogEvent, SeatNumber, TableInfo, Text, Undo


class ViewMessage(Struct, frozen=True, tag="view"):
    """Where things stand. The newest replaces all before; `events` are those after `since` up to `seq`."""

    seq: int
    since: int
    table: TableInfo
    view: Json | None
    decision: Json | None
    can_undo: bool
    undo: Undo
    events: list[LogEvent]
    result: Json | None


class AckMessage(Struct, frozen=True, tag="ack"):
    """The command is stored for good; `seq` is the number of the viewer's newest event."""

    id: str
    seq: int


class RefusedMessage(Struct, frozen=True, tag="refused"):
    """The command changed nothing. A fresh view follows when `stale`."""

    id: str | None
    kind: str
    rule: str | None
    text: Text
    stale: bool


class ChatMessage(Struct, frozen=True, tag="chat"):
    """New lines of the chat."""

    lines: list[ChatLine]


class PongMessage(Struct, frozen=True, tag="pong"):
    """Answer to ping."""

    id: str
    time: int


class HintMove(Struct, frozen=True):
    """A move and its estimated chance to win, from 0 to 1; `text` says it in words, `why` what speaks for it."""

    action: Json
    chance: float
    text: Text
    why: Text


class HintMessage(Struct, frozen=True, tag="hint"):
    """Answer to hint: what a strong bot considers for the decision with this number, the best first."""

    id: str
    decision: int
    moves: list[HintMove]


class GuideMessage(Struct, frozen=True, tag="guide"):
    """Answer to guide: the move suggested for the decision with this number; `why` is what speaks for it."""

    id: str
    decision: int
    action: Json
    text: Text
    why: list[Text] = []


class EncodedView(Struct, frozen=True, tag="view"):
    """A `ViewMessage` whose dear parts were encoded once for all who look from the same place."""

    seq: int
    since: int
    table: TableInfo
    view: Raw
    decision: Raw
    can_undo: bool
    undo: Undo
    events: list[EncodedEvent]
    result: Raw


ServerMessage = ViewMessage | AckMessage | RefusedMessage | ChatMessage | HintMessage | GuideMessage | PongMessage


class ActCommand(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Play `action` as the answer to the decision with this number."""

    id: CommandId
    decision: int
    action: Json


class UndoCommand(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take the last decision back, while the rules of the house allow it; against bots also as practice."""

    id: CommandId


class ChatCommand(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something to the table."""

    id: CommandId
    text: ChatText


class ResignCommand(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Leave the running game; a bot plays on in the seat."""

    id: CommandId


class ReplaceCommand(Struct, frozen=True, tag="replace", forbid_unknown_fields=True):
    """Host: hand the seat of an absent player to a bot."""

    id: CommandId
    seat: SeatNumber
    bot: str | None = None


class ReturnCommand(Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Take one's own seat back from the bot (after a time-out or a replacement)."""

    id: CommandId


class PauseCommand(Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Stop or restart the clocks and the play."""

    id: CommandId
    paused: bool


class ReadyCommand(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Before the start: say that one is ready, or not."""

    id: CommandId
    ready: bool


class HintCommand(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What would a strong bot do here? Only where the table allows it; answered to this connection alone."""

    id: CommandId


class GuideCommand(Struct, frozen=True, tag="guide", forbid_unknown_fields=True):
    """In a guided first game: what to do here."""

    id: CommandId


class PingCommand(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Is the line alive? Answered with pong."""

    id: CommandId


ClientMessage = (
    ActCommand
    | UndoCommand
    | ChatCommand
    | ResignCommand
    | ReplaceCommand
    | ReturnCommand
    | PauseCommand
    | ReadyCommand
    | HintCommand
    | GuideCommand
    | PingCommand
)
