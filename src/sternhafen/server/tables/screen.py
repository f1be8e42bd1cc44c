"""What one viewer of a table sees, encoded once for all who look from the same place."""

from collections.abc import Sequence

import msgspec
from msgspec import Raw

from sternhafen.core.state import State

from ..protocol import Undo
from .logged_game import Viewer, bare_view

NOTHING = Raw(b"null")
encode = msgspec.json.encode


class Screen(msgspec.Struct, frozen=True):
    """What one viewer sees now."""

    view: Raw
    decision: Raw
    undo: Undo
    known: bytes = b""
    """The view but for who is to act."""

    def asking(self, to_act: Sequence[int]) -> "Screen":
        """The same for somebody who learned nothing but who is still to act."""
        return Screen(whole(self.known, to_act), self.decision, self.undo, self.known)


def known_view(state: State, viewer: Viewer) -> bytes:
    """What a viewer knows, encoded, but for who is to act: all that others' sealed choices change for them."""
    return encode(bare_view(state, viewer))


def whole(known: bytes, to_act: Sequence[int]) -> Raw:
    return Raw(b'{"to_act":%b,%b' % (encode(to_act), known[1:]))
