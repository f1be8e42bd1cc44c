"""First tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "downtimes",
        sa.Column("start", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("end", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("start", name=op.f("pk_downtimes")),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_meta")),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("username", sa.String(length=24), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("email", sa.String(length=200), nullable=True),
        sa.Column("notices", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("deleted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
        sa.UniqueConstraint("username", name=op.f("uq_players_username")),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_sessions_player")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_sessions")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_player"), ["player"], unique=False)

    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("visibility", sa.String(length=10), nullable=False),
        sa.Column("host", sa.String(length=26), nullable=True),
        sa.Column("clock", sa.JSON(), nullable=True),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("invite", sa.String(length=64), nullable=True),
        sa.Column("seed", sa.String(length=64), nullable=True),
        sa.Column("rematch", sa.String(length=26), nullable=True),
        sa.Column("same_deal", sa.String(length=26), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("finished", sa.BigInteger(), nullable=True),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("to_act", sa.JSON(), nullable=True),
        sa.Column("wake", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["players.id"], name=op.f("fk_tables_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_listing", ["status", "visibility", "created"], unique=False)
        batch_op.create_index("ix_tables_wake", ["status", "wake"], unique=False)

    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.Column("label", sa.String(length=60), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_tokens_player")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_tokens")),
        sa.UniqueConstraint("id", name=op.f("uq_tokens_id")),
    )
    with op.batch_alter_table("tokens", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tokens_player"), ["player"], unique=False)

    op.create_table(
        "chat",
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.String(length=26), nullable=True),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("command", sa.String(length=100), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_chat_player")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chat_table")),
        sa.PrimaryKeyConstraint("table", "n", name=op.f("pk_chat")),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("command", sa.String(length=100), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_log_table")),
        sa.PrimaryKeyConstraint("table", "seq", name=op.f("pk_log")),
    )
    op.create_table(
        "members",
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_members_player")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_members_table")),
        sa.PrimaryKeyConstraint("table", "player", name=op.f("pk_members")),
    )
    with op.batch_alter_table("members", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_members_player"), ["player"], unique=False)

    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(length=26), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=5), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_seats_player")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_player"), ["player"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_player"))

    op.drop_table("seats")
    with op.batch_alter_table("members", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_members_player"))

    op.drop_table("members")
    op.drop_table("log")
    op.drop_table("chat")
    with op.batch_alter_table("tokens", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tokens_player"))

    op.drop_table("tokens")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_wake")
        batch_op.drop_index("ix_tables_listing")

    op.drop_table("tables")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_sessions_player"))

    op.drop_table("sessions")
    op.drop_table("players")
    op.drop_table("meta")
    op.drop_table("downtimes")
