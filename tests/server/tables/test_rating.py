"""Ratings: one scale for people and bots, and only games that count move it."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from server.harness import Person, Server

from sternhafen.server.tables import rating
from sternhafen.server.tables.rating import Rating, bot_key
from sternhafen.server.tables.results import counted_places

DOCS = Path(__file__).parents[3] / "docs"
NAMES = {
    "jumpdrive": "Jump Drive",
    "race": "Race for the Galaxy",
    "solarius": "Solarius Mission",
    "trucker": "Galaxy Trucker",
}


def test_bots_begin_where_the_published_table_puts_them() -> None:
    """The shares are those of docs/bots.md, and the difference of two ratings gives them back."""
    table = (DOCS / "bots.md").read_text()
    for game, shares in rating.AHEAD.items():
        for place, share in enumerate(shares):
            weak, strong = rating.LEVELS[place : place + 2]
            row = rf"\| {NAMES[game]} \| {strong.title()} \| 1 × {weak.title()} \| [\d,]+ \| ([\d.]+)%"
            found = re.search(row, table)
            assert found
            assert share == pytest.approx(float(found[1]) / 100)
            apart = rating.beginning(game, bot_key(strong)).shown - rating.beginning(game, bot_key(weak)).shown
            assert share == pytest.approx(1 / (1 + 10 ** (-apart / 400)), abs=0.005)


def test_winners_rise_losers_fall_and_everybody_is_known_better() -> None:
    """Among three: first up, last down, all margins narrower; a draw between equals changes no number."""
    first, middle, last = rating.rated([Rating()] * 3, [1, 2, 3])
    assert first.mu > middle.mu > last.mu
    assert all(one.sigma < Rating().sigma and one.games == 1 for one in (first, middle, last))
    even = rating.rated([Rating()] * 2, [1, 1])
    assert [one.shown for one in even] == [1500, 1500]


def test_the_same_bot_on_two_seats_has_one_rating() -> None:
    """It learns the mean of what its seats learned, and the game counts once."""
    pilot = bot_key("pilot")
    after = rating.shared(["me", pilot, pilot], [Rating(1, 1, 1), Rating(2, 2, 1), Rating(4, 4, 1)])
    assert after == {"me": Rating(1, 1, 1), pilot: Rating(3, 3, 1)}


@pytest.mark.parametrize(
    ("ranks", "left", "expected"),
    [
        ([1, 2], [], [1, 2]),
        ([1, 2], [0], [2, 1]),
        ([1, 2, 3], [0, 1], [2, 2, 1]),
        ([1, 1, 3], [2], [1, 1, 3]),
        ([1, 2], [0, 1], [1, 1]),
    ],
)
def test_whoever_left_is_last(ranks: list[int], left: list[int], expected: list[int]) -> None:
    """Behind all who stayed, however the bot ended the game for them."""
    assert expected == counted_places(ranks, left)


def page(person: Person, game: str = "jumpdrive") -> Any:
    return person.get(f"/api/players/{person.id}?game={game}")["statistics"]


def played(person: Person, **wish: Any) -> str:
    table = person.solo(players=2, bots=["cadet"], **wish)
    with person.sit(table) as chair:
        chair.play(random.Random(5))
    return table


def test_a_rated_game_moves_the_rating_and_an_unrated_one_does_not(ada: Person) -> None:
    """Both are in the statistics; a number is shown only after ten games that count."""
    played(ada)
    assert page(ada)["ratings"] == []
    table = played(ada, rated=True)
    found = page(ada)
    assert [(one["players"], one["games"], one["rating"]) for one in found["ratings"]] == [(2, 1, None)]
    assert found["ratings"][0]["high"] - found["ratings"][0]["low"] < 2 * Rating().margin
    assert [(one["rated"], one["rating"] is None) for one in found["points"]] == [(False, True), (True, False)]
    assert found["points"][1]["table"] == table
    cadet = found["scales"][0]["bots"][0]
    assert (cadet["bot"], cadet["margin"] < 100) == ("cadet", True)


def test_who_leaves_a_rated_game_is_last_even_if_the_bot_wins_for_them(ada: Person) -> None:
    """Bots play it to its end with nobody looking, and it counts."""
    table = ada.solo(players=2, bots=["cadet"], rated=True)
    with ada.sit(table) as chair:
        chair.until("view")
        chair.ask("resign")
        while not chair.view["result"]:
            chair.receive()
    only = page(ada)["points"][0]
    assert (only["place"], only["left"], only["rated"]) == (2, True, True)


def test_a_rated_table_offers_no_help(ada: Person) -> None:
    """No hints, no hidden cards in a report while it runs; a table like it without rating has them."""
    for rated in (True, False):
        table = ada.solo(players=2, bots=["cadet"], rated=rated)
        with ada.sit(table) as chair:
            chair.until("view")
            assert (chair.view["table"]["rated"], chair.view["table"]["hints"]) == (rated, not rated)
            answer = chair.ask("hint")
            assert answer["type"] == ("refused" if rated else "hint")
        report = ada.get(f"/api/tables/{table}/report")
        assert (report["record"] is None, report["position"] is None) == (rated, rated)


def test_known_deals_hints_and_lessons_are_not_rated(ada: Person) -> None:
    """The wish is refused, and a rematch with the same deal loses its rating."""
    for more in ({"seed": 7}, {"hints": True}, {"guided": True}):
        wish = {"game": "jumpdrive", "visibility": "solo", "rated": True, **more}
        refused = ada.post("/api/tables", wish, status=400)
        assert refused["error"]["text"]["key"] == "server-error-not-rated"
    table = played(ada, rated=True)
    again = ada.post(f"/api/tables/{table}/rematch", {"same_deal": True})["table"]
    assert (again["rated"], again["deal"]) == (False, "repeated")


def test_a_bot_without_rating_takes_the_rating_from_the_table(ada: Person) -> None:
    """The room says so as soon as it sits down."""
    table = ada.open_table(players=2, rated=True)["table"]
    assert table["rated"] is True
    seated = ada.post(f"/api/tables/{table['id']}/bot", {"seat": 1, "bot": "random"})["table"]
    assert seated["rated"] is False
    listed = {one["id"]: one["rated"] for one in ada.get("/api/tables?mine=1")["tables"]}
    assert listed[table["id"]] is False


def test_two_people_move_each_other(server: Server, ada: Person, bob: Person) -> None:
    """The winner is above, the loser below the middle, and each sees the other as an opponent."""
    table = ada.begin_with(bob, rated=True)
    with ada.sit(table) as a:
        a.until("view")
        a.ask("resign")
        with bob.sit(table) as b:
            b.play(random.Random(3))
    middles = {person: sum(page(person)["ratings"][0][end] for end in ("low", "high")) / 2 for person in (ada, bob)}
    assert middles[bob] > 1500 > middles[ada]
    rival = page(ada)["rivals"][0]
    assert (rival["player"], rival["name"], rival["games"], rival["ahead"], rival["table"]) == (
        bob.id,
        "Bob",
        1,
        0,
        table,
    )


@pytest.mark.parametrize("rated", [True, False])
def test_nobody_practises_in_a_rated_game(ada: Person, rated: bool) -> None:
    """What could be taken back as practice elsewhere stands."""
    table = ada.solo(game="trucker", players=2, bots=["cadet"], rated=rated)
    with ada.sit(table) as chair:
        chair.play(random.Random(4), until=6)
        while chair.ask("undo")["type"] == "ack":
            chair.until("view")
        assert (chair.view["table"]["practice"] > 0) is not rated
