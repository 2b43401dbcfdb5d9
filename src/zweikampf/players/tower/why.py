"""What speaks for a move of Tower, and what against it: facts that its player can check."""

from __future__ import annotations

from collections.abc import Sequence

from zweikampf.engine.game import Event
from zweikampf.engine.reason import Reason, because
from zweikampf.engine.rng import Rng
from zweikampf.games.tower import cards, events, zones
from zweikampf.games.tower.game import GAME
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.view import TowerView
from zweikampf.games.tower.wording import moved
from zweikampf.players.consequences import after


def why(view: TowerView, token: str, legal: Sequence[str]) -> list[Reason]:
    if view.seat is None or view.step == "answer":
        return []
    world, seen = after(GAME, view, token)
    assert isinstance(world, Tower)
    then = GAME.view(world, view.seat)
    found = [reason for event in seen for reason in _of_event(event, view.seat)]
    found += _uncovered(view, token)
    if then.actor == view.seat:
        found += _next_for_a_tower(then, [GAME.format_action(each) for each in world.legal()])
    return found + _risks(GAME.sample(view, Rng(0)), world, 1 - view.seat)


def _of_event(event: Event, seat: int) -> list[Reason]:
    match event:
        case events.RewardEarned() | events.RewardOffered() if event.seat == seat:
            return [because("why-earns", amount=event.amount, why=event.why)]
        case events.CardLaidOnTower():
            return [because("why-tower")]
        case events.GoldPaid() if event.seat == seat:
            return [because("why-pays", amount=event.amount)]
        case events.OpponentLoaded():
            return [because("why-loads")]
        case events.TurnEnded() if event.seat == seat:
            return [because("why-ends-turn")]
    return []


def _uncovered(view: TowerView, token: str) -> list[Reason]:
    """What the place is like that the card leaves."""
    assert view.seat is not None
    source, sign, _ = token.partition(">")
    side = view.sides[view.seat]
    if sign and source == "a":
        left = len(side.depot) + side.depot_hidden - 1
        return [because("why-depot", count=left)]
    if source.startswith("l") and len(moved(view, token)) == len(view.stores[int(source[1]) - 1]):
        return [because("why-frees-store", store=int(source[1]))]
    return []


def _next_for_a_tower(then: TowerView, legal: Sequence[str]) -> list[Reason]:
    for token in legal:
        if token.endswith(">t"):
            return [because("why-then-tower", card=moved(then, token)[-1])]
    return []


def _risks(before: Tower, then: Tower, seat: int) -> list[Reason]:
    """The open card of the opponent, if it fits a tower now and did not before."""
    card = _open_card(then, seat)
    if card is None or not _fits(then, card) or _fits(before, card):
        return []
    return [because("why-risks-tower", card=cards.token_of(card, then.colour_by_symbol))]


def _open_card(state: Tower, seat: int) -> int | None:
    """The card of the seat's own that it may lay (W7.0)."""
    depot = zones.DEPOT + seat
    has_depot = state.size[depot] or state.hidden[depot]
    pile = state.cards_in(depot if has_depot else zones.INTERIM + seat)
    return pile[-1] if pile else None


def _fits(state: Tower, card: int) -> bool:
    """Whether it is a card that the towers wait for (W7.1)."""
    return state.wanted & cards.BIT[card] != 0
