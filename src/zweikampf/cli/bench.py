"""``zweikampf bench``: how fast a game runs on this machine."""

from __future__ import annotations

import json

from zweikampf.cli.shared import (
    game_argument,
    game_options,
    json_option,
    options_of,
    preset_option,
    write_line,
)
from zweikampf.engine import registry
from zweikampf.lab import bench
from zweikampf.terminal.commands import Seconds
from zweikampf.terminal.commands import command as make_command
from zweikampf.terminal.commands import option as own_option


@make_command("bench", help="help-bench")
@game_argument
@preset_option
@game_options
@own_option("--seconds", type=Seconds(min=0.01), default=1.0, help="help-seconds")
@json_option
def command(
    game: str, preset: str | None, option: tuple[str, ...], seconds: float, as_json: bool
) -> None:
    """Measure how fast a game runs on this machine."""
    found = registry.find(game)
    speed = bench.measure(found, options_of(found, preset, option), seconds).json()
    if as_json:
        write_line(json.dumps(speed))
        return
    for name, value in speed.items():
        shown = f"{value:,.1f}" if isinstance(value, float) else value
        write_line(f"{name:<20} {shown}")
