"""Opening, filling and starting tables."""

from typing import Any

from server.harness import Chair, Person, Server
from websockets.exceptions import ConnectionClosed


def kinds(answer: Any) -> list[str]:
    return [seat["kind"] for seat in answer["table"]["seats"]]


def key(answer: Any) -> str:
    return str(answer["error"]["text"]["key"].removeprefix("server-error-"))


def test_open_table_is_listed_and_filled(ada: Person, bob: Person) -> None:
    """Others see it, sit down, are ready; the host starts."""
    made = ada.open_table(players=3, bots=["random"], clock={"kind": "correspondence", "days": 2}, language="de")
    table = made["table"]["id"]
    assert kinds(made) == ["human", "empty", "bot"]
    listed = {entry["id"]: entry for entry in bob.get("/api/tables?status=lobby")["tables"]}
    assert (listed[table]["names"], listed[table]["empty"]) == (["Ada", "", "Nova"], 1)
    assert key(ada.post(f"/api/tables/{table}/start", status=409)) == "seats-free"
    assert bob.post(f"/api/tables/{table}/join")["table"]["you"] == 1
    assert key(ada.post(f"/api/tables/{table}/start", status=409)) == "not-ready"
    bob.post(f"/api/tables/{table}/ready")
    assert key(bob.post(f"/api/tables/{table}/start", status=403)) == "not-host"
    started = ada.post(f"/api/tables/{table}/start")
    assert started["table"]["status"] == "running"
    assert started["table"]["seats"][0]["clock_ms"] > 86_400_000
    assert key(ada.post(f"/api/tables/{table}/start", status=409)) == "already-started"


def test_changes_reach_those_who_look(ada: Person, bob: Person) -> None:
    """Somebody at the table sees others come, be ready, and the game begin."""
    table = ada.open_table(players=2)["table"]["id"]
    with ada.sit(table) as chair:
        chair.until("view")
        bob.post(f"/api/tables/{table}/join")
        while chair.view["table"]["seats"][1]["name"] != "Bob":
            chair.receive()
        with bob.sit(table) as other:
            assert other.ask("ready", ready=True)["type"] == "ack"
        while not chair.view["table"]["seats"][1]["ready"]:
            chair.receive()
        ada.post(f"/api/tables/{table}/start")
        while chair.view["decision"] is None:
            chair.receive()


def test_moving_leaving_kicking(ada: Person, bob: Person) -> None:
    """One can change seats, leave, be sent away; bots take free seats."""
    table = ada.open_table(players=4)["table"]["id"]
    bob.post(f"/api/tables/{table}/join", {"seat": 3})
    assert kinds(bob.post(f"/api/tables/{table}/join", {"seat": 2})) == ["human", "empty", "human", "empty"]
    assert key(bob.post(f"/api/tables/{table}/join", {"seat": 0}, status=409)) == "seat-taken"
    assert key(bob.post(f"/api/tables/{table}/kick", {"seat": 0}, status=403)) == "not-host"
    assert kinds(ada.post(f"/api/tables/{table}/kick", {"seat": 2})) == ["human", "empty", "empty", "empty"]
    ada.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "pilot"})
    seated = ada.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "pilot"})
    assert [seat["name"] for seat in seated["table"]["seats"]] == ["Ada", "Nova", "Orbit", ""]
    assert key(ada.post(f"/api/tables/{table}/bot", {"seat": 3, "bot": "nobody"}, status=400)) == "no-bot"
    assert key(ada.post(f"/api/tables/{table}/kick", {"seat": 0}, status=409)) == "own-seat"
    assert key(ada.post(f"/api/tables/{table}/kick", {"seat": 9}, status=400)) == "no-seat"


def test_host_leaving_passes_the_table_on_or_closes_it(ada: Person, bob: Person) -> None:
    """The next person becomes host; when the last one goes the table is gone."""
    table = ada.open_table(players=2)["table"]["id"]
    bob.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/leave")
    assert bob.get(f"/api/tables/{table}")["table"]["host"]
    bob.post(f"/api/tables/{table}/leave")
    bob.get(f"/api/tables/{table}", status=404)


def test_who_may_no_longer_see_a_table_is_shown_out(ada: Person, bob: Person) -> None:
    """Kicked from a private table, and when a table is closed, connections end with 4404."""
    made = ada.open_table(players=2, visibility="private")
    table = made["table"]["id"]
    bob.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    with bob.sit(table) as guest, ada.sit(table) as host:
        guest.until("view")
        host.until("view")
        ada.post(f"/api/tables/{table}/kick", {"seat": 1})
        assert closing_code(guest) == 4404
        ada.post(f"/api/tables/{table}/leave")
        assert closing_code(host) == 4404


def closing_code(chair: Chair) -> int:
    """Listen until the server closes; with which code."""
    try:
        while True:
            chair.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def test_bad_wishes(ada: Person) -> None:
    """Unknown games, wrong numbers, unknown options and known seeds at open tables are refused with the reason."""

    def refusal(status: int, **wish: Any) -> str:
        return str(ada.post("/api/tables", {"game": "jumpdrive"} | wish, status=status)["error"]["text"]["key"])

    assert refusal(404, game="chess") == "server-error-no-game"
    assert refusal(400, players=9) == "core-wrong-players"
    assert refusal(400, options={"nonsense": 1}) == "core-unknown-option"
    assert refusal(400, bots=["nobody"]) == "server-error-no-bot"
    assert refusal(400, players=2, bots=["random", "random"]) == "server-error-too-many-bots"
    assert refusal(400, seed=5) == "server-error-seed-solo-only"
    assert refusal(400, seed=-1, visibility="solo") == "server-error-malformed"


def test_same_seed_same_deal_at_solo_tables(ada: Person) -> None:
    """A solo table with a seed repeats its deal; without one it does not."""
    hands = []
    for seed in (7, 7, None):
        with ada.sit(ada.solo(players=2, seed=seed)) as chair:
            hands.append(chair.until("view")["view"]["seats"][0]["hand"])
    assert hands[0] == hands[1] != hands[2]


def test_rematch_and_same_deal(ada: Person, bob: Person) -> None:
    """Both are led to one new table with the same seats; another table can repeat the deal."""
    first = ada.begin_with(bob)
    assert key(ada.post(f"/api/tables/{first}/rematch", status=409)) == "not-finished"
    with ada.sit(first) as a, bob.sit(first) as b:
        hand = a.until("view")["view"]["seats"][0]["hand"]
        a.ask("resign")
        b.ask("resign")
        while not a.view["result"]:
            a.receive()
        again = ada.post(f"/api/tables/{first}/rematch")["table"]
        assert bob.post(f"/api/tables/{first}/rematch")["table"]["id"] == again["id"]
        assert [seat["name"] for seat in again["seats"]] == ["Ada", "Bob"]
        while a.view["table"]["rematch"] != again["id"]:
            a.receive()
    wish = {"game": "jumpdrive", "same_deal": first, "visibility": "solo", "bots": ["random"], "start": True}
    repeated = ada.post("/api/tables", wish)["table"]
    with ada.sit(repeated["id"]) as chair:
        assert chair.until("view")["view"]["seats"][0]["hand"] == hand
    assert repeated["same_deal"] == first


def test_bots_among_themselves(ada: Person, server: Server) -> None:
    """A table opened for bots only, by somebody signed in, is played to the end for those who watch."""
    wish = {"players": 2, "bots": ["random", "greedy"], "sit": False, "start": True}
    assert key(ada.post("/api/tables", {"game": "jumpdrive"} | wish, status=403)) == "bots-alone"
    ada.post("/api/account/register", {"username": "wanda", "password": "correct horse"})
    made = ada.open_table(players=2, bots=["random", "greedy"], sit=False, start=True)
    with ada.sit(made["table"]["id"]) as chair:
        chair.until("view")
        while not chair.view["result"]:
            chair.receive()
