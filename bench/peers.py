"""Speed of peer libraries: complete random games per second on one thread.

Run ``python -m bench.peers`` for a table, ``python -m bench.peers --json`` for JSON.

What one "game" covers differs between the methods, and each row says which it is:

* "deal to scoring": the random deal, every decision, the final returns.
* "dealt hand to scoring": the cards are dealt before the clock starts; every decision and the
  final returns are measured, the deal is not. These rows are much faster than the first kind for
  two reasons: OpenSpiel deals card by card through chance nodes, and the random bots of the
  first kind write down a probability for each legal move, which rollouts do not.

Every OpenSpiel game measured here is a single hand: hearts with passing (4 players, 52 cards),
oh_hell with 3 players and a random 1 to 17 tricks, euchre (4 players, 24 cards). An "action" is
a decision of a player; chance moves are not counted, nor are they in ``actions_per_second``.
"""

from __future__ import annotations

import argparse
import dataclasses
import functools
import importlib
import importlib.metadata
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from types import ModuleType
from typing import Any

SEED = 20240229
DEFAULT_SECONDS = 3.0
DEFAULT_REPEATS = 3

OPEN_SPIEL_GAMES = ("hearts", "oh_hell", "euchre")
# Bridge is RLCard's only trick-taking game, hence the nearest relative although not the fastest.
RLCARD_GAMES = ("bridge", "doudizhu", "gin-rummy", "uno", "leduc-holdem")

# A multiple of 17 and of 4, the numbers of outcomes of the first chance node (see deal_hands).
DEALS = 136
# Enough work in each C++ call that the Python call around it does not show.
ROLLOUTS_PER_DEAL = 256
SIMULATIONS_PER_DEAL = 256
# Games between two looks at the clock where each game is a separate call.
GAMES_PER_BATCH = 100
# Far above what 256 simulations need: the search must never stop to prune its tree.
MCTS_MEMORY_MB = 1000
UCT_C = 1.4


class MissingPeerError(Exception):
    """A peer library cannot be imported."""


@dataclasses.dataclass(frozen=True)
class Row:
    """One measured combination of library, game and method."""

    peer: str
    version: str
    game: str
    method: str
    games_per_second: float
    actions_per_second: float | None


@dataclasses.dataclass(frozen=True)
class Tally:
    """Games and player decisions, of one batch or per second."""

    games: float
    actions: float


Batch = Callable[[], Tally]
Case = tuple[str, str, str, Callable[[], Batch]]  # peer, game, method, maker of the batch


def load(module: str) -> ModuleType:
    """Import a module of a peer by name, so that this file works without any peer installed."""
    try:
        return importlib.import_module(module)
    except (ImportError, subprocess.CalledProcessError) as error:
        # The second kind comes from rlcard.agents, which runs "pip freeze" while imported.
        raise MissingPeerError(f"cannot import {module} ({error})") from error


def best_rates(batches: Sequence[Batch], seconds: float, repeats: int) -> list[Tally]:
    """Run each batch for the given time, several times over, and keep its fastest repeat.

    The fastest and not the mean, because other processes can only ever make a repeat slower. The
    repeats of a batch are a whole round apart, so that a busy minute of the machine spoils one
    repeat of some batches and not all repeats of one.
    """
    for batch in batches:
        batch()  # Warm caches and lazily built tables outside of the clock.
    rounds = [[rate_once(batch, seconds) for batch in batches] for _ in range(repeats)]
    return [max(rates, key=lambda rate: rate.games) for rates in zip(*rounds, strict=True)]


def rate_once(batch: Batch, seconds: float) -> Tally:
    """Games and actions per second; only whole batches count, so a slow one is never cut off."""
    games = actions = elapsed = 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        tally = batch()
        games += tally.games
        actions += tally.actions
        elapsed = time.perf_counter() - start
    return Tally(games / elapsed, actions / elapsed)


# --- OpenSpiel -----------------------------------------------------------------------------------


def apply_chance(state: Any, rng: random.Random) -> None:
    """Sample one chance move and apply it."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, weights)[0])


def play_out(state: Any, rng: random.Random) -> int:
    """Play the state to its end with uniformly random moves; return the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            apply_chance(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def deal_hands(game: Any, rng: random.Random) -> list[Any]:
    """Return DEALS states at the first decision, all chance moves played.

    The first chance node (number of tricks in oh_hell, passing direction in hearts, dealer in
    euchre; equally likely outcomes each) is not sampled but gone through in turn. It decides how
    long an oh_hell hand is, and sampling it would make the speed depend on the luck of the deals.
    """
    hands = []
    for index in range(DEALS):
        state = game.new_initial_state()
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[index % len(outcomes)][0])
        while state.is_chance_node():
            apply_chance(state, rng)
        hands.append(state)
    return hands


def skip_forced(state: Any) -> Any:
    """Play moves without alternative.

    MCTSBot stops early at a root with one child (hearts without passing: two of clubs leads),
    which would leave such hands almost without weight.
    """
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    return state


def mean_decisions(hands: Sequence[Any], rng: random.Random) -> float:
    """Mean number of decisions, since the C++ loops do not report how many they made.

    Exact for hearts and oh_hell, where the deal fixes it; an estimate for euchre bidding.
    """
    return sum(play_out(hand.clone(), rng) for hand in hands) / len(hands)


def open_spiel_python(name: str) -> Batch:
    """Deal to scoring, each move applied from Python. For orientation only."""
    game = load("pyspiel").load_game(name)
    rng = random.Random(SEED)

    def batch() -> Tally:
        actions = 0
        for _ in range(GAMES_PER_BATCH):
            state = game.new_initial_state()
            actions += play_out(state, rng)
            state.returns()
        return Tally(GAMES_PER_BATCH, actions)

    return batch


def open_spiel_bots(name: str) -> Batch:
    """Deal to scoring in C++: ``pyspiel.evaluate_bots`` with C++ uniform random bots.

    One Python call per game. The call deals, plays and returns the scores without leaving C++.
    Not the least work possible: it seeds a generator for each game, and the bots build a list of
    probabilities for each move. (record_batched_trajectories needs tabular policies.)
    """
    spiel = load("pyspiel")
    game = spiel.load_game(name)
    bots = [spiel.make_uniform_random_bot(p, SEED + p) for p in range(game.num_players())]
    rng = random.Random(SEED)
    decisions = mean_decisions(deal_hands(game, rng), rng)

    def batch() -> Tally:
        for _ in range(GAMES_PER_BATCH):
            # The seed decides the deal; the bots continue with their own generators.
            spiel.evaluate_bots(game.new_initial_state(), bots, rng.getrandbits(31))
        return Tally(GAMES_PER_BATCH, GAMES_PER_BATCH * decisions)

    return batch


def open_spiel_rollouts(name: str) -> Batch:
    """Dealt hand to scoring in C++: ``pyspiel.RandomRolloutEvaluator``.

    Its ``evaluate`` is not exposed to Python (2.0.2 has the constructor only). MCTSBot with
    max_simulations=1 is the way in: the single simulation evaluates the root itself, that is, it
    makes n_rollouts playouts from the given state and grows no tree. The state must not be a
    chance node (MCTSBot looks for a deciding parent that is not there and crashes), so the deal
    has to stay outside.
    """
    return search_batch(name, simulations=1, rollouts=ROLLOUTS_PER_DEAL, keep_forced=True)


def open_spiel_mcts(name: str) -> Batch:
    """Dealt hand to scoring in C++: MCTSBot, one random rollout for each simulation.

    Forced moves at the beginning are played outside of the clock as well, see skip_forced. The
    moves inside of the search tree are chosen by UCT, the rest of each game is random.
    """
    return search_batch(name, simulations=SIMULATIONS_PER_DEAL, rollouts=1, keep_forced=False)


def search_batch(name: str, simulations: int, rollouts: int, keep_forced: bool) -> Batch:
    """Return a batch that runs one C++ search from each of the same dealt hands."""
    spiel = load("pyspiel")
    game = spiel.load_game(name)
    rng = random.Random(SEED)
    hands = deal_hands(game, rng)
    if not keep_forced:
        hands = [skip_forced(hand) for hand in hands]
    decisions = mean_decisions(hands, rng)
    bot = spiel.MCTSBot(
        game=game,
        evaluator=spiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=SEED),
        uct_c=UCT_C,
        max_simulations=simulations,
        max_memory_mb=MCTS_MEMORY_MB,
        solve=False,
        seed=SEED,
        verbose=False,
    )

    def batch() -> Tally:
        # mcts_search is what step() calls; its root says how many simulations really ran.
        games = rollouts * sum(bot.mcts_search(hand).explore_count for hand in hands)
        return Tally(games, games * decisions)

    return batch


# --- RLCard --------------------------------------------------------------------------------------


def rlcard_run(name: str, is_training: bool) -> Batch:
    """Deal to scoring: ``env.run`` with RLCard's own RandomAgent on every seat.

    is_training=False makes RandomAgent also list the probability of every action that exists in
    the game (27472 in doudizhu), which then dominates; is_training=True only picks a legal one.
    """
    agent_type = load("rlcard.agents").RandomAgent
    load("numpy").random.seed(SEED)  # RandomAgent draws from numpy's global generator.
    env = load("rlcard").make(name, config={"seed": SEED})
    env.set_agents([agent_type(num_actions=env.num_actions) for _ in range(env.num_players)])

    def batch() -> Tally:
        before = env.timestep  # Counts decisions and is never reset.
        env.run(is_training=is_training)
        return Tally(1, env.timestep - before)

    return batch


# --- All together --------------------------------------------------------------------------------


def cases() -> Iterator[Case]:
    """Yield everything to measure, lazily set up."""
    for name in OPEN_SPIEL_GAMES:
        spiel: list[tuple[str, Callable[[str], Batch]]] = [
            ("C++ evaluate_bots, deal to scoring", open_spiel_bots),
            ("C++ random rollouts, dealt hand to scoring", open_spiel_rollouts),
            ("C++ MCTS simulations, dealt hand to scoring", open_spiel_mcts),
            ("Python apply_action, deal to scoring", open_spiel_python),
        ]
        for method, make in spiel:
            yield "open_spiel", name, method, functools.partial(make, name)
    for name in RLCARD_GAMES:
        for mode in (False, True):
            method = f"env.run(is_training={mode}), deal to scoring"
            yield "rlcard", name, method, functools.partial(rlcard_run, name, mode)


def to_row(case: Case, rate: Tally) -> Row:
    """Label a measured rate."""
    peer, game, method, _ = case
    version = importlib.metadata.version(peer)
    return Row(peer, version, game, method, round(rate.games, 1), round(rate.actions, 1))


def measure(seconds: float = DEFAULT_SECONDS, repeats: int = DEFAULT_REPEATS) -> list[Row]:
    """Measure every peer; each row takes about ``seconds * repeats``."""
    # Before numpy is loaded: its linear algebra must not start its own threads.
    for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(variable, "1")
    for module in ("pyspiel", "rlcard", "rlcard.agents"):
        load(module)  # A missing library shows immediately, not after minutes of measuring.
    todo = list(cases())
    rates = best_rates([make() for *_, make in todo], seconds, repeats)
    return [to_row(case, rate) for case, rate in zip(todo, rates, strict=True)]


def table(rows: Sequence[Row]) -> str:
    """Return the rows as plain text with aligned columns."""
    lines = [("peer", "version", "game", "method", "games/s", "actions/s")]
    for row in rows:
        actions = "-" if row.actions_per_second is None else f"{row.actions_per_second:,.0f}"
        games = f"{row.games_per_second:,.1f}"
        lines.append((row.peer, row.version, row.game, row.method, games, actions))
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(align(line, widths) for line in lines)


def align(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Pad the cells of one line: words to the left, the last two columns, numbers, right."""
    padded = [cell.ljust(width) for cell, width in zip(cells[:-2], widths[:-2], strict=True)]
    padded += [cell.rjust(width) for cell, width in zip(cells[-2:], widths[-2:], strict=True)]
    return "  ".join(padded)


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument(
        "--seconds", type=float, default=DEFAULT_SECONDS, help="time of one repeat (%(default)s)"
    )
    parser.add_argument(
        "--repeats", type=int, default=DEFAULT_REPEATS, help="repeats, best counts (%(default)s)"
    )
    options = parser.parse_args(arguments)
    if options.seconds <= 0 or options.repeats < 1:
        parser.error("--seconds must be above 0 and --repeats at least 1")
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; return the exit code."""
    options = parse_arguments(arguments)
    try:
        rows = measure(options.seconds, options.repeats)
    except MissingPeerError as error:
        print(f"bench.peers: {error}; `make bench` installs the peer libraries", file=sys.stderr)
        return 2
    if options.json:
        print(json.dumps([dataclasses.asdict(row) for row in rows], indent=2))
    else:
        print(table(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
