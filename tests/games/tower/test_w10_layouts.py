"""W10: no loops within a turn."""

from tests.games.tower.play import (
    GAME,
    after,
    expect,
    legal,
    place,
    play,
    positions,
    seen,
    why,
)
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.rng import Rng
from zweikampf.games.tower.columns import layout_text
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.steps import Step


def test_w10_1_the_place_of_a_column_does_not_matter() -> None:
    state = place("L1=- L2=F9g L3=F10b A0=F6g")
    play(state, "l2>l3")
    # Back on the empty store 1 would be the first layout again, in another place.
    assert legal(state) == ["a>l1", "a>z", "draw"]
    assert why(state, "l3>l1") == "layout-repeats"


def test_w10_1_cards_are_compared_by_their_tokens() -> None:
    """Two equal cards change places: with colour=symbol that is the same layout."""
    stores = "L2=S9b L3=F10g L4=F2g L5=B3g L6=F3g L7=F4g L8=B4g"
    own = "A0=P11b A1=S10b V0=B11g V1=B12g"
    state = place(f"L1=B10g,S9b {stores} {own}", colour="symbol")
    play(state, "l1>l3 l2>l1")
    # S9b, which lies on F10g now, may not go where the other S9b came from.
    expect(state, "L1=B10g,S9b L2=- L3=F10g,S9b")
    assert why(state, "l3>l2") == "layout-repeats"


def test_w10_1_with_colour_deck_they_are_different_cards() -> None:
    state = place("L1=B10b,S9g L2=P9g L3=F10b L4=S2b A0=P11g")
    play(state, "l1>l3 l2>l1")
    expect(state, "L1=B10b,P9g L2=- L3=F10b,S9g")
    assert "l3>l2" in legal(state)


def test_w10_2_the_list_starts_with_the_first_layout_and_grows_with_every_action() -> None:
    state = place("L1=- L2=F10b L3=B10b A0=F9g")
    first = layout_text(seen(state).stores)
    assert seen(state).layouts == (first,)
    play(state, "a>l2")
    second = layout_text(seen(state).stores)
    assert set(seen(state).layouts) == {first, second}
    play(state, "l2>l3")
    assert len(seen(state).layouts) == 3
    play(state, "l3>l1")
    assert legal(state) == ["draw"]


def test_w10_2_every_kind_of_action_that_changes_stores_adds_one() -> None:
    for differences, action in (
        ("T=S4 L1=S5b", "l1>t"),
        ("L1=S6g Z1=S5g", "l1>o"),
        ("L1=B10b A0=- Z0=B9g", "z>l1"),
        ("L1=B10b drawn=B9g", "d>l1"),
        ("L1=B10b A0=B9g", "a>l1"),
        ("L1=S12g,P11b,F10g L2=F12g", "l1>>l2"),
        ("L1=B10b L2=F9g", "l2>l1"),
    ):
        assert len(seen(after(place(differences), action)).layouts) == 2, action


def test_w10_2_the_list_is_forgotten_at_the_end_of_the_turn() -> None:
    state = place("L1=F9g L2=F10b L3=B10b A0=F6g")
    play(state, "l1>l2 draw B11g d>z")
    assert seen(state).layouts == ()
    play(state, "noblock")
    assert legal(state) == ["a>l1", "a>z", "draw", "l2>l1", "l2>l3", "l3>o"]


def test_w10_3_a_single_store_move_may_not_repeat_a_layout() -> None:
    state = place("L1=F9g L2=F10b L3=B10b A0=F6g")
    assert legal(state) == ["a>z", "draw", "l1>l2", "l1>l3"]
    assert legal(play(state, "l1>l2")) == ["a>l1", "a>z", "draw", "l2>l3"]
    assert legal(play(state, "l2>l3")) == ["a>l1", "a>z", "draw"]
    assert why(state, "l3>l2") == "layout-repeats"


def test_w10_4_a_single_card_never_goes_to_an_empty_store() -> None:
    state = place("L1=F9g L2=-")
    assert legal(state) == ["a>l2", "a>z", "draw"]
    assert why(state, "l1>l2") == "layout-repeats"
    for found in positions(3):
        if found.step == Step.FREE:
            lonely = [at for at in range(8) if found.size[at] == 1]
            empty = [at for at in range(8) if found.size[at] == 0]
            for source in lonely:
                assert not any(f"l{source + 1}>l{to + 1}" in legal(found) for to in empty)


def test_w10_a_turn_may_have_more_layouts_than_fit_into_the_table() -> None:
    """Beyond 64 the list continues, and copies, positions and comparisons include the rest."""
    state = long_turn()
    assert state.layout_count > 64
    assert state.more_layouts
    text = layout_text(seen(state).stores)
    assert text in seen(state).layouts
    again = GAME.parse_position(state.position())
    assert again == state == state.copy()
    assert legal(again) == legal(state)
    seen_before = seen(state).layouts
    for token in _store_moves(state):
        moved = after(state, token)
        assert layout_text(seen(moved).stores) not in seen_before
    # Assigning a short turn over a long one, and the other way round.
    short = place("L1=F9g L2=F10b")
    long = state.copy()
    long.assign(short)
    assert long == short
    short.assign(state)
    assert short == state
    while state.actor == 0:
        play(state, "draw" if "draw" in legal(state) else legal(state)[0])
        if state.actor == actors.CHANCE:
            play(state, legal(state)[0])
    assert state.more_layouts is None


def long_turn() -> Tower:
    """Single store moves in one turn for as long as there are any, with four empty stores."""
    best = None
    for seed in range(many(40, 40)):
        state = place(
            "L1=S12g,P11b,F10g,B9b,S8g,P7b L2=F12b,P11g,B10b,P9g,F8b,B7g "
            "L3=B8b,P7g,S6b L4=- L5=- L6=- L7=- L8=- A0=B6g gold=0/0"
        )
        rng = Rng(seed)
        while moves := _store_moves(state):
            play(state, moves[rng.below(len(moves))])
            if state.layout_count > 80:
                return state
        best = state if best is None or state.layout_count > best.layout_count else best
    assert best is not None
    return best


def _store_moves(state: Tower) -> list[str]:
    return [token for token in legal(state) if token[0] == "l" and ">l" in token]
