"""The game as an application: full screen, keys and mouse. It draws sessions and knows no rules."""

from zweikampf.terminal.app.app import Zweikampf, run

__all__ = ["Zweikampf", "run"]
