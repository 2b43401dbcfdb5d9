"""The rules of Dwarves, from the deal to the last card, in the order of the rule book.

Numbers such as Z8.3 lead to rules.en.md. ``state`` holds what lies on the table, ``legal`` what may
be done, ``ending`` who wins; this module is what the actions do. Games that show each rule are in
``tests/games/dwarves/vectors``. The types that make this page fast are in ``rules.pxd``.
"""

from __future__ import annotations

import cython

from zweikampf.engine import actors, bits
from zweikampf.engine.actions import Actions
from zweikampf.engine.checks import whole
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.reason import Reason
from zweikampf.engine.rng import Rng
from zweikampf.engine.signatures import arguments
from zweikampf.games.dwarves import (
    cards,
    ending,
    legal,
    notation,
    notes,
    payments,
    reasons,
    steps,
    tables,
    verbs,
)
from zweikampf.games.dwarves.state import DwarvesState, jokers_in_centre, unused_dice


class Dwarves(DwarvesState):
    """A position of Dwarves, and what each action does to it."""

    # Setup (Z4)

    def _choose_first(self, seat: int) -> None:
        """Chance names the first player (Z4.2)."""
        self.active = seat
        self.note(notes.FIRST_CHOSEN, seat)
        self._await(steps.DEAL, actors.CHANCE)

    def _deal(self, kind: int) -> None:
        """4 cards to seat 0, then 4 to seat 1, each from its own deck (Z4.3)."""
        seat = legal.pile_owner(self)
        self.note(notes.CARD_DEALT, seat, kind)
        self._move(seat, kind, self.pile, self.hand)
        if bits.count(self.hand[1]) == cards.HAND_SIZE:
            self._begin_turn(self.active)

    def _begin_turn(self, seat: int) -> None:
        """The joker cards held now can be used (Z10.2); how many cards to draw? (Z6.2)"""
        self.active = seat
        self.items[cards.CARD] = self.jokers[seat]
        self.spent = False
        self.ending = False
        self.note(notes.TURN_BEGAN, seat)
        if legal.most_to_draw(self) > 1:
            self._await(steps.SUPPLY, seat)
        else:
            self._fix_supply(1)

    # Supply phase (Z6)

    def _fix_supply(self, count: int) -> None:
        """The number is fixed before the first card is seen (Z6.1)."""
        self.to_draw = count
        self.note(notes.SUPPLY_FIXED, self.active, count)
        self._await(steps.DRAW, actors.CHANCE)

    def _draw(self, kind: int) -> None:
        """A card from the pile to the hand (Z6.3); an empty pile ends the game (Z6.4)."""
        seat = self.active
        self.note(notes.CARD_DRAWN, seat, kind)
        self._move(seat, kind, self.pile, self.hand)
        self.to_draw -= 1
        if not self.pile[seat]:
            self._end_game()
        elif self.to_draw == 0:
            self._begin_dice_phase()

    # Dice phase (Z7)

    def _begin_dice_phase(self) -> None:
        """3 dice, 1 more for each S2 of the seat (Z7.1); a reroll for each S3 (Z7.3)."""
        self.rerolls = self._support(cards.S3)
        self._take_dice(cards.FEWEST_DICE + self._support(cards.S2))

    def _support(self, kind: int) -> int:
        """What all of the seat's supports of this kind add up to."""
        display = self.display[self.active]
        return self.deck.amount[kind] * bits.count(display & tables.KIND_SET[kind])

    def _take_dice(self, count: int) -> None:
        """Dice to roll, never more than 6 in all (Z7.1, Z7.4)."""
        room = cards.MOST_DICE - unused_dice(self)
        self.to_roll = count if count < room else room
        self.note(notes.DICE_TAKEN, self.active, self.to_roll, self.rerolls)
        self._await(steps.ROLL, actors.CHANCE)

    def _roll(self, face: int) -> None:
        """One die; after the last one the seat is asked, always (Z7.2)."""
        self.items[face] += 1
        self.to_roll -= 1
        self.note(notes.DIE_ROLLED, face)
        if self.to_roll == 0:
            self._await(steps.DICE, self.active)

    def _change_dice(self, action: int) -> None:
        """`keep`, T3 (Z7.4), or one die again (Z7.3)."""
        if tables.VERB[action] == verbs.KEEP:
            self._keep()
        elif tables.VERB[action] == verbs.REROLL:
            self._roll_again(tables.WITH[action])
        else:
            self._play_twist(self.active, cards.T3)
            self._take_dice(self.deck.amount[cards.T3])

    def _keep(self) -> None:
        """The dice stand; the T1 question comes before the card phase (Z7.5)."""
        self.rerolls = 0
        self.note(notes.DICE_KEPT, self.active)
        if self.rules == 1:
            self._await(steps.CARD, self.active)  # the question came with version 2
        else:
            self._open_window()

    def _roll_again(self, face: int) -> None:
        self.items[face] -= 1
        self.rerolls -= 1
        self.to_roll = 1
        self.note(notes.DIE_TAKEN_BACK, self.active, face)
        self._await(steps.ROLL, actors.CHANCE)

    # Card phase (Z8)

    def _use_cards(self, action: int) -> None:
        """Cards and effects in any order until `end` (Z8.1)."""
        verb = tables.VERB[action]
        if verb == verbs.END:
            self._end_card_phase()
        elif verb == verbs.PLAY:
            self._play(tables.CARD[action], tables.WITH[action])
        elif verb == verbs.REMOVE:
            self._remove(tables.WITH[action], tables.AT[action])
        elif verb == verbs.MAKE_AXE:
            self._make_axe()
        elif verb == verbs.HIT:
            self._hit(tables.CARD[action], tables.WITH[action], tables.AT[action])
        elif verb == verbs.GAIN:
            self._gain(tables.WITH[action])
        else:
            self._strike(self.active, tables.AT[action])

    def _end_card_phase(self) -> None:
        """One more T1 question, then the turn ends (Z8.1, Z12.6)."""
        self.ending = True
        self.note(notes.END_CHOSEN, self.active)
        self._open_window()

    def _play(self, kind: int, payment: int) -> None:
        """An ally, victory card or support is paid for and goes to the display (Z8.3)."""
        seat = self.active
        self.note(notes.CARD_PLAYED, seat, kind, payment)
        self._pay(payment)
        self._move(seat, kind, self.hand, self.display)
        self._open_window()

    def _remove(self, payment: int, kind: int) -> None:
        """E1: one card of the other display is gone; this is not damage (Z8.4)."""
        seat = self.active
        self.note(notes.EVENT_PLAYED, seat, cards.E1, payment)
        self._pay(payment)
        self._move(seat, cards.E1, self.hand, self.discard)
        self.note(notes.CARD_REMOVED, 1 - seat, kind)
        self._leave_display(1 - seat, kind)
        self._open_window()

    def _make_axe(self) -> None:
        """E2: a die showing its face is an axe for the rest of the turn (Z8.5)."""
        face = self.deck.axe_face
        self.note(notes.EVENT_PLAYED, self.active, cards.E2, payments.NO_PAYMENT)
        self._move(self.active, cards.E2, self.hand, self.discard)
        self.items[face] -= 1
        self.items[cards.AXE] += 1
        self.note(notes.DIE_TURNED, self.active, face)
        self._open_window()

    def _hit(self, ally: int, item: int, target: int) -> None:
        """An ally turns a die into 1 damage (Z8.6)."""
        self.note(notes.ALLY_USED, self.active, ally, item)
        self._spend(item, 1)
        self._name_damage(1 - self.active, target)

    def _gain(self, item: int) -> None:
        """A9 turns a die into a joker card, usable from the seat's next turn on (Z8.7, Z10.4)."""
        self.note(notes.ALLY_USED, self.active, cards.A9, item)
        self._spend(item, 1)
        self._take_joker(self.active)
        self._open_window()

    def _strike(self, seat: int, target: int) -> None:
        """T1: 1 damage against the other seat (Z8.8, Z12.4)."""
        self._play_twist(seat, cards.T1)
        self._name_damage(1 - seat, target)

    # Payments and joker cards (Z9, Z10)

    def _pay(self, payment: int) -> None:
        """All items of a payment are spent (Z9.5)."""
        for item in range(cards.ITEM_COUNT):
            self._spend(item, tables.NEEDS[payment * cards.ITEM_COUNT + item])

    def _spend(self, item: int, count: int) -> None:
        """Dice are gone for this turn, joker cards go to the centre (Z9.5)."""
        self.items[item] -= count
        self.spent = True
        if item == cards.CARD:
            self.jokers[self.active] -= count

    def _take_joker(self, seat: int) -> None:
        """From the centre, else from the opponent; no one holds more than all three (Z10.3)."""
        if self.jokers[seat] == cards.JOKER_CARDS:
            return
        robbed = jokers_in_centre(self) == 0
        if robbed:
            self.jokers[1 - seat] -= 1
        self.jokers[seat] += 1
        self.note(notes.JOKER_TAKEN, seat, robbed)

    # Damage (Z11)

    def _name_damage(self, seat: int, target: int) -> None:
        """Its source is paid, its target fixed; the T2 question may come first (Z11.2, Z12.2)."""
        self.suffering = seat
        self.target = target
        self.note(notes.DAMAGE_NAMED, seat, target)
        if legal.may_hold(self, seat, cards.T2):
            self._await(steps.SHIELD, seat)
        else:
            self._suffer()

    def _shield(self, action: int) -> None:
        """T2 cancels the one named point (Z11.6); else it takes effect."""
        if tables.VERB[action] == verbs.PASS:
            self.note(notes.PASSED, self.actor)
            self._suffer()
        else:
            self._play_twist(self.suffering, cards.T2)
            self.note(notes.DAMAGE_CANCELLED, self.suffering, self.target)
            self._forget_named()
            self._open_window()

    def _suffer(self) -> None:
        """A card of the pile is turned up (Z11.3), or a card on display is hurt (Z11.4)."""
        if self.target == cards.PILE:
            self._await(steps.FLIP, actors.CHANCE)
        else:
            self._hurt(self.suffering, self.target)
            self._forget_named()
            self._open_window()

    def _hurt(self, seat: int, kind: int) -> None:
        """Damage adds up during the turn; at its health the card is defeated (Z11.4)."""
        self.damage[seat * cards.WITH_HEALTH + kind] += 1
        self.note(notes.CARD_HURT, seat, kind)
        if self.damage[seat * cards.WITH_HEALTH + kind] == self.deck.health[kind]:
            self.note(notes.CARD_DEFEATED, seat, kind)
            self._leave_display(seat, kind)

    def _flip(self, kind: int) -> None:
        """The top card of the pile is lost (Z11.3); an empty pile ends the game (Z14.1)."""
        seat = self.suffering
        self.note(notes.CARD_TURNED_UP, seat, kind)
        self._move(seat, kind, self.pile, self.discard)
        self._forget_named()
        if self.pile[seat]:
            self._open_window()
        else:
            self._end_game()

    def _forget_named(self) -> None:
        self.suffering = cards.NOBODY
        self.target = cards.NO_TARGET

    # Reaction windows (Z12)

    def _open_window(self) -> None:
        """The T1 question follows `keep` and every action of the card phase (Z12.3, Z12.5)."""
        other = 1 - self.active
        if legal.may_hold(self, other, cards.T1):
            self._await(steps.REACT, other)
        else:
            self._close_window()

    def _react(self, action: int) -> None:
        """T1 in the opponent's turn (Z12.4), or `pass`."""
        if tables.VERB[action] == verbs.PASS:
            self.note(notes.PASSED, self.actor)
            self._close_window()
        else:
            self._strike(self.actor, tables.AT[action])

    def _close_window(self) -> None:
        """The card phase begins or continues; after `end` the turn ends (Z12.6)."""
        if self.ending:
            self._end_turn()
        else:
            self._await(steps.CARD, self.active)

    # The end of a turn and of the game (Z13, Z14)

    def _end_turn(self) -> None:
        """A joker card for a seat that spent nothing; damage and dice lapse (Z13.2, Z13.3)."""
        if not self.spent:
            self._take_joker(self.active)
        for at in range(2 * cards.WITH_HEALTH):
            self.damage[at] = 0
        for face in range(cards.ITEM_COUNT):
            self.items[face] = 0
        self.note(notes.TURN_ENDED, self.active)
        self._begin_turn(1 - self.active)

    def _end_game(self) -> None:
        """A pile is empty: no dice, no windows, no joker card any more (Z14.1)."""
        self.note(notes.GAME_ENDED)
        self._await(steps.DONE, actors.OVER)

    # Cards from place to place

    def _move(self, seat: int, kind: int, source: list[int], place: list[int]) -> None:
        card = one_of(kind, source[seat])
        source[seat] ^= card
        place[seat] |= card

    def _leave_display(self, seat: int, kind: int) -> None:
        """To its owner's discard pile; damage on it is forgotten (Z8.4, Z11.4)."""
        self._move(seat, kind, self.display, self.discard)
        if kind < cards.WITH_HEALTH:
            self.damage[seat * cards.WITH_HEALTH + kind] = 0

    def _play_twist(self, seat: int, twist: int) -> None:
        self.note(notes.TWIST_PLAYED, seat, twist)
        self._move(seat, twist, self.hand, self.discard)

    # The next question, and the journal

    def _await(self, step: int, actor: int) -> None:
        """The next question, or the next chance action."""
        self.step = step
        self.actor = actor

    def note(self, code: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Write what happened into the journal, if there is one."""
        if self.journal is not None:
            self.journal.fast_write(code, a, b, c, 0)

    # The rest of the contract

    def fast_apply(self, action: int) -> None:
        self._apply(action)

    def _apply(self, action: int) -> None:
        """Hand the action to its step (Z5.2)."""
        if self.step == steps.ROLL:
            self._roll(tables.WITH[action])
        elif self.step == steps.CARD:
            self._use_cards(action)
        elif self.step == steps.REACT:
            self._react(action)
        elif self.step == steps.SHIELD:
            self._shield(action)
        elif self.step == steps.DRAW:
            self._draw(action)  # the number of its kind
        elif self.step == steps.DICE:
            self._change_dice(action)
        elif self.step == steps.FLIP:
            self._flip(action)
        elif self.step == steps.SUPPLY:
            self._fix_supply(tables.WITH[action])
        elif self.step == steps.DEAL:
            self._deal(action)
        else:
            self._choose_first(tables.AT[action])

    def fast_legal(self, found: Actions) -> None:
        legal.fill(self, found)

    def fast_pick(self, rng: Rng, scratch: Actions) -> int:
        return legal.pick(self, rng, scratch)

    def fast_playout(self, rng: Rng, scratch: Actions) -> int:
        """As the base class does; here the compiler knows which methods it calls."""
        played = 0
        while self.actor != actors.OVER:
            self._apply(legal.pick(self, rng, scratch))
            played += 1
        return played

    def fast_shows(self, seat: int) -> bool:
        """Everything but the cards that the other seat is dealt and draws (Z15.2)."""
        hidden = self.step == steps.DEAL or self.step == steps.DRAW
        return not hidden or seat == legal.pile_owner(self)

    def why_not(self, action: int) -> Reason | None:
        """The rule that forbids this action now."""
        return reasons.why_not(self, whole(action, "action"))

    def fast_payoff(self, seat: int) -> int:
        return ending.payoff(self, seat)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.actor == actors.OVER else None

    def copy(self) -> Dwarves:
        twin = Dwarves.__new__(Dwarves)
        if not cython.compiled:
            Dwarves.__init__(twin, self.deck)
        twin.deck = self.deck
        twin.rules = self.rules
        twin.fast_assign(self)
        return twin

    def position(self) -> str:
        return notation.format_position(self)

    __signature__ = arguments("deck: Deck, first: int | None = None, rules: int = 2")


def one_of(kind: int, source: int) -> int:
    """The bit of a copy of this kind; copies are not told apart (Z1.4)."""
    same = source & tables.KIND_SET[kind]
    return same & -same
