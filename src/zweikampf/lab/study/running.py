"""A study, played: on processes here or on a cluster, from where it was stopped."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from zweikampf.lab import interrupts, pool
from zweikampf.lab.playing import try_out
from zweikampf.lab.study import schema, units
from zweikampf.lab.study.store import RESERVE, Folder
from zweikampf.lab.study.study import Study


@dataclass(frozen=True)
class FinishedUnit:
    """A unit as the files that are kept of it."""

    number: int
    games: int
    contents: dict[str, bytes]


def do(study: Study, number: int) -> FinishedUnit:
    """The work itself, wherever it is done."""
    rows = units.play(study, number)
    contents = {
        kind: schema.content(schema.SCHEMAS[kind](study), getattr(rows, kind))
        for kind in schema.kinds(study)
    }
    return FinishedUnit(number, len(rows.games), contents)


def run(
    folder: Folder,
    on: pool.Run,
    *,
    in_flight: int,
    tell: Callable[[int], object] = lambda games: None,
    prepare: pool.Prepare | None = None,
) -> bool:
    """Play what is missing; ``tell`` hears how many games are finished, a unit at a time.

    The answer is whether all of it is there: a disk may become full. ``in_flight`` is how many
    units may be finished and not yet written.
    """
    study = folder.study
    done = folder.done()
    missing = [number for number in range(study.units) if number not in done]

    def keep(finished: FinishedUnit) -> bool:
        with interrupts.held():  # a unit is told when it is kept
            folder.keep(finished.number, finished.contents, in_flight)
            tell(finished.games)
        return folder.is_full

    if missing:
        folder.reserve(RESERVE)
        try_out(study.matches[0])
    try:
        if not folder.is_full:
            on(
                partial(do, study),
                missing,
                keep,
                prepare=partial(_prepare, study, prepare),
                name=str,
            )
    finally:
        folder.release()
    if folder.is_full:
        return False
    folder.finish()
    return True


def _prepare(study: Study, prepare: pool.Prepare | None) -> None:
    study.install()
    if prepare is not None:
        prepare()
