"""Playing at a table over the real WebSocket."""

import random

import pytest
from server.harness import Chair, Person, Server

import sternhafen


def two_player_table(ada: Person, bob: Person, **wish: object) -> str:
    """A running open table of two people."""
    table = str(ada.open_table(players=2, **wish)["table"]["id"])
    bob.post(f"/api/tables/{table}/join")
    bob.post(f"/api/tables/{table}/ready", {"ready": True})
    ada.post(f"/api/tables/{table}/start")
    return table


@pytest.mark.parametrize("game", sternhafen.games())
def test_solo_game_to_the_end(ada: Person, game: str) -> None:
    """One person and two bots play a whole game, whichever it is."""
    table = ada.solo(game=game, players=3, bots=["random", "random"])
    with ada.sit(table) as chair:
        result = chair.play(random.Random(1))
    assert len(result["scores"]) == 3
    assert ada.get(f"/api/tables/{table}")["table"]["status"] == "finished"


def test_event_numbers_have_no_gap(ada: Person, bob: Person, server: Server) -> None:
    """Every viewer's events are numbered 1, 2, 3 … whoever acts and whatever is hidden."""
    table = two_player_table(ada, bob)
    with ada.sit(table) as a, bob.sit(table) as b, Chair(server, table, None) as watcher:
        play_both(a, b)
        watcher.until("view")
        while not watcher.view["result"]:
            watcher.receive()
        for chair in (a, b, watcher):
            assert [event["n"] for event in chair.events] == list(range(1, len(chair.events) + 1))


def play_both(a: Chair, b: Chair) -> None:
    """Let two connected people play to the end, each when asked."""
    chance = {a: random.Random(2), b: random.Random(3)}
    a.until("view")
    b.until("view")
    done: dict[Chair, int | None] = {a: None, b: None}
    while not (a.view["result"] and b.view["result"]):
        for chair in (a, b):
            decision = chair.view["decision"]
            if decision and decision["number"] != done[chair]:
                done[chair] = decision["number"]
                assert chair.act(chance[chair])["type"] == "ack"
            elif not chair.view["result"]:
                drain(chair)


def drain(chair: Chair) -> None:
    """Take what has come, without waiting long."""
    try:
        chair.receive(timeout=0.02)
    except TimeoutError:
        return


def test_resend_is_harmless(ada: Person) -> None:
    """The same command id twice plays once and is acknowledged twice, also over a new connection."""
    table = ada.solo(players=2)
    with ada.sit(table) as chair:
        chair.until("view")
        command = {"decision": chair.view["decision"]["number"], "action": chair.action(random.Random(3))}
        first = chair.ask("act", id="same", **command)
        second = chair.ask("act", id="same", **command)
    with ada.sit(table) as again:
        third = again.ask("act", id="same", **command)
        assert [answer["type"] for answer in (first, second, third)] == ["ack"] * 3
        own = [event["event"] for event in again.events if event["event"] and event["event"]["seat"] == 0]
        assert len(own) == len({str(event) for event in own})


def test_stale_command_gets_reason_and_fresh_view(ada: Person) -> None:
    """An answer to an old decision is refused as stale, and the present view follows."""
    table = ada.solo(players=2)
    with ada.sit(table) as chair:
        chair.until("view")
        answer = chair.ask("act", decision=99, action={"type": "pass"})
        assert (answer["type"], answer["kind"], answer["stale"]) == ("refused", "stale", True)
        assert chair.until("view")["decision"] is not None


def test_illegal_action_is_refused_with_its_rule_and_changes_nothing(ada: Person) -> None:
    """The engine's refusal comes through; the decision is still asked."""
    table = ada.solo(players=2)
    with ada.sit(table) as chair:
        chair.until("view")
        before = chair.view
        answer = chair.ask("act", decision=before["decision"]["number"], action={"type": "nonsense"})
        assert (answer["type"], answer["kind"]) == ("refused", "malformed")
    with ada.sit(table) as again:
        assert again.until("view")["decision"] == before["decision"]


def test_undo_takes_a_sealed_choice_back(ada: Person, bob: Person) -> None:
    """While the other has not chosen, one's choice can be taken back, and they hear nothing of it."""
    table = two_player_table(ada, bob)
    with ada.sit(table) as a, bob.sit(table) as b:
        a.until("view")
        b.until("view")
        asked = a.view["decision"]
        while a.view["decision"]:
            assert a.act(random.Random(4))["type"] == "ack"
            a.until("view")
        assert a.view["can_undo"]
        while a.view["decision"] != asked:
            assert a.ask("undo")["type"] == "ack"
            a.until("view")
        told = [event["event"] for event in b.events]
        assert all(event is None or event["type"].startswith("table-start") for event in told)


def test_against_bots_decisions_are_taken_back_as_practice(ada: Person) -> None:
    """Behind the bots' moves too, within the round; table and record say that it was practice."""
    table = ada.solo(game="trucker", players=2, seed=4)
    with ada.sit(table) as chair:
        chair.until("view")
        first = chair.view["decision"]
        chair.play(random.Random(4), until=6)
        while chair.view["decision"] != first:
            assert chair.ask("undo")["type"] == "ack"
            chair.until("view")
        assert (chair.view["table"]["practice"] > 0, chair.view["undo"]) == (True, "no")
        assert "table-practice" in {event["event"]["type"] for event in chair.events if event["event"]}
        assert chair.play(random.Random(5))
        practised = chair.view["table"]["practice"]
    assert ada.get(f"/api/tables/{table}/record")["practice"] == practised


def test_among_people_nothing_is_practice(ada: Person, bob: Person) -> None:
    """Where several people play, a decision behind which somebody has acted stays."""
    table = two_player_table(ada, bob)
    with ada.sit(table) as a, bob.sit(table) as b:
        for chair in (a, b):
            chair.until("view")
            while chair.view["decision"] and chair.view["undo"] == "no":
                assert chair.act(random.Random(4))["type"] == "ack"
                chair.until("view")
        while a.view["undo"] != "no":
            a.until("view")
        assert a.ask("undo")["type"] == "refused"


def test_reconnect_resumes_where_one_was(ada: Person) -> None:
    """With ?since the server sends only the events one has not had."""
    table = ada.solo(players=2)
    with ada.sit(table) as chair:
        chair.play(random.Random(5), until=4)
        seen, events = chair.view["seq"], list(chair.events)
    with ada.sit(table, since=seen) as later:
        later.until("view")
        numbers = [event["n"] for event in events + later.events]
        assert numbers == list(range(1, later.view["seq"] + 1))


def test_a_decision_sent_with_the_last_breath_is_told_to_the_others(ada: Person, bob: Person) -> None:
    """Sending and closing at once: the decision is stored, and the other sees it without anybody doing more."""
    table = two_player_table(ada, bob)
    with bob.sit(table) as b:
        b.until("view")
        while 0 in b.view["view"]["to_act"]:
            with ada.sit(table) as a:
                if 0 not in a.until("view")["view"]["to_act"]:
                    break
                a.send("act", decision=a.view["decision"]["number"], action=a.action(random.Random(7)))
        while 0 in b.view["view"]["to_act"]:
            b.receive()


def test_chat_reaches_all_and_a_resend_says_it_once(ada: Person, bob: Person, server: Server) -> None:
    """Players talk; watchers read; the same command id makes one line."""
    table = two_player_table(ada, bob)
    with ada.sit(table) as a, bob.sit(table) as b, Chair(server, table, None) as watcher:
        a.ask("chat", id="line", text="Glück auf!")
        a.ask("chat", id="line", text="Glück auf!")
        for chair in (b, watcher):
            chair.until("chat")
            assert [line["text"] for line in chair.chat] == ["Glück auf!"]
        assert watcher.ask("chat", text="psst")["kind"] == "forbidden"


def test_resign_gives_the_seat_to_a_bot_and_return_takes_it_back(ada: Person, bob: Person) -> None:
    """A leaver's seat is played on by a bot; whoever left can come back. Bob does not decide, so the game goes on."""
    table = two_player_table(ada, bob)
    with ada.sit(table) as chair:
        chair.until("view")
        chair.ask("resign")
        assert chair.ask("act", decision=1, action={})["kind"] == "wrong_seat"
        assert chair.ask("return")["type"] == "ack"
        while chair.view["table"]["seats"][0]["kind"] != "human":
            chair.receive()


def test_bots_finish_the_game_of_a_leaver(ada: Person) -> None:
    """After everybody has resigned the bots play to the end."""
    table = ada.solo(players=2)
    with ada.sit(table) as chair:
        chair.until("view")
        chair.ask("resign")
        while not chair.view["result"]:
            chair.receive()
        types = [event["event"]["type"] for event in chair.events if event["event"]]
        assert "table-resign" in types


def test_host_replaces_an_absent_player(ada: Person, bob: Person) -> None:
    """Only the host, and only somebody who is not connected."""
    table = two_player_table(ada, bob)
    with ada.sit(table) as a:
        a.until("view")
        with bob.sit(table) as b:
            b.until("view")
            assert b.ask("replace", seat=0)["kind"] == "forbidden"
            assert a.ask("replace", seat=1)["text"]["key"] == "server-error-is-here"
            while not a.view["table"]["seats"][1]["connected"]:
                a.receive()
        while a.view["table"]["seats"][1]["connected"]:
            a.receive()
        assert a.ask("replace", seat=1)["type"] == "ack"
        while a.view["table"]["seats"][1]["kind"] != "bot":
            a.receive()
        assert a.view["table"]["seats"][1]["resigned"]


def test_pause_stops_play(ada: Person) -> None:
    """Nothing can be played while the table is paused."""
    table = ada.solo(players=2)
    with ada.sit(table) as chair:
        chair.until("view")
        number, action = chair.view["decision"]["number"], chair.action(random.Random(6))
        assert chair.ask("pause", paused=True)["type"] == "ack"
        assert chair.ask("act", decision=number, action=action)["text"]["key"] == "server-error-paused"
        assert chair.ask("pause", paused=False)["type"] == "ack"
        assert chair.ask("act", decision=number, action=action)["type"] == "ack"


def test_watcher_sees_but_cannot_act(ada: Person, server: Server) -> None:
    """Somebody without a name watches an open table and may do nothing."""
    table = str(ada.open_table(players=2, bots=["random"], start=True)["table"]["id"])
    with Chair(server, table, None) as watcher:
        view = watcher.until("view")
        assert (view["decision"], view["table"]["you"]) == (None, None)
        assert watcher.ask("act", decision=1, action={})["kind"] == "forbidden"


def test_ping(ada: Person) -> None:
    """A client can see that the line is alive."""
    with ada.sit(ada.solo(players=2)) as chair:
        assert chair.ask("ping")["type"] == "pong"
