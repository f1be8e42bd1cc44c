"""One and many: no text says "1 points"."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NOUNS = {
    "de": "Punkte|Siegpunkte|Karten|Antriebe|Credits|Güter|Minuten|Sekunden|Tage|Flugtage|Schüsse|Aktionspunkte",
    "en": "points|cards|drives|credits|goods|minutes|seconds|days|flight days|shots|action points|crew members",
}
ALWAYS_MANY = {
    "against-more",
    "cards-unverified",
    "race-event-reshuffled",
    "jumpdrive-event-reshuffled",
    "race-end-full",
    "race-end-both",
    "race-power-produce-draw-if-most-produced",
    "race-score-vp-chips",
    "jumpdrive-threat-end",
    "jumpdrive-goal-reached",
    "jumpdrive-lesson-explore",
}
"""Texts whose number is never one, or a mean."""


def bare(path: Path) -> list[str]:
    """Messages in which a number stands before a plural outside the cases of a selection."""
    found, key = [], ""
    pattern = re.compile(rf"\{{ ?\$\w+ ?\}} ({NOUNS[path.stem]}|SpaceBucks)\b")
    for line in path.read_text().splitlines():
        if start := re.match(r"([a-z][\w-]*) =", line):
            key = start[1]
        if pattern.search(line) and not re.match(r"\s+\*?\[", line) and key not in ALWAYS_MANY:
            found.append(f"{path.relative_to(ROOT)}: {key}")
    return found


def test_numbers_agree_with_their_nouns() -> None:
    """Wherever a number stands before a noun that has a plural, one thing is said as one."""
    texts = [*ROOT.glob("src/**/locale/*.ftl"), *ROOT.glob("client/src/**/locale/*.ftl")]
    assert len(texts) > 16
    assert [one for path in texts if "how" not in path.parts for one in bare(path)] == []
