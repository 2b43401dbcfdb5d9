"""One of our opponents against OpenSpiel's information-set search, at equal time per move.

``python -m bench.openspiel_match throne --games 100 --ms 200 --player level6``

Both are handed views and nothing else, and play paired deals in our arena: the same chance twice,
seats swapped. OpenSpiel's side is its own ``ISMCTSBot`` (in Python; the one in C++ cannot resample
games that are not written in C++), unchanged but for the clock, which it looks at before each
simulation. Both sides are given ``--ms`` milliseconds per move by the wall clock, on one thread,
one after the other. A player of ours may stop earlier, when it has solved the game; with
``--shipped`` it thinks as it does without a clock (a level: a fixed number of worlds), and only
OpenSpiel has ``--ms``.

To favour OpenSpiel, its playouts are run by our compiled rules
(``--playouts native``), which is many more simulations than its own evaluator leaves time for
(``--playouts openspiel``). The report says how many milliseconds per move both sides really took.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from zweikampf.engine.game import AnyGame
from zweikampf.engine.rng import Rng
from zweikampf.envs import openspiel
from zweikampf.lab.match import Match
from zweikampf.lab.playing import play_pair
from zweikampf.lab.scores import Score, score_of
from zweikampf.players.opponents import opponent
from zweikampf.players.player import NO_BUDGET, Budget

EXPLORATION = 1.4  # results go from -1 to 1
ENDLESS = 1 << 60
PLAYOUTS = ("native", "openspiel")


class TimeUpError(Exception):
    """The move must be made now."""


class NativePlayouts:
    """A random playout by the compiled rules in place of one in Python, action by action."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def evaluate(self, state: Any) -> Any:
        world = state.story.state.copy()
        world.playout(self._rng)
        value = world.payoff(0)
        return np.array([value, -value], float)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel comes without types
    """OpenSpiel's bot with a clock in place of a number of simulations."""

    until = 0.0
    simulations = 0

    def sample_root_state(self, state: Any) -> Any:
        # Without a single visit there is nothing to choose by.
        if perf_counter() >= self.until and self._root_node.total_visits > 0:
            raise TimeUpError
        self.simulations += 1
        return super().sample_root_state(state)

    def choose(self, state: Any, milliseconds: int) -> int:
        self.until = perf_counter() + milliseconds / 1000
        try:
            return int(self.step(state))
        except TimeUpError:
            policy = self.get_final_policy(state, self._root_node)
            return int(max(policy, key=lambda pair: pair[1])[0])


class Clock:
    """Time and moves of one side. They are kept with its class: the arena makes a new player for
    each game."""

    moves = 0
    seconds = 0.0

    @classmethod
    def restart(cls) -> None:
        cls.moves, cls.seconds = 0, 0.0

    @classmethod
    def count(cls, began: float) -> None:
        cls.moves += 1
        cls.seconds += perf_counter() - began

    @classmethod
    def milliseconds(cls) -> float:
        """Of a move that left a choice."""
        return cls.seconds * 1000 / max(1, cls.moves)


class Ours(Clock):
    """Our player, by name, with a clock."""

    name = "search"
    is_shipped = False

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._player = opponent(self.name, game.id, seed)

    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        began = perf_counter()
        token = self._player.choose(view, legal, NO_BUDGET if self.is_shipped else budget)
        if len(legal) > 1:
            self.count(began)
        return token


class Ismcts(Clock):
    """OpenSpiel's search as one of our players: it enters an arena by ``module:Class``."""

    playouts = "native"
    exploration = EXPLORATION
    simulations = 0

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._rules = game
        self._rng = Rng(seed)
        assert openspiel.GAMES  # importing it registers the games
        self._game = pyspiel.load_game(f"zweikampf_{game.id}")
        numbers = np.random.RandomState(self._rng.below(1 << 32))
        if self.playouts == "native":
            evaluator: Any = NativePlayouts(self._rng.below(1 << 32))
        else:
            evaluator = mcts.RandomRolloutEvaluator(1, numbers)
        self._bot = TimedBot(self._game, evaluator, self.exploration, ENDLESS, random_state=numbers)

    def choose(self, view: Any, legal: Sequence[str], budget: Budget = NO_BUDGET) -> str:
        if len(legal) == 1:
            return legal[0]
        state = self._game.state_from_view(view, self._rng.below(1 << 32))
        began, before = perf_counter(), self._bot.simulations
        action = self._bot.choose(state, budget.milliseconds or 200)
        self.count(began)
        Ismcts.simulations += self._bot.simulations - before
        return self._rules.format_action(action)


@dataclass(frozen=True)
class Meeting:
    """The score of our player, a draw counting one half, with its interval of 95 %."""

    game: str
    player: str
    playouts: str
    milliseconds: int
    score: Score
    our_ms: float  # a move that left a choice
    openspiel_ms: float
    openspiel_simulations: float

    def __str__(self) -> str:
        score = self.score
        return (
            f"{self.game}: {self.player} against OpenSpiel's ISMCTS ({self.playouts} playouts), "
            f"{self.milliseconds} ms per move, {score.games} games on paired deals: "
            f"{score.rate:.1%} [{score.low:.1%}, {score.high:.1%}], "
            f"{score.wins} won, {score.draws} drawn, {score.losses} lost; "
            f"ours took {self.our_ms:.0f} ms per move, OpenSpiel {self.openspiel_ms:.0f} ms "
            f"for {self.openspiel_simulations:,.0f} simulations"
        )


def meet(game: str, player: str, games: int, milliseconds: int, seed: int = 0) -> Meeting:
    """Pairs of games, one after the other: a second process would take time from the first."""
    sides = tuple(f"{side.__module__}:{side.__qualname__}" for side in (Ours, Ismcts))
    match = Match(game, sides, seed=seed, budget=Budget(milliseconds=milliseconds))
    Ours.name = player
    Ours.restart()
    Ismcts.restart()
    Ismcts.simulations = 0
    results = []
    for pair in match.pairs((games + 1) // 2):
        results.append(play_pair(match, pair).result)
        so_far = score_of(0, results)
        print(f"{so_far.games} of {games} games: {so_far.rate:.1%}", file=sys.stderr)
    return Meeting(
        game,
        player,
        Ismcts.playouts,
        milliseconds,
        score_of(0, results),
        Ours.milliseconds(),
        Ismcts.milliseconds(),
        Ismcts.simulations / max(1, Ismcts.moves),
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(openspiel.GAMES))
    parser.add_argument("--player", default="search", help="one of ours, by name")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--ms", type=int, default=200, help="milliseconds per move")
    parser.add_argument("--shipped", action="store_true", help="no clock for our player")
    parser.add_argument("--playouts", choices=PLAYOUTS, default="native")
    parser.add_argument("--exploration", type=float, default=EXPLORATION)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(arguments)
    Ours.is_shipped = given.shipped
    Ismcts.playouts = given.playouts
    Ismcts.exploration = given.exploration
    meeting = meet(given.game, given.player, given.games, given.ms, given.seed)
    print(json.dumps(asdict(meeting)) if given.json else meeting)
    return 0


if __name__ == "__main__":
    # Under its own name, so that the arena meets the same classes that count here.
    from bench.openspiel_match import main as run

    sys.exit(run())
