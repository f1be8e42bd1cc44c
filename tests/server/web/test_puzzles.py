"""Puzzles over the API: shown without their solution, judged when somebody answers."""

import pytest
from server.harness import Person

import sternhafen
from sternhafen.analysis.puzzles import Puzzle, shipped


@pytest.fixture
def puzzle() -> Puzzle:
    file = shipped(sternhafen.game("jumpdrive"))
    assert file is not None
    return next(puzzle for puzzle in file.puzzles if len(puzzle.moves) > 2)


def path(puzzle: Puzzle) -> str:
    return f"/api/puzzles/jumpdrive/{puzzle.id}"


def test_a_puzzle_shows_what_its_seat_knows_and_not_its_solution(ada: Person, puzzle: Puzzle) -> None:
    """View and decision are the seat's own; chances, reasons and the position come with the solution only."""
    listed = next(one for one in ada.get("/api/puzzles")["games"] if one["game"] == "jumpdrive")["puzzles"]
    assert {"id", "theme", "difficulty", "players", "round"} == set(listed[0])
    assert puzzle.id in [one["id"] for one in listed]
    shown = ada.get(path(puzzle))
    state = sternhafen.game("jumpdrive").position(puzzle.position)
    assert dict(state.view(puzzle.seat)) == shown["view"]
    assert puzzle.seat == shown["table"]["you"]
    assert {"puzzle", "table", "view", "decision"} == set(shown)


def test_an_answer_is_judged(ada: Person, puzzle: Puzzle) -> None:
    """A weaker one tells nothing of the best; the best one, or giving up, shows all that was compared."""
    weaker = ada.post(path(puzzle), {"action": puzzle.moves[1].action})
    assert (False, [], None) == (weaker["solved"], weaker["moves"], weaker["position"])
    assert puzzle.moves[1].action == weaker["tried"]["action"]
    best = ada.post(path(puzzle), {"action": puzzle.best.action})
    given_up = ada.post(path(puzzle), {"action": None})
    assert (True, False) == (best["solved"], given_up["solved"])
    assert [move.action for move in puzzle.moves] == [move["action"] for move in best["moves"]]
    assert best["moves"] == given_up["moves"]
    assert puzzle.position == best["position"]


def test_what_is_no_answer_is_refused(ada: Person, puzzle: Puzzle) -> None:
    """With the game's own reason; an unknown puzzle is missing."""
    ada.post(path(puzzle), {"action": {"type": "nonsense"}}, status=400)
    ada.get("/api/puzzles/jumpdrive/none", status=404)
    ada.get("/api/puzzles/chess/1", status=404)
