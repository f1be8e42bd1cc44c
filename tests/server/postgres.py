"""A real PostgreSQL for the tests: installed from the system's packages when missing, run in a temporary folder."""

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

from server.harness import free_port


def binaries() -> Path:
    """Where initdb and pg_ctl are; installs Debian's packages when they are not."""
    for _ in range(2):
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if found:
            return found[-1].parent
        print("PostgreSQL is missing: installing the package postgresql.")
        subprocess.run(["apt-get", "install", "-y", "--no-install-recommends", "postgresql"], check=True)
    raise AssertionError("PostgreSQL could not be installed (apt-get install postgresql)")


def unprivileged() -> dict[str, int]:
    """PostgreSQL refuses to run as root: use another user then."""
    if os.getuid() != 0:
        return {}
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid}


class Postgres:
    """One cluster of its own on a free port, thrown away at the end."""

    def __init__(self) -> None:
        self.bin = binaries()
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="sternhafen-postgres-"))
        self.url = f"postgresql+psycopg://sternhafen@127.0.0.1:{self.port}/postgres"

    def _run(self, *command: str) -> None:
        # Output to a file: a pipe would be held open by the server that pg_ctl leaves behind.
        with (self.folder.parent / f"{self.folder.name}.log").open("ab") as log:
            subprocess.run(command, check=True, stdout=log, stderr=log, cwd="/", **unprivileged())  # type: ignore[call-overload]

    def __enter__(self) -> "Postgres":
        owner = unprivileged()
        if owner:
            os.chown(self.folder, owner["user"], owner["group"])
        self._run(str(self.bin / "initdb"), "-D", self.data, "-U", "sternhafen", "--auth=trust", "-E", "UTF8")
        self.start()
        return self

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self._run(str(self.bin / "pg_ctl"), "-D", self.data, "-w", "-o", options, "start")

    def stop(self) -> None:
        """Stop it at once, whoever is connected."""
        self._run(str(self.bin / "pg_ctl"), "-D", self.data, "-m", "immediate", "stop")

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
        (self.folder.parent / f"{self.folder.name}.log").unlink(missing_ok=True)
