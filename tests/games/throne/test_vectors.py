"""The vectors of sections 12 and 13.1: tricks, following, scoring, chance."""

import pytest

from tests.games.throne.play import (
    FACTIONS,
    GAME,
    SEATS,
    by_seat,
    chance,
    discard,
    finished,
    followers,
    hand,
    legal,
    others,
    place,
    play,
    random_tokens,
    score,
    start,
    trick,
)
from tests.games.throne.vectors import (
    FOLLOWS,
    SCORINGS,
    TRICKS,
    Follow,
    Result,
    Scoring,
    Trick,
)
from tests.games.throne.vectors_games import INFORMATION
from tests.games.throne.vectors_play import CHANCES, GAME_LENGTHS, REFUSED_OPTIONS, Chance
from zweikampf.engine import actors
from zweikampf.engine.errors import OptionError
from zweikampf.engine.outcome import Outcome
from zweikampf.games.throne import cards, ending
from zweikampf.games.throne.game import ThroneOptions

TRICK_IDS = [vector.id for vector in TRICKS]
FOLLOW_IDS = [vector.id for vector in FOLLOWS]
SCORING_IDS = [vector.id for vector in SCORINGS]


def test_no_vector_is_missing() -> None:
    assert [f"C{at:02}" for at in range(1, 37)] == TRICK_IDS
    assert [f"F{at}" for at in range(1, 13)] == FOLLOW_IDS
    assert [f"S{at}" for at in range(1, 12)] == SCORING_IDS
    assert {vector.id for vector in CHANCES} == {"P1", "P2", "P3", "P6"}  # P4, P5, P7 below


@pytest.mark.parametrize("lead", SEATS)
@pytest.mark.parametrize("vector", TRICKS, ids=TRICK_IDS)
def test_c_tricks(vector: Trick, lead: int) -> None:
    down = "U0" if "U0" not in (vector.upcard, vector.led, vector.second) else "X2"
    up = vector.upcard or ""
    state = trick(vector.phase, vector.led, vector.second, lead=lead, up=up, down=down)
    play(state, [vector.led, vector.second])
    if vector.phase == 1:
        play(state, [down])
    winner = lead if vector.winner == "L" else 1 - lead
    assert GAME.view(state, None).leader == winner
    expected = {
        "followers": (vector.followers_leader, vector.followers_second),
        "score": (vector.scores_leader, vector.scores_second),
    }
    for name, pile_of in (("followers", followers), ("score", score)):
        for seat, pile in zip((lead, 1 - lead), expected[name], strict=True):
            wanted = sorted(down if card == "b" else card for card in pile)
            assert pile_of(state, seat) == wanted
    assert discard(state) == sorted(vector.discard)
    assert [len(hand(state, seat)) for seat in SEATS] == [1, 1]
    if vector.phase == 2:
        assert state.actor == winner


@pytest.mark.parametrize("lead", SEATS)
@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.parametrize("vector", FOLLOWS, ids=FOLLOW_IDS)
def test_f_legal_lists(vector: Follow, phase: int, lead: int) -> None:
    size = len(vector.hand)
    led = vector.led
    spare = others(vector.hand, [led] if led else [])
    mine, theirs = list(vector.hand), spare[: size - 1 if led else size]
    hands = by_seat(lead, theirs, mine) if led else by_seat(lead, mine, theirs)
    rest = spare[len(theirs) :]
    state = (
        place(1, hands, lead=lead, led=led, up=rest[0], deck=rest[1 : 2 * size])
        if phase == 1
        else place(2, hands, lead=lead, led=led)
    )
    assert state.actor == (1 - lead if led else lead)
    assert legal(state) == list(vector.legal)


def _swapped(result: Result) -> Result:
    winner, reason, score = result
    return (None if winner is None else 1 - winner), reason, (score[1], score[0])


@pytest.mark.parametrize("victory", ["most", "three"])
@pytest.mark.parametrize("vector", SCORINGS, ids=SCORING_IDS)
def test_s_results(vector: Scoring, victory: str) -> None:
    piles = (vector.pile_a, vector.pile_b)
    expected = vector.most if victory == "most" else vector.three
    three = victory == "three"
    for pair, result in ((piles, expected), (piles[::-1], _swapped(expected))):
        one, other = (cards.gather(pile) for pile in pair)
        assert ending.outcome(one, other, three) == Outcome(*result)
        assert ending.winner(one, other, three) == (-1 if result[0] is None else result[0])
        end = place(2, ((), ()), score=pair, victory=victory)
        assert end.outcome() == Outcome(*result)
        for seat in SEATS:
            sign = 0 if result[0] is None else 1 if result[0] == seat else -1
            assert end.payoff(seat) == sign


@pytest.mark.parametrize("vector", SCORINGS, ids=SCORING_IDS)
def test_s_factions_and_points(vector: Scoring) -> None:
    masks = [cards.gather(pile) for pile in (vector.pile_a, vector.pile_b)]
    for turn in (1, -1):
        pair = masks[::turn]
        won = [vector.factions_a, vector.factions_b][::turn]
        for at, letter in enumerate(FACTIONS):
            expected = next((seat for seat in SEATS if letter in won[seat]), -1)
            assert ending.faction_winner(at, *pair) == expected
            assert (expected == -1) == (letter in vector.void)
        for seat in SEATS:
            assert ending.factions_won(seat, *pair) == len(won[seat])
            assert ending.points(seat, *pair) == vector.points[::turn][seat]


@pytest.mark.parametrize("vector", CHANCES, ids=[vector.id for vector in CHANCES])
def test_p_chance_lists(vector: Chance) -> None:
    state = play(start(vector.leader), vector.tokens)
    assert state.actor == actors.CHANCE
    assert chance(state) == list(vector.pairs)


def test_p2_first_eleventh_and_last_pair() -> None:
    pairs = chance(start("0"))
    assert len(pairs) == 48
    assert (pairs[0], pairs[10], pairs[47]) == (("D0", 1), ("G0", 5), ("X9", 1))
    assert sum(weight for _, weight in pairs) == 52


@pytest.mark.parametrize(("leader", "length"), GAME_LENGTHS)
def test_p4_length_of_a_game(leader: str, length: int) -> None:
    for seed in range(10):
        assert len(random_tokens(seed, leader)) == length
        assert finished(seed, leader).actor == actors.OVER


@pytest.mark.parametrize("leader", SEATS)
def test_p5_order_of_the_deal(leader: int) -> None:
    for vector in INFORMATION:
        if vector.deal is None:
            continue
        first, second = vector.deal
        state = play(start(leader), first)
        assert (hand(state, 0), hand(state, 1)) == (sorted(first), [])
        play(state, second)
        assert (hand(state, 0), hand(state, 1)) == (sorted(first), sorted(second))
        assert state.actor == actors.CHANCE
        play(state, [legal(state)[0]])
        assert state.actor == leader


@pytest.mark.parametrize(("name", "value"), REFUSED_OPTIONS)
def test_p7_refused_options(name: str, value: str) -> None:
    with pytest.raises(OptionError):
        ThroneOptions.parse({name: value})
