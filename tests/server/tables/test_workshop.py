"""The workshop: what packs are made of, checks with places and words, drafts, packs at tables and in records."""

import copy
import random
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playing import objects_in
from server.harness import PATIENCE, Person, Server

import sternhafen
from sternhafen.core.text import LANGUAGES, has_text

HOST = "harbour"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A host that knows its admin by name."""
    database = tmp_path_factory.mktemp("house") / "test.sqlite3"
    with Server(f"sqlite:///{database}", admins=HOST) as running:
        yield running


@pytest.fixture
def owner(house: Server) -> Iterator[Person]:
    person = Person(house, "Olga")
    yield person
    person.close()


def card(pack: Any, name: str) -> Any:
    return next(one for one in pack["cards"] if one["id"] == name)


def typed(person: Person, **values: Any) -> Any:
    """The shipped pack with a card as an owner has read it."""
    pack = copy.deepcopy(person.get("/api/workshop/jumpdrive")["pack"])
    mine = card(pack, "pirate_world")
    mine.update({"status": "owner"} | values)
    mine.pop("assumed", None)
    mine.pop("note", None)
    return pack


@pytest.mark.parametrize("game", sternhafen.games())
def test_the_schema_tells_every_field_in_both_languages(server: Server, game: str) -> None:
    """Sections, fields, choices and shapes have words; the shipped pack has no problems."""
    visitor = Person(server, None)
    found = visitor.get(f"/api/workshop/{game}")
    for labelled in with_labels(found["schema"]):
        key = labelled["label"] and labelled["label"]["key"]
        assert key, labelled
        assert all(has_text(key, language) for language in LANGUAGES)
    checked = visitor.post(f"/api/workshop/{game}/check", {"pack": found["pack"]})
    assert checked == {"problems": [], "hash": sternhafen.game(game).pack_hash}
    visitor.close()


def with_labels(data: Any) -> Iterator[Any]:
    """Everything that is shown by name: not the numbers to choose from, nor groups that stand in a field."""
    for found in objects_in(data):
        plain = isinstance(found.get("value"), int) or (found.get("tag_field", "") is None)
        if "label" in found and not plain:
            yield found


@pytest.mark.parametrize("game", sternhafen.games())
def test_entries_are_drawn_as_components_hold_them(server: Server, game: str) -> None:
    """What the workshop draws of an entry is what a table would show of it."""
    visitor = Person(server, None)
    found = visitor.get(f"/api/workshop/{game}")
    for section in ("cards", "tiles", "planets", "stations"):
        for entry in found["pack"].get(section, [])[:6]:
            ids = [one["id"] for one in found["pack"][section]]
            told = visitor.post(f"/api/workshop/{game}/entry", {"section": section, "entry": entry, "ids": ids})
            known = found["components"]["cards"].get(entry["id"])
            assert told["problems"] == []
            if known and told["component"]:
                differing = {name for name in known if known[name] != told["component"].get(name)}
                assert differing <= {"words"}
    visitor.close()


BROKEN: dict[str, tuple[dict[str, Any], str, str]] = {
    "defense too high": ({"defense": 12}, "defense", "core-pack-between"),
    "no number": ({"vp": "many"}, "vp", "core-pack-type"),
    "colour nobody knows": ({"colour": "pink"}, "colour", "core-pack-choice"),
    "unknown field": ({"strenght": 3}, "strenght", "core-pack-unknown"),
    "both prices": ({"cost": 3}, "cost", "jumpdrive-pack-problem-price"),
    "inside a power": ({"powers": [{"type": "discount"}]}, "powers[0]", "core-pack-part-missing"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_problems_stand_at_their_field(owner: Person, name: str) -> None:
    """Each mistake names section, entry and field, with a message of both languages."""
    values, field, key = BROKEN[name]
    pack = typed(owner, **values)
    entry = card(pack, "pirate_world")
    told = owner.post("/api/workshop/jumpdrive/entry", {"section": "cards", "entry": entry, "ids": ["pirate_world"]})
    places = [(one["section"], one["entry"], one["field"], one["text"]["key"]) for one in told["problems"]]
    assert ("cards", "pirate_world", field, key) in places
    assert all(has_text(one["text"]["key"], language) for one in told["problems"] for language in LANGUAGES)


def test_all_problems_are_told_at_once(owner: Person) -> None:
    """Two mistakes in two cards are both told; counts of all cards are told when the cards are right."""
    pack = typed(owner, defense=12)
    card(pack, "gem_world")["copies"] = 0
    places = {one["entry"] for one in owner.post("/api/workshop/jumpdrive/check", {"pack": pack})["problems"]}
    assert places == {"pirate_world", "gem_world"}
    pack = typed(owner, copies=2)
    (problem,) = owner.post("/api/workshop/jumpdrive/check", {"pack": pack})["problems"]
    assert (problem["entry"], problem["field"]) == (None, "copies")


def test_bad_packs_are_refused_with_a_sentence(owner: Person) -> None:
    """A broken file, another game, a duplicate id, a missing count, ten megabytes: told, and nothing is kept."""
    read = "/api/workshop/jumpdrive/read"
    broken = owner.post(read, {"file": "mine.toml", "text": "game = "}, status=400)
    assert broken["error"]["text"]["args"]["file"] == "mine.toml"
    assert broken["error"]["text"]["args"]["problem"]["text"]["key"] == "core-pack-toml"
    other = owner.post(read, {"text": 'game = "race"'}, status=400)
    assert other["error"]["text"]["key"] == "server-error-pack-other-game"
    large = owner.post(read, {"text": "#" * 10_000_000}, status=413)
    assert large["error"]["text"]["key"] == "server-error-pack-too-large"
    twice = typed(owner)
    twice["cards"].append(card(twice, "pirate_world"))
    refused = owner.post("/api/games/jumpdrive/packs", {"name": "Mine", "pack": twice}, status=400)
    assert refused["error"]["text"]["args"]["place"] == "Mine, cards, pirate_world, id"
    uncounted = typed(owner)
    del card(uncounted, "gem_world")["copies"]
    refused = owner.post("/api/games/jumpdrive/packs", {"name": "Mine", "pack": uncounted}, status=400)
    assert refused["error"]["text"]["args"]["place"] == "Mine, cards, gem_world, copies"
    newer = typed(owner) | {"format": "jumpdrive-cards/9"}
    refused = owner.post("/api/games/jumpdrive/packs", {"name": "Mine", "pack": newer}, status=400)
    assert refused["error"]["text"]["args"]["problem"]["text"] == {
        "key": "core-pack-format",
        "args": {"found": "jumpdrive-cards/9", "known": {"list": ["jumpdrive-cards/1"]}},
    }
    assert owner.get("/api/games/jumpdrive/packs")["packs"][0]["name"] == ""


def test_toml_goes_out_and_comes_in(owner: Person) -> None:
    """What is exported is what the command line takes, and reads back the same."""
    pack = typed(owner, defense=4)
    text = owner.post("/api/workshop/jumpdrive/write", {"pack": pack})["text"]
    assert tomllib.loads(text) == pack
    assert owner.post("/api/workshop/jumpdrive/read", {"text": text}) == {"pack": pack, "problems": []}


def test_drafts_are_kept_for_accounts(house: Server) -> None:
    """Half-typed packs stay with the account, broken ones too; guests keep theirs themselves."""
    guest = Person(house, "Gast")
    refused = guest.http.put("/api/workshop/jumpdrive/draft", json={"draft": {}})
    assert refused.json()["error"]["text"]["key"] == "server-error-draft-account"
    guest.post("/api/account/register", {"username": "drafter", "password": "a long secret"})
    draft = {"pack": {"cards": [{"id": "x", "defense": "?"}]}, "typed": {"cards/x": ["defense"]}, "name": ""}
    assert guest.http.put("/api/workshop/jumpdrive/draft", json={"draft": draft}).status_code == 200
    assert guest.get("/api/workshop/jumpdrive/draft") == {"draft": draft}
    assert guest.get("/api/me/data")["drafts"][0]["game"] == "jumpdrive"
    guest.http.delete("/api/workshop/jumpdrive/draft")
    assert guest.get("/api/workshop/jumpdrive/draft") == {"draft": None}
    guest.close()


def test_tables_with_different_packs_beside_each_other(owner: Person, server: Server, tmp_path: Path) -> None:
    """Each table plays with its pack and says so; the record brings the pack and plays elsewhere."""
    pack = typed(owner, defense=4, vp=5)
    made = owner.post("/api/games/jumpdrive/packs", {"name": "Olga’s box", "pack": pack})
    assert (made["owner"], made["total"]) == (1, 76)
    mine = owner.solo(pack=made["hash"], players=2, bots=["cadet"], seed=5)
    plain = owner.solo(players=2, bots=["cadet"], seed=5)
    infos = [owner.get(f"/api/tables/{table}")["table"] for table in (mine, plain)]
    shipped = sternhafen.game("jumpdrive").pack_hash
    assert [(one["pack"], one["pack_name"]) for one in infos] == [(made["hash"], "Olga’s box"), (shipped, None)]
    shown = owner.get(f"/api/games/jumpdrive/components?pack={made['hash']}")["cards"]["pirate_world"]
    assert (shown["defense"], shown["status"]) == (4, "owner")
    for table in (mine, plain):
        with owner.sit(table) as chair:
            chair.play(random.Random(3))
    record = owner.get(f"/api/tables/{mine}/record")
    assert "components" not in owner.get(f"/api/tables/{plain}/record")
    assert sternhafen.replay(record).result
    elsewhere = Person(server, "Otto")
    copied = elsewhere.post("/api/records", record)["id"]
    assert elsewhere.get(f"/api/tables/{copied}")["table"]["pack"] == made["hash"]
    assert elsewhere.get(f"/api/tables/{copied}/moments/1?seat=0")["view"]["game"] == "jumpdrive"
    elsewhere.close()


def test_only_the_host_lists_packs(house: Server, owner: Person) -> None:
    """Admins put packs on the list and take them off; games begun with one keep it."""
    pack = typed(owner, vp=4)
    wish = {"name": "The real cards", "pack": pack, "listed": True}
    assert (
        owner.post("/api/games/jumpdrive/packs", wish, status=403)["error"]["text"]["key"] == "server-error-not-admin"
    )
    host = Person(house, "Host")
    host.post("/api/account/register", {"username": HOST, "password": "a long secret"})
    made = host.post("/api/games/jumpdrive/packs", wish)
    assert "The real cards" in [one["name"] for one in owner.get("/api/games/jumpdrive/packs")["packs"]]
    table = owner.solo(pack=made["hash"], players=2, bots=["cadet"])
    assert host.http.delete(f"/api/games/jumpdrive/packs/{made['hash']}").status_code == 200
    assert "The real cards" not in [one["name"] for one in owner.get("/api/games/jumpdrive/packs")["packs"]]
    with owner.sit(table) as chair:
        assert chair.until("view")["view"]["game"] == "jumpdrive"
    host.close()


def test_given_packs_stay_with_their_games(owner: Person, tmp_path: Path) -> None:
    """A table begun with the host's file goes on when the file is gone and the server starts anew."""
    pack = typed(owner, vp=6)
    file = tmp_path / "mine.toml"
    file.write_text(owner.post("/api/workshop/jumpdrive/write", {"pack": pack})["text"], encoding="utf-8")
    database = f"sqlite:///{tmp_path / 'own.sqlite3'}"
    with Server(database, data=str(file)) as first:
        ada = Person(first, "Ada")
        table = ada.solo(players=2, bots=["cadet"])
        with ada.sit(table) as chair:
            chair.play(random.Random(2), until=1)
        assert ada.get(f"/api/tables/{table}")["table"]["pack_name"] == "mine"
        cookies = ada.http.cookies
        ada.close()
    file.unlink()
    with Server(database) as second:
        again = Person(second, None)
        again.http.cookies = cookies
        with again.sit(table) as chair:
            assert chair.play(random.Random(2))["scores"]
        again.close()


def test_a_play_test_tells_lengths_scores_and_what_nobody_built(owner: Person) -> None:
    """It runs in the background, beside the shipped pack, and tells how far it is; it is its owner's alone."""
    begun = owner.post("/api/workshop/jumpdrive/tests", {"pack": typed(owner, vp=5), "games": 3})
    deadline = time.monotonic() + 4 * PATIENCE
    told = begun
    while told["mine"] is None and told["problem"] is None and time.monotonic() < deadline:
        time.sleep(0.1)
        told = owner.get(f"/api/workshop/jumpdrive/tests/{begun['id']}")
    assert (told["done"], told["games"]) == (6, 6)
    for figures in (told["mine"], told["shipped"]):
        assert (len(figures["rounds"]), len(figures["scores"])) == (3, 6)
        assert figures["never"]
    stranger = Person(owner.server, "Bob")
    stranger.get(f"/api/workshop/jumpdrive/tests/{begun['id']}", status=404)
    stranger.close()
