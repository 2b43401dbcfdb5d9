"""The test vectors of the Throne specification, sections 13.1 and 13.2: chance and sequences."""

from dataclasses import dataclass

from tests.games.throne.vectors import Cards, Pairs, words

# 13.1 Chance


@dataclass(frozen=True, slots=True)
class Chance:
    """After `tokens` of a new game chance acts, and its complete list is `pairs`."""

    id: str
    rules: Cards
    leader: str
    tokens: Cards
    pairs: Pairs


def _without_goblins(gone: int) -> Pairs:
    """The list of a deal after `gone` cards, all of them `G0`."""
    tokens = [faction + str(value) for faction in "DGKUX" for value in range(10)]
    weights = {"G0": 5 - gone, "K0": 0, "K1": 0}
    pairs = [(token, weights.get(token, 1)) for token in tokens]
    return tuple((token, weight) for token, weight in pairs if weight)


# The table leaves open how P6 comes about; its first 13 tricks are ours.
_P6 = """
X2 K3 X7 K7 X3 X6 X1 U8 K8 D9 G6 G1 G2
D1 U6 U0 D5 X4 U9 G5 U3 U4 D0 G0 U7 G0
G8 X3 X4 G4 D8 U4 X7 U1 X9 G1 G0 G9 D7 D9 D1 D6 X8 K3 D0 K4
U5 K7 U3 X5 K5 G6 G5 D2 K6 X6 U9 D3 K9 U8 U6 U2 D4 X1 U7 G0
G0 K8 U0 G0 G7 G2 G0 K2 X0 X2 D5
"""

CHANCES = (
    Chance("P1", ("T2.4",), "random", (), (("lead0", 1), ("lead1", 1))),
    Chance("P1", ("T2.4",), "random", ("lead0",), _without_goblins(0)),
    Chance("P1", ("T2.4",), "random", ("lead1",), _without_goblins(0)),
    Chance("P2", ("T3.3", "T3.7"), "0", (), _without_goblins(0)),
    *(Chance("P3", ("T3.3",), "0", ("G0",) * n, _without_goblins(n)) for n in range(1, 6)),
    Chance("P6", ("T3.5", "T4.11"), "0", words(_P6), (("G3", 1),)),
)

GAME_LENGTHS = (("random", 105), ("0", 104), ("1", 104))
"""P4 (T3.6): the option `leader` and the number of actions of a whole game."""

REFUSED_OPTIONS = (("victory", "five"), ("leader", "2"), ("colour", "deck"))
"""P7 (T2.5): each is refused."""

# P5 (T3.2, T2.3) needs no data of its own: any deal below, with both values of `leader`.


# 13.2 Sequences


@dataclass(frozen=True, slots=True)
class Position:
    """The start of a sequence: chance, actor and legal list follow from it. Seat 0 leads."""

    phase: int
    hands: tuple[Cards, Cards]
    upcard: str | None
    unseen: Cards
    followers: tuple[Cards, Cards] = ((), ())


@dataclass(frozen=True, slots=True)
class Turn:
    """Who acts next and how; `leader` leads this trick or the next one, None when it is over."""

    phase: int
    actor: str
    leader: int | None
    legal: Cards = ()
    chance: Pairs = ()


@dataclass(frozen=True, slots=True)
class Stage:
    """Some actions and what holds after them. Piles count from the start of the sequence."""

    rules: Cards
    actions: Cards
    turn: Turn
    hands: tuple[Cards, Cards]
    followers: tuple[Cards, Cards] = ((), ())
    scores: tuple[Cards, Cards] = ((), ())
    discard: Cards = ()


@dataclass(frozen=True, slots=True)
class Sequence:
    """Q1 to Q3. The page leaves out the cards that do not matter; `tokens` supplies them.

    `tokens` (ours) are a game with `leader=0` from its first action up to the start: hands, upcard
    and unseen cards are those of `start`, and so are the follower piles of Q2. A pile of a step
    holds for a whole game as: pile now + pile of `start` = pile at the start + pile of the step.
    """

    id: str
    tokens: Cards
    start: Position
    steps: tuple[Stage, ...]


_BEFORE_Q1 = """
U5 K4 D1 G0 G4 D8 K2 U4 U0 K7 U7 K9 K3
U8 G2 D2 G8 D5 U6 X0 X2 U2 X1 G7 X4 D9
G6 U7 X4 G9  U9 K3 X0 X7  D3 K2 X2 D4  G5 G4 X1 X6  G0 K9 D5 X5
G0 U0 U6 D0  X3 D9 D8 U1  G3 G7 G0 D7  K6 G8 K7 G1  G0 U4 U2 K8
D6
"""
_BEFORE_Q2 = """
U5 K8 D8 G0 U6 D9 G0 U3 X5 K6 K7 K9 U9
U8 U1 X7 D7 U0 G0 U7 X8 X6 G0 X9 U2 U4
G2 K8 U1 G8  D3 X5 X6 G5  X4 U7 U9 D0  X0 G0 G0 K4  X2 D8 D7 D2
G9 G0 X8 G6  K3 X9 K9 X3  G3 U0 U3 K5  X1 K6 G0 D5  G4 K7 X7 D1
G7 U6 U2 K2  G1 D9 U4 D4  D6
"""
_BEFORE_Q3 = """
D6 G5 X3 X2 K3 K8 G2 U8 X6 G3 U7 G0 K6
D0 U2 G8 U0 D4 D1 G4 U6 K7 G0 U5 D8 G9
G6 K8 K7 K5  U3 G5 G9 K4  X8 G0 X2 D3  X7 G3 G8 K2  X0 U2 X6 G0
X4 K6 D4 X5  G0 K3 U5 G0  D5 G0 G4 D9  D7 D8 X3 U1  D2 U6 U7 G1
G7 G2 U0 K9  U4 U8 D1 X1  X9 D6 D0 U9
G6 X1  G0 G0  U1 X5  K5 X9  G7 X7  K4 K9  D3 X8  K2 U9  X0 G0  U4 U3  D9 D5
"""

SEQUENCES = (
    Sequence(
        "Q1",
        words(_BEFORE_Q1),
        Position(1, (words("U5 K4 D1"), words("U8 G2 D2")), "D6", words("G0 U3 K5 X8 X9")),
        (
            Stage(
                ("T4",),
                words("U5 U8 G0"),
                Turn(1, "chance", 1, chance=(("K5", 1), ("U3", 1), ("X8", 1), ("X9", 1))),
                hands=(words("K4 D1"), words("G2 D2")),
                followers=(("G0",), ("D6",)),
                scores=((), words("U5 U8")),
            ),
            Stage(
                ("T4.9", "T7.4"),
                words("U3 G2 K4 K5"),
                Turn(1, "chance", 0, chance=(("X8", 1), ("X9", 1))),
                hands=(("D1",), ("D2",)),
                followers=(words("G0 U3"), words("D6 K5")),
                scores=((), words("U5 U8")),
                discard=words("G2 K4"),
            ),
        ),
    ),
    Sequence(
        "Q2",
        words(_BEFORE_Q2),
        Position(
            phase=1,
            hands=(("U5",), ("U8",)),
            upcard="D6",
            unseen=("G0",),
            followers=(
                words("G1 G2 G3 G4 G5 G6 G7 X0 X1 X2 X3 X4"),
                words("G8 G9 D0 D1 D2 D3 D4 D5 K2 K3 K4 K5"),
            ),
        ),
        (
            Stage(
                ("T4.10", "T5.1", "T5.2"),
                words("U5 U8 G0"),
                Turn(2, "1", 1, legal=words("D0 D1 D2 D3 D4 D5 D6 G8 G9 K2 K3 K4 K5")),
                hands=(
                    words("G0 G1 G2 G3 G4 G5 G6 G7 X0 X1 X2 X3 X4"),
                    words("G8 G9 D0 D1 D2 D3 D4 D5 D6 K2 K3 K4 K5"),
                ),
                scores=((), words("U5 U8")),
            ),
        ),
    ),
    Sequence(
        "Q3",
        words(_BEFORE_Q3),
        Position(2, (words("D2 X4"), words("D7 G1")), None, ()),
        (
            Stage(
                ("T6.1",),
                ("D2",),
                Turn(2, "1", 0, legal=("D7",)),
                hands=(("X4",), words("D7 G1")),
            ),
            Stage(
                ("T5.6",),
                ("D7",),
                Turn(2, "1", 1, legal=("G1",)),
                hands=(("X4",), ("G1",)),
                scores=(words("D2 D7"), ()),
            ),
            Stage(
                ("T7.5",),
                words("G1 X4"),
                Turn(2, "over", None),
                hands=((), ()),
                scores=(words("D2 D7 G1 X4"), ()),
            ),
        ),
    ),
)
