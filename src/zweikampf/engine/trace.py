"""A game as lines of JSON, one an action: who acted, what was legal, what was chosen."""

from __future__ import annotations

import json
from collections.abc import Iterator

from zweikampf.engine import actors, notation
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.game import AnyGame
from zweikampf.engine.options import Options


def trace(game: AnyGame, options: Options, seed: int) -> Iterator[str]:
    """One game with random seats; the same seed gives the same lines."""
    yield _line({"game": game.id, "options": options.texts(), "seed": seed})
    state = game.new(options)
    dealer = SeededDealer(seed)
    ply = 0
    while state.actor != actors.OVER:
        choices = notation.choices(game, state)
        # A random seat is chance with equal weights; so one dealer answers for all.
        token = dealer.deal(ply, choices)
        at_chance = state.actor == actors.CHANCE
        legal: list[object] = [[name, weight] if at_chance else name for name, weight in choices]
        actor = actors.name_of(state.actor)
        yield _line({"ply": ply, "actor": actor, "legal": legal, "action": token})
        state.apply(game.parse_action(token, state))
        ply += 1
    yield _line({"over": state.outcome().json()})


def _line(value: dict[str, object]) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
