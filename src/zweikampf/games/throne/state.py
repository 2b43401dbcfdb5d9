"""What lies where in a game of Throne, and what a seat cannot know about it (T10)."""

from __future__ import annotations

import cython

from zweikampf.engine import bits
from zweikampf.engine.checks import need, one_of, seat_of
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.games.throne import cards, steps, tables


class ThroneState(State):
    """A position of Throne. Sets of cards are bit masks (see ``cards``); pairs go by seat."""

    victory_by_three: bool  # option victory=three (T2.1)
    phase: int  # 1 or 2, as the rule book counts
    step: int  # what is to be done next (see ``steps``)
    leader: int  # leads this trick; the winner of the last one (T11.6)
    hand: list[int]
    recruits: list[int]  # upcards won, lying in the follower pile; public (T10.3)
    hidden: list[int]  # cards taken face down: in the follower pile, later still in the hand
    score: list[int]
    discard: int
    deck: int  # a set: no one has seen these cards and they have no order (T3.4)
    upcard: int
    led: int
    voids: list[int]  # factions that a seat has shown to lack, a bit each (T10.5)

    def __init__(self, victory: str = "most", leader: int | None = None) -> None:
        need(victory, str, "victory")
        one_of(victory, ("most", "three"), "victory")
        leads = 0 if leader is None else seat_of(leader)
        super().__init__()
        self.victory_by_three = victory == "three"
        self.phase = 1
        self.step = steps.CHOOSE_LEADER if leader is None else steps.DEAL
        self.leader = leads
        self.hand = [0, 0]
        self.recruits = [0, 0]
        self.hidden = [0, 0]
        self.score = [0, 0]
        self.voids = [0, 0]
        self.discard = 0
        self.deck = tables.DECK
        self.upcard = cards.NO_CARD
        self.led = cards.NO_CARD

    # Copies

    def fast_assign(self, other: State) -> None:
        self._become(cython.cast(ThroneState, other))

    def _become(self, other: ThroneState) -> None:
        self.actor = other.actor
        self.victory_by_three = other.victory_by_three
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

    # Worlds that a seat cannot tell apart

    def fast_resample(self, seat: int, rng: Rng) -> None:
        """A uniformly random split of the pool that fits all that the seat knows (T10.4-T10.9)."""
        if self.phase == 2:
            return
        other = 1 - seat
        pool = pool_behind(self, other)
        possible = may_hold(self, other)
        self.hand[other] = random_part(possible, bits.count(self.hand[other]), rng)
        pool &= ~self.hand[other]
        self.hidden[other] = random_part(pool, bits.count(self.hidden[other]), rng)
        self.deck = pool & ~self.hidden[other]


def pool_behind(state: ThroneState, owner: int) -> int:
    """The cards of phase 1 whose place the seat opposite this owner does not know (T10.4)."""
    return state.deck | state.hand[owner] | state.hidden[owner]


def may_hold(state: ThroneState, owner: int) -> int:
    """Those of the pool that may be in the owner's hand: none of its voids (T10.5)."""
    return pool_behind(state, owner) & ~cards_of(state.voids[owner])


def trick_number(state: ThroneState) -> int:
    """The trick that is being played, or was played last: from 1 to 13 in each phase."""
    if state.step == steps.CHOOSE_LEADER or state.step == steps.DEAL:
        return 1
    begun = cards.HAND_SIZE - bits.count(state.hand[state.leader])
    if state.step == steps.LEAD:
        begun += 1
    return max(1, begun)


def is_worked_out(state: ThroneState, owner: int) -> bool:
    """Only as many possible cards as the hand has: the seat opposite knows it (T10.6)."""
    if state.phase == 2:
        return False
    return bits.count(may_hold(state, owner)) == bits.count(state.hand[owner])


def cards_of(factions: int) -> int:
    """All cards of a set of factions."""
    found = 0
    for faction in range(5):
        if factions >> faction & 1:
            found |= tables.FACTION_SET[faction]
    return found


def random_part(source: int, size: int, rng: Rng) -> int:
    """A uniformly random subset of this size."""
    part = 0
    left = source
    for _ in range(size):
        card = tables.BIT[bits.nth(left, rng.fast_below(bits.count(left)))]
        part |= card
        left ^= card
    return part
