"""Fits the weights by which hands of phase 2 are judged at first sight (players.throne.evaluation).

Games are played up to phase 2, every second one at random and the others by searching players, and
the solver says who wins. A logistic regression of that on who has which card gives the weights, and
the games that it has not seen say how often its guess is right.

    python -m bench.throne_hands --games 20000
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import numpy as np

from bench.logistic import Matrix, fitted, hits
from zweikampf.engine import registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.rng import Rng
from zweikampf.games.throne import cards
from zweikampf.games.throne.rules import Throne
from zweikampf.players.player import Budget
from zweikampf.players.search import SearchPlayer
from zweikampf.players.throne.solver import Question, Solver

ITERATIONS = 200  # of the searching players
RIDGE = 10.0  # pulls weights that the games say little about towards zero
UNSEEN_PART = 5  # every fifth game is kept for judging the fit
UNDEAD = [card for card in range(cards.CARDS) if cards.FACTION[card] == cards.UNDEAD]
TOP = cards.TOKEN.index("U9")


def at_random(seed: int) -> Throne:
    """The start of phase 2 after a random phase 1."""
    game = registry.find("throne")
    state, rng = game.new(game.options()), Rng(seed)
    assert isinstance(state, Throne)
    while state.phase == 1:
        state.apply(state.pick(rng))
    return state


def by_search(seed: int) -> Throne:
    """The start of phase 2 after a phase 1 of two searching players."""
    game = registry.find("throne")
    duel = Duel(game, game.options(), SeededDealer(seed))
    players = [
        SearchPlayer(game, 2 * seed + seat, Budget(iterations=ITERATIONS)) for seat in (0, 1)
    ]
    while duel.view(0).phase == 1:
        seat = duel.state.actor
        duel.submit(seat, players[seat].choose(duel.view(seat), duel.legal(seat)))
    state = duel.state
    assert isinstance(state, Throne)
    return state


def features(state: Throne) -> list[float]:
    """What seat 0 has, less what seat 1 has: cards in hand, undead scored, their top, the lead."""
    in_hand = [float((state.hand[0] >> c & 1) - (state.hand[1] >> c & 1)) for c in range(52)]
    scored = [float((state.score[0] >> c & 1) - (state.score[1] >> c & 1)) for c in UNDEAD]
    top = scored[UNDEAD.index(TOP)]
    return [*in_hand, sum(scored) - top, top, 1.0 - 2.0 * state.leader]


def gathered(games: int) -> tuple[Matrix, Matrix]:
    """Features and results, 1 where seat 0 wins; each game from both sides."""
    solver = Solver()
    rows, wins = [], []
    for seed in range(games):
        state = by_search(seed) if seed % 2 else at_random(seed)
        solver.forget()
        winner = Question(solver, state).winner()
        if winner is not None:
            rows.append(features(state))
            wins.append(float(winner == 0))
    return np.array(rows), np.array(wins)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    given = parser.parse_args(arguments)
    rows, wins = gathered(given.games)
    held_out = np.arange(len(rows)) // 2 % UNSEEN_PART == 0
    # Symmetric in the seats: each game is seen from both sides.
    seen, results = rows[~held_out], wins[~held_out]
    weights = fitted(np.vstack([seen, -seen]), np.concatenate([results, 1 - results]), RIDGE)
    right = hits(rows[held_out], wins[held_out], weights)
    hundredths = np.rint(100 * weights).astype(int)
    for faction in range(5):
        print([int(hundredths[c]) for c in range(52) if cards.FACTION[c] == faction])
    scored, top, lead = hundredths[52:]
    print(
        f"scored {scored}, top {top}, lead {lead}; right in {right:.1%} of {held_out.sum()} games"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
