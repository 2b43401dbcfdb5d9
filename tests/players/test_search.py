"""The searching player: same seed, same choice; no secrets; and it plays well."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.engine.strangers import Nine, NineGame
from tests.patience import PATIENCE
from zweikampf.engine import actors, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.game import AnyGame
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.players.player import Budget, Move
from zweikampf.players.search import SearchPlayer

GAMES = registry.names()


def after(game: AnyGame, seed: int, turns: int) -> Duel:
    """A game some random turns after the deal."""
    duel = Duel(game, game.options(), SeededDealer(seed))
    rng = Rng(seed)
    for _ in range(turns):
        if duel.state.actor != actors.OVER:
            seat = duel.state.actor
            legal = duel.legal(seat)
            duel.submit(seat, legal[rng.below(len(legal))])
    return duel


def thoughts(duel: Duel, iterations: int = 200, threads: int = 1, seed: int = 7) -> list[Move]:
    seat = duel.state.actor
    player = SearchPlayer(duel.game, seed, Budget(iterations=iterations), threads)
    return player.think(duel.view(seat), duel.legal(seat))


@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_iterations_and_threads_think_the_same(game: str, threads: int) -> None:
    duel = after(registry.find(game), 3, 4)
    assert thoughts(duel, threads=threads) == thoughts(duel, threads=threads)
    others = [thoughts(duel, threads=threads, seed=seed) for seed in range(8, 12)]
    assert any(other != thoughts(duel, threads=threads) for other in others)


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_every_iteration_is_done_and_counted_once(threads: int) -> None:
    duel = after(registry.find("throne"), 3, 4)
    moves = thoughts(duel, iterations=500, threads=threads)
    assert sum(move.visits for move in moves) == 500
    assert sorted(move.token for move in moves) == duel.legal(duel.state.actor)
    assert [move.visits for move in moves] == sorted((m.visits for m in moves), reverse=True)
    assert all(0 <= move.win_chance <= 1 for move in moves)


def test_an_action_that_is_weighed_gets_every_iteration() -> None:
    duel = after(registry.find("throne"), 3, 4)
    seat = duel.state.actor
    token = thoughts(duel, iterations=500)[-1].token
    player = SearchPlayer(duel.game, 1, Budget(iterations=500))
    move = player.weigh(duel.view(seat), token)
    assert (move.token, move.visits) == (token, 500)
    assert 0 <= move.win_chance <= 1


def test_a_choice_is_the_best_thought() -> None:
    duel = after(registry.find("throne"), 5, 6)
    seat = duel.state.actor
    for seed in range(5):
        player = SearchPlayer(duel.game, seed, Budget(iterations=150))
        best = thoughts(duel, 150, seed=seed)[0].token
        assert player.choose(duel.view(seat), duel.legal(seat)) == best


def test_the_budget_of_a_choice_comes_before_that_of_the_player() -> None:
    duel = after(registry.find("throne"), 5, 6)
    seat = duel.state.actor
    player = SearchPlayer(duel.game, 1, Budget(iterations=10))
    for budget, visits in ((Budget(), 10), (Budget(iterations=77), 77)):
        moves = player.think(duel.view(seat), duel.legal(seat), budget)
        assert sum(move.visits for move in moves) == visits


def test_a_budget_of_time_is_used_and_iterations_bound_it() -> None:
    duel = after(registry.find("throne"), 5, 6)
    seat = duel.state.actor
    for threads in (1, 2):
        player = SearchPlayer(duel.game, 1, Budget(milliseconds=20), threads)
        moves = player.think(duel.view(seat), duel.legal(seat))
        assert sum(move.visits for move in moves) >= threads
    both = Budget(iterations=321, milliseconds=60_000)
    moves = SearchPlayer(duel.game, 1, both).think(duel.view(seat), duel.legal(seat))
    assert sum(move.visits for move in moves) == 321


def test_a_single_legal_action_needs_no_thought() -> None:
    duel = after(registry.find("throne"), 3, 0)
    player = SearchPlayer(duel.game, 1, Budget(milliseconds=3_600_000))
    assert player.choose(duel.view(duel.turn), ["K3"]) == "K3"


def test_moves_can_be_left_out_of_the_question() -> None:
    duel = after(registry.find("throne"), 3, 0)
    player, some = SearchPlayer(duel.game, 1, Budget(iterations=50)), duel.legal()[:2]
    assert {move.token for move in player.think(duel.view(duel.turn), some)} == set(some)


# It cannot look


class Poisoned(Nine):
    """A true state that raises when it is touched."""

    is_poisoned = False

    def __getattribute__(self, name: str) -> Any:
        if name != "is_poisoned" and super().__getattribute__("is_poisoned"):
            raise AssertionError(f"somebody looked at {name} of the true state")
        return super().__getattribute__(name)


class PoisonedGame(NineGame):
    def begin(self, options: Any) -> Nine:
        return Poisoned()


def test_search_never_touches_the_true_state() -> None:
    """It gets the view; whatever it plays with is made of that."""
    duel = Duel(PoisonedGame(), PoisonedGame.options(), SeededDealer(2))
    view, legal = duel.view(0), duel.legal(0)
    true = duel.state
    assert isinstance(true, Poisoned)
    true.is_poisoned = True
    with pytest.raises(AssertionError, match="somebody looked"):
        duel.view(0)
    with pytest.raises(AssertionError, match="somebody looked"):
        true.position()
    player = SearchPlayer(duel.game, 1, Budget(iterations=300), threads=2)
    assert player.choose(view, legal) in legal


class Sealed:
    """A game of which search may use names and samples, and nothing that needs a true state."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        if name not in ("id", "sample", "format_action", "num_actions"):
            raise AssertionError(f"search used {name} of the game")
        return getattr(self._game, name)


@pytest.mark.parametrize("game", GAMES)
def test_search_asks_the_game_for_samples_and_names_only(game: str) -> None:
    duel = after(registry.find(game), 2, 3)
    seat = duel.state.actor
    sealed: Any = Sealed(duel.game)
    player = SearchPlayer(sealed, 1, Budget(iterations=50))
    assert player.choose(duel.view(seat), duel.legal(seat)) in duel.legal(seat)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_no_thought(game: str) -> None:
    found = registry.find(game)
    for seed in range(3):
        duel = after(found, seed, 5)
        seat = duel.state.actor
        other = duel.state.copy()
        other.resample(seat, Rng(seed + 50))
        player, twin = (SearchPlayer(found, 1, Budget(iterations=100)) for _ in range(2))
        legal = duel.legal(seat)
        mine = player.think(duel.view(seat), legal)
        assert mine == twin.think(found.view(other, seat), legal)


# It plays well


def solved(state: State) -> int:
    """What seat 0 can get from a position without secrets and chance."""
    if state.actor == actors.OVER:
        return state.payoff(0)
    values = []
    for action in state.legal():
        child = state.copy()
        child.apply(action)
        values.append(solved(child))
    return max(values) if state.actor == 0 else min(values)


def test_the_best_move_of_an_open_ending_is_found() -> None:
    """Throne, phase 2, four cards each: whatever throws the game away is not chosen."""
    throne = registry.find("throne")
    tried = 0
    for seed in range(150):
        duel = after(throne, seed, 52 - 8)
        seat = duel.state.actor
        sign = 1 - 2 * seat
        values = {}
        for action in duel.state.legal():
            child = duel.state.copy()
            child.apply(action)
            values[throne.format_action(action)] = sign * solved(child)
        if len(set(values.values())) > 1:
            best = thoughts(duel, iterations=3000, seed=seed)[0]
            assert values[best.token] == max(values.values()), (seed, values, best)
            tried += 1
    assert tried >= 10


def test_a_strangers_game_in_plain_python_is_understood() -> None:
    """Duel of nine: the answer to a bid depends on how good the player's own card is."""
    game = NineGame()
    for cards, bid, right in (
        ("1,9", "high", "yes"),  # 9 beats everything that seat 0 can have
        ("9,1", "low", "yes"),
        ("5,1", "high", "no"),  # yes would lose for certain, no wins a point
        ("5,9", "low", "no"),
    ):
        state = game.parse_position(f"nine cards={cards} bid={bid} answer=-")
        player = SearchPlayer(game, 1, Budget(iterations=400))
        moves = {move.token: move for move in player.think(game.view(state, 1), ["no", "yes"])}
        assert moves["no"].win_chance == 1
        assert moves["yes"].win_chance == (1 if right == "yes" else 0)


def test_compiled_and_plain_form_think_the_same() -> None:
    program = (
        "import json, zweikampf.games;"
        "from tests.players.test_search import after, thoughts;"
        "from zweikampf.engine import registry;"
        "duel = after(registry.find('throne'), 4, 20);"
        "print(json.dumps([move.json() for move in thoughts(duel, 300)]))"
    )
    answers = [
        json.loads(
            subprocess.run(
                [sys.executable, "-c", program],
                env={**os.environ, "ZWEIKAMPF_PURE": pure},
                capture_output=True,
                text=True,
                check=True,
                timeout=PATIENCE,
            ).stdout
        )
        for pure in ("", "1")
    ]
    assert answers[0] == answers[1]
