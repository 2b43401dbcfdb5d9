"""An arena for people: a bar while it runs, tables in the end."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.box import SIMPLE
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from zweikampf.engine.texts import Texts
from zweikampf.lab.arena import Match, Pair, Result, run
from zweikampf.lab.ratings import Report, Score, Standing, report
from zweikampf.lab.results import ResultsFile


def hold(
    match: Match,
    pairs: Sequence[Pair],
    workers: int,
    file: Path | None,
    texts: Texts,
    console: Console,
) -> Report:
    """Play what is missing of these pairs, with a bar where somebody is looking."""
    results: dict[Pair, Result] = {}
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        bar = progress.add_task(texts("arena-pairs"), total=len(pairs))

        def keep(result: Result) -> None:
            results[result.pair] = result
            progress.update(bar, advance=1)

        if file is None:
            run(match, pairs, workers, keep)
        else:
            with ResultsFile(file, match) as kept:
                wanted = set(pairs)
                for result in kept.done:
                    if result.pair in wanted and result.pair not in results:
                        keep(result)

                def keep_for_good(result: Result) -> None:
                    kept.add(result)
                    keep(result)

                missing = [pair for pair in pairs if pair not in results]
                run(match, missing, workers, keep_for_good)
    return report(match, results.values())


def tables(shown: Report, texts: Texts) -> RenderableType:
    """Players, best first; and who did how well against whom."""
    players = _table(texts("arena-title", game=shown.match.game))
    players.add_column(texts("arena-player"), overflow="fold")
    _score_columns(players, texts)
    players.add_column(texts("arena-rating"), justify="right")
    for standing in shown.standings:
        players.add_row(standing.player, *_score(standing.score), _rating(standing))
    meetings = _table(texts("arena-meetings"))
    meetings.add_column(texts("arena-player"), overflow="fold")
    meetings.add_column(texts("arena-against"), overflow="fold")
    _score_columns(meetings, texts)
    meetings.add_column(texts("arena-seat0"), justify="right")
    for meeting in shown.meetings:
        seat0 = f"{meeting.seat0_rate:.1%}"
        meetings.add_row(*meeting.players, *_score(meeting.score), seat0)
    return Group(players, meetings)


def _table(title: str) -> Table:
    return Table(title=title, title_justify="left", box=SIMPLE, pad_edge=False)


def _score_columns(table: Table, texts: Texts) -> None:
    for key in ("games", "counts", "rate", "interval"):
        table.add_column(texts(f"arena-{key}"), justify="right")


def _score(score: Score) -> list[str]:
    return [
        str(score.games),
        f"{score.wins}/{score.draws}/{score.losses}",
        f"{score.rate:.1%}",
        f"{score.low:.1%}–{score.high:.1%}",
    ]


def _rating(standing: Standing) -> str:
    return f"{standing.mu:.1f} ± {standing.sigma:.1f}"
