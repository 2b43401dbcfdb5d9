"""Tables that continue from a position of a finished game."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(16)))
    op.add_column("tables", sa.Column("opening", sa.Text()))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("opening")
        tables.drop_column("origin")
