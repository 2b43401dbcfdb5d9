"""How far a free undo may go: to the last thing that was revealed.

Nothing is revealed by an action if the seat could have foreseen, from its view before, the whole of
its view afterwards. Chance with more than one outcome reveals. An opponent's action reveals if the
seat did not know everything before: the choice was made from something hidden. The seat's own
action reveals if it uncovers something.

Actions are judged by views and by worlds sampled behind them, never by the truth, so that the undo
button reveals nothing either. Where a view hides nothing there is one world, and the game says so
exactly. Where it does, chance that had one outcome may have had others behind the view (the last of
some face-down cards, which uncovers all of them): it counts as revealing.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from zweikampf.engine import actors
from zweikampf.engine.duel import Duel
from zweikampf.engine.game import AnyGame
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State

WORLDS = 8


def last_choice(
    duel: Duel, seat: int, *, since: int = 0, forced: Collection[int] = ()
) -> int | None:
    """The ply of the seat's last action, from a ply on. An only answer (``forced``) is no choice:
    it would be given again."""
    acted_by = duel.acted_by
    for ply in range(len(acted_by) - 1, since - 1, -1):
        if acted_by[ply] == seat and ply not in forced:
            return ply
    return None


def undo_ply(duel: Duel, seat: int, last: int | None) -> int | None:
    """The ply of the seat's last choice, if a free undo may go back to it."""
    if duel.state.actor == actors.OVER or last is None:
        return None
    return None if _something_came(duel, last) or _something_shown(duel, seat, last) else last


def ends_undo(duel: Duel, seat: int) -> bool:
    """Whether the only answer of the seat that is to act reveals something: what could be taken
    back until now cannot be any more."""
    state = duel.state_at(duel.ply)
    before = duel.game.view(state, seat)
    (action,) = state.legal()
    state.apply_unchecked(action)
    if _shows(duel.game, before, seat, action, state):
        return True
    while state.actor == actors.CHANCE:
        (first, *more) = state.legal()
        if more:
            return True
        state.apply_unchecked(first)
    return state.actor == 1 - seat and duel.game.hides(duel.game.view(state, seat))


def _something_came(duel: Duel, since: int) -> bool:
    """Whether chance has chosen. A card that only the opponent saw counts too: a player who takes
    back its draw could make it come elsewhere."""
    if actors.CHANCE not in duel.acted_by[since:]:
        return False
    state = duel.state_at(since)
    for ply in range(since, duel.ply):
        if duel.acted_by[ply] == actors.CHANCE and len(state.legal()) > 1:
            return True
        state.apply_unchecked(duel.actions[ply])
    return False


def _something_shown(duel: Duel, seat: int, since: int) -> bool:
    state = duel.state_at(since)
    for ply in range(since, duel.ply):
        before = duel.game.view(state, seat)
        state.apply_unchecked(duel.actions[ply])
        if _shows(duel.game, before, duel.acted_by[ply], duel.actions[ply], state):
            return True
    return False


def _shows(game: AnyGame, before: Any, actor: int, action: int, after: State) -> bool:
    if not game.hides(before):
        return False
    if actor != before.seat:
        return True
    seen = game.view(after, before.seat)
    for number in range(WORLDS):
        world = game.sample(before, Rng(number))  # always the same ones
        world.apply_unchecked(action)
        if game.view(world, before.seat) != seen:
            return True
    return False
