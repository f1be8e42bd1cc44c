"""The page of proofs names tests that there are."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROOF = re.compile(r"`([\w/]+\.py)?(?:::(\w+))?`")


def named() -> Iterator[tuple[str, str]]:
    """Each file with a test; a name without a file is in the file before it."""
    file = ""
    for row in re.findall(r"^\| (?!Promise|---).*$", (ROOT / "docs/proofs.md").read_text(), re.MULTILINE):
        for path, name in PROOF.findall(row.rsplit("|", 2)[1]):
            file = path or file
            if path or name:
                yield file, name


def test_every_proof_is_there() -> None:
    """File and function; a file alone stands for all it holds."""
    proofs = list(named())
    assert len(proofs) > 80
    assert [proof for proof in proofs if not found(*proof)] == []


def found(path: str, name: str) -> bool:
    file = ROOT / "tests" / path
    return file.is_file() and (not name or f"def test_{name}(" in file.read_text())
