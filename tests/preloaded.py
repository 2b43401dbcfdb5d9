"""What the fork server of ``tests.programs`` loads: everything that our programs import.

Except for modules that choose a language while they are loaded, and for anything that starts a
thread: a fork would not have it.
"""

import alembic.command  # noqa: F401
import fluent.runtime
import platformdirs  # noqa: F401
import rich.columns
import rich.progress  # noqa: F401
import sqlalchemy.dialects.postgresql
import sqlalchemy.dialects.sqlite  # noqa: F401

import zweikampf.engine.trace
import zweikampf.lab.arena
import zweikampf.lab.bench
import zweikampf.lab.showing
import zweikampf.players.opponents
import zweikampf.players.solving
import zweikampf.server.edge.run
import zweikampf.server.storage.backup
import zweikampf.terminal.choosing
import zweikampf.terminal.insight
import zweikampf.terminal.play
import zweikampf.terminal.replaying
import zweikampf.terminal.saving
import zweikampf.terminal.solving
import zweikampf.terminal.starting  # noqa: F401
from zweikampf.engine import plugins, registry
from zweikampf.engine.texts import LANGUAGES
from zweikampf.server.edge.extension import extensions

extensions()
for name in registry.names():
    registry.find(name)
for layer in ("players", "terminal"):
    plugins.found(layer)
for language in LANGUAGES:
    fluent.runtime.FluentBundle([language])  # reads how the language counts
