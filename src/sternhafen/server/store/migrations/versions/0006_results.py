"""How games came out, seat by seat, the ratings made of that, and friends."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

FINISHED = """SELECT id, game, players, result, started, finished FROM tables
WHERE status = 'finished' AND closed IS NULL AND result IS NOT NULL AND started IS NOT NULL"""


def upgrade() -> None:
    results = op.create_table(
        "results",
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(length=26), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Float(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.Column("finished", sa.BigInteger(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_results_player")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_results_table")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_player", "results", ["player", "game", "finished"])
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(length=46), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("who", "game", "players", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "players"])
    op.add_column("players", sa.Column("seen", sa.BigInteger(), nullable=True))
    op.create_table(
        "friends",
        sa.Column("player", sa.String(length=26), nullable=False),
        sa.Column("friend", sa.String(length=26), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["friend"], ["players.id"], name=op.f("fk_friends_friend")),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_friends_player")),
        sa.PrimaryKeyConstraint("player", "friend", name=op.f("pk_friends")),
    )
    op.create_index(op.f("ix_friends_friend"), "friends", ["friend"])
    for table in op.get_bind().execute(sa.text(FINISHED)).mappings().all():
        op.bulk_insert(results, old_results(table))


def old_results(table: Any) -> list[dict[str, Any]]:
    """The lines of a game from before; none of an imported one, which nobody played here."""
    result = table["result"] if isinstance(table["result"], dict) else json.loads(table["result"])
    query = sa.text('SELECT seat, player, bot FROM seats WHERE "table" = :table')
    seats = op.get_bind().execute(query, {"table": table["id"]}).mappings().all()
    if not result or all(seat["player"] is None for seat in seats):
        return []
    common = {"table": table["id"], "game": table["game"], "players": table["players"], "left": False, "rated": False}
    common |= {"finished": table["finished"], "seconds": max(0, table["finished"] - table["started"]) // 1000}
    return [
        common
        | {"seat": seat["seat"], "player": seat["player"], "bot": None if seat["player"] else seat["bot"]}
        | {"place": result["ranks"][seat["seat"]], "score": result["scores"][seat["seat"]], "mu": None, "sigma": None}
        for seat in seats
    ]


def downgrade() -> None:
    op.drop_index(op.f("ix_friends_friend"), "friends")
    op.drop_table("friends")
    op.drop_column("players", "seen")
    op.drop_index("ix_ratings_game", "ratings")
    op.drop_table("ratings")
    op.drop_index("ix_results_player", "results")
    op.drop_table("results")
