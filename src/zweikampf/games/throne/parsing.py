"""Reads positions of Throne that ``notation`` wrote, or a person did."""

from __future__ import annotations

from typing import NamedTuple

from zweikampf.engine import actors, bits
from zweikampf.engine.errors import PositionError
from zweikampf.engine.notation import (
    card_twice,
    no_card,
    read_fields,
    read_list,
    read_pair,
    shorten,
    wrong_value,
)
from zweikampf.engine.reason import because
from zweikampf.games.throne import cards, notation, steps
from zweikampf.games.throne.rules import Throne
from zweikampf.games.throne.state import ThroneState, cards_of


class Pile(NamedTuple):
    all: int
    hidden: int


class _Reader:
    """Reads a position field by field; every card comes out of what is left of the 52."""

    def __init__(self, text: str) -> None:
        self.fields = read_fields(text, "throne", notation.NAMES)
        self.left = cards.DECK

    def value(self, name: str, *allowed: str) -> str:
        value = self.fields.get(name, "")
        if value not in allowed:
            raise wrong_value(name, value, *allowed)
        return value

    def pile(self, name: str, text: str) -> Pile:
        found = hidden = 0
        for word in read_list(text):
            token = word.removeprefix("~")
            if token not in cards.SET_OF:
                raise no_card(name, word)
            bit = bits.take(token, self.left, cards.SET_OF)
            if not bit:
                raise card_twice(name, token)
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
            raise _problem("position-face-down", field=name)
        return pile.all

    def card(self, name: str) -> int:
        text = self.fields.get(name, "-")
        mask = self.open_pile(name, text)
        if bits.count(mask) > 1:
            raise _problem("position-one-card", field=name)
        return bits.lowest(mask) if mask else -1

    def voids(self) -> list[int]:
        text = self.fields.get("void", "-/-")
        found = []
        for letters in read_pair("void", text):
            known = [letter for letter in cards.FACTIONS if letter in letters]
            if letters not in ("-", "".join(known)):
                raise _problem("position-factions", value=shorten(text), letters=cards.FACTIONS)
            found.append(cards.factions_of("".join(known)))
        return found

    def rest(self, name: str, default: int) -> int:
        return self.open_pile(name, self.fields[name]) if name in self.fields else default


def parse_position(text: str) -> Throne:
    """The state that a position string describes; ``PositionError`` if no game can be there."""
    reader = _Reader(text)
    state = Throne()
    victory = reader.value("victory", "most", "three")
    phase = reader.value("phase", "deal", "1", "2")
    lead = reader.value("lead", "0", "1", "-")
    led, upcard = reader.card("led"), reader.card("up")
    hands = reader.pair("hands")
    followers = reader.pair("followers")
    scores = reader.pair("score")
    voids = reader.voids()
    if phase == "2":
        if "deck" in reader.fields:
            raise _problem("position-phase-2")
        discard, deck = reader.rest("out", reader.left), 0
    else:
        discard = reader.rest("out", 0)
        deck = reader.rest("deck", reader.left)
    state.set_unchecked(
        victory_by_three=victory == "three",
        phase=2 if phase == "2" else 1,
        leader=0 if lead == "-" else int(lead),
        led=led,
        upcard=upcard,
        hand=[pile.all for pile in hands],
        score=[pile.all for pile in scores],
        voids=voids,
        hidden=[pile.hidden for pile in (hands if phase == "2" else followers)],
        recruits=[pile.all & ~pile.hidden for pile in followers],
        discard=discard,
        deck=deck,
    )
    _place(state, phase, lead)
    face_up = ("followers", followers) if phase == "2" else ("hands", hands)
    for name, piles in (("score", scores), face_up):
        _expect(not any(pile.hidden for pile in piles), "position-face-down", field=name)
    return state


def _place(state: ThroneState, phase: str, lead: str) -> None:
    """Find the step that fits the cards, and refuse what no step fits."""
    sizes = [bits.count(hand) for hand in state.hand]
    if phase == "deal":
        step = steps.CHOOSE_LEADER if lead == "-" else steps.DEAL
        state.set_unchecked(step=step, actor=actors.CHANCE)
        _expect(_is_dealing(state, sizes, lead), "position-dealing", cards=cards.HAND_SIZE)
        return
    _expect(lead != "-", "position-no-leader")
    behind = [sizes[state.leader], sizes[1 - state.leader]]
    led = int(state.led >= 0)
    _expect(
        behind[0] + led == behind[1], "position-hands", led=led, first=sizes[0], second=sizes[1]
    )
    if phase == "2":
        is_clear = state.upcard < 0 and not any(state.recruits) and not state.deck
        _expect(is_clear, "position-phase-2")
        _ask(state, over=behind[1] == 0)
    else:
        _place_recruiting(state, behind[1])
    for seat in (0, 1):
        lacks = not state.hand[seat] & cards_of(state.voids[seat])
        _expect(lacks, "position-void", seat=seat + 1)


def _is_dealing(state: ThroneState, sizes: list[int], lead: str) -> bool:
    elsewhere = any(state.score) or any(state.recruits) or any(state.hidden) or any(state.voids)
    on_table = state.led >= 0 or state.upcard >= 0 or state.discard
    in_order = sizes[1] == 0 or sizes[0] == cards.HAND_SIZE
    whole = bits.count(state.deck) + sum(sizes) == cards.CARDS
    full = sizes[0] > cards.HAND_SIZE or sizes[1] >= cards.HAND_SIZE
    fresh = lead != "-" or sum(sizes) == 0
    return not elsewhere and not on_table and in_order and whole and not full and fresh


def _place_recruiting(state: ThroneState, hand: int) -> None:
    """Phase 1: the upcard and the follower piles tell how far the trick has come."""
    piles = [bits.count(state.recruits[seat] | state.hidden[seat]) for seat in (0, 1)]
    ahead = piles[state.leader] - piles[1 - state.leader]
    if state.upcard >= 0:
        _expect(hand > 0, "position-no-hands")
        _expect(ahead == 0, "position-followers", first=piles[0], second=piles[1])
        _expect_deck(state, 2 * hand - 1)
        _ask(state, over=False)
        return
    _expect(state.led < 0, "position-led-early")
    if ahead == 1:
        _expect_deck(state, 2 * hand + 1)
        state.set_unchecked(step=steps.TAKE_FACE_DOWN, actor=actors.CHANCE)
    else:
        _expect(hand > 0, "position-no-hands")
        _expect(ahead == 0, "position-followers", first=piles[0], second=piles[1])
        _expect_deck(state, 2 * hand)
        state.set_unchecked(step=steps.TURN_UP, actor=actors.CHANCE)


def _expect_deck(state: ThroneState, wanted: int) -> None:
    found = bits.count(state.deck)
    _expect(found == wanted, "position-deck", found=found, wanted=wanted)


def _ask(state: ThroneState, over: bool) -> None:
    if over:
        state.set_unchecked(step=steps.DONE, actor=actors.OVER)
    elif state.led >= 0:
        state.set_unchecked(step=steps.FOLLOW, actor=1 - state.leader)
    else:
        state.set_unchecked(step=steps.LEAD, actor=state.leader)


def _expect(fits: bool, code: str, **values: str | int) -> None:
    if not fits:
        raise _problem(code, **values)


def _problem(code: str, **values: str | int) -> PositionError:
    return PositionError(because(code, **values), "throne")
