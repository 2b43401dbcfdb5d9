"""Two strongest players of Throne against each other in phase 1; the solver says who would win.

Both play phase 2 perfectly, so that the solved start of phase 2 is the result of the game, and a
match takes a fraction of the time. Deals are paired: the same chance, seats swapped.

    python -m bench.recruiting judging:27000 classic:40000 --games 1000

A player is a judgement with the iterations per move, then perhaps those of the last tricks, which
the solver judges: ``judging:27000:100``. Processor time per move is reported for each, so that
equal times can be given to both. ``clairvoyant:27000`` is the same search by someone who sees the
other hand and the cards taken face down: what knowing them would be worth.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from time import process_time

from bench.paired import given_to, seed_of, tell, tell_progress
from zweikampf.engine import registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.rng import Rng
from zweikampf.games.throne.rules import Throne
from zweikampf.players.policy import Policy
from zweikampf.players.search import EXPLORATION
from zweikampf.players.throne.judgement import NetworkPolicy
from zweikampf.players.throne.master import SOLVED_ITERATIONS, SOLVED_TRICKS, ThroneMaster
from zweikampf.players.throne.policy import ThronePolicy
from zweikampf.players.throne.solver import Question, Solver
from zweikampf.players.tree import Tree

POLICIES: dict[str, Callable[[], Policy]] = {"classic": ThronePolicy, "judging": NetworkPolicy}


Chooser = Callable[[Duel, int], str]


def player(name: str, seed: int) -> Chooser:
    kind, iterations, *late = name.split(":")
    if kind == "clairvoyant":
        return _clairvoyant(int(iterations), seed)
    master = ThroneMaster(
        registry.find("throne"),
        seed,
        int(iterations),
        SOLVED_TRICKS,
        int(late[0]) if late else SOLVED_ITERATIONS,
        POLICIES[kind],
    )
    return lambda duel, seat: master.choose(duel.view(seat), duel.legal(seat))


def _clairvoyant(iterations: int, seed: int) -> Chooser:
    """Searches the true world; chance to come stays unknown."""
    rng = Rng(seed)

    def choose(duel: Duel, seat: int) -> str:
        game = duel.game
        tree = Tree(
            duel.state, seat, game.num_actions, rng.below(1 << 32), EXPLORATION, NetworkPolicy()
        )
        tree.clairvoyant = True
        tree.run(iterations)
        best = max(tree.moves(), key=lambda move: (move[1], move[2]))[0]
        return game.format_action(best)

    return choose


def recruited(names: Sequence[str], seed: int, seconds: list[float], moves: list[int]) -> Throne:
    """The start of phase 2 after these two have played; time and moves are counted by place."""
    game = registry.find("throne")
    duel = Duel(game, game.options(), SeededDealer(seed))
    players = [player(name, 2 * seed + seat) for seat, name in enumerate(names)]
    while duel.view(0).phase == 1:
        seat = duel.state.actor
        began = process_time()
        token = players[seat](duel, seat)
        seconds[seat] += process_time() - began
        moves[seat] += 1
        duel.submit(seat, token)
    assert isinstance(duel.state, Throne)
    return duel.state


def main(arguments: Sequence[str] | None = None) -> int:
    given = given_to(__doc__, arguments)
    seconds, moves, pairs = [0.0, 0.0], [0, 0], []
    for deal in range(given.games // 2):
        points = 0.0
        for swap in (False, True):
            order = [1, 0] if swap else [0, 1]
            spent, asked = [0.0, 0.0], [0, 0]
            names = [given.players[at] for at in order]
            state = recruited(names, seed_of(given.seed, deal), spent, asked)
            winner = Question(Solver(), state).winner()
            points += 0.5 if winner is None else float(order[winner] == 0)
            for seat, at in enumerate(order):
                seconds[at] += spent[seat]
                moves[at] += asked[seat]
        pairs.append(points / 2)
        tell_progress(pairs)
    tell(given.players, pairs, seconds, moves)
    return 0


if __name__ == "__main__":
    sys.exit(main())
