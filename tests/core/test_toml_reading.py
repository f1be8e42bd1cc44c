"""TOML that breaks off or says what nobody can read: told with line, entry, field and what is expected."""

import pytest

from sternhafen import DataError
from sternhafen.core.text import LANGUAGES, Text, speak
from sternhafen.core.toml_reading import read_toml

CARD = '[[cards]]\nid = "gem_world"\n'
BROKEN = {
    "cut off in a name": (f"{CARD}cop", 3, " (gem_world, cop)", "equals", 1),
    "cut off before a value": (f"{CARD}copies =\n", 3, " (gem_world, copies)", "value", 1),
    "cut off in a text": (f'{CARD}note = "Read fr', 3, " (gem_world, note)", "quote", 1),
    "a text that does not end": (f'{CARD}note = "Read\nvp = 2\n', 3, " (gem_world, note)", "quote", 0),
    "a word that is no value": (f"{CARD}copies = four\nvp = 2\n", 3, " (gem_world, copies)", "value", 0),
    "a group that does not end": (f"{CARD}symbols = {{ explore = 1\nvp = 2\n", 3, " (gem_world, explore)", "brace", 0),
    "a list that does not end": (f'{CARD}keywords = ["alien"\nvp = 2\n', 4, " (gem_world)", "bracket", 0),
    "two things in a line": (f"{CARD}copies = 2 3\n", 3, " (gem_world, copies)", "line", 0),
    "a field twice": (f"{CARD}vp = 2\nvp = 3\n", 4, " (gem_world, vp)", "once", 0),
    "a backslash": (f'{CARD}note = "a\\q"\n', 3, " (gem_world, note)", "escape", 0),
    "no field at all": ("game = 1\n= 3\n", 2, "", "other", 0),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_cannot_be_read_is_told(name: str) -> None:
    """In both languages, with the place as far as it is known."""
    source, line, place, expected, end = BROKEN[name]
    told = refused(source)
    assert {"line": line, "place": place, "expected": expected, "end": end} == told.args
    assert all(f" {line}{place} " in speak(told, language) for language in LANGUAGES)


def test_a_sentence_in_each_language() -> None:
    """As people read it."""
    told = refused(f"{CARD}cop")
    assert (
        "Line 3 (gem_world, cop) is not valid TOML, and the file ends there."
        " Expected the sign = after the name of a field."
    ) == told.en
    assert (
        "Zeile 3 (gem_world, cop) ist kein gültiges TOML, und die Datei endet dort."
        " Erwartet wird das Zeichen = nach dem Namen eines Feldes."
    ) == told.de


def test_what_lies_too_deep_is_told() -> None:
    """Instead of ending the reader."""
    assert "core-pack-toml-deep" == refused("x = " + "[" * 5000).key


def refused(source: str) -> Text:
    with pytest.raises(DataError) as error:
        read_toml(source, "mine.toml")
    assert "mine.toml" == error.value.where
    return error.value.text
