"""The parts of a running server, made at the start and found through `app.state.services`."""

import msgspec
from starlette.requests import HTTPConnection

from . import downtime
from .auth import Auth
from .cluster import Alone, Cluster, Workers
from .hints import Hints
from .hub import Hub
from .metrics import Metrics
from .ratelimits import RateLimits
from .secrecy import Cookies, Passwords
from .settings import Settings
from .store import Store, open_store


class Services(msgspec.Struct, frozen=True):
    """What routes work with."""

    settings: Settings
    store: Store
    auth: Auth
    passwords: Passwords
    limits: RateLimits
    metrics: Metrics
    hub: Hub
    hints: Hints


async def open_services(settings: Settings) -> Services:
    """Open the database and make everything ready to serve."""
    store = open_store(settings.database)
    secret = settings.secret or await store.write(downtime.secret)
    await store.write(downtime.serving)
    cluster: Cluster = Workers(settings.database) if store.postgres else Alone()
    metrics = Metrics()
    hub = Hub(store, settings, cluster, metrics, await store.read(downtime.all_of))
    auth = Auth(store, Cookies(secret), settings)
    limits = RateLimits(settings)
    hints = Hints(hub.pool, settings, limits)
    return Services(settings, store, auth, Passwords(), limits, metrics, hub, hints)


async def close_services(services: Services) -> None:
    """Drain and close."""
    await services.hub.stop()
    services.store.close()


def of(request: HTTPConnection) -> Services:
    """The services of the app a request came to."""
    services: Services = request.app.state.services
    return services
