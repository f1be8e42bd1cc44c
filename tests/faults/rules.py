"""An update of the rules under running and finished games."""

import contextlib
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

from server.harness import Person, Server

LAUNCH = Path(__file__).parent / "launch" / "other_rules.py"


class UpdatedServer(Server):
    """The same database served under another version of Jump Drive's rules."""

    def __init__(self, old: Server, version: int, bonus: int = 0) -> None:
        super().__init__(old.environment["STERNHAFEN_DATABASE"])
        self.environment |= {"RULES_VERSION": str(version), "RULES_BONUS": str(bonus) if bonus else ""}
        self.port, self.url = old.port, old.url
        self.environment["STERNHAFEN_PORT"] = str(old.port)
        self.command = [sys.executable, str(LAUNCH)]

    def admin_check(self) -> subprocess.CompletedProcess[str]:
        """`sternhafen admin check` of the new version, before its server starts."""
        command = [*self.command, "admin", "check"]
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False)


class Scene:
    """A server with a table just begun, one in the middle and one finished; all that was seen of them."""

    def __init__(self, database: str) -> None:
        self.server = Server(database).start()
        self.ada = Person(self.server)
        self.begun, self.middle, self.done = (self.ada.solo(players=2, seed=seed) for seed in (1, 2, 3))
        rng = random.Random(4)
        with self.ada.sit(self.middle) as chair:
            chair.play(rng, until=12)
        with self.ada.sit(self.done) as chair:
            self.result = chair.play(rng)
        self.seen = {table: self.look(table) for table in (self.begun, self.middle, self.done)}

    def look(self, table: str) -> Any:
        """What Ada sees when nobody else has anything to do."""
        with self.ada.sit(table) as chair:
            chair.until("view")
            while chair.view["view"]["to_act"] not in ([0], []):
                chair.receive()
            return chair.view

    def close(self) -> None:
        with contextlib.suppress(AssertionError):
            self.server.stop()
        self.ada.close()
