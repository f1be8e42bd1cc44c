"""Subsets: every choice of some of several things, never written out."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sternhafen.core.subsets import Subsets


def subsets(things: list[int], least: int, most: int) -> Subsets[tuple[int, ...]]:
    return Subsets(things, least, most, tuple)


@given(st.lists(st.integers(0, 4), max_size=7), st.integers(0, 4), st.integers(0, 4))
def test_the_same_as_by_brute_force(things: list[int], least: int, more: int) -> None:
    """Length, every index and iteration agree with all combinations, equal things not told apart."""
    most = least + more
    expected = {
        choice for size in range(least, min(most, len(things)) + 1) for choice in combinations(sorted(things), size)
    }
    found = subsets(things, least, most)
    assert len(expected) == len(found)
    assert expected == set(found)
    assert len(expected) == len(set(found))
    assert list(found) == [found[number] for number in range(len(found))]


def test_indices_and_slices() -> None:
    """It is a sequence: negative indices, slices, membership, and an error beyond the end."""
    found = subsets([1, 2, 3], 2, 2)
    assert [(2, 3), (1, 3), (1, 2)] == list(found)
    assert found[2] == found[-1]
    assert [(2, 3), (1, 3)] == found[:2]
    assert (1, 3) in found
    for index in (3, -4):
        with pytest.raises(IndexError):
            found[index]


def test_nothing_to_choose() -> None:
    """No things: one empty choice; more wanted than there are: none."""
    assert [()] == list(subsets([], 0, 0))
    assert [] == list(subsets([1], 2, 3))


def test_huge_ones_are_counted_and_sampled_at_once() -> None:
    """30 of 60 different cards: more than 10**17 choices, any of them in no time."""
    found = subsets(list(range(60)), 30, 30)
    assert 118264581564861424 == len(found)
    rng = Random(1)
    chosen = {found[rng.randrange(len(found))] for _ in range(100)}
    assert 100 == len(chosen)
    assert {30} == {len(set(choice)) for choice in chosen}
