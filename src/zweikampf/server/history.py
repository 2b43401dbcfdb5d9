"""What leaves the server about finished games: replays, draws, reviews. A part of the one exit, see
``outbox``: what a reader is told of a game comes from ``view`` and ``seen``."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from zweikampf.engine import actors, registry
from zweikampf.engine.duel import SEATS
from zweikampf.engine.record import Record
from zweikampf.engine.replay import replay
from zweikampf.players.player import Move
from zweikampf.server.charter import Charter
from zweikampf.server.reviews import Review
from zweikampf.server.wire import rest
from zweikampf.server.wire.common import seat_told

REPLAY_PLIES = 200  # of one page
READERS = (*SEATS, None)
MISSED = 0.1  # so much of the win chance must be lost before it is called a missed moment
MOST_MISSED = 6


@dataclass
class Told:
    """A whole game: its plies as each reader saw them, and every draw of chance."""

    plies: dict[int | None, list[rest.ReplayPly]]
    draws: list[rest.DrawTold]


def tell(record: Record, pause: Callable[[], None]) -> Told:
    """``pause`` is called after every ply."""
    game = registry.find(record.game)
    told = Told({reader: [] for reader in READERS}, [])
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
            told.draws.append(rest.DrawTold(ply=ply.number, token=ply.token, choices=choices))
        pause()
    return told


def pages_of(
    table: rest.TableTold, reader: int | None, plies: list[rest.ReplayPly]
) -> Iterator[rest.ReplayTold]:
    """At least one, even if a game ended before anything happened."""
    for since in range(0, max(1, len(plies)), REPLAY_PLIES):
        yield rest.ReplayTold(
            table=table,
            seat=seat_told(reader),
            total=len(plies),
            plies=plies[since : since + REPLAY_PLIES],
        )


def draws_of(charter: Charter, record: Record, draws: list[rest.DrawTold]) -> rest.DrawsTold:
    """The draws of a sealed game, for anyone who wants to check them."""
    return rest.DrawsTold(
        table=charter.id,
        commitment=record.commit,
        secret=record.secret,
        words=record.words if record.has_words else None,
        seat_draw=charter.seat_draw(begun=True),
        draws=draws,
    )


@dataclass(frozen=True)
class Excerpt:
    """A page's worth of plies from an offset on, out of stored pages (gzip) that follow each
    other."""

    pages: list[bytes]
    offset: int

    @property
    def is_cut(self) -> bool:
        """Whether it is not simply a page."""
        return self.offset > 0

    def cut(self) -> bytes:
        read = [json.loads(gzip.decompress(page)) for page in self.pages]
        plies = [ply for page in read for ply in page["plies"]]
        some = {**read[0], "plies": plies[self.offset : self.offset + REPLAY_PLIES]}
        text = json.dumps(some, ensure_ascii=False, separators=(",", ":"))
        return gzip.compress(text.encode(), mtime=0)


def review_of(review: Review) -> rest.ReviewTold:
    """A review as far as it is ready; it stands on views of the reviewed seat alone."""
    losses = sorted(review.found, key=lambda found: (-found[1].loss, found[0]))
    return rest.ReviewTold(
        seat=seat_told(review.seat),
        total=review.total,
        done=review.at,
        plies=[
            rest.ReviewPly(
                ply=ply,
                win_chance=judged.best[0].win_chance,
                played=_move(judged.played),
                best=[_move(move) for move in judged.best],
                certain=judged.certain,
            )
            for ply, judged in review.found
        ],
        missed=[
            rest.MissedTold(
                ply=ply,
                played=_move(judged.played),
                better=_move(judged.best[0]),
                loss=judged.loss,
            )
            for ply, judged in losses[:MOST_MISSED]
            if judged.loss >= MISSED
        ],
    )


def _move(move: Move) -> rest.ReviewMove:
    return rest.ReviewMove(token=move.token, win_chance=move.win_chance)
