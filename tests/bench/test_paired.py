"""Matches in pairs of games: each bench that plays them, and how they are kept."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bench import paired, planning, recruiting, turns
from bench.paired import Game, kept, play_pair

GAMES: dict[str, Game] = {
    "tower": partial(planning.play, [planning.player("1")] * 2, "referee"),
    "tower printed": partial(planning.play, [planning.player("1")] * 2, "printed"),
    "throne": partial(recruiting.play, ["classic:20"] * 2),
    "dwarves": partial(turns.play, [turns.player("classic:2")] * 2),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_player_that_meets_itself_gets_half_of_every_pair(name: str) -> None:
    """Both games of a deal are the same with seats swapped, so luck cancels out."""
    pair = play_pair(GAMES[name], 3)
    assert pair.points == 0.5
    assert pair.moves[0] == pair.moves[1] > 20


def test_a_stopped_match_continues(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "pairs.jsonl"
    players = ["1:plans=2,deals=2,positions=1,draws=1", "1"]
    planning.main([*players, "--games", "2", "--results", str(file)])
    name, *first = file.read_text().splitlines()
    planning.main([*players, "--games", "4", "--results", str(file)])
    assert file.read_text().splitlines()[:2] == [name, *first]
    play = partial(planning.play, [planning.player(each) for each in players], "referee")
    points = [play_pair(play, at).points for at in (0, 1)]
    assert [pair.points for pair in kept(file, name)] == points
    assert "of\n4 games against 1;" in capsys.readouterr().out
    planning.main([*players, "--games", "2", "--results", str(file)])
    assert "of\n2 games against 1;" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="holds another match"):
        planning.main([*players, "--games", "2", "--results", str(file), "--seed", "1"])


def test_points_belong_to_the_first_player(capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever its seat: a match in which it always wins is one of 100 %."""
    given = paired.parser_for(None).parse_args(["one", "two", "--games", "4"])
    asked: list[tuple[int, int]] = []

    def play(first: int, seed: int, meter: paired.Meter) -> float:
        asked.append((first, seed))
        return meter.ask(0, lambda: 1.0) * meter.ask(1, lambda: 1.0)

    assert paired.match(given, play) == 0
    assert asked == [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert "one won 100.0%" in capsys.readouterr().out
