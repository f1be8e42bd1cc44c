"""Why an analysis failed, for whoever asked for it."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("analyses", sa.Column("why", sa.String(length=400), nullable=True))


def downgrade() -> None:
    op.drop_column("analyses", "why")
