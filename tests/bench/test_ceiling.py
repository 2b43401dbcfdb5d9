"""Players who know more than they may: they exist for every game, and outside of ``players``."""

from __future__ import annotations

import pytest

from bench.ceiling import PLAYERS, main, meet, player
from zweikampf.engine import registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.rng import Rng


@pytest.mark.parametrize("game", registry.names())
def test_every_game_has_a_ceiling(game: str) -> None:
    found = meet(game, ("clairvoyant", "search"), 2, iterations=3)
    again = meet(game, ("clairvoyant", "search"), 2, iterations=3)
    assert (found.rate, found.same_seat) == (again.rate, again.same_seat)
    assert found.games == 2
    assert found.low <= found.rate <= found.high


def test_who_sees_the_other_hand_plays_by_it() -> None:
    """In two worlds that look alike to a seat a search chooses alike; a clairvoyant need not."""
    game = registry.find("throne")
    differ = {"search": 0, "clairvoyant": 0}
    for seed in range(12):
        duel = Duel(game, game.options(), SeededDealer(seed))
        seat = duel.state.actor
        for name in differ:
            chosen = []
            for world in range(2):
                duel.state.resample(seat, Rng(world))
                chosen.append(player(name, "throne", seed, 60)(duel, seat))
            differ[name] += chosen[0] != chosen[1]
    assert differ["search"] == 0
    assert differ["clairvoyant"] > 2


def test_deals_that_go_to_one_seat_are_counted() -> None:
    """A pair with two winners at the same seat brings each player one point of two."""
    found = meet("throne", ("greedy", "random"), 12, iterations=1)
    assert found.same_seat > 0
    assert found.rate <= 1 - found.same_seat / 2


def test_one_line_per_player(capsys: pytest.CaptureFixture[str]) -> None:
    main(["throne", "--games", "2", "--iterations", "3"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(" against search: ")[0] for line in lines] == list(PLAYERS)
