"""Two planners of Tower against each other, without a table between them.

Both decks are shuffled beforehand and each deal is played twice with seats swapped, so that luck
cancels out better than with chance that depends on the ply. Processor time per move is reported for
each, so that equal times can be given to both.

    python -m bench.planning 1000:plans=3,deals=12 1000 --games 1000

A player is the number of positions that it looks at per move. ``1000:plans=3,deals=12`` gives the
best three plans a second look in 12 deals (``Looks`` in players/tower/foresight has all names).
``--results FILE`` keeps every pair of games, so that a stopped run continues; ``--preset printed``
plays by those rules, with answers that are always right.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import NamedTuple

import numpy as np

from zweikampf.engine import actors
from zweikampf.games.tower import actions, cards, steps, zones
from zweikampf.games.tower.actions import CARD
from zweikampf.games.tower.game import TowerOptions
from zweikampf.games.tower.rules import Tower
from zweikampf.lab.scores import interval
from zweikampf.players.tower.evaluation import Evaluation
from zweikampf.players.tower.foresight import Foresight, Looks
from zweikampf.players.tower.planner import Planner
from zweikampf.players.tower.weights import CLASSIC, Judgement

Chooser = Callable[[Tower], int]


class Decks:
    """The order in which the cards of both seats will come, and who begins after a tie."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self._depots, self._stocks = [], []
        for seat in (0, 1):
            order = [cards.KINDS * seat + int(kind) for kind in rng.permutation(cards.KINDS)]
            self._depots.append(order[: zones.DEPOT_CARDS])
            self._stocks.append(order[zones.DEPOT_CARDS :])
        self._starter = int(rng.integers(2))

    def deal(self, state: Tower) -> int:
        legal = state.legal()
        if state.step == steps.START:
            return legal[self._starter]
        seat = state.seat
        from_depot = state.step == steps.TURN_UP
        if state.step == steps.DEAL:
            seat = 0 if state.size[3] == 0 else 1
            from_depot = state.size[zones.DEPOT + seat] == 0
        return CARD[(self._depots if from_depot else self._stocks)[seat].pop()]


def judgement(file: str) -> Judgement:
    """The weights of a file that ``bench.tower_weights`` wrote, or the classic ones."""
    if not file:
        return CLASSIC
    return Judgement(**json.loads(Path(file).read_text("utf-8")))


def player(name: str) -> Chooser:
    positions, _, further = name.partition(":")
    settings = dict(each.split("=") for each in further.split(",") if each)
    evaluation = Evaluation(judgement(settings.pop("weights", "")))
    if settings:
        given = {key: type(getattr(Looks(), key))(value) for key, value in settings.items()}
        return Foresight(evaluation, int(positions), Looks()._replace(**given)).best

    def choose(state: Tower) -> int:
        planner = Planner(state, evaluation=evaluation)
        planner.run(int(positions))
        worths = planner.worths()
        return max(worths, key=lambda action: worths[action])

    return choose


class Pair(NamedTuple):
    """Two games of a deal, with seats swapped: what the first player got of both, and the seconds
    of processor time and the moves of each player."""

    points: float
    seconds: tuple[float, float]
    moves: tuple[int, int]


def begun(preset: str) -> Tower:
    return Tower(**TowerOptions.presets[preset])


def play_pair(players: Sequence[Chooser], seed: int, preset: str) -> Pair:
    seconds, moves = [0.0, 0.0], [0, 0]
    points = 0.0
    for first in (0, 1):
        state, decks = begun(preset), Decks(seed)
        while state.actor != actors.OVER:
            if state.actor == actors.CHANCE:
                state.apply(decks.deal(state))
                continue
            if state.step == steps.ANSWER:
                state.apply(actions.TURM if state.violation else actions.OK)
                continue
            legal = state.legal()
            if len(legal) == 1:
                state.apply(legal[0])
                continue
            player = state.actor ^ first
            began = process_time()
            action = players[player](state)
            seconds[player] += process_time() - began
            moves[player] += 1
            state.apply(action)
        points += (1 + state.payoff(first)) / 2
    return Pair(points / 2, (seconds[0], seconds[1]), (moves[0], moves[1]))


def kept(file: Path | None) -> list[Pair]:
    if file is None or not file.exists():
        return []
    return [Pair(*json.loads(line)) for line in file.read_text("utf-8").splitlines()]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", nargs=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--preset", default="referee", choices=TowerOptions.presets)
    parser.add_argument("--results", type=Path)
    given = parser.parse_args(arguments)
    players = [player(name) for name in given.players]
    pairs = kept(given.results)
    for deal in range(len(pairs), given.games // 2):
        pair = play_pair(players, given.seed * 1_000_003 + deal, given.preset)
        pairs.append(pair)
        if given.results is not None:
            with given.results.open("a", encoding="utf-8") as file:
                file.write(json.dumps(pair) + "\n")
        if (deal + 1) % 25 == 0:
            print(f"{2 * deal + 2} games: {mean_points(pairs):.1%}", flush=True)
    low, high = interval([pair.points for pair in pairs])
    times = [
        1000 * sum(pair.seconds[at] for pair in pairs) / sum(pair.moves[at] for pair in pairs)
        for at in (0, 1)
    ]
    print(f"{given.players[0]} won {mean_points(pairs):.1%} ({low:.1%} to {high:.1%}) of")
    print(f"{2 * len(pairs)} games against {given.players[1]}; ms of processor time per move:")
    print(f"{times[0]:.2f}, {times[1]:.2f}")
    return 0


def mean_points(pairs: Sequence[Pair]) -> float:
    return sum(pair.points for pair in pairs) / len(pairs)


if __name__ == "__main__":
    sys.exit(main())
