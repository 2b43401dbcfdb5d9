"""Two hands of Throne's phase 2: what the leader surely takes, and hands that compare alike.

Cards are numbered as in ``endgame_cards``; the types are in ``endgame_hands.pxd``.
"""

from __future__ import annotations

from zweikampf.engine import bits
from zweikampf.players.throne import endgame_cards as packed
from zweikampf.players.throne import endgame_tables as tables

FIXED = packed.MORE_ZEROS | 1 << packed.ZERO | 1  # the G0 and X0 keep their numbers
ONE = 1  # a 64-bit one, for shifting
NOBODY = 2


def open_tops(cards: int, swing: int) -> int:
    """The highest cards of factions (T8.2) that are still in a hand: there the swing is odd."""
    tops = 0
    for place in range(5):
        if swing >> (packed.WIDTH * place) & 1:
            tops |= ONE << bits.highest(cards & tables.FACTION_SET[place] & tables.SINGLE)
    return tops


def sure_gain(hand: int, other: int, tops: int) -> int:
    """What comes to the leader in each faction by leading its sure winners one after the other.

    Doppelgangers are led first. If they draw all those of the other hand (T6.5), that hand must
    follow in every faction it has (T6.1), and a faction that is exhausted there is won to the last
    card. A knight beats a goblin only when there is no goblin to follow with (T6.6, T7.4). Dwarves
    go to the loser (T5.6) and are not counted. A hand that has few cards left after all this has
    given up its others.
    """
    doubles = other & tables.FACTION_SET[packed.DOPPELGANGER]
    winners = hand & tables.FACTION_SET[packed.DOPPELGANGER]
    reach = 0  # cards from this number on are safe from doppelgangers
    if doubles:
        reach = bits.highest(doubles)
        winners &= ~((ONE << reach) - 1)
    drawn = bits.count(winners) >= bits.count(doubles)
    if drawn:
        winners = hand & tables.FACTION_SET[packed.DOPPELGANGER]
        reach = 0
    size = bits.count(winners)
    count = bits.count(doubles)
    left = bits.count(hand) - size
    leads = size
    forced = size if size < count else count
    tops_won = 1 if winners & tops else 0
    knights = other & tables.FACTION_SET[packed.KNIGHT]
    for place in range(packed.GOBLIN, 5):
        own = hand & tables.FACTION_SET[place]
        if not own:
            continue
        theirs = other & tables.FACTION_SET[place]
        winners = own & tables.SINGLE & ~((ONE << reach) - 1)
        if theirs:
            winners &= ~((ONE << bits.highest(theirs & tables.SINGLE)) - 1)
        if not winners:
            continue
        size = bits.count(winners)
        count = bits.count(theirs)
        if place == packed.GOBLIN:
            if winners >> packed.ZERO & 1:
                size += bits.count(hand & tables.MORE_ZEROS)
            if knights and size > count:
                size = count
        if drawn and size >= count and not (place == packed.GOBLIN and knights):
            size = bits.count(own)
        shift = packed.WIDTH * place
        left -= size
        units = size
        leads |= units << shift
        if drawn:
            units = size if size < count else count
            forced |= units << shift
        if size and winners & tops:
            units = 1
            tops_won |= units << shift
    gain = 0
    for place in range(5):
        if place == packed.DWARF:
            continue
        shift = packed.WIDTH * place
        theirs = other & tables.FACTION_SET[place]
        count = bits.count(theirs)
        taken = forced >> shift & 15
        if count - left > taken:
            taken = count - left
        units = 2 * ((leads >> shift & 15) + taken) + (tops_won >> shift & 1)
        if taken == count and theirs & tops:
            units += 1
        gain |= units << shift
    return gain


class Renumbered:
    """Two hands with the lowest numbers that compare in the same way."""

    def __init__(self) -> None:
        self.hands = [0, 0]
        self.kinds = [0, 0]
        self.tops = 0

    def keep(self, hand0: int, hand1: int, tops: int) -> None:
        """Take the hands as they are: where points count, no two cards are alike."""
        self.hands[0] = hand0
        self.hands[1] = hand1
        self.kinds[0] = hand0 & tables.SINGLE
        self.kinds[1] = hand1 & tables.SINGLE
        self.tops = tops

    def renumber(self, hand0: int, hand1: int, tops: int) -> None:
        """Give each card the lowest value that leaves every possible comparison as it is (T7.9).

        Cards of a faction keep their order. A doppelganger stays above the other hand's cards that
        it beats and not above those that it does not. The results are the new hands, the new open
        tops, and the *kinds*: of cards in a row that compare alike the lowest, the tops apart.
        """
        last = [-1, -1, 0, -1, -1]  # the value given last in a faction; only G0 are goblins of 0
        owner = [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY]  # who has that card
        # The lowest value for the next doppelganger of each seat, and for its next other card.
        least = [0, 0, -1, -1]
        cards = (hand0 | hand1) & FIXED & tables.SINGLE
        second = hand1 & FIXED
        kinds = cards
        new_tops = tops & 1
        left = (hand0 | hand1) & tables.SINGLE & ~FIXED
        # X0 and the G0 stay. X0 beats nothing; a goblin is not like a G0 if the others have G0.
        if (hand0 | hand1) & 1:
            seat = hand1 & 1
            last[packed.DOPPELGANGER] = 0
            owner[packed.DOPPELGANGER] = seat
            least[3 - seat] = 0
        if hand0 >> packed.ZERO & 1:
            least[1] = 1
            owner[packed.GOBLIN] = 0
        if hand1 >> packed.ZERO & 1:
            least[0] = 1
            owner[packed.GOBLIN] = NOBODY if hand0 >> packed.ZERO & 1 else 1
        while left:
            card = bits.lowest(left)
            left &= left - 1
            place = tables.PLACE[card]
            seat = hand1 >> card & 1
            plain = place != packed.DOPPELGANGER
            before = last[place]
            bound = least[2 * plain + seat]
            differs = (bound > before) | (owner[place] != seat)
            new = bound if bound > before else before + 1
            # The other seat's doppelgangers come above this card, or its others not below this one.
            at = 3 - 2 * plain - seat
            bound = new + plain
            least[at] = bound if bound > least[at] else least[at]
            bit = ONE << (5 * new + place)
            cards |= bit
            second |= seat * bit
            is_top = tops >> card & 1
            new_tops |= is_top * bit
            kinds |= (is_top | differs) * bit
            last[place] = new
            owner[place] = seat
        first = cards & ~second | hand0 & FIXED
        self.hands[0] = first
        self.hands[1] = second
        self.kinds[0] = kinds & first
        self.kinds[1] = kinds & second
        self.tops = new_tops
