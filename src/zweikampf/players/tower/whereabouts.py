"""Where the cards of Tower lie that nobody has seen: face down in the depot or the stock of their
deck (W13.2). No state knows which. The truth comes from the cards that were turned up later; some
never are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction

from zweikampf.games.tower import cards, steps
from zweikampf.games.tower.game import GAME
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.view import TowerView
from zweikampf.games.tower.zones import OPEN_CARDS
from zweikampf.players.strategy import Later

NEVER_SEEN = "never-seen"


class TowerWhereabouts:
    def chances(self, view: TowerView) -> Mapping[str, Mapping[str, Fraction]]:
        """All orders of the unseen cards of a deck are equally likely. By symbol both decks may
        have the same card; each place then has the mean of both chances."""
        assert view.seat is not None
        found: dict[str, list[dict[str, Fraction]]] = {}
        for owner, side in enumerate(view.sides):
            depot = Fraction(side.depot_hidden, max(1, len(side.unseen)))
            parts = {
                _place("depot", owner, view.seat): depot,
                _place("stock", owner, view.seat): 1 - depot,
            }
            for card in side.unseen:
                found.setdefault(card, []).append(parts)
        return {card: _mean(found[card]) for card in sorted(found)}

    def places(self, state: Tower, seat: int, later: Sequence[Later]) -> list[tuple[str, str]]:
        left = Counter(card for side in GAME.view(state, seat).sides for card in side.unseen)
        found = []
        for world, action in later:
            assert isinstance(world, Tower)
            if world.step == steps.START:
                continue
            card = GAME.format_action(action)
            left[card] -= 1
            found.append((card, _place(*_next(world), seat)))
        return [*found, *((card, NEVER_SEEN) for card in left.elements())]


def _next(state: Tower) -> tuple[str, int]:
    """The pile that the next card comes from, and its seat (W4.2, W5.4)."""
    if state.step != steps.DEAL:
        return "depot" if state.step == steps.TURN_UP else "stock", state.seat
    seen = [cards.KINDS - len(side.unseen) for side in GAME.view(state, None).sides]
    owner = 0 if seen[0] < OPEN_CARDS else 1
    return "stock" if seen[owner] else "depot", owner


def _place(pile: str, owner: int, reader: int) -> str:
    return f"own-{pile}" if owner == reader else f"opponent-{pile}"


def _mean(parts: Sequence[Mapping[str, Fraction]]) -> dict[str, Fraction]:
    places = sorted({place for each in parts for place in each})
    return {
        place: sum((each.get(place, Fraction()) for each in parts), Fraction()) / len(parts)
        for place in places
    }
