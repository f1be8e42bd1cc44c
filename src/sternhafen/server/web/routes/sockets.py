"""The WebSocket of a table."""

from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from ...live.connection import Connection, refuse, serve
from ...protocol import PlayerInfo
from ...protocol.errors import ApiError
from ...tables.table import Table
from ..auth import caller
from ..http import number
from ..services import Services, of


async def table_socket(websocket: WebSocket) -> None:
    """Let somebody look at a table and, if seated, play."""
    services = of(websocket)
    try:
        table, player = await admitted(services, websocket)
    except ApiError as error:
        services.refusals.note(error.kind, caller(websocket))
        await refuse(websocket, error)
        return
    await websocket.accept()
    credential = services.auth.credential(websocket) if player else None
    connection = Connection(websocket, table, player, since(websocket), credential, caller(websocket))
    services.hub.enter(connection)
    try:
        await serve(connection, services)
    finally:
        services.hub.leave(connection)


async def admitted(services: Services, websocket: WebSocket) -> tuple[Table, PlayerInfo | None]:
    """Check limits, Origin, identity and the right to see the table."""
    services.limits.require("connects", caller(websocket))
    if services.hub.lines_from(caller(websocket)) >= services.settings.max_sockets:
        raise ApiError("rate", "too-many")
    services.hub.require_open()
    services.auth.check_origin(websocket)
    player = await services.auth.player(websocket)
    return await services.hub.show(websocket.path_params["table"], player), player


def since(websocket: WebSocket) -> int:
    """The newest event the client has."""
    return number(websocket.query_params.get("since")) or 0


ROUTES: list[BaseRoute] = [WebSocketRoute("/ws/tables/{table}", table_socket)]
