"""Long work can be stopped and resumed: every game is kept at once, and nothing is played twice."""

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sternhafen import DataError
from sternhafen.arena import Contest, play_games, run
from sternhafen.arena.conduct import GAMES, conduct
from sternhafen.arena.live import Tally
from sternhafen.arena.store import Store

CONTEST = Contest("jumpdrive", ("greedy", "random"), 20, seed=3)


def test_a_contest_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    """Games already played are kept, a half-written line is not, and the whole equals a run without a break."""
    store = Store(tmp_path / GAMES, CONTEST)
    for games in play_games(Contest("jumpdrive", ("greedy", "random"), 7, seed=3)):
        store.add(games)
    with (tmp_path / GAMES).open("ab") as file:
        file.write(b'{"number":7,"sea')
    assert len(Store(tmp_path / GAMES, CONTEST).games) == 7
    conducted = conduct(CONTEST, tmp_path, jobs=1, ray=None)
    assert not conducted.stopped
    assert [(game.number, game.scores) for game in conducted.played] == [(g.number, g.scores) for g in run(CONTEST)]
    assert (tmp_path / GAMES).read_text().count("\n") == 1 + CONTEST.games


def test_games_of_another_contest_are_not_mixed_in(tmp_path: Path) -> None:
    """Another seed or another version of one's own file is refused, unless one begins anew."""
    code = tmp_path / "mine.py"
    code.write_text((Path(__file__).parent.parent.parent / "examples" / "my_first_bot.py").read_text())
    mine = Contest("jumpdrive", ("eager", "random"), 2, code=str(code))
    conduct(mine, tmp_path, jobs=1, ray=None)
    with pytest.raises(DataError, match="another contest"):
        conduct(CONTEST, tmp_path, jobs=1, ray=None)
    code.write_text(code.read_text() + "\n# better now\n")
    with pytest.raises(DataError, match="another version"):
        conduct(mine, tmp_path, jobs=1, ray=None)
    assert len(conduct(mine, tmp_path, jobs=1, ray=None, fresh=True).played) == 2


def test_more_games_can_be_added(tmp_path: Path) -> None:
    """The same contest with more games keeps those it has."""
    few = Contest("jumpdrive", ("greedy", "random"), 4, seed=3)
    first = conduct(few, tmp_path, jobs=1, ray=None).played
    assert first == conduct(CONTEST, tmp_path, jobs=1, ray=None).played[:4]


def test_the_live_table_counts_and_rates() -> None:
    """Each row shows bot, games, first places with interval, skill with its spread, score and time."""
    tally = Tally(CONTEST)
    tally.add(run(CONTEST))
    greedy, random = tally.rows()
    assert greedy[:2] == ("greedy", "20")
    assert float(greedy[4].split()[0]) > 25 > float(random[4].split()[0])
    assert "±" in greedy[4]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_writes_what_was_played(jobs: str, tmp_path: Path) -> None:
    """A terminal shows a table; after Ctrl-C the report holds the games so far, and the same command goes on."""
    command = [sys.executable, "-m", "sternhafen.cli.main", "arena", "jumpdrive", "greedy", "random", "--games"]
    command += ["1000000", "--jobs", jobs, "--report", str(tmp_path)]
    terminal, end = pty.openpty()
    arena = subprocess.Popen(command, stdout=end, stderr=end)
    os.close(end)
    shown = bytearray()
    while not (tmp_path / GAMES).exists() or (tmp_path / GAMES).read_text().count("\n") < 12:
        assert arena.poll() is None, shown.decode()
        shown += os.read(terminal, 65536)
        time.sleep(0.01)
    arena.send_signal(signal.SIGINT)
    shown += read_all(terminal)
    assert arena.wait() == 130
    assert "skill" in shown.decode()
    assert "the same command goes on" in shown.decode()
    assert (tmp_path / "index.html").exists()


def read_all(terminal: int) -> bytes:
    found = bytearray()
    try:
        while part := os.read(terminal, 65536):
            found += part
    except OSError:
        pass
    os.close(terminal)
    return bytes(found)


WORK = """
import sys, time
from sternhafen.arena.workers import processes

def work(path):
    with open(path, "w", buffering=1) as line:
        line.write("at work\\n")
        time.sleep(300)
        line.write("alone\\n")

if __name__ == "__main__":
    with processes(1) as executor:
        executor.submit(work, sys.argv[1]).result()
"""


def test_workers_do_not_outlive_whom_they_work_for(tmp_path: Path) -> None:
    """Killed outright, it cannot tell them to stop."""
    line, script = tmp_path / "line", tmp_path / "script.py"
    os.mkfifo(line)
    script.write_text(WORK)
    boss = subprocess.Popen([sys.executable, str(script), str(line)])
    with line.open() as heard:
        assert heard.readline() == "at work\n"
        boss.kill()
        assert heard.read() == ""
    boss.wait()


HALF = """
import struct, sys
from sternhafen.arena.workers import processes

def work(path):
    frame = sys._getframe()
    while "result_queue" not in frame.f_locals:
        frame = frame.f_back
    frame.f_locals["result_queue"]._writer._send(struct.pack("!i", 100) + b"half")
    with open(path, "w") as line:
        line.write("half a result is told")
    while True:
        pass

if __name__ == "__main__":
    with processes(1) as executor:
        executor.submit(work, sys.argv[1])
        open(sys.argv[1]).read()
        raise KeyboardInterrupt
"""


def test_a_worker_ended_in_the_middle_of_a_result_is_not_waited_for(tmp_path: Path) -> None:
    line, script = tmp_path / "line", tmp_path / "script.py"
    os.mkfifo(line)
    script.write_text(HALF)
    boss = subprocess.run([sys.executable, str(script), str(line)], timeout=120, capture_output=True, text=True)
    assert "KeyboardInterrupt" in boss.stderr
