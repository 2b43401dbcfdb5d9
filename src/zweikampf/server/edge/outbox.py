"""The only module through which anything about a game leaves the server.

What is said about a game comes from ``Duel.frame`` and ``Duel.steps``, which ask ``view`` and
``seen`` for the reader; of a finished one from ``history``, which asks them too. No other module of
the server may read a state, a view or an event in order to send it (a test reads the imports).
"""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from typing import Any, get_args

from zweikampf.engine import actors
from zweikampf.server.edge.wire import rest, server_frames
from zweikampf.server.edge.wire.common import (
    ClockSet,
    ClockTimes,
    GameEnd,
    OpenOffers,
    PlayerInfo,
    ReactionWindow,
    TakebackOffer,
    wire_seat,
)
from zweikampf.server.table.around import Around, Window
from zweikampf.server.table.clocks import ClockSettings
from zweikampf.server.table.ending import end_of
from zweikampf.server.table.entry import BEFORE_BEGINNING
from zweikampf.server.table.kept import Summary
from zweikampf.server.table.permissions import Offered, Wish, why_not, why_not_answer
from zweikampf.server.table.setup import Seating, Setup
from zweikampf.server.table.table import Table

LOG_PLIES = 200


# Frames of a socket


def full(table: Table, seat: int | None, around: Around) -> server_frames.Full:
    since = max(0, table.ply - LOG_PLIES)
    return server_frames.Full(
        **_position(table, seat, around, since),
        table=table.setup.id,
        game=table.setup.game,
        options=table.options.texts(),
        mode=table.setup.mode,
        seat=wire_seat(seat),
        commitment=table.setup.commitment,
        words=_words(table),
        seat_draw=table.setup.seat_draw(begun=table.duel is not None),
    )


def _words(table: Table) -> tuple[str | None, str | None] | None:
    """The computer's word is sent with the commitment, those of people when the cards are dealt."""
    if not table.setup.needs_words:
        return None
    begun = table.duel is not None
    one, two = (
        word if word and (begun or seating.kind == "computer") else None
        for word, seating in zip(table.words, table.setup.seats, strict=True)
    )
    return one, two


def update(
    table: Table, seat: int | None, around: Around, since: int
) -> server_frames.Update | None:
    """What a reader with version ``since`` has missed; ``None`` if that is not known."""
    ply = table.ply_of(since)
    if ply is None or table.ply - ply > LOG_PLIES:
        return None
    return server_frames.Update(**_position(table, seat, around, ply), since=since)


def facts_frame(table: Table, seat: int | None, around: Around) -> server_frames.FactsFrame:
    return server_frames.FactsFrame(version=table.version, facts=_facts(table, seat, around))


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


def _facts(table: Table, seat: int | None, around: Around) -> server_frames.Facts:
    return server_frames.Facts(
        status=_status(table.duel is not None, table.is_over),
        players=_players(table.setup.seats, _stand_ins(table), around.present),
        watchers=around.watchers,
        clocks=_clocks(table, around.now),
        offers=_offers(table),
        window=_window(around.window),
        can=server_frames.Can() if seat is None else _can(table, seat, around),
        end=_end(table.ended),
        secret=table.setup.opened(table.is_over),
        next=table.setup.next,
        lesson=_lesson(table, seat),
        restart=around.restart,
        words_missing=tuple(wire_seat(place) for place in table.words_missing),
        by_itself=_is_spared(seat, around),
    )


def _is_spared(seat: int | None, around: Around) -> bool:
    return seat is not None and seat == around.spared


def _lesson(table: Table, seat: int | None) -> server_frames.LessonStep | None:
    """Where the lesson stands, for the learner alone."""
    progress = table.progress
    if progress is None or progress.is_over or seat != progress.lesson.seat or table.is_over:
        return None
    step = progress.waiting(table.ply) if table.duel else None
    last = progress.number == len(progress.lesson.steps) - 1
    asks = "act" if step and step.expects else "read"
    said = {"number": progress.number + 1, "total": len(progress.lesson.steps)}
    if step is None:
        return server_frames.LessonStep.model_validate({**said, "asks": "watch"})
    return server_frames.LessonStep.model_validate(
        {
            **said,
            "asks": "end" if last else asks,
            "text": step.text,
            "points": step.points,
            "wanted": step.expects,
        }
    )


def _can(table: Table, seat: int, around: Around) -> server_frames.Can:
    wishes: tuple[Wish, ...] = get_args(Wish)
    granted = {wish: why_not(table, seat, wish, around) is None for wish in wishes}
    offered: tuple[Offered, ...] = get_args(Offered)
    accept = [
        what for what in offered if why_not_answer(table, seat, what, around, accept=True) is None
    ]
    return server_frames.Can.model_validate({**granted, "accept": accept})


def _clocks(table: Table, now: int) -> ClockTimes | None:
    clocks = table.clocks
    if clocks is None:
        return None
    left = clocks.left(now)
    until = table.called_off_at
    return ClockTimes(
        base=clocks.base,
        increment=clocks.increment,
        left=left,
        running=wire_seat(clocks.running),
        first_move=None if until is None else max(0, until - now),
    )


def _offers(table: Table) -> OpenOffers:
    offers = table.offers
    takeback = None
    if offers.takeback is not None:
        takeback = TakebackOffer(seat=wire_seat(offers.takeback[0]), ply=offers.takeback[1])
    return OpenOffers(
        draw=tuple(wire_seat(seat) for seat in sorted(offers.draw)),
        rematch=tuple(wire_seat(seat) for seat in sorted(offers.rematch)),
        takeback=takeback,
    )


# Tables for REST


def table_info(table: Table, guest: int | None, present: tuple[bool, bool]) -> rest.TableInfo:
    """A table that is open."""
    turn = None if table.duel is None else actors.name_of(table.duel.state.actor)
    return _table(
        table.setup,
        _players(table.setup.seats, _stand_ins(table), present),
        guest,
        status=_status(table.duel is not None, table.is_over),
        turn="over" if table.is_over else turn,
        end=_end(table.ended),
        ply=table.ply,
        changed=table.changed,
        begun=table.duel is not None,
    )


def listed(summary: Summary, guest: int | None) -> rest.TableInfo:
    """A table as it is stored, without opening it."""
    last = summary.last
    turn: Any = int(last.turn) if last and last.turn in ("0", "1") else None
    begun = last is not None and last.kind not in BEFORE_BEGINNING
    return _table(
        summary.setup,
        _players(summary.setup.seats, summary.stand_ins, (False, False)),
        guest,
        status=_status(begun, bool(summary.ended)),
        turn="over" if summary.ended else turn,
        end=_end(summary.ended),
        ply=last.ply if last else 0,
        changed=last.at if last else summary.setup.created,
        begun=begun,
    )


def _table(
    setup: Setup, seats: Any, guest: int | None, *, begun: bool, **more: Any
) -> rest.TableInfo:
    return rest.TableInfo(
        id=setup.id,
        game=setup.game,
        rules=setup.rules,
        options=setup.options,
        mode=setup.mode,
        players=seats,
        yours=[wire_seat(seat) for seat in setup.seats_of(guest)],
        clock=_clock_set(setup.clock),
        commitment=setup.commitment,
        secret=setup.opened(more["status"] == "over"),
        seat_draw=setup.seat_draw(begun),
        created=setup.created,
        next=setup.next,
        origin=_origin(setup),
        rules_known=setup.is_known,
        **more,
    )


def _origin(setup: Setup) -> rest.TableOrigin | None:
    if setup.origin is None:
        return None
    return rest.TableOrigin(table=setup.origin, ply=len(setup.opening))


def _stand_ins(table: Table) -> tuple[int | None, int | None]:
    return table.stand_ins.get(0), table.stand_ins.get(1)


@lru_cache(10_000)  # they are part of every frame and hardly ever change
def _players(
    seats: tuple[Seating, Seating],
    stand_ins: tuple[int | None, int | None],
    present: tuple[bool, bool],
) -> tuple[PlayerInfo, PlayerInfo]:
    one, two = (
        PlayerInfo.model_validate(
            {
                "kind": seating.kind,
                "name": seating.name,
                "level": seating.level,
                "bot": asdict(seating.bot) if seating.bot else None,
                "present": seating.kind == "computer" or present[seat],
                "stand_in": stand_ins[seat],
            }
        )
        for seat, seating in enumerate(seats)
    )
    return one, two


# Small words


def _window(window: Window | None) -> ReactionWindow | None:
    if window is None:
        return None
    seat = wire_seat(window.seat)
    return ReactionWindow(seat=seat, length=window.length, left=window.left)


def _end(ended: str) -> GameEnd | None:
    end = end_of(ended)
    return None if end is None else GameEnd.model_validate(asdict(end))


def _clock_set(clock: ClockSettings | None) -> ClockSet | None:
    return None if clock is None else ClockSet.model_validate(asdict(clock))


def _status(begun: bool, over: bool) -> Any:
    if over:
        return "over"
    return "running" if begun else "waiting"
