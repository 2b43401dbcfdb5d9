"""What the server sends about finished games: replays, draws, reviews. Part of the one exit, see
``outbox``: what a reader receives about a game comes from ``view`` and ``seen``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from zweikampf.engine import actors, registry
from zweikampf.engine import record as records
from zweikampf.engine.duel import SEATS
from zweikampf.engine.errors import RecordError
from zweikampf.engine.record import Record
from zweikampf.engine.replay import Ply, replay
from zweikampf.engine.sources import Draw
from zweikampf.players.player import Move
from zweikampf.players.review import MISSED
from zweikampf.server.edge import outbox
from zweikampf.server.edge.wire import rest
from zweikampf.server.edge.wire.common import coded, wire_seat
from zweikampf.server.live.reviews import Review
from zweikampf.server.log import note
from zweikampf.server.storage import archives
from zweikampf.server.storage.archives import DRAWS, RECORD, Part, packed, replay_for
from zweikampf.server.table.kept import Kept, Summary
from zweikampf.server.table.recording import recorded
from zweikampf.server.table.setup import Setup

READERS = (*SEATS, None)
MOST_MISSED = 6


@dataclass
class Retold:
    """A whole game: its plies as each reader saw them, and every draw of chance."""

    plies: dict[int | None, list[rest.ReplayPly]]
    draws: list[rest.ChanceDraw]
    piles: dict[str, rest.ShuffledPile] = field(default_factory=dict)  # by name


def parts_of(kept: Kept, summary: Summary, pause: Callable[[], None]) -> list[Part]:
    """All that is kept of a finished game. ``pause`` is called often."""
    record = recorded(kept)
    parts = [packed(RECORD, 0, records.dumps(record))]
    try:
        told = tell(record, pause)
    except RecordError as error:
        # Other rules or another deck: the record is all that is left.
        note("replay-not-kept", table=kept.setup.id, why=error.code)
        return parts
    if kept.setup.commitment:
        draws = draws_of(kept.setup, record, told)
        parts.append(packed(DRAWS, 0, draws.model_dump_json()))
    table = outbox.listed(summary, None)
    for reader, plies in told.plies.items():
        for number, page in enumerate(pages_of(table, reader, plies)):
            parts.append(packed(replay_for(reader), number, page.model_dump_json()))
            pause()
    return parts


def tell(record: Record, pause: Callable[[], None]) -> Retold:
    """``pause`` is called after every ply."""
    game = registry.find(record.game)
    told = Retold({reader: [] for reader in READERS}, [])
    for ply in replay(record):
        for reader, plies in told.plies.items():
            plies.append(
                rest.ReplayPly(
                    ply=ply.number,
                    actor=actors.name_of(ply.actor),
                    token=ply.token,
                    events=[game.seen(event, reader).json() for event in ply.events],
                    view=game.view(ply.state, reader).json(),
                )
            )
        if ply.actor == actors.CHANCE:
            choices = list(ply.choices)
            told.draws.append(
                rest.ChanceDraw(
                    ply=ply.number, token=ply.token, choices=choices, source=_source(record, ply)
                )
            )
            told.piles.update(_pile(ply.draw))
        pause()
    return told


def pages_of(
    table: rest.TableInfo, reader: int | None, plies: list[rest.ReplayPly]
) -> Iterator[rest.ReplayPage]:
    """At least one, even if a game ended before anything happened."""
    for since in range(0, max(1, len(plies)), archives.REPLAY_PLIES):
        yield rest.ReplayPage(
            table=table,
            seat=wire_seat(reader),
            total=len(plies),
            plies=plies[since : since + archives.REPLAY_PLIES],
        )


def _source(record: Record, ply: Ply) -> rest.DrawSource | None:
    if not record.dealt or ply.draw is None:
        return None
    source = ply.draw.source
    return rest.DrawSource(name=source.name, pile=source.shuffle or None, at=ply.draw.at)


def _pile(draw: Draw | None) -> dict[str, rest.ShuffledPile]:
    """The pile of a draw, by its name."""
    if draw is None or not draw.source.cards:
        return {}
    name = draw.source.shuffle
    return {name: rest.ShuffledPile(name=name, cards=list(draw.source.cards))}


def draws_of(setup: Setup, record: Record, told: Retold) -> rest.ChanceDraws:
    """The draws of a sealed game, for anyone who wants to check them."""
    return rest.ChanceDraws(
        table=setup.id,
        commitment=record.commit,
        secret=record.secret,
        words=record.words if record.has_words else None,
        seat_draw=setup.seat_draw(begun=True),
        draws=told.draws,
        dealing="piles" if record.dealt else "ply",
        deal=record.deal or None,
        piles=[told.piles[name] for name in sorted(told.piles)] if record.dealt else [],
    )


def review_of(review: Review) -> rest.SeatReview:
    """A review as far as it is ready; it is based on views of the reviewed seat alone."""
    losses = sorted(review.found, key=lambda found: (-found[1].loss, found[0]))
    return rest.SeatReview(
        seat=wire_seat(review.seat),
        total=review.total,
        done=review.at,
        plies=[
            rest.ReviewPly(
                ply=ply,
                win_chance=judged.best[0].win_chance,
                played=_move(judged.played),
                best=[_move(move) for move in judged.best],
                certain=judged.certain,
                kind=judged.kind,
            )
            for ply, judged in review.found
        ],
        missed=[
            rest.MissedMoment(
                ply=ply,
                played=_move(judged.played),
                better=_move(judged.best[0]),
                loss=judged.loss,
                legal=list(judged.legal),
                why=[coded(reason) for reason in judged.better],
                why_not=[coded(reason) for reason in judged.worse],
            )
            for ply, judged in losses[:MOST_MISSED]
            if judged.loss >= MISSED
        ],
    )


def _move(move: Move) -> rest.ReviewMove:
    return rest.ReviewMove(token=move.token, win_chance=move.win_chance)
