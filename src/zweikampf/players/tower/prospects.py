"""What a seat of Tower and its opponent can do after a move that they could not do before."""

from __future__ import annotations

from collections.abc import Sequence

from zweikampf.engine.reason import Reason, because
from zweikampf.games.tower import cards, legal, zones
from zweikampf.games.tower.game import GAME
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.view import TowerView
from zweikampf.players.consequences import let_go, outcomes


def open_card(state: Tower, seat: int) -> int | None:
    """The card of the seat's own that it may lay (W7.0)."""
    depot = zones.DEPOT + seat
    has_depot = state.size[depot] or state.hidden[depot]
    pile = state.cards_in(depot if has_depot else zones.INTERIM + seat)
    return pile[-1] if pile else None


def drawing(world: Tower, seat: int) -> list[Reason]:
    """What the card can be used for that is about to be shown."""
    shown = [each for each in outcomes(world) if isinstance(each, Tower)]
    if len(shown) == 1:
        return [because("why-draws", card=named(shown[0], shown[0].drawn))]
    laid = on_tower = 0
    for each in shown:
        let_go(GAME, each, seat, "ok")
        targets = {GAME.format_action(action).partition(">")[2] for action in each.legal()}
        laid += targets != {"z"}
        on_tower += "t" in targets
    if laid == len(shown) and on_tower:
        return [because("why-draw-tower", count=on_tower, total=len(shown))]
    return [because("why-draw-fits", count=laid, total=len(shown))]


def unplayable(view: TowerView, moves: Sequence[str]) -> list[Reason]:
    """The open depot card, if nothing can be done with it but pay."""
    assert view.seat is not None
    depot = view.sides[view.seat].depot
    if not depot or any(move.startswith("a>") and move != "a>z" for move in moves):
        return []
    return [because("why-depot-stuck", card=depot[-1])]


def kept_free(view: TowerView, moves: Sequence[str]) -> list[Reason]:
    """An empty store that a card could have gone to."""
    for move in moves:
        target = move.rpartition(">")[2]
        if target.startswith("l") and not view.stores[int(target[1:]) - 1]:
            return [because("why-keeps-store", store=int(target[1:]))]
    return []


def dug_out(world: Tower, store: int) -> list[Reason]:
    """How many cards still cover one that fits a tower."""
    pile = world.cards_in(store)
    for above, card in enumerate(reversed(pile)):
        if above and legal.fits_tower(world, card):
            return [because("why-digs", card=named(world, card), count=above)]
    return []


def opened_up(before: Tower, world: Tower, seat: int) -> list[Reason]:
    """What fits a card in the stores, or the opponent's interim store, and did not before."""
    card = open_card(world, seat)
    if card is None or legal.fits_tower(world, card):
        return []
    if legal.takers(world, card) and not legal.takers(before, card):
        return [because("why-then-store", card=named(world, card))]
    if legal.can_load(world, card) and not legal.can_load(before, card):
        return [because("why-then-load", card=named(world, card))]
    return []


def changed_for(before: Tower, world: Tower, opponent: int) -> list[Reason]:
    """Whether the opponent's open card fits a card in the stores, if that has changed."""
    card = open_card(world, opponent)
    if card is None:
        return []
    did, does = legal.takers(before, card) != 0, legal.takers(world, card) != 0
    if did == does:
        return []
    return [because("why-helps" if does else "why-hinders", card=named(world, card))]


def loadable(world: Tower) -> str | None:
    """A card that the seat whose turn it is can load on its opponent (W7.3)."""
    tops = [world.cards_in(store)[-1] for store in range(zones.STORES) if world.size[store]]
    own = open_card(world, world.seat)
    for card in tops if own is None else [own, *tops]:
        if legal.can_load(world, card):
            return named(world, card)
    return None


def named(state: Tower, card: int) -> str:
    return cards.token_of(card, state.colour_by_symbol)
