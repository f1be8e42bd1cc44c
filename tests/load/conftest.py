"""The same server and visitors as in tests/server."""

from server.conftest import ada, server

__all__ = ["ada", "server"]
