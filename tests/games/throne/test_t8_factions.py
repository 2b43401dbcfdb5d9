"""T8: who wins a faction."""

from itertools import product
from math import comb

import pytest

from tests.ends import ended
from tests.games.throne.oracle import FULL_DECK, factions_won
from tests.games.throne.play import FACTIONS, finished, place, play, score, start
from tests.games.throne.vectors_games import GAMES
from tests.volume import many
from zweikampf.engine.outcome import Outcome
from zweikampf.games.throne import cards, ending

# Every card of a faction is in the score pile of seat 0, in that of seat 1, or in neither.
PLACES = (0, 1, None)
NOBODY = -1  # what ``scoring`` returns for a void faction


def winner(letter: str, pile_a: str, pile_b: str) -> int | None:
    """The seat that wins the faction; both seats see it the same way when they are swapped."""
    masks = [cards.gather(pile.split()) for pile in (pile_a, pile_b)]
    found = ending.faction_winner(FACTIONS.index(letter), *masks)
    swapped = ending.faction_winner(FACTIONS.index(letter), *masks[::-1])
    assert swapped == (NOBODY if found == NOBODY else 1 - found)
    return None if found == NOBODY else found


def test_t8_1_more_cards_of_a_faction_win_it() -> None:
    assert winner("G", "G0 G1 G2", "G8 G9") == 0
    assert winner("K", "K2", "") == 0
    assert winner("U", "U0 U1 U2 U3 U4 U5", "U6 U7 U8 U9") == 0
    assert winner("D", "D9", "D0 D1") == 1
    assert winner("X", "X9 X8 X7", "X0 X1 X2 X3") == 1
    assert winner("G", "G0 G0 G0", "G9 G8") == 0
    # Cards of other factions do not count.
    assert winner("K", "K2 U1 U2 U3", "K3 K4") == 1


def test_t8_1_only_the_score_piles_count() -> None:
    # Seat 0 holds four knights and seat 1 has scored one: the hands do not count.
    state = place(2, (["K3", "K4", "K5", "K6"], ["U1", "U2", "U3", "U4"]), score=((), ["K2"]))
    piles = [cards.gather(score(state, seat)) for seat in (0, 1)]
    assert ending.faction_winner(FACTIONS.index("K"), *piles) == 1
    end = place(2, ((), ()), score=(["G1"], ["K2"]), out=["K3", "K4", "G2", "G3"])
    assert ended(end) == Outcome(1, "points", (1, 2))  # one faction each, whatever is out


def test_t8_2_equally_many_are_won_by_the_highest_single_card() -> None:
    assert winner("G", "G0 G9", "G0 G8") == 0
    assert winner("U", "U0 U1 U2 U3 U9", "U4 U5 U6 U7 U8") == 0
    assert winner("K", "K4 K5", "K2 K6") == 1
    assert winner("D", "D0", "D1") == 1
    assert winner("X", "X1 X2", "X0 X3") == 1
    assert winner("G", "G0 G0 G1", "G0 G0 G0") == 0


def test_t8_3_what_is_still_undecided_is_void() -> None:
    for letter in FACTIONS:
        assert winner(letter, "", "") is None
    assert winner("G", "G0", "G0") is None
    assert winner("G", "G0 G0", "G0 G0") is None
    # A void faction belongs to neither seat: neither seat's number of factions counts it.
    end = place(2, ((), ()), score=(["G0", "U1"], ["G0"]))
    assert ended(end).score == (1, 0)


def _splits(tokens: list[str]) -> list[tuple[list[str], list[str]]]:
    """All ways in which these cards can end in the two score piles or in neither."""
    found = []
    for places in product(PLACES, repeat=len(tokens)):
        parts = [
            [token for token, place in zip(tokens, places, strict=True) if place == seat]
            for seat in (0, 1)
        ]
        found.append((parts[0], parts[1]))
    return found


def test_t8_4_undead_are_never_void_because_all_ten_end_in_the_score_piles() -> None:
    undead = [f"U{value}" for value in range(10)]
    for split in range(1 << 10):
        pile_a = " ".join(card for at, card in enumerate(undead) if split >> at & 1)
        pile_b = " ".join(card for at, card in enumerate(undead) if not split >> at & 1)
        assert winner("U", pile_a, pile_b) is not None


@pytest.mark.parametrize("letter", ["K", "D", "X"])
def test_t8_4_knights_dwarves_and_doppelgangers_are_void_at_none_each_only(letter: str) -> None:
    for pile_a, pile_b in _splits([f"{letter}{value}" for value in (2, 3, 5, 6, 8, 9)]):
        is_void = winner(letter, " ".join(pile_a), " ".join(pile_b)) is None
        assert is_void == (not pile_a and not pile_b)


def test_t8_4_goblins_are_void_with_equally_many_zeros_only() -> None:
    for pile_a, pile_b in _splits(["G0", "G0", "G0", "G0", "G0", "G1", "G9"]):
        is_void = winner("G", " ".join(pile_a), " ".join(pile_b)) is None
        all_zeros = set(pile_a + pile_b) <= {"G0"}
        assert is_void == (len(pile_a) == len(pile_b) and all_zeros)


def test_t8_4_each_listed_case_happens() -> None:
    voids = {}
    for vector in GAMES:
        state = play(start(vector.leader), vector.tokens)
        piles = [score(state, seat) for seat in (0, 1)]
        masks = [cards.gather(pile) for pile in piles]
        void = [
            letter
            for at, letter in enumerate(FACTIONS)
            if ending.faction_winner(at, *masks) == NOBODY
        ]
        assert sorted(void) == sorted(factions_won(*piles)[2])
        voids[vector.id] = "".join(void)
    assert voids == {"Q5": "", "Q6": "K", "Q7": "K", "Q8": "K", "Q9": "DK", "Q10": "G"}


def test_t8_4_how_many_deals_allow_each_case() -> None:
    size = {letter: sum(card[0] == letter for card in FULL_DECK) for letter in FACTIONS}

    def all_dealt(number: int) -> float:
        """The share of deals in which these cards are all among the 26 dealt ones."""
        return 100 * comb(52 - number, 26 - number) / comb(52, 26)

    assert round(all_dealt(size["K"]), 2) == 0.21
    assert round(all_dealt(size["D"]), 3) == round(all_dealt(size["X"]), 3) == 0.034
    assert round(all_dealt(size["G"]), 4) == 0.0005
    zeros = FULL_DECK.count("G0")
    others = size["G"] - zeros  # G1 to G9 are dealt, and 5 - n of the zeros with them
    split = sum(
        comb(zeros, in_deck) * comb(52 - size["G"], 26 - others - (zeros - in_deck))
        for in_deck in (2, 4)
    )
    assert round(100 * split / comb(52, 26), 3) == 0.042


def test_t8_5_at_most_two_factions_are_void() -> None:
    size = {letter: sum(card[0] == letter for card in FULL_DECK) for letter in "KDX"}
    assert sum(size.values()) > 26  # three void factions need more cards than are dealt
    won = set()
    for seed in range(many(300, 40)):
        state = finished(seed)
        void = factions_won(score(state, 0), score(state, 1))[2]
        masks = [cards.gather(score(state, seat)) for seat in (0, 1)]
        numbers = [ending.factions_won(seat, *masks) for seat in (0, 1)]
        assert sum(numbers) == 5 - len(void)
        won.add(sum(numbers))
    fewest = next(vector for vector in GAMES if vector.id == "Q9")
    won.add(sum(ended(play(start(fewest.leader), fewest.tokens)).score))
    assert {3, 5} <= won <= {3, 4, 5}
