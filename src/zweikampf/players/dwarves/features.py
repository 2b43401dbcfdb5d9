"""What a seat of Dwarves has, counted for the evaluation, and what it is worth.

Each thing has a weight for the end of a game and one for its beginning; ``evaluation`` says how
they were found. The numbers are repeated in ``features.pxd``, where compiled modules
find them as C constants.
"""

from typing import Final

FACES_USED: Final = 0  # that its allies turn into damage
AVERAGE_HITS: Final = 1  # of a roll of all its dice
S1_SHOWN: Final = 2
S2_SHOWN: Final = 3
S3_SHOWN: Final = 4
A9_SHOWN: Final = 5
HITTERS_SHOWN: Final = 6
POINTS_HELD: Final = 7  # "held" means in hand, "shown" on display
VICTORIES_HELD: Final = 8
A1_TO_A5_HELD: Final = 9
A6_TO_A8_HELD: Final = 10
A9_HELD: Final = 11
S1_HELD: Final = 12
S2_HELD: Final = 13
S3_HELD: Final = 14
E1_HELD: Final = 15
E2_HELD: Final = 16
T1_HELD: Final = 17
T2_HELD: Final = 18
T3_HELD: Final = 19
JOKER_CARDS: Final = 20
COUNT: Final = 21

WORTH: Final = {  # at the end of a game, at its beginning
    FACES_USED: (-0.095, -0.211),
    AVERAGE_HITS: (0.276, 0.480),
    S1_SHOWN: (-0.106, 1.340),
    S2_SHOWN: (0.334, 2.412),
    S3_SHOWN: (0.012, 1.122),
    A9_SHOWN: (0.305, 0.990),
    HITTERS_SHOWN: (0.054, 0.736),
    POINTS_HELD: (0.083, -0.098),
    VICTORIES_HELD: (0.032, 0.666),
    A1_TO_A5_HELD: (-0.036, 0.488),
    A6_TO_A8_HELD: (-0.379, 0.212),
    A9_HELD: (-0.177, 0.363),
    S1_HELD: (-0.447, 0.631),
    S2_HELD: (-0.180, 0.644),
    S3_HELD: (-0.052, 0.149),
    E1_HELD: (0.284, 0.412),
    E2_HELD: (0.078, 0.322),
    T1_HELD: (0.562, 0.265),
    T2_HELD: (0.729, 0.262),
    T3_HELD: (0.647, 0.376),
    JOKER_CARDS: (0.312, 0.338),
}
