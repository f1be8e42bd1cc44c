"""One command with subcommands. Errors that a person can act on are one sentence and exit code 2."""

import signal
import sys

import typer

from sternhafen.cli import admin, arena, cards, data, play, position, replay, serve, strengths, train, verify
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
app.command("arena")(arena.arena)
app.command("strengths")(strengths.strengths)
app.command("train")(train.train)
app.command("cards")(cards.cards)
app.add_typer(data.app, name="data")
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("position")(position.position)
app.add_typer(admin.app, name="admin")


def main() -> None:
    # Long work started in the background ignores the signal otherwise, and could not be stopped with what it has done.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        app()
    except SternhafenError as error:
        print(f"sternhafen: {error}", file=sys.stderr)
        sys.exit(2)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)


if __name__ == "__main__":
    main()
