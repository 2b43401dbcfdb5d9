"""Between people a game that nobody begins is called off."""

from __future__ import annotations

from tests.server.client import catch_up, leave, two_at_a_table
from tests.server.conftest import StartInside
from zweikampf.server.table.clocks import FIRST_MOVE


def test_a_game_is_called_off_if_a_player_does_not_begin(inside: StartInside) -> None:
    """Each player's first move has its own three minutes, whatever else happens meanwhile."""
    server = inside()
    one, two = two_at_a_table(server, clock={"base": 60}, options={"leader": "0"})
    assert one.facts["clocks"]["first_move"] == FIRST_MOVE
    server.advance(100)
    one.ask("offer", what="draw", version=one.version)
    assert one.facts["clocks"]["first_move"] == FIRST_MOVE - 100_000
    server.advance(79)
    catch_up(two, one.act()["version"])
    server.advance(179)
    assert two.facts["status"] == "running"
    server.advance(1)
    end = one.hear_facts(status="over")["end"]
    assert end == {"how": "called-off", "winner": None, "reason": None, "score": None}
    assert "end: called-off" in one.person.http.get(f"/api/tables/{one.table}/record").text
    assert one.facts["clocks"]["first_move"] is None


def test_time_in_which_no_one_was_there_is_not_counted_for_a_first_move(
    inside: StartInside,
) -> None:
    server = inside()
    one, two = two_at_a_table(server, clock={"base": 60}, options={"leader": "0"})
    server.advance(100)
    for seat in (one, two):
        leave(server, seat)
    server.advance(200)
    with one.person.sit(one.table) as again:
        facts = again.hear_facts(status="running")
        assert facts["clocks"]["first_move"] == FIRST_MOVE
        server.advance(179)
        assert again.ask("ping")["type"] == "pong"
        assert again.facts["status"] == "running"
        server.advance(1)
        assert again.hear_facts(status="over")["end"]["how"] == "called-off"


def test_to_load_the_page_again_gives_no_more_time_for_a_first_move(inside: StartInside) -> None:
    server = inside()
    one, two = two_at_a_table(server, clock={"base": 60}, options={"leader": "0"})
    server.advance(100)
    for seat in (one, two):
        leave(server, seat)
    server.advance(5)
    with one.person.sit(one.table) as again:
        facts = again.hear_facts(status="running")
        assert facts["clocks"]["first_move"] == FIRST_MOVE - 105_000


def test_no_game_is_called_off_once_both_have_begun(inside: StartInside) -> None:
    server = inside()
    one, two = two_at_a_table(server, clock={"base": 600}, options={"leader": "0"})
    catch_up(two, one.act()["version"])
    catch_up(one, two.act()["version"])
    server.advance(500)
    assert one.ask("ping")["type"] == "pong"
    assert one.facts["status"] == "running"
    assert one.facts["clocks"]["first_move"] is None


def test_nobody_waits_for_a_first_move_without_a_clock(inside: StartInside) -> None:
    server = inside()
    one, _ = two_at_a_table(server, options={"leader": "0"})
    server.advance(3600)
    assert one.act()["type"] == "done"
