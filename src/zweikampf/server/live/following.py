"""A room follows what is said about its table by other processes that have it open too."""

from __future__ import annotations

from typing import Any

from zweikampf.server.live.commands import Act
from zweikampf.server.live.room import Room


def hear(room: Room, message: dict[str, Any]) -> None:
    """What was said about this table."""
    match message["kind"]:
        case "lease":
            room.start(_hear_lease, room, *message["lease"])
        case "present":
            room.start(_hear_present, room, message)
        case "held":
            act = Act(message["id"], message["token"], message["version"])
            room.start(_hear_held, room, act)
        case "emote":
            room.repeat_emote(message["seat"], message["what"])
        case "cancelled":
            room.called_off()


async def _hear_lease(room: Room, holder: str, fence: int, woken: int) -> None:
    room.neighbours.hear_lease(holder, fence, woken)


async def _hear_present(room: Room, message: dict[str, Any]) -> None:
    if message["players"] or message["watchers"]:
        room.ask_again_if_deserted()
    seat, spared = room.table.actor, room.surroundings.spared_answer()
    is_news = room.neighbours.hear_who_is_there(message)
    if message["asks"]:
        room.neighbours.say_who_is_here()
    await room.catching_up.catch_up(message["entries"])
    if not is_news:
        return
    room.presence.tell()
    if spared is not None and room.surroundings.spared_answer() is None:
        room.ask_again(seat)
    await room.go_on()


async def _hear_held(room: Room, act: Act) -> None:
    room.questions.hold(None, act)


def catch_up_with_others(room: Room, entries: int | None) -> None:
    """Messages may have been lost: how many entries are stored is known, everything else is asked
    for. A table without entries may be gone."""
    if entries is not None:
        room.catching_up.hear_entries(entries)
    if room.readers:
        room.start(_ask_others, room)


async def _ask_others(room: Room) -> None:
    await room.neighbours.claim()
    room.neighbours.say_who_is_here(asks=True)
    await room.go_on()


def look_after(room: Room, alive: frozenset[str]) -> None:
    """Some process may have died: who read the table there is gone, and if it did what happens
    here, this one does so from now on."""
    if room.is_closed:
        return
    if room.presence.forget(alive):
        room.people_left()
    room.replace_holder_if_gone()
