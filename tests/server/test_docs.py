"""What can be set, called or sent is documented."""

import re
from pathlib import Path

import msgspec
import pytest
import typer
from starlette.routing import Route
from typer.testing import CliRunner

from sternhafen.cli.serve import serve
from sternhafen.server import protocol
from sternhafen.server.routes import ROUTES
from sternhafen.server.schema import schema
from sternhafen.server.settings import PREFIX, Settings, SettingsError, from_environment

DOCS = Path(__file__).parents[2] / "docs"


def test_every_setting_is_an_option_a_variable_and_documented() -> None:
    """No setting without its option, its variable and its line in docs/hosting.md; and none invented."""
    hosting = (DOCS / "hosting.md").read_text()
    options = {f"--{name.replace('_', '-')}" for name in Settings.__struct_fields__}
    variables = {PREFIX + name.upper() for name in Settings.__struct_fields__}
    rows = re.findall(r"^\| `(--[a-z-]+)` \| `([A-Z_]+)` \|", hosting, re.MULTILINE)
    assert {option for option, _ in rows} == options
    assert {variable for _, variable in rows} == variables
    shown = help_text()
    assert [option for option in sorted(options) if option not in shown] == []
    assert [variable for variable in sorted(variables) if variable not in shown] == []


def help_text() -> str:
    app = typer.Typer(rich_markup_mode=None)
    app.command()(serve)
    return CliRunner().invoke(app, ["--help"], env={"COLUMNS": "400"}).output


def test_defaults_in_the_docs_are_true() -> None:
    """A default written in the table is the one in the code."""
    hosting = (DOCS / "hosting.md").read_text()
    written = dict(re.findall(r"^\| `--[a-z-]+` \| `STERNHAFEN_([A-Z_]+)` \| `([^`<]+)` \|", hosting, re.MULTILINE))
    defaults = {name.upper(): str(value) for name, value in msgspec.structs.asdict(Settings()).items()}
    computed = {"MAIL_FROM"}
    assert {name: defaults[name] for name in written if name not in computed} == {
        name: value for name, value in written.items() if name not in computed
    }


def test_every_route_is_documented() -> None:
    """Each address of the API is in docs/api.md, with its method."""
    api = (DOCS / "api.md").read_text()
    missing = [
        f"{method} {path}"
        for route in ROUTES
        if isinstance(route, Route) and route.path.startswith("/api/")
        for method in (route.methods or set()) - {"HEAD"}
        for path in [route.path.replace(":int", "")]
        if f"`{method} {path}`" not in api
    ]
    assert missing == []


def test_every_command_is_documented() -> None:
    """Each message a client can send is in docs/api.md."""
    api = (DOCS / "api.md").read_text()
    commands = [kind.__struct_config__.tag for kind in protocol.ClientMessage.__args__]
    assert [name for name in commands if f'{{"type": "{name}"' not in api] == []


def test_schema_knows_all_messages_and_server_messages_have_no_optional_fields() -> None:
    """The schema has both unions; what the server sends has every field always."""
    parts = schema()["$defs"]
    assert {"ServerMessage", "ClientMessage", "TableInfo", "CreateRequest"} <= set(parts)
    for name in ("ViewMessage", "AckMessage", "RefusedMessage", "ChatMessage", "PongMessage", "TableInfo", "SeatInfo"):
        assert set(parts[name]["required"]) == set(parts[name]["properties"])


def test_several_workers_on_sqlite_are_refused_with_a_sentence() -> None:
    """The message says what to do instead."""
    with pytest.raises(SettingsError, match="PostgreSQL"):
        from_environment({}, workers=2)
    app = typer.Typer(rich_markup_mode=None)
    app.command()(serve)
    result = CliRunner().invoke(app, ["--workers", "2"])
    assert (result.exit_code, "Several workers need PostgreSQL" in result.output) == (2, True)


def test_options_win_over_the_environment() -> None:
    """Given beats environment beats default."""
    settings = from_environment({"STERNHAFEN_PORT": "9000", "STERNHAFEN_BOT_PAUSE": "0.5"}, port=9001, host=None)
    assert (settings.port, settings.bot_pause, settings.host) == (9001, 0.5, "127.0.0.1")
    assert from_environment(settings.environment()) == settings
