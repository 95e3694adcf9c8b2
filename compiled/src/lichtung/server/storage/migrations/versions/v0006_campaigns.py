"""Campaigns and the tables that belong to them; names that people give themselves on single seats."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("name", sa.String(32)))
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
    )
    op.create_index("campaigns_by_owner", "campaigns", ["owner", "updated"])
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("campaign", sa.String(32)))
    op.create_index("tables_by_campaign", "tables", ["campaign"])
