"""What a seat may do besides acting, and why not.

Written once: requests are refused by it, and the buttons that a client is shown are asked of it
too, so what a client is told that it can do is what it can do.
"""

from __future__ import annotations

from typing import Literal, assert_never

from zweikampf.server import table as tables
from zweikampf.server.around import Around
from zweikampf.server.errors import BUSY, Denied
from zweikampf.server.table import Table

Wish = Literal["undo", "takeback", "draw", "rematch", "resign", "claim", "resume", "hint"]
Offer = Literal["draw", "takeback", "rematch"]


def why_not(table: Table, seat: int, wish: Wish, around: Around) -> Denied | None:
    """The reason that forbids a wish of a seat now; ``None`` if it is granted."""
    if wish == "rematch":
        return _rematch(table, seat, around)
    if not table.is_running:
        return not_running(table)
    match wish:
        case "undo":
            return _undo(table, seat)
        case "takeback":
            return _takeback(table, seat)
        case "draw":
            return _draw(table, seat)
        case "resign":
            return None if _is_free(table) else Denied(403, "not-in-a-lesson")
        case "claim":
            return None if 1 - seat in around.claimable else Denied(409, "nothing-to-claim")
        case "resume":
            return None if seat in table.stand_ins else Denied(409, "nothing-to-resume")
        case "hint":
            return _hint(table, seat, around)
        case _:
            assert_never(wish)


def why_not_answer(
    table: Table, seat: int, offer: Offer, around: Around, *, accept: bool
) -> Denied | None:
    """The reason that forbids an answer to an offer. Its maker withdraws it by declining."""
    offered = table.offers.by(offer)
    if not offered or (accept and 1 - seat not in offered):
        return Denied(409, "nothing-offered")
    if not accept:
        return None
    if offer == "rematch":
        return _rematch(table, seat, around)
    return None if table.is_running else not_running(table)


def not_running(table: Table) -> Denied:
    return Denied(409, "game-over" if table.is_over else "not-begun")


def _is_free(table: Table) -> bool:
    """No lesson leads the game."""
    return table.course is None or table.course.is_over


def _undo(table: Table, seat: int) -> Denied | None:
    if table.charter.mode == "friend":
        return Denied(403, "ask-for-takeback")
    if not table.has_undos_left:
        return Denied(409, "too-many-undos", most=tables.MOST_UNDOS)
    return None if table.undo_ply(seat) is not None else Denied(409, "nothing-to-undo")


def _takeback(table: Table, seat: int) -> Denied | None:
    if table.plays_alone(seat):
        return Denied(403, "nobody-to-ask")
    if ("takeback", seat) in table.offers.asked:
        return Denied(409, "asked-already")
    if not table.has_undos_left:
        return Denied(409, "too-many-undos", most=tables.MOST_UNDOS)
    return None if table.last_ply(seat) is not None else Denied(409, "nothing-to-undo")


def _draw(table: Table, seat: int) -> Denied | None:
    """Offering what the other has offered accepts it."""
    if 1 - seat in table.offers.draw:
        return None
    if table.plays_alone(seat):
        return Denied(403, "nobody-to-ask")
    if not table.game.can_draw:
        return Denied(403, "no-draws-here")
    return Denied(409, "asked-already") if ("draw", seat) in table.offers.asked else None


def _rematch(table: Table, seat: int, around: Around) -> Denied | None:
    if not table.is_over:
        return Denied(409, "not-over-yet")
    if table.charter.next is not None:
        return Denied(409, "next-game-waits")
    if around.restart is not None:
        return Denied(BUSY, "server-drains")
    if 1 - seat in table.offers.rematch or table.plays_alone(seat):
        return None
    return Denied(409, "rematch-asked") if ("rematch", seat) in table.offers.asked else None


def _hint(table: Table, seat: int, around: Around) -> Denied | None:
    if table.charter.mode == "friend" or not _is_free(table):
        return Denied(403, "no-hints-here")
    asked = table.actor == seat and table.level_at(seat) is None and seat != around.spared
    return None if asked else Denied(409, "not-your-turn")
