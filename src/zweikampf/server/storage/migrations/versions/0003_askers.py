"""Who asked for an entry, which is not always the seat that it is about; increments per turn."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock_per", sa.String(8)))
    op.add_column("entries", sa.Column("asker", sa.Integer()))
    op.execute("UPDATE entries SET asker = seat WHERE frame IS NOT NULL")
    op.execute("UPDATE tables SET clock_per = 'action' WHERE clock_base IS NOT NULL")
    op.drop_index("uq_entries_table_id_seat_frame", "entries")
    op.create_index(
        "uq_entries_table_id_asker_frame", "entries", ["table_id", "asker", "frame"], unique=True
    )


def downgrade() -> None:
    op.drop_index("uq_entries_table_id_asker_frame", "entries")
    op.create_index(
        "uq_entries_table_id_seat_frame", "entries", ["table_id", "seat", "frame"], unique=True
    )
    with op.batch_alter_table("entries") as entries:
        entries.drop_column("asker")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("clock_per")
