"""A smaller sample of ``make soak``: every game ends, and nothing gets lost on the way."""

import pytest

from tests.games.tower import soak
from tests.games.tower.play import OPTION_SETS
from tests.volume import many
from zweikampf.engine.options import Options


@pytest.mark.parametrize("options", OPTION_SETS, ids=lambda each: "-".join(each.texts().values()))
def test_random_games_end_with_everything_there(options: Options) -> None:
    games = many(10, 1)
    assert soak.random_games(options, games, seed=77) == games


@pytest.mark.parametrize("options", OPTION_SETS[::4], ids=lambda each: each.texts()["mode"])
def test_greedy_games_end_with_everything_there(options: Options) -> None:
    reasons = [soak.greedy_game(options, seed) for seed in range(many(2, 1))]
    assert set(reasons) <= {"out", "stalemate"}
    assert len(reasons) == many(2, 1)


def test_the_whole_run_in_small(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--random", str(many(20, 10)), "--greedy", str(many(6, 1))]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum("random games ended" in line for line in lines) == len(OPTION_SETS)
    assert lines[-1].endswith(" s")
