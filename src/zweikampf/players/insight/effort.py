"""How much work the ledger of a game may be: shared among its events, so that long games take no
longer than short ones. Work is counted and not timed, so every machine finds the same figures."""

from __future__ import annotations

from dataclasses import dataclass

from zweikampf.engine import actors
from zweikampf.engine.record import Record
from zweikampf.engine.replay import replay
from zweikampf.players.review import iterations_for
from zweikampf.players.strategy import strategy_of

MOST_SAMPLES = 500  # estimates of one position: more would hardly change the mean
LEAST_OUTCOMES = 8  # of a chance event that are looked at, however many events there are


@dataclass(frozen=True)
class Effort:
    """``samples`` are the estimates of each position, ``outcomes`` the most that are looked at
    where chance decides, ``iterations`` what a choice is thought about."""

    samples: int
    outcomes: int
    iterations: int


def effort_for(record: Record, share: float = 1.0) -> Effort:
    """What a whole ledger of this game is to take, by the strategy of its game. ``share`` is the
    part of that to spend."""
    strategy = strategy_of(record.game)
    outcomes = plies = events = choices = 0
    for ply in replay(record):
        if ply.number < record.taken_over:
            continue
        plies += 1
        if len(ply.choices) > 1:
            is_chance = ply.actor == actors.CHANCE
            events += is_chance
            outcomes += len(ply.choices) if is_chance else 0
            choices += not is_chance
    estimates = int(share * strategy.estimates)
    samples = estimates // max(1, outcomes + plies)
    most = estimates // max(1, events) if samples < 1 else max(1, outcomes)
    return Effort(
        samples=max(1, min(MOST_SAMPLES, samples)),
        outcomes=max(LEAST_OUTCOMES, most),
        iterations=iterations_for(record.game, choices, share),
    )
