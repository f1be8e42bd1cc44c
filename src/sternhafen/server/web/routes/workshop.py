"""The workshop: schema, checks, drafts, the host's packs, play tests. What is typed in stays with whoever types it."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sternhafen.core.pack import LARGEST

from ...protocol import PlayerInfo
from ...protocol.errors import ApiError
from ...protocol.workshop import (
    DraftAnswer,
    DraftRequest,
    EntryRequest,
    KeepPackRequest,
    PackRequest,
    PackTextRequest,
    PackWritten,
    PlayTestRequest,
)
from ...store import kept_packs
from ...tables import offered, workshop
from ..auth import caller
from ..http import answer, body
from ..services import Services, of

T = TypeVar("T")
PACK_LIMIT = 3 * LARGEST
"""Bytes of a request that holds a pack as JSON: names of fields are repeated in it."""


async def pack_body(request: Request, model: type[T]) -> T:
    """A request that holds a pack; one that is too large is told so in the words of packs."""
    try:
        return await body(request, model, PACK_LIMIT)
    except ApiError as error:
        if error.kind == "large":
            raise ApiError("large", "pack-too-large", file="pack", most=LARGEST) from None
        raise


def is_admin(services: Services, player: PlayerInfo | None) -> bool:
    return player is not None and player.username is not None and player.username in services.settings.admins.split()


async def working(work: Callable[[], T]) -> T:
    """Checks take milliseconds of thinking: not in the loop that serves tables."""
    return await asyncio.to_thread(work)


async def describe(request: Request) -> Response:
    services, game = of(request), request.path_params["game"]
    player = await services.auth.player(request)
    return answer(await working(lambda: workshop.described(game, admin=is_admin(services, player))))


async def check_entry(request: Request) -> Response:
    game, wish = request.path_params["game"], await pack_body(request, EntryRequest)
    return answer(await working(lambda: workshop.check_entry(game, wish)))


async def check(request: Request) -> Response:
    game, wish = request.path_params["game"], await pack_body(request, PackRequest)
    return answer(await working(lambda: workshop.check(game, wish.pack)))


async def read(request: Request) -> Response:
    game, wish = request.path_params["game"], await pack_body(request, PackTextRequest)
    return answer(await working(lambda: workshop.read(game, wish)))


async def write(request: Request) -> Response:
    workshop.kind_of(request.path_params["game"])
    wish = await pack_body(request, PackRequest)
    return answer(PackWritten(await working(lambda: workshop.written(wish.pack))))


async def get_draft(request: Request) -> Response:
    services, game = of(request), request.path_params["game"]
    player = await services.auth.require(request)
    found = await services.store.read(lambda connection: kept_packs.draft(connection, player.id, game))
    return answer(DraftAnswer(msgspec.json.decode(found) if found else None))


async def keep_draft(request: Request) -> Response:
    services, game = of(request), request.path_params["game"]
    wish = await pack_body(request, DraftRequest)
    player = await services.auth.require(request)
    workshop.kind_of(game)
    if player.username is None:
        raise ApiError("forbidden", "draft-account")
    data = msgspec.json.encode(wish.draft).decode()
    await services.store.write(lambda connection: kept_packs.keep_draft(connection, player.id, game, data))
    return answer({})


async def drop_draft(request: Request) -> Response:
    services, game = of(request), request.path_params["game"]
    player = await services.auth.require(request)
    await services.store.write(lambda connection: kept_packs.drop_draft(connection, player.id, game))
    return answer({})


async def list_packs(request: Request) -> Response:
    """The packs whoever opens a table may choose."""
    services, game = of(request), request.path_params["game"]
    offered.get(game)
    rows = await services.store.read(lambda connection: kept_packs.listed(connection, game))
    return answer(await working(lambda: workshop.choices(game, [(row.hash, row.name) for row in rows])))


async def keep_pack(request: Request) -> Response:
    services, game = of(request), request.path_params["game"]
    wish = await pack_body(request, KeepPackRequest)
    player = await services.auth.require(request)
    if wish.listed and not is_admin(services, player):
        raise ApiError("forbidden", "not-admin")
    made = await working(lambda: workshop.sound(game, wish.pack, wish.name))
    keep = workshop.keep
    await services.store.write(lambda c: keep(c, made, wish.name, player, listed=wish.listed))
    return answer(await working(lambda: workshop.info(made, wish.name)))


async def unlist_pack(request: Request) -> Response:
    """Take a pack off the host's list; games that were begun with it keep it."""
    services, pack = of(request), request.path_params["pack"]
    if not is_admin(services, await services.auth.require(request)):
        raise ApiError("forbidden", "not-admin")
    if not await services.store.write(lambda connection: kept_packs.show(connection, pack, None, listed=False)):
        raise ApiError("missing", "no-pack")
    return answer({})


async def begin_test(request: Request) -> Response:
    services, game = of(request), request.path_params["game"]
    wish = await pack_body(request, PlayTestRequest)
    player = await services.auth.require(request)
    services.limits.require("logins", caller(request))
    made = await working(lambda: workshop.sound(game, wish.pack))
    return answer(services.play_tests.begin(made, wish.games, player.id))


async def get_test(request: Request) -> Response:
    services = of(request)
    player = await services.auth.require(request)
    return answer(services.play_tests.get(request.path_params["test"], player.id))


async def end_test(request: Request) -> Response:
    services = of(request)
    player = await services.auth.require(request)
    services.play_tests.end(request.path_params["test"], player.id)
    return answer({})


ROUTES: list[BaseRoute] = [
    Route("/api/workshop/{game}", describe),
    Route("/api/workshop/{game}/entry", check_entry, methods=["POST"]),
    Route("/api/workshop/{game}/check", check, methods=["POST"]),
    Route("/api/workshop/{game}/read", read, methods=["POST"]),
    Route("/api/workshop/{game}/write", write, methods=["POST"]),
    Route("/api/workshop/{game}/draft", get_draft),
    Route("/api/workshop/{game}/draft", keep_draft, methods=["PUT"]),
    Route("/api/workshop/{game}/draft", drop_draft, methods=["DELETE"]),
    Route("/api/workshop/{game}/tests", begin_test, methods=["POST"]),
    Route("/api/workshop/{game}/tests/{test}", get_test),
    Route("/api/workshop/{game}/tests/{test}", end_test, methods=["DELETE"]),
    Route("/api/games/{game}/packs", list_packs),
    Route("/api/games/{game}/packs", keep_pack, methods=["POST"]),
    Route("/api/games/{game}/packs/{pack}", unlist_pack, methods=["DELETE"]),
]
