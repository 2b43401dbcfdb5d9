"""A study with ``adjusted``: its luck and its scores are those of an arena, in every file of it."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from html import escape
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pyarrow.parquet as pq
import pytest

from tests.lab.studies import UNJUDGED, study
from zweikampf.engine.texts import LANGUAGES
from zweikampf.lab.adjusting import narrower
from zweikampf.lab.arena import Match, play
from zweikampf.lab.page import statistics
from zweikampf.lab.page.adjusted import SEAT0, adjusted_scores
from zweikampf.lab.page.figures import Figures, figures
from zweikampf.lab.page.page import page
from zweikampf.lab.page.sentences import Words
from zweikampf.lab.page.statistics import Estimate
from zweikampf.lab.playing import play_game
from zweikampf.lab.pool import Processes
from zweikampf.lab.study import schema, units
from zweikampf.lab.study.running import run
from zweikampf.lab.study.store import Folder
from zweikampf.lab.study.study import Study

ONCE = UNJUDGED.replace("seed = 3", "seed = 3\nreplays = 1\nadjusted = true")
AGAIN = UNJUDGED.replace("seed = 3", "seed = 3\nadjusted = true")


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Figures:
    path = tmp_path_factory.mktemp("adjusted")
    folder = Folder.create(path / "out", study(path, ONCE))
    assert run(folder, Processes(1), in_flight=5)
    return figures(folder)


def test_a_game_has_the_luck_that_an_arena_sees_in_it(tmp_path: Path) -> None:
    asked = study(tmp_path, AGAIN)
    rows = units.play(asked, 1).games
    for place, row in zip(units.places(asked, 1), rows, strict=True):
        if place.replay == 0:
            played = play_game(asked.matches[place.variant], place.pair, place.game).played
            assert row["luck"] == played.luck
    table = pq.read_table(io.BytesIO(schema.content(schema.games(asked), rows)))
    assert table["luck"].to_pylist() == [row["luck"] for row in rows]


def test_luck_is_judged_if_it_is_asked_for_and_is_part_of_the_study(tmp_path: Path) -> None:
    asked, plain = study(tmp_path, AGAIN), study(tmp_path, UNJUDGED)
    assert "luck" not in schema.games(plain).names
    assert "luck" not in units.play(replace(plain, games=4), 0).games[0]
    assert "adjusted" not in plain.json()  # folders of earlier studies stay what they are
    assert asked.digest != plain.digest
    for each in (asked, plain):
        assert Study.parse(json.loads(json.dumps(each.json()))) == each


def test_scores_are_those_of_an_arena(found: Figures) -> None:
    for variant in found.variants:
        match = Match("throne", ("greedy", "random"), variant.options, 3, adjusted=True)
        (meeting,) = play(match, 12).meetings
        assert meeting.adjusted is not None
        adjusted = variant.adjusted["greedy"].score
        assert adjusted.value == pytest.approx(meeting.adjusted.rate)
        assert adjusted.games == meeting.adjusted.games
        assert adjusted.low == pytest.approx(meeting.adjusted.low)
        assert adjusted.high == pytest.approx(meeting.adjusted.high)
        assert variant.adjusted["random"].score.value == pytest.approx(1 - adjusted.value)
        assert variant.players["greedy"].value == pytest.approx(meeting.score.rate)


def test_they_stand_beside_the_plain_ones_on_the_page_in_json_and_in_the_table(
    found: Figures,
) -> None:
    for language in LANGUAGES:
        text, words = page(found, language), Words(found, language)
        assert f"<h2>{escape(words('adjusted-heading'))}</h2>" in text
        for variant in found.variants:
            for name, adjusted in variant.adjusted.items():
                begin = text.index(f">{escape(words.scored(variant, name))}</th>")
                line = text[begin : text.index("</tr>", begin)]
                both = (variant.plain(name), adjusted.score)
                for each in both:
                    assert words.estimate("seat0", each).partition(" (")[0] in line
                assert words.times(adjusted.narrower) in line
    told = found.json()["variants"][0]["adjusted"]
    assert told.keys() == {SEAT0, "greedy", "random"}
    assert {"score", "narrower"} == told["greedy"].keys()
    lines = {line[1] for line in found.table()}
    assert {"adjusted seat0", "adjusted player greedy", "adjusted player random"} <= lines
    plain = replace(found, study=replace(found.study, adjusted=False))
    assert escape(Words(plain, "en")("adjusted-about")) not in page(plain, "en")


def made_up(rng: Random, deals: int, replays: int) -> list[dict[str, Any]]:
    """Seat 0 wins three games in five, and luck of the deal decides in part; a judge sees it."""
    rows = []
    for deal in range(deals):
        luck = rng.choice((-0.38, 0.38))
        for _ in range(replays):
            winner = 0 if rng.random() < 0.6 + luck else 1
            players = {"player0": "a", "player1": "a (2)"}
            place = {"meeting": "0-1", "deal": deal, "deal_seed": deal}
            rows.append({**place, **players, "winner": winner, "luck": luck})
    return rows


def test_a_seat_has_much_narrower_intervals_without_the_luck_of_the_deal() -> None:
    rows = made_up(Random(1), 300, 2)
    deals = [row["deal_seed"] for row in rows]
    plain = statistics.share([float(row["winner"] == 0) for row in rows], deals)
    found = adjusted_scores(rows, {SEAT0: plain})
    assert found.keys() == {SEAT0}
    assert found[SEAT0].narrower > 1.4
    assert found[SEAT0].score.low < 0.6 < found[SEAT0].score.high
    assert found[SEAT0].score.games == 600


def test_whoever_wins_every_deal_may_still_lose_the_next_one() -> None:
    rows = [{**row, "winner": 0, "luck": 0.0} for row in made_up(Random(1), 6, 1)]
    score = adjusted_scores(rows, {SEAT0: Estimate(1.0, 0.5, 1.0, 6)})[SEAT0].score
    assert score.value == 1.0
    assert score.low < 0.95


def test_the_mean_over_many_studies_is_true() -> None:
    rng = Random(2)
    whole = Estimate(0.6, 0.0, 1.0, 1)
    values = [
        adjusted_scores(made_up(rng, 20, 1), {SEAT0: whole})[SEAT0].score.value for _ in range(300)
    ]
    assert sum(values) / len(values) == pytest.approx(0.6, abs=0.02)


def test_intervals_without_ends_have_no_ratio(found: Figures) -> None:
    words = Words(found, "en")
    none = Estimate(0.5, -inf, inf, 2)
    assert words.times(narrower(Estimate(0.5, 0.2, 0.8, 2), none)) == "–"
    assert narrower(none, Estimate(0.5, 0.5, 0.5, 2)) == 1.0
