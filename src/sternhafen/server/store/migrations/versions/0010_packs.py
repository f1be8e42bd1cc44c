"""Data packs of the host and of players, and drafts of the workshop."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("hash", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("source", sa.Text(), nullable=False),
        sa.Column("player", sa.String(length=26), nullable=True),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_packs_player")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_packs")),
    )
    op.create_index(op.f("ix_packs_game"), "packs", ["game"])
    op.create_index(op.f("ix_packs_player"), "packs", ["player"])
    op.create_table(
        "drafts",
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_drafts_player")),
        sa.PrimaryKeyConstraint("player", "game", name=op.f("pk_drafts")),
    )


def downgrade() -> None:
    op.drop_table("drafts")
    op.drop_index(op.f("ix_packs_player"), "packs")
    op.drop_index(op.f("ix_packs_game"), "packs")
    op.drop_table("packs")
