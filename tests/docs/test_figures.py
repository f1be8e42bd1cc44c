"""The figures for researchers are those of the code."""

import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench import figures

PAGE = (figures.ROOT / "docs" / "research.md").read_text(encoding="utf-8")


def test_the_page_tells_what_was_found() -> None:
    """Random games played again and the figures kept give the page as it stands (make figures)."""
    kept = json.loads(figures.KEPT.read_text(encoding="utf-8"))
    assert PAGE == figures.renewed(PAGE, figures.sentences(kept))


def test_the_training_begins_as_told() -> None:
    """The first games of the example bring the margin that the page tells, give or take what a new Pilot changes."""
    kept = json.loads(figures.KEPT.read_text(encoding="utf-8"))
    assert kept["beginning"] == pytest.approx(figures.beginning(), abs=3)
