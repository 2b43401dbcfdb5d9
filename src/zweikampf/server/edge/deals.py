"""What the server sends about deals. Part of the one exit, see ``outbox``: no card, no secret, and
of other players nothing before the asker has played."""

from __future__ import annotations

from zweikampf.engine.comparing import Sides
from zweikampf.server.edge import outbox
from zweikampf.server.edge.wire import deals
from zweikampf.server.edge.wire.common import bot_info, wire_seat
from zweikampf.server.live.deals import Listed, Looked


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
        place=looked.place,
        games=None if looked.games is None else [_game(each, guest) for each in looked.games],
        rules_known=is_known,
    )


def _game(listed: Listed, guest: int | None) -> deals.DealGame:
    game, score = listed.game, listed.score
    seat = next(at for at, seating in enumerate(game.setup.seats) if seating.kind == "human")
    end = outbox.game_end(game.ended)
    assert end is not None, "only finished games are listed"
    return deals.DealGame(
        table=score.table,
        place=listed.place,
        name=game.setup.seats[seat].name,
        seat=wire_seat(seat),
        yours=guest is not None and score.guest == guest,
        end=end,
        points=score.points,
        adjusted=None if score.adjusted is None else round(score.adjusted, 6),
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
