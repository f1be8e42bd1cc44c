"""The check of the ledgers reads any game's, whatever its rules are called."""

from pathlib import Path

import pytest
from ledger import ids_in


def test_a_ledger_brings_its_own_prefix(tmp_path: Path) -> None:
    """Its first rule says it; rulings and letters belong to it, worked examples and other lists do not."""
    ledger = tmp_path / "chess.md"
    ledger.write_text("- `[S]` stated\n\n- CH-001 A board.\n- CH-002a Pieces.\n- CH-R01 Ours.\n- T-01 e4 (CH-001).\n")
    assert ["CH-001", "CH-002a", "CH-R01"] == ids_in(ledger)


def test_a_ledger_without_rules_is_an_error(tmp_path: Path) -> None:
    """A file in which no rule is found has not passed anything."""
    ledger = tmp_path / "chess.md"
    ledger.write_text("# Chess\n\n1. A board.\n")
    with pytest.raises(SystemExit, match=r"chess\.md holds no line"):
        ids_in(ledger)
