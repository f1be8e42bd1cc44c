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
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
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
    Column("confirmed", Boolean, nullable=False, server_default=false()),
    Column("skeleton", String(60), index=True),
    Column("seen", BigInteger),
)

friends = Table(
    "friends",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("friend", ForeignKey("players.id"), primary_key=True, index=True),
    Column("created", BigInteger, nullable=False),
)

daily = Table(
    "daily",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seed", String(32), nullable=False),
)

tries = Table(
    "tries",
    metadata,
    Column("what", String(60), primary_key=True),
    Column("who", String(46), primary_key=True, index=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False, unique=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("score", Float, nullable=False),
    Column("created", BigInteger, nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(120), nullable=False),
    Column("created", BigInteger, nullable=False),
)

cups = Table(
    "cups",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("host", ForeignKey("players.id"), index=True),
    Column("games", JSON, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("size", Integer, nullable=False),
    Column("clock", JSON),
    Column("rated", Boolean, nullable=False),
    Column("bot", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("origin", String(26), nullable=False),
)

entrants = Table(
    "entrants",
    metadata,
    Column("cup", ForeignKey("cups.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("player", ForeignKey("players.id"), index=True),
    Column("bot", String(40)),
)

cup_tables = Table(
    "cup_tables",
    metadata,
    Column("cup", ForeignKey("cups.id"), primary_key=True),
    Column("table", ForeignKey("tables.id"), primary_key=True, index=True),
    Column("round", Integer, nullable=False),
    Column("entrants", JSON, nullable=False),
)

packs = Table(
    "packs",
    metadata,
    Column("hash", String(16), primary_key=True),
    Column("game", String(40), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("source", Text, nullable=False),
    Column("player", ForeignKey("players.id"), index=True),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("data", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
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
    Column("deal", String(10), nullable=False, server_default="fresh"),
    Column("origin", String(26), index=True),
    Column("closed", JSON),
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
    Column("barred", Boolean, nullable=False, server_default=false()),
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
    Column("hash", String(16)),
    Column("told", Text),
)

views = Table(
    "views",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("views", Text, nullable=False),
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

results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", ForeignKey("players.id")),
    Column("bot", String(40)),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Float, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("mu", Float),
    Column("sigma", Float),
    Column("finished", BigInteger, nullable=False),
    Column("seconds", Integer, nullable=False),
    Index("ix_results_player", "player", "game", "finished"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("who", String(46), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_game", "game", "players"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("finished", Boolean, nullable=False, index=True),
    Column("failed", Boolean, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("data", LargeBinary),
    Column("why", String(400)),
)
