"""The test vectors of the Throne specification, sections 13.3 and 13.4: information, whole games.

The page names no rules for Q5 to Q10; theirs are the rules that decide them.
"""

from dataclasses import dataclass

from tests.games.throne.vectors import Cards, Result, result, rows, words

# 13.3 Information


@dataclass(frozen=True, slots=True)
class Information:
    """A deal with `leader=0`, actions, and what seat 0 then knows; None: the row does not say.

    I8 and I9 hold in any position of phase 1; they have no deal.
    """

    id: str
    rules: Cards
    deal: tuple[Cards, Cards] | None = None
    actions: Cards = ()
    voids: tuple[str, str] | None = None
    """The factions that seat 0 and seat 1 have shown to lack."""
    pool: int | None = None
    """The number of cards in the pool of seat 0."""
    pool_goblins: int | None = None
    face_down: tuple[Cards, Cards] | None = None
    """Face-down cards of seat 0 and seat 1; each is shown to its owner only."""
    possible: Cards | None = None
    """What the hand of seat 1 can contain (T10.6)."""
    is_known: tuple[bool, bool] | None = None
    """Whether that gives the hand of seat 1: before the last action, and after it."""


_A0 = words("G1 G7 U2 U3 D1 D2 D3 D4 D5 K2 K3 X1 X2")
_A1 = words("U4 U5 U6 U7 U8 D6 D7 D8 D9 K4 K5 X3 X4")
_B1 = words("G0 G8 U4 U5 D6 D7 D8 D9 K4 K5 X3 X4 X5")
_C1 = words("G0 G8 U4 U5 U6 U7 U8 D6 D7 D8 D9 K4 K5")

INFORMATION = (
    Information("I1", ("T10.5",), (_A0, _A1), words("K9 G7 U4"), ("", "G"), pool_goblins=12),
    Information("I2", ("T10.5",), (_A0, _A1), words("K9 G7 U4 D0 X0 D1 D6 X7"), ("", "G")),
    Information("I3", ("T10.5",), (_A0, _A1), words("K9 G7 X3"), ("", "")),
    Information("I4", ("T10.5",), (_A0, _B1), words("K9 G7 G8"), ("", "")),
    Information("I5", ("T10.5",), (_A0, _C1), words("K9 X1 G8"), ("", "X")),
    Information("I6", ("T10.4",), (_A0, _B1), ("K9",), pool=38),
    Information("I7", ("T10.1",), (_A0, _B1), words("K9 G7 G8 X9"), face_down=(("X9",), ())),
    Information("I8", ("T10.6",)),
    Information("I9", ("T10.3", "T10.4", "T10.6")),
    Information(
        id="I10",
        rules=("T10.6",),
        deal=(
            words("D5 D6 D7 D8 D9 G1 G2 G3 U1 U2 U3 X1 X2"),
            words("K2 K3 K4 K5 K6 K7 K8 K9 D0 D1 D2 D3 D4"),
        ),
        actions=words("G9 G1 K2 U9 G8 D0 D5 U8 G7 U1 K3 U7 G6 X1 K4"),
        voids=("", "GUX"),
        possible=words("K5 K6 K7 K8 K9 D1 D2 D3 D4"),
        is_known=(False, True),
    ),
)


# 13.4 Complete games


@dataclass(frozen=True, slots=True)
class Game:
    """A complete game, to be replayed with both values of `victory`."""

    id: str
    rules: Cards
    leader: str
    tokens: Cards
    most: Result
    three: Result


def _game(block: str) -> Game:
    header, tokens = block.split("\n", 1)
    [[id_, leader, most, three, rules]] = rows(header)
    return Game(id_, words(rules), leader, words(tokens), result(most), result(three))


# id | leader | most | three | rules; then the tokens
_GAMES = """
Q5 | random | 1 factions 2 3 | 1 factions 2 3 | T8.2 T9.1 T9.5
    lead1
    K3 K2 D1 X5 U4 X0 G0 U9 G0 G7 X8 G3 D6
    K5 U5 U7 X9 X6 U2 X7 K6 G0 K9 K8 X2 G4
    D0 X7 X5 G1  G2 K9 K3 U8  G0 G0 X8 G9  U0 K2 X9 X1  X4 X6 X0 D4
    X3 K6 D6 D2  D3 K8 D1 D5  U6 U7 U9 G6  U1 U4 X2 D9  D8 G0 G4 K4
    D7 K5 G3 G0  U3 U2 G0 G5  G8 U5 G7 K7
    D9 X1  X3 G1  G2 G0  D7 D5  D0 D2  U1 U3  D3 D4
    K4 G6  U6 U0  U8 G9  G5 X4  G0 G8  D8 K7

Q6 | 0 | 0 points 44 34 | - draw 2 2 | T8.3 T9.2 T9.4
    G2 D8 D4 K8 D2 G0 D9 K2 D5 K9 X1 K6 K7
    X2 K3 X0 D7 X3 K5 X8 G9 K4 D1 G6 U7 U8
    G4 D8 D7 U2  X5 X1 X0 G0  G0 K9 K5 U1  U5 K8 X2 G5  U0 G0 G9 U6
    G7 K3 K6 U3  X9 D2 X3 G0  X7 U8 K7 X4  G1 U7 D4 G3  G0 X8 D5 D3
    U9 G6 G2 U4  X6 D1 D9 D6  D0 K2 K4 G8
    U2 U6  X4 X9  U1 X6  U5 U9  X7 X5  G1 G3  U4 U3
    G7 G5  G8 G0  G0 G0  G4 D6  G0 U0  D3 D0

Q7 | 0 | 1 points 31 45 | - draw 2 2 | T8.3 T9.2 T9.4
    U9 U4 D3 K6 U7 D4 G0 K7 K8 G8 U6 K2 D8
    K3 X8 X4 U5 K9 U0 G9 X1 D2 G0 K5 K4 D6
    G6 K2 X8 G3  X2 K4 K7 G2  G0 U7 X4 G5  U3 D8 D6 D7  U2 G8 X1 X7
    D5 G0 G0 G0  X5 U4 U5 U1  G7 K5 K8 X3  X0 D3 D2 G1  D0 D4 G9 D1
    D9 U9 U0 G4  G0 U6 K9 U8  X6 K6 K3 X9
    D5 X9  X3 X6  G3 G4  G5 G0  U8 X2  X5 X0  G0 G0
    X7 G7  G2 U2  D1 D0  G1 U1  D7 D9  U3 G6

Q8 | 0 | - draw 2 2 | - draw 2 2 | T8.3 T9.3 T9.4
    K7 D9 K5 K2 U7 K9 G0 G2 U9 K3 X4 U3 U0
    G1 K6 D6 K4 G0 G0 X3 X7 X1 G6 X5 X0 K8
    G3 U9 G0 U4  X9 U3 K8 D8  D2 U7 D6 G7  G4 G2 G1 D3  X2 D9 X1 U2
    G0 X4 X0 U8  D4 K5 X7 G0  D0 X5 G0 D5  G5 G0 K7 U5  X6 K3 K4 G9
    U6 G6 K2 X8  G8 K9 X3 U1  D1 U0 K6 D7
    G0 G7  D7 D1  U1 U6  X2 X8  D4 X9  D5 X6  U2 D2
    D3 G3  U4 G8  D0 G5  D8 G4  U8 G0  U5 G9

Q9 | 0 | 1 factions 1 2 | - draw 1 2 | T8.3 T9.1 T9.4 T9.5
    X0 D5 D8 K7 X9 X6 D3 X7 G9 D9 K9 K5 G7
    K6 K8 D2 D6 G6 D7 K2 X5 D1 D4 D0 K3 K4
    G0 G9 X5 U2  G0 K9 K8 U5  G4 G7 G6 G8  U7 K5 K2 U1  G0 D3 D7 U9
    G3 D2 D5 G2  U3 D9 D0 X2  X8 D8 D4 G5  U8 X9 D6 X1  X3 X0 D1 G0
    U6 X6 K6 X4  U4 X7 K3 G1  G0 K7 K4 U0
    U7 U1  U8 U2  G3 G0  U4 U5  G0 G0  X4 X3  G1 X8
    U3 X2  G4 G8  U0 U9  U6 G5  G0 G2  X1 G0

Q10 | 1 | 0 points 66 28 | - draw 2 2 | T8.3 T9.2 T9.4
    U9 G4 U5 D3 K7 U1 U0 X2 G1 G8 D0 U3 G0
    D9 G0 K6 G5 K5 G7 X0 G6 G3 U8 G9 G0 G2
    K3 D9 D3 X7  X1 G5 X2 X4  D1 G2 G0 D5  U6 G0 G1 U7  K4 D0 U8 K8
    X5 U1 X0 X3  X6 U5 G7 U4  K9 K7 K5 D7  G0 U3 G0 D8  K2 U0 K6 X9
    X8 G8 G3 D6  G0 U9 G6 D2  U2 G4 G9 D4
    D2 D5  K9 K3  K4 X9  D1 X6  X5 X3  X4 X1  G0 U2
    X8 D6  U6 U7  D7 D4  U4 X7  K2 K8  D8 G0
"""

GAMES = tuple(_game(block) for block in _GAMES.strip().split("\n\n"))
