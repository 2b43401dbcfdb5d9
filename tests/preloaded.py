"""What the fork server of ``tests.programs`` loads: everything that our programs import.

Except for modules that choose a language while they are loaded, and for anything that starts a
thread: a fork would not have it.
"""

import alembic.command  # noqa: F401
import sqlalchemy.dialects.postgresql
import sqlalchemy.dialects.sqlite  # noqa: F401

import zweikampf.lab.arena
import zweikampf.players.opponents
import zweikampf.server.edge.run
import zweikampf.server.storage.backup
import zweikampf.terminal.play  # noqa: F401
from zweikampf.engine import registry
from zweikampf.server.edge.extension import extensions

extensions()
for name in registry.names():
    registry.find(name)
