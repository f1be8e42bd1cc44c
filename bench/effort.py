"""How often the library calls its own functions for one decision, and for one step of an environment.

Speed rests on it, and it is the same on every machine and on a busy one: where it has changed, speeds that were
measured before are old.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import sternhafen
from bench.engine import by_contract, playout
from bench.env import chosen, seldom
from sternhafen.env import raw_env

OWN = str(Path(sternhafen.__file__).parent)
GAMES = 2
CLOSE = 0.15
"""As much as this may change before speeds are measured anew."""
Effort = dict[str, float]


def efforts() -> Effort:
    """Calls for each decision of a play-out and of the contract loop, and for each step of an environment."""
    found: Effort = {}
    for name in sternhafen.games():
        for way, play in (
            ("playout", played(name, playout)),
            ("apply", played(name, by_contract)),
            ("env", steps(name)),
        ):
            play()  # what is kept from then on is there
            found[f"{name} {way}"] = round(calls(play), 1)
    return found


def changed(then: Effort, now: Effort) -> list[str]:
    """What is made otherwise than it was, with both figures."""
    names = sorted({*then, *now})
    pairs = [(name, then.get(name, 0.0), now.get(name, 0.0)) for name in names]
    return [f"{name}: {old:g} then, {new:g} now" for name, old, new in pairs if abs(new - old) > CLOSE * old]


def calls(play: Callable[[], int]) -> float:
    """Calls of our own functions for each unit of what is played; comprehensions are none in newer Pythons."""
    found = 0

    def note(frame: FrameType, event: str, about: Any) -> None:
        nonlocal found
        code = frame.f_code
        found += event == "call" and code.co_name[0] != "<" and code.co_filename.startswith(OWN)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        units = play()
    finally:
        sys.setprofile(before)
    return found / units


def played(name: str, play: Callable[[Any, Random], None]) -> Callable[[], int]:
    """Plays some games; gives the number of decisions."""

    def games() -> int:
        rng, decisions = Random(1), 0
        for seed in range(GAMES):
            state = sternhafen.game(name).new(players=2, seed=seed)
            play(state, rng)
            decisions += state.moves
        return decisions

    return games


def steps(name: str) -> Callable[[], int]:
    """The same through the environment; gives the number of steps."""
    table = raw_env(game=name, players=2)
    rare = seldom(table)

    def games() -> int:
        rng, done = Random(1), 0
        for seed in range(GAMES):
            table.reset(seed=seed)
            for _ in table.agent_iter():
                seen, _, ended, cut, _ = table.last()
                table.step(None if ended or cut else chosen(seen["action_mask"], rare, rng))
            done += table.steps
        return done

    return games
