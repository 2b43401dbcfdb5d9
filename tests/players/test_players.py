"""Players: they see views only, choose legal tokens, and greedy beats random."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.ends import ended
from zweikampf.engine import actors, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import PlayerError
from zweikampf.engine.game import AnyGame
from zweikampf.players.opponents import NAMES, opponent
from zweikampf.players.player import NO_BUDGET, Budget, Player


def winner(game: str, seed: int, players: tuple[Player, Player]) -> int | None:
    found = registry.find(game)
    duel = Duel(found, found.options(), SeededDealer(seed))
    while duel.state.actor != actors.OVER:
        seat = duel.state.actor
        duel.submit(seat, players[seat].choose(duel.view(seat), duel.legal(seat)))
    return ended(duel.state).winner


def wins(game: str, names: tuple[str, str], pairs: int, enough: int) -> int:
    """How many games of paired deals, seats swapped, the first one wins; what comes after the last
    win that is needed is not played."""
    won = 0
    for seed in range(pairs):
        one, two = (opponent(name, game, seed) for name in names)
        won += winner(game, seed, (one, two)) == 0
        won += winner(game, seed, (two, one)) == 1
        if won >= enough:
            break
    return won


@pytest.mark.match
@pytest.mark.parametrize("game", registry.names())
def test_greedy_beats_random(game: str) -> None:
    """In 60 games 42 wins are five deviations from a coin."""
    assert wins(game, ("greedy", "random"), pairs=30, enough=42) >= 42


@pytest.mark.parametrize("name", ["random", "greedy", "search:8"])
@pytest.mark.parametrize("game", registry.names())
def test_the_same_seed_plays_the_same(name: str, game: str) -> None:
    results = [
        [winner(game, 3, (opponent(name, game, seed), opponent(name, game, 9))) for seed in (4, 5)]
        for _ in range(2)
    ]
    assert results[0] == results[1]


@pytest.mark.parametrize("game", registry.names())
def test_a_choice_is_legal_and_follows_from_view_and_seed(game: str) -> None:
    found = registry.find(game)
    duel = Duel(found, found.options(), SeededDealer(8))
    for turn in range(20):
        if duel.state.actor == actors.OVER:
            break
        seat = duel.state.actor
        view, legal = duel.view(seat), duel.legal(seat)
        token = opponent("greedy", game, turn).choose(view, legal)
        assert token in legal
        assert opponent("greedy", game, turn).choose(view, legal) == token
        duel.submit(seat, token)


@pytest.mark.match
@pytest.mark.parametrize("game", registry.names())
def test_search_beats_random(game: str) -> None:
    """13 wins in 16 games are 2.5 deviations from a coin."""
    assert wins(game, ("search:20", "random"), pairs=8, enough=13) >= 13


@pytest.mark.match
def test_search_beats_greedy_in_throne() -> None:
    """In 60 games 42 wins are three deviations from a coin."""
    assert wins("throne", ("search:600", "greedy"), pairs=30, enough=42) >= 42


# Names


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_somebody(name: str) -> None:
    assert callable(opponent(name, "throne", 1).choose)


class Last:
    """A foreign player: always the last of the legal tokens."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.seed = seed

    def choose(self, view: object, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        return legal[-1]


class Lazy:
    def __init__(self, game: AnyGame, seed: int) -> None:
        pass


class Broken:
    def __init__(self, game: AnyGame, seed: int) -> None:
        raise RuntimeError("out of order")


def test_anybodys_class_is_a_player() -> None:
    guest = opponent(f"{__name__}:Last", "throne", 5)
    assert guest.choose(None, ["D1", "K2"]) == "K2"
    assert (guest.game.id, guest.seed) == ("throne", 5)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "code", "says"),
    [
        ("nobody", "unknown-player", "nobody"),
        ("", "unknown-player", ""),
        ("no.such.module:Player", "player-not-made", "ModuleNotFoundError"),
        (f"{__name__}:Nobody", "player-not-made", "AttributeError"),
        (f"{__name__}:Broken", "player-not-made", "out of order"),
        (f"{__name__}:Lazy", "not-a-player", "Lazy"),
        ("random:7", "player-not-made", "AttributeError"),
        ("search:", "bad-budget", ""),
        ("search:0", "bad-budget", "0"),
        ("search:fast", "bad-budget", "fast"),
        ("search:10s", "bad-budget", "10s"),
        ("search:10x0", "bad-budget", "10x0"),
        ("search:10x", "bad-budget", "10x"),
        ("search:x2", "bad-budget", "x2"),
    ],
)
def test_who_cannot_play_is_refused_with_a_reason(name: str, code: str, says: str) -> None:
    with pytest.raises(PlayerError) as caught:
        opponent(name, "throne", 1)
    assert caught.value.code == code
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("text", "budget"),
    [("200", Budget(iterations=200)), ("50ms", Budget(milliseconds=50))],
)
def test_a_budget_is_iterations_or_a_time(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget
    assert str(budget) == text
