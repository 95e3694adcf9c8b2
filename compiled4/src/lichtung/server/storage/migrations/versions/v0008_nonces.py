"""What each seat promises to add to chance; tables by owner, whose number is bounded."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("pledge", sa.String(64)))
    op.create_index("tables_by_owner", "tables", ["owner", "created"])
