"""What is installed on request only: which part of Sternhafen a missing module belongs to."""

MODULES = {
    "server": (
        *("starlette", "uvicorn", "uvloop", "httptools", "websockets", "sqlalchemy", "alembic", "itsdangerous"),
        *("argon2", "structlog", "prometheus_client", "cryptography", "openskill"),
    ),
    "postgres": ("psycopg",),
    "arena": ("openskill", "pyarrow"),
    "train": ("matplotlib",),
    "env": ("pettingzoo", "gymnasium", "PIL"),
    "ray": ("ray",),
    "learn": ("torch",),
}
EXTRAS = {module: extra for extra, modules in MODULES.items() for module in modules}


def advice(missing: ModuleNotFoundError) -> str | None:
    """What to type so that the module is there; None if it is none of ours."""
    extra = EXTRAS.get((missing.name or "").partition(".")[0])
    return extra and f"this needs more than is installed: pip install 'sternhafen[{extra}]'"
