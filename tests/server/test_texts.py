"""Every text the server can say exists in German and English."""

import re
from pathlib import Path

import pytest

from sternhafen.core.text import LANGUAGES, has_text

SOURCE = Path(__file__).parents[2] / "src" / "sternhafen" / "server"
ERROR = re.compile(r'(?:(?:Denied|ApiError)\(\s*"[a-z_]+",\s*"|"server-error-)([a-z-]+)"')
EVENTS = (
    "start",
    "start-chosen",
    "start-daily",
    "start-repeated",
    "undo",
    "practice",
    "resign",
    "timeout",
    "replace",
    "return",
    "pause",
    "resume",
    "pause-over",
    "rules",
)


WHOLE = re.compile(r'"(server-[a-z]+-[a-z-]+)"')
"""Keys that stand in the source as they are."""


def keys() -> set[str]:
    """The keys named in the source."""
    found = {name for path in SOURCE.rglob("*.py") for name in ERROR.findall(path.read_text())}
    found |= {"no-page", "method", "refused", "storage"}
    mails = {f"server-mail-{mail}-{part}" for mail in ("turn", "confirm") for part in ("subject", "body")}
    whole = {name for path in SOURCE.rglob("*.py") for name in WHOLE.findall(path.read_text())}
    return {f"server-error-{name}" for name in found} | {f"server-event-{name}" for name in EVENTS} | mails | whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_text(language: str) -> None:
    """None is missing."""
    assert [key for key in sorted(keys()) if not has_text(key, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_left_over(language: str) -> None:
    """The files say nothing that nobody asks for."""
    lines = (SOURCE / "locale" / f"{language}.ftl").read_text().splitlines()
    written = {line.split(" =")[0] for line in lines if " = " in line and not line.startswith("#")}
    assert written - keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_event_calls_a_bot_by_its_id(language: str) -> None:
    """It is a word of neither language; how a bot is called stands at its seat."""
    lines = (SOURCE / "locale" / f"{language}.ftl").read_text().splitlines()
    assert [line for line in lines if line.startswith("server-event") and "$bot" in line] == []
