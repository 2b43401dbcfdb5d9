"""The arena: paired deals, the same for the same seed, and resumable."""

from __future__ import annotations

import json
import signal
from dataclasses import replace
from functools import partial
from multiprocessing import active_children
from pathlib import Path

import pytest

from tests.lab.guests import Closing, Frugal
from zweikampf.engine import record as records
from zweikampf.engine import registry
from zweikampf.engine.errors import PlayerError, ResultsError
from zweikampf.engine.replay import verify
from zweikampf.lab import pool
from zweikampf.lab.arena import Arena, Match, play
from zweikampf.lab.match import Pair, Result, parse_game_name
from zweikampf.lab.playing import Finished, play_game, play_pair
from zweikampf.lab.results import ResultsFile
from zweikampf.lab.sprt import Sprt
from zweikampf.players.player import NO_BUDGET, Budget

GUESTS = "tests.lab.guests"
MATCH = Match("throne", ("greedy", "random", f"{GUESTS}:First"), seed=5)
PAIRS = ((0, 1), (0, 2), (1, 2))


def played(match: Match, count: int, workers: int = 1) -> list[Result]:
    results: list[Result] = []
    play(match, 2 * count, workers=workers, tell=results.append)
    return sorted(results, key=lambda result: result.pair)


def test_everybody_meets_everybody_equally_often() -> None:
    pairs = MATCH.pairs(4)
    assert len(pairs) == len(set(pairs)) == 3 * 4
    assert {(pair.one, pair.two) for pair in pairs} == {(0, 1), (0, 2), (1, 2)}
    assert Pair(0, 1, 0).seatings == ((0, 1), (1, 0))


def test_the_same_seed_plays_the_same_games_on_any_number_of_workers() -> None:
    match = replace(MATCH, adjusted=True)  # luck is judged alike too
    alone = played(match, 3)
    assert all(game.luck is not None for result in alone for game in result.games)
    assert played(match, 3) == alone
    assert played(match, 3, workers=2) == alone
    assert played(replace(match, seed=6), 3) != alone


def test_a_pair_does_not_depend_on_the_pairs_around_it() -> None:
    assert play_pair(MATCH, Pair(0, 1, 2)).result == played(MATCH, 3)[2]
    shorter = replace(MATCH, players=MATCH.players[:2])
    assert played(shorter, 2) == played(MATCH, 2)[:2]


def test_both_games_of_a_pair_share_the_deal_and_swap_the_seats() -> None:
    """Two players that do the same under different names: the seat decides, and each has it
    once."""
    match = Match("throne", (f"{GUESTS}:First", f"{GUESTS}:Frugal"), {"leader": "0"})
    for pair in match.pairs(6):
        one, two = play_pair(match, pair).result.games
        assert (one.reason, one.score, one.actions) == (two.reason, two.score, two.actions)
        assert one.winner is None or {one.winner, two.winner} == {0, 1}


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("player", ["random", "greedy", "level2", "search:5", f"{GUESTS}:First"])
def test_a_player_that_meets_itself_never_plays_the_same_game_twice(game: str, player: str) -> None:
    match = Match(game, (player, player))
    games = [
        records.loads(text).actions
        for pair in match.pairs(2)
        for text in play_pair(match, pair, with_records=True).records
    ]
    assert len(set(games)) == 4


def test_players_of_one_name_are_seeded_apart() -> None:
    match = Match("throne", ("random", "random"))
    pair = Pair(0, 1, 0)
    assert match.player_seed(pair, 0) != match.player_seed(pair, 1)
    assert match.deal_seed(pair, 1) != match.deal_seed(pair, 2)
    other = Match("throne", ("random", "greedy"))
    assert other.deal_seed(pair, 1) == other.deal_seed(pair, 2)
    assert played(match, 3, workers=2) == played(match, 3)


@pytest.mark.parametrize("seat", ["0", "1"])
def test_who_began_is_the_entrant_that_was_asked_first(seat: str) -> None:
    match = Match("throne", ("random", "greedy"), {"leader": seat})
    for result in played(match, 2):
        for game, seating in zip(result.games, result.pair.seatings, strict=True):
            assert game.first == seating[int(seat)]


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
            played(Match("throne", (player, "greedy"), budget=each), 2)
            for each in (budget, NO_BUDGET)
        )
        assert with_it == without
    Frugal.given.clear()
    played(Match("throne", (f"{GUESTS}:Frugal", "random"), budget=budget), 1)
    assert Frugal.given == {str(budget)}


def test_what_a_player_prints_is_not_our_answer(capsys: pytest.CaptureFixture[str]) -> None:
    played(Match("throne", (f"{GUESTS}:Chatty", "random")), 1)
    told = capsys.readouterr()
    assert told.out == ""
    assert "thinking aloud" in told.err


def test_a_worker_that_dies_is_noticed_with_the_pairs_it_may_have_played() -> None:
    with pytest.raises(PlayerError) as caught:
        played(Match("throne", ("random", f"{GUESTS}:Fatal")), 3, workers=2)
    assert caught.value.code == "worker-lost"
    assert caught.value.reason.values["pairs"] == "0-1-0, 0-1-1"


def test_players_are_closed_after_each_game(tmp_path: Path) -> None:
    Closing.open, Closing.closed = 0, 0
    play(Match("throne", (f"{GUESTS}:Closing", "random")), 4)
    assert (Closing.open, Closing.closed) == (4, 4)
    with pytest.raises(PlayerError):
        play(Match("throne", (f"{GUESTS}:Closing", f"{GUESTS}:Clumsy")), 4)
    assert Closing.open == Closing.closed
    Closing.open, Closing.closed = 0, 0
    with pytest.raises(PlayerError, match="left the table"):
        play_game(Match("throne", (f"{GUESTS}:Messy", f"{GUESTS}:Closing")), Pair(0, 1, 0), 1)
    assert (Closing.open, Closing.closed) == (1, 1)


def test_a_worker_is_prepared_before_its_first_game(tmp_path: Path) -> None:
    mark = tmp_path / "prepared"
    Arena(MATCH, 4, workers=2, prepare=mark.touch).run()
    assert mark.exists()


# One game, records


def test_a_game_has_a_name_and_can_be_played_alone() -> None:
    whole = play_pair(MATCH, Pair(0, 2, 1), with_records=True)
    for number in (1, 2):
        pair, games = parse_game_name(f"0-2-1.{number}", MATCH)
        assert (pair, games) == (Pair(0, 2, 1), (number,))
        alone = play_game(MATCH, pair, number)
        assert alone.played == whole.result.games[number - 1]
        assert alone.record() == whole.records[number - 1]
    assert parse_game_name("0-2-1", MATCH) == (Pair(0, 2, 1), (1, 2))


@pytest.mark.parametrize("text", ["", "7.2", "0-3-1.1", "1-0-1.1", "0-0-0.1", "0-1-0.3", "0-1-x"])
def test_a_game_that_is_not_of_this_match_is_refused(text: str) -> None:
    with pytest.raises(ResultsError) as caught:
        parse_game_name(text, MATCH)
    assert caught.value.code == "no-such-arena-game"


def test_records_are_kept_by_pair_and_game(tmp_path: Path) -> None:
    results: list[Result] = []
    play(MATCH, 2, records=tmp_path / "kept", workers=2, tell=results.append)
    names = {path.name for path in (tmp_path / "kept").iterdir()}
    assert names == {f"{one}-{two}-0.{at}.txt" for one, two in PAIRS for at in (1, 2)}
    for result in results:
        for at, game in enumerate(result.games, start=1):
            path = tmp_path / "kept" / f"{result.pair.game_name(at)}.txt"
            record = records.loads(path.read_text("utf-8"))
            outcome = verify(record).outcome
            assert outcome is not None
            seating = result.pair.seatings[at - 1]
            assert record.players == tuple(MATCH.players[entrant] for entrant in seating)
            won = None if outcome.winner is None else seating[outcome.winner]
            assert (won, outcome.reason, outcome.score) == (game.winner, game.reason, game.score)
            assert len(record.actions) == game.actions


# Stopping early


def test_the_test_stops_at_the_same_pair_on_any_number_of_workers(tmp_path: Path) -> None:
    match = Match("throne", ("greedy", "random"), seed=5)
    alone = play(match, 400, sprt=Sprt(0, 200))
    assert alone.stopped == "sprt"
    assert alone.sprt is not None
    assert alone.sprt.accepted == "H1"
    assert alone.played == 2 * alone.sprt.pairs < 400 == alone.wanted
    file = tmp_path / "results.jsonl"
    assert play(match, 400, sprt=Sprt(0, 200), workers=2, file=file) == alone
    # Pairs beyond the decision are in the file and stay out of the report.
    assert play(match, 400, sprt=Sprt(0, 200), file=file) == alone


def test_a_test_that_decides_nothing_plays_all_games() -> None:
    shown = play(Match("throne", ("random", "random")), 4, sprt=Sprt(0, 5))
    assert (shown.played, shown.stopped) == (4, None)
    assert shown.sprt is not None
    assert shown.sprt.accepted is None
    with pytest.raises(ResultsError):
        play(MATCH, 4, sprt=Sprt(0, 5))


def test_what_was_finished_is_reported_after_an_interruption(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena = Arena(MATCH, 10, file=file)

    def interrupt(result: Result) -> None:
        if result.pair == Pair(0, 2, 1):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        arena.run(interrupt)
    shown = arena.report("interrupted")
    assert (shown.played, shown.wanted, shown.stopped) == (10, 30, "interrupted")
    assert len(file.read_text("utf-8").splitlines()) == 1 + 5
    assert play(MATCH, 10, file=file) == play(MATCH, 10)


def test_an_interrupt_waits_until_a_pair_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena = Arena(MATCH, 10, file=file)
    with pytest.raises(KeyboardInterrupt):
        arena.run(lambda result: signal.raise_signal(signal.SIGINT))
    assert arena.report().played == 2
    assert len(file.read_text("utf-8").splitlines()) == 1 + 1


def test_pairs_that_finish_while_others_fail_are_told() -> None:
    told: list[Pair] = []

    def tell(finished: Finished) -> bool:
        told.append(finished.result.pair)
        return False

    match = Match("throne", ("random", f"{GUESTS}:Late"))
    pairs = match.pairs(3)
    with pytest.raises(PlayerError):
        pool.Processes(2)(partial(play_pair, match), pairs, tell)
    assert Pair(0, 1, 0) in told
    assert len(told) == len(set(told)) < 3


def test_after_an_interrupt_a_player_that_hangs_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "GRACE", 0.0)
    told: list[Pair] = []

    def tell(finished: Finished) -> bool:
        told.append(finished.result.pair)
        if len(told) == 1:
            raise KeyboardInterrupt
        return False

    match = Match("throne", ("random", f"{GUESTS}:Hanging"))
    others = set(active_children())
    with pytest.raises(KeyboardInterrupt):
        pool.Processes(2)(partial(play_pair, match), match.pairs(2), tell)
    assert told == [Pair(0, 1, 0)]
    assert set(active_children()) <= others


# Parts of a match


def test_parts_are_the_whole_match_and_their_files_can_be_joined(tmp_path: Path) -> None:
    files = [tmp_path / f"{part}.jsonl" for part in (1, 2, 3)]
    for part, file in enumerate(files, start=1):
        Arena(MATCH, 8, file=file, shard=(part, 3)).run()
    joined = tmp_path / "joined.jsonl"
    joined.write_text("".join(file.read_text("utf-8") for file in files), "utf-8")
    before = joined.read_bytes()
    assert play(MATCH, 8, file=joined) == play(MATCH, 8)
    assert joined.read_bytes() == before


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


def test_whole_lines_stay_as_they_are_when_a_half_one_is_removed(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = json.dumps(MATCH.json()).encode() + b"\r\n"
    path.write_bytes(whole + b'{"one":0,"tw')
    with ResultsFile(path, MATCH) as file:
        assert file.done == []
    assert path.read_bytes() == whole


def test_an_edited_deck_is_another_match(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    match = Match("dwarves", ("random", "greedy"))
    rules = registry.find("dwarves")
    with ResultsFile(path, match):
        pass
    header = json.loads(path.read_text("utf-8"))
    assert header["digest"] == rules.digest(rules.options.parse({}))
    path.write_text(json.dumps({**header, "digest": "0" * 64}) + "\n", "utf-8")
    with pytest.raises(ResultsError) as caught:
        ResultsFile(path, match)
    assert caught.value.reason.values["what"] == "digest"
    assert "digest" not in MATCH.json()


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
        b'{"zweikampf-arena": 1}\n',
        json.dumps(MATCH.json()).encode() + b"\n{}\n",
        json.dumps(MATCH.json()).encode() + b'\n{"zweikampf-arena": 2, "game": "tower"}\n',
        json.dumps(MATCH.json()).encode() + b'\n{"one":0,"two":1,"number":0,"games":[1,2]}\n',
        json.dumps(MATCH.json()).encode() + b'\n{"one":0,"two":1,"number":0,"games":[]}\n',
    ],
)
def test_a_file_that_holds_no_results_is_refused_and_kept(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(content)
    with pytest.raises(ResultsError) as caught:
        ResultsFile(path, MATCH)
    assert caught.value.code in ("not-results", "other-results", "old-results")
    assert path.read_bytes() == content
