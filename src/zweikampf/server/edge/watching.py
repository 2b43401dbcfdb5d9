"""Spectators who have begun to play the cards that they watch: they may look no longer."""

from __future__ import annotations

from zweikampf.server.edge.net.sockets import Sockets
from zweikampf.server.errors import Denied
from zweikampf.server.live.deals import Deals


class Watching:
    def __init__(self, deals: Deals, sockets: Sockets) -> None:
        self._deals = deals
        self._sockets = sockets

    async def look_again(self, guest: int | None) -> None:
        """Let the spectators go who would not be let in now: those of a guest, or all of them."""
        for place in self._sockets.spectators(guest):
            try:
                await self._deals.check_reader(place.table, place.guest)
            except Denied as denied:
                self._sockets.dismiss(place, denied.reason)
