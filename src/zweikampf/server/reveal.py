"""How far a free undo may go: to the last thing that was revealed.

Nothing is revealed by an action if the seat could have foreseen, from its view before, the whole of
its view afterwards. Chance with more than one outcome reveals. An opponent's action reveals if the
seat did not know everything before: it chose from something hidden. One's own action reveals if
it uncovers something (the opponent's followers when the second phase of Throne begins).

Actions are judged by views and by worlds sampled behind them, never by the truth, so that the
button for undo tells nothing either.
"""

from __future__ import annotations

from typing import Any

from zweikampf.engine import actors
from zweikampf.engine.duel import Duel
from zweikampf.engine.game import AnyGame
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State

WORLDS = 8


def hides_something(game: AnyGame, view: Any) -> bool:
    """Whether there is anything that the seat of a view does not know."""
    return len({world.position() for world in _worlds(game, view)}) > 1


def undo_ply(duel: Duel, seat: int) -> int | None:
    """The ply that a free undo of this seat goes back to, or ``None`` if it may not."""
    if duel.state.actor == actors.OVER or seat not in duel.acted_by:
        return None
    ply = len(duel.actions) - 1 - duel.acted_by[::-1].index(seat)
    return None if _something_came(duel, ply) or _something_shown(duel, seat, ply) else ply


def _something_came(duel: Duel, since: int) -> bool:
    """Whether chance has chosen. A card that only the opponent saw counts too: whoever takes its
    coming back could make it come elsewhere."""
    if actors.CHANCE not in duel.acted_by[since:]:
        return False
    state = _at(duel, since)
    for ply in range(since, len(duel.actions)):
        if duel.acted_by[ply] == actors.CHANCE and len(state.legal()) > 1:
            return True
        state.apply(duel.actions[ply])
    return False


def _something_shown(duel: Duel, seat: int, since: int) -> bool:
    state = _at(duel, since)
    for ply in range(since, len(duel.actions)):
        before = duel.game.view(state, seat)
        state.apply(duel.actions[ply])
        if _shows(duel.game, before, duel.acted_by[ply], duel.actions[ply], state):
            return True
    return False


def _shows(game: AnyGame, before: Any, actor: int, action: int, after: State) -> bool:
    if actor not in (before.seat, actors.CHANCE):
        return hides_something(game, before)
    worlds = _worlds(game, before)
    for world in worlds:
        # Chance with one outcome (see above) may have had another one behind the same view.
        if actor == actors.CHANCE and action not in world.legal():
            return True
        world.apply(action)
    seen = game.view(after, before.seat)
    return any(game.view(world, before.seat) != seen for world in worlds)


def _worlds(game: AnyGame, view: Any) -> list[State]:
    """Some states that the seat of a view cannot tell apart; always the same ones."""
    return [game.sample(view, Rng(number)) for number in range(WORLDS)]


def _at(duel: Duel, ply: int) -> State:
    state: State = duel.game.new(duel.options)
    for action in duel.actions[:ply]:
        state.apply(action)
    return state
