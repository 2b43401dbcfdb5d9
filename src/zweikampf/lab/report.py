"""What the results of an arena say: scores, the advantage of a seat and of beginning, ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from statistics import fmean
from typing import Any, Literal

from zweikampf.engine.texts import Language
from zweikampf.lab import bradley_terry as bt
from zweikampf.lab.adjusting import adjusted_pairs, adjusted_share, adjusted_standing
from zweikampf.lab.match import Match, Result
from zweikampf.lab.scores import (
    Score,
    Share,
    Z,
    first_share,
    forfeits_of,
    pair_scores,
    score_of,
    seat0_share,
    worth,
)
from zweikampf.lab.sprt import Decision

Stopped = Literal["sprt", "interrupted", "failed"]


@dataclass(frozen=True)
class Rating:
    """Points of Elo with their interval of 95 %."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """One player against all others. Ratings have the mean 0."""

    entrant: int  # place in the list of players, from 0 on
    player: str
    score: Score
    rating: Rating
    forfeits: int  # games that it has lost because it failed
    adjusted: Share | None = None  # the score without luck, if that was judged


@dataclass(frozen=True)
class Meeting:
    """Two players against each other, from the side of the first one."""

    entrants: tuple[int, int]
    players: tuple[str, str]
    score: Score
    elo: Rating  # how much better the first one is, by these games alone
    seat0: Share  # how often seat 0 won
    first: Share  # how often the player won who began
    actions: float  # of a game, chance included
    forfeits: tuple[int, int]
    adjusted: Share | None = None


@dataclass(frozen=True)
class Report:
    """What is known after some or all games of a match."""

    match: Match
    played: int  # games
    wanted: int
    stopped: Stopped | None  # why fewer games were played
    standings: tuple[Standing, ...]  # best first
    meetings: tuple[Meeting, ...]
    seat0: Share  # over all meetings
    first: Share
    sprt: Decision | None = None

    def __repr__(self) -> str:
        scores = ", ".join(f"{each.player} {each.score.rate:.1%}" for each in self.standings)
        return f"<Report {self.match.game}: {self.played} of {self.wanted} games, {scores}>"

    def __str__(self) -> str:
        """Standings, meetings and advantages as tables, as the command prints them in English."""
        return self.text()

    def text(self, language: Language = "en") -> str:
        """The tables in a language."""
        from zweikampf.lab.showing import text_of  # it knows reports

        return text_of(self, language)

    def json(self) -> dict[str, Any]:
        """As ``zweikampf arena --json`` prints it (docs/arena.md)."""
        return {
            **self.match.json(),
            "played": self.played,
            "wanted": self.wanted,
            "stopped": self.stopped,
            "standings": [_json(standing) for standing in self.standings],
            "meetings": [_json(meeting) for meeting in self.meetings],
            "seat0": asdict(self.seat0),
            "first": asdict(self.first),
            "sprt": self.sprt and self.sprt.json(),
        }


def report(
    match: Match,
    results: Iterable[Result],
    *,
    wanted: int | None = None,
    stopped: Stopped | None = None,
    sprt: Decision | None = None,
) -> Report:
    """The same for the same results, in whatever order they arrived. ``wanted`` is the number of
    games that were meant to be played."""
    ordered = sorted(results, key=lambda result: (result.pair.number, result.pair))
    of_pair = {pair: _of(pair, ordered) for pair in combinations(range(len(match.players)), 2)}
    met = [_met(*pair, pair_scores(pair[0], own)) for pair, own in of_pair.items()]
    ratings = bt.fit(len(match.players), met)
    standings = [
        Standing(
            at,
            label,
            score_of(at, ordered),
            _rating(ratings.ratings[at], ratings.error(at)),
            forfeits_of(at, ordered),
            adjusted_standing(at, of_pair.values()) if match.adjusted else None,
        )
        for at, label in enumerate(match.labels)
    ]
    standings.sort(key=lambda each: (-each.score.rate, each.entrant))
    return Report(
        match,
        2 * len(ordered),
        2 * len(ordered) if wanted is None else wanted,
        stopped,
        tuple(standings),
        tuple(_meeting(match, pair, own) for pair, own in of_pair.items()),
        seat0_share(ordered),
        first_share(ordered),
        sprt,
    )


def _of(pair: tuple[int, int], results: Sequence[Result]) -> list[Result]:
    return [each for each in results if (each.pair.one, each.pair.two) == pair]


def _met(one: int, two: int, scores: Sequence[float]) -> bt.Meeting:
    """A meeting from the scores of its pairs, seen from the first player's side."""
    return bt.Meeting(one, two, 2 * sum(scores), 2 * len(scores), worth(scores))


def _meeting(match: Match, pair: tuple[int, int], results: Sequence[Result]) -> Meeting:
    one, two = pair
    scores = pair_scores(one, results)
    alone = bt.fit(2, [_met(0, 1, scores)])
    actions = [game.actions for each in results for game in each.games]
    return Meeting(
        pair,
        (match.labels[one], match.labels[two]),
        score_of(one, results),
        _rating(alone.ratings[0] - alone.ratings[1], alone.error_between(0, 1)),
        seat0_share(results),
        first_share(results),
        fmean(actions) if actions else 0.0,
        (forfeits_of(one, results), forfeits_of(two, results)),
        adjusted_share(scores, adjusted_pairs(one, results)) if match.adjusted else None,
    )


def _rating(value: float, error: float) -> Rating:
    return Rating(value, value - Z * error, value + Z * error)


def _json(found: Standing | Meeting) -> dict[str, Any]:
    fields = asdict(found)
    if found.adjusted is None:
        del fields["adjusted"]
    return fields
