"""Reads what ``notation`` writes, and refuses positions that no game can reach."""

from __future__ import annotations

import re

from zweikampf.engine import actors, bits
from zweikampf.engine.errors import OptionError, PositionError
from zweikampf.engine.notation import (
    card_twice,
    no_card,
    read_fields,
    read_list,
    read_pair,
    shorten,
    wrong_marks,
    wrong_number,
    wrong_value,
)
from zweikampf.engine.reason import because
from zweikampf.games.dwarves import cards, decks, legal, steps
from zweikampf.games.dwarves.deck import Deck
from zweikampf.games.dwarves.notation import FLAGS, NAMES, NOTHING
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.games.dwarves.state import unused_dice
from zweikampf.games.dwarves.steps import OLDER_RULES, RULES, Step

MOST_NUMBER = 9
_NUMBER = re.compile(r"[0-9]")
_AT_TABLE = (Step.CARD, Step.SHIELD, Step.FLIP, Step.REACT, Step.DONE)


class Reader:
    """Reads a position field by field; every card comes out of what is left of its deck."""

    def __init__(self, text: str) -> None:
        self.fields = {**NOTHING, **read_fields(text, "dwarves", NAMES)}
        self.deck = self._deck()
        self.left = [self.deck.cards, self.deck.cards]

    def _deck(self) -> Deck:
        if "deck" not in self.fields:
            raise wrong_value("deck", "", *decks.names())
        try:
            return decks.find(self.fields["deck"])
        except OptionError as error:
            raise PositionError(error.reason, "dwarves") from None

    def word(self, name: str, *allowed: str) -> str:
        value = self.fields.get(name, "")
        if value not in allowed:
            raise wrong_value(name, value, *allowed)
        return value

    def number(self, name: str) -> int:
        return self._number(name, self.fields[name])

    def numbers(self, name: str) -> list[int]:
        return [self._number(name, part) for part in read_pair(name, self.fields[name])]

    def piles(self, name: str) -> list[int]:
        parts = read_pair(name, self.fields[name])
        return [self._pile(name, seat, parts[seat]) for seat in (0, 1)]

    def displays(self, damage: list[int]) -> list[int]:
        """The displays; what lies on their cards is written into ``damage``."""
        parts = read_pair("display", self.fields["display"])
        found = [0, 0]
        for seat in (0, 1):
            for word in read_list(parts[seat]):
                token, sign, number = word.partition(":")
                found[seat] |= self._card("display", seat, token)
                kind = cards.kind_of(token)
                _expect(kind < cards.DISPLAYED, "position-display", card=token)
                if sign:
                    points, most = self._number("display", number), self.deck.health[kind] - 1
                    _expect(most > 0, "position-no-damage", card=token)
                    _expect(0 < points <= most, "position-damage", card=token, most=most)
                    damage[seat * cards.WITH_HEALTH + kind] = points
        return found

    def dice(self) -> list[int]:
        text = self.fields["dice"]
        counts = [0 if text == "-" else text.count(face) for face in cards.FACES]
        known = text == "-" or sum(counts) == len(text)
        _expect(known, "position-dice", value=shorten(text), faces=cards.FACES)
        return counts

    def named(self) -> tuple[int, int]:
        text = self.fields["named"]
        if text == "-":
            return cards.NOBODY, cards.NO_TARGET
        seat, _, target = text.partition(">")
        known = seat in ("0", "1") and target in cards.TARGETS
        _expect(known, "position-named", value=shorten(text))
        return int(seat), cards.TARGETS.index(target)

    def flags(self) -> list[bool]:
        found = read_list(self.fields["flags"])
        if found != [name for name in FLAGS if name in found]:
            raise wrong_marks("flags", self.fields["flags"], *FLAGS)
        return [name in found for name in FLAGS]

    def _pile(self, name: str, seat: int, text: str) -> int:
        found = 0
        for token in read_list(text):
            found |= self._card(name, seat, token)
        return found

    def _card(self, name: str, seat: int, token: str) -> int:
        if not cards.is_kind(token):
            raise no_card(name, token)
        bit = bits.take(token, self.left[seat], cards.SET_OF)
        if not bit:
            raise card_twice(name, token)
        self.left[seat] ^= bit
        return bit

    def _number(self, name: str, text: str) -> int:
        if not _NUMBER.fullmatch(text):
            raise wrong_number(name, text, MOST_NUMBER)
        return int(text)


def parse_position(text: str) -> Dwarves:
    """The state of a position string; ``PositionError`` if no game can be there."""
    reader = Reader(text)
    rules = reader.word("rules", *(str(version) for version in (*OLDER_RULES, RULES)))
    state = Dwarves(reader.deck, rules=int(rules))
    step = steps.WORDS.index(reader.word("phase", *steps.WORDS))
    active = reader.word("active", "0", "1", "-")
    damage = [0] * (2 * cards.WITH_HEALTH)
    hand, display, discard = reader.piles("hands"), reader.displays(damage), reader.piles("discard")
    pile = reader.piles("pile") if reader.fields["pile"] else reader.left
    jokers = reader.numbers("jokers")
    items = [*reader.dice(), reader.number("usable")]
    to_draw, to_roll, rerolls = map(reader.number, ("draw", "roll", "rerolls"))
    suffering, target = reader.named()
    spent, ending = reader.flags()
    state.set_unchecked(
        step=step,
        active=0 if active == "-" else int(active),
        hand=hand,
        display=display,
        damage=damage,
        discard=discard,
        pile=pile,
        jokers=jokers,
        items=items,
        to_draw=to_draw,
        to_roll=to_roll,
        rerolls=rerolls,
        suffering=suffering,
        target=target,
        spent=spent,
        ending=ending,
    )
    _expect((active == "-") == (state.step == Step.FIRST), "position-active")
    _check(state)
    state.set_unchecked(actor=_actor(state))
    return state


def _actor(state: Dwarves) -> int:
    """Z5.2."""
    match Step(state.step):
        case Step.SUPPLY | Step.DICE | Step.CARD:
            return state.active
        case Step.SHIELD:
            return state.suffering
        case Step.REACT:
            return 1 - state.active
        case Step.DONE:
            return actors.OVER
        case Step.FIRST | Step.DEAL | Step.DRAW | Step.ROLL | Step.FLIP:
            return actors.CHANCE


def _check(state: Dwarves) -> None:
    """Refuse positions that no game can reach (Z17)."""
    step = Step(state.step)
    dice = unused_dice(state)
    usable, held = state.items[cards.CARD], state.jokers[state.active]
    _expect(sum(state.jokers) <= cards.JOKER_CARDS, "position-jokers", most=cards.JOKER_CARDS)
    if step in _AT_TABLE:
        _expect(usable <= held, "position-usable", held=held)
    else:
        _expect(usable == held, "position-usable-early", held=held)
    _expect(dice + state.to_roll <= cards.MOST_DICE, "position-most-dice", most=cards.MOST_DICE)
    _expect(dice == 0 or step >= Step.ROLL, "position-dice-early")
    _expect((state.to_draw > 0) == (step == Step.DRAW), "position-to-do", field="draw")
    _expect((state.to_roll > 0) == (step == Step.ROLL), "position-to-do", field="roll")
    _expect(state.rerolls == 0 or step in (Step.ROLL, Step.DICE), "position-rerolls")
    _expect(step in _AT_TABLE or not (state.spent or any(state.damage)), "position-card-phase")
    _expect(not state.ending or step in _AT_TABLE[1:], "position-ending")
    named = state.suffering >= 0
    _expect(named == (step in (Step.SHIELD, Step.FLIP)), "position-named-phase")
    empty = [pile for pile in state.pile if not pile]
    _expect(len(empty) == (step == Step.DONE), "position-piles")
    _check_step(state, step, dice)


def _check_step(state: Dwarves, step: Step, dice: int) -> None:
    match step:
        case Step.FIRST | Step.DEAL:
            _expect(_is_dealing(state, step), "position-first-hands", cards=cards.HAND_SIZE)
        case Step.SUPPLY:
            _expect(legal.most_to_draw(state) > 1, "position-supply")
        case Step.DRAW:
            most = legal.most_to_draw(state)
            _expect(state.to_draw <= most, "position-draw", most=most)
        case Step.DICE:
            _expect(dice > 0, "position-no-dice")
        case Step.SHIELD:
            _expect_twist(state, state.suffering, cards.T2, step)
            _expect(_is_aimed(state), "position-target")
        case Step.FLIP:
            _expect(state.target == cards.PILE and _is_aimed(state), "position-flip")
        case Step.REACT:
            _expect_twist(state, 1 - state.active, cards.T1, step)
        case Step.ROLL | Step.CARD | Step.DONE:
            pass


def _expect_twist(state: Dwarves, seat: int, twist: int, step: Step) -> None:
    """A seat is asked only if it could hold the card (Z12.1)."""
    card, phase = cards.KINDS[twist], steps.WORDS[step]
    may_hold = legal.may_hold(state, seat, twist)
    _expect(may_hold, "position-twist", card=card, seat=seat + 1, phase=phase)


def _is_dealing(state: Dwarves, step: Step) -> bool:
    """Seat 0 comes first (Z4.3), and nothing lies on the table yet (Z4.4)."""
    sizes = [hand.bit_count() for hand in state.hand]
    in_order = sizes[0] <= cards.HAND_SIZE and (sizes[1] == 0 or sizes[0] == cards.HAND_SIZE)
    elsewhere = any(state.display) or any(state.discard) or any(state.jokers)
    begun = sum(sizes) > 0 if step == Step.FIRST else sizes[1] >= cards.HAND_SIZE
    return in_order and not elsewhere and not begun


def _is_aimed(state: Dwarves) -> bool:
    """The target is there; after `end` only the active seat can suffer (Z12.6)."""
    if state.ending and state.suffering != state.active:
        return False
    return bool(legal.targets(state, state.suffering) >> state.target & 1)


def _expect(fits: bool, code: str, **values: str | int) -> None:
    if not fits:
        raise PositionError(because(code, **values), "dwarves")
