"""Who has accepted an invitation, and from when on a person's cookies count."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("epoch", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "invited",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    )
