"""Scores, intervals, ratings, and what a seat is worth."""

from __future__ import annotations

import math
import random

import pytest

from zweikampf.lab.match import FORFEIT, Match, Pair, Played, Result
from zweikampf.lab.report import report
from zweikampf.lab.scores import interval, score_of


def result(
    number: int, first: int | None, second: int | None, one: int = 0, two: int = 1
) -> Result:
    """A pair whose games were won by these entrants; ``two`` begins both of them."""
    games = (Played(first, "won", (1, 0), 10, two), Played(second, "won", (1, 0), 12, two))
    return Result(Pair(one, two, number), games)


def test_wins_draws_and_losses_are_counted_from_both_sides() -> None:
    results = [result(0, 0, 0), result(1, 0, None), result(2, 1, 0)]
    mine, other = score_of(0, results), score_of(1, results)
    assert (mine.games, mine.wins, mine.draws, mine.losses) == (6, 4, 1, 1)
    assert (other.games, other.wins, other.draws, other.losses) == (6, 1, 1, 4)
    assert mine.rate == pytest.approx(0.75)
    assert mine.low == pytest.approx(1 - other.high)


def test_a_report_shows_players_games_and_scores() -> None:
    shown = report(Match("throne", ("a", "b")), [result(0, 1, 1), result(1, 1, 0)], wanted=6)
    assert repr(shown) == "<Report throne: 4 of 6 games, b 75.0%, a 25.0%>"


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
    assert strong.rating.low > 0 > weak.rating.high
    assert strong.rating.value == pytest.approx(-weak.rating.value)
    (meeting,) = shown.meetings
    assert meeting.players == ("weak", "strong")
    assert meeting.score.rate == 0
    assert meeting.elo.value == pytest.approx(2 * weak.rating.value)
    assert meeting.actions == 11


@pytest.mark.parametrize("shared", [0.0, 0.6])
def test_intervals_of_ratings_know_of_pairs(shared: float) -> None:
    """As above; the truth is the difference of Elo of a player that wins with 0.7."""
    truth = 400 * math.log10(0.7 / 0.3)
    source = random.Random(8)
    held = 0
    for _ in range(200):
        results = []
        for number in range(60):
            first = source.random() < 0.7
            second = first if source.random() < shared else source.random() < 0.7
            results.append(result(number, int(not first), int(not second)))
        elo = report(Match("throne", ("a", "b")), results).meetings[0].elo
        held += elo.low <= truth <= elo.high
    assert 0.91 <= held / 200 <= 0.99


def test_seat_and_beginning_are_measured_apart_and_with_intervals() -> None:
    """Entrant 1 begins all games and wins all: seat 0 wins half of them, the beginner all."""
    shown = report(Match("throne", ("weak", "strong")), [result(at, 1, 1) for at in range(20)])
    (meeting,) = shown.meetings
    assert (meeting.seat0, meeting.first) == (shown.seat0, shown.first)
    assert (shown.seat0.games, shown.seat0.rate) == (40, 0.5)
    assert 0.3 < shown.seat0.low < 0.5 < shown.seat0.high < 0.7
    assert shown.first.rate == 1
    assert 0.9 < shown.first.low < 1


def test_games_that_say_the_same_twice_widen_the_interval_of_the_seat() -> None:
    """Mirrored games: the same seat wins both, so 40 games are only 20 different ones."""
    mirrored = [result(at, at % 2, 1 - at % 2) for at in range(20)]
    apart = [result(at, (0, 0, 1, 1)[at % 4], (0, 1, 0, 1)[at % 4]) for at in range(20)]
    twice, once = (report(Match("throne", ("a", "b")), each).seat0 for each in (mirrored, apart))
    assert twice.rate == once.rate == 0.5
    assert twice.high - twice.low > 1.2 * (once.high - once.low)


def test_forfeits_are_counted_and_say_nothing_about_seats() -> None:
    lost = Played(1, FORFEIT, (0, 0), 3, 0, error="RuntimeError: no")
    results = [
        Result(Pair(0, 1, 0), (lost, Played(0, "won", (1, 0), 10, 0))),
        result(1, 0, 0),
    ]
    shown = report(Match("throne", ("frail", "sound")), results)
    assert {each.player: each.forfeits for each in shown.standings} == {"frail": 1, "sound": 0}
    assert shown.meetings[0].forfeits == (1, 0)
    assert shown.meetings[0].score.losses == 1
    assert shown.seat0.games == shown.first.games == 2


def test_equal_names_are_told_apart_everywhere() -> None:
    match = Match("throne", ("level3", "level3", "level3 (2)", "level3"))
    assert match.labels == ("level3", "level3 (3)", "level3 (2)", "level3 (4)")
    shown = report(match, [result(0, 0, 0), result(0, 1, 1, 1, 2)])
    assert {each.player for each in shown.standings} == set(match.labels)
    assert len({each.players for each in shown.meetings}) == 6
