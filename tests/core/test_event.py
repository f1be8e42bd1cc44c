"""Events tell each viewer what that viewer may know."""

import sternhafen
from sternhafen import Event

GAME = sternhafen.game("jumpdrive")


def event(**more: int) -> Event:
    gem_world = GAME.component_number("gem_world")
    return Event(GAME, "drew_income", 1, {"number": 1}, {"cards": [gem_world]}, **more)


def test_secret_facts_are_for_the_seat_alone() -> None:
    """Seat 1 hears which cards, the others and spectators how many."""
    own = event().json(1)
    assert own is not None
    assert [{"card": "gem_world"}] == own["text"]["args"]["cards"]
    assert "jumpdrive-event-drew-income-own" == own["text"]["key"]
    for viewer in (None, 0, 2):
        told = event().json(viewer)
        assert told is not None
        assert {"seat": {"seat": 1}, "number": 1} == told["text"]["args"]
        assert "jumpdrive-event-drew-income" == told["text"]["key"]


def test_sealed_events_are_heard_by_one_and_later_by_the_others() -> None:
    """While sealed only the seat hears it; opened, everybody else does, and nobody twice."""
    sealed = event(only_for=1)
    assert [False, False, True, False] == [sealed.json(viewer) is not None for viewer in (None, 0, 1, 2)]
    opened = sealed.opened()
    assert [True, True, False, True] == [opened.json(viewer) is not None for viewer in (None, 0, 1, 2)]


def test_every_viewer_hears_every_event_once() -> None:
    """Over the choices of a round, each viewer is told the reveals exactly once."""
    state = GAME.position({"players": 2, "seats": [{}, {}], "chance": {"seed": "1"}})
    events = [*state.apply(1, {"type": "explore"}), *state.apply(0, {"type": "explore"})]
    for viewer in (None, 0, 1):
        told = [one.json(viewer) for one in events if one.type == "explores"]
        assert [0, 1] == [each["seat"] for each in told if each]
