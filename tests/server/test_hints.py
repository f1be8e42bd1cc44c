"""Hints: what a strong bot would do, for those who play against bots alone."""

import random

from server.harness import Chair, Person


def test_hint_gives_legal_moves_and_stores_nothing(ada: Person) -> None:
    """The moves come best first, in words, with chances; the best can be played; the log knows nothing of it."""
    with ada.sit(ada.solo(players=2, bots=["pilot"])) as chair:
        chair.until("view")
        events, number = len(chair.events), chair.view["decision"]["number"]
        told = chair.ask("hint")
        assert (told["type"], told["decision"]) == ("hint", number)
        chances = [move["chance"] for move in told["moves"]]
        assert sorted(chances, reverse=True) == chances
        assert all(0 <= chance <= 1 for chance in chances)
        assert all(move["text"]["key"] for move in told["moves"])
        assert len(chair.events) == events
        played = chair.ask("act", decision=number, action=told["moves"][0]["action"])
        assert played["type"] == "ack"


def test_no_hints_among_people(ada: Person, bob: Person) -> None:
    """Where two people play, neither may ask; the table says so beforehand."""
    made = ada.open_table(players=2, visibility="private")
    table = made["table"]["id"]
    bob.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    bob.post(f"/api/tables/{table}/ready", {"ready": True})
    ada.post(f"/api/tables/{table}/start")
    with ada.sit(table) as chair:
        assert not chair.until("view")["table"]["hints"]
        assert refusal(chair) == "server-error-no-hints-here"


def test_no_hint_without_a_decision(ada: Person, bob: Person) -> None:
    """Watchers are not asked anything, so there is nothing to advise; after the end neither."""
    table = ada.open_table(players=2, visibility="open", bots=["random"], start=True)["table"]["id"]
    with ada.sit(table) as chair, bob.sit(table) as watching:
        chair.until("view")
        watching.until("view")
        assert refusal(watching) == "server-error-not-seated"
        chair.play(random.Random(1))
        assert refusal(chair) == "server-error-over"


def refusal(chair: Chair) -> str:
    answer = chair.ask("hint")
    assert answer["type"] == "refused", answer
    return str(answer["text"]["key"])
