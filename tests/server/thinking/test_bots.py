"""Bots: they never hold the real state, and the game goes on when one fails."""

import asyncio
import contextlib
import os
import random
import signal
import threading
from pathlib import Path

import msgspec
import pytest
from server.harness import PATIENCE, Person, Server

from sternhafen.bots import Bot
from sternhafen.core.state import State
from sternhafen.server.tables.logged_game import Entry, LoggedGame, start_data
from sternhafen.server.thinking.pool import BotFailure, BotPool
from sternhafen.server.thinking.worker import Forgotten, Job, Worker, question


def job(bot: str = "random", seconds: float = PATIENCE) -> Job:
    seats = [{"player": None, "kind": "bot", "bot": bot} for _ in range(2)]
    start = Entry(1, 0, "start", None, start_data("jumpdrive", 2, 5, {}, seats, None))
    return Job("table", [start], 1, 0, bot, seconds)


def test_worker_keeps_games_and_brings_them_up_to_date() -> None:
    """The answer is legal now, also after more entries (only the new ones are sent) and after going back."""
    worker, asked = Worker(), job()
    played = LoggedGame(asked.entries[0])
    known = 0
    for _ in range(3):
        now = Job("table", played.entries, len(played.entries), 0, "random", 5.0)
        action, known = worker.think(question(now, known))["action"], now.count
        played.advance([Entry(played.seq + 1, 0, "act", 0, {"action": action})])
        if 0 not in played.state.to_act:
            break
    assert worker.think(question(asked))


def test_worker_that_has_forgotten_a_game_asks_for_all_of_it() -> None:
    """It never guesses: what builds on a game it does not hold is not answered, and the pool sends the whole log."""
    worker, asked = Worker(), job()
    with pytest.raises(Forgotten):
        worker.think(question(asked, since=1))

    async def run() -> None:
        pool = BotPool(1)
        pool._thinkers[0].held["table"] = 1
        assert (await pool.think(asked))["type"]
        assert pool._thinkers[0].held == {"table": 1}
        await pool.stop()

    asyncio.run(run())


def test_tables_take_turns() -> None:
    """One process: a table with many questions does not keep another one waiting behind all of them."""

    async def run() -> list[str]:
        pool, done = BotPool(1), []

        async def ask(table: str) -> None:
            await pool.think(msgspec.structs.replace(job(), table=table))
            done.append(table)

        await asyncio.gather(*(ask("greedy") for _ in range(5)), ask("modest"))
        await pool.stop()
        return done

    assert asyncio.run(run())[:3] == ["greedy", "greedy", "modest"]


def test_owners_take_turns() -> None:
    """One owner with a hundred waiting tables keeps another owner waiting for one decision, not for a hundred."""

    async def run() -> list[str]:
        pool, done = BotPool(1), []

        async def ask(owner: str, table: str) -> None:
            await pool.think(msgspec.structs.replace(job(), table=table, owner=owner))
            done.append(owner)

        greedy = [ask("greedy", f"table {number}") for number in range(100)]
        asked = [asyncio.create_task(one) for one in greedy] + [asyncio.create_task(ask("modest", "table"))]
        await asked[-1]
        await asyncio.sleep(0)
        await pool.stop()
        await asyncio.gather(*asked, return_exceptions=True)
        return done

    assert asyncio.run(run())[:3] == ["greedy", "greedy", "modest"]


def test_nobody_thinks_for_those_who_left_while_they_waited() -> None:
    """Whether an answer is still wanted is asked when its turn has come: the bot, which nobody knows, is not."""

    async def run() -> None:
        pool = BotPool(1)
        first = asyncio.create_task(pool.think(job()))
        with pytest.raises(BotFailure, match="nobody wants it"):
            await pool.think(job("nobody"), wanted=lambda: False)
        assert (await first)["type"]
        assert (await pool.think(job()))["type"]
        await pool.stop()

    asyncio.run(run())


def test_bot_sees_an_imagined_state_only() -> None:
    """Whatever a bot reaches through its decision is a redrawn state, not the real one."""
    worker, asked = Worker(), job()
    real = worker._state(question(asked))
    seen: list[State] = []

    class Spy(Bot):
        def decide(self, view, decision, imagine, limits):  # type: ignore[no-untyped-def]
            seen.append(decision.state)
            return decision.sample(self.rng)

    worker._bots[asked.table] = {(asked.seat, "random"): Spy(real.game, random.Random(1))}
    worker.think(question(asked))
    assert seen
    assert seen[0] is not real
    assert seen[0].chance.seed != real.chance.seed


def test_unknown_bot_and_killed_process_are_failures_and_the_pool_lives_on() -> None:
    """A failing bot is an answer; a killed process is replaced."""

    async def run() -> None:
        pool = BotPool(1)
        with pytest.raises(BotFailure, match="DataError"):
            await pool.think(job("nobody"))
        process = pool._thinkers[0]._process
        assert process
        assert process.pid
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        with pytest.raises(BotFailure, match="died"):
            await pool.think(job())
        assert (await pool.think(job()))["type"]
        await pool.stop()

    asyncio.run(run())


def test_slow_bot_is_killed() -> None:
    """A process that does not answer in time is killed; the next question gets a new one."""

    async def run() -> None:
        pool = BotPool(1)
        await pool.think(job())
        process = pool._thinkers[0]._process
        assert process
        assert process.pid
        os.kill(process.pid, signal.SIGSTOP)
        with pytest.raises(BotFailure, match="slow"):
            await pool.think(job(seconds=0.1))
        assert process.exitcode is not None
        assert (await pool.think(job()))["type"]
        await pool.stop()

    asyncio.run(run())


def test_game_goes_on_when_bot_processes_die(tmp_path: Path) -> None:
    """The bot's process is killed again and again during a game: fallback moves, and the game ends."""
    with Server(f"sqlite:///{tmp_path / 'bots.sqlite3'}") as server:
        ada, ended = Person(server), threading.Event()
        killer = threading.Thread(target=kill_children, args=(server, ended))
        killer.start()
        with ada.sit(ada.solo(players=2)) as chair:
            assert chair.play(random.Random(1))
        ended.set()
        killer.join()
        ada.close()


def kill_children(server: Server, ended: threading.Event) -> None:
    """Kill the server's bot processes for as long as the game lasts."""
    assert server.process
    while not ended.wait(0.7):
        # A thread or process may end while it is looked at.
        for thread in Path(f"/proc/{server.process.pid}/task").iterdir():
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                for child in (thread / "children").read_text().split():
                    if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                        os.kill(int(child), signal.SIGKILL)
