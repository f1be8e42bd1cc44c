"""Starting a server: check the settings, migrate the database, note the time it was down, run uvicorn."""

import os

import structlog
import uvicorn

from ..store import downtime
from ..store.migrate import migrate
from ..store.store import make_engine
from ..system import logs
from ..system.metrics_folder import shared_figures
from ..system.private_files import keep_private
from ..system.settings import Settings
from ..tables.packs import use_packs
from .files import raise_limit

log = structlog.get_logger()
QUEUE = 2048
UNRESPONSIVE = 20
"""Seconds after which a worker that does not answer is replaced: a busy one needs some. A dead one is seen at once."""


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
    keep_private()
    prepare(settings)
    os.environ.update(settings.environment())
    log.info("serving", url=settings.url, workers=settings.workers)
    with shared_figures(settings.workers):
        run(settings, raise_limit())


def run(settings: Settings, connections: int) -> None:
    uvicorn.run(
        "sternhafen.server.web.app:factory",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http="sternhafen.server.web.patience:Patient",
        ws="sternhafen.server.web.compression:Line",
        ws_max_size=settings.max_frame,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        backlog=QUEUE,
        limit_concurrency=connections,
        log_level="error",
        access_log=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=settings.drain_seconds,
        timeout_worker_healthcheck=UNRESPONSIVE,
        server_header=False,
    )
