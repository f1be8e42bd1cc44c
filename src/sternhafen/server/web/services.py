"""The parts of a running server, made at the start and found through `app.state.services`."""

import msgspec
from sqlalchemy import Connection
from starlette.requests import HTTPConnection

from ..live.cluster import Alone, Cluster, Workers
from ..live.hub import Hub
from ..live.mail import Mail
from ..live.push import Push
from ..live.turn_notices import Notices
from ..store import Store, downtime, kept_packs, open_store, pushes
from ..system.clocktime import HOUSE, Gap
from ..system.metrics import Metrics
from ..system.ratelimits import RateLimits
from ..system.secrecy import Cookies, MailTokens, Passwords
from ..system.security_log import Refusals
from ..system.settings import Settings
from ..tables import analyses, packs
from ..thinking.desk import Desk
from ..thinking.hints import Hints
from ..thinking.play_test import PlayTests
from .auth import Auth

UNWATCHED_SECONDS = 5
"""How often to look for analyses that nobody works on."""


class Services(msgspec.Struct, frozen=True):
    """What routes work with."""

    settings: Settings
    store: Store
    auth: Auth
    passwords: Passwords
    limits: RateLimits
    refusals: Refusals
    mail: Mail
    metrics: Metrics
    hub: Hub
    hints: Hints
    desk: Desk
    play_tests: PlayTests


async def open_services(settings: Settings) -> Services:
    """Open the database and make everything ready to serve."""
    store = open_store(settings.database)
    secret = settings.secret or await store.write(downtime.secret)
    await store.write(downtime.serving)
    cluster: Cluster = Workers(settings.database) if store.postgres else Alone()
    metrics = Metrics()
    limits = RateLimits(settings)
    mail = Mail(settings, MailTokens(secret), limits)
    push = Push(settings, await store.write(pushes.host_key))
    notices = Notices(store, settings, mail, push)
    hub = Hub(store, settings, cluster, metrics, await watch_time(store), notices)
    auth = Auth(store, Cookies(secret), settings)
    hints = Hints(hub.pool, settings, limits)
    if not store.postgres:
        await store.write(analyses.release)
    desk = Desk(store, hub.pool)
    hub.supervisor.every(UNWATCHED_SECONDS, "analyses", desk.take_up)
    await know_packs(store)
    return Services(
        settings, store, auth, Passwords(), limits, Refusals(), mail, metrics, hub, hints, desk, PlayTests()
    )


async def know_packs(store: Store) -> None:
    """Ask the database for packs that are not known, and keep those given by files: old games need them."""

    def look_up(game: str, pack: str) -> packs.Known | None:
        with store.engine.connect() as connection:
            return kept_packs.source(connection, game, pack)

    def keep(connection: Connection) -> None:
        for one in packs.given():
            kept_packs.keep(connection, one._asdict() | {"player": None, "listed": True})

    packs.ask_there(look_up)
    await store.write(keep)


async def watch_time(store: Store) -> list[Gap]:
    """The times without a server; gaps in the house's time join them the moment they are found."""
    await store.read(downtime.go_on)
    downtimes = await store.read(downtime.all_of)

    def book(gap: Gap) -> None:
        downtimes.append(gap)
        store.writer.unbooked.append(gap)

    HOUSE.on_gap, HOUSE.watched = book, not store.postgres
    return downtimes


async def close_services(services: Services) -> None:
    """Drain and close."""
    await services.desk.stop()
    await services.play_tests.stop()
    await services.hub.stop()
    services.store.close()


def of(request: HTTPConnection) -> Services:
    """The services of the app a request came to."""
    services: Services = request.app.state.services
    return services
