"""The random numbers of playouts and search: fast, small, the same compiled or not.

Never the source of a dealt card at a table; dealers do that (see ``dealer``).
"""

from operator import index

from zweikampf.engine.checks import number_of
from zweikampf.engine.signatures import arguments

_WORD = 0xFFFFFFFFFFFFFFFF
_HALF = 0xFFFFFFFF
_FACTOR = 6364136223846793005
_STEP = 1442695040888963407


class Rng:
    """PCG32 (O'Neill 2014): one word of state, so that a copy is one assignment.

    It was chosen over SplitMix64 because the number it gives does not wait for a multiplication.
    """

    word: int
    __signature__ = arguments("seed: int = 0")

    def __init__(self, seed: int = 0) -> None:
        self.word = (_STEP + index(seed)) & _WORD
        self.bits()

    def bits(self) -> int:
        """The next 32 random bits."""
        word = self.word
        self.word = (word * _FACTOR + _STEP) & _WORD
        mixed = (((word >> 18) ^ word) >> 27) & _HALF
        turn = word >> 59
        return ((mixed >> turn) | (mixed << ((32 - turn) & 31))) & _HALF

    def fast_below(self, n: int) -> int:
        """A number from 0 to n - 1; the bias of at most n / 2**32 does not matter to a playout."""
        return (self.bits() * n) >> 32

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for callers in plain Python; n is at most 2**32."""
        return self.fast_below(number_of(n, 1, _HALF + 1, "n"))

    def __repr__(self) -> str:
        return f"<Rng {self.word:016x}>"
