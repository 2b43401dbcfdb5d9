"""The golden games of all games: as they were, and as a second implementation wants them."""

from __future__ import annotations

from pathlib import Path

import pytest

import zweikampf
from tests.games.golden import FOLDER, GAMES, golden_of

TRACES = [(game, name) for game in GAMES for name in golden_of(game).traces]

each_game = pytest.mark.parametrize("game", GAMES)
each_trace = pytest.mark.parametrize(("game", "name"), TRACES)


def test_every_game_has_golden_games() -> None:
    rules = Path(zweikampf.__file__).parent.glob("games/*/rules.py")
    assert sorted(path.parent.name for path in rules) == GAMES


@each_trace
def test_traces_are_as_they_were(game: str, name: str) -> None:
    golden = golden_of(game)
    assert golden.written(name) == golden.path(name).read_bytes()


@each_trace
def test_kept_traces_follow_the_rules_of_the_oracle(game: str, name: str) -> None:
    golden = golden_of(game)
    options = golden.options(name)
    first, *plies, last = golden.kept(name)
    assert first == {"game": game, "options": options, "seed": golden.traces[name][1]}
    oracle = golden.oracle(options)
    for number, ply in enumerate(plies):
        assert ply["ply"] == number
        assert str(ply["actor"]) == oracle.actor()
        at_chance = oracle.actor() == "chance"
        choices = oracle.choices()
        assert ply["legal"] == [[*each] if at_chance else each[0] for each in choices]
        oracle.apply(ply["action"])
    winner, reason, score = oracle.over()
    assert last == {"over": {"winner": winner, "reason": reason, "score": list(score)}}


@each_game
def test_every_value_of_every_option_and_every_reason_is_there(game: str) -> None:
    golden = golden_of(game)
    chosen = {pair for name in golden.traces for pair in golden.options(name).items()}
    for option in golden.game.options.fields():
        assert {(option.name, choice) for choice in option.metadata.get("choices", ())} <= chosen
    games = [golden.kept(name) for name in golden.traces]
    assert {lines[-1]["over"]["reason"] for lines in games} == golden.reasons
    golden.covers(games)


def test_no_file_is_left_over() -> None:
    paths = [golden_of(game).path(name) for game, name in TRACES]
    assert sorted(FOLDER.iterdir()) == sorted(paths)
