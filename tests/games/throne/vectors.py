"""The test vectors of the Throne specification, section 12, as plain data: tricks and scoring.

Ids and rule numbers are those of the page. It names no rules for S1 to S11; theirs are the rules
that decide them. Multisets of cards are tuples in the order of the page. Section 13 is in
``vectors_play`` and ``vectors_games``.
"""

from dataclasses import dataclass

Cards = tuple[str, ...]
Pairs = tuple[tuple[str, int], ...]
Result = tuple[int | None, str, tuple[int, int]]
"""Winner (None for a draw), reason, score."""


def words(text: str) -> Cards:
    return tuple(text.split())


def rows(table: str) -> list[list[str]]:
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
    places = [words(cell) for cell in row[1:6]]
    return Trick(id_, words(row[6]), int(phase), turned_up, led, second, winner, *places)


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

TRICKS = tuple(_trick(row) for row in rows(_TRICKS))


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
    return Follow(id_, words(rules), words(hand), None if led == "-" else led, words(legal))


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

FOLLOWS = tuple(_follow(row) for row in rows(_FOLLOWS))


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


def result(text: str) -> Result:
    winner, reason, first, second = text.split()
    return None if winner == "-" else int(winner), reason, (int(first), int(second))


def _scoring(header: list[str], piles: list[str]) -> Scoring:
    id_, a, b, void, points, most, three, rules = header
    first, second = points.split()
    return Scoring(
        id=id_,
        rules=words(rules),
        pile_a=words(piles[0]),
        pile_b=words(piles[1]),
        factions_a=a,
        factions_b=b,
        void=void,
        points=(int(first), int(second)),
        most=result(most),
        three=result(three),
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

_LINES = rows(_SCORINGS)
SCORINGS = tuple(_scoring(*pair) for pair in zip(_LINES[::2], _LINES[1::2], strict=True))
