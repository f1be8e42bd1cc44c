"""Whether a test failed, for its fixtures, and where they put what was on the screens."""

import pytest
from server.harness import ROOT

FAILED = pytest.StashKey[bool]()
PICTURES = ROOT / "build" / "failures"
