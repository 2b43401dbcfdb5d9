"""What cards of Dwarves are worth in victory points, to the greedy player and to the policy."""

from typing import Final

# On display at the beginning of a game, when a card can still do much.
HELPERS: Final = {"S1": 2.2, "S2": 4.0, "S3": 2.4, "A6": 3.0, "A7": 3.0, "A8": 3.2, "A9": 1.8}
PLAIN_ALLY: Final = 2.4
JOKER_CARD: Final = 0.7
TWIST: Final = {"T1": 1.1, "T2": 1.1, "T3": 0.9}  # the price of playing one, so that it waits
