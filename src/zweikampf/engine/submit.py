"""Actions from outside: whatever a person, a socket or a file sends is checked here and only
here."""

from __future__ import annotations

from zweikampf.engine import actors
from zweikampf.engine.errors import Refused, TokenError
from zweikampf.engine.game import AnyGame
from zweikampf.engine.notation import shorten
from zweikampf.engine.reason import Reason, because, told
from zweikampf.engine.state import State


def submit(
    game: AnyGame, state: State, actor: int, token: str, *, version: int, current: int
) -> int:
    """Apply the action that a token names, or raise ``Refused`` and change nothing.

    ``version`` is the one that the sender saw, ``current`` the one there is. ``actor`` is the
    sender: a seat, or ``CHANCE`` for a dealer and for the chance actions of a record.
    """
    action = check(game, state, actor, token, version=version, current=current)
    state.apply_unchecked(action)
    return action


def check(
    game: AnyGame, state: State, actor: int, token: str, *, version: int, current: int
) -> int:
    """The action that ``submit`` would apply, or ``Refused``."""

    def said() -> str:
        return shorten(token if isinstance(token, str) else told(token))

    def refuse(reason: Reason) -> Refused:
        return Refused(reason, said(), state.position())

    if version != current:
        raise refuse(because("stale-version", version=version, current=current))
    if state.actor == actors.OVER:
        raise refuse(because("game-over"))
    if state.actor != actor:
        code = "chance-acts" if state.actor == actors.CHANCE else "not-your-turn"
        raise refuse(because(code, actor=str(actors.name_of(state.actor))))
    if not isinstance(token, str):
        raise refuse(because("unknown-token", token=said()))
    try:
        action = game.parse_action(token, state)
    except TokenError as error:
        raise refuse(error.reason) from None
    reason = state.why_not(action)
    if reason is not None:
        raise refuse(reason)
    return action
