"""Where the cards of Throne lie that a seat cannot see: in phase 1 the other seat's hand, its
face-down cards and the deck (T10.4-T10.6). In phase 2 nothing is hidden (T10.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from zweikampf.games.throne import cards
from zweikampf.games.throne.rules import Throne
from zweikampf.games.throne.view import ThroneView
from zweikampf.players.strategy import Later

HAND, FACE_DOWN, DECK = "opponent-hand", "opponent-face-down", "deck"


class ThroneWhereabouts:
    def chances(self, view: ThroneView) -> Mapping[str, Mapping[str, Fraction]]:
        """Any cards of the right factions may be the hand, any of the others lie face down."""
        assert view.seat is not None
        if view.phase == 2:
            return {}
        other = view.sides[1 - view.seat]
        possible = sum(card[0] not in other.voids for card in view.pool)
        outside = len(view.pool) - other.hand_count
        found = {}
        for card in sorted(set(view.pool)):
            may_hold = card[0] not in other.voids
            held = Fraction(other.hand_count, possible) if may_hold else Fraction()
            down = (1 - held) * Fraction(other.face_down_count, outside) if outside else Fraction()
            found[card] = {HAND: held, FACE_DOWN: down, DECK: 1 - held - down}
        return found

    def places(self, state: Throne, seat: int, later: Sequence[Later]) -> list[tuple[str, str]]:
        if state.phase == 2:
            return []
        other = 1 - seat
        sets = ((HAND, state.hand[other]), (FACE_DOWN, state.hidden[other]), (DECK, state.deck))
        return [(card, place) for place, held in sets for card in cards.tokens(held)]
