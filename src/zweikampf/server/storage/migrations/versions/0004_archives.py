"""Finished games as they are sent; decks by digest; when tables and guests were last seen."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("part", sa.String(8), nullable=False),
        sa.Column("page", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "part", "page", name="pk_archives"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_archives_table_id"),
    )
    op.add_column("tables", sa.Column("digest", sa.String(64)))
    for table, column in (("tables", "touched"), ("guests", "seen")):
        op.add_column(table, sa.Column(column, sa.BigInteger(), nullable=False, server_default="0"))
        op.create_index(f"ix_{table}_{column}", table, [column])
    op.create_index("ix_tables_next", "tables", ["next"])
    # The last visits are not known. So what is there counts from today, except for
    # finished games, which count from their end.
    today = int(time.time() * 1000)
    op.execute(f"UPDATE guests SET seen = {today}")
    op.execute(f"UPDATE tables SET touched = {today} WHERE ended = ''")
    op.execute(
        "UPDATE tables SET touched = COALESCE("
        "(SELECT MAX(entries.at) FROM entries WHERE entries.table_id = tables.id), created) "
        "WHERE ended <> ''"
    )


def downgrade() -> None:
    op.drop_index("ix_tables_next", "tables")
    for table, column in (("tables", "touched"), ("guests", "seen")):
        op.drop_index(f"ix_{table}_{column}", table)
        with op.batch_alter_table(table) as altered:
            altered.drop_column(column)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("digest")
    op.drop_table("archives")
