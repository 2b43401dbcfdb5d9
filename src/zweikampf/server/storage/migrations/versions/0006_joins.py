"""Joining and the rematch are entries. The tables of the database stay as they are; an earlier
version does not know these kinds of entries, so it must not open this database any more."""

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass


def downgrade() -> None:
    pass
