"""Nights and cups: pairing, standings, tables that open by themselves."""

import random
from itertools import combinations, pairwise
from typing import Any

import pytest
from server.harness import Person, Server

from sternhafen.server.tables.pairing import Played, earned, groups, meetings, standings


@pytest.mark.parametrize(
    ("places", "expected"),
    [([1, 2], [1, 0]), ([1, 1], [0.5, 0.5]), ([1, 2, 3], [1, 0.5, 0]), ([1, 1, 3], [0.75, 0.75, 0]), ([1], [1])],
)
def test_points_for_places(places: list[int], expected: list[float]) -> None:
    """From one point for being ahead of all to none for being last, ties shared."""
    assert expected == earned(places)


def test_standings_by_points_then_by_opposition() -> None:
    """Who beat the stronger is ahead of who beat the weaker."""
    games = [Played([0, 1], [1, 2]), Played([2, 3], [1, 2]), Played([1, 3], [1, 2])]
    assert [one.entrant for one in standings(range(4), games)] == [0, 1, 2, 3]


@pytest.mark.parametrize(("count", "size", "rounds"), [(8, 2, 5), (16, 4, 2), (9, 3, 2), (16, 2, 6)])
def test_nobody_meets_twice_while_that_can_be(count: int, size: int, rounds: int) -> None:
    """Round after round everybody is grouped once, and no two meet again; equals meet equals."""
    played: list[Played] = []
    for _ in range(rounds):
        order = [one.entrant for one in standings(range(count), played)]
        found = groups(order, played, size)
        assert sorted(one for group in found for one in group) == list(range(count))
        assert all(meetings(played)[frozenset(pair)] == 0 for group in found for pair in combinations(group, 2))
        played += [Played(group, [sorted(group).index(one) + 1 for one in group]) for group in found]
    assert standings(range(count), played)[0].entrant == 0


def test_when_all_have_met_they_meet_again() -> None:
    """Two people over three rounds."""
    played = [Played([0, 1], [1, 2])] * 2
    assert groups([0, 1], played, 2) == [(0, 1)]


def finish(person: Person, table: str) -> None:
    with person.sit(table) as chair:
        chair.play(random.Random(3))


def test_a_cup_pairs_opens_tables_and_ends(server: Server, ada: Person, bob: Person) -> None:
    """Three people and a bot, two rounds of two tables each; each round begins when the last one has ended."""
    eve = Person(server, "Eve")
    wish = {"kind": "swiss", "name": "Friday cup", "games": ["jumpdrive"], "rounds": 2, "size": 2, "bot": "cadet"}
    cup = ada.post("/api/cups", wish)["id"]
    where = f"/api/cups/{cup}"
    for person in (bob, eve, bob):
        person.post(f"{where}/join")
    assert bob.post(f"{where}/start", status=403)["error"]["text"]["key"] == "server-error-not-host"
    begun = ada.post(f"{where}/start")
    assert [one["name"] for one in begun["entrants"]][:3] == ["Ada", "Bob", "Eve"]
    assert (len(begun["entrants"]), begun["entrants"][3]["bot"], len(begun["tables"])) == (4, "cadet", 2)
    eve.post(f"{where}/join", status=409)
    people = {one["number"]: person for one, person in zip(begun["entrants"], (ada, bob, eve), strict=False)}
    for number in (1, 2):
        found = ada.get(where)
        assert (found["round"], found["status"]) == (number, "running")
        for table in [one for one in found["tables"] if one["round"] == number]:
            play_out(table, people)
    over = bob.get(where)
    assert (over["status"], len(over["tables"]), over["you"]) == ("finished", 4, 1)
    groups_ = [frozenset(one["entrants"]) for one in over["tables"]]
    assert len(set(groups_)) == 4
    assert sum(one["points"] for one in over["standings"]) == 4
    assert all(a["points"] >= b["points"] for a, b in pairwise(over["standings"]))
    assert [one["name"] for one in bob.get("/api/cups")["cups"]] == ["Friday cup"]
    eve.close()


def play_out(table: Any, people: dict[int, Person]) -> None:
    """All but one person resign; the last one plays to the end."""
    here = [people[number] for number in table["entrants"] if number in people]
    for person in here[1:]:
        with person.sit(table["table"]) as chair:
            chair.until("view")
            chair.ask("resign")
    finish(here[0], table["table"])


def test_a_night_is_one_game_of_each(ada: Person, bob: Person) -> None:
    """Everybody at one table, here with three days for a decision; the next game opens when the last has ended."""
    days = {"kind": "correspondence", "days": 3}
    wish = {"kind": "night", "name": "Space night", "games": ["jumpdrive", "race"], "rated": True, "clock": days}
    cup = ada.post("/api/cups", wish)["id"]
    bob.post(f"/api/cups/{cup}/join")
    ada.post(f"/api/cups/{cup}/start")
    for game in ("jumpdrive", "race"):
        table = ada.get(f"/api/cups/{cup}")["tables"][-1]
        assert (table["game"], table["status"]) == (game, "running")
        shown = bob.get(f"/api/tables/{table['table']}")["table"]
        assert (shown["rated"], shown["cup"]) == (True, cup)
        assert (shown["clock"]["kind"], shown["clock"]["days"]) == ("correspondence", 3)
        play_out(table, {0: ada, 1: bob})
    over = ada.get(f"/api/cups/{cup}")
    assert (over["status"], [one["games"] for one in over["standings"]]) == ("finished", [2, 2])


def test_before_the_start_people_come_and_go(ada: Person, bob: Person) -> None:
    """A night has as many places as its tables; when the host leaves it is gone; strangers find nothing."""
    cup = ada.post("/api/cups", {"kind": "night", "name": "N", "games": ["race"]})["id"]
    bob.post(f"/api/cups/{cup}/join")
    bob.post(f"/api/cups/{cup}/leave")
    assert len(ada.get(f"/api/cups/{cup}")["entrants"]) == 1
    ada.post(f"/api/cups/{cup}/leave")
    ada.get(f"/api/cups/{cup}", status=404)
    ada.post("/api/cups", {"kind": "swiss", "name": "N", "games": ["chess"]}, status=404)
