"""T9: the end of the game."""

import pytest

from tests.ends import ended
from tests.games.throne.oracle import point_sums
from tests.games.throne.play import (
    GAME,
    OPTION_SETS,
    VICTORIES,
    finished,
    place,
    random_tokens,
    start,
)
from tests.games.throne.vectors import SCORINGS, Scoring
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.errors import Refused, TokenError
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.submit import submit
from zweikampf.games.throne import cards, ending

VECTORS = {vector.id: vector for vector in SCORINGS}
ORDER = "GKUDX"


def end(pile_a: list[str], pile_b: list[str], victory: str = "most") -> Outcome:
    """The outcome of a finished game with these score piles."""
    state = place(2, ((), ()), score=(pile_a, pile_b), victory=victory)
    assert state.actor == actors.OVER
    return ended(state)


def of(vector: Scoring, victory: str = "most") -> Outcome:
    return end(list(vector.pile_a), list(vector.pile_b), victory)


def winners(won_a: int, won_b: int, values: tuple[int, int] = (5, 5)) -> tuple[list[str], ...]:
    """Piles with which the seats win these numbers of factions, with one card each."""
    first = [f"{letter}{values[0]}" for letter in ORDER[:won_a]]
    return first, [f"{letter}{values[1]}" for letter in ORDER[won_a : won_a + won_b]]


def test_t9_1_most_factions_win_with_victory_most() -> None:
    assert of(VECTORS["S1"]) == Outcome(0, "factions", (3, 2))
    assert of(VECTORS["S2"]) == Outcome(1, "factions", (2, 3))
    assert of(VECTORS["S8"]) == Outcome(0, "factions", (2, 1))
    assert end(["G1"], []) == Outcome(0, "factions", (1, 0))


def test_t9_2_equally_many_are_decided_by_the_point_sum() -> None:
    assert of(VECTORS["S4"]) == Outcome(0, "points", (18, 15))
    assert of(VECTORS["S11"]) == Outcome(1, "points", (30, 31))


def test_t9_2_only_own_cards_of_own_factions_count() -> None:
    # A wins G with 1 + 2, B wins K with 3 + 4; the lost K9 of A and G9 of B do not count.
    pile_a, pile_b = ["G1", "G2", "K9"], ["K3", "K4", "G9"]
    assert end(pile_a, pile_b) == Outcome(1, "points", (3, 7))
    masks = [cards.gather(pile) for pile in (pile_a, pile_b)]
    assert [ending.points(seat, *masks) for seat in (0, 1)] == [3, 7]
    # A void faction counts for neither seat.
    assert end(["G0", "U1"], ["G0", "X2"]) == Outcome(1, "points", (1, 2))


def test_t9_3_equal_point_sums_are_a_draw() -> None:
    assert of(VECTORS["S7"]) == Outcome(None, "draw", (2, 2))
    assert end(["G3", "K2"], ["U1", "D4"]) == Outcome(None, "draw", (2, 2))
    assert end([], []) == Outcome(None, "draw", (0, 0))


def test_t9_4_three_factions_win_with_victory_three() -> None:
    assert of(VECTORS["S1"], "three") == Outcome(0, "factions", (3, 2))
    assert of(VECTORS["S5"], "three") == Outcome(1, "factions", (1, 3))
    # Two are not enough, whatever the points.
    assert of(VECTORS["S8"], "three") == Outcome(None, "draw", (2, 1))
    assert of(VECTORS["S4"], "three") == Outcome(None, "draw", (2, 2))
    assert of(VECTORS["S7"], "three") == Outcome(None, "draw", (2, 2))


def test_t9_5_points_never_override_factions() -> None:
    vector = VECTORS["S6"]
    assert point_sums(list(vector.pile_a), list(vector.pile_b)) == (56, 2)
    for victory in VICTORIES:
        assert of(vector, victory) == Outcome(1, "factions", (2, 3))
    pile_a, pile_b = winners(2, 3, (9, 2))
    for victory in VICTORIES:
        assert end(pile_a, pile_b, victory) == Outcome(1, "factions", (2, 3))


@pytest.mark.parametrize("victory", VICTORIES)
@pytest.mark.parametrize("won", [(5, 0), (4, 1), (3, 2), (4, 0), (3, 1), (3, 0)])
def test_t9_6_three_and_more_factions_win_by_factions(won: tuple[int, int], victory: str) -> None:
    pile_a, pile_b = winners(*won)
    assert end(pile_a, pile_b, victory) == Outcome(0, "factions", won)
    assert end(pile_b, pile_a, victory) == Outcome(1, "factions", won[::-1])


@pytest.mark.parametrize(
    ("won", "values", "most", "three"),
    [
        ((2, 1), (5, 5), Outcome(0, "factions", (2, 1)), Outcome(None, "draw", (2, 1))),
        ((2, 2), (5, 4), Outcome(0, "points", (10, 8)), Outcome(None, "draw", (2, 2))),
        ((2, 2), (4, 5), Outcome(1, "points", (8, 10)), Outcome(None, "draw", (2, 2))),
        ((2, 2), (5, 5), Outcome(None, "draw", (2, 2)), Outcome(None, "draw", (2, 2))),
    ],
)
def test_t9_6_the_settings_differ_at_2_1_and_2_2(
    won: tuple[int, int], values: tuple[int, int], most: Outcome, three: Outcome
) -> None:
    pile_a, pile_b = winners(*won, values)
    assert end(pile_a, pile_b, "most") == most
    assert end(pile_a, pile_b, "three") == three


@pytest.mark.parametrize(("victory", "leader"), OPTION_SETS)
def test_t9_6_games_end_in_one_of_these_ways(victory: str, leader: str) -> None:
    for seed in range(many(60, 10)):
        outcome = ended(finished(seed, leader, victory))
        first, second = outcome.score
        match outcome.reason:
            case "factions":
                assert outcome.winner == (0 if first > second else 1)
                assert max(first, second) >= (3 if victory == "three" else 2)
            case "points":
                assert victory == "most"
                assert outcome.winner == (0 if first > second else 1)
            case reason:
                assert reason == "draw"
                assert outcome.winner is None
                assert max(first, second) <= 2


def test_t9_7_giving_up_and_agreeing_are_not_actions() -> None:
    tokens = {GAME.format_action(action) for action in range(GAME.num_actions)}
    outside = ("resign", "timeout", "draw", "undo", "pass", "over", "abort")
    state = start()
    for token in random_tokens(97, "0"):
        for wish in outside:
            assert wish not in tokens
            with pytest.raises(TokenError):
                GAME.parse_action(wish, state)
            with pytest.raises(Refused):
                submit(GAME, state, state.actor, wish, version=0, current=0)
        state.apply(GAME.parse_action(token, state))
    assert ended(state).reason in ("factions", "points", "draw")
