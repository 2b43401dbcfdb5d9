"""How many games lead on from a small position: all sequences of actions to the end are counted.

The numbers are fixed here, so a change of any rule of playing shows; chance actions count as
actions, each token once. ``python -m tests.games.throne.test_node_counts`` prints the table again.
"""

import sys

import pytest

from tests.games.throne.oracle import Oracle
from tests.games.throne.play import GAME, VICTORIES, followers, hand
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.games.throne import cards
from zweikampf.games.throne.rules import Throne
from zweikampf.games.throne.steps import Step

ONE = (
    "throne victory=most phase=1 lead={} led={} up={} hands={} followers={} score=-/- out=- deck={}"
)
TWO = "throne victory=most phase=2 lead={} led=- hands={} score=-/-"

# position, number of games; counted by the oracle too where the number is small
COUNTS: dict[str, tuple[str, int]] = {
    "phase 1, 1 card": (ONE.format(0, "-", "D6", "U5/U8", "-/-", "G0"), 1),
    "phase 1, 2 cards, free": (ONE.format(0, "-", "D6", "U5,K4/G2,D2", "-/-", "G0,U3,K5"), 96),
    "phase 1, 2 cards, follow": (ONE.format(0, "-", "D6", "U5,U4/U8,D2", "-/-", "G0,U3,K5"), 48),
    "phase 1, 2 cards, upcard": (ONE.format(1, "-", "-", "G5,K4/G2,X2", "-/-", "G0,G0,K5,X9"), 108),
    "phase 1, 2 cards, led": (ONE.format(1, "G7", "D6", "G5,K4/G2", "-/-", "G0,U3,K5"), 24),
    "phase 1, 2 cards, zeros": (ONE.format(0, "-", "G9", "G0,G0/G0,G1", "-/-", "G0,G0,X1"), 20),
    "phase 1, 2 cards, followers": (
        ONE.format(0, "-", "D6", "U5,K4/U8,G2", "D1/~D3", "G0,U3,K5"),
        428,
    ),
    "phase 1, face-down card": (ONE.format(0, "-", "-", "U5/U8", "D1/-", "G0,U3,K5"), 24),
    "phase 1, 3 cards, follow": (
        ONE.format(0, "-", "D6", "U5,U4,D1/U8,U2,D2", "-/-", "G0,G0,K5,K8,X9"),
        13_680,
    ),
    "phase 1, 3 cards, zeros": (
        ONE.format(1, "-", "G9", "G0,G0,U1/G0,G1,G2", "-/-", "G0,G0,X1,X2,K2"),
        6_732,
    ),
    "phase 1, 3 cards, mixed": (
        ONE.format(1, "-", "D6", "U5,K4,X1/G8,G2,D2", "-/-", "G0,U3,K5,X8,X9"),
        124_416,
    ),
    "phase 1, 4 cards": (
        ONE.format(0, "-", "D6", "G5,G4,K3,X1/G8,G2,D2,U1", "-/-", "G0,G0,K5,K8,K9,U8,X9"),
        143_786_880,
    ),
    "phase 2, 1 card": (TWO.format(0, "G1/K5"), 1),
    "phase 2, 2 cards, free": (TWO.format(0, "D2,X4/U7,G1"), 4),
    "phase 2, 3 cards, free": (TWO.format(1, "D2,D4,D5/U7,U8,U9"), 36),
    "phase 2, 3 cards, follow": (TWO.format(0, "D2,X4,G3/D7,G1,X5"), 16),
    "phase 2, 4 cards": (TWO.format(1, "D2,X4,G3,K5/D7,G1,X5,U2"), 184),
    "phase 2, 4 cards, zeros": (TWO.format(0, "G0,G0,~G0,K5/~G0,G1,X5,U2"), 53),
    "phase 2, 5 cards": (TWO.format(0, "D2,D3,G3,K5,X1/D7,G1,G2,X5,U2"), 2_548),
    "phase 2, 6 cards": (TWO.format(1, "D2,D3,G3,K5,X1,U9/D7,G1,G2,X5,U2,K9"), 13_908),
    "phase 2, 6 cards, free": (TWO.format(1, "D2,D3,D4,D5,D6,D7/U1,U2,U3,U4,U5,U6"), 518_400),
}
BY_ENGINE = many(1_000_000_000, 1_000_000)  # the largest takes the plain form too long
BY_HAND = 7_000  # up to here games are counted one by one, by the engine and by the oracle


def count(state: Throne) -> int:
    """One by one."""
    if state.actor == actors.OVER:
        return 1
    total = 0
    for action in state.legal():
        twin = state.copy()
        twin.apply(action)
        total += count(twin)
    return total


def count_once(state: Throne, known: dict[object, int]) -> int:
    """The same, with each position counted once; what is scored or out does not matter any more."""
    if state.actor == actors.OVER:
        return 1
    piles = (*state.hand, *state.recruits, *state.hidden, state.deck)
    table = (state.led, state.upcard, state.leader, state.step, state.phase)
    key = (*map(_alike, piles), *table)
    if key not in known:
        total = 0
        for action in state.legal():
            twin = state.copy()
            twin.apply(action)
            total += count_once(twin, known)
        known[key] = total
    return known[key]


def _alike(mask: int) -> tuple[int, int]:
    """A set of cards, whichever of the ``G0`` it holds."""
    return mask & ~cards.GOBLIN_ZEROS, (mask & cards.GOBLIN_ZEROS).bit_count()


def count_by_oracle(oracle: Oracle) -> int:
    if oracle.actor() == "over":
        return 1
    tokens = oracle.legal() or [token for token, _ in oracle.chance()]
    total = 0
    for token in tokens:
        twin = Oracle(oracle.victory, "random")
        for name, value in vars(oracle).items():
            setattr(twin, name, _copied(value))
        twin.apply(token)
        total += count_by_oracle(twin)
    return total


def _copied(value: object) -> object:
    if isinstance(value, list):
        return [_copied(each) for each in value]
    return set(value) if isinstance(value, set) else value


def oracle_at(state: Throne) -> Oracle:
    """The oracle in the same position; without the history that only pools need."""
    oracle = Oracle("three" if state.victory_by_three else "most", "0")
    view = GAME.view(state, None)
    oracle.stage = {
        Step.TURN_UP: "upcard",
        Step.LEAD: "lead",
        Step.FOLLOW: "second",
        Step.TAKE_FACE_DOWN: "face down",
    }[Step(state.step)]
    oracle.leader = state.leader
    oracle.phase = state.phase
    oracle.deck = list(cards.tokens(state.deck))
    oracle.hands = [hand(state, seat) for seat in (0, 1)]
    oracle.followers = [followers(state, seat) for seat in (0, 1)]
    oracle.upcard, oracle.led = view.upcard, view.led
    return oracle


SMALL = [name for name, (_, number) in COUNTS.items() if number <= BY_HAND]


@pytest.mark.parametrize("name", [name for name in COUNTS if COUNTS[name][1] <= BY_ENGINE])
def test_number_of_games(name: str) -> None:
    text, number = COUNTS[name]
    assert count_once(GAME.parse_position(text), {}) == number


@pytest.mark.parametrize("name", SMALL)
def test_number_of_games_one_by_one(name: str) -> None:
    text, number = COUNTS[name]
    assert count(GAME.parse_position(text)) == number


@pytest.mark.parametrize("name", SMALL)
def test_number_of_games_by_the_oracle(name: str) -> None:
    text, number = COUNTS[name]
    assert count_by_oracle(oracle_at(GAME.parse_position(text))) == number


def test_victory_does_not_change_what_can_be_played() -> None:
    text, number = COUNTS["phase 2, 4 cards"]
    for victory in VICTORIES:
        state = GAME.parse_position(text.replace("victory=most", f"victory={victory}"))
        assert count(state) == number


def main() -> None:
    for name, (text, _) in COUNTS.items():
        sys.stdout.write(f"{name}: {count_once(GAME.parse_position(text), {})}\n")


if __name__ == "__main__":
    main()
