"""Throne in a terminal: its board."""

from zweikampf.terminal.throne.board import BOARD

__all__ = ["BOARD"]
