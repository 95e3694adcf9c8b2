"""Seconds that were thought, and who is muted at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("records") as records:
        records.add_column(sa.Column("spent", sa.Float()))
    op.create_table(
        "muted",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    )
