"""The arena: paired deals, the same for the same seed, and able to go on."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.lab.guests import Frugal
from zweikampf.engine.errors import PlayerError, ResultsError
from zweikampf.lab.arena import Match, Pair, Result, play_pair, run
from zweikampf.lab.results import ResultsFile
from zweikampf.players.player import FREE, Budget

GUESTS = "tests.lab.guests"
MATCH = Match("throne", ("greedy", "random", f"{GUESTS}:First"), seed=5)


def played(match: Match, count: int, workers: int = 1) -> list[Result]:
    results: list[Result] = []
    run(match, match.pairs(count), workers, results.append)
    return sorted(results, key=lambda result: result.pair)


def test_everybody_meets_everybody_equally_often() -> None:
    pairs = MATCH.pairs(4)
    assert len(pairs) == len(set(pairs)) == 3 * 4
    assert {(pair.one, pair.two) for pair in pairs} == {(0, 1), (0, 2), (1, 2)}
    assert Pair(0, 1, 0).seatings == ((0, 1), (1, 0))


def test_the_same_seed_plays_the_same_games_on_any_number_of_workers() -> None:
    alone = played(MATCH, 3)
    assert played(MATCH, 3) == alone
    assert played(MATCH, 3, workers=2) == alone
    assert played(replace(MATCH, seed=6), 3) != alone


def test_a_pair_does_not_depend_on_the_pairs_around_it() -> None:
    assert play_pair(MATCH, Pair(0, 1, 2)) == played(MATCH, 3)[2]


def test_both_games_of_a_pair_share_the_deal_and_swap_the_seats() -> None:
    """Two players without chance of their own: the seat decides, and each has it once."""
    first = f"{GUESTS}:First"
    match = Match("throne", (first, first), {"leader": "0"})
    for pair in match.pairs(6):
        one, two = play_pair(match, pair).games
        assert (one.reason, one.score, one.actions) == (two.reason, two.score, two.actions)
        assert one.winner is None or {one.winner, two.winner} == {0, 1}


def test_options_and_budget_reach_the_game() -> None:
    three = played(Match("throne", ("random", "random"), {"victory": "three"}), 30)
    reasons = {game.reason for result in three for game in result.games}
    assert reasons <= {"factions", "draw"}
    little, much = (
        played(Match("throne", ("search", "greedy"), budget=Budget(iterations=many)), 5)
        for many in (2, 60)
    )
    assert little != much


def test_a_budget_is_for_players_without_one_of_their_own() -> None:
    budget = Budget(iterations=2)
    for player in ("level3", "search:60"):
        with_it, without = (
            played(Match("throne", (player, "greedy"), budget=each), 2) for each in (budget, FREE)
        )
        assert with_it == without
    played(Match("throne", (f"{GUESTS}:Frugal", "random"), budget=budget), 1)
    assert Frugal.given == {str(budget)}


def test_what_a_player_prints_is_not_our_answer(capsys: pytest.CaptureFixture[str]) -> None:
    played(Match("throne", (f"{GUESTS}:Chatty", "random")), 1)
    told = capsys.readouterr()
    assert told.out == ""
    assert "thinking aloud" in told.err


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(
    ("guest", "says"),
    [("Cheat", "Refused"), ("Clumsy", "dropped all"), ("Quitter", "SystemExit")],
)
def test_a_player_that_fails_is_named(guest: str, says: str, workers: int) -> None:
    match = Match("throne", ("random", f"{GUESTS}:{guest}"))
    with pytest.raises(PlayerError, match=guest) as caught:
        played(match, 2, workers)
    assert caught.value.code == "player-failed"
    assert says in str(caught.value.reason.values["why"])


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(PlayerError, match="worker-lost"):
        played(Match("throne", ("random", f"{GUESTS}:Fatal")), 2, workers=2)


# Results in a file


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = played(MATCH, 2)
    with ResultsFile(path, MATCH) as file:
        assert file.done == []
        for result in whole[:4]:
            file.add(result)
    with path.open("a") as half:
        half.write('{"one":0,"tw')  # the run was killed while it wrote
    with ResultsFile(path, MATCH) as file:
        assert file.done == whole[:4]
        file.add(whole[4])
    with ResultsFile(path, MATCH) as file:
        assert file.done == whole[:5]


def test_results_round_trip() -> None:
    for result in played(MATCH, 1):
        assert Result.parse(json.loads(json.dumps(result.json()))) == result


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (replace(MATCH, seed=6), "seed"),
        (replace(MATCH, players=("greedy", "random")), "players"),
        (replace(MATCH, budget=Budget(iterations=5)), "budget"),
        (replace(MATCH, options={"leader": "1"}), "options"),
    ],
)
def test_results_of_another_match_are_refused(other: Match, what: str, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with ResultsFile(path, MATCH):
        pass
    before = path.read_bytes()
    with pytest.raises(ResultsError) as caught:
        ResultsFile(path, other)
    assert caught.value.code == "other-results"
    assert caught.value.reason.values["what"] == what
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "content",
    [
        b"# A title",
        b"# A title\n\nand a text without an end",
        b"[]\n",
        b"{}\n",
        b"\xff\xfe\x00\n",
        json.dumps(MATCH.json()).encode() + b"\n{}\n",
        json.dumps(MATCH.json()).encode() + b'\n{"one":0,"two":1,"number":0,"games":[1,2]}\n',
        json.dumps(MATCH.json()).encode() + b'\n{"one":0,"two":1,"number":0,"games":[]}\n',
    ],
)
def test_a_file_that_holds_no_results_is_refused_and_kept(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(content)
    with pytest.raises(ResultsError) as caught:
        ResultsFile(path, MATCH)
    assert caught.value.code in ("not-results", "other-results")
    assert path.read_bytes() == content
