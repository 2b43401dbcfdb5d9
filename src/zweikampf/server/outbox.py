"""The only door through which anything about a game leaves the server.

What is said of a game comes from ``Duel.frame`` and ``Duel.steps``, which ask ``view`` and ``seen``
for the reader; of a finished one from ``history``, which asks them too. No other module of the
server may look at a state, a view or an event to tell somebody (a test reads the imports).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, get_args

from zweikampf.engine import actors
from zweikampf.server.around import Around
from zweikampf.server.charter import Charter, Seating
from zweikampf.server.permissions import Wish, why_not
from zweikampf.server.store import Summary
from zweikampf.server.table import Table, end_told
from zweikampf.server.wire import rest, told
from zweikampf.server.wire.common import (
    ClocksTold,
    OffersTold,
    PlayerTold,
    TakebackTold,
    seat_told,
)

LOG_PLIES = 200


# Frames of a socket


def full(table: Table, seat: int | None, around: Around) -> told.Full:
    since = max(0, table.ply - LOG_PLIES)
    return told.Full(
        **_position(table, seat, around, since),
        table=table.charter.id,
        game=table.charter.game,
        options=table.options.texts(),
        mode=table.charter.mode,
        seat=seat_told(seat),
        commitment=table.charter.commitment,
        words=_words(table),
        seat_draw=table.charter.seat_draw(begun=table.duel is not None),
    )


def _words(table: Table) -> tuple[str | None, str | None] | None:
    """The computer's word is told with the commitment, those of people when the cards are dealt."""
    if not table.charter.needs_words:
        return None
    begun = table.duel is not None
    one, two = (
        word if word and (begun or seating.kind == "computer") else None
        for word, seating in zip(table.words, table.charter.seats, strict=True)
    )
    return one, two


def update(table: Table, seat: int | None, around: Around, since: int) -> told.Update | None:
    """What a reader with version ``since`` has missed; ``None`` if that cannot be told."""
    ply = table.ply_of(since)
    if ply is None or table.ply - ply > LOG_PLIES:
        return None
    return told.Update(**_position(table, seat, around, ply), since=since)


def facts_frame(table: Table, seat: int | None, around: Around) -> told.FactsFrame:
    return told.FactsFrame(version=table.version, facts=_facts(table, seat, around))


def _position(table: Table, seat: int | None, around: Around, since: int) -> dict[str, Any]:
    facts = _facts(table, seat, around)
    if table.duel is None:
        empty = {"version": 0, "ply": 0, "actor": None, "view": None}
        return {**empty, "legal": [], "rules": [], "steps": [], "facts": facts}
    frame = table.duel.frame(seat, since)
    for step in frame["steps"]:
        # For the other player it is an action like any other (T10.10).
        step["by_itself"] = step["actor"] == seat and step["ply"] in table.by_itself
    if table.is_over or _is_spared(seat, around):
        frame["legal"] = []
    return {**frame, "facts": facts}


def _facts(table: Table, seat: int | None, around: Around) -> told.Facts:
    return told.Facts(
        status=_status(table.duel is not None, table.is_over),
        players=_players(table.charter.seats, _stand_ins(table), around.present),
        watchers=around.watchers,
        clocks=_clocks(table, around.now),
        offers=_offers(table),
        window=around.window,
        can=told.Can() if seat is None else _can(table, seat, around),
        end=table.end(),
        secret=table.charter.opened(table.is_over),
        next=table.charter.next,
        lesson=_lesson(table, seat),
        restart=around.restart,
        words_missing=tuple(seat_told(place) for place in table.words_missing),
        by_itself=_is_spared(seat, around),
    )


def _is_spared(seat: int | None, around: Around) -> bool:
    return seat is not None and seat == around.spared


def _lesson(table: Table, seat: int | None) -> told.LessonTold | None:
    """Where the lesson stands, for the learner alone."""
    course = table.course
    if course is None or course.is_over or seat != course.lesson.seat or table.is_over:
        return None
    step = course.waiting(table.ply) if table.duel else None
    last = course.number == len(course.lesson.steps) - 1
    asks = "act" if step and step.expects else "read"
    said = {"number": course.number + 1, "total": len(course.lesson.steps)}
    if step is None:
        return told.LessonTold.model_validate({**said, "asks": "watch"})
    return told.LessonTold.model_validate(
        {
            **said,
            "asks": "end" if last else asks,
            "text": step.text,
            "points": step.points,
            "wanted": step.expects,
        }
    )


def _can(table: Table, seat: int, around: Around) -> told.Can:
    wishes: tuple[Wish, ...] = get_args(Wish)
    granted = {wish: why_not(table, seat, wish, around) is None for wish in wishes}
    return told.Can.model_validate(granted)


def _clocks(table: Table, now: int) -> ClocksTold | None:
    clocks = table.clocks
    if clocks is None:
        return None
    left = clocks.left(now)
    running = seat_told(clocks.running)
    return ClocksTold(base=clocks.base, increment=clocks.increment, left=left, running=running)


def _offers(table: Table) -> OffersTold:
    offers = table.offers
    takeback = None
    if offers.takeback is not None:
        takeback = TakebackTold(seat=seat_told(offers.takeback[0]), ply=offers.takeback[1])
    return OffersTold(
        draw=tuple(seat_told(seat) for seat in sorted(offers.draw)),
        rematch=tuple(seat_told(seat) for seat in sorted(offers.rematch)),
        takeback=takeback,
    )


# Tables for REST


def table_told(table: Table, guest: int | None, present: tuple[bool, bool]) -> rest.TableTold:
    """A table that is open."""
    turn = None if table.duel is None else actors.name_of(table.duel.state.actor)
    return _table(
        table.charter,
        _players(table.charter.seats, _stand_ins(table), present),
        guest,
        status=_status(table.duel is not None, table.is_over),
        turn="over" if table.is_over else turn,
        end=table.end(),
        ply=table.ply,
        changed=table.changed,
        begun=table.duel is not None,
    )


def listed(summary: Summary, guest: int | None) -> rest.TableTold:
    """A table as it is stored, without opening it."""
    last = summary.last
    turn: Any = int(last.turn) if last and last.turn in ("0", "1") else None
    begun = last is not None and last.kind != "word"
    return _table(
        summary.charter,
        _players(summary.charter.seats, summary.stand_ins, (False, False)),
        guest,
        status=_status(begun, bool(summary.ended)),
        turn="over" if summary.ended else turn,
        end=end_told(summary.ended),
        ply=last.ply if last else 0,
        changed=last.at if last else summary.charter.created,
        begun=begun,
    )


def _table(
    charter: Charter, seats: Any, guest: int | None, *, begun: bool, **more: Any
) -> rest.TableTold:
    return rest.TableTold(
        id=charter.id,
        game=charter.game,
        rules=charter.rules,
        options=charter.options,
        mode=charter.mode,
        players=seats,
        yours=[seat_told(seat) for seat in charter.seats_of(guest)],
        clock=charter.clock,
        commitment=charter.commitment,
        secret=charter.opened(more["status"] == "over"),
        seat_draw=charter.seat_draw(begun),
        created=charter.created,
        next=charter.next,
        origin=_origin(charter),
        rules_known=charter.is_known,
        **more,
    )


def _origin(charter: Charter) -> rest.OriginTold | None:
    if charter.origin is None:
        return None
    return rest.OriginTold(table=charter.origin, ply=len(charter.opening))


def _stand_ins(table: Table) -> tuple[int | None, int | None]:
    return table.stand_ins.get(0), table.stand_ins.get(1)


@lru_cache(10_000)  # they are part of every frame and hardly ever change
def _players(
    seats: tuple[Seating, Seating],
    stand_ins: tuple[int | None, int | None],
    present: tuple[bool, bool],
) -> tuple[PlayerTold, PlayerTold]:
    one, two = (
        PlayerTold.model_validate(
            {
                "kind": seating.kind,
                "name": seating.name,
                "level": seating.level,
                "present": seating.kind == "computer" or present[seat],
                "stand_in": stand_ins[seat],
            }
        )
        for seat, seating in enumerate(seats)
    )
    return one, two


# Small words


def _status(begun: bool, over: bool) -> Any:
    if over:
        return "over"
    return "running" if begun else "waiting"
