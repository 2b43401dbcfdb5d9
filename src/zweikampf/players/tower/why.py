"""What speaks for a move of Tower, and what against it: facts that its player can check."""

from __future__ import annotations

from collections.abc import Sequence

from zweikampf.engine.game import Event
from zweikampf.engine.reason import Reason, because
from zweikampf.engine.rng import Rng
from zweikampf.games.tower import events, legal, steps
from zweikampf.games.tower.game import GAME
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.view import TowerView
from zweikampf.games.tower.wording import moved
from zweikampf.players.consequences import after, let_go
from zweikampf.players.tower import prospects
from zweikampf.players.tower.prospects import named, open_card

_ENOUGH = 2  # reasons, after which the smaller ones are left out


def why(view: TowerView, token: str, moves: Sequence[str]) -> list[Reason]:
    if view.seat is None:
        return []
    if view.step == "answer":
        return _answering(view)
    before, (world, seen) = GAME.sample(view, Rng(0)), after(GAME, view, token)
    assert isinstance(world, Tower)
    if view.step == "block":
        return _blocking(view, token)
    seen += let_go(GAME, world, view.seat, "ok")
    then = GAME.view(world, view.seat)
    found = [reason for event in seen for reason in _of_event(event, view.seat)]
    found += _uncovered(view, token)
    if token == "draw":
        found += [*prospects.drawing(world, view.seat), *prospects.unplayable(view, moves)]
    if then.actor == view.seat:
        found += _next_for_a_tower(then, [GAME.format_action(each) for each in world.legal()])
    found += _smaller(view, token, moves, before, world)[: max(0, _ENOUGH - len(found))]
    if all(reason.code == "why-pays" for reason in found):
        found += _laid_bare(view, token)
    return found + _risks(before, world, 1 - view.seat)


def _answering(view: TowerView) -> list[Reason]:
    """Whether a tower card was missed, which speaks for TURM! or against it (W9.3)."""
    _, seen = after(GAME, view, "turm")
    missed = [event.card for event in seen if isinstance(event, events.TowerCardMissed)]
    return [because("why-missed", card=missed[0])] if missed else [because("why-none-missed")]


def _blocking(view: TowerView, token: str) -> list[Reason]:
    """What the opponent can load on an interim store that is open (W7.8)."""
    assert view.seat is not None
    world, _ = after(GAME, view, "noblock")
    assert isinstance(world, Tower)
    card = prospects.loadable(world) if world.step == steps.FREE else None
    if token == "noblock":
        risk = because("why-may-be-loaded", card=card) if card else because("why-nothing-to-load")
        return [because("why-saves-gold"), risk]
    blocked, _ = after(GAME, view, token)
    assert isinstance(blocked, Tower)
    price = world.gold[view.seat] - blocked.gold[view.seat]
    good = because("why-blocks-card", card=card) if card else because("why-blocks")
    return [good, because("why-pays", amount=price)]


def _smaller(
    view: TowerView, token: str, moves: Sequence[str], before: Tower, world: Tower
) -> list[Reason]:
    """What is worth saying where the rest says little."""
    assert view.seat is not None
    source, _, target = token.rstrip("0123456789").replace(">>", ">").partition(">")
    if token in ("draw", "d>z"):
        return prospects.kept_free(view, moves)
    found: list[Reason] = []
    if target != "l":
        return found
    if source.startswith("l"):
        found += prospects.dug_out(world, int(source[1:]) - 1)
    found += prospects.opened_up(before, world, view.seat)
    if source in ("d", "z"):
        left = GAME.view(world, view.seat).sides[view.seat].own_cards
        found.append(because("why-own-left", count=left))
    found += prospects.changed_for(before, world, 1 - view.seat)
    return found


def _laid_bare(view: TowerView, token: str) -> list[Reason]:
    """The card that comes to light in a store."""
    source = token.partition(">")[0]
    pile = view.stores[int(source[1:]) - 1] if source.startswith("l") else ()
    left = pile[: len(pile) - len(moved(view, token))]
    return [because("why-uncovers", card=left[-1])] if left else []


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
        case events.RewardTaken() if event.seat == seat:
            return [because("why-takes", amount=event.amount)]
        case events.RewardLapsed() if event.seat == seat:
            return [because("why-lapses", amount=event.amount)]
        case events.StockRecycled() if event.seat == seat:
            return [because("why-recycles")]
        case events.CardPutAway() | events.Passed() if event.seat == seat:
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


def _next_for_a_tower(then: TowerView, moves: Sequence[str]) -> list[Reason]:
    for token in moves:
        if token.endswith(">t"):
            return [because("why-then-tower", card=moved(then, token)[-1])]
    return []


def _risks(before: Tower, then: Tower, seat: int) -> list[Reason]:
    """The open card of the opponent, if it fits a tower now and did not before."""
    card = open_card(then, seat)
    if card is None or not legal.fits_tower(then, card) or legal.fits_tower(before, card):
        return []
    return [because("why-risks-tower", card=named(then, card))]
