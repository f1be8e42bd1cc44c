"""`sternhafen serve`: start the server. Its options are the settings, which stand in one place."""

import inspect
from typing import Annotated, Any

import typer

from sternhafen.server.system.settings import Described, SettingsError, described, from_environment


def serve(**given: Any) -> None:
    """Start the server; open the address it prints in a browser."""
    try:
        settings = from_environment(**given)
    except SettingsError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    from sternhafen.server.ops.run import serve as run

    typer.echo(f"Sternhafen: {settings.url}")
    run(settings)


def parameter(setting: Described) -> inspect.Parameter:
    """A setting as an option of the command; its default is shown but left to the settings."""
    default = f"; default: {setting.default}" if setting.default else ""
    words = f"{setting.about} [{setting.variable}{default}]".replace("`", "")
    option = typer.Option(setting.option, help=words, show_default=False)
    annotation: Any = Annotated[setting.kind | None, option]
    return inspect.Parameter(setting.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


_parameters = [parameter(setting) for setting in described()]
serve.__signature__ = inspect.Signature(_parameters)  # type: ignore[attr-defined]
serve.__annotations__ = {one.name: one.annotation for one in _parameters}
