"""Can the win chances of a review be believed, and how long does one take?

    python -m bench.review tower --games 40

lets two players of a level play each other and looks at some choices of each game as the review
does. From there two good players continue, because that is what a win chance means, and the
prediction is compared with the result. Then the review of whole games is timed.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass
from time import process_time

from zweikampf.engine import actors, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.record import Record
from zweikampf.engine.replay import decisions, record_of
from zweikampf.players.levels import level
from zweikampf.players.review import iterations_for, judge

CHOICES = 3  # per seat and game: neighbouring choices say nearly the same
GOING_ON = 5  # the level that plays on
BINS = 10
TIMED_GAMES = 3


@dataclass(frozen=True)
class Foretold:
    chance: float
    result: float  # 1 won, 0 lost, one half drawn


def finish(duel: Duel, number: int, seed: int) -> float:
    """Play to the end, both seats at a level; the result for seat 0."""
    players = [level(duel.game.id, number, 2 * seed + seat) for seat in (0, 1)]
    while (actor := duel.state.actor) != actors.OVER:
        duel.submit(actor, players[actor].choose(duel.view(actor), duel.legal(actor)))
    outcome = duel.outcome
    assert outcome is not None
    winner = outcome.winner
    return 0.5 if winner is None else float(winner == 0)


def begin(game: str, seed: int, opening: tuple[str, ...] = ()) -> Duel:
    found = registry.find(game)
    return Duel(found, found.options.parse({}), SeededDealer(seed), opening)


def played(game: str, number: int, seed: int) -> Record:
    duel = begin(game, seed)
    finish(duel, number, seed)
    return record_of(duel)


def foretell(game: str, number: int, games: int) -> Iterator[Foretold]:
    rng = random.Random(1)
    for seed in range(games):
        record = played(game, number, seed)
        for seat in (0, 1):
            choices = list(decisions(record, seat))
            iterations = iterations_for(game, len(list(decisions(record))))
            for each in rng.sample(choices, min(CHOICES, len(choices))):
                judged = judge(game, each.view, each.legal, each.played, each.ply, iterations)
                duel = begin(game, rng.randrange(1 << 40), record.actions[: each.ply + 1])
                result = finish(duel, GOING_ON, seed)
                yield Foretold(judged.played.win_chance, result if seat == 0 else 1 - result)


def report(found: list[Foretold]) -> str:
    lines = ["foretold  came true  choices"]
    for at in range(BINS):
        inside = [each for each in found if at <= min(each.chance * BINS, BINS - 0.5) < at + 1]
        if inside:
            chance = sum(each.chance for each in inside) / len(inside)
            result = sum(each.result for each in inside) / len(inside)
            lines.append(f"{chance:8.1%}  {result:9.1%}  {len(inside):7}")
    error = sum((each.chance - each.result) ** 2 for each in found) / len(found)
    lines.append(f"mean squared error {error:.4f}; 0.25 is a guess of one half")
    return "\n".join(lines)


def time_whole(game: str, number: int, seed: int) -> str:
    record = played(game, number, seed)
    seconds, counts, missed = [], [], []
    for seat in (0, 1):
        began = process_time()
        choices = list(decisions(record, seat))
        iterations = iterations_for(game, len(list(decisions(record))))
        losses = [
            judge(game, each.view, each.legal, each.played, each.ply, iterations).loss
            for each in choices
        ]
        seconds.append(process_time() - began)
        counts.append(len(choices))
        missed.append(sum(loss >= 0.1 for loss in losses))
    return "; ".join(
        f"seat {seat}: {counts[seat]} choices, {missed[seat]} missed, {seconds[seat]:.1f} s"
        for seat in (0, 1)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--level", type=int, default=3)
    asked = parser.parse_args()
    if asked.games:
        print(report(list(foretell(asked.game, asked.level, asked.games))))
    for seed in range(TIMED_GAMES):
        print(time_whole(asked.game, asked.level, 1000 + seed))


if __name__ == "__main__":
    main()
