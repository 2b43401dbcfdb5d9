"""W1: cards and gold."""

from tests.games.tower.play import SEATS, gold, legal, place, play, seen, start


def test_w1_1_two_decks_of_four_symbols_with_thirteen_values() -> None:
    for colour in ("deck", "symbol"):
        view = seen(start(colour=colour))
        for seat in SEATS:
            kinds = {card[:-1] for card in view.sides[seat].unseen}
            assert kinds == {f"{symbol}{value}" for symbol in "BFPS" for value in range(13)}
            assert len(view.sides[seat].unseen) == 52


def test_w1_2_by_deck_seat_0_is_green_and_seat_1_is_blue() -> None:
    sides = seen(start()).sides
    assert {card[-1] for card in sides[0].unseen} == {"g"}
    assert {card[-1] for card in sides[1].unseen} == {"b"}


def test_w1_2_by_symbol_books_and_flags_are_green_in_both_decks() -> None:
    sides = seen(start(colour="symbol")).sides
    assert sides[0].unseen == sides[1].unseen
    colours = {card[0] + card[-1] for card in sides[0].unseen}
    assert colours == {"Bg", "Fg", "Pb", "Sb"}


def test_w1_2_colour_matters_on_stores_only() -> None:
    # A tower and an interim store take a card of either colour.
    for card in ("S5g", "S5b"):
        assert legal(place(f"T=S4 L1={card}")) == ["l1>t"]
        assert "l1>o" in legal(place(f"L1={card} Z1=S6g"))
    assert "l1>l2" in legal(place("L1=S9g L2=B10b"))
    assert "l1>l2" not in legal(place("L1=S9b L2=B10b"))


def test_w1_3_there_are_57_gold_and_the_bank_pays_all_of_it() -> None:
    fresh = seen(start())
    assert fresh.bank + sum(side.gold for side in fresh.sides) == 57
    # All that can ever be earned: 3 each, 6 per tower, the depot bonus and the bonus for going out.
    assert 2 * 3 + 8 * (1 + 2 + 3) + 1 + 2 == 57
    last = place("T=S11 A0=- V0=S12g gold=52/0")
    play(last, "draw S12g d>t")
    assert gold(last) == [57, 0]
    assert seen(last).bank == 0
