"""How games ended, seat by seat, and letters for those who are away."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("mailed", sa.Integer()))
        seats.add_column(sa.Column("mailed_at", sa.Float()))
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("agent", sa.String(16)),
        sa.Column("name", sa.String(32)),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("board", sa.String(32), nullable=False),
        sa.Column("role", sa.String(32), nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("points", sa.Integer()),
        sa.Column("rank", sa.Integer()),
        sa.Column("reason", sa.String(32), nullable=False),
        sa.Column("early", sa.Boolean(), nullable=False),
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
    )
    op.create_index("results_by_person", "results", ["person", "ended"])
    op.create_table(
        "mail",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.Column("confirmed", sa.Float()),
        sa.Column("asked", sa.Boolean(), nullable=False),
        sa.Column("token_hash", sa.String(64), unique=True),
        sa.Column("token_until", sa.Float()),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("next_at", sa.Float(), nullable=False),
        sa.Column("trouble", sa.String(32)),
    )
    op.create_table(
        "letters",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("mailbox", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("letters_by_mailbox", "letters", ["mailbox", "at"])
    op.create_index("letters_by_person", "letters", ["person", "at"])
