"""T1: the cards and where they lie."""

from collections import Counter

import pytest

from tests.games.throne.oracle import FULL_DECK
from tests.games.throne.play import (
    FACTIONS,
    GAME,
    SEATS,
    after,
    chance,
    discard,
    followers,
    hand,
    legal,
    place,
    play,
    positions,
    score,
    start,
    trick,
)
from zweikampf.engine import bits
from zweikampf.engine.errors import TokenError
from zweikampf.games.throne import cards

# faction: number of cards, sum of values, lowest value
TABLE = {"G": (14, 45, 0), "K": (8, 44, 2), "U": (10, 45, 0), "D": (10, 45, 0), "X": (10, 45, 0)}


def test_t1_1_the_deck_has_52_cards_in_five_factions() -> None:
    deck = Counter(dict(chance(start())))
    assert deck.total() == 52
    for letter, (number, total, lowest) in TABLE.items():
        values = [int(token[1]) for token in deck.elements() if token[0] == letter]
        assert (len(values), sum(values)) == (number, total)
        assert (min(values), max(values)) == (lowest, 9)
        assert set(values) == set(range(lowest, 10))
    assert deck["G0"] == 5
    assert {token[0] for token in deck} == set(TABLE)


@pytest.mark.parametrize("letter", FACTIONS)
def test_t1_2_zero_is_the_lowest_value_and_nine_the_highest(letter: str) -> None:
    values = range(2 if letter == "K" else 0, 10)
    for low in values:
        for high in values[values.index(low) + 1 :]:
            weak, strong = f"{letter}{low}", f"{letter}{high}"
            assert play(trick(2, weak, strong), [weak, strong]).leader == 1
            assert play(trick(2, strong, weak), [strong, weak]).leader == 0


def test_t1_3_a_token_is_letter_and_value_and_only_g0_is_there_five_times() -> None:
    state = start()
    assert len(legal(state)) == 48
    for token in legal(state):
        assert len(token) == 2
        left = dict(chance(after(state, [token])))
        assert left.get(token, 0) == (4 if token == "G0" else 0)


def test_t1_3_the_goblin_zeros_are_interchangeable() -> None:
    state = place(2, (["G0", "G0", "K2"], ["G0", "G0", "X0"]))
    assert legal(state) == ["G0", "K2"]
    assert after(state, "G0 G0").position().count("G0") == 4
    # Whichever G0 is meant, the same position follows.
    twin = state.copy()
    zeros = bits.members(cards.GOBLIN_ZEROS)
    hands = [
        cards.gather(["K2"]) | 1 << zeros[4] | 1 << zeros[2],
        cards.gather(["X0"]) | 1 << zeros[0] | 1 << zeros[3],
    ]
    twin.set_unchecked(hand=hands)
    assert twin == state
    assert after(twin, "G0 G0") == after(state, "G0 G0")


@pytest.mark.parametrize(
    "text",
    [
        "throne victory=most phase=2 lead=0 led=- hands={},K2/U1,U2,U3 score=-/-",
        "throne victory=most phase=1 lead=0 led=- up=- hands=K2,K3/U1,U2 followers={}/X1,X2 "
        "score=-/- out=- deck=D1,D2,D3,D4",
    ],
    ids=["in a hand", "in a follower pile"],
)
def test_t1_3_a_position_does_not_tell_the_goblin_zeros_apart(text: str) -> None:
    # One of two G0 was taken face down; which of the two is named first means nothing.
    one, other = (GAME.parse_position(text.format(pair)) for pair in ("~G0,G0", "G0,~G0"))
    assert GAME.view(one, 0) == GAME.view(other, 0)
    assert one == other


def test_t1_4_the_overview_cards_are_not_part_of_the_game() -> None:
    tokens = [GAME.format_action(action) for action in range(GAME.num_actions)]
    assert sorted(tokens) == sorted({*FULL_DECK, "lead0", "lead1"})
    for state in positions(14):
        for token in ("overview", "O0", "O1"):
            with pytest.raises(TokenError):
                GAME.parse_action(token, state)
        assert set(legal(state)) <= set(tokens)


def test_t1_5_every_card_is_in_exactly_one_place() -> None:
    for state in positions(15):
        places = [*state.hand, *state.recruits, *state.score, state.discard, state.deck]
        if state.phase == 1:
            places += state.hidden
        places += [1 << card for card in (state.upcard, state.led) if card >= 0]
        assert sum(mask.bit_count() for mask in places) == 52
        union = 0
        for mask in places:
            union |= mask
        assert union.bit_count() == 52


def test_t1_5_cards_move_from_place_to_place() -> None:
    state = place(1, (["U5", "K4"], ["K9", "D2"]), up="D6", deck=["G0", "G1", "G2"])
    assert (state.upcard >= 0, discard(state)) == (True, [])
    play(state, "U5")
    view = GAME.view(state, 1)
    assert (view.led, view.upcard, hand(state, 0)) == ("U5", "D6", ["K4"])
    play(state, "K9 G1")
    view = GAME.view(state, 1)
    assert (view.led, view.upcard) == (None, None)
    assert [hand(state, seat) for seat in SEATS] == [["K4"], ["D2"]]
    assert [followers(state, seat) for seat in SEATS] == [["D6"], ["G1"]]
    assert [score(state, seat) for seat in SEATS] == [["U5"], []]
    assert discard(state) == ["K9"]
    assert chance(state) == [("G0", 1), ("G2", 1)]
