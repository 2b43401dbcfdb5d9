"""The games of a deal: in which order they stand, who is listed, and how long a deal is kept."""

from __future__ import annotations

import pytest

from tests.server.client import Person
from tests.server.conftest import StartInside
from tests.server.test_deals import WEEK_SECONDS, begin, deal_of, finish, look, week
from zweikampf.server.live import deals
from zweikampf.server.storage.retention import Removed, Retention, remove_some
from zweikampf.server.table.scores import Score, ranked, score_of

pytestmark = pytest.mark.usefixtures("quick_computers")


def test_games_are_ranked_by_result_then_without_luck_then_by_who_began_first() -> None:
    scores = [
        Score("lost", 1, 0.0, 0.9, 1),
        Score("unlucky", 2, 1.0, -0.1, 2),
        Score("later", 3, 1.0, None, 9),
        Score("unknown", 4, 1.0, None, 3),
        Score("lucky", 5, 1.0, 0.2, 4),
        Score("drawn", 6, 0.5, None, 5),
    ]
    names = [each.table for each in ranked(scores)]
    assert names == ["lucky", "unlucky", "unknown", "later", "drawn", "lost"]


@pytest.mark.parametrize(
    ("seat", "ended", "points", "adjusted"),
    [
        (0, "rules 0 points 30:20", 1.0, 0.75),
        (1, "rules 0 points 30:20", 0.0, 0.25),
        (1, "rules - points 25:25", 0.5, 0.25),
        (1, "resigned 0", 1.0, 0.25),
    ],
)
def test_a_score_is_that_of_the_player(
    seat: int, ended: str, points: float, adjusted: float
) -> None:
    assert score_of("t", 7, seat, ended, 0.75, 3) == Score("t", 7, points, adjusted, 3)
    assert score_of("t", 7, seat, ended, None, 3).adjusted is None


def test_a_player_whose_seat_was_drawn_has_lost_what_they_gave_up(inside: StartInside) -> None:
    """On either seat: what is stored is the place, which a draw may swap."""
    server = inside()
    anna = Person(server, "Anna")
    seats: set[int] = set()
    while seats != {0, 1}:
        computer = {"kind": "computer", "level": 1}
        table = anna.create("throne", opponent=computer)["table"]["id"]
        with anna.sit(table) as seat:
            seat.wait_to_act()
            seats.add(seat.last["seat"])
            seat.ask("resign")
        (game,) = look(anna, deal_of(anna, table))["games"]
        assert (game["table"], game["points"]) == (table, 0.0)


def test_of_very_many_games_the_best_ones_are_listed_and_your_own(
    inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deals, "MOST_LISTED", 1)
    server = inside()
    people = [Person(server, name) for name in ("Anna", "Ben", "Clara")]
    deal = week(people[0])
    for person in people:
        finish(person, begin(person, deal), 0)
        server.advance(1)
    for own, person in enumerate(people, 1):
        told = look(person, deal)
        assert (told["finished"], told["place"]) == (3, own)
        listed = [(each["place"], each["name"], each["yours"]) for each in told["games"]]
        expected = [(1, "Anna", own == 1), (own, person.name, True)]
        assert listed == expected[own == 1 :]
        in_lobby = week(person)
        assert in_lobby == {**told, "games": None}
    server.advance(WEEK_SECONDS)
    told = look(Person(server), deal)
    assert (told["finished"], told["place"], len(told["games"])) == (3, None, 1)


def test_a_weekly_deal_is_kept_as_long_as_its_week_lasts(inside: StartInside) -> None:
    """However short everything else is kept, and even if nobody has begun to play it."""
    server = inside()
    anna = Person(server, "Anna")
    deal = week(anna)
    store, a_day = server.lobby.writer.store, Retention(finished=1)
    moments = [deal["ends"] + days * 24 * 3600 * 1000 for days in (-1, 1, 3)]
    removed = [remove_some(store, a_day, moment) for moment in moments]
    assert removed == [Removed(), Removed(), Removed(deals=1)]
    assert store.deals.find(deal["id"]) is None
