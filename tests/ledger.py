"""Lists the lines of the rule ledgers that no test names. Run as `make ledger`; exits 1 if there are any."""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs/rules"
ID = r"R?\d+[a-z]?"
"""What follows the prefix of a ledger: a number, a ruling's number, or a number with a letter."""


def ledger_lines() -> dict[str, list[str]]:
    """The ids of every game's ledger, by game. The German ones have the same (tests/docs/test_ledgers.py)."""
    return {path.stem: ids_in(path) for path in sorted(RULES.glob("*.md")) if "." not in path.stem}


def ids_in(ledger: Path) -> list[str]:
    """The ids of one ledger, all with the prefix of its first rule."""
    source = ledger.read_text(encoding="utf-8")
    first = re.search(rf"^- ([A-Z]+)-{ID}\b", source, re.MULTILINE)
    if first is None:
        raise SystemExit(f"{ledger.name} holds no line such as '- {ledger.stem[:2].upper()}-001 …'")
    return re.findall(rf"^- ({first[1]}-{ID})\b", source, re.MULTILINE)


def named_by_tests() -> set[str]:
    """The ids in `@pytest.mark.rule(…)` of any test."""
    marks = re.compile(r"\brule\(([^)]*)\)")
    sources = [path.read_text() for path in (ROOT / "tests").rglob("test_*.py")]
    named = re.compile(rf"\b[A-Z]+-{ID}\b")
    return {name for source in sources for mark in marks.findall(source) for name in named.findall(mark)}


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
