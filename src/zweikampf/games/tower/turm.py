"""TURM! (W9): what a call would undo, whether it would be right, and the undoing itself."""

from __future__ import annotations

from zweikampf.games.tower import acts, legal, zones
from zweikampf.games.tower.steps import Kind, Note, Step
from zweikampf.games.tower.table import Table

KIND = acts.KIND
FROM = acts.FROM
TO = acts.TO
PLACES = len(acts.PLACES)
AT_DEPOT, AT_DRAWN, AT_STOCK = acts.AT_DEPOT, acts.AT_DRAWN, acts.AT_STOCK
INTERIM, STOCK = zones.INTERIM, zones.STOCK
DEPOT_BONUS = zones.DEPOT_BONUS
NO_CARD, NO_ACTION = zones.NO_CARD, zones.NO_ACTION
SHOW = int(Step.SHOW)
PAIR, DRAW, PAY, PASS = int(Kind.PAIR), int(Kind.DRAW), int(Kind.PAY), int(Kind.PASS)
CARD_TAKEN_BACK = int(Note.CARD_TAKEN_BACK)
STOCK_TURNED_BACK = int(Note.STOCK_TURNED_BACK)
GOLD_GIVEN_BACK = int(Note.GOLD_GIVEN_BACK)
BONUS_TAKEN_BACK = int(Note.BONUS_TAKEN_BACK)
FINE_PAID = int(Note.FINE_PAID)


def remember(table: Table, action: int) -> None:
    """Before an action: keep what a call would undo, and whether it would be right (W9.3)."""
    table.last = action
    table.violation = legal.duties(table) != 0
    table.recycled = False
    table.had_progress = table.progress


def missed(table: Table, scratch: Table) -> list[tuple[int, int]]:
    """The duties before the last action (W9.3): places, as they were then, with their cards.

    ``scratch`` is a copy that is used up.
    """
    if FROM[table.last] == AT_DRAWN:
        card = table.top[table.pile(TO[table.last])]
        return [(AT_DRAWN, card)] if legal.fits_tower(table, card) else []
    if table.step != SHOW:
        undo(scratch)
    due = legal.duties(scratch)
    places = [place for place in range(PLACES) if due >> place & 1]
    return [(place, scratch.top[scratch.pile(place)]) for place in places]


def undo(table: Table) -> None:
    """Take the last action back completely; what was seen stays known (W9.4, W13.3)."""
    kind = KIND[table.last]
    source = FROM[table.last]
    if source == AT_DEPOT and table.is_first_empty_depot():
        _take_bonus_back(table)
    if kind == DRAW:
        _take_back(table, AT_DRAWN, AT_STOCK)
        if table.recycled:
            table.turn_over(STOCK + table.seat, INTERIM + table.seat)
            table.note(STOCK_TURNED_BACK, table.seat)
    elif kind == PAIR:
        _take_pair_back(table, TO[table.last], source)
    elif kind != PASS:
        # A drawn card cannot stay drawn, since the turn is over: it goes on the stock.
        _take_back(table, TO[table.last], AT_STOCK if source == AT_DRAWN else source)
    if kind in (PAIR, PAY):
        table.to_bank(table.seat, -1)
        table.note(GOLD_GIVEN_BACK, table.seat, 1)
    table.progress = table.had_progress
    table.passed = False
    table.pending = 0
    table.last = NO_ACTION


def _take_back(table: Table, source: int, target: int) -> None:
    if source == AT_DRAWN:
        card = table.drawn
        table.drawn = NO_CARD
    else:
        card = table.pop(table.pile(source))
    table.push(table.pile(target), card)
    table.note(CARD_TAKEN_BACK, table.seat, table.face(card), source, target)


def _take_pair_back(table: Table, source: int, target: int) -> None:
    upper = table.pop(source)
    lower = table.pop(source)
    table.push(target, lower)
    table.push(target, upper)
    table.note(CARD_TAKEN_BACK, table.seat, table.face(lower), source, target)
    table.note(CARD_TAKEN_BACK, table.seat, table.face(upper), source, target)


def _take_bonus_back(table: Table) -> None:
    """Gold that was earned goes back; a mere offer is gone with the undo (W6.7)."""
    if not table.claim:
        table.to_bank(table.seat, DEPOT_BONUS)
        table.note(BONUS_TAKEN_BACK, table.seat, DEPOT_BONUS)


def fine(table: Table, seat: int) -> None:
    """1 gold to the other seat, if there is any (W9.5, W9.6)."""
    if table.gold[seat]:
        table.gold[seat] -= 1
        table.gold[1 - seat] += 1
        table.note(FINE_PAID, seat, 1)
