"""Weekly games whose rules change in the middle of the week."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from tests.server.client import Person
from tests.server.conftest import StartInside
from tests.server.databases import execute
from tests.server.inside import Inside
from tests.server.test_deals import begin, code_of, finish, look, week

pytestmark = pytest.mark.usefixtures("quick_computers")


def test_a_weekly_game_that_ends_because_the_rules_changed_is_over(inside: StartInside) -> None:
    server = inside()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    deal = week(anna)
    finish(ben, begin(ben, deal))
    table = begin(anna, deal)
    with anna.sit(table, word=None) as seat:
        seat.wait_to_act()
    assert look(anna, deal)["standing"] == "playing"
    execute(server.settings.database, "UPDATE tables SET rules = 77", "UPDATE deals SET rules = 77")
    server.do(forget_all(server))
    assert anna.http.get(f"/api/tables/{table}").json()["end"]["how"] == "rules-changed"
    told = look(anna, deal)
    assert (told["standing"], told["table"], told["rules_known"]) == ("finished", table, False)
    # It says nothing about her, so it does not count.
    assert (told["finished"], [each["name"] for each in told["games"]]) == (1, ["Ben"])
    again = anna.http.post(f"/api/deals/{deal['id']}/play", json={"name": "Anna"})
    assert code_of(again) == (409, "old-rules")


def forget_all(server: Inside) -> Callable[[], Awaitable[None]]:
    """The rooms of a server, as if it had started again."""

    async def forget() -> None:
        for table in server.lobby.rooms.tables():
            room = server.lobby.rooms.find(table)
            assert room is not None
            server.lobby.rooms.forget(room)

    return forget
