"""Run by Alembic. The connection is handed over by ``upgrade``."""

from alembic import context

from zweikampf.server.storage.database import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
