"""A game as lines of JSON, one per action: who acted, what was legal, what was chosen."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from zweikampf.engine import actors, notation
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.game import AnyGame
from zweikampf.engine.options import Options
from zweikampf.engine.submit import submit

Play = Callable[[int], str]  # the token of a ply, chance included


def trace(game: AnyGame, options: Options, seed: int, play: Play | None = None) -> Iterator[str]:
    """One game; the same seed gives the same lines. Both seats play at random, unless the game is
    played elsewhere: then ``play`` is asked for its plies, one after the other."""
    yield _line({"game": game.id, "options": options.texts(), "seed": seed})
    state = game.new(options)
    dealer = SeededDealer(seed)
    ply = 0
    while state.actor != actors.OVER:
        choices = notation.choices(game, state)
        at_chance = state.actor == actors.CHANCE
        # A random seat is chance with equal weights; so one dealer answers for all.
        token = dealer.deal(ply, choices) if play is None else play(ply)
        legal: list[object] = [[name, weight] if at_chance else name for name, weight in choices]
        actor = actors.name_of(state.actor)
        submit(game, state, state.actor, token, version=ply, current=ply)
        yield _line({"ply": ply, "actor": actor, "legal": legal, "action": token})
        ply += 1
    outcome = state.outcome()
    assert outcome is not None
    yield _line({"over": outcome.json()})


def _line(value: dict[str, object]) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
