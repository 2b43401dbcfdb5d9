"""New tables: what a guest wishes for, as a setup and its first entries."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from zweikampf.engine import registry
from zweikampf.engine.dealer import NO_WORDS, Words
from zweikampf.engine.lesson import lesson_of
from zweikampf.server.errors import Denied
from zweikampf.server.randomness import Randomness
from zweikampf.server.table.clocks import ClockSettings
from zweikampf.server.table.deal import WEEKLY_LEVEL, Deal, end_of, seat_in
from zweikampf.server.table.entry import Entry
from zweikampf.server.table.kept import Kept
from zweikampf.server.table.names import clean_name
from zweikampf.server.table.recording import opening_to, recorded
from zweikampf.server.table.setup import (
    BY_PILES,
    WITH_WORDS,
    BotName,
    Mode,
    Pace,
    Seating,
    Setup,
    new_deal_id,
    new_id,
    new_secret,
    new_word,
    scheme_of,
)
from zweikampf.server.table.table import Table

Side = Literal["same", "other"]  # of the player who had the cards first, or opposite

AFTER_LESSON = 1  # the level that plays on when a lesson is over


@dataclass(frozen=True)
class NewTable:
    """What a guest wishes to play. ``seat`` is ``None`` if the seats are drawn. Against a computer
    there is a ``level`` or a ``bot``; the other player at one screen has a name."""

    game: str
    mode: Mode
    options: dict[str, str] = field(default_factory=dict)
    seat: int | None = None
    level: int | None = None
    bot: BotName | None = None
    other_name: str = ""
    clock: ClockSettings | None = None
    pace: Pace = "normal"
    reaction: int = 4


def setup_for(wish: NewTable, mine: Seating, randomness: Randomness, now: int) -> Setup:
    """The setup of a new table; ``Denied`` if there is no such lesson."""
    game = registry.find(wish.game)
    options = game.options.parse(wish.options)
    seat, clock, draws_seats = wish.seat or 0, wish.clock, wish.seat is None
    match wish.mode:
        case "computer":
            other = Seating("computer", None, wish.level, bot=wish.bot)
        case "friend":
            other = Seating("open")
        case "screen":
            other = Seating("human", mine.guest, None, clean_name(wish.other_name))
        case "lesson":
            lesson = lesson_of(game.id)
            if lesson is None:
                raise Denied("no-lesson")
            seat, clock, draws_seats = lesson.seat, None, False
            options = game.options.parse(lesson.options)
            other = Seating("computer", None, AFTER_LESSON)
    return Setup(
        id=new_id(randomness),
        game=game.id,
        rules=game.version,
        options=options.texts(),
        digest=game.digest(options),
        mode=wish.mode,
        seats=(mine, other) if seat == 0 else (other, mine),
        clock=clock,
        pace=wish.pace,
        reaction=wish.reaction,
        secret=new_secret(randomness),
        created=now,
        draws_seats=draws_seats,
        scheme=scheme_of(wish.mode),
    )


@dataclass(frozen=True)
class Continuation:
    """Continue a finished game after that many actions, from a seat and against a level."""

    ply: int
    seat: int
    level: int
    pace: Pace = "normal"


def setup_after(
    origin: Kept, wish: Continuation, mine: Seating, randomness: Randomness, now: int
) -> Setup:
    """A table whose game begins where a finished one stood at some ply."""
    other = Seating("computer", None, wish.level)
    return replace(
        origin.setup,
        id=new_id(randomness),
        mode="computer",
        seats=(mine, other) if wish.seat == 0 else (other, mine),
        clock=None,
        pace=wish.pace,
        secret=new_secret(randomness),
        created=now,
        next=None,
        origin=origin.setup.id,
        opening=opening_to(recorded(origin), wish.ply),
        scheme=WITH_WORDS,
        draws_seats=False,
        swapped=False,
        deal=None,
    )


def deal_of(setup: Setup, words: Words, randomness: Randomness, now: int) -> Deal:
    """The cards of a finished game against the computer, to be played again."""
    seat = next(at for at, seating in enumerate(setup.seats) if seating.kind == "human")
    return Deal(
        id=new_deal_id(randomness),
        name=setup.id,
        game=setup.game,
        rules=setup.rules,
        options=setup.options,
        digest=setup.digest,
        seat=seat,
        level=setup.seats[1 - seat].level,
        bot=setup.seats[1 - seat].bot,
        player=setup.seats[seat].name,
        clock=setup.clock,
        reaction=setup.reaction,
        secret=setup.secret,
        words=words,
        created=now,
    )


def deal_of_week(game_id: str, week: str, randomness: Randomness, now: int) -> Deal:
    """Of everybody: the default game, against one level."""
    game = registry.find(game_id)
    options = game.options.parse({})
    return Deal(
        id=new_deal_id(randomness),
        name=f"{game.id}-{week}",
        game=game.id,
        rules=game.version,
        options=options.texts(),
        digest=game.digest(options),
        seat=seat_in(week),
        level=WEEKLY_LEVEL,
        bot=None,
        player="",
        clock=None,
        reaction=NewTable(game.id, "computer").reaction,
        secret=new_secret(randomness),
        words=NO_WORDS,
        created=now,
        week=week,
        ends=end_of(week),
    )


def setup_with(
    deal: Deal, side: Side, pace: Pace, mine: Seating, randomness: Randomness, now: int
) -> Setup:
    """A table with the cards of a deal."""
    other = Seating("computer", None, deal.level, bot=deal.bot)
    seat = deal.seat if side == "same" or deal.week else 1 - deal.seat
    return Setup(
        id=new_id(randomness),
        game=deal.game,
        rules=deal.rules,
        options=deal.options,
        mode="computer",
        seats=(mine, other) if seat == 0 else (other, mine),
        clock=deal.clock,
        pace=pace,
        reaction=deal.reaction,
        secret=deal.secret,
        created=now,
        digest=deal.digest,
        scheme=BY_PILES,
        deal=deal,
    )


def new_table(setup: Setup, randomness: Randomness, now: int) -> tuple[Table, list[Entry]]:
    """A table that has just been made, and its first entries: a computer gives its word at once.
    It is shown together with the commitment, before the word of a human can be known."""
    table = Table(setup, now)
    entries = [
        table.take(Entry(table.entries, "word", now, place, new_word(randomness)))
        for place in table.words_missing
        if setup.seats[place].kind == "computer"
    ]
    return table, entries
