"""Events alone keep every reader up to date: the folded view is the view, after every action."""

from collections.abc import Iterable

import pytest

from tests.games.throne.play import GAME, OPTION_SETS, play, random_tokens, start, told
from tests.games.throne.vectors_games import GAMES, INFORMATION, Game
from tests.games.throne.vectors_play import SEQUENCES, Sequence
from tests.volume import many
from zweikampf.games.throne.rules import Throne

READERS = (0, 1, None)


def follow(tokens: Iterable[str], leader: object = "0", victory: str = "most") -> Throne:
    """Play these actions, and compare all readers after each of them."""
    state = start(leader, victory)
    views = {reader: GAME.view(state, reader) for reader in READERS}
    for token in tokens:
        for reader in READERS:
            for event in told(state, token, reader):
                views[reader] = GAME.fold(views[reader], event)
        play(state, [token])
        for reader in READERS:
            assert views[reader] == GAME.view(state, reader), f"reader {reader}, after {token}"
    return state


@pytest.mark.parametrize(("victory", "leader"), OPTION_SETS)
def test_random_games(victory: str, leader: str) -> None:
    for seed in range(many(6, 2)):
        follow(random_tokens(seed, leader, victory), leader, victory)


@pytest.mark.parametrize("vector", GAMES, ids=lambda vector: vector.id)
def test_the_complete_games_of_the_specification(vector: Game) -> None:
    follow(vector.tokens, vector.leader)


@pytest.mark.parametrize("vector", SEQUENCES, ids=lambda vector: vector.id)
def test_the_sequences_of_the_specification(vector: Sequence) -> None:
    follow([*vector.tokens, *(token for step in vector.steps for token in step.actions)])


def test_a_hand_that_a_player_can_work_out() -> None:
    vector = next(each for each in INFORMATION if each.id == "I10")
    assert vector.deal is not None
    state = follow([*vector.deal[0], *vector.deal[1], *vector.actions])
    assert GAME.view(state, 0).sides[1].hand != ()


# Seat 0 wins twelve tricks without taking a card face down, seat 1 shows that it lacks G, U and X,
# and all its face-down cards are goblins and undead. When seat 0 leads its last card, the one that
# seat 1 has left can be worked out even by a spectator: all other places are known.
LAST_CARD_KNOWN = """
X0 X1 X2 X3 X4 X5 X6 X7 X8 X9 U9 G9 U8
D0 D1 D2 D3 D4 D5 D6 D7 D8 D9 K2 K3 K4
K5 X0 D0 G0  K6 X1 D1 G0  K7 X2 D2 G0  K8 X3 D3 G0  K9 X4 D4 G0
G1 X5 D5 U0  G2 X6 D6 U1  G3 X7 D7 U2  G4 X8 D8 U3  G5 G9 D9 U4
G6 X9 K2 U5  G7 U9 K3 U6  G8
"""


def test_before_the_last_lead_of_a_hand_that_everybody_can_work_out() -> None:
    state = follow(LAST_CARD_KNOWN.split())
    assert GAME.view(state, 0).sides[1].hand == ("K4",)
    assert GAME.view(state, None).sides[1].hand == ()


def test_after_the_last_lead_of_a_hand_that_everybody_can_work_out() -> None:
    state = follow([*LAST_CARD_KNOWN.split(), "U8"])
    assert GAME.view(state, 0).sides[1].hand == ("K4",)
