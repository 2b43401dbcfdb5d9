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

import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy as np

from bench.paired import Meter, match, parser_for
from zweikampf.engine import actors
from zweikampf.games.tower import actions, cards, steps, zones
from zweikampf.games.tower.actions import CARD
from zweikampf.games.tower.game import TowerOptions
from zweikampf.games.tower.rules import Tower
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


def play(players: Sequence[Chooser], preset: str, first: int, seed: int, meter: Meter) -> float:
    """What the first player gets for a game in which player ``first`` has seat 0."""
    state, decks = Tower(**TowerOptions.presets[preset]), Decks(seed)
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
        at = state.actor ^ first
        state.apply(meter.ask(at, partial(players[at], state)))
    return (1 + state.payoff(first)) / 2


def main(arguments: Sequence[str] | None = None) -> int:
    parser = parser_for(__doc__)
    parser.add_argument("--preset", default="referee", choices=TowerOptions.presets)
    given = parser.parse_args(arguments)
    return match(given, partial(play, [player(name) for name in given.players], given.preset))


if __name__ == "__main__":
    sys.exit(main())
