"""Texts: the same in both languages, and every one can be said."""

import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sternhafen
from sternhafen import Text, speak
from sternhafen.core.phrasebook import Phrasebook
from sternhafen.core.text import LANGUAGES, card, has_text, listed, seat, speak_all, text

PACKAGE = Path(str(resources.files("sternhafen")))
FILES = sorted(PACKAGE.rglob("locale/en.ftl"))


@cache
def messages(path: Path) -> dict[str, ast.Message]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)], path
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


class Arguments(Visitor):
    """Collects the names of the arguments a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 -- the library's name
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    found = Arguments()
    found.visit(message)
    return found.names


def test_there_are_texts() -> None:
    """Core, command line and every game bring their own."""
    folders = {path.parent.parent.name for path in FILES}
    assert {"core", "cli", *sternhafen.games()} <= folders


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.parent.name)
def test_german_and_english_have_the_same_keys(path: Path) -> None:
    """No key is missing on either side, none stands twice, and the files have no syntax errors."""
    english, german = messages(path), messages(path.parent / "de.ftl")
    assert sorted(english) == sorted(german)
    for file in (path, path.parent / "de.ftl"):
        keys = re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.parent.name)
def test_german_asks_for_no_argument_that_english_does_not_have(path: Path) -> None:
    """A message in one language never needs more than the other, so that it cannot fail there alone."""
    english, german = messages(path), messages(path.parent / "de.ftl")
    for key in english:
        assert variables(english[key]) >= variables(german[key]), key


def test_keys_belong_to_their_folder() -> None:
    """Each key begins with the name of its folder, so that no game overwrites another's text."""
    for path in FILES:
        folder = path.parent.parent.name
        for key in messages(path):
            assert key.startswith((f"{folder}-", "core-")), key


def test_things_are_joined_as_people_do() -> None:
    """Lists end in "and" or "und"; an empty one is "nothing"; `listed` joins by commas."""
    for parts, english, german in [
        ([], "nothing", "nichts"),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a und b"),
        (["a", "b", "c"], "a, b and c", "a, b und c"),
    ]:
        message = text("core-item", card=parts)
        assert [english, german] == [speak(message, language) for language in ("en", "de")]
    assert "a, b, c" == speak(text("core-item", card=listed("abc")), "en")


def test_arguments_are_named_in_the_readers_language() -> None:
    """Cards, seats and texts inside texts, also after a trip through JSON."""
    names = sternhafen.game("jumpdrive").names
    message = text("core-item", card=[card("trade_pact"), seat(0), text("core-none")])
    assert "Trade Pact, Seat 1 and nothing" == speak(message, "en", names)
    assert "Handelsabkommen, Platz 1 und nichts" == speak(message, "de", names)
    data = message.json()
    assert speak(message, "de", names) == speak(Text(data["key"], data["args"]), "de", names)
    assert ["Trade Pact, Seat 1 and nothing"] == speak_all([message], "en", names)


def test_surplus_arguments_do_no_harm_and_missing_ones_are_found() -> None:
    """A text may get more than it uses; one it needs and does not get is an error of the program."""
    assert "Seat 1" == speak(text("core-seat", number=1, unused="x"), "en")
    with pytest.raises(KeyError, match="core-seat"):
        speak(text("core-seat"), "en")


def test_numbers_of_any_size_can_be_said() -> None:
    """A number too large for Fluent is written out."""
    assert str(10**30) in speak(text("core-no-such-seat", number=10**30), "en")


def test_unknown_keys_and_languages_are_errors() -> None:
    """They name the key or the languages there are."""
    assert ("en", "de") == LANGUAGES
    assert not has_text("core-no-such-text", "en")
    with pytest.raises(KeyError, match="no text 'core-no-such-text'"):
        speak(text("core-no-such-text"), "en")
    with pytest.raises(KeyError, match="no such language"):
        speak(text("core-none"), "fr")


def test_a_negative_number_has_a_real_minus() -> None:
    """In a sentence as in a table; ids with hyphens and what is quoted stay as they are."""
    lost = text("trucker-event-paid-losses", seat=seat(0), number=-6)
    assert speak(lost, "en") == "Seat 1: −6 credits for lost components."
    quoted = text("core-unknown-component", name="-3,0")
    assert "-3,0" in speak(quoted, "en")


PAGE = """
### A file, its comments
ship = ship
-harbour = Sternhafen
# of one's own
arrival =
    The { ship } comes to { -harbour }
    { $days ->
        [one] tomorrow

       *[other] in { $days } days
}
ship = never read, it stands there twice
rest = Rest.
"""


def test_a_phrasebook_reads_what_is_said_and_what_that_quotes() -> None:
    """Lines that belong together stay so, the first of a name counts, and what nobody says stays unread."""
    book = Phrasebook("en", [PAGE])
    assert "rest" in book
    assert "comments" not in book
    assert book.say("arrival", {"days": 1}).split() == ["The", "ship", "comes", "to", "Sternhafen", "tomorrow"]
    assert book.say("arrival", {"days": 3}).split() == ["The", "ship", "comes", "to", "Sternhafen", "in", "3", "days"]
    assert list(book.unread) == ["rest"]
    with pytest.raises(KeyError):
        book.say("comments", {})


def test_a_file_may_end_in_the_middle_of_a_line() -> None:
    """What its last message quotes is another message all the same."""
    book = Phrasebook("en", ["ship = ship", "here = The { ship }"])
    assert book.say("here", {}) == "The ship"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrasebook_knows_what_fluent_finds_in_the_files(language: str) -> None:
    """No entry is overlooked or cut off where the files are taken apart."""
    for path in FILES:
        file = path.parent / f"{language}.ftl"
        book = Phrasebook(language, [file.read_text(encoding="utf-8")])
        assert {name for name in book.names if name[0] != "-"} == set(messages(file))
        for name, source in book.unread.items():
            (entry,) = FluentParser().parse(source).body[:1]
            assert isinstance(entry, ast.Term if name[0] == "-" else ast.Message)
            if isinstance(entry, ast.Message):
                assert entry.equals(messages(file)[name], ignored_fields=["span", "comment"])
