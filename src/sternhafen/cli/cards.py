"""`sternhafen cards`: list, search and show a game's components."""

from typing import Annotated

import typer

from sternhafen.cli.common import DataPack, GameName, LanguageOption, TableNames, load_game, print_texts
from sternhafen.core.errors import DataError
from sternhafen.core.game import Game
from sternhafen.core.text import speak, text

Search = Annotated[str, typer.Argument(metavar="[WORDS]", help="Show only cards whose text has all these words.")]
Show = Annotated[bool, typer.Option("--show", help="Show everything about each card found.")]


def cards(
    game: GameName, search: Search = "", show: Show = False, lang: LanguageOption = "en", data: DataPack = None
) -> None:
    """List the cards of a game; give words to search, or one card's name to see all of it."""
    rules = load_game(game, data)
    names = TableNames(rules, [])
    found = [name for name in rules.component_names if matches(rules, name, search.lower().split(), lang, names)]
    if not found:
        raise DataError("cards", f"no card of {rules.name} has the words {search!r}")
    for name in found:
        if show or len(found) == 1:
            print_texts(rules.describe(name), lang, names)
            print()
        else:
            print(speak(rules.summary(name), lang, names))
    if names.any_unsure:
        print(speak(text("cli-unsure-legend"), lang))


def matches(game: Game, name: str, words: list[str], language: str, names: TableNames) -> bool:
    lines = [speak(line, language, names) for line in game.describe(name)]
    everything = " ".join([name, *lines]).lower()
    return all(word in everything for word in words)
