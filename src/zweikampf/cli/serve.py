"""``zweikampf serve``: the server; flags override the environment."""

from __future__ import annotations

import os
import subprocess
import sys

import click

from zweikampf.engine import extras
from zweikampf.terminal.commands import command as make_command
from zweikampf.terminal.commands import option


@make_command("serve", help="help-serve")
@option("--host", metavar="ADDRESS", help="help-host")
@option("--port", type=click.IntRange(0, 65535), help="help-port")
@option("--database", metavar="URL", help="help-database")
@option("--processes", type=click.IntRange(1, 64), metavar="NUMBER", help="help-processes")
def command(
    host: str | None, port: int | None, database: str | None, processes: int | None
) -> None:
    """Serve tables."""
    extras.require("server")
    given = {"HOST": host, "PORT": port, "DATABASE": database, "PROCESSES": processes}
    chosen = {f"ZWEIKAMPF_{name}": str(value) for name, value in given.items() if value is not None}
    # In a separate process, which holds nothing of this command line.
    call = [sys.executable, "-m", "zweikampf.server"]
    if sys.platform == "win32":
        done = subprocess.run(call, env={**os.environ, **chosen}, check=False)
        raise click.exceptions.Exit(done.returncode)
    os.execve(sys.executable, call, {**os.environ, **chosen})
