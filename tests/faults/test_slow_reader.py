"""A reader who stops reading holds up nobody and costs no memory."""

import base64
import os
import random
import socket
from pathlib import Path

from server.harness import Person, Server


def stuck_watcher(server: Server, table: str) -> socket.socket:
    """A raw WebSocket with a tiny buffer that is never read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET /ws/tables/{table} HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Origin: {server.url}",
    )
    line.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    return line


def waiting_bytes(port: int) -> int:
    """What the kernel holds for readers of this server who do not read."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ours = [line[4] for line in lines if int(line[1].split(":")[1], 16) == port]
    return sum(int(queues.split(":")[0], 16) for queues in ours)


def memory_kb(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


def test_stuck_readers_hold_up_nobody(tmp_path: Path) -> None:
    """With five stuck watchers at a table a whole series of games is played and the server does not grow."""
    with Server(f"sqlite:///{tmp_path / 'slow.sqlite3'}") as server:
        ada = Person(server)
        rng = random.Random(5)
        stuck: list[socket.socket] = []
        assert server.process
        sizes = []
        for _ in range(2):
            table = str(ada.open_table(players=2, bots=["random"], start=True)["table"]["id"])
            stuck += [stuck_watcher(server, table) for _ in range(5)]
            with ada.sit(table) as chair:
                # Hundreds of views are due to each stuck reader: much more than any buffer holds.
                for number in range(250):
                    assert chair.ask("chat", text=f"{number} {'x' * 400}")["type"] == "ack"
                assert chair.play(rng)
            sizes.append(memory_kb(server.process.pid))
            assert waiting_bytes(server.port) > 100_000
        assert sizes[-1] - sizes[0] < 20_000
        for line in stuck:
            line.close()
        ada.close()
