"""T6: the follow rule."""

import pytest

from tests.games.throne.oracle import FULL_DECK, legal_cards
from tests.games.throne.play import GAME, SEATS, by_seat, legal, others, place, positions
from tests.volume import many
from zweikampf.engine.rng import Rng
from zweikampf.games.throne.steps import Step

PHASES = (1, 2)


def follow(phase: int, hand: str | list[str], led: str, lead: int = 0) -> list[str]:
    """The legal list of a second player with this hand after this lead."""
    held = hand.split() if isinstance(hand, str) else hand
    spare = others(held, [led])
    size = len(held)
    hands = by_seat(lead, spare[: size - 1], held)
    if phase == 2:
        return legal(place(2, hands, lead=lead, led=led))
    rest = spare[size - 1 :]
    state = place(1, hands, lead=lead, led=led, up=rest[0], deck=rest[1 : 2 * size])
    assert state.actor == 1 - lead
    return legal(state)


@pytest.mark.parametrize("lead", SEATS)
@pytest.mark.parametrize("phase", PHASES)
def test_t6_1_who_holds_the_led_faction_must_play_it(phase: int, lead: int) -> None:
    assert follow(phase, "D1 G1 K3 U2", "D8", lead) == ["D1"]
    assert follow(phase, "D1 G1 G5 K3 U2", "G8", lead) == ["G1", "G5"]
    assert follow(phase, "D1 G1 K3 K9 U2", "K8", lead) == ["K3", "K9"]
    assert follow(phase, "D1 G1 K3 U2 U9", "U8", lead) == ["U2", "U9"]


@pytest.mark.parametrize("lead", SEATS)
@pytest.mark.parametrize("phase", PHASES)
def test_t6_2_who_holds_none_may_play_any_card(phase: int, lead: int) -> None:
    assert follow(phase, "G1 K3 U2", "D8", lead) == ["G1", "K3", "U2"]
    assert follow(phase, "D1 K3 U2", "G8", lead) == ["D1", "K3", "U2"]
    assert follow(phase, "D1 G1 U2", "K8", lead) == ["D1", "G1", "U2"]
    assert follow(phase, "D1 G1 K3", "U8", lead) == ["D1", "G1", "K3"]
    assert follow(phase, "D1 G1 K3 U2", "X8", lead) == ["D1", "G1", "K3", "U2"]


@pytest.mark.parametrize("lead", SEATS)
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("led", ["D8", "G8", "K8", "U8", "X8"])
def test_t6_3_a_doppelganger_may_always_be_played(phase: int, lead: int, led: str) -> None:
    hand = ["D1", "G1", "K3", "U2", "X0", "X9"]
    expected = sorted({card for card in hand if card[0] == led[0]} | {"X0", "X9"})
    assert follow(phase, hand, led, lead) == expected


@pytest.mark.parametrize("phase", PHASES)
def test_t6_4_in_the_hand_a_doppelganger_is_nothing_else(phase: int) -> None:
    # Doppelgangers alone do not oblige a player to follow with them.
    assert follow(phase, "D4 K3 U2 X0", "G8") == ["D4", "K3", "U2", "X0"]
    assert follow(phase, "D9 G0 X1 X2", "U0") == ["D9", "G0", "X1", "X2"]
    assert follow(phase, "X1 X2", "U0") == ["X1", "X2"]


@pytest.mark.parametrize("lead", SEATS)
@pytest.mark.parametrize("phase", PHASES)
def test_t6_5_on_a_led_doppelganger_a_doppelganger_must_be_played(phase: int, lead: int) -> None:
    assert follow(phase, "X2 G5 K3", "X7", lead) == ["X2"]
    assert follow(phase, "X2 X9 G5 K3 U1 D1", "X7", lead) == ["X2", "X9"]
    assert follow(phase, "G5 K3 U1", "X7", lead) == ["G5", "K3", "U1"]


@pytest.mark.parametrize("phase", PHASES)
def test_t6_6_a_knight_on_a_goblin_needs_a_hand_without_goblins(phase: int) -> None:
    assert follow(phase, "G2 K9", "G5") == ["G2"]
    assert follow(phase, "G0 K2 K9 X1", "G9") == ["G0", "X1"]
    assert follow(phase, "D2 K9", "G5") == ["D2", "K9"]


def test_t6_7_the_formula_holds_for_any_hand_and_any_led_card() -> None:
    rng = Rng(67)
    for _ in range(many(400, 150)):
        left = list(FULL_DECK)
        drawn = [left.pop(rng.below(len(left))) for _ in range(2 + rng.below(8))]
        led, *hand = drawn
        for phase in PHASES:
            assert follow(phase, hand, led, rng.below(2)) == legal_cards(hand, led)


def test_t6_7_the_formula_holds_in_whole_games() -> None:
    for seed in range(many(30, 8)):
        for state in positions(seed):
            if state.step == Step.FOLLOW:
                view = GAME.view(state, state.actor)
                hand = view.sides[state.actor].hand
                assert legal(state) == legal_cards(list(hand), view.led)
