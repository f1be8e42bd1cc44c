"""`sternhafen play`: whole games by typed lines, the commands, and bad input."""

import json
import re
from pathlib import Path

import pytest
from cli.command import ANSWERS, one_sentence, run, run_really

import sternhafen

MY_FIRST_BOT = Path(__file__).parents[2] / "examples" / "my_first_bot.py"


@pytest.mark.parametrize(
    ("lang", "welcome", "end"),
    [
        ("en", "Jump Drive, 2 players. You have seat 1.", "Somebody reached 50"),
        ("de", "Jump Drive, 2 Personen. Du sitzt auf Platz 1.", "50 "),
    ],
)
def test_a_whole_game_in_both_languages(lang: str, welcome: str, end: str) -> None:
    """The installed command plays from the deal to the result, and names everybody's place."""
    done = run_really("play", "jumpdrive", "--seed", "7", "--lang", lang, typed=ANSWERS)
    assert (0, "") == (done.code, done.err)
    assert done.out.startswith(welcome)
    assert end in done.out
    places = re.findall(r"^(?:Place|Platz) (\d)", done.out, re.MULTILINE)
    assert ["1", "2"] == places


@pytest.mark.parametrize(
    "words", [["--players", "4", "--bot", "random"], ["--players", "3", "--option", "start=first_game"]]
)
def test_whole_games_with_other_settings(words: list[str]) -> None:
    """More players, another bot, the first-game start."""
    done = run("play", "jumpdrive", "--seed", "3", *words, typed=ANSWERS)
    assert (0, "") == (done.code, done.err)
    assert int(words[1]) == len(re.findall(r"^Place \d", done.out, re.MULTILINE))


def test_a_game_against_a_bot_of_ones_own() -> None:
    """The file's bot sits there by its name; a name nobody has is refused with those there are."""
    words = ("play", "jumpdrive", "--seed", "3", "--code", MY_FIRST_BOT, "--bot")
    done = run(*words, "eager", typed=ANSWERS)
    assert (0, "") == (done.code, done.err)
    assert "Bot 1 (eager)" in done.out
    assert "there are eager, random, cadet" in one_sentence(run(*words, "nobody"))
    assert "expected a Python file" in one_sentence(run("play", "jumpdrive", "--code", "no-such-file.py"))


def test_the_same_seed_gives_the_same_game() -> None:
    """Deal, bots and all."""
    first, second = (run("play", "jumpdrive", "--seed", "5", typed=ANSWERS).out for _ in range(2))
    assert first == second
    assert first != run("play", "jumpdrive", "--seed", "6", typed=ANSWERS).out


def test_the_commands() -> None:
    """Hand, table, one seat, score, card, help, undo and quit, in English."""
    typed = "help\nhand\ntable\ntable 2\nscore\ncard trade pact\ncard zzz\ncard\nundo\nsave\nquit\n"
    done = run("play", "jumpdrive", "--seed", "1", typed=typed)
    for expected in (
        "undo: take your last choice back",
        "You hold 7 cards:",
        "Round 0: Starting hand",
        "Bot 1 (Pilot): 0 points",
        "You: 0 points",
        "Trade Pact: development, cost 1",
        'No card is called "zzz"',
        "Nothing can be taken back",
        "Type: save and a file name.",
        "Goodbye.",
    ):
        assert expected in done.out
    assert 0 == done.code


def test_the_commands_in_german() -> None:
    """The German words work, and the English ones too."""
    german = {
        name: line.partition(" = ")[2].split(", ")[0]
        for line in (Path(sternhafen.__file__).parent / "cli/locale/de.ftl").read_text(encoding="utf-8").splitlines()
        for name in [line.partition(" = ")[0].removeprefix("cli-command-")]
        if line.startswith("cli-command-")
    }
    words = [
        german["help"],
        german["hand"],
        "hand",
        german["score"],
        f"{german['card']} Handelsabkommen",
        german["quit"],
    ]
    typed = "".join(f"{word}\n" for word in words)
    done = run("play", "jumpdrive", "--seed", "1", "--lang", "de", typed=typed)
    assert 0 == done.code
    assert "Handelsabkommen: Entwicklung" in done.out
    assert 2 == done.out.count("7 Karten")


def test_bad_lines_are_answered_and_change_nothing() -> None:
    """Not a number, out of range, the same twice, too many: a sentence each, and the question stays."""
    done = run("play", "jumpdrive", "--seed", "1", typed="foo\n99\n1 1\n1 2 3\n\n1 2\nhand\n")
    assert 3 == done.out.count("Not understood. Type numbers from 1 to 7, or: help.")
    assert "These cannot be chosen together." in done.out
    assert "Choose exactly 2, not 3. (JD-011)" in done.out
    assert "You hold 5 cards:" in done.out


def test_nothing_is_taken_back_after_the_reveal() -> None:
    """The bots choose first, so that a person's choice is the last one and reveals all."""
    done = run("play", "jumpdrive", "--seed", "1", typed="1 2\nundo\nquit\n")
    assert "Nothing can be taken back" in done.out


def test_undo_takes_a_payment_back(tmp_path: Path) -> None:
    """The way chosen for a world is taken back while its payment is still asked."""
    seats = [{"hand": ["rebel_miners", "gem_world", "new_earth"], "tableau": ["contact_specialist", "drop_ships"]}, {}]
    state = sternhafen.game("jumpdrive").position({"players": 2, "seats": seats, "chance": {"seed": "1"}})
    file = tmp_path / "game.json"
    file.write_text(json.dumps(state.record()))
    done = run("play", "jumpdrive", "--resume", file, typed="3\n2\nundo\nquit\n")
    assert "Taken back." in done.out
    assert 2 == done.out.count("How will you place Rebel Miners*?")


def test_save_and_resume(tmp_path: Path) -> None:
    """A saved game is a record that replays, and goes on where it was."""
    file = tmp_path / "game.json"
    done = run("play", "jumpdrive", "--seed", "4", typed=f"1 2\nsave {file}\nhand\nquit\n")
    assert f"Saved to {file}." in done.out
    record = json.loads(file.read_text())
    assert len(record["decisions"]) >= 2
    assert sternhafen.replay(record).to_act
    again = run("play", "jumpdrive", "--resume", file, typed="hand\nquit\n")
    assert "You hold 5 cards:" in again.out
    hands = [out.partition("You hold 5 cards:")[2].splitlines()[1:6] for out in (done.out, again.out)]
    assert hands[0] == hands[1]
    assert re.search(r"^Place 1", run("play", "jumpdrive", "--resume", file, typed=ANSWERS).out, re.MULTILINE)


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    """The game goes on."""
    done = run("play", "jumpdrive", "--seed", "4", typed=f"save {tmp_path}/no/such/folder\nquit\n")
    assert "could not be written" in done.out
    assert 0 == done.code


def test_reconstructed_cards_carry_a_mark() -> None:
    """A star at every card that is not verified, and a legend."""
    done = run("play", "jumpdrive", "--seed", "1", typed="card gem world\ncard trade pact\nquit\n")
    assert "* The printed values of this card are not all known" in done.out
    assert "Gem World*: blue world" in done.out
    assert "Trade Pact: development" in done.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["jumpdrive", "--bot", "x"], "there is no bot 'x' for Jump Drive; there are random, cadet, pilot"),
        (["jumpdrive", "--players", "9"], "This game is for 2 to 4 players, not 9."),
        (["jumpdrive", "--option", "start=x"], 'Option "start" cannot be "x".'),
        (["jumpdrive", "--option", "speed=1"], 'There is no option "speed".'),
        (["jumpdrive", "--resume", "none.json"], "none.json: cannot be read: No such file"),
        (["jumpdrive", "--data", "none.toml"], "none.toml: cannot be read: No such file"),
    ],
)
def test_bad_input_is_one_sentence(words: list[str], sentence: str) -> None:
    """Exit code 2, one sentence, no traceback."""
    assert sentence in one_sentence(run("play", *words))


def test_the_real_command_does_the_same() -> None:
    """In a process of its own."""
    assert "there is no game 'chess'" in one_sentence(run_really("play", "chess"))


def test_words_the_command_does_not_know() -> None:
    """Usage errors exit with 2 as well, without a traceback."""
    for words in (["play", "jumpdrive", "--players", "two"], ["nothing"], ["play"]):
        done = run(*words)
        assert 2 == done.code
        assert "Traceback" not in done.err
