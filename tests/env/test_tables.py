"""The tables for researchers are those of the code."""

from pathlib import Path

from sternhafen.env.tables import renewed

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"


def test_the_tables_of_the_page_are_up_to_date() -> None:
    """Renewing `docs/research.md` changes nothing (python -m sternhafen.env.tables docs/research.md)."""
    page = PAGE.read_text(encoding="utf-8")
    assert page == renewed(page)


def test_a_table_out_of_date_is_noticed() -> None:
    """A page whose numbers differ from the code is changed by renewing it."""
    page = PAGE.read_text(encoding="utf-8").replace("| `jumpdrive` | ", "| `jumpdrive` | 1")
    assert page != renewed(page)
