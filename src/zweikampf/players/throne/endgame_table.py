"""What the endgame search remembers: for two hands, the standings that a proof covers.

A proof is a packed standing (see ``endgame_cards``): the least that still reaches the goal, or the
most that still fails. Each entry keeps the last two of its hands. Two entries share a bucket, which
is one cache line of the processor; in it the newer one comes first.

The types are in ``endgame_table.pxd``.
"""

from __future__ import annotations

import mmap
import sys
from contextlib import suppress

from zweikampf.engine.checks import number_of
from zweikampf.players.throne import endgame_cards as packed
from zweikampf.players.throne import endgame_tables as tables

LANES = (1 << 58) - 1 & ~packed.GUARDS  # all lanes without their guards
WORDS = 4  # of an entry: two of the position, two proofs
BUCKET = 2 * WORDS
SMALL = 1 << 11  # buckets at first
MOST_BITS = 30  # 64 gigabytes of addresses; memory is taken as it is used
ONE = 1  # a 64-bit one, for shifting
WORD = 0xFFFFFFFFFFFFFFFF
MIX_A = 0x9E3779B97F4A7C15
MIX_B = 0xC2B2AE3D27D4EB4F
YES, NO, UNKNOWN = 1, 0, -1


def zeros(words: int) -> memoryview:
    """Memory of 64-bit words that begins with a page, and has large pages where there are any."""
    if sys.platform == "win32":
        return memoryview(mmap.mmap(-1, 8 * words)).cast("Q")
    memory = mmap.mmap(-1, 8 * words, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    if sys.platform == "linux":
        with suppress(OSError):
            memory.madvise(mmap.MADV_HUGEPAGE)
    return memoryview(memory).cast("Q")


class HashTable:
    """Begins small, so that short searches stay in the processor's cache, and grows when needed."""

    def __init__(self, most_bits: int) -> None:
        most_bits = number_of(most_bits, 0, MOST_BITS, "table bits")
        self.most = 1 << most_bits
        self.size = min(SMALL, self.most)
        self.filled = 0
        self.proof = 0  # of the last answer
        self.words = zeros(BUCKET << most_bits)

    def forget(self) -> None:
        """Empty the table."""
        for at in range(BUCKET * self.size):
            self.words[at] = 0
        self.size = min(SMALL, self.most)
        self.filled = 0

    def recall(self, key0: int, key1: int, standing: int) -> int:
        """The remembered answer, if one of the proofs covers this standing."""
        entry = self._bucket(key0, key1)
        if self.words[entry] != key0 or self.words[entry + 1] != key1:
            entry += WORDS
            if self.words[entry] != key0 or self.words[entry + 1] != key1:
                return UNKNOWN
        for at in range(entry + 2, entry + WORDS):
            kept = self.words[at]
            self.proof = kept & LANES
            if kept >> 63:
                if (
                    (standing | tables.ALL_GUARDS) - self.proof
                ) & tables.ALL_GUARDS == tables.ALL_GUARDS:
                    return YES
            elif (
                kept
                and ((self.proof | tables.ALL_GUARDS) - standing) & tables.ALL_GUARDS
                == tables.ALL_GUARDS
            ):
                return NO
        return UNKNOWN

    def remember(self, key0: int, key1: int, proof: int, result: bool) -> None:
        """Keep an answer with its proof, before an older one of the same hands."""
        entry = self._bucket(key0, key1)
        second = entry + WORDS
        older = 0
        if self.words[entry] == key0 and self.words[entry + 1] == key1:
            older = self.words[entry + 2]
        else:
            if self.words[second] == key0 and self.words[second + 1] == key1:
                older = self.words[second + 2]
            else:
                self.filled += 1
            for at in range(WORDS):
                self.words[second + at] = self.words[entry + at]
            self.words[entry] = key0
            self.words[entry + 1] = key1
        self.words[entry + 2] = proof | (ONE << 63 if result else 0)
        self.words[entry + 3] = older
        if self.filled > self.size >> 1 and self.size < self.most:
            self._grow()

    def _bucket(self, key0: int, key1: int) -> int:
        """Where a position is remembered, if it is."""
        mixed = ((key0 * MIX_A) ^ (key1 * MIX_B)) & WORD
        mixed ^= mixed >> 31
        return BUCKET * ((mixed * MIX_A & WORD) >> 32 & (self.size - 1))

    def _grow(self) -> None:
        """Double the table: an entry stays where it is or moves by the old size."""
        self.size *= 2
        for each in range(self.size):
            entry = WORDS * each
            moved = self._bucket(self.words[entry], self.words[entry + 1]) | (entry & WORDS)
            if self.words[entry] and moved != entry:
                for at in range(WORDS):
                    self.words[moved + at] = self.words[entry + at]
                    self.words[entry + at] = 0
