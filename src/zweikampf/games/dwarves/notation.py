"""Positions of Dwarves as one line of text.

    dwarves deck=standard phase=card active=0 hands=A1,V2/E1,T1 display=A8,V4:1/S1 dice=14J usable=1

``hands``, ``display``, ``discard``, ``jokers`` and ``pile`` separate seat 0 from seat 1 by a slash;
``:1`` is damage on a card. ``usable`` counts the joker cards that may be spent in this turn.
``draw``, ``roll`` and ``rerolls`` are what is left to do, ``named=1>V3`` is damage that seat 1 is
about to suffer, ``flags`` holds ``spent`` and ``ending``. ``rules`` is the version of the rules if
it is an older one. A field that says nothing is left out; so is ``pile`` if it is simply all other
cards of the deck. A position may hold fewer cards than the deck. ``parsing`` reads it.
"""

from __future__ import annotations

from zweikampf.engine.notation import write_list
from zweikampf.games.dwarves import cards, steps
from zweikampf.games.dwarves.state import DwarvesState
from zweikampf.games.dwarves.steps import RULES

# The value of a field that says nothing and is left out.
NOTHING = {
    "rules": str(RULES),
    "hands": "-/-",
    "display": "-/-",
    "discard": "-/-",
    "pile": "",
    "jokers": "0/0",
    "dice": "-",
    "usable": "0",
    "draw": "0",
    "roll": "0",
    "rerolls": "0",
    "named": "-",
    "flags": "-",
}
NAMES = ("deck", "phase", "active", *NOTHING)
FLAGS = ("spent", "ending")


def format_position(state: DwarvesState) -> str:
    fields = {
        "deck": state.deck.name,
        "rules": str(state.rules),
        "phase": steps.WORDS[state.step],
        "active": "-" if state.step == steps.FIRST else str(state.active),
        "hands": _pair(state.hand),
        "display": "/".join(_display(state, seat) for seat in (0, 1)),
        "discard": _pair(state.discard),
        "pile": "" if all(_is_rest(state, seat) for seat in (0, 1)) else _pair(state.pile),
        "jokers": "/".join(str(count) for count in state.jokers),
        "dice": format_dice(state.items[: cards.CARD]),
        "usable": str(state.items[cards.CARD]),
        "draw": str(state.to_draw),
        "roll": str(state.to_roll),
        "rerolls": str(state.rerolls),
        "named": _named(state),
        "flags": write_list([name for name in FLAGS if getattr(state, name)]),
    }
    said = (f"{name}={value}" for name, value in fields.items() if value != NOTHING.get(name))
    return " ".join(["dwarves", *said])


def format_dice(faces: list[int]) -> str:
    """Unused dice, sorted, axes last."""
    return "".join(face * count for face, count in zip(cards.FACES, faces, strict=True)) or "-"


def _pair(piles: list[int]) -> str:
    return "/".join(write_list(cards.tokens(pile)) for pile in piles)


def _display(state: DwarvesState, seat: int) -> str:
    words = []
    for token in cards.tokens(state.display[seat]):
        kind = cards.kind_of(token)
        damage = state.damage[seat * cards.WITH_HEALTH + kind] if kind < cards.WITH_HEALTH else 0
        words.append(f"{token}:{damage}" if damage else token)
    return write_list(words)


def _is_rest(state: DwarvesState, seat: int) -> bool:
    """Is the pile all that is nowhere else?"""
    elsewhere = state.hand[seat] | state.display[seat] | state.discard[seat]
    rest = state.deck.cards & ~elsewhere
    return cards.tokens(rest) == cards.tokens(state.pile[seat])


def _named(state: DwarvesState) -> str:
    if state.suffering < 0:
        return "-"
    return f"{state.suffering}>{cards.TARGETS[state.target]}"
