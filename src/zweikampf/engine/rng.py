"""The random numbers of playouts and search: fast, small, the same compiled or not.

Never the source of a dealt card at a table; that is a dealer's work (see ``dealer``).
"""

_WORD = 0xFFFFFFFFFFFFFFFF
_HALF = 0xFFFFFFFF
_FACTOR = 6364136223846793005
_STEP = 1442695040888963407


class Rng:
    """PCG32 (O'Neill 2014): one word of state, so that a copy is one assignment.

    It was chosen over SplitMix64 because the number it gives does not wait for a multiplication.
    """

    word: int

    def __init__(self, seed: int = 0) -> None:
        self.word = (_STEP + seed) & _WORD
        self.bits()

    def bits(self) -> int:
        """The next 32 random bits."""
        word = self.word
        self.word = (word * _FACTOR + _STEP) & _WORD
        mixed = (((word >> 18) ^ word) >> 27) & _HALF
        turn = word >> 59
        return ((mixed >> turn) | (mixed << ((32 - turn) & 31))) & _HALF

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; the bias of at most n / 2**32 is nothing to a playout."""
        return (self.bits() * n) >> 32

    def draw(self, n: int) -> int:
        """The same as ``below``, for callers in plain Python."""
        return self.below(n)
