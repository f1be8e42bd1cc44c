"""Puzzles: positions of real bot games with one clearly best move."""

from pathlib import Path

import msgspec
import pytest

import sternhafen
from sternhafen.analysis.puzzles import Collection, Puzzle, PuzzleFile, PuzzleMove, collect, keep, shipped
from sternhafen.analysis.puzzles.collecting import A_DEAL, SAME_THEME, begun, check
from sternhafen.analysis.puzzles.mining import MARGIN, SURE
from sternhafen.analysis.puzzles.puzzle import EASY, HARD, read_file
from sternhafen.core.text import LANGUAGES, Text, speak, text
from sternhafen.registry import texts

GAMES = ("jumpdrive", "race", "solarius", "trucker")
ENOUGH = 40


@pytest.fixture(params=GAMES)
def file(request: pytest.FixtureRequest) -> PuzzleFile:
    found = shipped(sternhafen.game(request.param))
    assert found is not None
    return found


def test_every_game_ships_enough_puzzles_of_several_kinds(file: PuzzleFile) -> None:
    """Forty at least, more than one theme and difficulty, none twice."""
    assert len(file.puzzles) >= ENOUGH
    assert len({puzzle.id for puzzle in file.puzzles}) == len(file.puzzles)
    assert len({puzzle.theme for puzzle in file.puzzles}) > 1
    assert len({puzzle.difficulty for puzzle in file.puzzles}) > 1


def test_every_puzzle_can_be_laid_out_and_has_one_clearly_best_answer(file: PuzzleFile) -> None:
    """The question is the one it is sorted under, all moves compared are legal, the margin is large and sure."""
    game = sternhafen.game(file.game)
    for puzzle in file.puzzles:
        decision = game.position(puzzle.position).decision(puzzle.seat)
        assert puzzle.theme == decision.prompt.key
        assert all(decision.allows(game.action(move.action)) for move in puzzle.moves)
        assert puzzle.margin >= max(MARGIN, round(SURE * puzzle.error, 3) - 0.001)
        assert puzzle.best.chance == max(move.chance for move in puzzle.moves)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_and_reasons_are_told_in_words(file: PuzzleFile, language: str) -> None:
    """Every text has its words, and every theme a name in the game's own."""
    names = sternhafen.game(file.game).names
    words = texts(file.game, language) or ""
    for puzzle in file.puzzles:
        assert f"\n{puzzle.theme.replace(file.game, f'{file.game}-theme', 1)} = " in words
        for move in puzzle.moves:
            for said in (move.text, move.why):
                assert said["key"] not in speak(Text(said["key"], said["args"]), language, names)


def test_puzzles_are_not_shown_where_other_cards_are_played(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    source = Path(sternhafen.__file__).parent / "games" / "jumpdrive" / "data" / "cards.toml"
    own.write_text(source.read_text(encoding="utf-8").replace("cost = 2", "cost = 3", 1), encoding="utf-8")
    assert shipped(sternhafen.game("jumpdrive")) is not None
    assert shipped(sternhafen.game("jumpdrive", data=own)) is None


def puzzle(number: int, theme: str, difficulty: int = HARD, margin: float = 0.1) -> Puzzle:
    moves = [PuzzleMove({"type": "x"}, text("x").json(), 0.5, 0.01, text("x").json())]
    return Puzzle(f"{number}", 2, 0, 1, theme, difficulty, margin, 0.01, moves, {})


def test_a_collection_keeps_the_hardest_of_a_deal_and_not_too_many_of_a_kind() -> None:
    collection = Collection(PuzzleFile("jumpdrive", "", "admiral", 0.1, 1, False), wanted=10)
    found = [puzzle(number, "a", HARD, 0.1 * number) for number in range(1, A_DEAL + 1)]
    collection.take([puzzle(0, "a", EASY), *found])
    assert [one.id for one in reversed(found)] == [kept.id for kept in collection.file.puzzles]
    for number in range(10, 20):
        collection.take([puzzle(number, "a", 1 + number % 3)])
    assert SAME_THEME * 10 == len(collection.file.puzzles)


def test_the_search_for_puzzles_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """The same puzzles come out, stopped in between or not."""
    whole = found_in(4, tmp_path / "whole.json")
    found_in(2, tmp_path / "parts.json")
    parts = found_in(4, tmp_path / "parts.json")
    assert whole == parts
    assert whole.puzzles


def test_puzzles_are_judged_anew_with_what_is_known_of_chances() -> None:
    """What is clear stays, with chances as they are told today; what is not is dropped; a full file takes no more."""
    known = shipped(sternhafen.game("jumpdrive"))
    assert known
    clear = max(known.puzzles, key=lambda puzzle: puzzle.margin)
    wrong = msgspec.structs.replace(clear, id="wrong", moves=clear.moves[::-1])
    seen: list[int] = []
    again = check(msgspec.structs.replace(known, puzzles=[clear, wrong], calibrated=False), 0.1, seen.append)
    assert ([1, 2], True, [clear.id]) == (seen, again.calibrated, [puzzle.id for puzzle in again.puzzles])
    told = again.puzzles[0]
    assert told.margin == pytest.approx(told.best.chance - max(move.chance for move in told.moves[1:]), abs=0.002)
    assert again == collect(Collection(again, wanted=1), None, 1, lambda _: None)


def found_in(deals: int, path: Path) -> PuzzleFile:
    """What so many deals hold, by a very short search."""
    file = read_file(path) if path.is_file() else begun("jumpdrive", "admiral", 0.05, 1)
    collection = Collection(file, wanted=1000)

    class Enough(Exception):
        pass

    def tell(now: Collection) -> None:
        keep(now.file, path)
        if now.file.deals == deals:
            raise Enough

    with pytest.raises(Enough):
        collect(collection, None, 1, tell)
    return msgspec.convert(msgspec.json.decode(path.read_bytes()), PuzzleFile)
