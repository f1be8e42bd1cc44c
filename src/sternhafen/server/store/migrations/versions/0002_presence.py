"""Who is connected to which worker."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("worker", sa.String(length=26), nullable=False),
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("watchers", sa.Integer(), nullable=False),
        sa.Column("alive", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("worker", "table", name=op.f("pk_presence")),
    )
    op.create_index(op.f("ix_presence_table"), "presence", ["table"])


def downgrade() -> None:
    op.drop_index(op.f("ix_presence_table"), "presence")
    op.drop_table("presence")
