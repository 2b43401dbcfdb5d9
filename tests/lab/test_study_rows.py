"""The rows of a study, found again from the records of its games and from its decisions."""

from __future__ import annotations

import io
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean
from typing import Any

import pyarrow.parquet as pq
import pytest

from tests.lab.studies import study
from zweikampf.engine import record as records
from zweikampf.engine import registry
from zweikampf.engine.record import Record
from zweikampf.engine.replay import Ply, replay
from zweikampf.lab.playing import LabGame
from zweikampf.lab.study import schema, units
from zweikampf.lab.study.study import Study
from zweikampf.lab.study.units import Row, Rows

# What happens once in every turn, besides the event that the lab counts.
ONCE_PER_TURN = {"throne": "card-led", "tower": "turn-ended", "dwarves": "turn-ended"}


@dataclass(frozen=True)
class Known:
    """A unit of a study as rows, and each of its games as it is played by itself."""

    study: Study
    rows: Rows
    records: list[Record]
    plies: list[list[Ply]]


@pytest.fixture(scope="module", params=registry.names())
def known(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Known:
    found = study(
        tmp_path_factory.mktemp("rows"),
        f'game = "{request.param}"\nplayers = ["greedy", "random"]\ngames = 4\ndecisions = true\n'
        "[judge]\niterations = 8\ngames = 2\n",
    )
    tables = [
        LabGame(found.matches[0].setting(place.pair, place.game, place.replay))
        for place in units.places(found, 0)
    ]
    for table in tables:
        table.finish()
    kept = [records.loads(table.record()) for table in tables]
    return Known(found, units.play(found, 0), kept, [list(replay(each)) for each in kept])


def test_files_hold_the_rows(known: Known) -> None:
    for kind in schema.kinds(known.study):
        rows = getattr(known.rows, kind)
        content = schema.content(schema.SCHEMAS[kind](known.study), rows)
        table = pq.read_table(io.BytesIO(content))
        assert table.num_rows == len(rows) > 0
        assert table.schema.metadata[schema.VERSION_KEY] == b"1"
    assert [row["game"] for row in known.rows.times] == [row["game"] for row in known.rows.games]
    assert all(row["seconds"] > 0 for row in known.rows.times)


def test_who_played_what(known: Known) -> None:
    for row, record in zip(known.rows.games, known.records, strict=True):
        assert {name: row[f"option_{name}"] for name in record.options} == record.options
        assert (row["player0"], row["player1"]) == record.players
        assert record.players[row["seating"] - 1] == "greedy"
        assert (row["variant"], row["meeting"], row["error"]) == (0, "0-1", None)
    names = [(row["deal"], row["seating"], row["replay"]) for row in known.rows.games]
    assert names == [(0, 1, 0), (0, 2, 0), (0, 1, 1), (0, 2, 1)]
    assert len({row["deal_seed"] for row in known.rows.games}) == 1  # the same cards


def test_how_it_ended(known: Known) -> None:
    for row, record in zip(known.rows.games, known.records, strict=True):
        assert record.outcome is not None
        assert (row["winner"], row["reason"]) == (record.outcome.winner, record.outcome.reason)
        assert (row["score0"], row["score1"]) == record.outcome.score
        ahead = row["score0"] - row["score1"]
        assert row["margin"] == {0: ahead, 1: -ahead, None: 0}[row["winner"]]


def test_how_long_it_was(known: Known) -> None:
    for row, plies in zip(known.rows.games, known.plies, strict=True):
        asked = [ply for ply in plies if ply.actor in (0, 1)]
        widths = [len(ply.choices) for ply in asked]
        assert row["plies"] == len(plies)
        assert row["began"] == asked[0].actor
        assert row["decisions"] == len(asked)
        assert row["choices"] == len([width for width in widths if width > 1])
        assert row["branching"] == pytest.approx(fmean(widths))
        names = [event.name for ply in plies for event in ply.events]
        once = ONCE_PER_TURN[known.study.game]
        # The game may end in the middle of a turn.
        is_cut = once == "turn-ended" and names[-2:] != ["turn-ended", "game-ended"]
        assert row["turns"] == names.count(once) + is_cut


def test_which_cards_came(known: Known) -> None:
    for row, plies in zip(known.rows.games, known.plies, strict=True):
        first = next(ply.number for ply in plies if ply.actor in (0, 1))
        came: dict[str, list[str]] = {
            f"{when}{seat}": [] for when in ("opening", "drawn") for seat in (0, 1)
        }
        for ply in plies:
            when = "opening" if ply.number < first else "drawn"
            for event in ply.events if ply.actor not in (0, 1) else ():
                # Chance draws a card by its name; the event says for whom.
                seat = getattr(event, "seat", None)
                if getattr(event, "card", None) == ply.token and seat in (0, 1):
                    came[f"{when}{seat}"].append(ply.token)
        assert {name: list(row[name]) for name in came} == came
        assert row["opening0"]
        assert row["opening1"]


def test_each_decision(known: Known) -> None:
    of_game: dict[str, list[Row]] = {row["game"]: [] for row in known.rows.games}
    for decision in known.rows.decisions:
        of_game[decision["game"]].append(decision)
    for row, plies in zip(known.rows.games, known.plies, strict=True):
        asked = [ply for ply in plies if ply.actor in (0, 1)]
        for decision, ply in zip(of_game[row["game"]], asked, strict=True):
            assert (decision["ply"], decision["seat"]) == (ply.number, ply.actor)
            assert decision["player"] == row[f"player{ply.actor}"]
            assert decision["choice"] == ply.token
            assert sorted(decision["legal"]) == [token for token, _ in ply.choices]
            assert decision["view"]["seat"] == ply.actor
            won = {None: 0.5, ply.actor: 1.0}.get(row["winner"], 0.0)
            assert decision["result"] == won
            assert (decision["chances"] is None) == (row["replay"] > 0)
            if decision["chances"] is not None:
                assert len(decision["chances"]) == len(decision["legal"])
                assert all(0 <= chance <= 1 for chance in decision["chances"])


def test_how_the_lead_changed(known: Known) -> None:
    """By the words of docs/lab.md: a seat leads when it has passed 60 %, until the other has."""
    for row in known.rows.games:
        own = [each for each in known.rows.decisions if each["game"] == row["game"]]
        if row["replay"] > 0:
            assert (row["lead_changes"], row["last_change"], row["decided"]) == (None, None, None)
            continue
        leaders: list[tuple[int, int]] = []  # who had passed it, and where
        for at, decision in enumerate(own):
            seat, best = decision["seat"], max(decision["chances"])
            leaders += [(seat, at)] * (best >= 0.6) + [(1 - seat, at)] * (best <= 0.4)
        changes = [at for (before, _), (now, at) in pairwise(leaders) if now != before]
        assert row["lead_changes"] == len(changes)
        assert row["last_change"] == (changes[-1] / len(own) if changes else None)
        assert row["decided"] == decided(own, row["winner"])


def decided(own: list[Row], winner: Any) -> float | None:
    """From where on the winner's chance stayed above 90 %, as a part of all decisions."""
    if winner is None:
        return None
    rest = len(own)
    while rest and _sure(own[rest - 1], winner):
        rest -= 1
    return rest / len(own)


def _sure(decision: Row, winner: int) -> bool:
    best: float = max(decision["chances"])
    return (best if decision["seat"] == winner else 1 - best) >= 0.9
