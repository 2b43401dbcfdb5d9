"""Players who know more than they may: they exist for every game, and outside of ``players``."""

from __future__ import annotations

import pytest

from bench.ceiling import PLAYERS, main, meet
from zweikampf.engine import registry


@pytest.mark.parametrize("game", registry.names())
def test_every_game_has_a_ceiling(game: str) -> None:
    found = meet(game, ("clairvoyant", "search"), 2, iterations=3)
    again = meet(game, ("clairvoyant", "search"), 2, iterations=3)
    assert (found.rate, found.same_seat) == (again.rate, again.same_seat)
    assert found.games == 2
    assert found.low <= found.rate <= found.high


def test_who_sees_the_other_hand_wins_more_often() -> None:
    """62 of 100 games at some thousand iterations; against no search at all nearly all."""
    assert meet("throne", ("clairvoyant", "random"), 20, iterations=150).rate > 0.7


def test_deals_that_go_to_one_seat_are_counted() -> None:
    """A pair with two winners at the same seat brings each player one point of two."""
    found = meet("throne", ("greedy", "random"), 12, iterations=1)
    assert found.same_seat > 0
    assert found.rate <= 1 - found.same_seat / 2


def test_one_line_per_player(capsys: pytest.CaptureFixture[str]) -> None:
    main(["throne", "--games", "2", "--iterations", "3"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(" against search: ")[0] for line in lines] == list(PLAYERS)
