"""The rules of Throne: what every action does, from the deal to the last trick.

Which card takes a trick (T7) comes first; the rest follows the order of the rule book. Numbers such
as T4.6 lead to rules.en.md. What may be done (T6) is in ``legal``, the end (T8, T9) in ``ending``.
Games and tricks that show each rule are in ``tests/games/throne/vectors*.py``. The types that make
this page fast are in ``rules.pxd``.
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
from zweikampf.games.throne import (
    actions,
    cards,
    ending,
    legal,
    notation,
    notes,
    reasons,
    steps,
    tables,
)
from zweikampf.games.throne.state import ThroneState, trick_number


def second_wins(led: int, second: int) -> bool:
    """Does the second card beat the led one? (T7.1-T7.9)"""
    if tables.FACTION[led] == cards.GOBLIN and tables.FACTION[second] == cards.KNIGHT:
        return True
    if tables.FACTION[second] in (tables.FACTION[led], cards.DOPPELGANGER):
        return tables.VALUE[second] > tables.VALUE[led]
    return False


def why_trick_won(led: int, second: int) -> str:
    """Which rule decides between two cards, as a word (T7.1-T7.5)."""
    if tables.FACTION[led] == cards.GOBLIN and tables.FACTION[second] == cards.KNIGHT:
        return "knight"
    if tables.FACTION[second] not in (tables.FACTION[led], cards.DOPPELGANGER):
        return "faction"
    if tables.VALUE[second] == tables.VALUE[led]:
        return "tie"
    return "higher" if tables.FACTION[second] == tables.FACTION[led] else "doppelganger"


class Throne(ThroneState):
    """A game of Throne at some point of it."""

    # Setup and tricks (T2-T4)

    def _choose_leader(self, seat: int) -> None:
        """Chance names the leader of the first trick (T2.4)."""
        self.leader = seat
        self.step = steps.DEAL
        self.note(notes.LEADER_CHOSEN, seat)

    def _deal(self, card: int) -> None:
        """13 cards to seat 0, then 13 to seat 1 (T3.1, T3.2)."""
        seat = self._dealt_next()
        self.deck ^= tables.BIT[card]
        self.hand[seat] |= tables.BIT[card]
        self.note(notes.CARD_DEALT, seat, card)
        if bits.count(self.hand[1]) == cards.HAND_SIZE:
            self.step = steps.TURN_UP

    def _dealt_next(self) -> int:
        return 0 if bits.count(self.hand[0]) < cards.HAND_SIZE else 1

    def _turn_up(self, card: int) -> None:
        """A phase-1 trick begins with the upcard (T4.1)."""
        self.deck ^= tables.BIT[card]
        self.upcard = card
        self._begin_trick()
        self.note(notes.CARD_TURNED_UP, card)

    def _begin_trick(self) -> None:
        self.step = steps.LEAD
        self.actor = self.leader
        if self.journal is not None:  # search keeps none, and counts no tricks
            self.note(notes.TRICK_BEGAN, self.leader, self.phase, trick_number(self))

    def _lead(self, card: int) -> None:
        """The leader plays any card (T4.2, T5.3)."""
        self._leave_hand(self.leader, card)
        self.led = card
        self.note(notes.CARD_LED, self.leader, card)
        self.step = steps.FOLLOW
        self.actor = 1 - self.leader

    def _leave_hand(self, seat: int, card: int) -> None:
        self.hand[seat] ^= tables.BIT[card]
        self.hidden[seat] &= ~tables.BIT[card]  # from now on everyone has seen it

    def _follow(self, card: int) -> None:
        """The second card completes the trick; its winner leads next (T4.3, T4.9, T5.8)."""
        led = self.led
        second = 1 - self.leader
        self._leave_hand(second, card)
        self.note(notes.CARD_FOLLOWED, second, card)
        if self.phase == 1:
            self._remember_void(second, led, card)
        winner = second if second_wins(led, card) else self.leader
        self.note(notes.TRICK_WON, winner, led, card)
        self.led = cards.NO_CARD
        self.leader = winner
        if self.phase == 1:
            self._end_recruiting_trick(winner, led, card)
        else:
            self._end_scoring_trick(winner, led, card)

    def _remember_void(self, second: int, led: int, card: int) -> None:
        """Neither the led faction nor a doppelganger: the seat has none of it (T10.5)."""
        if tables.FACTION[card] not in (tables.FACTION[led], cards.DOPPELGANGER):
            if not self.voids[second] >> tables.FACTION[led] & 1:
                self.voids[second] |= 1 << tables.FACTION[led]
                self.note(notes.VOID_SHOWN, second, tables.FACTION[led])

    # Phase 1: recruit followers

    def _end_recruiting_trick(self, winner: int, led: int, second: int) -> None:
        """Upcard to the winner, undead to its score pile, the rest out of the game (T4.4-T4.8)."""
        self.recruits[winner] |= tables.BIT[self.upcard]
        self.note(notes.UPCARD_RECRUITED, winner, self.upcard)
        self.upcard = cards.NO_CARD
        self._score_or_discard(led, winner)
        self._score_or_discard(second, winner)
        self.step = steps.TAKE_FACE_DOWN
        self.actor = actors.CHANCE

    def _score_or_discard(self, card: int, winner: int) -> None:
        """A played undead scores, any other played card is gone (T4.6, T4.8)."""
        if tables.FACTION[card] == cards.UNDEAD:
            self.score[winner] |= tables.BIT[card]
            self.note(notes.CARD_SCORED, winner, card)
        else:
            self.discard |= tables.BIT[card]
            self.note(notes.CARD_DISCARDED, card)

    def _take_face_down(self, card: int) -> None:
        """The loser takes the next card face down (T4.5); after trick 13 phase 2 begins (T4.10)."""
        loser = 1 - self.leader
        self.deck ^= tables.BIT[card]
        self.hidden[loser] |= tables.BIT[card]
        self.note(notes.CARD_TAKEN_FACE_DOWN, loser, card)
        if self.hand[0]:
            self.step = steps.TURN_UP
        else:
            self._begin_phase_two()

    # Phase 2: win the factions

    def _begin_phase_two(self) -> None:
        """The follower piles become the hands, the last winner leads (T5.1, T5.2)."""
        self.phase = 2
        for seat in range(2):
            self.hand[seat] = self.recruits[seat] | self.hidden[seat]
            self.recruits[seat] = 0
            self.voids[seat] = 0
        self.note(notes.PHASE_TWO_BEGAN, self.leader)
        self._begin_trick()

    def _end_scoring_trick(self, winner: int, led: int, second: int) -> None:
        """Dwarves to the loser, everything else to the winner (T5.5, T5.6)."""
        self._award(led, winner)
        self._award(second, winner)
        if self.hand[0]:
            self._begin_trick()
        else:
            self.step = steps.DONE
            self.actor = actors.OVER
            self.note(notes.GAME_ENDED)

    def _award(self, card: int, winner: int) -> None:
        owner = 1 - winner if tables.FACTION[card] == cards.DWARF else winner
        self.score[owner] |= tables.BIT[card]
        self.note(notes.CARD_SCORED, owner, card)

    # The journal

    def note(self, code: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Write what happened into the journal, if there is one."""
        if self.journal is not None:
            self.journal.fast_write(code, a, b, c, 0)

    # The rest of the contract

    def fast_apply(self, action: int) -> None:
        """The card, or the seat, that an action names."""
        if self.step == steps.CHOOSE_LEADER:
            self._choose_leader(action - actions.LEAD0)
        elif action != actions.ZERO:
            self._play(tables.CARD_OF[action])
        else:
            self._play(self._zero())

    def _play(self, card: int) -> None:
        """Hand the card to the step it belongs to (T4.11)."""
        if self.step == steps.FOLLOW:
            self._follow(card)
        elif self.step == steps.LEAD:
            self._lead(card)
        elif self.step == steps.DEAL:
            self._deal(card)
        elif self.step == steps.TURN_UP:
            self._turn_up(card)
        else:
            self._take_face_down(card)

    def _zero(self) -> int:
        """One of the ``G0`` (T1.3): of those in a hand, first one that everyone has seen."""
        source = self.deck
        if self.actor != actors.CHANCE:
            source = self.hand[self.actor]
            if source & ~self.hidden[self.actor] & tables.GOBLIN_ZEROS:
                source &= ~self.hidden[self.actor]
        return bits.lowest(source & tables.GOBLIN_ZEROS)

    def fast_legal(self, found: Actions) -> None:
        legal.fill(self, found)

    def fast_pick(self, rng: Rng, scratch: Actions) -> int:
        """As the base class does, but straight from the set."""
        if self.step == steps.CHOOSE_LEADER:
            return actions.LEAD0 + rng.fast_below(2)
        return tables.ACTION_OF[self._random_card(rng)]

    def _random_card(self, rng: Rng) -> int:
        """By weight at chance, and uniform among the actions at a seat (T3.3, T3.7)."""
        source = self.deck
        if self.actor != actors.CHANCE:
            source = bits.one_of(legal.playable(self), tables.GOBLIN_ZEROS)
        card = bits.nth(source, rng.fast_below(bits.count(source)))
        return self._zero() if tables.GOBLIN_ZEROS >> card & 1 else card

    def fast_playout(self, rng: Rng, scratch: Actions) -> int:
        """As the base class does, but card by card, without naming actions in between."""
        played = 0
        if self.step == steps.CHOOSE_LEADER:
            self.fast_apply(self.fast_pick(rng, scratch))
            played = 1
        while self.actor != actors.OVER:
            self._play(self._random_card(rng))
            played += 1
        return played

    def fast_shows(self, seat: int) -> bool:
        """Everything but the other seat's cards as they are dealt or taken face down (T10.1)."""
        if self.step == steps.DEAL:
            return seat == self._dealt_next()
        return self.step != steps.TAKE_FACE_DOWN or seat != self.leader

    def why_not(self, action: int) -> Reason | None:
        """The rule that forbids this action now (T11.10)."""
        return reasons.why_not(self, whole(action, "action"))

    def fast_payoff(self, seat: int) -> int:
        if self.actor != actors.OVER:
            return 0
        winner = ending.winner(self.score[0], self.score[1], self.victory_by_three)
        if winner < 0:
            return 0
        return 1 if winner == seat else -1

    def outcome(self) -> Outcome | None:
        """Who won, and why (T9)."""
        if self.actor != actors.OVER:
            return None
        return ending.outcome(self.score[0], self.score[1], self.victory_by_three)

    def copy(self) -> Throne:
        twin = Throne.__new__(Throne)
        if not cython.compiled:
            Throne.__init__(twin)
        twin.fast_assign(self)
        return twin

    def position(self) -> str:
        return notation.format_position(self)

    __signature__ = arguments("victory: str = 'most', leader: int | None = None")
