"""W3: zones."""

from tests.games.tower.play import after, expect, legal, place, play, seen, side


def test_w3_1_two_towers_for_each_symbol() -> None:
    state = place("L1=S0g L2=S0b")
    play(state, "l1>t l2>t")
    expect(state, "T=S0,S0")
    # The second tower goes its own way.
    state = place("T=S4,S2 L1=S3b L2=S5b L4=P4b")
    expect(after(state, "l1>t l2>t"), "T=S3,S5")


def test_w3_1_equal_towers_are_interchangeable() -> None:
    state = place("T=S4,S4 L1=S5b L4=P4b")
    assert legal(state) == ["l1>t"]
    expect(play(state, "l1>t"), "T=S4,S5")


def test_w3_2_both_seats_use_all_stores_and_towers() -> None:
    for seat, own in ((0, "A0=B12g"), (1, "A1=B12b")):
        state = place(f"T=S4 L1=S5b L8=B10g L7=F9b {own}")
        if seat:
            state = place("V0=P12g L1=S5b L8=B10g L7=F9b T=S4 gold=0/3", mode="table")
            play(state, "draw P12g ok d>z ok")
            assert state.actor == 1
        assert {"l1>t"} <= set(legal(state))
        assert "l7>l8" in legal(after(state, "l1>t"))


def test_w3_3_a_loaded_card_belongs_to_the_opponent() -> None:
    state = place("L1=S6g Z1=S5g")
    play(state, "l1>o")
    assert side(state, 1).interim == ("S5g", "S6g")
    # A green card, and yet it is the blue seat that draws it again.
    state = place("L1=S6g L2=F2b A1=S10b V1=- Z1=S5g gold=0/0")
    play(state, "l1>o draw B11g d>z draw")
    assert state.actor == 1
    assert seen(state).drawn == "S5g"
    assert side(state, 1).stock == ("S6g",)


def test_w3_3_cards_on_stores_and_towers_belong_to_nobody() -> None:
    # Seat 0 is out although its own green cards lie on stores and towers.
    state = place("L1=F10b L2=F9g T=S4 A0=- V0=- Z0=B9g")
    expect(play(state, "z>l1"), "over=0,out,5:3 actor=over")


def test_w3_3_a_drawn_card_still_has_to_go() -> None:
    """The result counts it, too."""
    state = place("A0=F11g V0=B11g Z0=B9g")
    assert side(state, 0).own_cards == 3
    play(state, "draw B11g")
    assert seen(state).drawn == "B11g"
    assert [side(state, seat).own_cards for seat in (0, 1)] == [3, 2]
