"""Migrations of the database, by Alembic; ``upgrade`` brings a database to the newest one."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, inspect, text

from zweikampf.server.database import HEAD


def upgrade(engine: Engine) -> None:
    """Bring the database up to date; quick when it is already."""
    if _revision(engine) == HEAD:
        return
    # Alembic takes a while to load, and most starts need none of it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _revision(engine: Engine) -> str | None:
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
