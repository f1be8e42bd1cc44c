"""Names that are what they look like, passwords nobody tries first, sessions and keys that end."""

import pytest
from server.harness import Person, Server

from sternhafen.server.system import names
from sternhafen.server.system.network import network
from sternhafen.server.system.secrecy import is_common

SECRET = "correct horse"


@pytest.mark.parametrize(
    "name", ["a\u202eb", "a\u200bb", "\x07", " ", "\ud83d", "a\u2028b", "x" * 25, "e" + "\u0301" * 3, "\ue000"]
)
def test_names_that_hide_something_are_refused(name: str) -> None:
    """Direction and zero-width characters, controls, separators, heaps of marks, private letters."""
    with pytest.raises(names.BadName):
        names.cleaned(name)


@pytest.mark.parametrize(
    ("written", "shown"),
    [("Ａｄａ", "Ada"), ("  Ada   Lovelace ", "Ada Lovelace"), ("Jürgen", "Jürgen"), ("李", "李"), ("ﬁn", "fin")],
)
def test_names_have_one_spelling(written: str, shown: str) -> None:
    """NFKC, single spaces; letters of all scripts stay."""
    assert names.cleaned(written) == shown


@pytest.mark.parametrize("other", ["ADMIN", "аdmin", "adm1n", "a.d-m i_n", "ádmin", "adm|n", "αdmin", "admln"])
def test_look_alikes(other: str) -> None:
    """Other cases, scripts, digits, accents and signs between do not make another name."""
    assert names.skeleton(other) == names.skeleton("admin")
    assert names.skeleton(other) != names.skeleton("adam")


def test_nobody_looks_like_another_account(server: Server, ada: Person, bob: Person) -> None:
    """Not by username, not by the name shown, not as a new guest; one's own name one may have."""
    ada.post("/api/account/register", {"username": "Stella", "password": SECRET})
    taken = bob.post("/api/account/register", {"username": "Ste11a", "password": SECRET}, status=409)
    assert taken["error"]["text"]["key"] == "server-error-username-taken"
    for name in ("STELLA", "Ѕtеllа", "S.t.e.l.l.a"):
        assert bob.post("/api/me", {"name": name}, status=409)["error"]["text"]["key"] == "server-error-name-taken"
    new = Person(server, None)
    new.post("/api/me", {"name": "stella"}, status=409)
    new.close()
    assert ada.post("/api/me", {"name": "Stella"})["player"]["name"] == "Stella"


@pytest.mark.parametrize(
    "password", ["password", "Football", "12345678", "qwertyuiop", "aaaaaaaa", "abcdefghij", "98765432", "myname99"]
)
def test_common_passwords(password: str) -> None:
    """Those that are tried first, runs, one letter over and over, one's own name."""
    assert is_common(password, "MyName99")


def test_common_passwords_are_refused_and_others_are_not(ada: Person) -> None:
    """At sign-up and when changing it."""
    assert not is_common(SECRET, "ada")
    refused = ada.post("/api/account/register", {"username": "careless", "password": "password1"}, status=400)
    assert refused["error"]["text"]["key"] == "server-error-common-password"
    ada.post("/api/account/register", {"username": "careful", "password": SECRET})
    ada.post("/api/account/password", {"old": SECRET, "new": "sunshine"}, status=400)


def test_sign_up_and_log_in_give_a_new_session(server: Server, ada: Person) -> None:
    """Whoever knew the cookie of before is nobody afterwards."""
    before = ada.cookie
    ada.post("/api/account/register", {"username": "fixated", "password": SECRET})
    registered = ada.cookie
    ada.post("/api/account/login", {"username": "fixated", "password": SECRET})
    assert len({before, registered, ada.cookie}) == 3
    for old in (before, registered):
        ada.http.cookies.clear()
        assert ada.http.get("/api/me", headers={"Cookie": old}).json()["player"] is None


def test_keys_end_with_the_password_unless_kept(ada: Person) -> None:
    """A stolen key is no use any more; a kept one is."""
    ada.post("/api/account/register", {"username": "keyring", "password": SECRET})
    keys = []
    for old, new, keep in ((SECRET, "second secret", True), ("second secret", "third secret", False)):
        key = {"Authorization": f"Bearer {ada.post('/api/tokens', {'label': 'bot'})['secret']}"}
        ada.post("/api/account/password", {"old": old, "new": new, "keep_keys": keep})
        keys.append((key, ada.http.get("/api/me", headers=key).status_code))
    assert [status for _, status in keys] == [200, 401]
    assert ada.http.get("/api/me", headers=keys[0][0]).status_code == 401


@pytest.mark.parametrize(
    ("path", "data"),
    [
        ("/api/tokens", {"label": "another"}),
        ("/api/account/register", {"username": "bykey", "password": SECRET}),
        ("/api/account/password", {"old": SECRET, "new": "other secret"}),
        ("/api/account/delete", {}),
        ("/api/me", {"email": "mine@example.org"}),
    ],
)
def test_a_key_is_not_a_person(ada: Person, path: str, data: object) -> None:
    """It makes no keys, no account, changes no password or address and deletes nobody."""
    key = {"Authorization": f"Bearer {ada.post('/api/tokens', {'label': 'bot'})['secret']}"}
    ada.http.cookies.clear()
    answer = ada.http.post(path, json=data, headers=key)
    assert (answer.status_code, answer.json()["error"]["text"]["key"]) == (403, "server-error-not-with-a-key")


def test_addresses_are_counted_as_one_customer_has_them() -> None:
    """All of an IPv6 /64 is one caller; IPv4 written as IPv6 is the IPv4."""
    assert network("2001:db8:1:2::7") == network("2001:db8:1:2:ffff::1") != network("2001:db8:1:3::7")
    assert network("::ffff:192.0.2.7") == network("192.0.2.7") != network("192.0.2.8")
    assert network("unknown") == "unknown"
