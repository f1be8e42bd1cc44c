"""Lists the lines of the rule ledgers that no test names. Run as `make ledger`; exits 1 if there are any."""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
LINE = re.compile(r"^- ((?:JD|RACE|GT|SM)-R?\d+[a-z]?)\b", re.MULTILINE)
NAMED = re.compile(r"\b(?:JD|RACE|GT|SM)-R?\d+[a-z]?\b")


def ledger_lines() -> dict[str, list[str]]:
    """The ids of every game's ledger, by game."""
    return {path.stem: LINE.findall(path.read_text()) for path in sorted((ROOT / "docs/rules").glob("*.md"))}


def named_by_tests() -> set[str]:
    """The ids in `@pytest.mark.rule(…)` of any test."""
    marks = re.compile(r"\brule\(([^)]*)\)")
    sources = [path.read_text() for path in (ROOT / "tests").rglob("test_*.py")]
    return {name for source in sources for mark in marks.findall(source) for name in NAMED.findall(mark)}


def exempt() -> dict[str, str]:
    """The ids of lines that state no behaviour, with the reason."""
    return tomllib.loads((ROOT / "tests/ledger_exempt.toml").read_text())


def main() -> int:
    kept, excused = named_by_tests(), exempt()
    missing = 0
    for game, lines in ledger_lines().items():
        open_lines = [line for line in lines if line not in kept and line not in excused]
        missing += len(open_lines)
        tested = sum(line in kept for line in lines)
        print(f"{game}: {len(lines)} lines, {tested} tested, {len(lines) - tested - len(open_lines)} exempt")
        for line in open_lines:
            print(f"  no test names {line}")
    unknown = (kept | set(excused)) - {line for lines in ledger_lines().values() for line in lines}
    for line in sorted(unknown):
        print(f"  a test or an exemption names {line}, which no ledger holds")
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
