"""Code of others that fails: one error that names the player, and the traceback for its author."""

from __future__ import annotations

import importlib
import sys
import traceback
from collections.abc import Callable
from contextlib import nullcontext, redirect_stdout
from pathlib import Path
from types import TracebackType
from typing import TypeVar

from zweikampf.engine.errors import PlayerError, ZweikampfError
from zweikampf.engine.notation import shorten
from zweikampf.engine.reason import because

T = TypeVar("T")

FOREIGN = (Exception, SystemExit)  # what code of others may raise; it may even call exit
_OURS = Path(__file__).parents[1]
_IMPORTING = importlib.__file__


def guarded(
    name: str, act: Callable[[], T], code: str = "player-broken", *, to_stderr: bool = False
) -> T:
    """What a player does. Any error of foreign code becomes a ``PlayerError`` that names it.

    ``to_stderr``: what the player prints must not mix with our own output.
    """
    try:
        with redirect_stdout(sys.stderr) if to_stderr else nullcontext():
            return act()
    except PlayerError:
        raise
    except FOREIGN as error:
        raise PlayerError(because(code, player=shorten(name), why=trouble(error))) from error


def trouble(error: BaseException) -> str:
    """The error of foreign code, for a message of one line."""
    return shorten(f"{type(error).__name__}: {error}", longest=160)


def trace_of(error: BaseException) -> str:
    """The traceback of a player's own code; all of it if none of the code is foreign, because then
    the mistake is ours. Errors of ours say in a sentence what is wrong, but may have been caused by
    foreign code."""
    cause = _cause(error)
    return "" if cause is None else _formatted(cause, own_part(cause) or cause.__traceback__)


def foreign_trace(error: BaseException) -> str:
    """The same, but nothing if no foreign code was reached: a name was wrong, and the sentence says
    so. A file that Python cannot read has no frame, but its error shows the line."""
    cause = _cause(error)
    if cause is None or (own_part(cause) is None and not isinstance(cause, SyntaxError)):
        return ""
    return _formatted(cause, own_part(cause))


def _cause(error: BaseException | None) -> BaseException | None:
    while isinstance(error, ZweikampfError):
        error = error.__cause__
    return error


def _formatted(error: BaseException, trace: TracebackType | None) -> str:
    return "".join(traceback.format_exception(type(error), error, trace))


def own_part(error: BaseException) -> TracebackType | None:
    """From the first frame that is neither ours nor Python's import system."""
    own = error.__traceback__
    while own is not None and _is_on_the_way(own.tb_frame.f_code.co_filename):
        own = own.tb_next
    return own


def _is_on_the_way(file: str) -> bool:
    return file.startswith("<frozen importlib") or file == _IMPORTING or _OURS in Path(file).parents
