"""Rate limits: a burst, then a steady rate, per caller."""

import pytest

from sternhafen.server.ratelimits import Rate
from sternhafen.server.settings import SettingsError, from_environment


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
