"""Dwarves in a terminal: its board, and the command that checks and shows decks."""

from typing import Any


def __getattr__(name: str) -> Any:
    """The board is loaded when it is asked for: the help of the command needs none of it."""
    if name == "BOARD":
        from zweikampf.terminal.dwarves.board import BOARD

        return BOARD
    raise AttributeError(name)
