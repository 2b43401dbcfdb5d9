"""Every game ends, and nothing gets lost on the way: many games, checked after every action.

make soak
python -m tests.games.tower.soak --random 100000 --greedy 10000
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from time import perf_counter

from tests.ends import ended
from tests.games.tower import audit
from tests.games.tower.play import GAME, OPTION_SETS
from zweikampf.engine import actors
from zweikampf.engine.options import Options
from zweikampf.engine.rng import Rng
from zweikampf.players.greedy import GreedyPlayer


def random_games(options: Options, games: int, seed: int = 0, every: int = 25) -> int:
    """How many of this many random games ended with all cards and all gold."""
    return audit.play_watched(GAME.new(options), games, Rng(seed), every)


def greedy_game(options: Options, seed: int) -> str:
    """One game of two greedy players; its reason, or an error where something got lost."""
    state = GAME.new(options)
    chance = Rng(seed)
    players = [GreedyPlayer("tower", Rng(2 * seed + seat)) for seat in (0, 1)]
    while state.actor != actors.OVER:
        if state.actor == actors.CHANCE:
            action = state.pick(chance)
        else:
            tokens = [GAME.format_action(each) for each in state.legal()]
            view = GAME.view(state, state.actor)
            action = GAME.parse_action(players[state.actor].choose(view, tokens), state)
        state.apply(action)
        assert audit.is_whole(state), state.position()
    return ended(state).reason


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, default=100_000, help="random games in all")
    parser.add_argument("--greedy", type=int, default=10_000, help="greedy games in all")
    given = parser.parse_args(arguments)
    began = perf_counter()
    for number, options in enumerate(OPTION_SETS):
        games = given.random // len(OPTION_SETS) + (number < given.random % len(OPTION_SETS))
        ended = random_games(options, games, number)
        _say(f"{ended} of {games} random games ended: {' '.join(options.texts().values())}")
        if ended != games:
            return 1
    reasons: Counter[str] = Counter()
    for seed in range(given.greedy):
        # Strict games are the rule; each table option set has its share too.
        options = OPTION_SETS[seed % 4] if seed % 5 else OPTION_SETS[4 + seed // 5 % 16]
        reasons[greedy_game(options, seed)] += 1
        if seed % 500 == 499:
            _say(f"{seed + 1} greedy games ended: {dict(reasons)}")
    _say(f"{perf_counter() - began:.0f} s")
    return 0


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
