"""Starting a server: check the settings, migrate the database, note the time it was down, run uvicorn."""

import os

import structlog
import uvicorn

from . import downtime, logs
from .figures import shared_figures
from .packs import use_packs
from .settings import Settings
from .store.migrate import migrate
from .store.store import make_engine

log = structlog.get_logger()
QUEUE = 2048


def prepare(settings: Settings) -> None:
    """Bring the database up to date and write down how long no server was running."""
    backup = migrate(settings.database)
    if backup:
        log.info("migrated", backup=str(backup))
    engine = make_engine(settings.database)
    with engine.begin() as connection:
        downtime.note(connection)
        downtime.secret(connection)
    engine.dispose()


def serve(settings: Settings) -> None:
    """Run until stopped."""
    logs.configure(settings)
    use_packs(settings.packs())
    prepare(settings)
    os.environ.update(settings.environment())
    log.info("serving", url=settings.url, workers=settings.workers)
    with shared_figures(settings.workers):
        run(settings)


def run(settings: Settings) -> None:
    uvicorn.run(
        "sternhafen.server.app:factory",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws="websockets-sansio",
        ws_max_size=settings.max_frame,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        backlog=QUEUE,
        log_level="warning",
        access_log=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=settings.drain_seconds,
        server_header=False,
    )
