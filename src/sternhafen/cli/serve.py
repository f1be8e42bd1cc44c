"""`sternhafen serve`: start the server. Every option is also an environment variable STERNHAFEN_<NAME>."""

from typing import Annotated

import typer

from sternhafen.server.settings import Settings, SettingsError, from_environment

DEFAULT = Settings()


def option(text: str, name: str) -> typer.models.OptionInfo:
    """An option whose default is shown but left to the settings."""
    default = getattr(DEFAULT, name)
    shown = f"{text} [STERNHAFEN_{name.upper()}{f'; default: {default}' if default != '' else ''}]"
    return typer.Option(f"--{name.replace('_', '-')}", help=shown, show_default=False)  # type: ignore[no-any-return]


def serve(
    host: Annotated[str | None, option("Address to listen on; 0.0.0.0 for all.", "host")] = None,
    port: Annotated[int | None, option("Port to listen on.", "port")] = None,
    database: Annotated[
        str | None,
        option("SQLAlchemy URL: sqlite:///file or postgresql+psycopg://user@host/name.", "database"),
    ] = None,
    workers: Annotated[int | None, option("Server processes; more than one needs PostgreSQL.", "workers")] = None,
    public_url: Annotated[
        str | None,
        option("The address people open, as they type it; browsers must come from there.", "public_url"),
    ] = None,
    data: Annotated[str | None, option("Data packs with your own card values, separated like PATH.", "data")] = None,
    secret: Annotated[
        str | None,
        option("Key that signs cookies; otherwise one is made and kept in the database.", "secret"),
    ] = None,
    trusted_proxies: Annotated[
        str | None, option("Addresses of proxies whose X-Forwarded-For is believed.", "trusted_proxies")
    ] = None,
    log_format: Annotated[str | None, option("console or json.", "log_format")] = None,
    log_level: Annotated[str | None, option("debug, info, warning or error.", "log_level")] = None,
    metrics_token: Annotated[
        str | None, option("Bearer token for /metrics from elsewhere than this machine.", "metrics_token")
    ] = None,
    bot_workers: Annotated[
        int | None, option("Processes for thinking bots; 0: one less than cores.", "bot_workers")
    ] = None,
    bot_seconds: Annotated[float | None, option("How long a bot may think about a decision.", "bot_seconds")] = None,
    bot_thinking: Annotated[float | None, option("Seconds a searching bot takes.", "bot_thinking")] = None,
    bot_pause: Annotated[
        float | None, option("Seconds a bot waits before it thinks, so people can follow.", "bot_pause")
    ] = None,
    bot_tile_seconds: Annotated[
        float | None, option("Seconds a bot's hands need for a decision in real time.", "bot_tile_seconds")
    ] = None,
    hint_seconds: Annotated[float | None, option("Seconds a bot thinks about a hint.", "hint_seconds")] = None,
    webhook_url: Annotated[str | None, option("Turn notices are posted here as JSON.", "webhook_url")] = None,
    smtp_url: Annotated[
        str | None, option("Mail server for turn notices: smtp://user:password@host:port.", "smtp_url")
    ] = None,
    mail_from: Annotated[str | None, option("Sender of turn notices.", "mail_from")] = None,
    rate_messages: Annotated[str | None, option("Messages per WebSocket, e.g. 30/second.", "rate_messages")] = None,
    rate_requests: Annotated[str | None, option("API requests per address.", "rate_requests")] = None,
    rate_logins: Annotated[
        str | None, option("Log-ins, registrations and password changes per address.", "rate_logins")
    ] = None,
    rate_connects: Annotated[str | None, option("New WebSockets and new guests per address.", "rate_connects")] = None,
    rate_hints: Annotated[str | None, option("Hints per player.", "rate_hints")] = None,
    max_frame: Annotated[int | None, option("Largest WebSocket message taken, in bytes.", "max_frame")] = None,
    guest_days: Annotated[
        float | None, option("Days after which a guest without any table is forgotten; 0: never.", "guest_days")
    ] = None,
    drain_seconds: Annotated[
        int | None, option("How long a planned stop waits for running commands.", "drain_seconds")
    ] = None,
) -> None:
    """Start the server; open the address it prints in a browser."""
    try:
        settings = from_environment(**locals())
    except SettingsError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    from sternhafen.server.run import serve as run

    typer.echo(f"Sternhafen: {settings.url}")
    run(settings)
