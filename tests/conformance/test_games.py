"""Every game passes the suite: with every number of players, and with every value of every option."""

import pytest
from conformance import contract, knowledge, taking_back
from conformance.suite import CHECKS, Check
from playing import Setup, game_setups

HELD = (contract, knowledge, taking_back)


def test_every_module_brings_its_checks() -> None:
    """The suite is gathered from the modules imported here."""
    assert {module.__name__ for module in HELD} == {check.__module__ for check in CHECKS}


@pytest.mark.parametrize("setup", game_setups(), ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: Check, setup: Setup) -> None:
    """What the check's own sentence says."""
    check(setup)
