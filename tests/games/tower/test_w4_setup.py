"""W4: setup."""

import pytest

from tests.games.tower.play import SEATS, expect, legal, play, seen, start
from zweikampf.engine import actors

SEAT_0 = "S3g B5g B6g B7g B8g"
SEAT_1 = "P7b F5b F6b F7b F8b"


def test_w4_1_depots_of_13_stocks_of_35_four_stores_each() -> None:
    state = play(start(), f"{SEAT_0} {SEAT_1}")
    view = seen(state)
    for seat in SEATS:
        own = view.sides[seat]
        assert len(own.depot) + own.depot_hidden == 13
        assert len(own.depot) == 1
        assert (own.stock, own.stock_hidden, own.interim) == ((), 35, ())
        assert (own.gold, own.blocked) == (3, False)
        assert len(own.unseen) == 47
    assert [store[0] for store in view.stores] == [*SEAT_0.split()[1:], *SEAT_1.split()[1:]]
    assert all(len(store) == 1 for store in view.stores)
    assert (view.bank, view.towers) == (51, ())


def test_w4_2_ten_cards_by_chance_seat_0_first() -> None:
    state = start()
    for colour, cards in (("g", SEAT_0), ("b", SEAT_1)):
        for number, card in enumerate(cards.split()):
            assert state.actor == actors.CHANCE
            tokens = legal(state)
            assert len(tokens) == 52 - number
            assert all(token.endswith(colour) for token in tokens)
            assert state.weights() == [1] * len(tokens)
            play(state, card)
            assert card not in legal(state)


@pytest.mark.parametrize(
    ("first", "second", "starter"),
    [("S3g", "P7b", 0), ("S12g", "P0b", 1), ("S0g", "P1b", 0), ("S11g", "P10b", 1)],
)
def test_w4_3_the_lower_depot_card_begins(first: str, second: str, starter: int) -> None:
    state = play(start(), f"{first} B5g B6g B7g B8g {second} F5b F6b F7b F8b")
    assert state.actor == starter


@pytest.mark.parametrize("starter", SEATS)
def test_w4_3_chance_breaks_a_tie(starter: int) -> None:
    state = play(start(), "S5g B5g B6g B7g B8g P5b F5b F6b F7b F8b")
    assert state.actor == actors.CHANCE
    assert legal(state) == ["start0", "start1"]
    assert state.weights() == [1, 1]
    assert play(state, f"start{starter}").actor == starter


def test_w4_4_a_zero_in_a_store_is_a_duty_of_the_starting_seat() -> None:
    state = play(start(), "S3g B0g B6g B7g B8g P7b F5b F0b F7b F8b")
    expect(state, "actor=0 T=- turns=0")
    assert legal(state) == ["l1>t", "l6>t"]
