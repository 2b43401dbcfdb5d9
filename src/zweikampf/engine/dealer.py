"""Who answers when chance is to act: from a seed, from the system, or from a committed secret.

A dealer sees the legal actions with their weights, sorted by token as plain text, and the ply. The
answer depends on the ply and not on what was asked before, so an action taken back and played
again meets the same cards. docs/fairness.md shows how to check a dealer by hand.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Protocol

Choice = tuple[str, int]  # a token and its weight

_WORD = 1 << 64
SECRET_BYTES = 32


class Dealer(Protocol):
    def deal(self, ply: int, choices: Sequence[Choice]) -> str:
        """The token of one of the choices, with probability weight / sum of weights."""


class SecureDealer:
    """Chance from the operating system's secure source; nobody can repeat or foresee it."""

    def deal(self, ply: int, choices: Sequence[Choice]) -> str:
        return _choose(choices, secrets.randbelow(_total(choices)))


class StreamDealer:
    """Chance from HMAC-SHA-256 over the ply, keyed: repeatable for whoever has the key."""

    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._label = label

    def deal(self, ply: int, choices: Sequence[Choice]) -> str:
        total = _total(choices)
        return _choose(choices, _below(self._key, f"{self._label}|{ply}", total))


class SeededDealer(StreamDealer):
    """For tests, traces and the laboratory: the same seed deals the same game."""

    def __init__(self, seed: int) -> None:
        super().__init__(str(seed).encode(), "seed")
        self.seed = seed


class CommittedDealer(StreamDealer):
    """For tables: the commitment is shown before the first card, the secret after the last."""

    def __init__(self, table: str, secret: bytes | None = None) -> None:
        self.table = table
        self.secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes")
        super().__init__(self.secret, table)

    @property
    def commitment(self) -> str:
        return commitment(self.secret, self.table)


def commitment(secret: bytes, table: str) -> str:
    """SHA-256 over the secret and the table's id; it fixes every card and tells none."""
    return hashlib.sha256(secret + table.encode()).hexdigest()


def _below(key: bytes, label: str, n: int) -> int:
    """A number from 0 to n - 1 without bias: words beyond the last full multiple of n are rejected.

    Word number w is bytes 8·(w mod 4) ... of the HMAC over ``label|w div 4``, big-endian.
    """
    limit = _WORD - _WORD % n
    block = 0
    while True:
        digest = hmac.digest(key, f"{label}|{block}".encode(), "sha256")
        for at in range(0, len(digest), 8):
            word = int.from_bytes(digest[at : at + 8], "big")
            if word < limit:
                return word % n
        block += 1


def _total(choices: Sequence[Choice]) -> int:
    return sum(weight for _, weight in choices)


def _choose(choices: Sequence[Choice], at: int) -> str:
    for token, weight in choices:
        if at < weight:
            return token
        at -= weight
    raise ValueError("nothing to choose from")
