"""Browsers that want to be told of turns; nights and cups."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=120), nullable=False),
        sa.Column("auth", sa.String(length=120), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_pushes_player")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pushes")),
    )
    op.create_index(op.f("ix_pushes_player"), "pushes", ["player"])
    create_cups()


def create_cups() -> None:
    op.create_table(
        "cups",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("host", sa.String(length=26), nullable=True),
        sa.Column("games", sa.JSON(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=True),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("origin", sa.String(length=26), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["players.id"], name=op.f("fk_cups_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_cups")),
    )
    op.create_index(op.f("ix_cups_host"), "cups", ["host"])
    op.create_table(
        "entrants",
        sa.Column("cup", sa.String(length=26), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("player", sa.String(length=26), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(["cup"], ["cups.id"], name=op.f("fk_entrants_cup")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_entrants_player")),
        sa.PrimaryKeyConstraint("cup", "number", name=op.f("pk_entrants")),
    )
    op.create_index(op.f("ix_entrants_player"), "entrants", ["player"])
    op.create_table(
        "cup_tables",
        sa.Column("cup", sa.String(length=26), nullable=False),
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("entrants", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["cup"], ["cups.id"], name=op.f("fk_cup_tables_cup")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_cup_tables_table")),
        sa.PrimaryKeyConstraint("cup", "table", name=op.f("pk_cup_tables")),
    )
    op.create_index(op.f("ix_cup_tables_table"), "cup_tables", ["table"])


def downgrade() -> None:
    op.drop_table("cup_tables")
    op.drop_table("entrants")
    op.drop_table("cups")
    op.drop_index(op.f("ix_pushes_player"), "pushes")
    op.drop_table("pushes")
