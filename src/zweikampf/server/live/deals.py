"""The same cards again: from the other side, by a friend, or by everybody in a week."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from zweikampf.engine import registry
from zweikampf.server.errors import Denied, Lost, permit
from zweikampf.server.live.guests import Guest
from zweikampf.server.live.room import Room
from zweikampf.server.live.rooms import Rooms
from zweikampf.server.live.services import Services
from zweikampf.server.storage.deals import Finished
from zweikampf.server.table.deal import Deal, Standing, week_at
from zweikampf.server.table.kept import Kept
from zweikampf.server.table.new_table import Side, deal_of, deal_of_week, new_table, setup_with
from zweikampf.server.table.permissions import (
    why_not_again,
    why_not_compare,
    why_not_continue,
    why_not_draws,
    why_not_play,
    why_not_read_deal,
)
from zweikampf.server.table.recording import words_in
from zweikampf.server.table.reopening import OldRules
from zweikampf.server.table.scores import Score
from zweikampf.server.table.setup import Pace
from zweikampf.server.tasks import Tasks

MOST_LISTED = 100


@dataclass(frozen=True)
class Listed:
    """A game in the list of a deal."""

    place: int
    score: Score
    game: Finished


@dataclass(frozen=True)
class Looked:
    """A deal as one guest may see it: ``games`` and their own ``place`` among all of them only when
    they have played it themselves. Of very many games the best ones are listed, and their own."""

    deal: Deal
    is_over: bool
    standing: Standing
    table: str | None
    finished: int
    place: int | None
    games: list[Listed] | None


class Deals:
    def __init__(self, services: Services, rooms: Rooms) -> None:
        self._writer = services.writer
        self._clock = services.clock
        self._randomness = services.randomness
        self._rooms = rooms
        self._peers = services.peers
        self._tasks = Tasks()
        self.look_again: Callable[[int | None], Coroutine[Any, Any, None]] = _nobody_watches

    async def close(self) -> None:
        await self._tasks.finish()

    async def of_table(self, kept: Kept, guest: Guest | None) -> Deal:
        """The cards of a finished game; its players may have them again."""
        setup = kept.setup
        number = guest.id if guest else None
        permit(why_not_again(setup, number, is_over=bool(kept.ended)))
        if setup.deal is not None:
            return setup.deal
        new = deal_of(setup, words_in(kept), self._randomness, self._clock.now())
        deal = await self._writer.call(self._writer.store.deals.add, new)
        room = self._rooms.find(setup.id)
        if room is not None:  # its readers learn which deal it is
            room.table.share(deal)
        return deal

    async def find(self, deal: str) -> Deal:
        found = await self._writer.call(self._writer.store.deals.find, deal)
        if found is None:
            raise Denied("no-such-deal")
        return found

    async def named(self, name: str, commitment: str) -> Deal | None:
        """The deal of this name here, if its cards are those behind the commitment."""
        found = await self._writer.call(self._writer.store.deals.named, name)
        return found if found is not None and found.commitment == commitment else None

    async def of_week(self, game: str, week: str | None) -> Deal:
        """The deal of a week, made when the first guest of that week asks for it. One of another
        week is there only if it was made in time."""
        today = week_at(self._clock.now())
        name = registry.find(game).id
        known = await self._writer.call(self._writer.store.deals.named, f"{name}-{week or today}")
        if known is not None:
            return known
        if week not in (None, today):
            raise Denied("no-such-deal")
        new = deal_of_week(name, today, self._randomness, self._clock.now())
        return await self._writer.call(self._writer.store.deals.add, new)

    async def look(self, deal: Deal, guest: Guest | None, *, with_games: bool = True) -> Looked:
        """All that a guest may know about a deal."""
        stored, number = self._writer.store.deals, guest.id if guest else None
        standing, table = await self._writer.call(stored.standing, deal.id, number)
        now = self._clock.now()
        is_over = deal.is_over(now)
        if why_not_compare(deal, standing, now) is not None:
            count = await self._writer.call(stored.count, deal, now)
            return Looked(deal, is_over, standing, table, count, None, None)
        ranking = await self._writer.call(stored.ranking, deal, now)
        places = list(enumerate(ranking, 1))
        own = [place for place, score in places if number is not None and score.guest == number]
        games = None
        if with_games:
            shown = [each for each in places if each[0] <= MOST_LISTED or each[0] in own]
            found = await self._writer.call(stored.games, [score.table for _, score in shown])
            games = [
                Listed(place, score, found[score.table])
                for place, score in shown
                if score.table in found  # it may have been removed just now
            ]
        place = min(own, default=None)
        return Looked(deal, is_over, standing, table, len(ranking), place, games)

    async def check_games(self, deal: Deal, guest: Guest | None) -> None:
        """Refused as long as a guest may not see the games of a deal."""
        stored, number = self._writer.store.deals, guest.id if guest else None
        standing, _ = await self._writer.call(stored.standing, deal.id, number)
        permit(why_not_compare(deal, standing, self._clock.now()))

    def check_play(self, deal: Deal) -> None:
        """Refused before a cookie is given for it."""
        permit(why_not_play(deal, self._clock.now()))
        if not deal.is_known:
            raise OldRules(deal.game, deal.rules)

    async def play(self, deal: Deal, side: Side, pace: Pace, guest: Guest) -> Room:
        """A new table with these cards. If the guest watches another one, that is over."""
        self.check_play(deal)  # the week may have ended since the guest was asked for a name
        now = self._clock.now()
        setup = setup_with(deal, side, pace, guest.seating, self._randomness, now)
        table, entries = new_table(setup, self._randomness, now)
        stored = await self._writer.call(self._writer.store.deals.play, setup, guest.id, entries)
        if stored != setup.id:
            raise Denied("deal-played")
        room = self._rooms.add(table)
        self._peers.say("plays", guest=guest.id)
        await self.look_again(guest.id)
        return room

    def adjust(self, table: str, adjusted: float) -> None:
        """The ledger of a game is there: its result without luck is kept, for those who compare."""
        self._tasks.start(self._adjust(table, adjusted))

    async def _adjust(self, table: str, adjusted: float) -> None:
        with suppress(Lost):  # the next ledger tries again
            await self._writer.call(self._writer.store.deals.adjust, table, adjusted)

    # What other processes say

    def hear(self, message: dict[str, Any]) -> None:
        if message["kind"] == "plays":
            self._tasks.start(self.look_again(message["guest"]))

    def look_after(self, alive: frozenset[str]) -> None:
        """Who has played what is in the store."""

    def read_again(self) -> None:
        self._tasks.start(self.look_again(None))

    # Who may look

    async def check_reader(self, table: str, guest: int | None) -> Deal | None:
        """The deal of a table, if it has one; refused where its cards would be told too early."""
        deal = await self._writer.call(self._writer.store.deals.of_table, table)
        if deal is not None and not await self._sits(table, guest):
            await self.check_cards(deal, guest)
        return deal

    async def check_cards(self, deal: Deal, guest: int | None) -> None:
        """The same for a game that the guest has not played at a table here."""
        standing, _ = await self._writer.call(self._writer.store.deals.standing, deal.id, guest)
        permit(why_not_read_deal(deal, standing, self._clock.now()))

    async def may_guard(self, table: str) -> bool:
        """Whether ``check_reader`` refuses this table to some, or may do so one day: every game
        that is dealt by piles can become a deal."""
        return await self._writer.call(self._writer.store.deals.can_have, table)

    def check_continue(self, deal: Deal | None) -> None:
        """Refused as long as no game with these cards may be continued."""
        permit(why_not_continue(deal, self._clock.now()))

    def check_draws(self, deal: Deal | None) -> None:
        """Refused as long as nobody may see the draws of a game with these cards."""
        permit(why_not_draws(deal, self._clock.now()))

    async def _sits(self, table: str, guest: int | None) -> bool:
        if guest is None:
            return False
        summary = await self._writer.call(self._writer.store.summary, table)
        return summary is not None and bool(summary.setup.seats_of(guest))

    def is_closed(self, deal: Deal | None) -> bool:
        """Whether its secret is still kept."""
        return deal is not None and deal.is_closed(self._clock.now())


async def _nobody_watches(guest: int | None) -> None:
    pass
