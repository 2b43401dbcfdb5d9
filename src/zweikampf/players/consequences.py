"""What a move does, as the rules tell it: the ground on which a game gives reasons for a hint."""

from __future__ import annotations

from typing import Any

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
