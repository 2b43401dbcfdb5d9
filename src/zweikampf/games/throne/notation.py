"""Positions of Throne as one line of text.

    throne victory=most phase=2 lead=0 led=- hands=G1,G5/K3,X0 score=U5/U7,U8

``phase`` is ``deal``, ``1`` or ``2``; ``lead`` leads the present trick (``-`` before chance has
named the first leader). A ``~`` marks a card that was taken face down. Phase 1 adds ``up=`` (the
upcard), ``followers=`` and ``out=`` (the discard pile). Three fields are left out where they say
nothing new: ``void=`` (factions that a seat has shown to lack), ``deck=`` (the unseen cards, if
they are not simply all others) and, in phase 2, ``out=``. A position may hold fewer than 52 cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from zweikampf.engine import actors, bits
from zweikampf.engine.notation import bad_position, read_fields, read_list, read_pair, write_list
from zweikampf.games.throne import cards
from zweikampf.games.throne.steps import Step

if TYPE_CHECKING:
    from zweikampf.games.throne.rules import Throne

NAMES = ("victory", "phase", "lead", "led", "up", "hands", "followers", "score", "out", "void",
         "deck")  # fmt: skip


def format_position(state: Throne) -> str:
    phase = "deal" if state.step <= Step.DEAL else str(state.phase)
    fields = {
        "victory": "three" if state.three else "most",
        "phase": phase,
        "lead": "-" if state.step == Step.CHOOSE_LEADER else str(state.leader),
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


def _named(state: Throne) -> int:
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
        cards.members(mask), key=lambda card: (cards.action_of(card), hidden >> card & 1)
    )
    return write_list([("~" if hidden >> card & 1 else "") + cards.TOKEN[card] for card in order])


def _voids(state: Throne) -> str:
    if not any(state.voids):
        return ""
    return "/".join(
        "".join(letter for at, letter in enumerate(cards.FACTIONS) if void >> at & 1) or "-"
        for void in state.voids
    )


class Pile(NamedTuple):
    all: int
    hidden: int


class _Reader:
    """Reads a position field by field; every card comes out of what is left of the 52."""

    def __init__(self, text: str) -> None:
        self.fields = read_fields(text, "throne", NAMES)
        self.left = cards.DECK

    def value(self, name: str, *allowed: str) -> str:
        value = self.fields.get(name, "")
        if value not in allowed:
            raise bad_position(name, value)
        return value

    def pile(self, name: str, text: str) -> Pile:
        found = hidden = 0
        for word in read_list(text):
            token = word.removeprefix("~")
            bit = cards.take(token, self.left) if cards.is_card(token) else None
            if bit is None:
                raise bad_position(name, word)
            self.left ^= bit
            found |= bit
            hidden |= bit if word != token else 0
        return Pile(found, hidden)

    def pair(self, name: str) -> tuple[Pile, Pile]:
        first, second = read_pair(name, self.fields.get(name, "-/-"))
        return self.pile(name, first), self.pile(name, second)

    def open_pile(self, name: str, text: str) -> int:
        pile = self.pile(name, text)
        if pile.hidden:
            raise bad_position(name, text)
        return pile.all

    def card(self, name: str) -> int:
        text = self.fields.get(name, "-")
        mask = self.open_pile(name, text)
        if bits.count(mask) > 1:
            raise bad_position(name, text)
        return bits.lowest(mask) if mask else -1

    def voids(self) -> list[int]:
        text = self.fields.get("void", "-/-")
        found = []
        for letters in read_pair("void", text):
            known = [letter for letter in cards.FACTIONS if letter in letters]
            if letters not in ("-", "".join(known)):
                raise bad_position("void", text)
            found.append(sum(1 << cards.FACTIONS.index(letter) for letter in known))
        return found

    def rest(self, name: str, default: int) -> int:
        return self.open_pile(name, self.fields[name]) if name in self.fields else default


def parse_position(text: str, blank: Throne) -> Throne:
    """Fill a blank state from a position string; ``PositionError`` if no game can be there."""
    reader = _Reader(text)
    state = blank
    state.three = reader.value("victory", "most", "three") == "three"
    phase = reader.value("phase", "deal", "1", "2")
    lead = reader.value("lead", "0", "1", "-")
    state.phase = 2 if phase == "2" else 1
    state.leader = 0 if lead == "-" else int(lead)
    state.led = reader.card("led")
    state.upcard = reader.card("up")
    hands = reader.pair("hands")
    followers = reader.pair("followers")
    scores = reader.pair("score")
    state.hand = [pile.all for pile in hands]
    state.score = [pile.all for pile in scores]
    state.voids = reader.voids()
    state.hidden = [pile.hidden for pile in (hands if phase == "2" else followers)]
    state.recruits = [pile.all & ~pile.hidden for pile in followers]
    if phase == "2":
        if "deck" in reader.fields:
            raise bad_position("deck", reader.fields["deck"])
        state.discard = reader.rest("out", reader.left)
        state.deck = 0
    else:
        state.discard = reader.rest("out", 0)
        state.deck = reader.rest("deck", reader.left)
    _place(state, phase, lead)
    if any(pile.hidden for pile in (*scores, *(followers if phase == "2" else hands))):
        raise bad_position("~", text)
    return state


def _place(state: Throne, phase: str, lead: str) -> None:
    """Find the step that fits the cards, and refuse what no step fits."""
    sizes = [bits.count(hand) for hand in state.hand]
    if phase == "deal":
        state.step = Step.CHOOSE_LEADER if lead == "-" else Step.DEAL
        state.actor = actors.CHANCE
        _expect(_is_dealing(state, sizes, lead), "hands")
        return
    _expect(lead != "-", "lead")
    behind = [sizes[state.leader], sizes[1 - state.leader]]
    _expect(behind[0] + (state.led >= 0) == behind[1], "hands")
    if phase == "2":
        _expect(state.upcard < 0 and not any(state.recruits) and not state.deck, "phase")
        _ask(state, over=behind[1] == 0)
    else:
        _place_recruiting(state, behind[1])
    for seat in (0, 1):
        held = state.hand[seat]
        lacking = [at for at in range(5) if state.voids[seat] >> at & 1]
        _expect(not any(held & cards.FACTION_SET[at] for at in lacking), "void")


def _is_dealing(state: Throne, sizes: list[int], lead: str) -> bool:
    elsewhere = any(state.score) or any(state.recruits) or any(state.hidden) or any(state.voids)
    on_table = state.led >= 0 or state.upcard >= 0 or state.discard
    in_order = sizes[1] == 0 or sizes[0] == cards.HAND_SIZE
    whole = bits.count(state.deck) + sum(sizes) == cards.CARDS
    full = sizes[0] > cards.HAND_SIZE or sizes[1] >= cards.HAND_SIZE
    fresh = lead != "-" or sum(sizes) == 0
    return not elsewhere and not on_table and in_order and whole and not full and fresh


def _place_recruiting(state: Throne, hand: int) -> None:
    """Phase 1: the upcard and the follower piles tell how far the trick has come."""
    piles = [bits.count(state.recruits[seat] | state.hidden[seat]) for seat in (0, 1)]
    ahead = piles[state.leader] - piles[1 - state.leader]
    deck = bits.count(state.deck)
    if state.upcard >= 0:
        _expect(ahead == 0 and hand > 0 and deck == 2 * hand - 1, "deck")
        _ask(state, over=False)
    elif ahead == 1:
        _expect(state.led < 0 and deck == 2 * hand + 1, "deck")
        state.step = Step.TAKE_DOWN
        state.actor = actors.CHANCE
    else:
        _expect(ahead == 0 and state.led < 0 and hand > 0 and deck == 2 * hand, "deck")
        state.step = Step.TURN_UP
        state.actor = actors.CHANCE


def _ask(state: Throne, over: bool) -> None:
    if over:
        state.step, state.actor = Step.DONE, actors.OVER
    elif state.led >= 0:
        state.step, state.actor = Step.FOLLOW, 1 - state.leader
    else:
        state.step, state.actor = Step.LEAD, state.leader


def _expect(fits: bool, field: str) -> None:
    if not fits:
        raise bad_position(field, "?")
