"""Reads what ``notation`` writes, and refuses positions that no game can reach."""

from __future__ import annotations

import re

from zweikampf.engine import actors, bits
from zweikampf.engine.errors import OptionError
from zweikampf.engine.notation import bad_position, misfit, read_fields, read_list, read_pair
from zweikampf.games.dwarves import cards, decks, legal, steps
from zweikampf.games.dwarves.deck import Deck
from zweikampf.games.dwarves.notation import FLAGS, NAMES, NOTHING
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.games.dwarves.state import unused_dice
from zweikampf.games.dwarves.steps import OLDER_RULES, RULES, Step

_NUMBER = re.compile(r"[0-9]")
_AT_TABLE = (Step.CARD, Step.SHIELD, Step.FLIP, Step.REACT, Step.OVER)


class Reader:
    """Reads a position field by field; every card comes out of what is left of its deck."""

    def __init__(self, text: str) -> None:
        self.fields = {**NOTHING, **read_fields(text, "dwarves", NAMES)}
        self.deck = self._deck()
        self.left = [self.deck.cards, self.deck.cards]

    def _deck(self) -> Deck:
        name = self.fields.get("deck", "")
        try:
            return decks.find(name)
        except OptionError:
            raise bad_position("deck", name) from None

    def word(self, name: str, *allowed: str) -> str:
        value = self.fields.get(name, "")
        if value not in allowed:
            raise bad_position(name, value)
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
                points = self._number("display", number) if sign else 0
                if kind >= cards.DISPLAYED:
                    raise bad_position("display", word)
                if sign:
                    if not 0 < points < self.deck.health[kind]:
                        raise bad_position("display", word)
                    damage[seat * cards.WITH_HEALTH + kind] = points
        return found

    def dice(self) -> list[int]:
        text = self.fields["dice"]
        counts = [0 if text == "-" else text.count(face) for face in cards.FACES]
        if text != "-" and sum(counts) != len(text):
            raise bad_position("dice", text)
        return counts

    def named(self) -> tuple[int, int]:
        text = self.fields["named"]
        if text == "-":
            return cards.NOBODY, cards.NO_TARGET
        seat, _, target = text.partition(">")
        if seat not in ("0", "1") or target not in cards.TARGETS:
            raise bad_position("named", text)
        return int(seat), cards.TARGETS.index(target)

    def flags(self) -> list[bool]:
        found = read_list(self.fields["flags"])
        if found != [name for name in FLAGS if name in found]:
            raise bad_position("flags", self.fields["flags"])
        return [name in found for name in FLAGS]

    def _pile(self, name: str, seat: int, text: str) -> int:
        found = 0
        for token in read_list(text):
            found |= self._card(name, seat, token)
        return found

    def _card(self, name: str, seat: int, token: str) -> int:
        bit = bits.take(token, self.left[seat], cards.SET_OF) if cards.is_kind(token) else 0
        if not bit:
            raise bad_position(name, token)
        self.left[seat] ^= bit
        return bit

    def _number(self, name: str, text: str) -> int:
        if not _NUMBER.fullmatch(text):
            raise bad_position(name, text)
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
    _expect((active == "-") == (state.step == Step.FIRST), "active")
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
        case Step.OVER:
            return actors.OVER
        case Step.FIRST | Step.DEAL | Step.DRAW | Step.ROLL | Step.FLIP:
            return actors.CHANCE


def _check(state: Dwarves) -> None:
    """Refuse positions that no game can reach (Z17)."""
    step = Step(state.step)
    dice = unused_dice(state)
    usable, held = state.items[cards.CARD], state.jokers[state.active]
    _expect(sum(state.jokers) <= cards.JOKER_CARDS, "jokers")
    _expect(usable <= held if step in _AT_TABLE else usable == held, "usable")
    _expect(dice + state.to_roll <= cards.MOST_DICE, "dice")
    _expect(dice == 0 or step >= Step.ROLL, "dice")
    _expect((state.to_draw > 0) == (step == Step.DRAW), "draw")
    _expect((state.to_roll > 0) == (step == Step.ROLL), "roll")
    _expect(state.rerolls == 0 or step in (Step.ROLL, Step.DICE), "rerolls")
    _expect(step in _AT_TABLE or not (state.spent or any(state.damage)), "flags")
    _expect(not state.ending or step in _AT_TABLE[1:], "flags")
    _expect((state.suffering >= 0) == (step in (Step.SHIELD, Step.FLIP)), "named")
    empty = [pile for pile in state.pile if not pile]
    _expect(len(empty) == (step == Step.OVER), "pile")
    _check_step(state, step, dice)


def _check_step(state: Dwarves, step: Step, dice: int) -> None:
    match step:
        case Step.FIRST | Step.DEAL:
            _expect(_is_dealing(state, step), "hands")
        case Step.SUPPLY:
            _expect(legal.most_to_draw(state) > 1, "display")
        case Step.DRAW:
            _expect(state.to_draw <= legal.most_to_draw(state), "draw")
        case Step.DICE:
            _expect(dice > 0, "dice")
        case Step.SHIELD:
            _expect(legal.may_hold(state, state.suffering, cards.T2) and _is_aimed(state), "named")
        case Step.FLIP:
            _expect(state.target == cards.PILE and _is_aimed(state), "named")
        case Step.REACT:
            _expect(legal.may_hold(state, 1 - state.active, cards.T1), "hands")
        case Step.ROLL | Step.CARD | Step.OVER:
            pass


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


def _expect(fits: bool, field: str) -> None:
    if not fits:
        raise misfit(field)
