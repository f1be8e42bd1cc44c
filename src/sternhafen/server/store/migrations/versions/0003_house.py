"""What a table agrees on besides the game: hints, bots' hands."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("house", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "house")
