"""Scores, intervals and ratings."""

from __future__ import annotations

import random

import pytest

from zweikampf.lab.arena import Match, Pair, Played, Result
from zweikampf.lab.ratings import interval, report, score_of


def result(
    number: int, first: int | None, second: int | None, one: int = 0, two: int = 1
) -> Result:
    """A pair whose games were won by these entrants."""
    games = (Played(first, "won", (1, 0), 10), Played(second, "won", (1, 0), 12))
    return Result(Pair(one, two, number), games)


def test_wins_draws_and_losses_are_counted_from_both_sides() -> None:
    results = [result(0, 0, 0), result(1, 0, None), result(2, 1, 0)]
    mine, other = score_of(0, results), score_of(1, results)
    assert (mine.games, mine.wins, mine.draws, mine.losses) == (6, 4, 1, 1)
    assert (other.games, other.wins, other.draws, other.losses) == (6, 1, 1, 4)
    assert mine.rate == pytest.approx(0.75)
    assert mine.low == pytest.approx(1 - other.high)


def test_independent_games_have_wilsons_interval() -> None:
    """50 of 100: the textbook's 40.4 % to 59.6 %."""
    pairs = [0.0] * 12 + [0.5] * 25 + [1.0] * 13
    assert interval(pairs) == pytest.approx((0.414, 0.606), abs=0.005)
    pairs = [0.0] * 12 + [0.5] * 26 + [1.0] * 12
    assert interval(pairs) == pytest.approx((0.404, 0.596), abs=0.005)


def test_pairs_that_say_the_same_twice_count_once_and_balanced_ones_more() -> None:
    plain = interval([0.0] * 25 + [0.5] * 50 + [1.0] * 25)
    doubled = interval([0.0] * 50 + [1.0] * 50)
    balanced = interval([0.5] * 90 + [0.0] * 5 + [1.0] * 5)
    widths = [high - low for low, high in (doubled, plain, balanced)]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] / widths[1] == pytest.approx(2**0.5, abs=0.05)


def test_extremes_keep_an_interval() -> None:
    low, high = interval([1.0] * 10)
    assert 0.8 < low < 0.9
    assert high == pytest.approx(1.0)
    assert interval([]) == (0.0, 1.0)
    for alike in (interval([0.5] * 3), interval([0.5])):
        assert 0 < alike[0] < 0.5 < alike[1] < 1


@pytest.mark.parametrize("shared", [0.0, 0.5])
def test_nineteen_of_twenty_intervals_hold_the_truth(shared: float) -> None:
    """Games that are won with 0.7; with some chance the second game of a pair repeats the first."""
    source = random.Random(3)
    held = 0
    for _ in range(400):
        pairs = []
        for _ in range(60):
            first = source.random() < 0.7
            second = first if source.random() < shared else source.random() < 0.7
            pairs.append((first + second) / 2)
        low, high = interval(pairs)
        held += low <= 0.7 <= high
    assert 0.92 <= held / 400 <= 0.98


def test_a_report_does_not_depend_on_the_order_of_results() -> None:
    match = Match("throne", ("a", "b", "c"))
    results = [
        *(result(number, 0, 0 if number % 3 else 1) for number in range(9)),
        *(result(number, 1, None, 1, 2) for number in range(9)),
        *(result(number, 0, 2, 0, 2) for number in range(9)),
    ]
    shuffled = random.Random(1).sample(results, len(results))
    assert report(match, results) == report(match, shuffled)


def test_who_wins_more_is_rated_higher() -> None:
    shown = report(Match("throne", ("weak", "strong")), [result(at, 1, 1) for at in range(20)])
    assert [standing.player for standing in shown.standings] == ["strong", "weak"]
    strong, weak = shown.standings
    assert strong.mu - 2 * strong.sigma > weak.mu + 2 * weak.sigma
    (meeting,) = shown.meetings
    assert meeting.players == ("weak", "strong")
    assert meeting.score.rate == 0
    assert meeting.seat0_rate == pytest.approx(0.5)
    assert meeting.actions == 11
