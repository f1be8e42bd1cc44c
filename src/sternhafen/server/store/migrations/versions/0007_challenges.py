"""The deal of the day, challenges, and who has tried them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seed", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name=op.f("pk_daily")),
    )
    op.create_table(
        "tries",
        sa.Column("what", sa.String(length=60), nullable=False),
        sa.Column("who", sa.String(length=46), nullable=False),
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_tries_table")),
        sa.PrimaryKeyConstraint("what", "who", name=op.f("pk_tries")),
    )
    op.create_index(op.f("ix_tries_who"), "tries", ["who"])
    op.create_index(op.f("ix_tries_table"), "tries", ["table"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.Column("score", sa.Float(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_challenges_player")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_challenges_table")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_challenges")),
        sa.UniqueConstraint("table", name=op.f("uq_challenges_table")),
    )
    op.create_index(op.f("ix_challenges_player"), "challenges", ["player"])


def downgrade() -> None:
    op.drop_table("challenges")
    op.drop_table("tries")
    op.drop_table("daily")
