"""The tables of the database, in SQLAlchemy Core. The log is the truth of a game; the rest follows."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

meta = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

downtimes = Table(
    "downtimes",
    metadata,
    Column("start", BigInteger, primary_key=True, autoincrement=False),
    Column("end", BigInteger, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("username", String(24), unique=True),
    Column("password", String(200)),
    Column("email", String(200)),
    Column("notices", Boolean, nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("deleted", Boolean, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(26), nullable=False, unique=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("host", ForeignKey("players.id"), nullable=True),
    Column("clock", JSON),
    Column("language", String(2), nullable=False),
    Column("invite", String(64)),
    Column("seed", String(64)),
    Column("rematch", String(26)),
    Column("same_deal", String(26)),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("result", JSON),
    Column("to_act", JSON),
    Column("wake", BigInteger),
    Column("house", JSON),
    Index("ix_tables_wake", "status", "wake"),
    Index("ix_tables_listing", "status", "visibility", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", ForeignKey("players.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("kind", String(5), nullable=False),
    Column("bot", String(40)),
    Column("ready", Boolean, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("player", ForeignKey("players.id"), primary_key=True, index=True),
)

log = Table(
    "log",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),
    Column("command", String(100)),
)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("player", ForeignKey("players.id")),
    Column("name", String(24), nullable=False),
    Column("seat", Integer),
    Column("text", String(500), nullable=False),
    Column("command", String(100)),
)

presence = Table(
    "presence",
    metadata,
    Column("worker", String(26), primary_key=True),
    Column("table", String(26), primary_key=True, index=True),
    Column("seats", JSON, nullable=False),
    Column("watchers", Integer, nullable=False),
    Column("alive", Float, nullable=False),
)
