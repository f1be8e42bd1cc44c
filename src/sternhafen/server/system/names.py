"""Names people give themselves: written one way only, readable, and not to be mistaken for somebody else's."""

import re
import unicodedata

FORBIDDEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Control and direction characters, unassigned and private ones: names must be what they look like."""
MARKS_IN_A_ROW = 2
LONGEST = 24
ALIKE = {
    "a": "аα", "b": "ьвβ8", "c": "сϲ", "d": "ԁ", "e": "еєε", "g": "ցɡ", "h": "һнհ", "j": "јϳ", "k": "кκ",
    "l": "1|!iıіιӏ", "m": "м", "n": "пηոռ", "o": "0оοօσ", "p": "рρ", "r": "г", "s": "5$ѕ", "t": "тτ", "u": "υս",
    "v": "νѵ", "w": "ωшԝ", "x": "хχ", "y": "уγү", "z": "2",
}  # fmt: skip
"""Letters of other scripts and digits that look like a Latin letter; i and l are one, as in many typefaces."""
LATIN = str.maketrans({other: latin for latin, others in ALIKE.items() for other in others})


class BadName(ValueError):
    """The name cannot be shown as it was written."""


def cleaned(name: str) -> str:
    """The name in its one spelling (NFKC, single spaces); `BadName` where it hides something."""
    name = unicodedata.normalize("NFKC", name)
    if any(unicodedata.category(letter) in FORBIDDEN for letter in name) or piled(name):
        raise BadName
    name = re.sub(r"\s+", " ", name).strip()
    if not 0 < len(name) <= LONGEST:
        raise BadName
    return name


def piled(name: str) -> bool:
    """Whether marks are heaped on one letter, so that the name runs over its neighbours."""
    marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > MARKS_IN_A_ROW:
            return True
    return False


def skeleton(name: str) -> str:
    """What is left of a name for the eye: two names with the same skeleton look alike."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(LATIN)
    return ("".join(letter for letter in plain if letter.isalnum()) or name)[:60]
