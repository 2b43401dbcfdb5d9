"""Scores without luck: true on average, narrower where luck is seen, the same however played."""

from __future__ import annotations

import json
from dataclasses import replace
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import pytest

from tests.lab.test_showing import printed
from zweikampf.engine import registry
from zweikampf.engine.errors import ResultsError
from zweikampf.engine.texts import Language
from zweikampf.lab.adjusting import adjusted_pairs, adjusted_share
from zweikampf.lab.arena import Match, play
from zweikampf.lab.match import Pair, Played, Result
from zweikampf.lab.playing import play_game
from zweikampf.lab.scores import pair_scores
from zweikampf.lab.showing import tables
from zweikampf.terminal.commands import general_texts

MATCH = Match("throne", ("greedy", "random"), seed=5, adjusted=True)
CHANCE = 0.6  # of the first player, in the made-up matches


def made_up(rng: Random, pairs: int, weight: float) -> list[Result]:
    """Games that luck decides in part: it is zero on average, and a judge sees it doubled."""

    def game(one: int, two: int) -> Played:
        luck = rng.choice((-1, 1)) * weight
        chance = CHANCE if one == 0 else 1 - CHANCE
        winner = one if rng.random() < chance + luck else two
        return Played(winner, "made-up", (0, 0), 1, one, luck=2 * luck)

    return [
        Result(pair, (game(*pair.seatings[0]), game(*pair.seatings[1])))
        for pair in (Pair(0, 1, number) for number in range(pairs))
    ]


def test_adjusted_scores_are_true_on_average_and_their_intervals_hold() -> None:
    rng = Random(1)
    rates, widths, holding = [], [], 0
    for _ in range(200):
        results = made_up(rng, 40, 0.38)
        plain, pairs = pair_scores(0, results), adjusted_pairs(0, results)
        adjusted = adjusted_share(plain, pairs)
        rates.append(adjusted.rate)
        holding += adjusted.low <= CHANCE <= adjusted.high
        widths.append(stdev(plain) / stdev(pairs))
    assert abs(fmean(rates) - CHANCE) < 3 * stdev(rates) / sqrt(len(rates))
    assert 0.91 < holding / 200 < 0.99
    assert fmean(widths) > 1.3


def test_luck_that_says_nothing_costs_next_to_nothing() -> None:
    rng = Random(2)
    results = []
    for each in made_up(rng, 400, 0.0):
        one, two = (game.with_luck(rng.gauss(0, 1)) for game in each.games)
        results.append(replace(each, games=(one, two)))
    assert stdev(adjusted_pairs(0, results)) < 1.02 * stdev(pair_scores(0, results))


def test_no_pair_has_a_say_in_its_own_adjustment() -> None:
    results = made_up(Random(3), 20, 0.3)
    at = next(at for at, each in enumerate(results) if each.games[0].luck != each.games[1].luck)
    first, second = results[at].games
    other = replace(first, winner=1 - (first.winner or 0))
    changed = [*results]
    changed[at] = replace(results[at], games=(other, second))
    taken_off = [
        score - adjusted
        for score, adjusted in zip(pair_scores(0, results), adjusted_pairs(0, results), strict=True)
    ]
    then = [
        score - adjusted
        for score, adjusted in zip(pair_scores(0, changed), adjusted_pairs(0, changed), strict=True)
    ]
    assert then[at] == taken_off[at] != 0
    assert then[1 - at % 2 :: 2] != taken_off[1 - at % 2 :: 2]  # it has in those of others


def test_the_two_players_of_a_meeting_share_one_point() -> None:
    results = made_up(Random(4), 12, 0.3)
    pairs = zip(adjusted_pairs(0, results), adjusted_pairs(1, results), strict=True)
    assert all(one + two == pytest.approx(1) for one, two in pairs)


@pytest.mark.parametrize("game", registry.names())
def test_plain_and_adjusted_scores_agree(game: str) -> None:
    lucks: list[float | None] = []
    match = replace(MATCH, game=game, players=("greedy", "level3"))
    report = play(match, 12, tell=lambda each: lucks.extend(game.luck for game in each.games))
    (meeting,) = report.meetings
    plain, adjusted = meeting.score, meeting.adjusted
    assert adjusted is not None
    assert adjusted.games == 12
    assert adjusted.low < plain.high
    assert plain.low < adjusted.high
    assert len(set(lucks)) == 12


def test_luck_judged_changes_no_game_and_is_judged_again_alike() -> None:
    pair = Pair(0, 1, 3)
    judged, plain = (
        play_game(replace(MATCH, adjusted=each), pair, 1).played for each in (True, False)
    )
    assert judged.luck is not None
    assert plain.luck is None
    assert replace(judged, luck=None) == plain
    assert play_game(MATCH, pair, 1).played == judged


def test_a_match_continues_with_its_luck(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    play(MATCH, 6, file=file)
    assert play(MATCH, 12, file=file) == play(MATCH, 12)
    with pytest.raises(ResultsError):
        play(replace(MATCH, adjusted=False), 12, file=file)
    plain = tmp_path / "plain.jsonl"
    play(replace(MATCH, adjusted=False), 2, file=plain)
    with pytest.raises(ResultsError):
        play(MATCH, 2, file=plain)


def test_a_game_without_its_luck_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    play(MATCH, 4, file=file)
    *lines, last = file.read_text("utf-8").splitlines()
    pair = json.loads(last)
    del pair["games"][1]["luck"]
    content = "\n".join((*lines, json.dumps(pair), ""))
    file.write_text(content, "utf-8")
    with pytest.raises(ResultsError) as caught:
        play(MATCH, 4, file=file)
    assert caught.value.code == "not-results"
    assert dict(caught.value.reason.values)["line"] == 3
    assert file.read_text("utf-8") == content


@pytest.mark.parametrize(("language", "said"), [("en", "Without luck"), ("de", "Ohne Glück")])
def test_plain_and_adjusted_scores_are_shown_side_by_side(language: Language, said: str) -> None:
    match = replace(MATCH, players=("greedy", "random", "random"))
    report = play(match, 4)
    texts = general_texts(language, "zweikampf.lab")
    shown = printed(tables(report, texts))
    assert said in shown
    table = shown[shown.index(said) :]
    assert table.count("greedy") >= 3  # overall, and against either
    assert said not in printed(tables(play(replace(match, adjusted=False), 4), texts))
    assert "adjusted" in report.json()["standings"][0]
    assert {"rate", "low", "high"} < report.json()["meetings"][0]["adjusted"].keys()
