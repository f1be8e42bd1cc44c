"""How views are compressed on their way: quickly, and with a memory of the view before.

Successive views of a table are nearly alike. Eight kilobytes of memory reach back to the last one of most games, which
makes the lowest level quicker and the messages smaller than a higher level with less memory does.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW_BITS = 13
DEFLATE = ServerPerMessageDeflateFactory(
    server_max_window_bits=WINDOW_BITS, client_max_window_bits=12, compress_settings={"level": 1, "memLevel": 5}
)


class Line(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with our compression."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [DEFLATE]
