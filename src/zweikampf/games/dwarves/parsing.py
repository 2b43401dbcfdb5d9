"""Reads what ``notation`` writes, and refuses what no game can come to."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from zweikampf.engine import actors
from zweikampf.engine.errors import OptionError
from zweikampf.engine.notation import bad_position, read_fields, read_list, read_pair
from zweikampf.games.dwarves import cards, decks
from zweikampf.games.dwarves.choices import most_to_draw
from zweikampf.games.dwarves.notation import FLAGS, NAMES, NOTHING, PHASES
from zweikampf.games.dwarves.steps import OLDER_RULES, RULES, Phase

if TYPE_CHECKING:
    from zweikampf.games.dwarves.deck import Deck
    from zweikampf.games.dwarves.rules import Dwarves

_NUMBER = re.compile(r"[0-9]")
_AT_TABLE = (Phase.CARD, Phase.SHIELD, Phase.FLIP, Phase.REACT, Phase.OVER)


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

    def displays(self, wounds: list[int]) -> list[int]:
        """The displays; damage is written into ``wounds``."""
        parts = read_pair("display", self.fields["display"])
        found = [0, 0]
        for seat in (0, 1):
            for word in read_list(parts[seat]):
                token, sign, number = word.partition(":")
                found[seat] |= self._card("display", seat, token)
                kind = cards.kind_of(token)
                damage = self._number("display", number) if sign else 0
                if kind >= cards.DISPLAYED:
                    raise bad_position("display", word)
                if sign:
                    if not 0 < damage < self.deck.health[kind]:
                        raise bad_position("display", word)
                    wounds[seat * cards.BODIES + kind] = damage
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
            return -1, -1
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
        bit = cards.take(token, self.left[seat]) if cards.is_kind(token) else None
        if bit is None:
            raise bad_position(name, token)
        self.left[seat] ^= bit
        return bit

    def _number(self, name: str, text: str) -> int:
        if not _NUMBER.fullmatch(text):
            raise bad_position(name, text)
        return int(text)


def parse_position(text: str, blank: type[Dwarves]) -> Dwarves:
    """The state of a position string; ``PositionError`` if no game can be there."""
    reader = Reader(text)
    rules = reader.word("rules", *(str(version) for version in (*OLDER_RULES, RULES)))
    state = blank(reader.deck, rules=int(rules))
    state.phase = PHASES[reader.word("phase", *PHASES)]
    active = reader.word("active", "0", "1", "-")
    state.active = 0 if active == "-" else int(active)
    wounds = [0] * (2 * cards.BODIES)
    state.hand = reader.piles("hands")
    state.display = reader.displays(wounds)
    state.wounds = wounds
    state.discard = reader.piles("discard")
    state.pile = reader.piles("pile") if reader.fields["pile"] else reader.left
    state.jokers = reader.numbers("jokers")
    state.items = [*reader.dice(), reader.number("usable")]
    state.to_draw = reader.number("draw")
    state.to_roll = reader.number("roll")
    state.rerolls = reader.number("rerolls")
    state.suffering, state.target = reader.named()
    state.spent, state.ending = reader.flags()
    _expect((active == "-") == (state.phase == Phase.FIRST), "active")
    _check(state)
    state.actor = _actor(state)
    return state


def _actor(state: Dwarves) -> int:
    """Z5.2."""
    match Phase(state.phase):
        case Phase.SUPPLY | Phase.DICE | Phase.CARD:
            return state.active
        case Phase.SHIELD:
            return state.suffering
        case Phase.REACT:
            return 1 - state.active
        case Phase.OVER:
            return actors.OVER
        case Phase.FIRST | Phase.DEAL | Phase.DRAW | Phase.ROLL | Phase.FLIP:
            return actors.CHANCE


def _check(state: Dwarves) -> None:
    """Refuse what no game can come to (Z17)."""
    phase = Phase(state.phase)
    dice = sum(state.items[: cards.CARD])
    usable, held = state.items[cards.CARD], state.jokers[state.active]
    _expect(sum(state.jokers) <= cards.JOKER_CARDS, "jokers")
    _expect(usable <= held if phase in _AT_TABLE else usable == held, "usable")
    _expect(dice + state.to_roll <= cards.MOST_DICE, "dice")
    _expect(dice == 0 or phase >= Phase.ROLL, "dice")
    _expect((state.to_draw > 0) == (phase == Phase.DRAW), "draw")
    _expect((state.to_roll > 0) == (phase == Phase.ROLL), "roll")
    _expect(state.rerolls == 0 or phase in (Phase.ROLL, Phase.DICE), "rerolls")
    _expect(phase in _AT_TABLE or not (state.spent or any(state.wounds)), "flags")
    _expect(not state.ending or phase in _AT_TABLE[1:], "flags")
    _expect((state.suffering >= 0) == (phase in (Phase.SHIELD, Phase.FLIP)), "named")
    empty = [pile for pile in state.pile if not pile]
    _expect(len(empty) == (phase == Phase.OVER), "pile")
    _check_phase(state, phase, dice)


def _check_phase(state: Dwarves, phase: Phase, dice: int) -> None:
    match phase:
        case Phase.FIRST | Phase.DEAL:
            _expect(_is_dealing(state, phase), "hands")
        case Phase.SUPPLY:
            _expect(_most_to_draw(state) > 1, "display")
        case Phase.DRAW:
            _expect(state.to_draw <= _most_to_draw(state), "draw")
        case Phase.DICE:
            _expect(dice > 0, "dice")
        case Phase.SHIELD:
            _expect(_may_hold(state, state.suffering, cards.T2) and _is_aimed(state), "named")
        case Phase.FLIP:
            _expect(state.target == cards.PILE and _is_aimed(state), "named")
        case Phase.REACT:
            _expect(_may_hold(state, 1 - state.active, cards.T1), "hands")
        case Phase.ROLL | Phase.CARD | Phase.OVER:
            pass


def _is_dealing(state: Dwarves, phase: Phase) -> bool:
    """Seat 0 comes first (Z4.3), and nothing lies on the table yet (Z4.4)."""
    sizes = [hand.bit_count() for hand in state.hand]
    in_order = sizes[0] <= cards.HAND_SIZE and (sizes[1] == 0 or sizes[0] == cards.HAND_SIZE)
    elsewhere = any(state.display) or any(state.discard) or any(state.jokers)
    begun = sum(sizes) > 0 if phase == Phase.FIRST else sizes[1] >= cards.HAND_SIZE
    return in_order and not elsewhere and not begun


def _is_aimed(state: Dwarves) -> bool:
    """The target is there; after `end` only the active seat can suffer (Z12.6)."""
    if state.ending and state.suffering != state.active:
        return False
    return state.target == cards.PILE or bool(state.display[state.suffering] >> state.target & 1)


def _most_to_draw(state: Dwarves) -> int:
    return most_to_draw(state.display[state.active], state.pile[state.active], state.deck)


def _may_hold(state: Dwarves, seat: int, twist: int) -> bool:
    """Z12.1."""
    copies = state.deck.cards & cards.KIND_SET[twist]
    return bool(state.hand[seat]) and bool(copies & ~state.discard[seat])


def _expect(fits: bool, field: str) -> None:
    if not fits:
        raise bad_position(field, "?")
