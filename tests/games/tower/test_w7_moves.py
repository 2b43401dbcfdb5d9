"""W7: sources, towers, stores, loads, pairs."""

import pytest

from tests.games.tower.play import after, expect, legal, place, play, start, why
from zweikampf.games.tower import cards

# Next to nothing on the table, so that any card can be put there.
BARE = "L1=- L2=- L3=- L4=- L5=- L6=- L7=- L8=- V0=- A1=- V1=F12b"


def test_w7_0_sources_are_depot_and_stores() -> None:
    state = place("L1=B10b L2=F9g A0=S9g Z0=P9g")
    assert legal(state) == ["a>l1", "a>z", "l2>l1"]
    assert why(state, "z>l1") == "depot-first"


def test_w7_0_your_interim_store_once_the_depot_is_empty() -> None:
    state = place("L1=B10b A0=- Z0=B5g,P9g")
    assert legal(state) == ["draw", "z>l1"]
    assert why(state, "a>l1") == "empty-place"


def test_w7_0_after_a_draw_only_the_drawn_card() -> None:
    state = place("L1=B10b L2=F9g A0=S9g drawn=P9g")
    assert legal(state) == ["d>l1"]
    for token in ("a>l1", "l2>l1", "draw", "a>z"):
        assert why(state, token) == "drawn-card-first"
    assert why(place(), "d>z") == "nothing-drawn"


def test_w7_0_nothing_covered_nothing_of_the_opponent() -> None:
    # The 9 lies under an 8; only the 8 may be moved.
    state = place("L1=F9g,B8b L2=B10b L3=F9b gold=0/0")
    assert legal(state) == ["draw"]


@pytest.mark.parametrize("symbol", "BFPS")
@pytest.mark.parametrize("value", range(13))
def test_w7_1_a_tower_takes_the_next_value_of_its_symbol(symbol: str, value: int) -> None:
    fitting = 0
    for top in [f"{letter}{number}" for letter in "BFPS" for number in range(12)]:
        state = place(f"T={top} A0={symbol}{value}g {BARE}")
        fits = value == 0 or top == f"{symbol}{value - 1}"
        assert (legal(state) == ["a>t"]) == fits
        fitting += fits
    assert fitting == (48 if value == 0 else 1)


def test_w7_1_a_zero_opens_a_tower_and_a_card_stays_for_ever() -> None:
    state = place("L1=S0b")
    expect(play(state, "l1>t"), "T=S0 L1=-")
    assert not any(token.startswith("t") for token in legal(state))


def test_w7_2_one_lower_and_the_other_colour_or_12_on_1() -> None:
    """Every pair of cards, against the words of the rule."""
    tried = 0
    for colour in ("deck", "symbol"):
        state = start(colour=colour)
        faces = sorted({cards.token_of(card, colour == "symbol") for card in range(104)})
        for upper in faces:
            for lower in faces:
                numbers = int(upper[1:-1]), int(lower[1:-1])
                fits = upper[-1] != lower[-1] and (
                    numbers[0] == numbers[1] - 1 or numbers == (12, 1)
                )
                row = [cards.cards_of(cards.face_of(each) or 0, state.colour_by_symbol)[0]
                       for each in (lower, upper)]  # fmt: skip
                assert cards.is_row(row, state.colour_by_symbol) == fits
                tried += 1
    assert tried == 104 * 104 + 52 * 52


def test_w7_2_on_the_table() -> None:
    assert legal(place("L1=B10b L2=B10g L3=P8b A0=S9g")) == ["a>l1", "a>z"]
    assert legal(place("L1=F1b L2=P1g L3=F11b A0=S12g")) == ["a>l1", "a>z", "l2>l4"]
    assert why(place("L1=F12b A0=S1g"), "a>l1") == "does-not-fit-store"
    assert "a>l1" in legal(place("L1=F12b A0=S11g"))


def test_w7_2_the_lowest_numbered_empty_store_takes_any_card() -> None:
    state = place("L2=- L5=- A0=S9g")
    assert legal(state) == ["a>l2", "a>z", "draw"]
    assert why(state, "a>l5") == "first-empty-store"
    expect(play(state, "a>l2"), "L2=S9g L5=-")


def test_w7_2_nothing_lies_on_a_zero_but_a_zero_may_lie_on_a_1_in_table_mode() -> None:
    state = place("L1=F1b A0=F11g,S0g", mode="table")
    assert legal(state) == ["a>l1", "a>t", "a>z"]
    for value in range(13):
        lying = place(f"L1=F0b A0=P{value}g", mode="table")
        assert "a>l1" not in legal(lying)


@pytest.mark.parametrize("card", range(13))
@pytest.mark.parametrize("top", range(13))
def test_w7_3_a_load_is_next_to_the_top_in_its_symbol(card: int, top: int) -> None:
    near = abs(card - top) == 1 or {card, top} == {1, 12}
    for colour in "gb":
        if card == top and colour == "b":
            continue
        state = place(f"{BARE} L1=S{card}{colour} Z1=S{top}b", mode="table")
        assert ("l1>o" in legal(state)) == near
        other = place(f"{BARE} L1=P{card}{colour} Z1=S{top}b", mode="table")
        assert "l1>o" not in legal(other)


def test_w7_3_not_on_an_empty_or_blocked_interim_store() -> None:
    assert why(place("L1=S6g"), "l1>o") == "nothing-to-load-on"
    assert why(place("L1=S6g Z1=S5g block=1"), "l1>o") == "interim-store-is-blocked"
    assert why(place("L1=B6g Z1=S5g"), "l1>o") == "does-not-fit-interim-store"


def test_w7_3_any_number_in_a_turn_never_from_your_interim_store() -> None:
    state = place("L1=S6g L2=S7b A0=S8g Z1=S5g")
    expect(play(state, "l1>o l2>o a>o"), "Z1=S5g,S6g,S7b,S8g actor=0")
    assert legal(place("L1=S6b A0=- Z0=S5g Z1=S4b")) == ["draw", "z>l1"]


def test_w7_7_a_pair_moves_as_a_unit_for_1_gold() -> None:
    state = place("L1=S12g,P11b,F10g L2=F12g A0=B6g")
    assert legal(state) == ["a>z", "draw", "l1>>l2"]
    expect(play(state, "l1>>l2"), "L1=S12g L2=F12g,P11b,F10g gold=2/3 bank=52 actor=0")


def test_w7_7_the_lower_card_must_fit() -> None:
    state = place("L1=S12g,P11b,F10g L2=F12b L3=F11b A0=B6g")
    assert "l1>l3" in legal(state)  # the upper one fits there, for nothing
    assert why(state, "l1>>l3") == "does-not-fit-store"
    assert "l2>>l1" in legal(place("L1=F1b L2=B1b,S12g,P11b"))


def test_w7_7_an_empty_store_takes_a_pair_if_a_card_stays() -> None:
    assert "l1>>l2" in legal(place("L1=S12g,P11b,F10g L2=- A0=B6g"))
    kept = place("L1=S12g,P11b L2=- L3=- A0=B6g")
    assert why(kept, "l1>>l2") == "store-would-be-empty"
    assert why(place("L1=S12g,P11b,F10g L2=- L3=- A0=B6g"), "l1>>l3") == "first-empty-store"
    assert why(place("L1=S12g L2=-"), "l1>>l2") == "no-pair"
    assert why(place("L1=S12g,P11b,F10g L2=F12g gold=0/3"), "l1>>l2") == "no-gold"


def test_w7_7_w10_does_not_restrict_it() -> None:
    state = place("L1=S12g,P11b,F10g L2=F12g A0=B6g")
    play(state, "l1>>l2 l2>>l1")
    expect(state, "L1=S12g,P11b,F10g L2=F12g gold=1/3 bank=53")
    assert "l1>>l2" in legal(after(state, ""))
