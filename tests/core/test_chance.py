"""Chance: the seeded stream and the script."""

from collections import Counter

import pytest

from sternhafen import Chance, DataError, ScriptedChance, ScriptError
from sternhafen.core.chance import read_chance, secret_seed


def test_every_order_comes_up_about_equally_often() -> None:
    """6,000 shuffles of three cards: each of the six orders between 850 and 1,150 times."""
    chance = Chance(7)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        pile = [0, 1, 2]
        chance.shuffle(pile, "pile")
        orders[tuple(pile)] += 1
    assert 6 == len(orders)
    assert all(850 < times < 1150 for times in orders.values())


def test_every_number_and_every_face_comes_up_about_equally_often() -> None:
    """`below` and `dice` keep to their bounds and are even."""
    chance = Chance(8)
    numbers = Counter(chance.below(5, None, "n") for _ in range(5000))
    faces = Counter(face for _ in range(2000) for face in chance.dice(3, 6, None, "d"))
    assert [0, 1, 2, 3, 4] == sorted(numbers)
    assert all(850 < times < 1150 for times in numbers.values())
    assert [1, 2, 3, 4, 5, 6] == sorted(faces)
    assert all(850 < times < 1150 for times in faces.values())


def test_draws_come_from_the_top_in_order() -> None:
    """The last element lies on top; drawing nothing changes nothing."""
    chance, pile = Chance(1), [1, 2, 3, 4]
    assert [4, 3] == chance.draw(pile, 2, 0, "deal")
    assert [1, 2] == pile
    assert ([], 1) == (chance.draw(pile, 0, 0, "deal"), chance.count)


def test_a_copy_goes_on_alike_and_independently() -> None:
    """The copy gives the same outcomes, and taking them leaves the original where it was."""
    chance = Chance(3)
    chance.below(10, None, "x")
    copy = chance.copy()
    ahead = [copy.below(1000, None, "x") for _ in range(5)]
    assert 1 == chance.count
    assert ahead == [chance.below(1000, None, "x") for _ in range(5)]


def test_seeds_differ_and_secret_ones_are_long() -> None:
    """Other seeds give other outcomes; secret seeds have 128 bits."""
    assert 50 == len({Chance(seed).below(10**9, None, "x") for seed in range(50)})
    seeds = {secret_seed() for _ in range(50)}
    assert 50 == len(seeds)
    assert max(seed.bit_length() for seed in seeds) > 120


def test_json_comes_back() -> None:
    """A stream and a script are the same after writing and reading, at the place they were."""
    stream = Chance(255, 3)
    assert {"seed": f"{255:032x}", "count": 3} == stream.json()
    assert stream.below(10**6, None, "x") == read_chance(Chance(255, 3).json()).below(10**6, None, "x")
    script = ScriptedChance({"x": [[1], [2]]})
    script.below(5, None, "x")
    again = read_chance(script.json())
    assert script.json() == again.json()
    assert 2 == again.below(5, None, "x")


@pytest.mark.parametrize(
    "data",
    [5, [], "x", {}, {"seed": 5}, {"seed": "zz"}, {"seed": "1", "count": "x"}, {"script": 5}, {"script": {"x": [1]}}],
)
def test_bad_written_chance_is_a_data_error(data: object) -> None:
    """Whatever is wrong with it, the error says what is expected."""
    with pytest.raises(DataError, match="chance: expected"):
        read_chance(data)


def test_a_script_answers_by_seat_and_purpose() -> None:
    """Outcomes of a seat come first, then those for all; draws not mentioned come from the top of the pile."""
    chance = ScriptedChance({"deal:1": [[7, 8]], "deal": [[9]], "pile": [[3, 1, 2]], "die": [[6, 1]]})
    pile = [7, 8, 9, 10]
    assert [7, 8] == chance.draw(pile, 2, 1, "deal")
    assert [9] == chance.draw(pile, 1, 1, "deal")
    assert [10] == chance.draw(pile, 1, 0, "deal")
    order = [1, 2, 3]
    chance.shuffle(order, "pile")
    assert [2, 1, 3] == order
    assert [6, 1] == chance.dice(2, 6, None, "die")


def test_a_copied_script_stays_at_its_place() -> None:
    """The copy and the original go on separately."""
    chance = ScriptedChance({"x": [[0], [1], [2]]})
    chance.below(3, None, "x")
    copy = chance.copy()
    assert [1, 2] == [copy.below(3, None, "x") for _ in range(2)]
    assert 1 == chance.below(3, None, "x")


def test_a_script_complains_of_what_does_not_fit() -> None:
    """Missing outcomes, wrong numbers, wrong cards: a ScriptError in words."""
    chance = ScriptedChance({"pile": [[1, 2]], "deal": [[5]], "few": [[1]], "n": [[9]]})
    with pytest.raises(ScriptError, match="no order for the shuffle 'other'"):
        chance.shuffle([1], "other")
    with pytest.raises(ScriptError, match="does not hold the cards of the pile"):
        chance.shuffle([1, 3], "pile")
    with pytest.raises(ScriptError, match="seat 0 cannot draw card 5 for 'deal'"):
        chance.draw([1, 2], 1, 0, "deal")
    with pytest.raises(ScriptError, match="seat 0 draws 2 for 'few', the script has 1"):
        chance.draw([1, 2], 2, 0, "few")
    with pytest.raises(ScriptError, match="no 1 fitting numbers"):
        chance.below(3, None, "n")
    with pytest.raises(ScriptError, match="no 1 fitting numbers"):
        chance.below(3, None, "none")
