"""Games from record files, kept to be read like those that were played here."""

from __future__ import annotations

from asyncio import to_thread

from zweikampf.engine.record import Record
from zweikampf.server.live.deals import Deals
from zweikampf.server.live.services import Services
from zweikampf.server.table.from_file import checked, table_from
from zweikampf.server.table.recording import recorded, without_secret
from zweikampf.server.workers.round_robin import Payer
from zweikampf.server.workers.turns import Turns


class Records:
    def __init__(self, services: Services, turns: Turns, deals: Deals) -> None:
        self._services = services
        self._writer = services.writer
        self._turns = turns
        self._deals = deals

    async def open(self, text: str, guest: int | None, asker: Payer) -> str:
        """The table that shows the game of a record: its own if it was played here, otherwise one
        that is made of the record. Nothing is kept of a text that is refused."""
        record = await self._turns.take(asker, lambda: to_thread(checked, text))
        if await self._is_from_here(record):
            await self._deals.check_reader(record.table, guest)
            return record.table
        # A guest who may not see these cards yet may not see them in a file either.
        deal = await self._deals.named(record.deal or record.table, record.commit)
        if deal is not None:
            await self._deals.check_cards(deal, guest)
        kept = table_from(record, deal, self._services.clock.now())
        await self._writer.call(self._writer.store.keep, kept)
        self._services.archive(kept.setup.id)
        return kept.setup.id

    async def _is_from_here(self, record: Record) -> bool:
        """The secret of a week is missing in files that were saved before its end."""
        kept = await self._writer.call(self._writer.store.load, record.table)
        if kept is None or not kept.ended:
            return False
        return without_secret(recorded(kept)) == without_secret(record)
