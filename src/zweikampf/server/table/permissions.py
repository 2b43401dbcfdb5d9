"""What a seat may do besides what the rules of its game say, what a guest may do at a table and
with its cards, and why not.

Written once: requests are checked here, and so are the buttons that a client shows, so the two
always agree. Other modules only ask (a test reads the codes that they name).
"""

from __future__ import annotations

from typing import Literal, assert_never

from zweikampf.engine.errors import Refused
from zweikampf.engine.reason import Reason, because
from zweikampf.server.errors import Denied, forbidden
from zweikampf.server.table.around import Around
from zweikampf.server.table.deal import Deal, Standing
from zweikampf.server.table.setup import Setup
from zweikampf.server.table.table import Table

Wish = Literal["undo", "takeback", "draw", "rematch", "resign", "claim", "resume", "hint", "emote"]
Offered = Literal["draw", "takeback", "rematch"]
Claim = Literal["time", "gone"]

TIMED = ("friend", "computer")  # at one screen neither player can claim against the other


def why_not(table: Table, seat: int, wish: Wish, around: Around) -> Reason | None:
    """The reason that forbids a wish of a seat now; ``None`` if it is granted."""
    if wish == "rematch":
        return _rematch(table, seat, around)
    if wish == "emote":
        return _emote(table, seat)
    if not table.is_running:
        return not_running(table)
    match wish:
        case "undo":
            found = table.free_undo(seat)
            return found if isinstance(found, Reason) else None
        case "takeback":
            return _takeback(table, seat)
        case "draw":
            return _draw(table, seat)
        case "resign":
            return None if _is_free(table) else forbidden("not-in-a-lesson")
        case "claim":
            return None if 1 - seat in around.claimable else forbidden("nothing-to-claim")
        case "resume":
            return None if seat in table.stand_ins else forbidden("nothing-to-resume")
        case "hint":
            return _hint(table, seat, around)
        case _:
            assert_never(wish)


def why_not_answer(
    table: Table, seat: int, offer: Offered, around: Around, *, accept: bool
) -> Reason | None:
    """The reason that forbids an answer to an offer. Its maker withdraws it by declining."""
    offered = table.offers.by(offer)
    if not offered or (accept and 1 - seat not in offered):
        return forbidden("nothing-offered")
    if not accept:
        return None
    if offer == "rematch":
        return _rematch(table, seat, around)
    return None if table.is_running else not_running(table)


def why_claim(table: Table, seat: int, now: int, *, away: int | None, gone: int) -> Claim | None:
    """Why the other may claim against this seat, if they may. ``away`` is since when its player has
    been away, and ``gone`` how many milliseconds of that are enough."""
    if table.actor != seat or table.setup.mode not in TIMED:
        return None
    if table.seating(seat).kind != "human" or table.computer_at(seat) is not None:
        return None
    if table.clocks is not None and table.clocks.is_empty(seat, now):
        return "time"
    if table.setup.mode != "friend":
        return None
    return "gone" if away is not None and now - away >= gone else None


def why_not_ask(seat: int | None) -> Reason | None:
    """A spectator asks for nothing."""
    return forbidden("only-watching") if seat is None else None


def why_not_act(table: Table, seat: int) -> Reason | None:
    """Why a seat may not act at all, before the rules are asked."""
    if not table.is_running:
        return not_running(table)
    return None if table.computer_at(seat) is None else forbidden("computer-plays")


def why_not_in_lesson(table: Table, token: str) -> Reason | Refused | None:
    """A lesson waits for what it has asked for; the rules have had their say before."""
    if table.progress is None or table.progress.is_over:
        return None
    step = table.progress.waiting(table.ply)
    if step is None or not step.expects:
        return forbidden("lesson-read-first")
    return None if token in step.expects else Refused(because(step.hint), token, "")


def why_not_read(table: Table, seat: int, number: int) -> Reason | None:
    """Why the lesson does not continue after this step; only its learner reads it."""
    if not table.is_running:
        return not_running(table)
    progress = table.progress
    if progress is None or progress.lesson.seat != seat or progress.number + 1 != number:
        return forbidden("nothing-to-read")
    step = progress.waiting(table.ply)
    return forbidden("nothing-to-read") if step is None or step.expects else None


def why_not_word(table: Table, place: int) -> Reason | None:
    """Why a player may not give a word for the seal."""
    if not table.setup.needs_words:
        return forbidden("no-words-here")
    return None if place in table.words_missing else forbidden("word-given")


def free_place(table: Table) -> int:
    """The place that a guest with an invitation may take; ``Denied`` if there is none."""
    place = table.setup.open_place
    if place is None:
        raise Denied("no-free-seat")
    return place


def why_not_join(setup: Setup, guest: int | None, *, has_key: bool) -> Reason | None:
    """Why a guest may not take the open place; ``has_key``: with the key of the invitation."""
    if setup.open_place is None:
        return forbidden("no-free-seat")
    if setup.seats_of(guest):
        return forbidden("already-seated")
    return None if has_key else forbidden("bad-join-key")


def why_not_begin(restart: int | None) -> Reason | None:
    """Nothing new is begun on a server that is about to stop."""
    return None if restart is None else forbidden("server-drains")


def why_not_cancel(table: Table, guest: int | None) -> Reason | None:
    """The maker of a table may take it back until someone else has sat down."""
    if not table.setup.seats_of(guest):
        return forbidden("only-watching")
    return forbidden("nothing-to-cancel") if table.setup.open_place is None else None


def why_not_again(setup: Setup, guest: int | None, *, is_over: bool) -> Reason | None:
    """Why a guest cannot have the cards of a game again: only its players can. Those of a week
    belong to everybody already, and to play them once more would be for no score."""
    if not setup.seats_of(guest):
        return forbidden("only-watching")
    if setup.mode != "computer" or not setup.is_by_piles or setup.is_weekly:
        return forbidden("no-same-deal")
    if (denied := why_not_look_back(is_over=is_over)) is not None:
        return denied
    return None if setup.is_known else forbidden("no-same-deal")


def why_not_look_back(*, is_over: bool) -> Reason | None:
    """What is kept of a game is for after its end."""
    return None if is_over else forbidden("not-over-yet")


# Cards that several tables share


def why_not_play(deal: Deal, now: int) -> Reason | None:
    return forbidden("week-over") if deal.is_over(now) else None


def why_not_compare(deal: Deal, standing: Standing, now: int) -> Reason | None:
    """Why a guest may not see the games of a deal: they have not finished their own, and could
    still play."""
    is_free = standing == "finished" or (standing == "new" and deal.is_over(now))
    return None if is_free else forbidden("deal-not-finished")


def why_not_read_deal(deal: Deal, standing: Standing, now: int) -> Reason | None:
    """Where the cards of a deal would be told too early: to a guest who is playing them, and of a
    week to everyone who has not played them yet."""
    is_early = standing == "playing" or (standing == "new" and deal.is_closed(now))
    return forbidden("deal-not-finished") if is_early else None


def why_not_draws(deal: Deal | None, now: int) -> Reason | None:
    """The draws of a game tell the secret of its week."""
    return forbidden("week-not-over") if deal is not None and deal.is_closed(now) else None


def why_not_continue(deal: Deal | None, now: int) -> Reason | None:
    """The new table would be one that nobody guards, with cards that others still play."""
    return forbidden("continue-after-week") if deal is not None and deal.is_closed(now) else None


def not_running(table: Table) -> Reason:
    return forbidden("game-over" if table.is_over else "not-begun")


def _is_free(table: Table) -> bool:
    """No lesson leads the game."""
    return table.progress is None or table.progress.is_over


def _takeback(table: Table, seat: int) -> Reason | None:
    if table.plays_alone(seat):
        return forbidden("nobody-to-ask")
    if ("takeback", seat) in table.offers.asked:
        return forbidden("asked-already")
    if (denied := table.why_no_rewind()) is not None:
        return denied
    return None if table.last_ply(seat) is not None else forbidden("nothing-to-undo")


def _draw(table: Table, seat: int) -> Reason | None:
    """Offering what the other has offered accepts it."""
    if 1 - seat in table.offers.draw:
        return None
    if table.plays_alone(seat):
        return forbidden("nobody-to-ask")
    if not table.game.can_draw:
        return forbidden("no-draws-here")
    return forbidden("asked-already") if ("draw", seat) in table.offers.asked else None


def _rematch(table: Table, seat: int, around: Around) -> Reason | None:
    if (denied := why_not_look_back(is_over=table.is_over)) is not None:
        return denied
    if table.setup.next is not None:
        return forbidden("next-game-waits")
    if (denied := why_not_begin(around.restart)) is not None:
        return denied
    if 1 - seat in table.offers.rematch or table.plays_alone(seat):
        return None
    return forbidden("rematch-asked") if ("rematch", seat) in table.offers.asked else None


def _emote(table: Table, seat: int) -> Reason | None:
    """Also after the game, when people thank each other."""
    if table.duel is None:
        return not_running(table)
    return forbidden("nobody-to-ask") if table.plays_alone(seat) else None


def _hint(table: Table, seat: int, around: Around) -> Reason | None:
    if table.setup.mode == "friend" or table.setup.is_weekly or not _is_free(table):
        return forbidden("no-hints-here")
    asked = table.actor == seat and table.computer_at(seat) is None and seat != around.spared
    return None if asked else forbidden("not-your-turn")
