"""An arena for people: a progress bar with the running score, tables at the end."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO
from time import monotonic

from rich.box import SIMPLE
from rich.console import Console, Group, RenderableType
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Column, Table
from rich.text import Text

from zweikampf.engine.texts import Language, Texts
from zweikampf.lab.adjusting import narrower
from zweikampf.lab.arena import Arena
from zweikampf.lab.failing import Failing
from zweikampf.lab.match import Result
from zweikampf.lab.report import Rating, Report
from zweikampf.lab.scores import Score, Share
from zweikampf.lab.sprt import LOWER, UPPER, Decision

_WIDTH = 100  # columns of a report as text
_LONGEST_VIEW = 2000  # characters; the file has all of it


class _RunningScore(ProgressColumn):
    """Who is ahead. A bar is drawn ten times per second; with many games a report takes longer than
    that, and must not keep the games waiting."""

    def __init__(self, arena: Arena, texts: Texts) -> None:
        super().__init__(Column(no_wrap=True))
        self._arena = arena
        self._numbers = Numbers(texts)
        self._shown = Text()
        self._next = 0.0

    def render(self, task: Task) -> Text:
        began = monotonic()
        if began >= self._next or task.finished:
            self._shown = Text(running_score(self._arena.report(), self._numbers))
            self._next = began + max(0.5, 20 * (monotonic() - began))
        return self._shown


def running_score(report: Report, numbers: Numbers) -> str:
    """The leader's score with its interval, and how far the test has come."""
    if not report.played:
        return ""
    best = report.standings[0]
    said = f"{best.player} {numbers.share(best.score)}"
    if report.sprt is not None:
        said += f" LLR {numbers.plain(report.sprt.llr, 2)}"
    return said


@contextmanager
def progress(arena: Arena, texts: Texts, console: Console) -> Iterator[Callable[[Result], None]]:
    """What to report for each finished pair; a bar shows it on a terminal."""
    score = _RunningScore(arena, texts)
    with counting(texts("arena-pairs"), len(arena.pairs), console, score) as advance:
        yield lambda result: advance(1)


@contextmanager
def counting(
    what: str, total: int, console: Console, *more: ProgressColumn, done: int = 0
) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, on a terminal; what to report for each step. What was ``done``
    before says nothing about the time that the rest takes."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True),
        *more,
        console=console,
        transient=True,
        expand=True,
        disable=not console.is_terminal,
    ) as bars:
        bar = bars.add_task(what, total=total, completed=done)
        yield lambda steps: bars.update(bar, advance=steps)


class Numbers:
    """Numbers as a language writes them."""

    def __init__(self, texts: Texts) -> None:
        self._point = "," if texts.language == "de" else "."

    def plain(self, value: float, digits: int = 1) -> str:
        return f"{value:z.{digits}f}".replace(".", self._point).replace("-", "−")

    def percent(self, rate: float) -> str:
        return f"{self.plain(100 * rate)} %"

    def interval(self, found: Score | Share) -> str:
        return f"{self.plain(100 * found.low)}–{self.plain(100 * found.high)}"

    def share(self, found: Score | Share) -> str:
        if not found.games:
            return "–"
        return f"{self.percent(found.rate)} ({self.interval(found)})"

    def rating(self, found: Rating) -> str:
        spread = (found.high - found.low) / 2
        return f"{found.value:+z.0f} ± {spread:.0f}".replace("-", "−")


def tables(shown: Report, texts: Texts) -> RenderableType:
    """Players, best first; who did how well against whom; what a seat and beginning are worth."""
    parts: list[RenderableType] = [_standings(shown, texts), _meetings(shown, texts)]
    if shown.match.adjusted:
        parts.append(_adjusted(shown, texts))
    parts.append(_advantages(shown, texts))
    if shown.sprt is not None:
        parts.append(Text(_decision(shown.sprt, texts)))
    parts.append(Text(texts("arena-legend"), style="dim"))
    if shown.match.adjusted:
        parts.append(Text(texts("arena-adjusted-legend"), style="dim"))
    return Group(*parts)


def text_of(shown: Report, language: Language) -> str:
    """The tables as text without colours: for ``print(report)``."""
    paper = StringIO()
    # In a notebook Rich would show the text at once instead of writing it to the paper.
    console = Console(
        file=paper, width=_WIDTH, color_system=None, legacy_windows=False, force_jupyter=False
    )
    console.print(tables(shown, Texts(language, "zweikampf.engine", "zweikampf.lab")))
    lines = [line.rstrip() for line in paper.getvalue().splitlines()]
    return "\n".join(lines).strip("\n")


def _standings(shown: Report, texts: Texts) -> Table:
    numbers = Numbers(texts)
    has_forfeits = any(standing.forfeits for standing in shown.standings)
    title = texts(
        "arena-title", game=shown.match.game, played=shown.played, wanted=shown.wanted,
        whole="yes" if shown.played == shown.wanted else "no",
    )  # fmt: skip
    columns = ["games", "counts", "rate", "interval", "rating"]
    table = _table(title, texts, ["player"], columns + ["forfeits"] * has_forfeits)
    for standing in shown.standings:
        forfeits = [str(standing.forfeits)] if has_forfeits else []
        table.add_row(
            standing.player,
            str(standing.score.games),
            *_score(standing.score, numbers),
            numbers.rating(standing.rating),
            *forfeits,
        )
    return table


def _meetings(shown: Report, texts: Texts) -> Table:
    numbers = Numbers(texts)
    columns = ["counts", "rate", "interval", "elo"]
    table = _table(texts("arena-meetings"), texts, ["player", "against"], columns)
    for meeting in shown.meetings:
        table.add_row(
            *meeting.players, *_score(meeting.score, numbers), numbers.rating(meeting.elo)
        )
    return table


def _adjusted(shown: Report, texts: Texts) -> Table:
    """Plain and adjusted scores side by side, and how much narrower the interval became."""
    numbers = Numbers(texts)
    columns = ["rate", "interval", "adjusted", "interval", "narrower"]
    table = _table(texts("arena-without-luck"), texts, ["player", "against"], columns)

    def add(player: str, against: str, score: Score, adjusted: Share | None) -> None:
        assert adjusted is not None
        table.add_row(
            player,
            against,
            numbers.percent(score.rate),
            numbers.interval(score),
            numbers.percent(adjusted.rate),
            numbers.interval(adjusted),
            numbers.plain(narrower(score, adjusted), 2),
        )

    if len(shown.meetings) > 1:
        for standing in shown.standings:
            add(standing.player, texts("arena-all"), standing.score, standing.adjusted)
    for meeting in shown.meetings:
        add(*meeting.players, meeting.score, meeting.adjusted)
    return table


def _advantages(shown: Report, texts: Texts) -> Table:
    numbers = Numbers(texts)
    table = _table(texts("arena-advantages"), texts, ["player", "against"], ["seat0", "first"])
    for meeting in shown.meetings:
        table.add_row(*meeting.players, numbers.share(meeting.seat0), numbers.share(meeting.first))
    if len(shown.meetings) > 1:
        everyone = texts("arena-all")
        table.add_row(everyone, "", numbers.share(shown.seat0), numbers.share(shown.first))
    return table


def _table(title: str, texts: Texts, names: list[str], figures: list[str]) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE, pad_edge=False)
    for key in names:
        table.add_column(texts(f"arena-{key}"), overflow="fold")
    for key in figures:
        table.add_column(texts(f"arena-{key}"), justify="right", no_wrap=True)
    return table


def _score(score: Score, numbers: Numbers) -> list[str]:
    counts = f"{score.wins}/{score.draws}/{score.losses}"
    return [counts, numbers.percent(score.rate), numbers.interval(score)]


def _decision(test: Decision, texts: Texts) -> str:
    numbers = Numbers(texts)
    return texts(
        "arena-sprt",
        elo0=numbers.plain(test.elo0, 0 if test.elo0.is_integer() else 1),
        elo1=numbers.plain(test.elo1, 0 if test.elo1.is_integer() else 1),
        llr=numbers.plain(test.llr, 2),
        lower=numbers.plain(LOWER, 2),
        upper=numbers.plain(UPPER, 2),
        pairs=test.pairs,
        accepted=test.accepted or "none",
    )


def failure(failing: Failing, texts: Texts) -> str:
    """What the author of a failing player needs at once; its files have the rest."""
    view = json.dumps(failing.view, ensure_ascii=False)
    if len(view) > _LONGEST_VIEW:
        view = view[:_LONGEST_VIEW] + " …"
    lines = [failing.trace.rstrip()] if failing.trace else []
    if failing.answer is not None:
        lines.append(texts("arena-answered", answer=failing.answer))
    lines.append(texts("arena-legal") + " " + "  ".join(failing.legal))
    lines.append(texts("arena-saw", seat=failing.seat + 1, ply=failing.ply) + f" {view}")
    return "\n".join(lines)
