"""What the server sends about deals. Part of the one exit, see ``outbox``: no card, no secret, and
of other players nothing before the asker has played."""

from __future__ import annotations

from zweikampf.engine.comparing import Sides
from zweikampf.server.edge import outbox
from zweikampf.server.edge.wire import deals
from zweikampf.server.edge.wire.common import bot_info, wire_seat
from zweikampf.server.live.deals import Looked
from zweikampf.server.storage.deals import Finished

MOST_LISTED = 100


def deal_info(looked: Looked, guest: int | None, *, is_known: bool) -> deals.DealInfo:
    deal = looked.deal
    return deals.DealInfo(
        id=deal.id,
        path=f"/d/{deal.id}",
        game=deal.game,
        rules=deal.rules,
        options=deal.options,
        level=deal.level,
        bot=bot_info(deal.bot) if deal.bot else None,
        seat=wire_seat(deal.seat),
        name=deal.player,
        clock=outbox.clock_set(deal.clock),
        week=deal.week,
        ends=deal.ends,
        over=looked.is_over,
        commitment=deal.commitment,
        standing=looked.standing,
        table=looked.table,
        finished=looked.finished,
        games=None if looked.games is None else ranked(looked.games, guest),
        rules_known=is_known,
    )


def ranked(games: list[Finished], guest: int | None) -> list[deals.DealGame]:
    """The best first: by result, then by the result without luck if it is known, then by who was
    first."""
    told = [_game(each, guest) for each in games]
    told.sort(key=lambda each: (-each.points, *_worth(each), each.finished, each.table))
    return told[:MOST_LISTED]


def _worth(game: deals.DealGame) -> tuple[bool, float]:
    """It may be below 0: what is not known comes last."""
    return game.adjusted is None, -(game.adjusted or 0.0)


def _game(game: Finished, guest: int | None) -> deals.DealGame:
    setup = game.setup
    seat = next(at for at, seating in enumerate(setup.seats) if seating.kind == "human")
    end = outbox.game_end(game.ended)
    assert end is not None, "only finished games are listed"
    winner = end["winner"]
    adjusted = game.adjusted if seat == 0 or game.adjusted is None else 1 - game.adjusted
    return deals.DealGame(
        table=setup.id,
        name=setup.seats[seat].name,
        seat=wire_seat(seat),
        yours=guest is not None and setup.seats[seat].guest == guest,
        end=end,
        points=0.5 if winner is None else float(winner == seat),
        adjusted=None if adjusted is None else round(adjusted, 6),
        finished=game.at,
    )


def comparison(game: str, tables: list[str], sides: Sides) -> deals.DealComparison:
    return deals.DealComparison(
        game=game,
        games=[
            deals.ComparedGame(
                table=table,
                moves=[
                    deals.ComparedMove(ply=each.ply, actor=wire_seat(each.seat), token=each.token)
                    for each in choices
                ],
                parts=parts,
            )
            for table, choices, parts in zip(tables, sides.choices, sides.parts, strict=True)
        ],
        common=sides.common,
    )
