"""The ledgers say the same rules, in the same order, in German and in English, in words for people."""

import re
from pathlib import Path

import pytest
from ledger import RULES

GERMAN = sorted(RULES.glob("*.de.md"))
RULE = re.compile(r"^- (?P<id>[A-Z]+-[A-Z]?\d+[a-z]?)\b(?P<words>.*)$", re.MULTILINE)
SOURCE = re.compile(r"\[[^\]]*\]|\([^)]*\)")
FIELD = re.compile(r"`|\b[a-z]+_[a-z_]+\b|decision of this project|Entscheidung dieses Projekts")


def english(page: Path) -> Path:
    return page.with_name(page.name.replace(".de.md", ".md"))


def rules(page: Path) -> list[tuple[str, str]]:
    """The page's rules in its order: number and words."""
    return [(rule["id"], rule["words"]) for rule in RULE.finditer(page.read_text())]


def outline(page: Path) -> list[str]:
    """Headings by their depth and rules by their number, in the page's order."""
    return re.findall(r"^(?:#+(?= )|- [A-Z]+-[A-Z]?\d+[a-z]?\b)", page.read_text(), re.MULTILINE)


def test_every_ledger_is_there_in_german() -> None:
    """Each game's English ledger has a German one beside it."""
    assert [page for page in sorted(RULES.glob("*.md")) if page not in GERMAN] == [english(page) for page in GERMAN]


@pytest.mark.parametrize("page", GERMAN, ids=lambda page: page.stem)
def test_german_and_english_have_the_same_rules_in_the_same_order(page: Path) -> None:
    """Both languages have the same chapters and, in them, the same numbers; no number comes twice."""
    assert outline(english(page)) == outline(page)
    numbers = [number for number, _ in rules(page)]
    assert numbers == list(dict.fromkeys(numbers))


@pytest.mark.parametrize("page", GERMAN, ids=lambda page: page.stem)
def test_every_rule_has_words_of_its_language(page: Path) -> None:
    """No rule is empty beside its source, and none was left in the other language."""
    translations = dict(rules(english(page)))
    for number, words in rules(page):
        assert SOURCE.sub("", words).strip(), f"{number} says nothing in {page.name}"
        assert SOURCE.sub("", translations[number]).strip(), f"{number} says nothing in English"
        assert translations[number] != words, f"{number} says the same in both languages"


@pytest.mark.parametrize("page", GERMAN, ids=lambda page: page.stem)
def test_rules_are_written_for_people(page: Path) -> None:
    """No field name, no code and no word about the project stands in a rule, in either language."""
    for source in (page, english(page)):
        found = [number for number, words in rules(source) if FIELD.search(words)]
        assert found == [], f"code in {source.name}"


@pytest.mark.parametrize("page", GERMAN, ids=lambda page: page.stem)
def test_rules_name_the_same_other_rules(page: Path) -> None:
    """A rule refers to the same numbers in both languages."""
    named = re.compile(r"\b(?:JD|RACE|GT|SM)-[A-Z]?\d+[a-z]?\b")
    translations = dict(rules(english(page)))
    for number, words in rules(page):
        assert sorted(named.findall(translations[number])) == sorted(named.findall(words)), number
