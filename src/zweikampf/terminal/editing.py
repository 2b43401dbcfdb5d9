"""Lines at the prompt: with history and completion where a person types them at a terminal."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

from rich.console import Console

from zweikampf.engine import folders

Reader = Callable[[], str]
Offers = Callable[[str], list[str]]  # what may be meant by the beginning of a line

_MOST_LINES = 500
_PRIVATE = 0o700


def is_at_terminal(console: Console) -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and console.is_terminal


@contextlib.contextmanager
def reading(console: Console, prompt: str, game: str, offers: Offers) -> Iterator[Reader]:
    """Something that reads lines. Each game has its own history, which is kept at the end."""
    readline = _editor() if is_at_terminal(console) else None
    if readline is None:
        yield lambda: console.input(f"{prompt} › ")
        return
    history = folders.state() / "history" / f"{game}.txt"
    _set_up(readline, history, offers)
    try:
        # Not by way of the console: the editor must know the prompt to draw the line again.
        yield lambda: input(f"{prompt} › ")
    finally:
        _keep(readline, history)


def _editor() -> ModuleType | None:
    try:
        import readline
    except ImportError:  # such as on Windows
        return None
    return readline


def _set_up(readline: ModuleType, history: Path, offers: Offers) -> None:
    def complete(text: str, number: int) -> str | None:
        found = offers(text)
        return found[number] if number < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims("")  # the whole line is one word
    is_libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
    readline.clear_history()
    readline.set_history_length(_MOST_LINES)
    with contextlib.suppress(OSError):
        readline.read_history_file(history)


def _keep(readline: ModuleType, history: Path) -> None:
    """History is a convenience: where it cannot be kept, it is not."""
    readline.set_completer(None)
    with contextlib.suppress(OSError):
        history.parent.mkdir(_PRIVATE, parents=True, exist_ok=True)
        readline.write_history_file(history)
    readline.clear_history()
