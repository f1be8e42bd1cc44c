"""What can be set, called or sent is documented."""

import re
from pathlib import Path

import pytest
import typer
from starlette.routing import Route
from typer.testing import CliRunner

from sternhafen.cli.serve import serve
from sternhafen.server import protocol
from sternhafen.server.protocol.errors import STATUS
from sternhafen.server.protocol.schema import schema
from sternhafen.server.system.settings import SettingsError, described, from_environment
from sternhafen.server.web.routes import ROUTES

DOCS = Path(__file__).parents[3] / "docs"


def test_the_table_of_settings_is_made_from_the_settings() -> None:
    """docs/hosting.md has a line for each setting, with its option, variable, default and words; and none invented."""
    rows = re.findall(r"^\| `--[a-z-]+` \|.*$", (DOCS / "hosting.md").read_text(), re.MULTILINE)
    assert rows == [setting.row() for setting in described()]


def test_every_setting_is_an_option_of_the_command() -> None:
    """`sternhafen serve --help` names every option and its variable, and a wrong value is one sentence."""
    app = typer.Typer(rich_markup_mode=None)
    app.command()(serve)
    shown = CliRunner().invoke(app, ["--help"], env={"COLUMNS": "400"}).output
    assert [one.option for one in described() if one.option not in shown or one.variable not in shown] == []
    refused = CliRunner().invoke(app, ["--workers", "0"])
    assert refused.exit_code == 2
    assert "--workers must be at least 1." in refused.output


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


def test_every_kind_of_error_is_documented() -> None:
    """Each kind stands in docs/api.md before its status, and none is invented."""
    api = (DOCS / "api.md").read_text()
    told = api.partition("Errors have one shape")[2].partition("\n- ")[0].partition("Kinds:")[2]
    groups = [
        (re.findall(r"`(\w+)`", part), int(part.split()[-1])) for part in re.split(r"[,.]\s+", told.strip(". \n"))
    ]
    assert {kind: status for kinds, status in groups for kind in kinds} == STATUS


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
