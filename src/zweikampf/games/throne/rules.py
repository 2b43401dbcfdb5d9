"""The rules of Throne, from the deal to the last trick, in the order of the rule book.

Numbers such as T4.6 lead to docs/rules/throne.en.md. Scoring (T8, T9) is in ``scoring``. The types
that make this page fast stand in ``rules.pxd``.
"""

from __future__ import annotations

import cython

from zweikampf.engine import actors, bits
from zweikampf.engine.actions import Actions
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.reason import Reason
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.games.throne import cards, notation, reasons, scoring
from zweikampf.games.throne.steps import Note, Step

# Typed copies of the tables in ``cards`` and ``steps``: rules.pxd makes them C values.
DECK = cards.DECK
HAND_SIZE = cards.HAND_SIZE
FACTION = cards.FACTION
FACTION_SET = cards.FACTION_SET
VALUE = cards.VALUE
GOBLIN_ZEROS = cards.GOBLIN_ZEROS
FIRST_ZERO = cards.FIRST_ZERO
EXTRA_ZEROS = cards.EXTRA_ZEROS
LEAD_ACTION = cards.LEAD_ACTION
DWARF, GOBLIN, KNIGHT, UNDEAD, DOPPELGANGER = range(5)
CHOOSE_LEADER, DEAL, TURN_UP, LEAD, FOLLOW, TAKE_DOWN, DONE = map(int, Step)
(
    LEADER_CHOSEN,
    CARD_DEALT,
    CARD_TURNED_UP,
    CARD_LED,
    CARD_FOLLOWED,
    VOID_SHOWN,
    TRICK_WON,
    UPCARD_RECRUITED,
    CARD_SCORED,
    CARD_DISCARDED,
    CARD_TAKEN_DOWN,
    PHASE_TWO_BEGAN,
    GAME_ENDED,
) = map(int, Note)
ONE = 1  # a 64-bit one, for shifting
NO_CARD = -1


def second_wins(led: int, second: int) -> bool:
    """Does the second card beat the led one? (T7.1-T7.9)"""
    if FACTION[led] == GOBLIN and FACTION[second] == KNIGHT:
        return True
    if FACTION[second] == FACTION[led] or FACTION[second] == DOPPELGANGER:
        return VALUE[second] > VALUE[led]
    return False


def followers_of(hand: int, led: int) -> int:
    """The cards of a hand that may follow the led card (T6.7)."""
    same = hand & FACTION_SET[FACTION[led]]
    if same:
        return same | (hand & FACTION_SET[DOPPELGANGER])
    return hand


class Throne(State):
    """A position of Throne. Sets of cards are bit masks (see ``cards``); pairs go by seat."""

    three: bool  # option victory=three (T2.1)
    phase: int  # 1 or 2, as the rule book counts
    step: int  # what is to be done next, a ``Step``
    leader: int  # leads this trick; the winner of the last one (T11.6)
    hand: list[int]
    recruits: list[int]  # upcards won, lying in the follower pile; public (T10.3)
    hidden: list[int]  # cards taken face down: in the follower pile, later still in the hand
    score: list[int]
    discard: int
    deck: int  # a set: nobody has seen these cards and they have no order (T3.4)
    upcard: int
    led: int
    voids: list[int]  # factions that a seat has shown to lack, a bit each (T10.5)

    def __init__(self, three: bool = False, leader: int | None = None) -> None:
        super().__init__()
        self.three = three
        self.phase = 1
        self.step = CHOOSE_LEADER if leader is None else DEAL
        self.leader = 0 if leader is None else leader
        self.hand = [0, 0]
        self.recruits = [0, 0]
        self.hidden = [0, 0]
        self.score = [0, 0]
        self.voids = [0, 0]
        self.discard = 0
        self.deck = DECK
        self.upcard = NO_CARD
        self.led = NO_CARD

    # One action

    def act(self, action: int) -> None:
        """The card, or the seat, that an action names."""
        if self.step == CHOOSE_LEADER:
            self._choose_leader(action - LEAD_ACTION)
        elif action != FIRST_ZERO:
            self._play(action if action < FIRST_ZERO else action + EXTRA_ZEROS)
        else:
            self._play(self._zero())

    def _play(self, card: int) -> None:
        """Hand the card to the step it belongs to (T4.11)."""
        if self.step == FOLLOW:
            self._follow(card)
        elif self.step == LEAD:
            self._lead(card)
        elif self.step == DEAL:
            self._deal(card)
        elif self.step == TURN_UP:
            self._turn_up(card)
        else:
            self._take_down(card)

    def _zero(self) -> int:
        """One of the ``G0`` (T1.3): of those in a hand first one that everybody knows of."""
        source = self.deck
        if self.actor != actors.CHANCE:
            source = self.hand[self.actor]
            if source & ~self.hidden[self.actor] & GOBLIN_ZEROS:
                source &= ~self.hidden[self.actor]
        return bits.lowest(source & GOBLIN_ZEROS)

    def _choose_leader(self, seat: int) -> None:
        """Chance names the leader of the first trick (T2.4)."""
        self.leader = seat
        self.step = DEAL
        self._note(LEADER_CHOSEN, seat)

    def _deal(self, card: int) -> None:
        """13 cards to seat 0, then 13 to seat 1 (T3.1, T3.2)."""
        seat = self._dealt_next()
        self.deck ^= ONE << card
        self.hand[seat] |= ONE << card
        self._note(CARD_DEALT, seat, card)
        if bits.count(self.hand[1]) == HAND_SIZE:
            self.step = TURN_UP

    def _dealt_next(self) -> int:
        return 0 if bits.count(self.hand[0]) < HAND_SIZE else 1

    def _turn_up(self, card: int) -> None:
        """A phase-1 trick begins with the upcard (T4.1)."""
        self.deck ^= ONE << card
        self.upcard = card
        self._note(CARD_TURNED_UP, card)
        self._ask_leader()

    def _ask_leader(self) -> None:
        self.step = LEAD
        self.actor = self.leader

    def _lead(self, card: int) -> None:
        """The leader plays any card (T4.2, T5.3)."""
        self._leave_hand(self.leader, card)
        self.led = card
        self._note(CARD_LED, self.leader, card)
        self.step = FOLLOW
        self.actor = 1 - self.leader

    def _leave_hand(self, seat: int, card: int) -> None:
        self.hand[seat] ^= ONE << card
        self.hidden[seat] &= ~(ONE << card)  # from now on everybody has seen it

    def _follow(self, card: int) -> None:
        """The second card completes the trick; its winner leads next (T4.3, T4.9, T5.8)."""
        led = self.led
        second = 1 - self.leader
        self._leave_hand(second, card)
        self._note(CARD_FOLLOWED, second, card)
        if self.phase == 1:
            self._remember_void(second, led, card)
        winner = second if second_wins(led, card) else self.leader
        self._note(TRICK_WON, winner)
        self.led = NO_CARD
        self.leader = winner
        if self.phase == 1:
            self._end_recruiting_trick(led, card)
        else:
            self._end_scoring_trick(led, card)

    def _remember_void(self, second: int, led: int, card: int) -> None:
        """Neither the led faction nor a doppelganger: he has none of that faction (T10.5)."""
        if FACTION[card] != FACTION[led] and FACTION[card] != DOPPELGANGER:
            if not self.voids[second] >> FACTION[led] & 1:
                self.voids[second] |= 1 << FACTION[led]
                self._note(VOID_SHOWN, second, FACTION[led])

    # Phase 1: recruit followers

    def _end_recruiting_trick(self, led: int, second: int) -> None:
        """Upcard to the winner, undead to his score pile, the rest out of the game (T4.4-T4.8)."""
        winner = self.leader
        self.recruits[winner] |= ONE << self.upcard
        self._note(UPCARD_RECRUITED, winner, self.upcard)
        self.upcard = NO_CARD
        self._score_or_discard(led, winner)
        self._score_or_discard(second, winner)
        self.step = TAKE_DOWN
        self.actor = actors.CHANCE

    def _score_or_discard(self, card: int, winner: int) -> None:
        """A played undead scores, any other played card is gone (T4.6, T4.8)."""
        if FACTION[card] == UNDEAD:
            self.score[winner] |= ONE << card
            self._note(CARD_SCORED, winner, card)
        else:
            self.discard |= ONE << card
            self._note(CARD_DISCARDED, card)

    def _take_down(self, card: int) -> None:
        """The loser takes the next card face down (T4.5); after trick 13 phase 2 begins (T4.10)."""
        loser = 1 - self.leader
        self.deck ^= ONE << card
        self.hidden[loser] |= ONE << card
        self._note(CARD_TAKEN_DOWN, loser, card)
        if self.hand[0]:
            self.step = TURN_UP
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
        self._note(PHASE_TWO_BEGAN, self.leader)
        self._ask_leader()

    def _end_scoring_trick(self, led: int, second: int) -> None:
        """Dwarves to the loser, everything else to the winner (T5.5, T5.6)."""
        self._award(led)
        self._award(second)
        if self.hand[0]:
            self._ask_leader()
        else:
            self.step = DONE
            self.actor = actors.OVER
            self._note(GAME_ENDED)

    def _award(self, card: int) -> None:
        owner = 1 - self.leader if FACTION[card] == DWARF else self.leader
        self.score[owner] |= ONE << card
        self._note(CARD_SCORED, owner, card)

    def _note(self, code: int, a: int = 0, b: int = 0) -> None:
        """Report what happened, if anybody listens."""
        if self.journal is not None:
            self.journal.put(code, a, b, 0, 0)

    # What may be done

    def playable(self) -> int:
        """The cards that the seat to act may play (T4.2, T6.7)."""
        if self.step == FOLLOW:
            return followers_of(self.hand[self.actor], self.led)
        return self.hand[self.actor]

    def fill(self, actions: Actions) -> None:
        """The legal list: each token once, the unseen cards by weight at chance (T3.3, T3.7)."""
        actions.clear()
        if self.step == CHOOSE_LEADER:
            actions.add(LEAD_ACTION, 1)
            actions.add(LEAD_ACTION + 1, 1)
        elif self.actor == actors.CHANCE:
            self._list(actions, self.deck, bits.count(self.deck & GOBLIN_ZEROS))
        elif self.actor != actors.OVER:
            self._list(actions, self.playable(), 1)

    def _list(self, actions: Actions, source: int, weight_of_zeros: int) -> None:
        left = one_zero(source)
        while left:
            card = bits.lowest(left)
            left &= left - 1
            action = action_of(card)
            actions.add(action, weight_of_zeros if action == FIRST_ZERO else 1)

    def pick(self, rng: Rng, scratch: Actions) -> int:
        """As the base class does, but straight from the set."""
        if self.step == CHOOSE_LEADER:
            return LEAD_ACTION + rng.below(2)
        return action_of(self._random_card(rng))

    def _random_card(self, rng: Rng) -> int:
        source = self.deck if self.actor == actors.CHANCE else one_zero(self.playable())
        card = bits.nth(source, rng.below(bits.count(source)))
        return self._zero() if GOBLIN_ZEROS >> card & 1 else card

    def playout(self, rng: Rng, scratch: Actions) -> int:
        """As the base class does, but card by card, without naming actions in between."""
        played = 0
        if self.step == CHOOSE_LEADER:
            self.act(self.pick(rng, scratch))
            played = 1
        while self.actor != actors.OVER:
            self._play(self._random_card(rng))
            played += 1
        return played

    def why_not(self, action: int) -> Reason | None:
        """The rule that forbids this action now (T11.10)."""
        return reasons.why_not(self, action)

    def shows(self, seat: int) -> bool:
        """Everything but the other seat's cards as they are dealt or taken face down (T10.1)."""
        if self.step == DEAL:
            return seat == self._dealt_next()
        return self.step != TAKE_DOWN or seat != self.leader

    # The end

    def payoff(self, seat: int) -> int:
        if self.actor != actors.OVER:
            return 0
        winner = scoring.winner(self.score[0], self.score[1], self.three)
        if winner < 0:
            return 0
        return 1 if winner == seat else -1

    def outcome(self) -> Outcome:
        """Who won, and why (T9)."""
        return scoring.outcome(self.score[0], self.score[1], self.three)

    # Copies, and worlds that a seat cannot tell apart

    def copy(self) -> Throne:
        twin = Throne.__new__(Throne)
        if not cython.compiled:
            Throne.__init__(twin)
        twin.assign(self)
        return twin

    def assign(self, other: State) -> None:
        self._become(cython.cast(Throne, other))

    def _become(self, other: Throne) -> None:
        self.actor = other.actor
        self.three = other.three
        self.phase = other.phase
        self.step = other.step
        self.leader = other.leader
        self.discard = other.discard
        self.deck = other.deck
        self.upcard = other.upcard
        self.led = other.led
        for seat in range(2):
            self.hand[seat] = other.hand[seat]
            self.recruits[seat] = other.recruits[seat]
            self.hidden[seat] = other.hidden[seat]
            self.score[seat] = other.score[seat]
            self.voids[seat] = other.voids[seat]

    def redeal(self, seat: int, rng: Rng) -> None:
        """A uniformly random split of the pool that fits all that the seat knows (T10.4-T10.9)."""
        if self.phase == 2:
            return
        other = 1 - seat
        pool = self.deck | self.hand[other] | self.hidden[other]
        possible = pool & ~factions_in(self.voids[other])
        self.hand[other] = random_part(possible, bits.count(self.hand[other]), rng)
        pool &= ~self.hand[other]
        self.hidden[other] = random_part(pool, bits.count(self.hidden[other]), rng)
        self.deck = pool & ~self.hidden[other]

    def position(self) -> str:
        return notation.format_position(self)


def action_of(card: int) -> int:
    """The action that names a card; all ``G0`` share one (T1.3)."""
    if card <= FIRST_ZERO:
        return card
    return FIRST_ZERO if card <= FIRST_ZERO + EXTRA_ZEROS else card - EXTRA_ZEROS


def one_zero(source: int) -> int:
    """The set with at most one ``G0``: several are one action (T3.7)."""
    zeros = source & GOBLIN_ZEROS
    return source ^ (zeros & (zeros - 1)) if zeros else source


def factions_in(letters: int) -> int:
    """All cards of the factions whose bits are set."""
    mask = 0
    for faction in range(5):
        if letters >> faction & 1:
            mask |= FACTION_SET[faction]
    return mask


def random_part(source: int, size: int, rng: Rng) -> int:
    """A uniformly random subset of this size."""
    part = 0
    left = source
    for _ in range(size):
        card = ONE << bits.nth(left, rng.below(bits.count(left)))
        part |= card
        left ^= card
    return part
