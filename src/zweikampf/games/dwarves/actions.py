"""The actions of Dwarves as numbers and tokens (Z16.3), the same for every deck file.

A token is written ``verb:card=with>at``, as in ``hit:A1=3>pile``; most have only some of the parts.
Three tables take an action apart: ``CARD`` is the kind of card that comes, is played or is used;
``WITH`` the die, the payment or the number of cards; ``AT`` the kind or the pile that it is aimed
at, or the seat that begins. What an action does not name is 0 there and never asked for.

One number for one token: ``T2`` and ``T3`` are cards that chance names and twists that a seat
plays; the step decides which. The number of a kind is the number of its card as an action. Numbers
that the rules need are repeated in ``actions.pxd``, where compiled modules find them as C
constants.
"""

from typing import Final, NamedTuple

from zweikampf.games.dwarves.cards import (
    A9,
    DISPLAYED,
    E1,
    E2,
    FACES,
    HITTERS,
    ITEMS,
    KINDS,
    MOST_COPIES,
    S1,
    T1,
    TARGETS,
)
from zweikampf.games.dwarves.payments import PAYMENTS
from zweikampf.games.dwarves.verbs import Verb


class Action(NamedTuple):
    token: str
    verb: Verb
    card: int = 0
    with_: int = 0
    at: int = 0


def _hits(ally: int) -> list[Action]:
    return [
        Action(f"hit:{KINDS[ally]}={item}>{target}", Verb.HIT, ally, with_, at)
        for with_, item in enumerate(ITEMS)
        for at, target in enumerate(TARGETS)
    ]


def _plays(kind: int) -> list[Action]:
    return [
        Action(f"play:{KINDS[kind]}={payment}", Verb.PLAY, kind, with_)
        for with_, payment in enumerate(PAYMENTS)
    ]


def _removals(with_: int) -> list[Action]:
    return [
        Action(f"play:E1={PAYMENTS[with_]}>{KINDS[at]}", Verb.REMOVE, E1, with_, at)
        for at in range(DISPLAYED)
    ]


_ACTIONS: Final = [
    *(Action(token, Verb.CARD, kind) for kind, token in enumerate(KINDS)),
    *(Action(face, Verb.ROLL, with_=with_) for with_, face in enumerate(FACES)),
    *(Action(f"first{seat}", Verb.FIRST, at=seat) for seat in (0, 1)),
    *(Action(f"draw{n}", Verb.DRAW, with_=n) for n in range(1, MOST_COPIES[S1] + 2)),
    *(Action(f"reroll:{face}", Verb.REROLL, with_=with_) for with_, face in enumerate(FACES)),
    Action("keep", Verb.KEEP),
    Action("pass", Verb.PASS),
    Action("end", Verb.END),
    *(Action(f"T1>{target}", Verb.STRIKE, T1, at=at) for at, target in enumerate(TARGETS)),
    *(Action(f"gain:A9={face}", Verb.GAIN, A9, with_) for with_, face in enumerate(FACES)),
    Action("play:E2", Verb.MAKE_AXE, E2),
    *(action for ally in range(HITTERS) for action in _hits(ally)),
    *(action for kind in range(DISPLAYED) for action in _plays(kind)),
    *(action for with_ in range(len(PAYMENTS)) for action in _removals(with_)),
]
TOKENS: Final = [action.token for action in _ACTIONS]
VERB: Final = [int(action.verb) for action in _ACTIONS]
CARD: Final = [action.card for action in _ACTIONS]
WITH: Final = [action.with_ for action in _ACTIONS]
AT: Final = [action.at for action in _ACTIONS]
ACTIONS: Final = len(_ACTIONS)
BY_TOKEN: Final = {token: action for action, token in enumerate(TOKENS)}

FIRST0, FIRST1, DRAW1, KEEP, PASS, END, MAKE_AXE = (
    BY_TOKEN[token] for token in ("first0", "first1", "draw1", "keep", "pass", "end", "play:E2")
)
# The first action of a row that ascends by face or target.
FIRST_ROLL, FIRST_REROLL, FIRST_STRIKE, FIRST_GAIN = (
    VERB.index(verb) for verb in (Verb.ROLL, Verb.REROLL, Verb.STRIKE, Verb.GAIN)
)
# The same for the rows by target of each ally and item, by payment of each kind that goes to a
# display, and by kind of each payment for E1.
FIRST_HIT: Final = [
    [BY_TOKEN[f"hit:{ally}={item}>{TARGETS[0]}"] for item in ITEMS] for ally in KINDS[:HITTERS]
]
FIRST_PLAY: Final = [BY_TOKEN[f"play:{kind}={PAYMENTS[0]}"] for kind in KINDS[:DISPLAYED]]
FIRST_REMOVAL: Final = [BY_TOKEN[f"play:E1={payment}>{KINDS[0]}"] for payment in PAYMENTS]
