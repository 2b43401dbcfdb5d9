"""The command ``zweikampf``: what goes wrong with its input is one line and an exit code."""

from __future__ import annotations

import io
import os
import sys
import warnings
from typing import Any

import click
from click.exceptions import Abort, Exit

from zweikampf import _form
from zweikampf.cli.failure import BAD_INPUT, INTERRUPTED, NOT_TRUE, Failure
from zweikampf.cli.group import COMPLETION, Commands
from zweikampf.engine import extras
from zweikampf.engine.errors import PlayerError, RecordError, ZweikampfError
from zweikampf.engine.plugins import PluginWarning
from zweikampf.engine.sentences import sentence
from zweikampf.engine.texts import Texts
from zweikampf.terminal import usage
from zweikampf.terminal.commands import general_texts

app = Commands("zweikampf", help="help-zweikampf", lists_version=True)


def main(arguments: list[str] | None = None) -> None:
    """Run a command and leave with its exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    texts = general_texts(usage.language_of(given))
    _prepare_streams()
    if COMPLETION in os.environ:
        from zweikampf.cli.completing import complete

        sys.exit(complete(app, texts, os.environ[COMPLETION]))
    _report_plugins(texts)
    if not _form.is_compiled():
        _complain(texts("not-compiled"))
    try:
        code = _run(given, texts)
        sys.stdout.flush()
    except Failure as failure:
        code = _complain(str(failure), failure.exit_code)
    except ZweikampfError as error:
        if isinstance(error, PlayerError):
            sys.stderr.write(_traceback(error))
        is_false = isinstance(error, RecordError) and error.denies
        code = _complain(_sentence(error, texts), NOT_TRUE if is_false else BAD_INPUT)
    except ImportError as error:
        missing = extras.missing(error)
        if missing is None:
            raise
        code = _complain(_sentence(missing, texts))
    except click.ClickException as error:
        code = _complain(usage.complaint(error, texts))
    except (KeyboardInterrupt, Abort):
        code = _complain(texts("interrupted"), INTERRUPTED)
    except OSError as error:
        # The reader of our output has gone (`| head`), or the disk is full: there is no way to
        # write, so Python must not try again when it ends.
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115
        gone = isinstance(error, BrokenPipeError)
        code = NOT_TRUE if gone else _complain(texts("not-written", why=str(error.strerror)))
    sys.exit(code)


def _run(arguments: list[str], texts: Texts) -> int:
    try:
        with app.make_context("zweikampf", arguments, obj=texts) as context:
            app.invoke(context)
    except Exit as end:
        return end.exit_code
    return 0


def _report_plugins(texts: Texts) -> None:
    """One sentence about each plug-in that cannot be loaded, when it is found out."""
    usual = warnings.showwarning

    def show(message: Warning | str, category: type[Warning], *rest: Any, **more: Any) -> None:
        if isinstance(message, PluginWarning):
            _complain(texts.reason(message.failure.reason))
        else:
            usual(message, category, *rest, **more)

    warnings.showwarning = show
    warnings.simplefilter("always", PluginWarning)


def _prepare_streams() -> None:
    """Closed streams read and write nothing, and characters that a terminal lacks become ``?``."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull)  # noqa: PTH123, SIM115
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: PTH123, SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _sentence(error: ZweikampfError, texts: Texts) -> str:
    """The sentence of an error, which may be one of a server."""
    return sentence(error, texts.language, "zweikampf.server") or str(error)


def _traceback(error: PlayerError) -> str:
    """For the author of a player; empty if no code of others has failed."""
    from zweikampf.players.guarding import foreign_trace

    return foreign_trace(error)


def _complain(message: str, code: int = BAD_INPUT) -> int:
    sys.stderr.write(" ".join(message.split()) + "\n")
    return code
