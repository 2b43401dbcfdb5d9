"""A view kept up to date by events alone."""

from __future__ import annotations

from typing import assert_never

from tests.games.quick import replace
from zweikampf.engine import actors
from zweikampf.engine.outcome import Verdict
from zweikampf.games.tower import events, steps
from zweikampf.games.tower.building import actor_of
from zweikampf.games.tower.columns import layout_text
from zweikampf.games.tower.events import TowerEvent
from zweikampf.games.tower.view import Cards, LastAction, Side, TowerView


def folded(view: TowerView, event: TowerEvent) -> TowerView:
    """The view after the event; whose turn it is follows from the step."""
    after = _happen(view, event)
    return replace(
        after,
        actor=actors.name_of(actor_of(steps.WORDS.index(after.step), after.active or 0)),
        bonus_open=all(side.depot or side.depot_hidden for side in after.sides),
        sides=(_counted(after, 0), _counted(after, 1)),
        verdict=_verdict(after) if after.step == "done" else None,
    )


def _counted(view: TowerView, seat: int) -> Side:
    """W3.3 once more."""
    side = view.sides[seat]
    depot = len(side.depot) + side.depot_hidden
    rest = len(side.stock) + side.stock_hidden + len(side.interim)
    drawn = view.drawn is not None and view.active == seat
    return replace(side, depot_count=depot, own_cards=depot + rest + drawn)


def _verdict(view: TowerView) -> Verdict:
    """W11.2 and W12.5 once more."""
    one, two = _counted(view, 0), _counted(view, 1)
    out = 0 if one.own_cards == 0 else 1 if two.own_cards == 0 else None
    if one.gold != two.gold:
        return Verdict("more-gold", out)
    if out is not None:
        return Verdict("equal-out", out)
    is_equal = (one.own_cards, one.depot_count) == (two.own_cards, two.depot_count)
    return Verdict("equal-all" if is_equal else "equal-cards", None)


def _happen(view: TowerView, event: TowerEvent) -> TowerView:
    match event:
        case events.DepotCardTurnedUp() | events.StoreOpened() | events.LotDrawn():
            return _set_up(view, event)
        case (
            events.CardLaidOnTower() | events.CardLaidOnStore() | events.OpponentLoaded()
            | events.PairMoved() | events.StockRecycled() | events.DrawBegan()
            | events.CardDrawn() | events.CardPutAway() | events.DepotCardBoughtOut()
            | events.Passed()
        ):  # fmt: skip
            return _play(view, event)
        case (
            events.GoldPaid() | events.RewardEarned() | events.RewardOffered()
            | events.RewardTaken() | events.RewardLapsed() | events.GoldGivenBack()
            | events.BonusTakenBack() | events.FinePaid() | events.InterimStoreBlocked()
            | events.BlockLifted()
        ):  # fmt: skip
            return _move_gold(view, event)
        case (
            events.CallWaived() | events.TurmCalled() | events.TowerCardMissed()
            | events.CardTakenBack() | events.StockTurnedBack()
        ):  # fmt: skip
            return _call(view, event)
        case (
            events.TurnBegan() | events.BlockAsked() | events.BlockWaived()
            | events.TurnEnded() | events.GameEnded()
        ):  # fmt: skip
            return _pass_on(view, event)
        case _:
            assert_never(event)


# Setup and chance


def _set_up(
    view: TowerView, event: events.DepotCardTurnedUp | events.StoreOpened | events.LotDrawn
) -> TowerView:
    match event:
        case events.DepotCardTurnedUp():
            side = view.sides[event.seat]
            side = replace(
                side, depot=(*side.depot, event.card), depot_hidden=side.depot_hidden - 1
            )
            after = _on(view, event.seat, _without_unseen(side, event.card))
            return after if view.step == "deal" else _leading_to(after, "free")
        case events.StoreOpened():
            side = view.sides[event.seat]
            side = replace(side, stock_hidden=side.stock_hidden - 1)
            after = _on(view, event.seat, _without_unseen(side, event.card))
            after = _put(after, f"l{event.store}", event.card)
            return replace(after, step="start") if event.store == len(view.stores) else after
        case events.LotDrawn():
            return view


def _without_unseen(side: Side, card: str) -> Side:
    return replace(side, unseen=tuple(each for each in side.unseen if each != card))


# Actions of the active seat

_Play = (
    events.CardLaidOnTower
    | events.CardLaidOnStore
    | events.OpponentLoaded
    | events.PairMoved
    | events.StockRecycled
    | events.DrawBegan
    | events.CardDrawn
    | events.CardPutAway
    | events.DepotCardBoughtOut
    | events.Passed
)


def _play(view: TowerView, event: _Play) -> TowerView:
    match event:
        case events.CardLaidOnTower():
            after = replace(_take(view, event.source), progress=True)
            after = replace(after, towers=_built(view.towers, event.card))
            return _settled(after)
        case events.CardLaidOnStore():
            return _moved(view, event.source, f"l{event.store}", event.card)
        case events.OpponentLoaded():
            return _moved(view, event.source, "o", event.card)
        case events.DepotCardBoughtOut():
            return _moved(view, "a", "z", event.card)
        case events.PairMoved():
            source, target = f"l{event.source}", f"l{event.store}"
            after = _remember(view, f"{source}>>{target}")
            after = _take(_take(after, source), source)
            after = _put(_put(after, target, event.lower), target, event.upper)
            return _settled(replace(after, progress=True))
        case events.DrawBegan():
            return replace(_remember(view, "draw"), step="show")
        case events.StockRecycled():
            side = view.sides[event.seat]
            after = _on(view, event.seat, replace(side, stock=side.interim[::-1], interim=()))
            return replace(after, last=after.last and replace(after.last, recycled=True))
        case events.CardDrawn():
            return _leading_to(replace(_drawn(view, event), drawn=event.card), "drawn")
        case events.CardPutAway():
            after = _put(_take(_remember(view, "d>z"), "d"), "z", event.card)
            return _leading_to(after, "turn-over")
        case events.Passed():
            return _leading_to(_remember(view, "pass"), "turn-over")


def _moved(view: TowerView, source: str, target: str, card: str) -> TowerView:
    after = _put(_take(_remember(view, f"{source}>{target}"), source), target, card)
    return _settled(replace(after, progress=view.progress or source == "a"))


def _remember(view: TowerView, action: str) -> TowerView:
    """In table mode an answer is due, and TURM! may undo the action."""
    if view.mode == "strict":
        return view
    return replace(view, last=LastAction(action, recycled=False, progress=view.progress))


def _settled(view: TowerView) -> TowerView:
    """The layout is on the list (W10.2); a depot that was uncovered waits for chance."""
    side = view.sides[_active(view)]
    uncovered = not side.depot and side.depot_hidden
    texts = {*view.layouts, layout_text(view.stores)}
    after = replace(view, layouts=tuple(sorted(texts)))
    return replace(after, step="turn-up") if uncovered else _leading_to(after, "free")


def _leading_to(view: TowerView, step: str) -> TowerView:
    """An answer comes before the next step, if one is due (W9.1)."""
    return replace(view, step="answer" if view.last else step)


def _drawn(view: TowerView, event: events.CardDrawn) -> TowerView:
    side = view.sides[event.seat]
    if side.stock:
        return _on(view, event.seat, replace(side, stock=side.stock[:-1]))
    side = replace(side, stock_hidden=side.stock_hidden - 1)
    return _on(view, event.seat, _without_unseen(side, event.card))


def _built(towers: Cards, card: str) -> Cards:
    symbol, value = card[0], int(card[1:-1])
    left = list(towers)
    if value:
        left.remove(f"{symbol}{value - 1}")
    return tuple(sorted([*left, f"{symbol}{value}"], key=lambda top: (top[0], int(top[1:]))))


# Gold

_Gold = (
    events.GoldPaid
    | events.RewardEarned
    | events.RewardOffered
    | events.RewardTaken
    | events.RewardLapsed
    | events.GoldGivenBack
    | events.BonusTakenBack
    | events.FinePaid
    | events.InterimStoreBlocked
    | events.BlockLifted
)


def _move_gold(view: TowerView, event: _Gold) -> TowerView:
    match event:
        case events.GoldPaid() | events.BonusTakenBack():
            return _from_bank(view, event.seat, -event.amount)
        case events.RewardEarned() | events.GoldGivenBack():
            return _from_bank(view, event.seat, event.amount)
        case events.RewardOffered():
            return replace(view, pending=view.pending + event.amount)
        case events.RewardTaken():
            return replace(_from_bank(view, event.seat, event.amount), pending=0)
        case events.RewardLapsed():
            return replace(view, pending=0)
        case events.FinePaid():
            after = _from_bank(view, event.seat, -event.amount)
            return _from_bank(after, 1 - event.seat, event.amount)
        case events.InterimStoreBlocked():
            side = view.sides[event.seat]
            return _on(view, event.seat, replace(side, gold=side.gold - 1, blocked=True))
        case events.BlockLifted():
            after = _on(view, event.seat, replace(view.sides[event.seat], blocked=False))
            return replace(after, bank=view.bank + 1)


def _from_bank(view: TowerView, seat: int, amount: int) -> TowerView:
    side = view.sides[seat]
    after = _on(view, seat, replace(side, gold=side.gold + amount))
    return replace(after, bank=view.bank - amount)


# TURM!

_Call = (
    events.CallWaived
    | events.TurmCalled
    | events.TowerCardMissed
    | events.CardTakenBack
    | events.StockTurnedBack
)


def _call(view: TowerView, event: _Call) -> TowerView:
    match event:
        case events.CallWaived():
            return _accepted(view)
        case events.TurmCalled():
            if not event.right:
                return _accepted(view)
            progress = view.last is not None and view.last.progress
            return replace(view, last=None, pending=0, progress=progress, step="turn-over")
        case events.TowerCardMissed():
            return view
        case events.CardTakenBack():
            return _put(_take(view, event.source), event.target, event.card)
        case events.StockTurnedBack():
            side = view.sides[event.seat]
            return _on(view, event.seat, replace(side, interim=side.stock[::-1], stock=()))


def _accepted(view: TowerView) -> TowerView:
    """The action stands, and play continues where it led."""
    action = view.last.action if view.last else ""
    step = {"draw": "drawn", "d>z": "turn-over", "pass": "turn-over"}.get(action, "free")
    return replace(view, last=None, step=step)


# Turns

_Turn = (
    events.TurnBegan | events.BlockAsked | events.BlockWaived | events.TurnEnded | events.GameEnded
)


def _pass_on(view: TowerView, event: _Turn) -> TowerView:
    match event:
        case events.TurnBegan():
            layouts = (layout_text(view.stores),)
            return replace(view, active=event.seat, step="free", progress=False, layouts=layouts)
        case events.BlockAsked():
            return replace(view, step="block", layouts=())
        case events.BlockWaived():
            return view
        case events.TurnEnded():
            quiet = 0 if event.progress else view.quiet + 1
            return replace(view, turns=view.turns + 1, quiet=quiet, idle=event.idle, layouts=())
        case events.GameEnded():
            return replace(view, step="done", last=None, layouts=())


# Places


def _active(view: TowerView) -> int:
    assert view.active is not None
    return view.active


def _on(view: TowerView, seat: int, side: Side) -> TowerView:
    """The view with one side exchanged."""
    return replace(view, sides=(view.sides[0], side) if seat else (side, view.sides[1]))


def _take(view: TowerView, place: str) -> TowerView:
    """The view without the top card of a place."""
    if place == "d":
        return replace(view, drawn=None)
    return _with_pile(view, place, _pile(view, place)[:-1])


def _put(view: TowerView, place: str, card: str) -> TowerView:
    return _with_pile(view, place, (*_pile(view, place), card))


def _pile(view: TowerView, place: str) -> Cards:
    if place[0] == "l":
        return view.stores[int(place[1:]) - 1]
    seat = 1 - _active(view) if place == "o" else _active(view)
    pile: Cards = getattr(view.sides[seat], _ZONES[place])
    return pile


def _with_pile(view: TowerView, place: str, pile: Cards) -> TowerView:
    if place[0] == "l":
        at = int(place[1:]) - 1
        return replace(view, stores=(*view.stores[:at], pile, *view.stores[at + 1 :]))
    seat = 1 - _active(view) if place == "o" else _active(view)
    side = view.sides[seat]
    match place:
        case "a":
            side = replace(side, depot=pile)
        case "v":
            side = replace(side, stock=pile)
        case _:
            side = replace(side, interim=pile)
    return _on(view, seat, side)


_ZONES = {"a": "depot", "v": "stock", "z": "interim", "o": "interim"}
