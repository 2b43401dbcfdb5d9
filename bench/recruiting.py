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
from functools import partial

from bench.paired import Meter, match, parser_for
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


def play(names: Sequence[str], first: int, seed: int, meter: Meter) -> float:
    """What the first player gets for a game in which player ``first`` has seat 0."""
    game = registry.find("throne")
    duel = Duel(game, game.options(), SeededDealer(seed))
    players = [player(names[seat ^ first], 2 * seed + seat) for seat in (0, 1)]
    while duel.view(0).phase == 1:
        seat = duel.state.actor
        duel.submit(seat, meter.ask(seat ^ first, partial(players[seat], duel, seat)))
    assert isinstance(duel.state, Throne)
    winner = Question(Solver(), duel.state).winner()
    return 0.5 if winner is None else float(winner ^ first == 0)


def main(arguments: Sequence[str] | None = None) -> int:
    given = parser_for(__doc__).parse_args(arguments)
    return match(given, partial(play, given.players))


if __name__ == "__main__":
    sys.exit(main())
