"""``zweikampf lab``: from a question in a file to results, a report, and data to learn from."""

from __future__ import annotations

import json
import os
import sys
from csv import writer as csv_writer
from pathlib import Path
from typing import TYPE_CHECKING

import click

from zweikampf.cli.failure import INTERRUPTED, Failure
from zweikampf.cli.puzzles import puzzles
from zweikampf.cli.shared import (
    find_players_here,
    json_option,
    lang_option,
    language_of,
    ray_option,
    somewhere,
    write_line,
)
from zweikampf.cli.training import train
from zweikampf.engine import extras
from zweikampf.engine.sentences import sentence
from zweikampf.engine.texts import Texts
from zweikampf.terminal.commands import Command, Group, argument, general_texts
from zweikampf.terminal.commands import option as own_option

if TYPE_CHECKING:
    from zweikampf.lab.study.store import Folder
    from zweikampf.lab.study.study import Study

command = Group("lab", help="help-lab")
command.add_command(train)
command.add_command(puzzles)

folder_argument = argument(
    "folder", metavar="DIR", type=click.Path(path_type=Path), help="help-lab-folder"
)


@command.command("run", cls=Command, help="help-lab-run")
@argument("file", metavar="STUDY.toml", type=click.Path(path_type=Path), help="help-lab-study")
@own_option(
    "--out", required=True, metavar="DIR", type=click.Path(path_type=Path), help="help-lab-out"
)
@own_option("--workers", type=click.IntRange(1, 256), help="help-lab-workers")
@ray_option
@lang_option
def run(file: Path, out: Path, workers: int | None, ray: str | None, lang: str | None) -> None:
    """Play a study, from where it was stopped."""
    extras.require("lab")
    from zweikampf.lab.study.store import Folder

    texts = general_texts(language_of(lang), "zweikampf.lab")
    find_players_here()
    study = _read(file, texts)
    try:
        folder = Folder.create(out, study)
        _play(folder, workers or _processors(), ray, texts)
    except OSError as error:
        raise _file_failed(error, out, texts) from None


def _read(file: Path, texts: Texts) -> Study:
    """The study, or where the mistake stands and what is allowed there."""
    from zweikampf.lab.study.reading import StudyError, read

    try:
        return read(file)
    except StudyError as error:
        said = sentence(error, texts.language) or str(error.reason)
        raise Failure(f"{error.path}:{error.line}: {said}") from None
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Failure(texts("file-not-read", path=str(file), why=why)) from None


def _play(folder: Folder, workers: int, ray: str | None, texts: Texts) -> None:
    from rich.console import Console

    from zweikampf.lab import showing
    from zweikampf.lab.pool import AHEAD
    from zweikampf.lab.study.running import run as play

    study, finished = folder.study, folder.played()
    console = Console(stderr=True)

    def tell(games: int) -> None:
        nonlocal finished
        finished += games
        advance(games)

    try:
        with (
            somewhere(workers, ray) as (on, processors),
            showing.counting(texts("lab-games"), study.total, console, done=finished) as advance,
        ):
            whole = play(
                folder,
                on,
                in_flight=(1 + AHEAD) * processors,
                tell=tell,
                prepare=find_players_here,
            )
    except KeyboardInterrupt:
        said = texts("lab-stopped", played=finished, wanted=study.total, path=str(folder.path))
        raise Failure(said, INTERRUPTED) from None
    if not whole:
        raise Failure(texts("lab-full", played=finished, wanted=study.total))
    write_line(texts("lab-finished", games=study.total, path=str(folder.path)))
    sys.stdout.flush()


@command.command("report", cls=Command, help="help-lab-report")
@folder_argument
@own_option("--out", metavar="FILE", type=click.Path(path_type=Path), help="help-lab-page")
@own_option("--csv", metavar="FILE", type=click.Path(path_type=Path), help="help-lab-csv")
@json_option
@lang_option
def report(
    folder: Path, out: Path | None, csv: Path | None, as_json: bool, lang: str | None
) -> None:
    """Say what the games of a study mean."""
    extras.require("lab")
    from zweikampf.lab.study.store import Folder

    language = language_of(lang)
    texts = general_texts(language, "zweikampf.lab")
    opened = Folder.open(folder)
    from zweikampf.lab.page.figures import figures

    found = figures(opened)
    try:
        if csv is not None:
            with csv.open("w", encoding="utf-8", newline="") as file:
                csv_writer(file).writerows(found.table())
        if as_json:
            write_line(json.dumps(found.json(), ensure_ascii=False))
            return
        from zweikampf.lab.page.page import page  # plots take long to load

        path = out or folder / "report.html"
        path.write_text(page(found, language), "utf-8")
    except OSError as error:
        raise _file_failed(error, out or folder, texts) from None
    write_line(texts("lab-reported", path=str(path)))


@command.command("export", cls=Command, help="help-lab-export")
@folder_argument
@own_option(
    "--out", required=True, metavar="FILE", type=click.Path(path_type=Path), help="help-lab-data"
)
@lang_option
def export(folder: Path, out: Path, lang: str | None) -> None:
    """Write the decisions of a study as arrays to learn from."""
    extras.require("lab")
    from zweikampf.lab.export import export as write
    from zweikampf.lab.study.store import Folder

    texts = general_texts(language_of(lang), "zweikampf.lab")
    try:
        count = write(Folder.open(folder), out)
    except OSError as error:
        raise _file_failed(error, out, texts) from None
    write_line(texts("lab-exported", count=count, path=str(out)))


def _file_failed(error: OSError, path: Path, texts: Texts) -> Failure:
    why = error.strerror or type(error).__name__
    return Failure(texts("lab-file-failed", path=str(error.filename or path), why=why))


def _processors() -> int:
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
