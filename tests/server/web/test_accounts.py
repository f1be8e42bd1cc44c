"""Guests, accounts and keys."""

from pathlib import Path

import pytest
from server.harness import Chair, Person, Server, wait_for
from sqlalchemy import Engine, func, select, update

from sternhafen.server.store import players
from sternhafen.server.store import schema as t
from sternhafen.server.store.migrate import migrate
from sternhafen.server.store.store import make_engine
from sternhafen.server.system.clocktime import now_ms

SECRET = "correct horse"


def test_looking_changes_nothing_and_makes_nobody(server: Server) -> None:
    """GET /api/me of a visitor answers null and sets no cookie."""
    visitor = Person(server, None)
    assert visitor.get("/api/me")["player"] is None
    assert not visitor.http.cookies
    visitor.close()


def test_guest_has_a_name_at_once(server: Server) -> None:
    """Without a wish the server finds a name; it can be changed."""
    guest = Person(server, None)
    assert guest.post("/api/me")["player"]["name"]
    assert guest.post("/api/me", {"name": "Grace", "language": "de"})["player"]["name"] == "Grace"
    assert guest.get("/api/me")["player"]["language"] == "de"
    guest.close()


def test_register_log_out_log_in(server: Server, ada: Person) -> None:
    """A guest becomes an account, keeps their identity, leaves and comes back in another browser."""
    ada.post("/api/account/register", {"username": "ada.l", "password": SECRET})
    ada.post("/api/account/logout")
    assert ada.get("/api/me")["player"] is None
    other = Person(server, None)
    wrong = other.post("/api/account/login", {"username": "ada.l", "password": "wrong one"}, status=401)
    assert wrong["error"]["text"]["key"] == "server-error-wrong-password"
    assert wrong == other.post("/api/account/login", {"username": "nobody", "password": "wrong one"}, status=401)
    back = other.post("/api/account/login", {"username": "ADA.L", "password": SECRET})
    assert back["player"]["id"] == ada.id
    other.close()


def test_username_only_once(ada: Person, bob: Person) -> None:
    """A name that is taken is refused, and an account cannot register again."""
    wish = {"username": "unique", "password": SECRET}
    ada.post("/api/account/register", wish)
    assert bob.post("/api/account/register", wish, status=409)["error"]["text"]["key"].endswith("username-taken")
    assert ada.post("/api/account/register", wish, status=409)["error"]["text"]["key"].endswith("has-account")


def test_new_password_ends_other_sessions(server: Server, ada: Person) -> None:
    """After a change of password the old one and the old cookies open nothing."""
    ada.post("/api/account/register", {"username": "changer", "password": SECRET})
    other = Person(server, None)
    other.post("/api/account/login", {"username": "changer", "password": SECRET})
    ada.post("/api/account/password", {"old": "not this", "new": "new secret"}, status=403)
    ada.post("/api/account/password", {"old": SECRET, "new": "new secret"})
    assert other.get("/api/me")["player"] is None
    assert ada.get("/api/me")["player"]["username"] == "changer"
    other.post("/api/account/login", {"username": "changer", "password": SECRET}, status=401)
    other.post("/api/account/login", {"username": "changer", "password": "new secret"})
    other.close()


def test_everybody_is_told_where_to_report_problems(tmp_path: Path) -> None:
    """What the host gave as contact; nothing where they gave none."""
    with Server(f"sqlite:///{tmp_path / 'contact.sqlite3'}", contact="host@example.org") as server:
        visitor = Person(server, None)
        assert visitor.get("/api/me")["contact"] == "host@example.org"
        visitor.close()


def test_delete_me(server: Server, ada: Person, bob: Person) -> None:
    """Deleting removes name, log-in and chat; games stay, nameless."""
    ada.post("/api/account/register", {"username": "gone", "password": SECRET, "email": "ada@example.org"})
    table = str(ada.open_table(players=2, bots=["random"], start=True)["table"]["id"])
    ada.post("/api/account/delete", {"password": "wrong one"}, status=403)
    ada.post("/api/account/delete", {"password": SECRET})
    assert ada.get("/api/me")["player"] is None
    assert bob.get(f"/api/tables/{table}")["table"]["seats"][0]["name"] == "–"
    bob.post("/api/account/login", {"username": "gone", "password": SECRET}, status=401)


def test_keys(ada: Person) -> None:
    """A key is shown once, listed without its secret, works, and stops working when deleted."""
    made = ada.post("/api/tokens", {"label": "my bot"})
    assert ada.get("/api/tokens")["tokens"] == [made["token"]]
    key = {"Authorization": f"Bearer {made['secret']}"}
    assert ada.http.get("/api/me", headers=key).json()["player"]["id"] == ada.id
    assert ada.http.delete(f"/api/tokens/{made['token']['id']}").status_code == 200
    assert ada.http.get("/api/me", headers=key).status_code == 401
    assert ada.http.delete(f"/api/tokens/{made['token']['id']}").status_code == 404


@pytest.mark.parametrize("end", ["logout", "delete", "password"])
def test_lines_of_a_session_end_with_it(server: Server, bob: Person, end: str) -> None:
    """Logged out, deleted or with a new password: the WebSocket opened before is closed, nobody else's is."""
    ada = Person(server, "Ada")
    bodies = {"logout": {}, "delete": {"password": SECRET}, "password": {"old": SECRET, "new": "new secret"}}
    ada.post("/api/account/register", {"username": f"line-{end}", "password": SECRET})
    table = str(ada.open_table(players=3)["table"]["id"])
    bob.post(f"/api/tables/{table}/join")
    with ada.sit(table) as hers, bob.sit(table) as his, Chair(server, table, None) as stranger:
        hers.until("view")
        ada.post(f"/api/account/{end}", bodies[end])
        assert hers.ended() == 4401
        for other in (his, stranger):
            assert other.ask("ping")["type"] == "pong"
    ada.close()


def test_lines_of_a_key_end_with_it(server: Server, ada: Person) -> None:
    """A program whose key is given up is cut off; one with another key of the same player is not."""
    table = ada.solo(players=2)
    old, new = [ada.post("/api/tokens", {"label": label}) for label in ("old", "new")]
    with (
        Chair(server, table, None, token=old["secret"]) as first,
        Chair(server, table, None, token=new["secret"]) as second,
    ):
        assert first.until("view")["table"]["you"] == 0
        assert ada.http.delete(f"/api/tokens/{old['token']['id']}").status_code == 200
        assert first.ended() == 4401
        assert second.ask("ping")["type"] == "pong"


def test_old_guests_without_a_table_are_forgotten(database: str) -> None:
    """Those who sit somewhere, have an account or a key, came lately or are here now stay."""
    migrate(database)
    engine = make_engine(database)
    with engine.begin() as connection:
        names = ("gone", "seated", "account", "program", "here", "young")
        made = {name: players.create(connection, name, "en").id for name in names}
        connection.execute(update(t.players).where(t.players.c.name != "young").values(created=1000))
        for player in made.values():
            players.open_session(connection, player)
        table = {"id": "x", "game": "jumpdrive", "options": {}, "players": 2, "status": "finished"}
        table |= {"visibility": "open", "language": "en", "created": 1}
        connection.execute(t.tables.insert(), table)
        chair = {"table": "x", "seat": 0, "player": made["seated"], "name": "", "kind": "human", "ready": True}
        connection.execute(t.seats.insert(), chair)
        players.register(connection, made["account"], "user", "hash", None)
        players.add_token(connection, made["program"], "key")
        assert players.purge_guests(connection, now_ms() - 60_000, [made["here"]]) == 1
        left = set(connection.execute(select(t.players.c.name)).scalars())
        sessions = len(connection.execute(select(t.sessions)).all())
    engine.dispose()
    assert (left, sessions) == (set(names) - {"gone"}, len(names) - 1)


def test_the_server_forgets_old_guests_itself(database: str) -> None:
    """After a start a guest of long ago is gone, one of today is not, unless the host said never."""
    for days, kept in (("0", 2), ("60", 1)):
        with Server(database, guest_days=days) as server:
            engine = make_engine(database)
            if days == "0":
                Person(server, "Old").close()
                Person(server, "New").close()
                with engine.begin() as connection:
                    connection.execute(update(t.players).where(t.players.c.name == "Old").values(created=1000))
            wait_for(lambda: players_known(engine) == kept, f"never {kept} players")  # noqa: B023
            engine.dispose()


def players_known(engine: Engine) -> int:
    """How many players the database knows."""
    with engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(t.players)).scalar() or 0)
