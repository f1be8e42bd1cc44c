"""Every kind of question a game asks, found by the engine and shown to a visitor one after the other."""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any
from urllib.parse import quote

import sternhafen
from browser.played import Played
from browser.seat import Seat
from sternhafen import bots

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("jumpdrive", {}),
    ("race", {}),
    ("solarius", {}),
    ("trucker", {"flight": "II", "building": "turns"}),
]
GAMES = 6
"""How many games are looked through: few questions are rarer."""
SHOWN = "number => document.querySelector('main[data-table]')?.dataset.decision === number"


@cache
def moments(game: str) -> list[tuple[str, Any]]:
    """The first moment of each question to seat 0 in some seeded games, looked for once by each process."""
    return list(first_moments(game, dict(TABLES)[game]))


def first_moments(game: str, options: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Its prompt, and how things stand."""
    met: set[str] = set()
    for seed in range(GAMES):
        state, rng = sternhafen.game(game).new(players=3, seed=seed, options=options), random.Random(seed)
        instinct = bots.instinct_of(state.game)
        while not state.over:
            seat = state.to_act[0]
            decision = state.decision(seat)
            prompt = str(decision.json()["prompt"]["key"])
            if seat == 0 and prompt not in met:
                met.add(prompt)
                yield prompt, state.copy()
            # by chance in every other game: some questions come to those who play well, some to those who do not
            state.apply(seat, instinct.answer(state, seat) if seed % 2 else decision.sample(rng))


class Questions(Played):
    """A table that stands at one such moment after the other."""

    def stand(self, state: Any) -> None:
        """The same table, as this state says."""
        self.state = state
        self._set({})
        assert self._page
        self._page.send(json.dumps(self._last | self._told))


def asked(seat: Seat, game: str, options: dict[str, Any], language: str) -> Iterator[str]:
    """Each question in turn on a page that is loaded once: its prompt."""
    table = None
    for prompt, found in moments(game):
        state = found.copy()
        if table is None:
            table = Questions(seat, state)
            wish = quote(json.dumps(options))
            seat.page.goto(f"/new/{game}?players=3&bot=random&seed=5&lang={language}&options={wish}")
            seat.wait()
        else:
            table.stand(state)
        seat.page.wait_for_function(SHOWN, arg=str(state.decision(0).number))
        yield prompt
