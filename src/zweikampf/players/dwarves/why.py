"""What speaks for a move of Dwarves, and what against it: facts that its player can check."""

from __future__ import annotations

from collections.abc import Sequence

from zweikampf.engine.game import Event
from zweikampf.engine.reason import Reason, because
from zweikampf.games.dwarves import cards, decks, events
from zweikampf.games.dwarves.deck import Deck
from zweikampf.games.dwarves.game import GAME
from zweikampf.games.dwarves.view import DwarvesView
from zweikampf.players.consequences import after

# What a support does for the rest of the game, by the effect of its sheet.
_SUPPORTS = {
    "extra_card": "why-extra-card",
    "extra_die": "why-extra-die",
    "reroll": "why-reroll",
}
_COSTS = ("why-spends-axes", "why-spends-jokers", "why-may-be-prevented", "why-dice-lapse")


def why(view: DwarvesView, token: str, legal: Sequence[str]) -> list[Reason]:
    if view.seat is None:
        return []
    _, seen = after(GAME, view, token)
    deck = decks.find(view.deck)
    found = [reason for event in seen for reason in _of_event(event, view, deck)]
    if any(isinstance(event, events.EndChosen) for event in seen) and view.dice:
        found.append(because("why-dice-lapse", count=len(view.dice)))
    return sorted(found, key=lambda reason: reason.code in _COSTS)  # what it brings comes first


def _of_event(event: Event, view: DwarvesView, deck: Deck) -> list[Reason]:
    seat = view.seat
    match event:
        case events.CardPlayed() if event.seat == seat:
            return [*_gained(event.card, deck), *_paid(event.payment)]
        case events.EventPlayed() if event.seat == seat:
            return _paid(event.payment)
        case events.CardRemoved() if event.seat != seat:
            return _lost(event.card, deck)
        case events.DieTurned() if event.seat == seat:
            return [because("why-axe")]
        case events.AllyUsed() if event.seat == seat:
            return _paid(event.die)
        case events.JokerTaken() if event.seat == seat:
            return [because("why-joker", source=event.source)]
        case events.DamageNamed() if event.seat != seat:
            return [*_hit(event.target, view, deck), *_may_be_prevented(view)]
        case events.DamageCancelled() if event.seat == seat:
            return [because("why-prevents")]
    return []


def _gained(card: str, deck: Deck) -> list[Reason]:
    kind = cards.kind_of(card)
    if deck.points[kind]:
        return [because("why-points", points=deck.points[kind])]
    code = _SUPPORTS.get(deck.sheets[kind].effect)
    return [because(code)] if code else []


def _paid(payment: str) -> list[Reason]:
    """What is spent that would be worth more than a die."""
    found = []
    if axes := payment.count("J"):
        found.append(because("why-spends-axes", count=axes))
    if jokers := payment.count("C"):
        found.append(because("why-spends-jokers", count=jokers))
    return found


def _hit(target: str, view: DwarvesView, deck: Deck) -> list[Reason]:
    assert view.seat is not None
    side = view.sides[1 - view.seat]
    if not cards.is_kind(target):
        return [because("why-hits-pile", count=side.pile_count - 1)]
    left = deck.health[cards.kind_of(target)] - dict(side.damage).get(target, 0) - 1
    return [because("why-hurts", target=target, left=left)] if left else _lost(target, deck)


def _lost(target: str, deck: Deck) -> list[Reason]:
    points = deck.points[cards.kind_of(target)]
    return [because("why-defeats", target=target, points=points)]


def _may_be_prevented(view: DwarvesView) -> list[Reason]:
    """A twist that shields, not yet in the discard pile, and a hand that may hold it (Z12.1)."""
    assert view.seat is not None
    other = view.sides[1 - view.seat]
    if "T2" not in other.twists or not other.hand_count:
        return []
    return [because("why-may-be-prevented")]
