"""What others can do to somebody's list of friends."""

import pytest
from sqlalchemy import insert

from sternhafen.server.store import friends
from sternhafen.server.store import schema as t
from sternhafen.server.store.migrate import migrate
from sternhafen.server.store.store import make_engine

STRANGERS = friends.MOST_ASKING + 20


def test_nobodys_list_can_be_filled_by_others(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the requests that were not answered the newest are kept; friends and own requests stay, whoever asks."""
    migrate(database)
    engine = make_engine(database)
    hours = iter(range(10_000))
    monkeypatch.setattr(friends, "now_ms", lambda: next(hours) * 3_600_000)
    with engine.begin() as connection:
        names = ["ada", "bob", "cyd", *(f"stranger{number:03}" for number in range(STRANGERS))]
        plain = {"notices": False, "language": "en", "created": 0, "deleted": False}
        connection.execute(insert(t.players), [{"id": name, "name": name} | plain for name in names])
        for one, other in (("bob", "ada"), ("ada", "bob"), ("ada", "cyd")):
            friends.ask(connection, one, other)
        for name in names[3:]:
            friends.ask(connection, name, "ada")
        found = friends.of(connection, "ada")
        asking = [one.id for one in found if one.friendship == "asks"]
        assert [one.id for one in found if one.friendship != "asks"] == ["bob", "cyd"]
        assert asking == names[-friends.MOST_ASKING :]
        assert friends.friendship(connection, names[3], "ada") == "none"
    engine.dispose()
