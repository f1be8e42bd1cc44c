"""Rate limits: a burst, then a steady rate, per caller."""

import sys

import pytest

from sternhafen.server.system.ratelimits import Rate
from sternhafen.server.system.settings import SettingsError, from_environment


def test_burst_then_steady_rate() -> None:
    """Five at once, then one every fifth of the second; others are not affected."""
    rate = Rate("5/second")
    assert [rate.hit("a", 10.0) for _ in range(6)] == [True] * 5 + [False]
    assert rate.hit("b", 10.0)
    assert [rate.hit("a", 10.21), rate.hit("a", 10.21)] == [True, False]
    assert [rate.hit("a", 20.0) for _ in range(6)] == [True] * 5 + [False]


@pytest.mark.parametrize("rate", ["", "0/second", "5", "5/fortnight", "-1/second"])
def test_nonsense_is_refused(rate: str) -> None:
    """With a sentence that says how a rate is written."""
    with pytest.raises(SettingsError, match="30/second"):
        from_environment({}, rate_logins=rate)


def test_costs_the_same_with_many_callers() -> None:
    """Nothing is gone through when somebody calls: counted in lines run, not in time."""

    def lines(rate: Rate, who: str) -> int:
        count = 0

        def trace(_frame: object, event: str, _arg: object) -> object:
            nonlocal count
            count += event == "line"
            return trace

        sys.settrace(trace)  # type: ignore[arg-type]
        try:
            rate.hit(who, 50.0)
        finally:
            sys.settrace(None)
        return count

    few, many = Rate("5/minute"), Rate("5/minute")
    for number in range(100_000):
        many.hit(str(number), 10.0 + number / 5000)
    few.hit("somebody", 10.0)
    assert lines(many, "new") == lines(few, "new") < 20


def test_old_callers_are_let_go() -> None:
    """Whoever has not come for two periods costs no memory."""
    rate = Rate("5/second")
    for second in range(10):
        for number in range(1000):
            rate.hit(f"{second}-{number}", 1.5 * second)
    assert len(rate._young) + len(rate._old) <= 2000


def test_looking_whether_anything_is_left_counts_nothing() -> None:
    """`spent` says what the next use would meet."""
    rate = Rate("2/minute")
    assert not any(rate.spent("a", 1.0) for _ in range(5))
    assert [rate.hit("a", 1.0), rate.hit("a", 1.0), rate.spent("a", 1.0)] == [True, True, True]
