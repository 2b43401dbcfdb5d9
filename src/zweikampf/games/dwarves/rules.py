"""The rules of Dwarves, from the deal to the last card, in the order of the rule book.

Numbers such as Z8.3 lead to docs/rules/dwarves.en.md. ``table`` holds what lies on the table,
``choices`` what may be done; here is what it does. The types that make this page fast stand in
``rules.pxd``.
"""

from __future__ import annotations

import cython

from zweikampf.engine import actors, bits
from zweikampf.engine.actions import Actions
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.reason import Reason
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.games.dwarves import cards, notation, payments, reasons, tokens
from zweikampf.games.dwarves.choices import Choices, most_to_draw
from zweikampf.games.dwarves.steps import Note, Phase
from zweikampf.games.dwarves.table import points_on

# Typed copies of the tables in ``cards``, ``payments``, ``tokens`` and ``steps``.
KIND_SET = cards.KIND_SET
BODIES, DISPLAYED = cards.BODIES, cards.DISPLAYED
A9, S2, S3, E1, E2, T1, T2, T3 = (
    cards.A9, cards.S2, cards.S3, cards.E1, cards.E2, cards.T1, cards.T2, cards.T3
)  # fmt: skip
AXE, CARD, ITEMS = cards.AXE, cards.CARD, len(cards.ITEMS)
PILE, TARGETS = cards.PILE, len(cards.TARGETS)
HAND_SIZE, JOKER_CARDS = cards.HAND_SIZE, cards.JOKER_CARDS
FEWEST_DICE, MOST_DICE = cards.FEWEST_DICE, cards.MOST_DICE
NEEDS, PAYMENTS = payments.NEEDS, len(payments.PAYMENTS)
(TO_FACE, TO_FIRST, TO_DRAW, TO_REROLL, TO_KEEP, TO_PASS, TO_END, TO_STRIKE, TO_GAIN, TO_MAKE_AXE,
 TO_HIT, TO_PLAY, TO_REMOVE) = (
    tokens.FACE, tokens.FIRST, tokens.DRAW, tokens.REROLL, tokens.KEEP, tokens.PASS, tokens.END,
    tokens.STRIKE, tokens.GAIN, tokens.MAKE_AXE, tokens.HIT, tokens.PLAY, tokens.REMOVE,
)  # fmt: skip
FIRST, DEAL, SUPPLY, DRAW, ROLL, DICE, CARD_PHASE, SHIELD, FLIP, REACT, OVER = map(int, Phase)
(
    FIRST_CHOSEN,
    CARD_DEALT,
    TURN_BEGAN,
    SUPPLY_FIXED,
    CARD_DRAWN,
    DICE_TAKEN,
    DIE_ROLLED,
    DIE_TAKEN_BACK,
    DICE_KEPT,
    TWIST_PLAYED,
    CARD_PLAYED,
    EVENT_PLAYED,
    CARD_REMOVED,
    DIE_TURNED,
    ALLY_USED,
    JOKER_TAKEN,
    DAMAGE_NAMED,
    DAMAGE_CANCELLED,
    CARD_HURT,
    CARD_DEFEATED,
    CARD_TURNED_UP,
    END_CHOSEN,
    PASSED,
    TURN_ENDED,
    GAME_ENDED,
) = map(int, Note)
ONE = 1  # a 64-bit one, for shifting
NOBODY = -1
NOTHING = -1
FREE = -1  # the payment of an event that costs nothing


class Dwarves(Choices):
    """A position of Dwarves, and what each action does to it."""

    def act(self, action: int) -> None:
        """Hand the action to its phase (Z5.2)."""
        if self.phase == ROLL:
            self._roll(action - TO_FACE)
        elif self.phase == CARD_PHASE:
            self._use_cards(action)
        elif self.phase == REACT:
            self._react(action)
        elif self.phase == SHIELD:
            self._shield(action)
        elif self.phase == DRAW:
            self._draw(action)
        elif self.phase == DICE:
            self._change_dice(action)
        elif self.phase == FLIP:
            self._flip(action)
        elif self.phase == SUPPLY:
            self._fix_supply(action - TO_DRAW + 1)
        elif self.phase == DEAL:
            self._deal(action)
        else:
            self._choose_first(action - TO_FIRST)

    def _await(self, phase: int, actor: int) -> None:
        """The next question, or the next chance action."""
        self.phase = phase
        self.actor = actor

    # Setup (Z4)

    def _choose_first(self, seat: int) -> None:
        """Chance names the first player (Z4.2)."""
        self.active = seat
        self.note(FIRST_CHOSEN, seat)
        self._await(DEAL, actors.CHANCE)

    def _deal(self, kind: int) -> None:
        """4 cards to seat 0, then 4 to seat 1, each from its own deck (Z4.3)."""
        seat = self.drawn_from()
        self.note(CARD_DEALT, seat, kind)
        self._move(seat, kind, self.pile, self.hand)
        if bits.count(self.hand[1]) == HAND_SIZE:
            self._begin_turn(self.active)

    def _begin_turn(self, seat: int) -> None:
        """The joker cards held now can be used (Z10.2); how many cards to draw? (Z6.2)"""
        self.active = seat
        self.items[CARD] = self.jokers[seat]
        self.spent = False
        self.ending = False
        self.note(TURN_BEGAN, seat)
        if most_to_draw(self.display[seat], self.pile[seat], self.deck) > 1:
            self._await(SUPPLY, seat)
        else:
            self._fix_supply(1)

    # Supply phase (Z6)

    def _fix_supply(self, count: int) -> None:
        """The number is fixed before the first card is seen (Z6.1)."""
        self.to_draw = count
        self.note(SUPPLY_FIXED, self.active, count)
        self._await(DRAW, actors.CHANCE)

    def _draw(self, kind: int) -> None:
        """A card from the pile to the hand (Z6.3); an empty pile ends the game (Z6.4)."""
        seat = self.active
        self.note(CARD_DRAWN, seat, kind)
        self._move(seat, kind, self.pile, self.hand)
        self.to_draw -= 1
        if not self.pile[seat]:
            self._end_game()
        elif self.to_draw == 0:
            self._begin_dice_phase()

    # Dice phase (Z7)

    def _begin_dice_phase(self) -> None:
        """3 dice, 1 more for each own S2 (Z7.1); a reroll for each own S3 (Z7.3)."""
        display = self.display[self.active]
        self.rerolls = self.deck.amount[S3] * bits.count(display & KIND_SET[S3])
        self._take_dice(FEWEST_DICE + self.deck.amount[S2] * bits.count(display & KIND_SET[S2]))

    def _take_dice(self, count: int) -> None:
        """Dice to roll, never more than 6 in all (Z7.1, Z7.4)."""
        room = MOST_DICE - self.dice()
        self.to_roll = count if count < room else room
        self.note(DICE_TAKEN, self.active, self.to_roll, self.rerolls)
        self._await(ROLL, actors.CHANCE)

    def _roll(self, face: int) -> None:
        """One die; after the last one the seat is asked, always (Z7.2)."""
        self.items[face] += 1
        self.to_roll -= 1
        self.note(DIE_ROLLED, face)
        if self.to_roll == 0:
            self._await(DICE, self.active)

    def _change_dice(self, action: int) -> None:
        """`keep`, T3 (Z7.4), or one die again (Z7.3)."""
        if action == TO_KEEP:
            self._keep()
        elif action == T3:
            self._play_twist(self.active, T3)
            self._take_dice(self.deck.amount[T3])
        else:
            self._roll_again(action - TO_REROLL)

    def _keep(self) -> None:
        """The dice stand; the T1 question comes before the card phase (Z7.5)."""
        self.rerolls = 0
        self.note(DICE_KEPT, self.active)
        if self.rules == 1:
            self._await(CARD_PHASE, self.active)  # the question came with version 2
        else:
            self._open_window()

    def _roll_again(self, face: int) -> None:
        self.items[face] -= 1
        self.rerolls -= 1
        self.to_roll = 1
        self.note(DIE_TAKEN_BACK, self.active, face)
        self._await(ROLL, actors.CHANCE)

    # Card phase (Z8)

    def _use_cards(self, action: int) -> None:
        """Cards and effects in any order until `end` (Z8.1)."""
        if action == TO_END:
            self.ending = True
            self.note(END_CHOSEN, self.active)
            self._open_window()
        elif action >= TO_REMOVE:
            action -= TO_REMOVE
            self._remove(action // DISPLAYED, action % DISPLAYED)
        elif action >= TO_PLAY:
            action -= TO_PLAY
            self._play(action // PAYMENTS, action % PAYMENTS)
        elif action >= TO_HIT:
            action -= TO_HIT
            self._hit(action // TARGETS // ITEMS, action // TARGETS % ITEMS, action % TARGETS)
        elif action == TO_MAKE_AXE:
            self._make_axe()
        elif action >= TO_GAIN:
            self._gain(action - TO_GAIN)
        else:
            self._strike(self.active, action - TO_STRIKE)

    def _play(self, kind: int, payment: int) -> None:
        """An ally, victory card or support is paid for and goes to the display (Z8.3)."""
        seat = self.active
        self.note(CARD_PLAYED, seat, kind, payment)
        self._pay(payment)
        self._move(seat, kind, self.hand, self.display)
        self._open_window()

    def _remove(self, payment: int, kind: int) -> None:
        """E1: one card of the other display is gone; this is not damage (Z8.4)."""
        seat = self.active
        self.note(EVENT_PLAYED, seat, E1, payment)
        self._pay(payment)
        self._move(seat, E1, self.hand, self.discard)
        self.note(CARD_REMOVED, 1 - seat, kind)
        self._leave_display(1 - seat, kind)
        self._open_window()

    def _make_axe(self) -> None:
        """E2: a die showing its face is an axe for the rest of the turn (Z8.5)."""
        face = self.deck.axe_face
        self.note(EVENT_PLAYED, self.active, E2, FREE)
        self._move(self.active, E2, self.hand, self.discard)
        self.items[face] -= 1
        self.items[AXE] += 1
        self.note(DIE_TURNED, self.active, face)
        self._open_window()

    def _hit(self, ally: int, item: int, target: int) -> None:
        """An ally turns a die into 1 damage (Z8.6)."""
        self.note(ALLY_USED, self.active, ally, item)
        self._spend(item, 1)
        self._name_damage(1 - self.active, target)

    def _gain(self, item: int) -> None:
        """A9 turns a die into a joker card, which waits for the next own turn (Z8.7, Z10.4)."""
        self.note(ALLY_USED, self.active, A9, item)
        self._spend(item, 1)
        self._take_joker(self.active)
        self._open_window()

    def _strike(self, seat: int, target: int) -> None:
        """T1: 1 damage against the other seat (Z8.8, Z12.4)."""
        self._play_twist(seat, T1)
        self._name_damage(1 - seat, target)

    # Payments and joker cards (Z9, Z10)

    def _pay(self, payment: int) -> None:
        """All items of a payment are spent (Z9.5)."""
        for item in range(ITEMS):
            self._spend(item, NEEDS[payment * ITEMS + item])

    def _spend(self, item: int, count: int) -> None:
        """Dice are gone for this turn, joker cards go to the centre (Z9.5)."""
        self.items[item] -= count
        self.spent = True
        if item == CARD:
            self.jokers[self.active] -= count

    def _take_joker(self, seat: int) -> None:
        """From the centre, else from the opponent; nobody holds more than all three (Z10.3)."""
        if self.jokers[seat] == JOKER_CARDS:
            return
        robbed = self.centre() == 0
        if robbed:
            self.jokers[1 - seat] -= 1
        self.jokers[seat] += 1
        self.note(JOKER_TAKEN, seat, robbed)

    # Damage (Z11)

    def _name_damage(self, seat: int, target: int) -> None:
        """Its source is paid, its target fixed; the T2 question may come first (Z11.2, Z12.2)."""
        self.suffering = seat
        self.target = target
        self.note(DAMAGE_NAMED, seat, target)
        if self._may_hold(seat, T2):
            self._await(SHIELD, seat)
        else:
            self._suffer()

    def _may_hold(self, seat: int, twist: int) -> bool:
        """By public knowledge only: a hand card, and a copy not in the discard pile (Z12.1)."""
        copies = self.deck.cards & KIND_SET[twist]
        return self.hand[seat] != 0 and copies & ~self.discard[seat] != 0

    def _shield(self, action: int) -> None:
        """T2 cancels the one named point (Z11.6); else it takes effect."""
        if action == TO_PASS:
            self.note(PASSED, self.actor)
            self._suffer()
        else:
            self._play_twist(self.suffering, T2)
            self.note(DAMAGE_CANCELLED, self.suffering, self.target)
            self._forget_named()
            self._open_window()

    def _suffer(self) -> None:
        """A card of the pile is turned up (Z11.3), or a card on display is hurt (Z11.4)."""
        if self.target == PILE:
            self._await(FLIP, actors.CHANCE)
        else:
            self._hurt(self.suffering, self.target)
            self._forget_named()
            self._open_window()

    def _hurt(self, seat: int, kind: int) -> None:
        """Damage adds up during the turn; at its health the card is defeated (Z11.4)."""
        self.wounds[seat * BODIES + kind] += 1
        self.note(CARD_HURT, seat, kind)
        if self.wounds[seat * BODIES + kind] == self.deck.health[kind]:
            self.note(CARD_DEFEATED, seat, kind)
            self._leave_display(seat, kind)

    def _flip(self, kind: int) -> None:
        """The top card of the pile is lost (Z11.3); an empty pile ends the game (Z14.1)."""
        seat = self.suffering
        self.note(CARD_TURNED_UP, seat, kind)
        self._move(seat, kind, self.pile, self.discard)
        self._forget_named()
        if self.pile[seat]:
            self._open_window()
        else:
            self._end_game()

    def _forget_named(self) -> None:
        self.suffering = NOBODY
        self.target = NOTHING

    # Reaction windows (Z12)

    def _open_window(self) -> None:
        """The T1 question follows `keep` and every action of the card phase (Z12.3, Z12.5)."""
        other = 1 - self.active
        if self._may_hold(other, T1):
            self._await(REACT, other)
        else:
            self._close_window()

    def _react(self, action: int) -> None:
        """T1 in the opponent's turn (Z12.4), or `pass`."""
        if action == TO_PASS:
            self.note(PASSED, self.actor)
            self._close_window()
        else:
            self._strike(self.actor, action - TO_STRIKE)

    def _close_window(self) -> None:
        """The card phase begins or goes on; after `end` the turn ends (Z12.6)."""
        if self.ending:
            self._end_turn()
        else:
            self._await(CARD_PHASE, self.active)

    # The end of a turn and of the game (Z13, Z14)

    def _end_turn(self) -> None:
        """A joker card for whoever spent nothing; damage and dice lapse (Z13.2, Z13.3)."""
        if not self.spent:
            self._take_joker(self.active)
        for at in range(2 * BODIES):
            self.wounds[at] = 0
        for face in range(ITEMS):
            self.items[face] = 0
        self.note(TURN_ENDED, self.active)
        self._begin_turn(1 - self.active)

    def _end_game(self) -> None:
        """A pile is empty: no dice, no windows, no joker card any more (Z14.1)."""
        self.note(GAME_ENDED)
        self._await(OVER, actors.OVER)

    # Cards from place to place

    def _move(self, seat: int, kind: int, source: list[int], place: list[int]) -> None:
        card = one_of(kind, source[seat])
        source[seat] ^= card
        place[seat] |= card

    def _leave_display(self, seat: int, kind: int) -> None:
        """To its owner's discard pile; damage on it is forgotten (Z8.4, Z11.4)."""
        self._move(seat, kind, self.display, self.discard)
        if kind < BODIES:
            self.wounds[seat * BODIES + kind] = 0

    def _play_twist(self, seat: int, twist: int) -> None:
        self.note(TWIST_PLAYED, seat, twist)
        self._move(seat, twist, self.hand, self.discard)

    # The plain doors

    def playout(self, rng: Rng, scratch: Actions) -> int:
        """As the base class does, without looking up the methods of this class each time."""
        played = 0
        while self.actor != actors.OVER:
            self.act(self.pick(rng, scratch))
            played += 1
        return played

    def shows(self, seat: int) -> bool:
        """Everything but the cards that the other seat is dealt and draws (Z15.2)."""
        return (self.phase != DEAL and self.phase != DRAW) or seat == self.drawn_from()

    def copy(self) -> Dwarves:
        twin = Dwarves.__new__(Dwarves)
        if not cython.compiled:
            Dwarves.__init__(twin, self.deck)
        twin.deck = self.deck
        twin.rules = self.rules
        twin.assign(self)
        return twin

    def assign(self, other: State) -> None:
        self.become(cython.cast(Dwarves, other))

    def why_not(self, action: int) -> Reason | None:
        """The rule that forbids this action now."""
        return reasons.why_not(self, action)

    def outcome(self) -> Outcome:
        """Z14.5."""
        score = (points_on(self.display[0], self.deck), points_on(self.display[1], self.deck))
        return Outcome(self.winner(), "pile", score)

    def position(self) -> str:
        return notation.format_position(self)


def one_of(kind: int, source: int) -> int:
    """The bit of a copy of this kind; copies are not told apart (Z1.4)."""
    same = source & KIND_SET[kind]
    return same & -same
