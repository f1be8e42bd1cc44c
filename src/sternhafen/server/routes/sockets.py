"""The WebSocket of a table."""

from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from ..auth import address
from ..connection import Connection, refuse, serve
from ..errors import ApiError, missing_table
from ..protocol import PlayerInfo
from ..services import Services, of
from ..table import Table


async def table_socket(websocket: WebSocket) -> None:
    """Let somebody look at a table and, if seated, play."""
    services = of(websocket)
    try:
        table, player = await admitted(services, websocket)
    except ApiError as error:
        await refuse(websocket, error)
        return
    await websocket.accept()
    credential = services.auth.credential(websocket) if player else None
    connection = Connection(websocket, table, player, since(websocket), credential)
    await services.hub.enter(connection)
    try:
        await serve(connection, services)
    finally:
        await services.hub.leave(connection)


async def admitted(services: Services, websocket: WebSocket) -> tuple[Table, PlayerInfo | None]:
    """Check limits, Origin, identity and the right to see the table."""
    services.limits.require("connects", address(websocket))
    services.hub.require_open()
    services.auth.check_origin(websocket)
    player = await services.auth.player(websocket)
    table = await services.hub.get(websocket.path_params["table"])
    if not table.facts.may_see(player):
        raise missing_table()
    return table, player


def since(websocket: WebSocket) -> int:
    """The newest event the client has."""
    value = websocket.query_params.get("since", "0")
    return int(value) if value.isdigit() else 0


ROUTES: list[BaseRoute] = [WebSocketRoute("/ws/tables/{table}", table_socket)]
