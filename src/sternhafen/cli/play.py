"""`sternhafen play`: one person against bots, in plain text that a screen reader reads well."""

from pathlib import Path
from typing import Annotated

import typer

from sternhafen import bots
from sternhafen.bots.own import load_bots, read_source
from sternhafen.cli.common import DataPack, GameName, LanguageOption, TableNames, load_game, read_record, replayed
from sternhafen.cli.terminal import Terminal
from sternhafen.core.errors import DataError
from sternhafen.core.game import Game
from sternhafen.core.plain import Json
from sternhafen.core.state import State
from sternhafen.core.text import speak, text

Players = Annotated[int | None, typer.Option("--players", help="How many players, you included.")]
BotName = Annotated[str, typer.Option("--bot", help="Who plays the other seats: cadet, pilot, captain, admiral.")]
Code = Annotated[Path | None, typer.Option("--code", help="A Python file with bots of your own, for --bot.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed deals the same game.")]
Options = Annotated[list[str], typer.Option("--option", help="A setting of the game, such as start=first_game.")]
Resume = Annotated[Path | None, typer.Option("--resume", help="Go on with a game saved before.")]


def play(
    game: GameName,
    players: Players = None,
    bot: BotName = "pilot",
    code: Code = None,
    seed: Seed = None,
    option: Options = [],  # noqa: B006 -- typer copies it
    resume: Resume = None,
    lang: LanguageOption = "en",
    data: DataPack = None,
) -> None:
    """Play a game in the terminal. Numbers choose; `help` lists the other commands."""
    rules = load_game(game, data)
    if resume:
        state = saved_game(rules, resume)
    else:
        number = rules.players[0] if players is None else players
        state = rules.new(players=number, seed=seed, options=read_options(rules, option))
    own = load_bots(str(code), read_source(str(code))) if code else {}
    opponents = {other: bots.make(rules, bot, f"{seed}-{other}", own) for other in range(1, state.players)}
    Terminal(state, 0, opponents, TableNames(rules, people(bot, state.players, lang)), lang).run()


def people(bot: str, players: int, lang: str) -> list[str]:
    """How those at the table are called: you, and the bots by number."""
    others = [text("cli-bot", bot=bot, number=other) for other in range(1, players)]
    return [speak(name, lang) for name in (text("cli-you"), *others)]


def saved_game(game: Game, path: Path) -> State:
    record = read_record(path)
    if record.game != game.id:
        raise DataError(str(path), f"is a game of {record.game}, not of {game.id}")
    *_, state = replayed(game, record, path)
    return state


def read_options(game: Game, words: list[str]) -> Json:
    """Settings written as name=value; values are matched with the allowed ones by their text."""
    options = {}
    for word in words:
        name, _, value = word.partition("=")
        choices = game.options[name].choices if name in game.options else ()
        options[name] = next((choice for choice in choices if str(choice).lower() == value.lower()), value)
    return options
