"""Guests, accounts and keys."""

from server.harness import Person, Server

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
    """A guest becomes an account, keeps his identity, leaves and comes back in another browser."""
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


def test_delete_me(server: Server, ada: Person, bob: Person) -> None:
    """Deleting removes name, log-in and chat; games stay, nameless."""
    ada.post("/api/account/register", {"username": "gone", "password": SECRET, "email": "ada@example.org"})
    table = str(ada.open_table(players=2)["table"]["id"])
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
