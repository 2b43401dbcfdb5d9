"""T7: who wins a trick, and where its cards go."""

from itertools import product

import pytest

from tests.games.throne.oracle import FULL_DECK
from tests.games.throne.play import (
    FACTIONS,
    SEATS,
    discard,
    followers,
    play,
    random_tokens,
    score,
    start,
    told,
    trick,
)
from zweikampf.games.throne import cards, rules
from zweikampf.games.throne.events import TrickBegan, TrickWon

PHASES = (1, 2)
TOKENS = sorted(set(FULL_DECK))
PAIRS = [(led, second) for led, second in product(TOKENS, TOKENS) if led != second or led == "G0"]

# T7.9, rows: led, columns: second, both in the order G K U D X.
TABLE = {
    "G": dict(zip("GKUDX", ["higher", "second", "leader", "leader", "higher"], strict=True)),
    "K": dict(zip("GKUDX", ["leader", "higher", "leader", "leader", "higher"], strict=True)),
    "U": dict(zip("GKUDX", ["leader", "leader", "higher", "leader", "higher"], strict=True)),
    "D": dict(zip("GKUDX", ["leader", "leader", "leader", "higher", "higher"], strict=True)),
    "X": dict(zip("GKUDX", ["leader", "leader", "leader", "leader", "higher"], strict=True)),
}


def second_wins(led: str, second: str, phase: int = 2, lead: int = 0) -> bool:
    """Play the trick; the winner is the one who leads next."""
    return play(trick(phase, led, second, lead=lead), [led, second]).leader != lead


def cards_of(letter: str) -> list[str]:
    return [token for token in TOKENS if token[0] == letter]


def reason(led: str, second: str) -> str:
    """Why a trick is won, by the numbers of T7."""
    if (led[0], second[0]) == ("G", "K"):
        return "knight"  # T7.4
    if second[0] not in (led[0], "X"):
        return "faction"  # T7.3
    if led[1] == second[1]:
        return "tie"  # T7.2
    return "higher" if led[0] == second[0] else "doppelganger"  # T7.1, T7.5


# Who has won, by the reason; the reason "faction" is the leader's, "tie" too.
SECOND_WINS_BY = {"knight": True, "faction": False, "tie": False}


def test_the_winner_and_the_reason_agree_for_all_cards() -> None:
    """T7.1-T7.5 decide twice, fast and in words: for every two cards, whichever is led."""
    for led, second in product(range(len(cards.TOKEN)), repeat=2):
        why = rules.why_trick_won(led, second)
        first, other = cards.TOKEN[led], cards.TOKEN[second]
        assert why == reason(first, other), (first, other)
        expected = SECOND_WINS_BY.get(why, other[1] > first[1])
        assert rules.second_wins(led, second) == expected, (first, other, why)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("reader", [0, 1, None])
def test_everyone_is_told_why_a_trick_was_won(phase: int, reader: int | None) -> None:
    for led, second in PAIRS:
        state = play(trick(phase, led, second), [led])
        (won,) = (each for each in told(state, second, reader) if isinstance(each, TrickWon))
        winner = play(state, [second]).leader
        assert won == TrickWon(winner, led, second, reason(led, second))


def test_tricks_are_numbered_in_each_phase() -> None:
    state, numbers = start("0"), []
    for token in random_tokens(7, "0"):
        events = told(state, token, None)
        numbers += [each for each in events if isinstance(each, TrickBegan)]
        state = play(state, [token])
    assert [(each.phase, each.trick) for each in numbers] == list(product((1, 2), range(1, 14)))


@pytest.mark.parametrize("lead", SEATS)
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("letter", FACTIONS)
def test_t7_1_of_one_faction_the_higher_value_wins(letter: str, phase: int, lead: int) -> None:
    for led, second in product(cards_of(letter), cards_of(letter)):
        if led != second:
            assert second_wins(led, second, phase, lead) == (second[1] > led[1])


@pytest.mark.parametrize("lead", SEATS)
@pytest.mark.parametrize("phase", PHASES)
def test_t7_2_equal_values_are_won_by_the_leader(phase: int, lead: int) -> None:
    assert not second_wins("G0", "G0", phase, lead)
    for led in TOKENS:
        if led[0] != "X":
            assert not second_wins(led, f"X{led[1]}", phase, lead)


@pytest.mark.parametrize("phase", PHASES)
def test_t7_3_a_second_card_of_another_faction_loses(phase: int) -> None:
    for led, second in product(TOKENS, TOKENS):
        exempt = second[0] in (led[0], "X") or (led[0], second[0]) == ("G", "K")
        if not exempt:
            assert not second_wins(led, second, phase)


@pytest.mark.parametrize("lead", SEATS)
@pytest.mark.parametrize("phase", PHASES)
def test_t7_4_a_knight_on_a_goblin_wins_whatever_the_values(phase: int, lead: int) -> None:
    for led, second in product(cards_of("G"), cards_of("K")):
        assert second_wins(led, second, phase, lead)


@pytest.mark.parametrize("lead", SEATS)
@pytest.mark.parametrize("phase", PHASES)
def test_t7_5_a_doppelganger_counts_as_the_led_faction(phase: int, lead: int) -> None:
    for led, second in product(TOKENS, cards_of("X")):
        if led != second:
            assert second_wins(led, second, phase, lead) == (second[1] > led[1])


def test_t7_6_it_counts_so_only_for_the_question_who_wins() -> None:
    for value in (1, 9):
        winner = 0 if value == 1 else 1
        # On an undead in phase 1 it is discarded, on a dwarf in phase 2 it goes to the winner.
        state = play(trick(1, "U5", f"X{value}"), f"U5 X{value}")
        assert (score(state, winner), discard(state)) == (["U5"], [f"X{value}"])
        state = play(trick(2, "D5", f"X{value}"), f"D5 X{value}")
        assert (score(state, winner), score(state, 1 - winner)) == ([f"X{value}"], ["D5"])
    # On a goblin it is a goblin and never a knight; on a knight it is a knight without a power.
    assert not second_wins("G5", "X4")
    assert second_wins("G5", "K4")
    assert second_wins("K5", "X6")


@pytest.mark.parametrize("phase", PHASES)
def test_t7_7_a_led_doppelganger_is_beaten_by_a_higher_one_only(phase: int) -> None:
    for led, second in product(cards_of("X"), TOKENS):
        if led != second:
            higher = second[0] == "X" and second[1] > led[1]
            assert second_wins(led, second, phase) == higher


@pytest.mark.parametrize("phase", PHASES)
def test_t7_8_a_goblin_on_a_led_knight_loses(phase: int) -> None:
    for led, second in product(cards_of("K"), cards_of("G")):
        assert not second_wins(led, second, phase)


def test_t7_9_the_whole_table() -> None:
    for led, second in PAIRS:
        entry = TABLE[led[0]][second[0]]
        expected = {"leader": False, "second": True, "higher": second[1] > led[1]}[entry]
        assert second_wins(led, second) == expected, (led, second)


@pytest.mark.parametrize("lead", SEATS)
def test_t7_10_where_the_cards_go_in_phase_1(lead: int) -> None:
    for led, second in PAIRS[::3]:
        for up, down in (("U1", "U2"), ("D1", "D2")):
            if {led, second} & {up, down}:
                continue
            state = play(trick(1, led, second, lead=lead, up=up, down=down), [led, second, down])
            winner = state.leader
            assert followers(state, winner) == [up]
            assert followers(state, 1 - winner) == [down]
            undead = [card for card in (led, second) if card[0] == "U"]
            assert score(state, winner) == sorted(undead)
            assert score(state, 1 - winner) == []
            assert discard(state) == sorted(card for card in (led, second) if card[0] != "U")


@pytest.mark.parametrize("lead", SEATS)
def test_t7_10_where_the_cards_go_in_phase_2(lead: int) -> None:
    for led, second in PAIRS:
        state = play(trick(2, led, second, lead=lead), [led, second])
        winner = state.leader
        dwarves = [card for card in (led, second) if card[0] == "D"]
        assert score(state, 1 - winner) == sorted(dwarves)
        assert score(state, winner) == sorted(card for card in (led, second) if card[0] != "D")
        assert discard(state) == []
