"""How often a lost seat of Throne is saved by its traps, against a search with random playouts.

    python -m bench.traps --starts 200 --iterations 450

Starts of phase 2 as a search recruits them; the seat that loses against best play sets traps, by
temptation (``players/throne/traps``) and, from the same start, by counting the replies that still
win, as ``classic6`` does it. The rival searches with this many iterations and random playouts, as
OpenSpiel's ISMCTS does. Saved means: not lost any more with best play; a draw counts half.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from time import process_time

from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.games.throne.game import GAME
from zweikampf.games.throne.rules import Throne
from zweikampf.lab.scores import interval
from zweikampf.players.player import Budget
from zweikampf.players.policy import Policy
from zweikampf.players.search import SearchPlayer
from zweikampf.players.throne.master import ThroneMaster
from zweikampf.players.throne.policy import ThronePolicy
from zweikampf.players.throne.solver import Question, Solver


def start(seed: int) -> Throne:
    rng, state = Rng(seed), Throne()
    while state.actor == actors.CHANCE:
        state.apply(state.pick(rng))
    return ThronePolicy().recruited(state, rng)


def saved(state: Throne, seed: int, tempting: bool, rival: int, spent: list[float]) -> float:
    """What the lost seat gets, from 0 to 1; the times of its moves are added."""
    winner = Question(Solver(), state).winner()
    if winner is None:
        raise ValueError("nobody loses this position")
    seat = 1 - winner
    master = ThroneMaster(GAME, seed, tempting=tempting)
    search = SearchPlayer(GAME, seed, Budget(iterations=rival), policy=Policy)
    world = state.copy()
    while world.actor != actors.OVER:
        found = Question(Solver(), world).winner()
        if found != winner:
            return 0.5 if found is None else 1.0
        view = GAME.view(world, world.actor)
        legal = [GAME.format_action(action) for action in world.legal()]
        began = process_time()
        token = (master if world.actor == seat else search).choose(view, legal)
        if world.actor == seat and len(legal) > 1:
            spent.append(process_time() - began)
        world.apply(GAME.parse_action(token, world))
    return 0.0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--starts", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=450, help="of the rival")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    starts: list[tuple[int, Throne]] = []
    seed = given.seed * 1_000_003
    while len(starts) < given.starts:
        state = start(seed)
        if Question(Solver(), state).winner() is not None:
            starts.append((seed, state))
        seed += 1
    for name, tempting in (("temptation", True), ("counting", False)):
        spent: list[float] = []
        found = [saved(state, seed, tempting, given.iterations, spent) for seed, state in starts]
        low, high = interval(found)
        rate, ms = sum(found) / len(found), 1000 * sum(spent) / max(1, len(spent))
        print(f"{name}: saved {rate:.1%} ({low:.1%} to {high:.1%}) of {len(found)} lost starts, ")
        print(f"{ms:.1f} ms of processor time per move", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
