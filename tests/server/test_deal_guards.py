"""Who may look at cards that they are about to play, whatever happened before they began."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Person, two_at_a_table
from tests.server.conftest import StartInside
from tests.server.databases import rows
from tests.server.inside import ManualClock
from tests.server.test_deals import WEEK_SECONDS, begin, code_of, deal_of, going_on, look, week
from tests.server.test_review import played
from zweikampf.server.table.deal import Deal

pytestmark = pytest.mark.usefixtures("quick_computers")


def test_a_spectator_who_begins_to_play_the_cards_watches_no_longer(inside: StartInside) -> None:
    server = inside()
    anna, first = played(server)
    deal = deal_of(anna, first)
    running = begin(anna, deal)
    further: str = going_on(anna, first).json()["table"]["id"]
    ben = Person(server, "Ben")
    other: str = ben.create(opponent={"kind": "computer", "level": 1})["table"]["id"]
    watched = [ben.sit(table, "watch") for table in (first, running, further, other)]
    assert [seat.hear()["type"] for seat in watched] == ["full"] * 4
    clara = Person(server, "Clara").sit(running, "watch")
    begin(ben, deal)
    for seat in watched[:3]:
        bye = seat.hear_until("bye")
        assert (bye["reason"]["code"], bye["again"]) == ("deal-not-finished", False)
    server.do(lambda: server.lobby.rooms.tell_everybody())
    server.advance(1)
    watched[3].hear_until("facts")  # these are no cards of the deal
    clara.hear_until("facts")  # she does not play


def test_a_spectator_who_begins_while_they_are_let_in_sees_nothing(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: the guest was found allowed to watch, began to play at another process, and was
    among the spectators only afterwards."""
    server = inside()
    anna, first = played(server)
    deal = deal_of(anna, first)
    running = begin(anna, deal)
    ben = Person(server, "Ben")
    ben.create(opponent={"kind": "computer", "level": 1})  # a guest, with a cookie
    deals = server.lobby.deals
    check, calls = deals.check_reader, list[int | None]()

    async def play_right_after(table: str, number: int | None) -> Deal | None:
        found = await check(table, number)
        calls.append(number)
        if len(calls) == 1:
            guest = await server.lobby.guests.find(ben.http.cookies["zweikampf"])
            assert found is not None
            assert guest is not None
            await deals.play(found, "same", "normal", guest)
        return found

    monkeypatch.setattr(deals, "check_reader", play_right_after)
    bye = ben.sit(running, "watch").hear()
    assert (bye["type"], bye["reason"]["code"]) == ("bye", "deal-not-finished")
    assert server.app.state.edge.sockets.spectators(None) == []


@pytest.mark.parametrize("what", ["record", "draws", "replay", "replay?seat=0"])
def test_no_cache_may_keep_what_may_become_a_deal(inside: StartInside, what: str) -> None:
    """It would answer those who play the cards, and not ask the server."""
    server = inside()
    anna, first = played(server)
    further: str = going_on(anna, first).json()["table"]["id"]
    with anna.sit(further, word=None) as seat:
        assert seat.wait_to_act()
        seat.ask("resign")
    one, _two = two_at_a_table(server)
    one.ask("resign")
    tables = {first: "private, no-cache", one.table: "public, max-age=604800, immutable"}
    if what != "draws":  # a game that continues another has no seal
        tables[further] = "private, no-cache"
    for table, kept_as in tables.items():
        found = anna.http.get(f"/api/tables/{table}/{what}")
        assert (found.status_code, found.headers["cache-control"]) == (200, kept_as)


def test_a_weekly_game_does_not_begin_after_its_week(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The week ends after the call was let in, while the guest gets a cookie."""
    server = inside()
    anna = Person(server, "Anna")
    deal = week(anna)
    welcome = server.lobby.guests.welcome

    async def slowly(*args: Any) -> Any:
        assert isinstance(server.clock, ManualClock)
        await server.clock.elapse(WEEK_SECONDS)
        return await welcome(*args)

    monkeypatch.setattr(server.lobby.guests, "welcome", slowly)
    asked = anna.http.post(f"/api/deals/{deal['id']}/play", json={})
    assert code_of(asked) == (409, "week-over")
    assert rows(server.settings.database, "SELECT count(*) FROM weekly")[0][0] == 0
    assert look(anna, deal)["standing"] == "new"
