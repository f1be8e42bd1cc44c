"""The processes beside the server: what they answer arrives whole, however large it is."""

import asyncio
from multiprocessing.connection import Connection

import uvloop

from sternhafen.server.thinking.process import Companion

LARGE = 3_000_000


def echo_three_times(pipe: Connection) -> None:
    pipe.send_bytes(b"ready")
    for _ in range(3):
        pipe.send_bytes(pipe.recv_bytes())


async def asked(message: bytes) -> list[bytes]:
    companion = Companion(echo_three_times, "echo")
    await companion.warm()
    try:
        return [await companion.exchange(message) for _ in range(3)]
    finally:
        companion.stop()


def test_a_large_answer_is_not_taken_for_a_death() -> None:
    """On uvloop, which makes the pipes it watches non-blocking: message and answer are larger than a pipe holds."""
    message = bytes(range(256)) * (LARGE // 256)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert [message] * 3 == runner.run(asked(message))
