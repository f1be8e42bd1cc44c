"""Who may know a deal, where a table was opened from, who was turned away; confirmed mail, names that look alike."""

import sqlalchemy as sa
from alembic import op

from sternhafen.server.system.names import skeleton

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NO = sa.false()
IMPORTED = """UPDATE tables SET deal = 'chosen' WHERE status = 'finished' AND visibility = 'private' AND NOT EXISTS
(SELECT 1 FROM seats WHERE seats."table" = tables.id AND (seats.player IS NOT NULL OR seats.kind <> 'human'))"""
CHOSEN = "UPDATE tables SET deal = 'chosen' WHERE seed IS NOT NULL AND same_deal IS NULL"
REPEATED = "UPDATE tables SET deal = 'repeated' WHERE same_deal IS NOT NULL"
INHERITED = """UPDATE tables SET deal = 'chosen' WHERE deal = 'repeated' AND EXISTS
(SELECT 1 FROM tables AS old WHERE old.id = tables.same_deal AND old.deal = 'chosen')"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.String(length=10), nullable=False, server_default="fresh"))
    op.add_column("tables", sa.Column("origin", sa.String(length=26), nullable=True))
    op.create_index(op.f("ix_tables_origin"), "tables", ["origin"])
    op.add_column("members", sa.Column("barred", sa.Boolean(), nullable=False, server_default=NO))
    op.add_column("players", sa.Column("confirmed", sa.Boolean(), nullable=False, server_default=NO))
    op.add_column("players", sa.Column("skeleton", sa.String(length=60), nullable=True))
    op.create_index(op.f("ix_players_skeleton"), "players", ["skeleton"])
    mark_deals()
    mark_accounts()


def mark_accounts() -> None:
    """Accounts from before get the skeleton by which look-alikes are found."""
    players = sa.table("players", sa.column("id"), sa.column("username"), sa.column("skeleton"))
    bind = op.get_bind()
    for row in bind.execute(sa.select(players).where(players.c.username.is_not(None))).all():
        like = skeleton(row.username)
        bind.execute(sa.update(players).where(players.c.id == row.id).values(skeleton=like))


def mark_deals() -> None:
    """What was chosen stays chosen, however often it was repeated since."""
    for statement in (REPEATED, CHOSEN, IMPORTED):
        op.execute(statement)
    while op.get_bind().execute(sa.text(INHERITED)).rowcount > 0:
        pass


def downgrade() -> None:
    op.drop_index(op.f("ix_players_skeleton"), "players")
    op.drop_column("players", "skeleton")
    op.drop_column("players", "confirmed")
    op.drop_column("members", "barred")
    op.drop_index(op.f("ix_tables_origin"), "tables")
    op.drop_column("tables", "origin")
    op.drop_column("tables", "deal")
