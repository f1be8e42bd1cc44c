"""Puzzles in the browser: from the list to the board, a weaker answer, the solution, the next, and playing on."""

from collections.abc import Callable

import sternhafen
from browser.seat import CONFIRM, Seat
from sternhafen.analysis.puzzles import Puzzle, shipped

Visitors = Callable[..., Seat]
VERDICT = "[data-verdict={}]"


def a_puzzle() -> Puzzle:
    """One that is answered by picking single cards, as is its second best answer."""
    file = shipped(sternhafen.game("jumpdrive"))
    assert file is not None
    return next(one for one in file.puzzles if all(len(move.action.get("cards", ())) == 1 for move in one.moves[:2]))


def answer(person: Seat, puzzle: Puzzle, place: int) -> None:
    """Pick the card of one of the moves compared, and seal it."""
    person.page.click(f"main [data-choice='{puzzle.moves[place].action['cards'][0]}']")
    person.page.click(CONFIRM)


def test_a_puzzle_is_tried_until_it_is_solved(visitor: Visitors) -> None:
    """A weaker answer gives nothing away, the best one shows what was compared; the list knows, and one can play on."""
    person, puzzle = visitor(), a_puzzle()
    person.page.goto("/")
    person.page.click("[aria-labelledby=puzzles-title] .btn")
    person.page.click(".gtabs [data-game=jumpdrive]")
    person.page.wait_for_selector("[data-puzzle-first]")
    assert [] == person.violations()
    person.page.goto(f"/puzzles/jumpdrive/{puzzle.id}")
    person.page.wait_for_selector(VERDICT.format("none"))
    assert [] == person.violations()
    answer(person, puzzle, 1)
    person.page.wait_for_selector(VERDICT.format("wrong"))
    assert 0 == person.page.locator(".pz-moves").count()
    answer(person, puzzle, 0)
    person.page.wait_for_selector(VERDICT.format("solved"))
    assert len(puzzle.moves) == person.page.locator(".pz-moves li").count()
    assert [] == person.violations()
    person.page.goto("/puzzles/jumpdrive")
    person.page.wait_for_selector(f"[data-standing=solved][href$='{puzzle.id}']")


def test_who_gives_up_sees_the_solution_and_may_play_on_or_go_to_the_next(visitor: Visitors) -> None:
    """In German on a phone; the best answer is lit on the board."""
    person, puzzle = visitor(size="phone", language="de"), a_puzzle()
    person.page.goto(f"/puzzles/jumpdrive/{puzzle.id}")
    person.page.click("[data-puzzle-solution]")
    person.page.wait_for_selector(VERDICT.format("solution"))
    person.page.wait_for_selector("main [data-hinted]")
    person.page.click("[data-puzzle-next]")
    person.page.wait_for_selector(f"[data-puzzle]:not([data-puzzle='{puzzle.id}'])")
    person.page.click("[data-puzzle-solution]")
    person.page.wait_for_selector(VERDICT.format("solution"))
    person.page.click(".puzzle .ls-foot button")
    person.page.wait_for_selector("main[data-table]:not([data-table=puzzle])[data-decision]")
