"""Where the cards of Dwarves lie that a seat cannot see: in the other seat's hand or draw pile
(Z15.4). Of its own pile a seat knows the cards, and nobody knows their order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from zweikampf.games.dwarves import cards
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.games.dwarves.view import DwarvesView
from zweikampf.players.strategy import Later

HAND, PILE = "opponent-hand", "opponent-pile"


class DwarvesWhereabouts:
    def chances(self, view: DwarvesView) -> Mapping[str, Mapping[str, Fraction]]:
        """Any of the unseen cards may be the hand, all hands equally likely (Z15.5)."""
        assert view.seat is not None
        other = view.sides[1 - view.seat]
        held = Fraction(other.hand_count, max(1, len(other.unseen)))
        return {card: {HAND: held, PILE: 1 - held} for card in sorted(set(other.unseen))}

    def places(self, state: Dwarves, seat: int, later: Sequence[Later]) -> list[tuple[str, str]]:
        sets = ((HAND, state.hand[1 - seat]), (PILE, state.pile[1 - seat]))
        return [(card, place) for place, held in sets for card in cards.tokens(held)]
