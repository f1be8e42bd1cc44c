"""What proves and tells each entry of the log; the last views; why a table was closed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("log", sa.Column("hash", sa.String(length=16), nullable=True))
    op.add_column("log", sa.Column("told", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("closed", sa.JSON(), nullable=True))
    op.create_table(
        "views",
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("views", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_views_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_views")),
    )


def downgrade() -> None:
    op.drop_table("views")
    op.drop_column("tables", "closed")
    op.drop_column("log", "told")
    op.drop_column("log", "hash")
