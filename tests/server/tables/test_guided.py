"""Guided first games: a fixed deal, with a suggestion at each decision."""

from typing import Any

import msgspec
import pytest
from server.harness import Person

import sternhafen
from sternhafen.bots import Limits, ask, explain, make
from sternhafen.core.guide import SEED, Guide
from sternhafen.registry import part
from sternhafen.server.tables import repeatable

WITH_LINE = "trucker"


def begun(ada: Person, game: str) -> tuple[dict[str, object], object]:
    """A guided table and the move suggested first, which is played."""
    table = ada.post("/api/tables", {"game": game, "guided": True})["table"]
    with ada.sit(table["id"]) as chair:
        chair.until("view")
        while not chair.view["decision"]:
            chair.until("view")
        told = chair.ask("guide")
        assert (told["type"], told["decision"]) == ("guide", chair.view["decision"]["number"]), told
        assert told["text"]["key"]
        assert chair.ask("act", decision=told["decision"], action=told["action"])["type"] == "ack"
    return table, told["action"]


def followed(name: str) -> tuple[int, sternhafen.Result]:
    """Whoever does all that is suggested: how many decisions that are, and how it ends."""
    module, game = part(name, "guide"), sternhafen.game(name)
    assert module
    guide: Guide = module.GUIDE
    begun = guide.position and msgspec.to_builtins(guide.position)
    state = (
        game.position(begun) if begun else game.new(players=guide.players, seed=guide.seed, options=dict(guide.options))
    )
    played: list[dict[str, Any]] = []
    while state.result is None:
        seat = state.to_act[0]
        known, bot = state.known_to(seat), make(game, guide.bot, SEED)
        move = guide.suggested(played) if seat == 0 else None
        if move is not None:
            action = game.action(dict(move))
        elif seat == 0:
            action = explain(bot, known, seat, Limits(1.0, counted=True))[0].action
        else:
            action = ask(bot, known, seat, Limits(repeatable.SECONDS, counted=True))
        played += [action.json()] if seat == 0 else []
        state.apply(seat, action)
    return len(played), state.result


@pytest.mark.parametrize("game", sternhafen.games())
def test_whoever_follows_the_advice_wins_soon(game: str) -> None:
    """A first game is short, and its suggestions are good ones."""
    decisions, result = followed(game)
    assert result.winners == (0,), result.scores
    assert decisions <= 50


@pytest.mark.parametrize("game", sternhafen.games())
def test_a_guided_game_begins_the_same_for_all(ada: Person, game: str) -> None:
    """The same deal and the same first suggestion, at a solo table without a clock."""
    table, first = begun(ada, game)
    assert (table["guided"], table["visibility"], table["clock"], table["hints"]) == (True, "solo", None, True)
    assert begun(ada, game)[1] == first


def test_the_line_is_suggested_as_long_as_it_is_followed() -> None:
    """After another move the bot suggests."""
    module = part(WITH_LINE, "guide")
    assert module
    line = list(module.GUIDE.line)
    assert line[2] == module.GUIDE.suggested(line[:2])
    assert module.GUIDE.suggested([line[0], {"type": "return_tile"}]) is None
    assert module.GUIDE.suggested(line) is None


def test_the_opponent_of_the_learning_flight_has_a_whole_ship() -> None:
    """Nova has built before the learner begins: many tiles, no error, a start space."""
    module = part(WITH_LINE, "guide")
    assert module
    state = sternhafen.game(WITH_LINE).position(dict(module.GUIDE.position))
    nova = state.view(0)["seats"][1]
    assert (len(nova["ship"]), nova["errors"], nova["start"]) == (16, [], 1)


def test_only_guided_games_suggest(ada: Person) -> None:
    """Other tables have hints, which say so."""
    with ada.sit(ada.solo(game="jumpdrive", players=2)) as chair:
        chair.until("view")
        while not chair.view["decision"]:
            chair.until("view")
        assert chair.ask("guide")["text"]["key"] == "server-error-not-guided"


def test_lessons_met_are_kept_with_the_table(ada: Person, bob: Person) -> None:
    """For every device of the learner, in table and lists; nobody else tells them, other tables have none."""
    table = ada.post("/api/tables", {"game": "race", "guided": True})["table"]
    assert [] == table["lessons"]
    kept = ada.post(f"/api/tables/{table['id']}/lessons", {"done": ["goal", "phases"]})["table"]
    assert ["goal", "phases"] == kept["lessons"]
    assert ["goal", "phases"] == ada.get("/api/tables?mine=1")["tables"][0]["lessons"]
    bob.post(f"/api/tables/{table['id']}/lessons", {"done": []}, status=404)
    other = ada.solo(game="race", players=2)
    assert ada.get(f"/api/tables/{other}")["table"]["lessons"] is None
    ada.post(f"/api/tables/{other}/lessons", {"done": []}, status=403)
