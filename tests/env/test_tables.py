"""The tables for researchers are those of the code."""

from pathlib import Path

import sternhafen
from sternhafen.env.coding import coding
from sternhafen.env.tables import renewed

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"


def test_the_tables_of_the_page_are_up_to_date() -> None:
    """Renewing `docs/research.md` changes nothing (python -m sternhafen.env.tables docs/research.md)."""
    page = PAGE.read_text(encoding="utf-8")
    assert page == renewed(page)


def test_the_page_knows_every_size() -> None:
    """The page states the number of actions and of numbers in an observation for every game."""
    page = PAGE.read_text(encoding="utf-8")
    for name in sternhafen.games():
        code = coding(sternhafen.game(name))
        assert f"| {len(code.vocabulary):,} | {code.observer.size:,} |" in page
