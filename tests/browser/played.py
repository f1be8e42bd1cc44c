"""A position that is played on: page and line are real, the engine answers, the others take their first choice."""

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from browser.positions import Shown, race, standing
from browser.seat import Seat


class Played(Shown):
    """A table that stands as a state says and goes on by the visitor's answers, its events numbered as a server's."""

    def __init__(self, seat: Seat, state: Any, me: int = 0) -> None:
        self.state = state
        self._n = 0
        super().__init__(seat, state.game.id, {}, me)

    def _set(self, position: dict[str, Any]) -> None:
        asked = self.state.decision(self.me).json() if self.me in self.state.to_act else None
        self._told = {"view": self.state.view(self.me), "decision": asked}

    def _hear(self, server: WebSocketRoute, words: str | bytes) -> None:
        message = json.loads(words)
        super()._hear(server, words)
        if message["type"] == "act" and self._page:
            events = self._play(message["action"])
            self._set({})
            self._page.send(json.dumps({"type": "ack", "id": message["id"]}))
            self._page.send(json.dumps(self._last | self._told | {"events": events}))

    def _play(self, action: dict[str, Any]) -> list[dict[str, Any]]:
        events = [*self.state.apply(self.me, action)]
        while self.state.to_act and self.me not in self.state.to_act:
            seat = self.state.to_act[0]
            events += self.state.apply(seat, next(iter(self.state.decision(seat).actions())))
        return [self._numbered(event.json(self.me)) for event in events]

    def _numbered(self, event: dict[str, Any] | None) -> dict[str, Any]:
        self._n = max(self._n, self._last["seq"]) + 1
        return {"n": self._n, "time": 0, "event": event}


def sit_at(seat: Seat, state: Any, language: str = "en") -> Played:
    """Sit at a table that stands so, until something is asked."""
    played = Played(seat, state)
    seat.page.goto(f"/new/{state.game.id}?players={state.players}&bot=random&seed=5&lang={language}")
    seat.wait()
    return played


def race_round() -> Any:
    """Three players at Race who choose their actions for round 7, with worlds to settle and goods to use."""
    return standing("race", race())
