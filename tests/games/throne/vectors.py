"""The test vectors of the Throne specification, sections 12 and 13, as plain data.

Ids and rule numbers are those of the page. It names no rules for S1 to S11 and Q5 to Q10; theirs
are the rules that decide them. Multisets of cards are tuples in the order of the page.
"""

from dataclasses import dataclass

Cards = tuple[str, ...]
Pairs = tuple[tuple[str, int], ...]
Result = tuple[int | None, str, tuple[int, int]]
"""Winner (None for a draw), reason, score."""


def _words(text: str) -> Cards:
    return tuple(text.split())


def _rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


# 12.1 Tricks


@dataclass(frozen=True, slots=True)
class Trick:
    """One trick; "b" stands for the face-down card. Off suit, the second hand lacks the faction."""

    id: str
    rules: Cards
    phase: int
    upcard: str | None
    led: str
    second: str
    winner: str
    """ "L" leader, "S" second player."""
    followers_leader: Cards
    followers_second: Cards
    scores_leader: Cards
    scores_second: Cards
    discard: Cards


def _trick(row: list[str]) -> Trick:
    id_, phase, upcard, led, second, winner = row[0].split()
    turned_up = None if upcard == "-" else upcard
    places = [_words(cell) for cell in row[1:6]]
    return Trick(id_, _words(row[6]), int(phase), turned_up, led, second, winner, *places)


# id phase upcard led second winner | L.fo | S.fo | L.sc | S.sc | dis | rules
_TRICKS = """
C01 1 D4 G7 G3 L | D4 | b | | | G7 G3 | T7.1 T4.4 T4.5 T4.8
C02 1 D6 U5 K9 L | D6 | b | U5 | | K9 | T7.3 T4.6
C03 1 U8 G9 K2 S | b | U8 | | | G9 K2 | T7.4 T4.7
C04 1 X1 K2 G9 L | X1 | b | | | K2 G9 | T7.8
C05 1 K5 G0 G0 L | K5 | b | | | G0 G0 | T7.2
C06 1 K9 G4 X4 L | K9 | b | | | G4 X4 | T7.2 T7.5
C07 1 K9 G4 X5 S | b | K9 | | | G4 X5 | T7.5 T7.6
C08 1 D0 K6 X7 S | b | D0 | | | K6 X7 | T7.5
C09 1 U1 X3 K9 L | U1 | b | | | X3 K9 | T7.7
C10 1 U1 X3 X8 S | b | U1 | | | X3 X8 | T7.1 T7.7
C11 1 G1 U2 X6 S | b | G1 | | U2 | X6 | T7.6 T4.6
C12 1 G1 U7 X6 L | G1 | b | U7 | | X6 | T7.6
C13 1 K4 D3 U9 L | K4 | b | U9 | | D3 | T4.6
C14 1 U9 U1 U8 S | b | U9 | | U1 U8 | | T4.6 T4.7
C15 1 U0 D8 D2 L | U0 | b | | | D8 D2 | T4.12
C16 2 - D3 D8 S | | | D3 D8 | | | T5.6
C17 2 - D3 X9 S | | | D3 | X9 | | T5.6 T7.6
C18 2 - D9 X1 L | | | X1 | D9 | | T5.6
C19 2 - G6 D9 L | | | G6 | D9 | | T5.6 T7.3
C20 2 - G6 K2 S | | | | G6 K2 | | T7.4 T5.5
C21 2 - K5 D7 L | | | K5 | D7 | | T5.6
C22 2 - U4 U9 S | | | | U4 U9 | | T5.7
C23 2 - X0 D9 L | | | X0 | D9 | | T7.7 T5.6
C24 2 - U6 X6 L | | | U6 X6 | | | T7.2
C25 2 - G0 X1 S | | | | G0 X1 | | T7.5
C26 2 - D0 G9 L | | | G9 | D0 | | T5.6 T7.3
C27 2 - D5 X5 L | | | X5 | D5 | | T7.2 T5.6 T7.6
C28 1 D9 X9 G0 L | D9 | b | | | X9 G0 | T7.7
C29 1 G2 X9 K9 L | G2 | b | | | X9 K9 | T7.7
C30 1 X5 U3 D9 L | X5 | b | U3 | | D9 | T7.3 T4.6
C31 2 - X2 U9 L | | | X2 U9 | | | T7.7 T5.7
C32 2 - G9 K2 S | | | | G9 K2 | | T7.4
C33 2 - K3 K8 S | | | | K3 K8 | | T7.1
C34 1 D1 G2 G6 S | b | D1 | | | G2 G6 | T7.1
C35 2 - U5 D9 L | | | U5 | D9 | | T5.6 T5.7
C36 2 - D2 U9 L | | | U9 | D2 | | T5.6 T5.7
"""

TRICKS = tuple(_trick(row) for row in _rows(_TRICKS))


# 12.2 Which cards are legal


@dataclass(frozen=True, slots=True)
class Follow:
    """The legal list of a hand; `led` is None for a lead."""

    id: str
    rules: Cards
    hand: Cards
    led: str | None
    legal: Cards


def _follow(row: list[str]) -> Follow:
    id_, hand, led, legal, rules = row
    return Follow(id_, _words(rules), _words(hand), None if led == "-" else led, _words(legal))


# id | hand | led | legal list | rules
_FOLLOWS = """
F1 | G1 G5 K3 U2 X0 | G8 | G1 G5 X0 | T6.1 T6.3 T6.6
F2 | K3 U2 X0 D4 | G8 | D4 K3 U2 X0 | T6.2 T6.4
F3 | K3 U2 D4 | G8 | D4 K3 U2 | T6.2
F4 | X2 G5 K3 | X7 | X2 | T6.5
F5 | G5 K3 U1 | X7 | G5 K3 U1 | T6.2
F6 | X1 X2 D9 | D0 | D9 X1 X2 | T6.3
F7 | X1 X2 | U0 | X1 X2 | T6.4
F8 | G0 G0 X5 | K2 | G0 X5 | T6.2 T3.7
F9 | G2 K9 | G5 | G2 | T6.6
F10 | G0 G0 G0 | G5 | G0 | T3.7 T3.5
F11 | X1 G0 G0 D4 | - | D4 G0 X1 | T4.2 T3.7
F12 | K4 D1 X3 | K9 | K4 X3 | T6.1 T6.3
"""

FOLLOWS = tuple(_follow(row) for row in _rows(_FOLLOWS))


# 12.3 Scoring


@dataclass(frozen=True, slots=True)
class Scoring:
    """Two score piles, A of seat 0 and B of seat 1; swapped piles swap winner and score."""

    id: str
    rules: Cards
    pile_a: Cards
    pile_b: Cards
    factions_a: str
    factions_b: str
    void: str
    points: tuple[int, int]
    most: Result
    three: Result


def _result(text: str) -> Result:
    winner, reason, first, second = text.split()
    return None if winner == "-" else int(winner), reason, (int(first), int(second))


def _scoring(header: list[str], piles: list[str]) -> Scoring:
    id_, a, b, void, points, most, three, rules = header
    first, second = points.split()
    return Scoring(
        id=id_,
        rules=_words(rules),
        pile_a=_words(piles[0]),
        pile_b=_words(piles[1]),
        factions_a=a,
        factions_b=b,
        void=void,
        points=(int(first), int(second)),
        most=_result(most),
        three=_result(three),
    )


# id | factions A | B | void | points | most | three | rules, and below: pile A | pile B
_SCORINGS = """
S1 | GKU | DX | | 40 11 | 0 factions 3 2 | 0 factions 3 2 | T8.1 T9.1 T9.4
    G0 G1 G2 G3 G4 K2 K3 K4 U0 U1 U2 U3 U4 U5 U6 X1 | G5 G6 K5 U7 U8 U9 D1 D2 D3 X2 X3
S2 | GU | KDX | | 24 19 | 1 factions 2 3 | 1 factions 2 3 | T8.2 T9.1 T9.5
    G0 G9 K2 U0 U1 U2 U3 U9 D5 X4 | G0 G8 K9 U4 U5 U6 U7 U8 D1 D2 X7
S3 | UX | KD | G | 21 11 | 0 points 21 11 | - draw 2 2 | T8.3 T9.2 T9.4
    G0 G0 U0 U1 U2 U3 U4 U5 D9 D8 X1 X2 X3 | G0 G0 U6 U7 U8 U9 D1 D2 D3 X8 X9 K2 K3
S4 | GU | DX | K | 18 15 | 0 points 18 15 | - draw 2 2 | T8.3 T9.2 T9.4
    U0 U1 U2 U3 U4 U5 G1 G2 | U6 U7 U8 U9 G9 D1 D2 D3 X4 X5
S5 | U | KDX | G | 15 27 | 1 factions 1 3 | 1 factions 1 3 | T8.3 T9.1 T9.4
    G0 K2 U0 U1 U2 U3 U9 D0 X0 | G0 K9 U4 U5 U6 U7 U8 D9 X9
S6 | KU | GDX | | 56 2 | 1 factions 2 3 | 1 factions 2 3 | T9.1 T9.5
    U4 U5 U6 U7 U8 U9 K9 K8 | U0 U1 U2 U3 K2 D0 D1 X0 X1 G0
S7 | GU | DX | K | 18 18 | - draw 2 2 | - draw 2 2 | T9.3 T9.4
    U0 U1 U2 U3 U4 U5 G1 G2 | U6 U7 U8 U9 G0 D7 D8 X1 X2
S8 | GU | X | KD | 32 7 | 0 factions 2 1 | - draw 2 1 | T9.1 T9.4
    U0 U1 U2 U3 U4 U5 G8 G9 | U6 U7 U8 U9 G0 X3 X4
S9 | UDX | K | G | 39 13 | 0 factions 3 1 | 0 factions 3 1 | T8.3 T9.1 T9.4
    G0 G0 K5 U0 U1 U2 U3 U4 U5 D4 D5 X7 X8 | G0 G0 K6 K7 U6 U7 U8 U9 D9 X9
S10 | GUD | KX | | 47 21 | 0 factions 3 2 | 0 factions 3 2 | T8.2 T9.1
    G0 G0 G0 G4 G6 G7 K2 K4 U1 U2 U4 U6 U9 D0 D8 X6 | G0 G1 K3 K6 U0 U3 U5 U7 U8 D5 D6 X0 X5 X7
S11 | UD | GX | K | 30 31 | 1 points 30 31 | - draw 2 2 | T8.3 T9.2 T9.4
    G0 G4 G8 U0 U1 U2 U3 U5 U8 D0 D4 D7 X2 X7 | G0 G0 G0 G2 G3 G5 G6 U4 U6 U7 U9 D2 D3 X3 X4 X8
"""

_LINES = _rows(_SCORINGS)
SCORINGS = tuple(_scoring(*pair) for pair in zip(_LINES[::2], _LINES[1::2], strict=True))


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
    Chance("P6", ("T3.5", "T4.11"), "0", _words(_P6), (("G3", 1),)),
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
class Step:
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
    steps: tuple[Step, ...]


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
        _words(_BEFORE_Q1),
        Position(1, (_words("U5 K4 D1"), _words("U8 G2 D2")), "D6", _words("G0 U3 K5 X8 X9")),
        (
            Step(
                ("T4",),
                _words("U5 U8 G0"),
                Turn(1, "chance", 1, chance=(("K5", 1), ("U3", 1), ("X8", 1), ("X9", 1))),
                hands=(_words("K4 D1"), _words("G2 D2")),
                followers=(("G0",), ("D6",)),
                scores=((), _words("U5 U8")),
            ),
            Step(
                ("T4.9", "T7.4"),
                _words("U3 G2 K4 K5"),
                Turn(1, "chance", 0, chance=(("X8", 1), ("X9", 1))),
                hands=(("D1",), ("D2",)),
                followers=(_words("G0 U3"), _words("D6 K5")),
                scores=((), _words("U5 U8")),
                discard=_words("G2 K4"),
            ),
        ),
    ),
    Sequence(
        "Q2",
        _words(_BEFORE_Q2),
        Position(
            phase=1,
            hands=(("U5",), ("U8",)),
            upcard="D6",
            unseen=("G0",),
            followers=(
                _words("G1 G2 G3 G4 G5 G6 G7 X0 X1 X2 X3 X4"),
                _words("G8 G9 D0 D1 D2 D3 D4 D5 K2 K3 K4 K5"),
            ),
        ),
        (
            Step(
                ("T4.10", "T5.1", "T5.2"),
                _words("U5 U8 G0"),
                Turn(2, "1", 1, legal=_words("D0 D1 D2 D3 D4 D5 D6 G8 G9 K2 K3 K4 K5")),
                hands=(
                    _words("G0 G1 G2 G3 G4 G5 G6 G7 X0 X1 X2 X3 X4"),
                    _words("G8 G9 D0 D1 D2 D3 D4 D5 D6 K2 K3 K4 K5"),
                ),
                scores=((), _words("U5 U8")),
            ),
        ),
    ),
    Sequence(
        "Q3",
        _words(_BEFORE_Q3),
        Position(2, (_words("D2 X4"), _words("D7 G1")), None, ()),
        (
            Step(
                ("T6.1",),
                ("D2",),
                Turn(2, "1", 0, legal=("D7",)),
                hands=(("X4",), _words("D7 G1")),
            ),
            Step(
                ("T5.6",),
                ("D7",),
                Turn(2, "1", 1, legal=("G1",)),
                hands=(("X4",), ("G1",)),
                scores=(_words("D2 D7"), ()),
            ),
            Step(
                ("T7.5",),
                _words("G1 X4"),
                Turn(2, "over", None),
                hands=((), ()),
                scores=(_words("D2 D7 G1 X4"), ()),
            ),
        ),
    ),
)


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


_A0 = _words("G1 G7 U2 U3 D1 D2 D3 D4 D5 K2 K3 X1 X2")
_A1 = _words("U4 U5 U6 U7 U8 D6 D7 D8 D9 K4 K5 X3 X4")
_B1 = _words("G0 G8 U4 U5 D6 D7 D8 D9 K4 K5 X3 X4 X5")
_C1 = _words("G0 G8 U4 U5 U6 U7 U8 D6 D7 D8 D9 K4 K5")

INFORMATION = (
    Information("I1", ("T10.5",), (_A0, _A1), _words("K9 G7 U4"), ("", "G"), pool_goblins=12),
    Information("I2", ("T10.5",), (_A0, _A1), _words("K9 G7 U4 D0 X0 D1 D6 X7"), ("", "G")),
    Information("I3", ("T10.5",), (_A0, _A1), _words("K9 G7 X3"), ("", "")),
    Information("I4", ("T10.5",), (_A0, _B1), _words("K9 G7 G8"), ("", "")),
    Information("I5", ("T10.5",), (_A0, _C1), _words("K9 X1 G8"), ("", "X")),
    Information("I6", ("T10.4",), (_A0, _B1), ("K9",), pool=38),
    Information("I7", ("T10.1",), (_A0, _B1), _words("K9 G7 G8 X9"), face_down=(("X9",), ())),
    Information("I8", ("T10.6",)),
    Information("I9", ("T10.3", "T10.4", "T10.6")),
    Information(
        id="I10",
        rules=("T10.6",),
        deal=(
            _words("D5 D6 D7 D8 D9 G1 G2 G3 U1 U2 U3 X1 X2"),
            _words("K2 K3 K4 K5 K6 K7 K8 K9 D0 D1 D2 D3 D4"),
        ),
        actions=_words("G9 G1 K2 U9 G8 D0 D5 U8 G7 U1 K3 U7 G6 X1 K4"),
        voids=("", "GUX"),
        possible=_words("K5 K6 K7 K8 K9 D1 D2 D3 D4"),
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
    [[id_, leader, most, three, rules]] = _rows(header)
    return Game(id_, _words(rules), leader, _words(tokens), _result(most), _result(three))


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
