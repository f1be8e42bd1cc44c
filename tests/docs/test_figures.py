"""The figures for researchers are those of the code."""

import json
import sys
from pathlib import Path

import pytest

import sternhafen

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench import effort, figures
from bench.env import CONNECT_FOUR

PAGE = (figures.ROOT / "docs" / "research.md").read_text(encoding="utf-8")


KEPT = json.loads(figures.KEPT.read_text(encoding="utf-8"))


def test_the_page_tells_what_was_found() -> None:
    """Random games played again and the figures kept give the page as it stands (make figures)."""
    assert PAGE == figures.renewed(PAGE, figures.sentences(KEPT))


def test_the_training_begins_as_told() -> None:
    """The first games of the example bring the margin that the page tells, give or take what a new Pilot changes."""
    assert KEPT["beginning"] == pytest.approx(figures.beginning(), abs=3)


def test_the_speeds_are_those_of_this_code() -> None:
    """Decisions and steps call about as many of our functions as when speeds were measured; else measure anew.

    `python -m bench.figures docs/research.md --speeds 1.0`
    """
    assert [] == effort.changed(KEPT["calls"], effort.efforts())


def test_the_speeds_have_the_targets_of_the_bench() -> None:
    """Every row of the table is one that `make bench` prints, with its target, and none is missing."""
    names = sternhafen.games()
    ways = [f"{name} {way}" for name in names for way in ("playout", "apply", "copy", "determinize")]
    engine, steps = dict.fromkeys(ways, 1.0), dict.fromkeys(names, 1.0)
    measured = {"plain": engine, "compiled": engine, "peers": {"catanatron": 1.0, "hearts": 1.0}}
    environments = {"plain": steps, "compiled": steps, "peers": {CONNECT_FOUR: 1.0}}
    expected = [(work, len(found), wanted) for work, found, wanted in figures.ratio_rows(measured, environments, steps)]
    assert expected == [(work, len(found), wanted) for work, found, wanted in KEPT["ratios"]]


def test_a_change_of_what_is_called_is_noticed() -> None:
    """More and fewer calls, and what is no longer there; a little is none."""
    then = {"a": 10.0, "b": 10.0, "c": 10.0, "d": 10.0}
    assert ["b: 10 then, 12 now", "c: 10 then, 8 now", "d: 10 then, 0 now"] == effort.changed(
        then, {"a": 11.0, "b": 12.0, "c": 8.0}
    )
