"""How many files and connections this process may have open."""

import structlog

log = structlog.get_logger()
WANTED = 65_536
SPARE = 256
"""Files for the database, bots and logs, beside connections."""


def raise_limit() -> int:
    """Raise the soft limit as far as the system allows; returns how many connections fit."""
    try:
        import resource
    except ImportError:
        return WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    log.info("open-files", limit=max(soft, wanted))
    return max(SPARE, max(soft, wanted) - SPARE)
