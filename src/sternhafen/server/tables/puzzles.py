"""Puzzles of the games offered here. Nothing is stored: a puzzle is shown, and an answer to it judged."""

from typing import Any

import msgspec

from sternhafen.analysis.puzzles import Puzzle, PuzzleFile, shipped
from sternhafen.core.errors import Refused
from sternhafen.core.state import State

from ..protocol import Json, PuzzleAnswer, PuzzleLine, PuzzleList, PuzzlesAnswer, PuzzleVerdict, SeatInfo, TableInfo
from ..protocol.errors import ApiError
from ..protocol.puzzles import PuzzleMoveInfo
from ..system.clocktime import now_ms
from . import lobby, offered

NOWHERE = "puzzle"
"""The id of the table at which nobody sits."""


def overview() -> PuzzlesAnswer:
    """The puzzles of every game that has some, the easy ones first."""
    files = [file for info in offered.infos() if (file := shipped(offered.get(info.id))) is not None]
    return PuzzlesAnswer([PuzzleList(file.game, lines(file)) for file in files])


def lines(file: PuzzleFile) -> list[PuzzleLine]:
    return [line(puzzle) for puzzle in sorted(file.puzzles, key=lambda puzzle: puzzle.difficulty)]


def line(puzzle: Puzzle) -> PuzzleLine:
    return PuzzleLine(puzzle.id, puzzle.theme, puzzle.difficulty, puzzle.players, puzzle.round)


def find(game: str, name: str) -> tuple[PuzzleFile, Puzzle]:
    """One puzzle, or a refusal."""
    file = shipped(offered.get(game))
    puzzle = next((puzzle for puzzle in file.puzzles if puzzle.id == name), None) if file else None
    if file is None or puzzle is None:
        raise ApiError("missing", "no-puzzle")
    return file, puzzle


def laid_out(game: str, puzzle: Puzzle) -> State:
    state: State = offered.get(game).position(puzzle.position)
    return state


def shown(game: str, name: str) -> PuzzleAnswer:
    """The puzzle as its seat sees it."""
    _, puzzle = find(game, name)
    state = laid_out(game, puzzle)
    view, decision = dict(state.view(puzzle.seat)), dict(state.decision(puzzle.seat).json())
    return PuzzleAnswer(line(puzzle), table(game, puzzle, state), view, decision)


def judged(game: str, name: str, answer: Json | None) -> PuzzleVerdict:
    """What an answer is worth; without one, the solution."""
    file, puzzle = find(game, name)
    action = None if answer is None else checked(laid_out(game, puzzle), puzzle.seat, answer)
    tried = None if action is None else puzzle.move(action)
    solved = action == puzzle.best.action
    told = solved or action is None
    return PuzzleVerdict(
        solved=solved,
        tried=None if tried is None else info(tried),
        moves=[info(move) for move in puzzle.moves] if told else [],
        margin=puzzle.margin,
        error=puzzle.error,
        calibrated=file.calibrated,
        bot=file.bot,
        seconds=file.seconds,
        position=puzzle.position if told else None,
    )


def checked(state: State, seat: int, answer: Json) -> Json:
    """The answer as the game spells it, or the rule against it."""
    try:
        action = state.game.action(answer)
        state.apply(seat, action)
    except Refused as refusal:
        raise offered.refused(refusal) from None
    spelled: Json = action.json()
    return spelled


def info(move: Any) -> PuzzleMoveInfo:
    return msgspec.convert(msgspec.to_builtins(move), PuzzleMoveInfo)


def table(game: str, puzzle: Puzzle, state: State) -> TableInfo:
    """What a board wants to know of the table it stands on."""
    time, names = now_ms(), lobby.bot_names(puzzle.players)
    return TableInfo(
        id=NOWHERE, game=game, options=dict(state.options), status="running", visibility="solo", players=puzzle.players,
        seats=[seat(number, number == puzzle.seat, name) for number, name in enumerate(names)], you=puzzle.seat,
        host=True, clock=None, language="en", hints=False, hands="normal", guided=False, lessons=None, rated=False,
        cup=None, branched=None,
        pack_name=None, paused=False, practice=0, pause_ends=None, pack=state.game.pack_hash, closed=None, rematch=None,
        same_deal=None, code=None, deal="chosen", watchers=0, time=time, created=time, started=time, finished=None,
    )  # fmt: skip


def seat(number: int, own: bool, name: str) -> SeatInfo:
    """The one who solves it, or a bot of those whose game it was."""
    return SeatInfo(
        seat=number, name="" if own else name, kind="human" if own else "bot", bot=None if own else "greedy",
        connected=True, ready=True, clock_ms=None, running=False, player=None, resigned=False, host=own,
    )  # fmt: skip
