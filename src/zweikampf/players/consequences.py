"""What a move does, as the rules tell it: the ground on which a game gives reasons for a hint."""

from __future__ import annotations

from typing import Any

from zweikampf.engine import actors
from zweikampf.engine.game import AnyGame, Event
from zweikampf.engine.journal import Journal
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State


def after(game: AnyGame, view: Any, token: str) -> tuple[State, list[Event]]:
    """The position after a legal move, in one of the worlds that the seat of this view cannot tell
    apart, and what the seat would see happen. Cards that the view hides are made up: only what the
    seat knows may be read from the position."""
    world: State = game.sample(view, Rng(0))
    world.journal = Journal()
    world.apply(game.parse_action(token, world))
    return world, [game.seen(event, view.seat) for event in game.events(world.journal.take())]


def let_go(game: AnyGame, world: State, seat: int, answer: str) -> list[Event]:
    """What this seat sees next if the opponent answers every question about the move like this."""
    while world.actor == 1 - seat:
        answers = {game.format_action(action): action for action in world.legal()}
        if answer not in answers:
            break
        world.apply(answers[answer])
    rows = [] if world.journal is None else world.journal.take()
    return [game.seen(event, seat) for event in game.events(rows)]


def outcomes(world: State) -> list[State]:
    """The positions that chance can make of this one before a seat is asked, each as often as its
    weight says."""
    if world.actor != actors.CHANCE:
        return [world]
    found: list[State] = []
    for action, weight in zip(world.legal(), world.weights(), strict=True):
        then = world.copy()
        then.apply(action)
        found += outcomes(then) * weight
    return found
