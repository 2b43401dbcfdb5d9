"""Phase 2 of Throne searched to its end: can seat 0 reach a goal, whatever seat 1 does?

Both hands are known (T10.7) and there is no chance (T5.4), so the answer is yes or no. What has
been played is known by five *standings*, one a faction: 2 for each card that seat 0 has more in its
score pile, and 1 for its highest card (T8.1, T8.2). In the end a faction belongs to seat 0
if its standing is positive. The *swing* is what the cards in the hands can still change.

Four things keep the search small:

* A faction whose swing is less than its standing is decided, and so may the goal be (``_is_sure``,
  ``_is_lost``); the same after the tricks that the leader can surely take (``sure_gain``). The
  highest card of a decided faction is a card like any other (``_loose_tops``).
* Hands are renumbered to the lowest cards that compare in the same way, so that positions which
  differ only in what can never matter become one; equal cards are then tried once (``Renumbered``).
* An answer comes with its *proof*: the least standings for which the same play still reaches the
  goal, or the most for which it still fails. It is remembered with its hands, and answers for every
  standing beyond it.
* A lead that leaves few replies is tried first: its proof is small (``_order_leads``).

The types that make this page fast stand in ``endgame.pxd``, the tables in ``endgame_cards``.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from zweikampf.engine import bits
from zweikampf.players.throne import endgame_cards, endgame_hands, endgame_table
from zweikampf.players.throne.endgame_hands import Renumbered
from zweikampf.players.throne.endgame_table import Table

# Typed copies of the tables: endgame.pxd makes them C values.
PLACE = endgame_cards.PLACE
VALUE = endgame_cards.VALUE
SHIFT = endgame_cards.SHIFT
COST = endgame_cards.COST
WEIGHT = endgame_cards.WEIGHT
BEATEN_BY = endgame_cards.BEATEN_BY
FACTION_SET = endgame_cards.FACTION_SET
VALUE_SET = endgame_cards.VALUE_SET
SINGLE = endgame_cards.SINGLE
MORE_ZEROS = endgame_cards.MORE_ZEROS
ZERO = endgame_cards.ZERO
WIDTH = endgame_cards.WIDTH
POINTS = endgame_cards.POINTS
EVEN_POINTS = endgame_cards.EVEN_POINTS
ONES = endgame_cards.ONES
GUARDS = endgame_cards.GUARDS
ALL_GUARDS = endgame_cards.ALL_GUARDS
NO_DEMAND = endgame_cards.NO_DEMAND
NO_LIMIT = endgame_cards.NO_LIMIT
LEVEL = endgame_cards.EVEN * endgame_cards.ONES  # nobody is ahead anywhere
POINTS_WIDTH = 13
DOPPELGANGER, DWARF = range(2)
ONE = 1  # a 64-bit one, for shifting
ROOM = 16  # for the moves of one trick and one seat
GATHER = 0x1010101010  # brings the lowest bits of five lanes side by side, from bit 36 on
NO_END = 1 << 62  # nodes; nobody waits for so many

# The order of moves, found by trying on random positions.
KEEP_THE_LEAD = 75
LOSE_THE_LEAD = -63
A_REPLY = 1000
A_WINNING_REPLY = 200


def without(hand: int, card: int) -> int:
    """The hand after a card of it was played; of several ``G0`` one goes."""
    if card == ZERO and hand & MORE_ZEROS:
        return (hand & SINGLE) | (hand >> 1 & MORE_ZEROS)
    return hand & ~(ONE << card)


def followers(hand: int, led: int) -> int:
    """The cards of a hand that may follow (T6.7)."""
    if hand & FACTION_SET[PLACE[led]]:
        return hand & (FACTION_SET[PLACE[led]] | FACTION_SET[DOPPELGANGER])
    return hand


def filled(guards: int) -> int:
    """All bits of the faction lanes whose guard is set."""
    return guards - (guards >> (WIDTH - 1))


def at_least(one: int, other: int) -> int:
    """All bits of the lanes in which one is not less than the other."""
    more = ((one | ALL_GUARDS) - other) & ALL_GUARDS
    lanes = filled(more & GUARDS)
    more &= ~GUARDS
    return lanes | (more - (more >> POINTS_WIDTH))


def greater(one: int, other: int) -> int:
    """In each lane the greater of the two."""
    lanes = at_least(one, other)
    return (one & lanes) | (other & ~lanes)


def smaller(one: int, other: int) -> int:
    """In each lane the smaller of the two."""
    lanes = at_least(one, other)
    return (other & lanes) | (one & ~lanes)


def points_in(cards: int) -> int:
    """The values of all cards of a set."""
    total = 0
    for value in range(1, 10):
        total += value * bits.count(cards & VALUE_SET[value])
    return total


class Endgame:
    """A search with its table; one thread at a time, and it holds no GIL."""

    def __init__(self, table_bits: int = 17) -> None:
        self.table = Table(table_bits)
        self.moves = [0] * 448  # leads and replies at each depth
        self.scores = [0] * 16
        self.weights = [0] * 70
        self.renumbered = Renumbered()
        self.proof = 0
        self.nodes = 0
        self.limit = NO_END
        self.gave_up = False
        self.totals = [0] * 5
        self.aim(1, 1, 0)

    def aim(self, salt: int, goal: int, need: int, totals: Sequence[int] | None = None) -> None:
        """Set the goal: to win so many factions more than seat 1, and at least ``need``.

        With ``totals``, the points of each faction, equally many factions (goal 1) are enough if
        the points of T9.2 are too: the last lane of a standing holds those of seat 0. The salt,
        below 512, tells answers for different goals apart: until the table is emptied, the same
        one must mean the same goal and totals.
        """
        self.salt = salt
        self.goal = goal
        self.need = need
        self.points = totals is not None
        self.floor = goal - 1 if self.points else goal
        for place in range(5):
            self.totals[place] = totals[place] if totals else 0

    def forget(self) -> None:
        """Empty the table."""
        self.table.forget()

    def reaches(
        self, leader: int, led: int, hand0: int, hand1: int, standing: int, swing: int
    ) -> bool:
        """Can seat 0 reach the goal? A led card (or -1) is still in its hand and in the swing.

        Once there are more ``nodes`` than the ``limit``, the search gives up, and the answer means
        nothing.
        """
        self.gave_up = False
        with cython.nogil:
            if led < 0:
                tops = endgame_hands.open_tops(hand0 | hand1, swing)
                result = self._reaches(0, leader, hand0, hand1, standing, swing, tops)
            else:
                result = self._reaches_in_trick(leader, led, hand0, hand1, standing, swing)
        return result

    def order(
        self, leader: int, led: int, hand0: int, hand1: int, standing: int, swing: int
    ) -> list[int]:
        """The legal cards of the seat to act, the most promising first."""
        tops = endgame_hands.open_tops(hand0 | hand1, swing)
        own, other = (hand1, hand0) if leader else (hand0, hand1)
        self._weigh(0, standing, swing)
        if led < 0:
            size = self._order_leads(0, own & SINGLE, other & SINGLE, tops)
            return [self.moves[at] for at in range(size)]
        size = self._order_replies(0, led, followers(other & SINGLE, led), tops)
        return [self.moves[ROOM + at] for at in range(size)]

    # The search

    def _reaches_in_trick(
        self, leader: int, led: int, hand0: int, hand1: int, standing: int, swing: int
    ) -> bool:
        tops = endgame_hands.open_tops(hand0 | hand1, swing)
        self._weigh(0, standing, swing)
        return self._answered(
            0, leader, led, hand0, hand1, standing, swing, tops,
            (hand0 if leader else hand1) & SINGLE,
        )  # fmt: skip

    def _reaches(
        self, depth: int, leader: int, hand0: int, hand1: int, standing: int, swing: int,
        tops: int,
    ) -> bool:  # fmt: skip
        """The answer between two tricks; its proof is left in ``self.proof``."""
        self.nodes += 1
        if self.nodes > self.limit:
            self.gave_up = True
            return False
        if self._is_sure(standing, LEVEL + swing):
            return True
        if self._is_lost(standing, LEVEL - swing, hand0 | hand1):
            return False
        if leader == 0:
            sure = endgame_hands.sure_gain(hand0, hand1, tops)
            if self._is_sure(standing, LEVEL + swing - 2 * sure):
                return True
        else:
            sure = endgame_hands.sure_gain(hand1, hand0, tops)
            if self._is_lost(standing, LEVEL - swing + 2 * sure, hand0 | hand1):
                return False
        loose = self._loose_tops(standing, swing)
        if loose:
            swing -= loose
            tops = endgame_hands.open_tops(hand0 | hand1, swing)
        result = self._searched(depth, leader, hand0, hand1, standing, swing, tops)
        self.proof += loose if result else -loose
        return result

    def _searched(
        self, depth: int, leader: int, hand0: int, hand1: int, standing: int, swing: int,
        tops: int,
    ) -> bool:  # fmt: skip
        """The answer where no bound gives it: from the table, or by trying all leads."""
        if self.points:
            self.renumbered.keep(hand0, hand1, tops)
        else:
            self.renumbered.renumber(hand0, hand1, tops)
        hand0 = self.renumbered.hands[0]
        hand1 = self.renumbered.hands[1]
        tops = self.renumbered.tops
        key0 = hand0 | self.salt << 54 | cython.cast(cython.ulonglong, leader) << 63
        # The open tops: which lanes of the swing are odd.
        key1 = hand1 | ((swing & ONES) * GATHER >> 36 & 31) << 56
        known = self.table.recall(key0, key1, standing)
        if known != endgame_table.UNKNOWN:
            self.proof = self.table.proof
            return known == endgame_table.YES
        self._weigh(depth, standing, swing)
        kinds = self.renumbered.kinds[1 - leader]
        size = self._order_leads(depth, self.renumbered.kinds[leader], kinds, tops)
        wanted = leader == 0
        proof = NO_LIMIT if wanted else NO_DEMAND
        for at in range(size):
            if (
                self._answered(
                    depth, leader, self.moves[2 * ROOM * depth + at], hand0, hand1, standing,
                    swing, tops, kinds,
                )
                == wanted
            ):  # fmt: skip
                if not self.gave_up:
                    self.table.remember(key0, key1, self.proof, wanted)
                return wanted
            if wanted:
                proof = smaller(proof, self.proof)
            else:
                proof = greater(proof, self.proof)
        self.proof = proof
        if not self.gave_up:
            self.table.remember(key0, key1, proof, not wanted)
        return not wanted

    def _answered(
        self, depth: int, leader: int, led: int, hand0: int, hand1: int, standing: int,
        swing: int, tops: int, kinds: int,
    ) -> bool:  # fmt: skip
        """The answer after a lead: the second player has the choice among the kinds of cards."""
        size = self._order_replies(depth, led, followers(kinds, led), tops)
        wanted = leader == 0
        proof = NO_DEMAND if wanted else NO_LIMIT
        led_units = (2 + (tops >> led & 1)) << SHIFT[led]
        for at in range(size):
            reply = self.moves[2 * ROOM * depth + ROOM + at]
            winner = 1 - leader if BEATEN_BY[led] >> reply & 1 else leader
            units = (2 + (tops >> reply & 1)) << SHIFT[reply]
            change = self._taken(led, led_units, winner) + self._taken(reply, units, winner)
            if leader == 0:
                new0, new1 = without(hand0, led), without(hand1, reply)
            else:
                new0, new1 = without(hand0, reply), without(hand1, led)
            result = self._reaches(
                depth + 1, winner, new0, new1, standing + change, swing - units - led_units,
                tops & ~(ONE << led) & ~(ONE << reply),
            )  # fmt: skip
            self.proof -= change
            if result != wanted:
                return not wanted
            if wanted:
                proof = greater(proof, self.proof)
            else:
                proof = smaller(proof, self.proof)
        self.proof = proof
        return wanted

    def _taken(self, card: int, units: int, winner: int) -> int:
        """How a played card changes the standing: dwarves go to the loser (T5.5, T5.6)."""
        owner = 1 - winner if PLACE[card] == DWARF else winner
        gain = units
        if owner == 1:
            return -gain
        if self.points:
            gain += cython.cast(cython.longlong, VALUE[card]) << POINTS
        return gain

    # What is decided

    def _is_sure(self, standing: int, least: int) -> bool:
        """Seat 0 reaches the goal whatever comes; ``least`` is what cannot be lost any more."""
        held = ((standing | GUARDS) - least) & GUARDS
        won = ((standing | GUARDS) - (least + ONES)) & GUARDS
        ahead = bits.count(held) + bits.count(won) - 5
        if ahead >= self.goal and bits.count(won) >= self.need:
            while ahead - 2 >= self.goal and bits.count(won) > self.need:
                spare = won & (~won + 1)
                won ^= spare
                held ^= spare
                ahead -= 2
            missing = 0
        elif self.points and ahead == 0:
            # Seat 0 has its own points, but seat 1 has those of the factions that it may win.
            missing = EVEN_POINTS + self._values(GUARDS ^ held)
            if cython.cast(cython.int, standing >> POINTS) < missing:
                return False
        else:
            return False
        self.proof = (
            ((least + ONES) & filled(won))
            | (least & filled(held ^ won))
            | (NO_DEMAND & ~(filled(held)))
        )
        if missing:
            self.proof &= (ONE << POINTS) - 1
            self.proof |= cython.cast(cython.ulonglong, missing) << POINTS
        return True

    def _is_lost(self, standing: int, most: int, cards: int) -> bool:
        """Seat 0 fails whatever comes; ``most`` is what cannot be won any more."""
        unheld = ((most | GUARDS) - standing) & GUARDS
        lost = (((most - ONES) | GUARDS) - standing) & GUARDS
        best = 5 - bits.count(unheld) - bits.count(lost)
        limit = 0
        if best < self.floor:
            while best + 2 < self.floor and lost:
                spare = lost & (~lost + 1)
                lost ^= spare
                unheld ^= spare
                best += 2
        elif 5 - bits.count(unheld) < self.need:
            pass
        elif self.points and best == 0:
            limit = EVEN_POINTS + self._values(lost) - points_in(cards) - 1
            if cython.cast(cython.int, standing >> POINTS) > limit:
                return False
        else:
            return False
        self.proof = (
            ((most - ONES) & filled(lost))
            | (most & filled(unheld ^ lost))
            | (NO_LIMIT & ~(filled(unheld)))
        )
        if limit:
            self.proof &= (ONE << POINTS) - 1
            self.proof |= cython.cast(cython.ulonglong, limit) << POINTS
        return True

    def _loose_tops(self, standing: int, swing: int) -> int:
        """One in each lane where the highest card is still in a hand, but the faction is decided.

        There it decides nothing. What is proven without it holds with it for standings that are
        better by this one: decided ones are.
        """
        decided = (standing | GUARDS) - (LEVEL + swing + ONES)
        decided |= ((LEVEL - swing - ONES) | GUARDS) - standing
        return (decided & GUARDS) >> (WIDTH - 1) & swing

    def _values(self, guards: int) -> int:
        """The points of the factions whose guards are set."""
        total = 0
        for place in range(5):
            if guards >> (WIDTH * place + WIDTH - 1) & 1:
                total += self.totals[place]
        return total

    # The order of moves

    def _weigh(self, depth: int, standing: int, swing: int) -> None:
        """What half a card of each faction is worth now: much where it is close."""
        for place in range(5):
            self.weights[5 * depth + place] = WEIGHT[
                (swing >> (WIDTH * place) & 31) * 256 + (standing >> (WIDTH * place) & 255)
            ]

    def _worth(self, depth: int, card: int, to_winner: bool, tops: int) -> int:
        """What a card brings to the winner of the trick, or costs him where it is not his."""
        worth = self.weights[5 * depth + PLACE[card]] * (3 if tops >> card & 1 else 2)
        return worth if to_winner else -worth

    def _order_leads(self, depth: int, own: int, other: int, tops: int) -> int:
        """Few replies first, then few that win, then what looks good; the number of leads."""
        size = 0
        left = own
        while left:
            card = bits.lowest(left)
            left &= left - 1
            replies = followers(other, card)
            beaten = bits.count(replies & BEATEN_BY[card])
            # The card is the leader's if he wins with it, or loses with a dwarf.
            score = self._worth(depth, card, (beaten == 0) != (PLACE[card] == DWARF), tops)
            score += LOSE_THE_LEAD if beaten else KEEP_THE_LEAD
            score -= COST[card] + A_REPLY * bits.count(replies) + A_WINNING_REPLY * beaten
            self._insert(2 * ROOM * depth, size, card, score)
            size += 1
        return size

    def _order_replies(self, depth: int, led: int, replies: int, tops: int) -> int:
        """What the trick brings to the second player, less what his card costs."""
        size = 0
        left = replies
        while left:
            card = bits.lowest(left)
            left &= left - 1
            beats = BEATEN_BY[led] >> card & 1
            score = self._worth(depth, led, beats != (PLACE[led] == DWARF), tops)
            score += self._worth(depth, card, beats != (PLACE[card] == DWARF), tops)
            score -= COST[card] + (LOSE_THE_LEAD if beats else KEEP_THE_LEAD)
            self._insert(2 * ROOM * depth + ROOM, size, card, score)
            size += 1
        return size

    def _insert(self, first: int, size: int, card: int, score: int) -> None:
        """Put a move behind all that are at least as good."""
        at = size
        while at > 0 and self.scores[at - 1] < score:
            self.scores[at] = self.scores[at - 1]
            self.moves[first + at] = self.moves[first + at - 1]
            at -= 1
        self.scores[at] = score
        self.moves[first + at] = card
