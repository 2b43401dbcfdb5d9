"""Tower in a terminal: its board."""

from zweikampf.terminal.tower.board import BOARD

__all__ = ["BOARD"]
