"""`sternhafen replay`: play a record again, prove it, and tell it."""

from typing import Annotated

import typer

from sternhafen.cli.common import DataPack, File, LanguageOption, TableNames, load_game, read_record, replayed, text_of
from sternhafen.core.record import own_pack
from sternhafen.core.text import speak, text

Seat = Annotated[int | None, typer.Option("--seat", min=1, help="As this seat knew it; by default what was public.")]
Quiet = Annotated[bool, typer.Option("--quiet", help="Only check, tell nothing.")]


def replay(
    file: File, seat: Seat = None, quiet: Quiet = False, lang: LanguageOption = "en", data: DataPack = None
) -> None:
    """Replay a record: every state is compared with the hash in the record."""
    record = read_record(file)
    game = load_game(record.game, data or own_pack(record))
    names = TableNames(game, [])
    viewer = None if seat is None else seat - 1
    for state in replayed(game, record, file):
        for event in [] if quiet else state.events:
            told = event.json(viewer)
            if told:
                print(speak(text_of(told["text"]), lang, names))
    print(speak(text("cli-replayed", number=len(record.decisions)), lang))
    if state.result:
        print(speak(text("cli-scores", scores=", ".join(map(str, state.result.scores))), lang))
