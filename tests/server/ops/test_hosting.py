"""What a host relies on: own data packs, logs without secrets, /healthz."""

import random
import signal
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest
from server.harness import PATIENCE, Person, Server

import sternhafen


def corrected_pack(folder: Path) -> Path:
    """The shipped cards of Jump Drive with one income typed in anew."""
    shipped = resources.files("sternhafen.games.jumpdrive") / "data" / "cards.toml"
    pack = folder / "mine.toml"
    pack.write_text(shipped.read_text(encoding="utf-8").replace("income = 1\n", "income = 2\n", 1), encoding="utf-8")
    return pack


def test_new_tables_use_the_given_pack_and_old_ones_keep_theirs(tmp_path: Path) -> None:
    """A game begun with the shipped cards goes on with them after the host has given their own; new ones have those.

    They keep them when the file is gone.
    """
    database, pack = f"sqlite:///{tmp_path / 'packs.sqlite3'}", corrected_pack(tmp_path)
    server = Server(database)
    server.start()
    ada = Person(server)
    old = ada.solo(players=2)
    server.stop()
    server.environment["STERNHAFEN_DATA"] = str(pack)
    server.start()
    shipped, mine = sternhafen.game("jumpdrive").pack_hash, sternhafen.game("jumpdrive", data=pack).pack_hash
    assert shipped != mine
    new = ada.solo(players=2)
    assert [ada.get(f"/api/tables/{table}")["table"]["pack"] for table in (old, new)] == [shipped, mine]
    for table in (old, new):
        with ada.sit(table) as chair:
            assert chair.play(random.Random(1))
    offered = {game["id"]: game["pack"] for game in ada.get("/api/games")["games"]}
    assert offered["jumpdrive"] == mine
    server.environment["STERNHAFEN_DATA"] = ""
    server.stop()
    server.start()
    assert ada.get(f"/api/tables/{new}")["table"]["pack"] == mine
    server.stop()
    ada.close()


@pytest.mark.parametrize("content", ["", 'game = "chess"', "not toml ["])
def test_a_bad_pack_stops_the_start_with_a_sentence(tmp_path: Path, content: str) -> None:
    """The file is named in the message."""
    pack = tmp_path / "bad.toml"
    pack.write_text(content)
    settings = {"STERNHAFEN_DATA": str(pack), "STERNHAFEN_DATABASE": f"sqlite:///{tmp_path / 'bad.sqlite3'}"}
    done = subprocess.run(
        [sys.executable, "-m", "sternhafen.server"], env=settings, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 1
    assert "bad.toml" in done.stderr
    assert "Traceback" not in done.stderr


def test_logs_hold_no_secrets_and_no_cards(tmp_path: Path) -> None:
    """Even at level debug: no password, key, cookie, invitation, mail address, name or card."""
    server = Server(f"sqlite:///{tmp_path / 'logs.sqlite3'}", log_level="debug")
    server.start()
    ada = Person(server, "Ada Nameless")
    secrets = ["Ada Nameless", "topsecret password", "ada@example.org", ada.cookie.split("=")[1]]
    ada.post("/api/account/register", {"username": "adasname", "password": secrets[1], "email": secrets[2]})
    secrets += ["adasname", ada.post("/api/tokens", {"label": "x"})["secret"]]
    secrets.append(ada.open_table(visibility="private")["invite"])
    ada.http.post("/api/me", content=b"{broken")
    with ada.sit(ada.solo(players=2)) as chair:
        chair.until("view")
        chair.ask("act", decision=1, action={"type": "nonsense", "card": "gem_world"})
        chair.play(random.Random(1))
    printed = server.end(signal.SIGTERM).decode()
    ada.close()
    assert "serving" in printed
    cards = sternhafen.game("jumpdrive").component_names
    assert [word for word in [*secrets, *cards] if word in printed] == []


def test_healthz(server: Server) -> None:
    """Alive, for load balancers: it has just written, and nothing fails."""
    answer = server.get("/healthz")
    told = answer.json()
    assert (answer.status_code, told["status"], told["storage"], told["failing"]) == (200, "ok", None, [])
    assert told["heartbeat_age"] <= 1
