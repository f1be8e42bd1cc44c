"""`sternhafen cards` and `sternhafen data`."""

from pathlib import Path

import pytest
from cli.command import one_sentence, run, run_really

import sternhafen

GAME = sternhafen.game("jumpdrive")


def test_cards_lists_all_with_their_status() -> None:
    """One line for each design; those not verified carry a star and say so."""
    done = run("cards", "jumpdrive")
    lines = done.out.splitlines()
    assert len(GAME.component_names) + 1 == len(lines)
    status = {name: card["status"] for name, card in GAME.components()["cards"].items()}
    for name, line in zip(GAME.component_names, lines, strict=False):
        assert (status[name] != "verified") == line.startswith(f"{GAME.names.card(name, 'en')}*")
        assert (status[name] != "verified") == ("reconstructed)" in line)
    assert lines[-1].startswith("* The printed values")


def test_cards_searches_all_words() -> None:
    """In English and German, in any order."""
    done = run("cards", "jumpdrive", "military yellow")
    assert "Alien Robot Sentry*" in done.out
    assert "Gem World" not in done.out
    assert "Handelsabkommen" in run("cards", "jumpdrive", "handelsabkommen", "--lang", "de").out


def test_one_card_is_shown_in_full() -> None:
    """Everything on it, and how sure it is."""
    done = run("cards", "jumpdrive", "gem_world")
    assert "Gem World*: blue world, cost 2" in done.out
    assert "Reconstructed: a stand-in for a card whose printed values are not publicly known." in done.out
    assert "Verified: every printed value is known." in run("cards", "jumpdrive", "colony convoy", "--show").out


def test_no_card_found() -> None:
    """One sentence."""
    assert (
        "no card of Jump Drive has the words 'zzzz'"
        == one_sentence(run("cards", "jumpdrive", "zzzz")).partition(": ")[2]
    )


def test_export_edit_check_play(tmp_path: Path) -> None:
    """The shipped pack goes out, is edited, is found valid with what differs, and can be played with."""
    exported = run_really("data", "export", "jumpdrive")
    assert (0, GAME.source) == (exported.code, exported.out)
    mine = tmp_path / "mine.toml"
    mine.write_text(exported.out, encoding="utf-8")
    same = run("data", "check", mine)
    assert f"{mine}: a valid pack for Jump Drive, {GAME.pack_hash}." in same.out
    assert "0 components differ from the shipped ones." in same.out
    mine.write_text(exported.out.replace("defense = 7", "defense = 5", 1), encoding="utf-8")
    changed = run("data", "check", mine)
    assert 0 == changed.code
    assert "1 components differ from the shipped ones:\n  rebel_homeworld: defense\n" in changed.out
    assert "defense 5" in run("cards", "jumpdrive", "rebel homeworld", "--data", mine).out
    assert 0 == run("play", "jumpdrive", "--data", mine, typed="quit\n").code


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("x =", "not valid TOML"),
        ("x = 1", "field 'game': expected one of"),
        ('game = "jumpdrive"', "Object missing required field 'format'"),
        (
            GAME.source.replace("jumpdrive-cards/1", "jumpdrive-cards/9", 1),
            "field 'format': Invalid enum value 'jumpdrive-cards/9'; expected 'jumpdrive-cards/1'",
        ),
        (GAME.source.partition("cost = 1")[0] + "cos", "Line 26 (survey_team, cos) is not valid TOML"),
        (
            GAME.source.replace('id = "gem_world"', 'id = "spice_world"', 1),
            "card spice_world, field 'id': “spice_world” is expected once, but appears 2 times.",
        ),
        (GAME.source.replace("copies = 4\n", "", 1), "(survey_team): Object missing required field 'copies'"),
        ("#" * 10_000_000, "too large for a pack: expected 300,000 bytes at the most"),
        (GAME.source.replace("copies = 5", "copies = 6", 1), "expected 112 game cards in all, found 113"),
        (
            GAME.source.replace("copies = 5", 'copies = "5"', 1),
            "(trade_pact), field 'copies': Expected 'int', got 'str'",
        ),
    ],
)
def test_bad_packs_are_one_sentence(tmp_path: Path, content: str, sentence: str) -> None:
    """It names the file, and what is wrong."""
    mine = tmp_path / "mine.toml"
    mine.write_text(content, encoding="utf-8")
    found = one_sentence(run("data", "check", mine))
    assert found.startswith(str(mine))
    assert sentence in found


def test_packs_that_are_not_there(tmp_path: Path) -> None:
    """Missing files, folders, other games."""
    assert "cannot be read" in one_sentence(run("data", "check", tmp_path / "none.toml"))
    assert "cannot be read" in one_sentence(run("data", "check", tmp_path))
    assert "there is no game 'chess'" in one_sentence(run("data", "export", "chess"))


def test_packs_of_several_owners(tmp_path: Path) -> None:
    """`diff` tells the fields, `merge` puts together and names disagreements; the merged pack is valid."""
    source, files = GAME.source, [tmp_path / "anna.toml", tmp_path / "bert.toml"]
    for file, defense in zip(files, (5, 6), strict=True):
        file.write_text(source.replace("defense = 7", f"defense = {defense}", 1), encoding="utf-8")
    assert "1 fields differ." in run("data", "diff", *files).out
    assert ": 7 | 5" in run("data", "diff", files[0]).out
    ours = tmp_path / "ours.toml"
    done = run("data", "merge", *files, "--out", ours)
    assert "defense: 5 | 6" in done.err
    assert "2 packs, 1 disagreements." in done.err
    assert 0 == run("data", "check", ours).code
