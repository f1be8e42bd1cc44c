"""`sternhafen replay`, `verify` and `position`: files of games."""

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cli.command import one_sentence, run, run_really
from playing import changed, play_out

import sternhafen

DATA = Path(__file__).parent.parent / "games/jumpdrive/data/games.jsonl.gz"
TRANSCRIPTS = [json.loads(line) for line in gzip.decompress(DATA.read_bytes()).splitlines()]
GAME: Any = sternhafen.game("jumpdrive")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(play_out(GAME.new(players=2, seed=1), Random(1)).record()))
    return file


def written(tmp_path: Path, *documents: Any) -> Path:
    file = tmp_path / "games.jsonl"
    file.write_text("".join(json.dumps(document) + "\n" for document in documents))
    return file


def test_replay_tells_and_proves(record: Path) -> None:
    """The game is told, every state compared; a seat hears its own cards, spectators do not."""
    done = run("replay", record)
    number = len(json.loads(record.read_text())["decisions"])
    assert f"{number} decisions replayed, every state the same." in done.out
    assert "Final scores: " in done.out
    assert "Round 1" in done.out
    assert "You " not in done.out
    assert "As income you drew" in run("replay", record, "--seat", "1").out
    german = run("replay", record, "--lang", "de", "--quiet")
    assert 2 == len(german.out.splitlines())


def test_replay_of_a_tampered_record(record: Path) -> None:
    """One sentence that says where."""
    data = json.loads(record.read_text())
    data["hashes"][3] = "0" * 16
    record.write_text(json.dumps(data))
    assert one_sentence(run("replay", record)).startswith(f"{record}, record, after decision 3 ")
    resumed = one_sentence(run("play", "jumpdrive", "--resume", record))
    assert resumed.startswith(f"{record}, record, after decision 3 ")


def test_verify_matching_files(tmp_path: Path, record: Path) -> None:
    """Transcripts, packed or not, and records: all match, exit code 0."""
    done = run_really("verify", DATA)
    assert (0, "12 matched, 0 differ\n", "") == tuple(done)
    assert "1 matched, 0 differ\n" == run("verify", record).out
    mixed = written(tmp_path, TRANSCRIPTS[1], json.loads(record.read_text()))
    assert "2 matched, 0 differ\n" == run("verify", mixed).out


@pytest.mark.parametrize(
    ("path", "to", "where"),
    [
        (("rounds", 0, "state", 0, "vp"), 99, "round 1, points of seat 0: expected 99"),
        (("rounds", 1, "pile"), 3, "round 2, size of the draw pile: expected 3"),
        (("rounds", 0, "legal", 1), [], "round 1, legal choices of seat 1: expected []"),
        (("final", "vp", 0), 1, "end, points: expected"),
        (("opening", "heap"), 9, "opening, size of the discard pile: expected 9, found"),
        (("rounds", 0, "choice", 0), ["galactic_federation", None], "round 1, seat 0, "),
    ],
)
def test_verify_tells_the_first_difference(tmp_path: Path, path: tuple[Any, ...], to: Any, where: str) -> None:
    """The first difference of each game that differs, the closing line, and exit code 1."""
    good, bad = TRANSCRIPTS[1], changed(TRANSCRIPTS[6], *path, to=to)
    done = run("verify", written(tmp_path, good, bad))
    assert 1 == done.code
    lines = done.out.splitlines()
    assert lines[0].startswith(f"{bad['id']}: {where}")
    assert "1 matched, 1 differ" == lines[-1]
    assert 2 == len(lines)


def test_verify_of_games_cut_short(tmp_path: Path) -> None:
    """A transcript that stops before the end differs; one that lacks a field breaks its format."""
    cut = changed(TRANSCRIPTS[1], "rounds", to=TRANSCRIPTS[1]["rounds"][:2])
    done = run("verify", written(tmp_path, cut, cut))
    assert (1, "0 matched, 2 differ") == (done.code, done.out.splitlines()[-1])
    lacking = {name: part for name, part in TRANSCRIPTS[1].items() if name != "setup"}
    sentence = one_sentence(run("verify", written(tmp_path, lacking, cut)))
    assert "game 1: does not keep to the format 'jumpdrive-transcript/1'" in sentence


@pytest.mark.parametrize("format", ["other/1", None, 5, [], {}])
def test_verify_of_an_unknown_format(tmp_path: Path, format: Any) -> None:
    """Exit code 2, and which formats there are."""
    sentence = one_sentence(run("verify", written(tmp_path, TRANSCRIPTS[1], {"format": format})))
    assert "game 2, field 'format': expected one of sternhafen-record/1, jumpdrive-transcript/1" in sentence


POSITION = {
    "game": "jumpdrive",
    "players": 2,
    "seats": [{"hand": ["gem_world"], "tableau": ["trade_pact"], "vp": 4}, {}],
    "chance": {"seed": "1"},
}


def test_position_is_shown(tmp_path: Path) -> None:
    """Table, seats and who must decide what, in both languages; in full as JSON on request."""
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION))
    english, german = run("position", file), run("position", file, "--lang", "de")
    assert "Round 1: Choosing" in english.out
    assert "Seat 1: 4 points, 1 more each round, income 1" in english.out
    assert "Seat 2: Place a development, a world, or both; or explore." in english.out
    assert "Handelsabkommen" in german.out
    full = json.loads(run("position", file, "--json").out)
    assert GAME.position(POSITION).hash() == GAME.position(full).hash()


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"game": "chess"}, "field 'game': expected one of"),
        ([], "field 'game': expected one of"),
        ({**POSITION, "players": 9}, "This game is for 2 to 4 players, not 9."),
        ({**POSITION, "seats": [{"hand": ["x"]}, {}]}, "there is no component 'x'"),
        ({**POSITION, "seats": [{"vp": 10**30}, {}]}, "field 'vp'"),
    ],
)
def test_bad_positions_are_one_sentence(tmp_path: Path, data: Any, sentence: str) -> None:
    """It names the file, and what is wrong."""
    file = tmp_path / "position.json"
    file.write_text(json.dumps(data))
    found = one_sentence(run("position", file))
    assert found.startswith(str(file))
    assert sentence in found


@pytest.mark.parametrize("command", ["replay", "verify", "position"])
@pytest.mark.parametrize("content", [b"[1", b"\xff\xfe\x00", b"\x1f\x8bxx", b'"text"', b"5"])
def test_files_that_hold_something_else(tmp_path: Path, command: str, content: bytes) -> None:
    """Half a document, no text, a broken archive, JSON of another kind: one sentence each."""
    file = tmp_path / "file.json"
    file.write_bytes(content)
    assert one_sentence(run(command, file))
    assert "cannot be read" in one_sentence(run(command, tmp_path / "none"))
    assert "cannot be read" in one_sentence(run(command, tmp_path))
