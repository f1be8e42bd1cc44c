"""The example for programs: takes a seat at a running server and plays to the end."""

import json
import subprocess
import sys

from server.harness import PATIENCE, ROOT, Person, Server, wait_for


def run(server: Server, token: str, *options: str) -> dict[str, object]:
    command = [sys.executable, "-W", "error", str(ROOT / "examples" / "remote_bot.py"), server.url, "--token", token]
    done = subprocess.run([*command, "--seed", "1", *options], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    answer: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return answer


def test_example_plays_a_solo_table(server: Server, ada: Person) -> None:
    """Without a table it opens one."""
    token = ada.post("/api/tokens", {"label": "example"})["secret"]
    result = run(server, token, "--game", "jumpdrive")
    assert ada.get(f"/api/tables/{result['table']}")["table"]["status"] == "finished"


def test_two_programs_play_each_other_by_invitation(server: Server, ada: Person, bob: Person) -> None:
    """One opens a private table in the browser's way and leaves the seats to two programs."""
    made = ada.open_table(players=2, visibility="private", sit=False)
    table, invite = made["table"]["id"], made["invite"]
    tokens = [person.post("/api/tokens", {"label": "bot"})["secret"] for person in (ada, bob)]
    command = [
        sys.executable,
        str(ROOT / "examples" / "remote_bot.py"),
        server.url,
        "--table",
        table,
        "--invite",
        invite,
    ]
    bots = [subprocess.Popen([*command, "--token", token], stdout=subprocess.PIPE) for token in tokens]

    def ready() -> bool:
        assert all(bot.poll() is None for bot in bots)
        return all(seat["ready"] for seat in ada.get(f"/api/tables/{table}")["table"]["seats"])

    wait_for(ready, "the programs do not sit down")
    ada.post(f"/api/tables/{table}/start")
    scores = [json.loads(bot.communicate(timeout=PATIENCE)[0].splitlines()[-1])["scores"] for bot in bots]
    assert scores[0] == scores[1]
