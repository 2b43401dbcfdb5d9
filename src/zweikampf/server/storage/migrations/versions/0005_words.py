"""Random words of the players, and seats that are drawn when the game begins."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Tables that are there already keep their cards, which follow from the secret alone.
    op.add_column("tables", sa.Column("scheme", sa.Integer(), nullable=False, server_default="1"))
    for name in ("draws_seats", "swapped"):
        op.add_column(
            "tables", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())
        )


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        for name in ("swapped", "draws_seats", "scheme"):
            tables.drop_column(name)
