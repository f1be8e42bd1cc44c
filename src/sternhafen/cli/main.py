"""One command with subcommands. Errors that a person can act on are one sentence and exit code 2."""

import signal
import sys
from typing import Annotated

import typer

from sternhafen import __version__
from sternhafen.cli import (
    admin,
    analyse,
    arena,
    calibrate,
    cards,
    data,
    league,
    new_game,
    play,
    position,
    puzzles,
    replay,
    serve,
    strengths,
    train,
    verify,
)
from sternhafen.cli.extras import advice
from sternhafen.core import flow
from sternhafen.core.errors import SternhafenError

app = typer.Typer(
    name="sternhafen",
    help="Play and study Jump Drive, Race for the Galaxy, Galaxy Trucker and Solarius Mission.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command("serve")(serve.serve)
app.command("play")(play.play)
app.command("analyse")(analyse.analyse)
app.command("calibrate")(calibrate.calibrate)
app.command("arena")(arena.arena)
app.command("league")(league.league)
app.command("curve")(league.curve)
app.command("strengths")(strengths.strengths)
app.command("train")(train.train)
app.command("cards")(cards.cards)
app.add_typer(data.app, name="data")
app.command("puzzles")(puzzles.puzzles)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("position")(position.position)
app.command("new-game")(new_game.new_game)
app.add_typer(admin.app, name="admin")


def tell_version(wanted: bool) -> None:
    if wanted:
        engine = "plain" if flow.__file__.endswith(".py") else "compiled"
        typer.echo(f"sternhafen {__version__} ({engine})")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="Show the version and the engine.")
    ] = False,
) -> None:
    pass


def main() -> None:
    # Long work started in the background ignores the signal otherwise, and could not be stopped with what it has done.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        app()
    except SternhafenError as error:
        print(f"sternhafen: {error}", file=sys.stderr)
        sys.exit(2)
    except ModuleNotFoundError as missing:
        if (sentence := advice(missing)) is None:
            raise
        print(f"sternhafen: {sentence}", file=sys.stderr)
        sys.exit(2)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)


if __name__ == "__main__":
    main()
