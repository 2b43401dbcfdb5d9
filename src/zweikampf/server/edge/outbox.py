"""The only module through which anything about a game leaves the server.

What is said about a game comes from ``Duel.told``, which asks ``view`` and ``seen`` for the reader;
of a finished one from ``history``, which asks them too. No other module of the server may read a
state, a view or an event in order to send it (a test reads the imports).
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
    LostOffer,
    OpenOffers,
    PlayerInfo,
    Players,
    Ply,
    ReactionWindow,
    Status,
    TableDeal,
    TakebackOffer,
    bot_info,
    wire_seat,
)
from zweikampf.server.table.around import Around, Window
from zweikampf.server.table.clocks import ClockSettings
from zweikampf.server.table.ending import end_of
from zweikampf.server.table.entry import BEFORE_BEGINNING
from zweikampf.server.table.kept import Summary
from zweikampf.server.table.offers import InGame
from zweikampf.server.table.permissions import (
    Offered,
    Wish,
    why_not,
    why_not_act,
    why_not_again,
    why_not_answer,
)
from zweikampf.server.table.setup import Seating, Setup
from zweikampf.server.table.table import Table

LOG_PLIES = 200
_OFFERED: tuple[Offered, ...] = get_args(Offered)
_NOT_BEGUN: dict[str, Any] = {
    "version": 0,
    "ply": 0,
    "actor": None,
    "view": None,
    "legal": [],
    "rules": [],
    "steps": [],
}
_NOTHING: server_frames.Can = {
    "undo": False,
    "takeback": False,
    "draw": False,
    "rematch": False,
    "resign": False,
    "claim": False,
    "resume": False,
    "hint": False,
    "emote": False,
    "again": False,
    "accept": (),
}


# Frames of a socket


def full(table: Table, seat: int | None, around: Around) -> server_frames.Full:
    position, steps = _position(table, seat, around, max(0, table.ply - LOG_PLIES))
    return {
        **position,
        "type": "full",
        "table": table.setup.id,
        "game": table.setup.game,
        "options": table.options.texts(),
        "mode": table.setup.mode,
        "seat": wire_seat(seat),
        "commitment": table.setup.commitment,
        "dealing": "piles" if table.setup.is_by_piles else "ply",
        "words": _words(table),
        "seat_draw": table.setup.seat_draw(begun=table.duel is not None),
        "deal": table_deal(table.setup),
        "steps": steps,
    }


def _words(table: Table) -> tuple[str | None, str | None] | None:
    """The computer's word is sent with the commitment, those of people when the cards are dealt."""
    deal = table.setup.deal
    if deal is not None and table.setup.deal_name:
        return deal.words if all(deal.words) else None
    if not table.setup.needs_words:
        return None
    begun = table.duel is not None
    one, two = (
        word if word and (begun or seating.kind == "computer") else None
        for word, seating in zip(table.words, table.setup.seats, strict=True)
    )
    return one, two


def update(
    table: Table,
    seat: int | None,
    around: Around,
    since: int,
    common: server_frames.Facts | None = None,
) -> server_frames.Update | None:
    """What a reader with version ``since`` has missed; ``None`` if that is not known. ``common``
    are the ``common_facts``, where several readers are told at once."""
    ply = table.ply_of(since)
    if ply is None or table.ply - ply > LOG_PLIES:
        return None
    position, steps = _position(table, seat, around, ply, common)
    return {**position, "type": "update", "since": since, "steps": steps}


def facts_frame(
    table: Table, seat: int | None, around: Around, common: server_frames.Facts | None = None
) -> server_frames.FactsFrame:
    facts = _facts(table, seat, around, common)
    return {"type": "facts", "version": table.version, "facts": facts}


def _position(
    table: Table,
    seat: int | None,
    around: Around,
    since: int,
    common: server_frames.Facts | None = None,
) -> tuple[server_frames.Position, list[Ply]]:
    """The game from a seat, and the plies from one on."""
    facts = _facts(table, seat, around, common)
    frame = _NOT_BEGUN if table.duel is None else table.duel.told(seat, since)
    for step in frame["steps"]:
        # For the other player it is an action like any other (T10.10).
        step["by_itself"] = step["actor"] == seat and step["ply"] in table.by_itself
    position: server_frames.Position = {
        "version": frame["version"],
        "ply": frame["ply"],
        "actor": frame["actor"],
        "view": frame["view"],
        "legal": frame["legal"] if _is_asked(table, seat, around) else [],
        "rules": frame["rules"],
        "facts": facts,
    }
    return position, frame["steps"]


def _facts(
    table: Table, seat: int | None, around: Around, common: server_frames.Facts | None
) -> server_frames.Facts:
    if common is None:
        common = common_facts(table, around)
    if seat is None:
        return common
    return {
        **common,
        "can": _can(table, seat, around),
        "lesson": _lesson(table, seat),
        "by_itself": _is_spared(seat, around),
        "spared": tuple(sorted(table.by_itself)) if table.is_over else (),
    }


def common_facts(table: Table, around: Around) -> server_frames.Facts:
    """What is the same for all readers; for a spectator it is everything."""
    return {
        "status": _status(table.duel is not None, table.is_over),
        "players": _players(table.setup.seats, _stand_ins(table), around.present),
        "watchers": around.watchers,
        "clocks": _clocks(table, around.now),
        "offers": _offers(table),
        "window": _window(around.window),
        "can": _NOTHING,
        "end": game_end(table.ended),
        "secret": table.setup.opened(table.is_over),
        "next": table.setup.next,
        "lesson": None,
        "restart": around.restart,
        "words_missing": tuple([wire_seat(place) for place in table.words_missing]),
        "by_itself": False,
        "spared": (),
    }


def _is_asked(table: Table, seat: int | None, around: Around) -> bool:
    """Whether what the rules allow a seat is for its player to choose."""
    if seat is None or _is_spared(seat, around):
        return False
    return why_not_act(table, seat) is None


def _is_spared(seat: int | None, around: Around) -> bool:
    return seat is not None and seat == around.spared


def _lesson(table: Table, seat: int) -> server_frames.LessonStep | None:
    """Where the lesson stands, for the learner alone."""
    progress = table.progress
    if progress is None or progress.is_over or seat != progress.lesson.seat or table.is_over:
        return None
    step = progress.waiting(table.ply) if table.duel else None
    last = progress.number == len(progress.lesson.steps) - 1
    asks: Any = "act" if step and step.expects else "read"
    return {
        "number": progress.number + 1,
        "total": len(progress.lesson.steps),
        "asks": "watch" if step is None else "end" if last else asks,
        "text": "" if step is None else step.text,
        "points": () if step is None else step.points,
        "wanted": () if step is None else step.expects,
    }


def _can(table: Table, seat: int, around: Around) -> server_frames.Can:
    def granted(wish: Wish) -> bool:
        return why_not(table, seat, wish, around) is None

    def accepted(offer: Offered) -> bool:
        return why_not_answer(table, seat, offer, around, accept=True) is None

    return {
        "undo": granted("undo"),
        "takeback": granted("takeback"),
        "draw": granted("draw"),
        "rematch": granted("rematch"),
        "resign": granted("resign"),
        "claim": granted("claim"),
        "resume": granted("resume"),
        "hint": granted("hint"),
        "emote": granted("emote"),
        "again": why_not_again(table.setup, table.seating(seat).guest, is_over=table.is_over)
        is None,
        "accept": tuple(
            [offer for offer in _OFFERED if table.offers.by(offer) and accepted(offer)]
        ),
    }


def _clocks(table: Table, now: int) -> ClockTimes | None:
    clocks = table.clocks
    if clocks is None:
        return None
    until = table.called_off_at
    return {
        "base": clocks.base,
        "increment": clocks.increment,
        "left": clocks.left(now),
        "running": wire_seat(clocks.running),
        "first_move": None if until is None else max(0, until - now),
    }


def _offers(table: Table) -> OpenOffers:
    offers = table.offers
    takeback: TakebackOffer | None = None
    if offers.takeback is not None:
        takeback = {"seat": wire_seat(offers.takeback[0]), "ply": offers.takeback[1]}
    return {
        "draw": tuple([wire_seat(seat) for seat in sorted(offers.draw)]),
        "rematch": tuple([wire_seat(seat) for seat in sorted(offers.rematch)]),
        "takeback": takeback,
        "lost": tuple([_lost(*each, withdrawn) for each, withdrawn in offers.lost.items()]),
    }


def _lost(what: InGame, seat: int, withdrawn: bool) -> LostOffer:
    return {"what": what, "seat": wire_seat(seat), "withdrawn": withdrawn}


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
        end=game_end(table.ended),
        ply=table.ply,
        changed=table.played_at,
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
        end=game_end(summary.ended),
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
        clock=clock_set(setup.clock),
        commitment=setup.commitment,
        secret=setup.opened(more["status"] == "over"),
        seat_draw=setup.seat_draw(begun),
        created=setup.created,
        next=setup.next,
        origin=_origin(setup),
        deal=table_deal(setup),
        again=why_not_again(setup, guest, is_over=more["status"] == "over") is None,
        rules_known=setup.is_known,
        **more,
    )


def closed(table: rest.TableInfo) -> rest.TableInfo:
    """For those who play its cards themselves."""
    return table.model_copy(update={"secret": None})


def table_deal(setup: Setup) -> TableDeal | None:
    deal = setup.deal
    return None if deal is None else {"id": deal.id, "week": deal.week, "ends": deal.ends}


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
) -> Players:
    kinds: Any = [seating.kind for seating in seats]
    one, two = (
        PlayerInfo(
            kind=kinds[seat],
            name=seating.name,
            level=seating.level,
            bot=bot_info(seating.bot) if seating.bot else None,
            present=seating.kind == "computer" or present[seat],
            stand_in=stand_ins[seat],
        )
        for seat, seating in enumerate(seats)
    )
    return one, two


# Small words


def _window(window: Window | None) -> ReactionWindow | None:
    if window is None:
        return None
    return {"seat": wire_seat(window.seat), "length": window.length, "left": window.left}


def game_end(ended: str) -> GameEnd | None:
    end = end_of(ended) if ended else None
    if end is None:
        return None
    how: Any = end.how
    return {"how": how, "winner": wire_seat(end.winner), "reason": end.reason, "score": end.score}


def clock_set(clock: ClockSettings | None) -> ClockSet | None:
    return None if clock is None else ClockSet.model_validate(asdict(clock))


def _status(begun: bool, over: bool) -> Status:
    if over:
        return "over"
    return "running" if begun else "waiting"
