"""Phase 2 of Throne searched to its end: can seat 0 reach a goal, whatever seat 1 does?

Both hands are known (T10.7) and there is no chance (T5.4), so the answer is yes or no. What has
been played is summed up by five *standings*, one per faction: 2 for each card that seat 0 has more
in its score pile, and 1 for its highest card (T8.1, T8.2). In the end a faction belongs to seat 0
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

The types that make this page fast are in ``endgame.pxd``, the tables in ``endgame_cards``.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from zweikampf.engine import bits
from zweikampf.engine.checks import number_of
from zweikampf.players.throne import endgame_cards as packed
from zweikampf.players.throne import endgame_hands, endgame_table
from zweikampf.players.throne import endgame_tables as tables
from zweikampf.players.throne.endgame_hands import Renumbered
from zweikampf.players.throne.endgame_table import HashTable

ROOM = 16  # for the moves of one trick and one seat
GATHER = 0x1010101010  # brings the lowest bits of five lanes side by side, from bit 36 on
MOST_SALT = 511
MOST_POINTS = 9 * 52  # no faction has nearly as many
NO_END = 1 << 62  # nodes; in practice no limit

# The order of moves, found by trying on random positions.
LEAD_KEPT = 75
LEAD_LOST = -63
PER_REPLY = 1000
PER_WINNING_REPLY = 200


def without(hand: int, card: int) -> int:
    """The hand after a card of it was played; of several ``G0`` one goes."""
    if card == packed.ZERO and hand & tables.MORE_ZEROS:
        return (hand & tables.SINGLE) | (hand >> 1 & tables.MORE_ZEROS)
    return hand & ~tables.BIT[card]


def may_follow(hand: int, led: int) -> int:
    """The cards of a hand that may follow (T6.7)."""
    if hand & tables.FACTION_SET[tables.PLACE[led]]:
        return hand & (
            tables.FACTION_SET[tables.PLACE[led]] | tables.FACTION_SET[packed.DOPPELGANGER]
        )
    return hand


def filled(guards: int) -> int:
    """All bits of the faction lanes whose guard is set."""
    return guards - (guards >> (packed.WIDTH - 1))


def at_least(one: int, other: int) -> int:
    """All bits of the lanes in which one is not less than the other."""
    more = ((one | tables.ALL_GUARDS) - other) & tables.ALL_GUARDS
    lanes = filled(more & tables.GUARDS)
    more &= ~tables.GUARDS
    return lanes | (more - (more >> packed.POINTS_WIDTH))


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
        total += value * bits.count(cards & tables.VALUE_SET[value])
    return total


class Endgame:
    """A search with its table; one thread at a time, and it holds no GIL."""

    def __init__(self, table_bits: int = 17) -> None:
        self.table = HashTable(table_bits)
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
        """Set the goal: to win this many factions more than seat 1, and at least ``need``.

        With ``totals``, the points of each faction, equally many factions (goal 1) are enough if
        the points of T9.2 are too: the last lane of a standing holds those of seat 0. The salt,
        below 512, keeps answers for different goals apart: until the table is emptied, the same
        one must mean the same goal and totals.
        """
        points = [number_of(each, 0, MOST_POINTS, "totals") for each in totals or [0] * 5]
        if len(points) != 5:
            raise ValueError("totals are those of five factions")
        salt, goal, need = (
            number_of(salt, 0, MOST_SALT, "salt"),
            number_of(goal, -5, 6, "goal"),
            number_of(need, 0, 5, "need"),
        )
        self.salt = salt
        self.goal = goal
        self.need = need
        self.points = totals is not None
        self.floor = goal - 1 if self.points else goal
        for place in range(5):
            self.totals[place] = points[place]

    def forget(self) -> None:
        """Empty the table."""
        self.table.forget()

    def reaches_unchecked(
        self, leader: int, led: int, hand0: int, hand1: int, standing: int, swing: int
    ) -> bool:
        """Can seat 0 reach the goal? A led card (or -1) is still in its hand and in the swing.

        Once there are more ``nodes`` than the ``limit``, the search gives up, and the answer means
        nothing. It trusts its caller: two hands of at most 13 cards each, and a led one of them.
        """
        self.gave_up = False
        with cython.nogil:
            if led < 0:
                tops = endgame_hands.open_tops(hand0 | hand1, swing)
                result = self._reaches(0, leader, hand0, hand1, standing, swing, tops)
            else:
                result = self._reaches_in_trick(leader, led, hand0, hand1, standing, swing)
        return result

    def order_unchecked(
        self, leader: int, led: int, hand0: int, hand1: int, standing: int, swing: int
    ) -> list[int]:
        """The legal cards of the seat to act, the most promising first; as trusting as
        ``reaches_unchecked``."""
        tops = endgame_hands.open_tops(hand0 | hand1, swing)
        own, other = (hand1, hand0) if leader else (hand0, hand1)
        self._weigh(0, standing, swing)
        if led < 0:
            size = self._order_leads(0, own & tables.SINGLE, other & tables.SINGLE, tops)
            return [self.moves[at] for at in range(size)]
        size = self._order_replies(0, led, may_follow(other & tables.SINGLE, led), tops)
        return [self.moves[ROOM + at] for at in range(size)]

    # The search

    def _reaches_in_trick(
        self, leader: int, led: int, hand0: int, hand1: int, standing: int, swing: int
    ) -> bool:
        tops = endgame_hands.open_tops(hand0 | hand1, swing)
        self._weigh(0, standing, swing)
        return self._answered(
            0, leader, led, hand0, hand1, standing, swing, tops,
            (hand0 if leader else hand1) & tables.SINGLE,
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
        if self._is_sure(standing, tables.LEVEL + swing):
            return True
        if self._is_lost(standing, tables.LEVEL - swing, hand0 | hand1):
            return False
        if leader == 0:
            sure = endgame_hands.sure_gain(hand0, hand1, tops)
            if self._is_sure(standing, tables.LEVEL + swing - 2 * sure):
                return True
        else:
            sure = endgame_hands.sure_gain(hand1, hand0, tops)
            if self._is_lost(standing, tables.LEVEL - swing + 2 * sure, hand0 | hand1):
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
        key1 = hand1 | ((swing & tables.ONES) * GATHER >> 36 & 31) << 56
        known = self.table.recall(key0, key1, standing)
        if known != endgame_table.UNKNOWN:
            self.proof = self.table.proof
            return known == endgame_table.YES
        self._weigh(depth, standing, swing)
        kinds = self.renumbered.kinds[1 - leader]
        size = self._order_leads(depth, self.renumbered.kinds[leader], kinds, tops)
        wanted = leader == 0
        proof = tables.NO_LIMIT if wanted else tables.NO_DEMAND
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
        size = self._order_replies(depth, led, may_follow(kinds, led), tops)
        wanted = leader == 0
        proof = tables.NO_DEMAND if wanted else tables.NO_LIMIT
        led_units = (2 + (tops >> led & 1)) << tables.SHIFT[led]
        for at in range(size):
            reply = self.moves[2 * ROOM * depth + ROOM + at]
            winner = 1 - leader if tables.BEATEN_BY[led] >> reply & 1 else leader
            units = (2 + (tops >> reply & 1)) << tables.SHIFT[reply]
            change = self._taken(led, led_units, winner) + self._taken(reply, units, winner)
            if leader == 0:
                new0, new1 = without(hand0, led), without(hand1, reply)
            else:
                new0, new1 = without(hand0, reply), without(hand1, led)
            result = self._reaches(
                depth + 1, winner, new0, new1, standing + change, swing - units - led_units,
                tops & ~tables.BIT[led] & ~tables.BIT[reply],
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
        owner = 1 - winner if tables.PLACE[card] == packed.DWARF else winner
        gain = units
        if owner == 1:
            return -gain
        if self.points:
            gain += cython.cast(cython.longlong, tables.VALUE[card]) << packed.POINTS
        return gain

    # What is decided

    def _is_sure(self, standing: int, least: int) -> bool:
        """Seat 0 reaches the goal whatever comes; ``least`` is what cannot be lost any more."""
        held = ((standing | tables.GUARDS) - least) & tables.GUARDS
        won = ((standing | tables.GUARDS) - (least + tables.ONES)) & tables.GUARDS
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
            missing = packed.EVEN_POINTS + self._values(tables.GUARDS ^ held)
            if cython.cast(cython.int, standing >> packed.POINTS) < missing:
                return False
        else:
            return False
        self.proof = (
            ((least + tables.ONES) & filled(won))
            | (least & filled(held ^ won))
            | (tables.NO_DEMAND & ~(filled(held)))
        )
        if missing:
            self.proof &= tables.FACTION_LANES
            self.proof |= cython.cast(cython.ulonglong, missing) << packed.POINTS
        return True

    def _is_lost(self, standing: int, most: int, cards: int) -> bool:
        """Seat 0 fails whatever comes; ``most`` is what cannot be won any more."""
        unheld = ((most | tables.GUARDS) - standing) & tables.GUARDS
        lost = (((most - tables.ONES) | tables.GUARDS) - standing) & tables.GUARDS
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
            limit = packed.EVEN_POINTS + self._values(lost) - points_in(cards) - 1
            if cython.cast(cython.int, standing >> packed.POINTS) > limit:
                return False
        else:
            return False
        self.proof = (
            ((most - tables.ONES) & filled(lost))
            | (most & filled(unheld ^ lost))
            | (tables.NO_LIMIT & ~(filled(unheld)))
        )
        if limit:
            self.proof &= tables.FACTION_LANES
            self.proof |= cython.cast(cython.ulonglong, limit) << packed.POINTS
        return True

    def _loose_tops(self, standing: int, swing: int) -> int:
        """One in each lane where the highest card is still in a hand, but the faction is decided.

        There it decides nothing. What is proven without it holds with it for standings that are
        better by this one: decided ones are.
        """
        decided = (standing | tables.GUARDS) - (tables.LEVEL + swing + tables.ONES)
        decided |= ((tables.LEVEL - swing - tables.ONES) | tables.GUARDS) - standing
        return (decided & tables.GUARDS) >> (packed.WIDTH - 1) & swing

    def _values(self, guards: int) -> int:
        """The points of the factions whose guards are set."""
        total = 0
        for place in range(5):
            if guards >> (packed.WIDTH * place + packed.WIDTH - 1) & 1:
                total += self.totals[place]
        return total

    # The order of moves

    def _weigh(self, depth: int, standing: int, swing: int) -> None:
        """What half a card of each faction is worth now: much where it is close."""
        for place in range(5):
            self.weights[5 * depth + place] = tables.WEIGHT[
                (swing >> (packed.WIDTH * place) & 31) * 256
                + (standing >> (packed.WIDTH * place) & 255)
            ]

    def _worth(self, depth: int, card: int, to_winner: bool, tops: int) -> int:
        """What a card brings to the winner of the trick; less than nothing if the loser gets it."""
        worth = self.weights[5 * depth + tables.PLACE[card]] * (3 if tops >> card & 1 else 2)
        return worth if to_winner else -worth

    def _order_leads(self, depth: int, own: int, other: int, tops: int) -> int:
        """Few replies first, then few that win, then what looks good; the number of leads."""
        size = 0
        left = own
        while left:
            card = bits.lowest(left)
            left &= left - 1
            replies = may_follow(other, card)
            beaten = bits.count(replies & tables.BEATEN_BY[card])
            # The leader keeps the card by winning with it, or by losing with a dwarf.
            score = self._worth(
                depth, card, (beaten == 0) != (tables.PLACE[card] == packed.DWARF), tops
            )
            score += LEAD_LOST if beaten else LEAD_KEPT
            score -= (
                tables.COST[card] + PER_REPLY * bits.count(replies) + PER_WINNING_REPLY * beaten
            )
            self._insert(2 * ROOM * depth, size, card, score)
            size += 1
        return size

    def _order_replies(self, depth: int, led: int, replies: int, tops: int) -> int:
        """What the trick brings to the second player, less what the card costs."""
        size = 0
        left = replies
        while left:
            card = bits.lowest(left)
            left &= left - 1
            beats = tables.BEATEN_BY[led] >> card & 1
            score = self._worth(depth, led, beats != (tables.PLACE[led] == packed.DWARF), tops)
            score += self._worth(depth, card, beats != (tables.PLACE[card] == packed.DWARF), tops)
            score -= tables.COST[card] + (LEAD_LOST if beats else LEAD_KEPT)
            self._insert(2 * ROOM * depth + ROOM, size, card, score)
            size += 1
        return size

    def _insert(self, first: int, size: int, card: int, score: int) -> None:
        """Put a move after all that are at least as good."""
        at = size
        while at > 0 and self.scores[at - 1] < score:
            self.scores[at] = self.scores[at - 1]
            self.moves[first + at] = self.moves[first + at - 1]
            at -= 1
        self.scores[at] = score
        self.moves[first + at] = card
