"""A table as a fold: clocks, ends, and what a restart makes of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from zweikampf.engine import registry
from zweikampf.server.limits import Buckets
from zweikampf.server.table.clocks import Clocks, ClockSettings
from zweikampf.server.table.ending import End, end_of
from zweikampf.server.table.entry import Entry, Kind
from zweikampf.server.table.kept import Kept
from zweikampf.server.table.names import clean_name
from zweikampf.server.table.offers import InGame
from zweikampf.server.table.reopening import fold
from zweikampf.server.table.setup import WITHOUT_WORDS, Mode, Seating, Setup, new_id, new_secret
from zweikampf.server.table.table import Table

RANDOM = random.Random(5)


def table(clock: ClockSettings | None = None, mode: Mode = "friend") -> Table:
    game = registry.find("throne")
    setup = Setup(
        id=new_id(RANDOM),
        game="throne",
        rules=game.version,
        options={"leader": "0", "victory": "most"},
        mode=mode,
        seats=(Seating("human", 1, None, "Anna"), Seating("human", 2, None, "Ben")),
        clock=clock,
        pace="normal",
        reaction=4,
        secret=new_secret(RANDOM),
        created=0,
        scheme=WITHOUT_WORDS,
    )
    return Table(setup, 0)


def first_moves(one: Table) -> list[Entry]:
    """Both play their first card, for which no time is charged."""
    entries = [one.take(Entry(0, "begin", 0))]
    for number in (1, 2):
        assert one.duel is not None
        assert one.actor is not None
        token = one.duel.legal(one.actor)[0]
        entries.append(one.take(Entry(number, "act", 0, one.actor, token)))
    return entries


def begun(chosen: ClockSettings, now: int) -> Clocks:
    """Clocks of a game in which both have made their first move."""
    clocks = Clocks(chosen, now)
    for seat in (0, 1):
        clocks.acted(seat)
    return clocks


@pytest.mark.parametrize("per", ["action", "turn"])
def test_a_clock_begins_with_the_first_move_of_its_player(per: Any) -> None:
    clocks = Clocks(ClockSettings(base=60, increment=2, per=per), 0)
    for seat in (0, 1):
        clocks.run(seat, seat * 500_000)
        assert clocks.running is None
        assert clocks.left(500_000 + seat * 500_000) == (60_000, 60_000), "nothing is charged ..."
        clocks.run(None, 500_000 + seat * 500_000)
        clocks.acted(seat)
    clocks.run(0, 1_000_000)
    assert clocks.running == 0
    assert clocks.left(1_010_000) == (50_000, 60_000), "... and nothing was earned"


def test_an_increment_is_earned_when_the_other_player_has_not_moved_yet() -> None:
    """A first turn of three actions, of which two are timed; then a first turn of one action."""
    clocks = Clocks(ClockSettings(base=60, increment=2), 0)
    for _ in range(3):
        clocks.run(0, 0)
        clocks.run(None, 0)
        clocks.acted(0)
    clocks.run(1, 0)
    clocks.run(None, 9000)
    clocks.acted(1)
    clocks.run(0, 9000)
    assert clocks.left(9000) == (62_000, 60_000)


def test_clocks_charge_who_thinks_and_reward_who_acts() -> None:
    clocks = begun(ClockSettings(base=60, increment=2, per="action"), 1000)
    clocks.run(0, 1000)
    assert clocks.left(11_000) == (50_000, 60_000)
    clocks.run(None, 11_000)
    clocks.acted(0)
    clocks.run(1, 11_000)
    assert clocks.left(12_000) == (52_000, 59_000)
    assert not clocks.is_empty(1, 70_999)
    assert clocks.is_empty(1, 71_000)
    assert clocks.left(999_000) == (52_000, 0)


def test_a_turn_of_many_actions_earns_one_increment() -> None:
    clocks = begun(ClockSettings(base=60, increment=2), 0)
    clocks.run(0, 0)
    for _ in range(25):
        clocks.run(None, 0)
        clocks.acted(0)
        clocks.run(None, 0)  # chance, or a question for a reaction
        clocks.run(0, 0)
    assert clocks.left(0) == (60_000, 60_000)
    clocks.acted(0)
    clocks.run(1, 0)
    assert clocks.left(0) == (62_000, 60_000)


@pytest.mark.parametrize("per", ["action", "turn"])
@pytest.mark.parametrize("mode", ["computer", "friend", "screen"])
def test_to_act_and_take_back_earns_no_time(per: Any, mode: Any) -> None:
    one = table(ClockSettings(base=60, increment=5, per=per), mode)
    entries = first_moves(one)
    clocks = one.clocks
    assert clocks is not None
    now = 0

    def take(kind: Any, seat: int, text: str) -> None:
        nonlocal now
        now += 1000
        entries.append(one.take(Entry(one.entries, kind, now, seat, text)))

    for _ in range(5):
        assert one.duel is not None
        seat, ply = one.actor, one.ply
        assert seat is not None
        before = clocks.left(now)
        take("act", seat, one.duel.legal(seat)[0])
        take("rewind", seat, str(ply))
        after = clocks.left(now)
        assert one.actor == seat
        assert before[seat] - 2000 <= after[seat] < before[seat], (
            "the time is spent, nothing earned"
        )
        assert after[1 - seat] == before[1 - seat]
    back = fold(Kept(one.setup, entries), 9_000_000)
    assert back.clocks is not None
    assert back.clocks.left(9_000_000) == clocks.left(now)


def test_a_takeback_gives_the_other_one_the_time_of_then_also_after_a_restart() -> None:
    """One acts, the server is away for an hour, the other acts, the first takes both back."""
    one = table(ClockSettings(base=60, increment=5, per="action"))
    entries = first_moves(one)
    assert one.duel is not None
    first, seat = one.ply, one.actor
    assert seat is not None
    entries.append(one.take(Entry(3, "act", 3000, seat, one.duel.legal(seat)[0])))
    two = fold(Kept(one.setup, entries), 3_600_000)
    assert two.duel is not None
    assert two.actor == 1 - seat
    entries.append(two.take(Entry(4, "act", 3_604_000, 1 - seat, two.duel.legal(1 - seat)[0])))
    left = entries[-1].left
    assert left is not None
    assert (left[seat], left[1 - seat]) == (62_000, 61_000)
    for read_back in (True, False):
        three = fold(Kept(one.setup, entries), 3_604_000) if read_back else two
        three.take(Entry(5, "rewind", 3_604_000, seat, str(first)))
        assert three.clocks is not None
        left = three.clocks.left(3_604_000)
        assert (left[seat], left[1 - seat]) == (57_000, 60_000)


def test_a_first_move_that_is_taken_back_was_the_beginning_all_the_same() -> None:
    """The other player gets the time of then; the clock of the player who took back runs now."""
    one = table(ClockSettings(base=60))
    entries = first_moves(one)
    assert one.clocks is not None
    assert one.actor is not None
    late = one.clocks.left(20_000)
    assert late[one.actor] == 40_000
    assert late[1 - one.actor] == 60_000
    one.take(Entry(3, "rewind", 20_000, 0, str(entries[0].ply)))
    assert one.clocks.left(20_000)[1] == 60_000
    assert one.clocks.running == 0


def test_a_table_read_back_is_the_same_and_its_clock_has_not_run_meanwhile() -> None:
    one = table(ClockSettings(base=60, increment=1))
    entries = [one.take(Entry(0, "begin", 1000))]
    for at in range(1, 9):
        assert one.duel is not None
        seat = one.actor
        assert seat is not None
        token = one.duel.legal(seat)[0]
        entries.append(one.take(Entry(at, "act", 1000 + at * 2000, seat, token, seat, f"f{at}")))
    entries.append(one.take(Entry(9, "rewind", 20_000, 0, str(entries[5].ply))))
    entries.append(one.take(Entry(10, "offer", 20_001, 1, "draw")))
    two = fold(Kept(one.setup, entries), 5_000_000)
    assert one.duel is not None
    assert two.duel is not None
    assert two.duel.tokens == one.duel.tokens
    assert two.version == one.version
    assert two.used == one.used
    assert two.offers == one.offers
    assert two.ply_of(two.version) == two.ply
    assert two.ply_of(3) is None, "before the undo"
    assert one.clocks is not None
    assert two.clocks is not None
    assert two.clocks.left(5_000_000) == one.clocks.left(20_001)


def test_an_entry_that_does_not_repeat_is_noticed() -> None:
    one = table()
    first = one.take(Entry(0, "begin", 0))
    changed = Entry(0, "begin", 0, None, first.text.replace("lead0", "lead1"))
    other = Table(one.setup, 0)
    with pytest.raises(ValueError, match="does not repeat"):
        other.take(Entry(0, "begin", 0, None, changed.text + " K3"), told=True)


def test_a_rematch_that_is_asked_for_does_not_change_when_the_game_was_played() -> None:
    one = table()
    first_moves(one)
    one.take(Entry(one.entries, "end", 5000, None, "agreed"))
    one.take(Entry(one.entries, "offer", 9000, 0, "rematch"))
    one.take(Entry(one.entries, "decline", 9500, 1, "rematch"))
    assert (one.played_at, one.changed) == (5000, 9500)


def test_ends_name_the_winner() -> None:
    assert end_of("resigned 0") == End(how="resigned", winner=1)
    assert end_of("time 1") == End(how="time", winner=0)
    assert end_of("agreed") == End(how="agreed", winner=None)
    assert end_of("rules - draw 2:2") == End(how="rules", winner=None, reason="draw", score=(2, 2))
    assert end_of("") is None


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("  Anna \t Maria ", "Anna Maria"),
        ("\u202eevil\u202c", "evil"),
        ("a" * 99, "a" * 24),
        ("ｆｕｌｌ", "full"),
        ("\x00\x1b[31m", "[31m"),
        ("", ""),
    ],
)
def test_names(given: str, name: str) -> None:
    assert clean_name(given) == name


def test_a_bucket_fills_again() -> None:
    now = 0.0
    buckets = Buckets(2, 10, lambda: now)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    now = 5.0
    assert [buckets.take("a") for _ in range(2)] == [True, False]


def test_an_offer_that_came_to_nothing_is_known_until_its_seat_acts() -> None:
    """Refused, withdrawn or passed over by an action of the other: also after a restart."""
    one = table()
    entries = first_moves(one)

    def take(kind: Kind, seat: int, text: str) -> dict[tuple[InGame, int], bool]:
        entries.append(one.take(Entry(len(entries), kind, 0, seat, text)))
        again = fold(Kept(one.setup, entries), 0)
        assert again.offers == one.offers
        return one.offers.lost

    def play() -> dict[tuple[InGame, int], bool]:
        assert one.duel is not None
        assert one.actor is not None
        return take("act", one.actor, one.duel.legal(one.actor)[0])

    seat = one.actor
    assert seat is not None
    assert take("offer", seat, "draw") == {}
    assert take("decline", 1 - seat, "draw") == {("draw", seat): False}
    assert take("offer", seat, "takeback") == {("draw", seat): False}
    assert take("decline", seat, "takeback") == {("draw", seat): False, ("takeback", seat): True}
    assert take("offer", 1 - seat, "draw").keys() == {("draw", seat), ("takeback", seat)}
    assert play() == {("draw", 1 - seat): False}
    assert one.actor == 1 - seat
    assert play() == {}
    other = one.actor
    assert other is not None
    take("offer", other, "draw")
    take("decline", 1 - other, "draw")
    assert take("end", other, f"resigned {other}") == {}
