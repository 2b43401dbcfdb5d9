"""Positions of Throne as one line of text; ``parsing`` reads them.

    throne victory=most phase=2 lead=0 led=- hands=G1,G5/K3,X0 score=U5/U7,U8

``phase`` is ``deal``, ``1`` or ``2``; ``lead`` leads the present trick (``-`` before chance has
named the first leader). A ``~`` marks a card that was taken face down. Phase 1 adds ``up=`` (the
upcard), ``followers=`` and ``out=`` (the discard pile). Three fields are left out where they say
nothing new: ``void=`` (factions that a seat has shown to lack), ``deck=`` (the unseen cards, if
they are not simply all others) and, in phase 2, ``out=``. A position may hold fewer than 52 cards.
"""

from __future__ import annotations

from zweikampf.engine import bits
from zweikampf.engine.notation import write_list
from zweikampf.games.throne import actions, cards, steps
from zweikampf.games.throne.state import ThroneState

NAMES = ("victory", "phase", "lead", "led", "up", "hands", "followers", "score", "out", "void",
         "deck")  # fmt: skip


def format_position(state: ThroneState) -> str:
    phase = "deal" if state.step <= steps.DEAL else str(state.phase)
    fields = {
        "victory": "three" if state.victory_by_three else "most",
        "phase": phase,
        "lead": "-" if state.step == steps.CHOOSE_LEADER else str(state.leader),
        "led": _card(state.led),
        "up": _card(state.upcard) if phase == "1" else "",
        "hands": "/".join(_cards(state.hand[seat], state.hidden[seat]) for seat in (0, 1)),
        "followers": "",
        "score": "/".join(_cards(pile) for pile in state.score),
        "out": _cards(state.discard) if phase == "1" else "",
        "void": _voids(state),
        "deck": "",
    }
    if phase == "1":
        fields["followers"] = "/".join(
            _cards(state.recruits[seat] | state.hidden[seat], state.hidden[seat]) for seat in (0, 1)
        )
    others = cards.DECK & ~_named(state)
    if phase == "2":
        fields["out"] = "" if same(state.discard, others) else _cards(state.discard)
    elif not same(state.deck, others):
        fields["deck"] = _cards(state.deck)
    return " ".join(["throne", *(f"{name}={value}" for name, value in fields.items() if value)])


def same(one: int, other: int) -> bool:
    """Equal sets, whichever of the ``G0`` they hold."""
    return cards.tokens(one) == cards.tokens(other)


def _named(state: ThroneState) -> int:
    """The cards that a position names besides deck and, in phase 2, discard pile."""
    named = 0
    for seat in (0, 1):
        named |= state.hand[seat] | state.recruits[seat] | state.hidden[seat] | state.score[seat]
    for card in (state.led, state.upcard):
        named |= 1 << card if card >= 0 else 0
    return named if state.phase == 2 else named | state.discard


def _card(card: int) -> str:
    return cards.TOKEN[card] if card >= 0 else "-"


def _cards(mask: int, hidden: int = 0) -> str:
    # Which of several G0 was taken face down means nothing: the marked ones come last.
    order = sorted(
        bits.members(mask), key=lambda card: (actions.ACTION_OF[card], hidden >> card & 1)
    )
    return write_list([("~" if hidden >> card & 1 else "") + cards.TOKEN[card] for card in order])


def _voids(state: ThroneState) -> str:
    if not any(state.voids):
        return ""
    return "/".join(cards.letters_of(void) or "-" for void in state.voids)
