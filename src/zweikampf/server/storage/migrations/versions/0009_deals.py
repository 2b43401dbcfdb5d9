"""Cards that are played again: deals, the tables that share them, and who plays those of a week."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(64), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("level", sa.Integer(), nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("clock_base", sa.Integer(), nullable=True),
        sa.Column("clock_increment", sa.Integer(), nullable=True),
        sa.Column("clock_per", sa.String(8), nullable=True),
        sa.Column("reaction", sa.Integer(), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("word0", sa.String(64), nullable=False),
        sa.Column("word1", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("week", sa.String(8), nullable=True),
        sa.Column("ends", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_deals"),
        sa.UniqueConstraint("name", name="uq_deals_name"),
    )
    op.create_index("ix_deals_created", "deals", ["created"])
    op.create_table(
        "weekly",
        sa.Column("deal_id", sa.String(32), nullable=False),
        sa.Column("guest_id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_weekly_deal_id"),
        sa.PrimaryKeyConstraint("deal_id", "guest_id", name="pk_weekly"),
    )
    op.add_column("tables", sa.Column("deal", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("adjusted", sa.Float(), nullable=True))
    op.create_index("ix_tables_deal", "tables", ["deal"])


def downgrade() -> None:
    op.drop_index("ix_tables_deal", "tables")
    with op.batch_alter_table("tables") as tables:
        for name in ("adjusted", "deal"):
            tables.drop_column(name)
    for table in ("weekly", "deals"):
        op.drop_table(table)
