"""Who answers when chance is to act: from a seed, from the system, or from a committed secret.

A dealer sees the legal actions with their weights, sorted by token as plain text, and the ply. The
answer depends on the ply and not on what was asked before, so an action taken back and played
again meets the same cards. docs/fairness.md shows how to check a dealer by hand.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from typing import Protocol

Choice = tuple[str, int]  # a token and its weight
Words = tuple[str, str]  # the random words of the two places

NO_WORDS: Words = ("", "")  # tables and records from before there were words
SECRET_BYTES = 32
WORD_BYTES = 32
WORD = re.compile(r"[0-9a-f]{64}")

_NUMBERS = 1 << 64  # how many numbers eight bytes can be


class Dealer(Protocol):
    """Who answers for chance."""

    def deal(self, ply: int, choices: Sequence[Choice]) -> str:
        """The token of one of the choices, with probability weight / sum of weights."""


class SecureDealer:
    """Chance from the operating system's secure source; no one can repeat or predict it."""

    def deal(self, ply: int, choices: Sequence[Choice]) -> str:
        """The token of one of the choices, by weight."""
        return choose(choices, secrets.randbelow(total_of(choices)))

    def __repr__(self) -> str:
        return "SecureDealer()"


class StreamDealer:
    """Chance from HMAC-SHA-256 over the ply, keyed: repeatable with the key."""

    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._label = label

    def deal(self, ply: int, choices: Sequence[Choice]) -> str:
        """The token of one of the choices, by weight: always the same one at this ply."""
        total = total_of(choices)
        return choose(choices, below(self._key, f"{self._label}|{ply}", total))

    def __repr__(self) -> str:
        """Without the key."""
        return f"<{type(self).__name__} {self._label}>"


class SeededDealer(StreamDealer):
    """For tests, traces and experiments: the same seed deals the same game."""

    def __init__(self, seed: int) -> None:
        super().__init__(str(seed).encode(), "seed")
        self.seed = seed

    def __repr__(self) -> str:
        return f"SeededDealer({self.seed!r})"


class CommittedDealer(StreamDealer):
    """For tables: the commitment is shown before the first card, the secret after the last.

    The commitment fixes the secret before the words are known, and chance depends on both. So
    neither the table nor one of the players can choose the cards alone.

    ``deal`` names the game that had these cards first, if it was another one: then its name stands
    for the table in everything that is hashed.
    """

    dealt = ""  # as a record says it: what a draw depends on besides the key

    def __init__(
        self,
        table: str,
        secret: bytes | None = None,
        words: Words | None = None,
        *,
        deal: str = "",
    ) -> None:
        """Missing values are drawn from the system's secure source."""
        self.table = table
        self.deal_name = deal or table
        self.secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        self.words = (new_word(), new_word()) if words is None else words
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes")
        super().__init__(key_of(self.secret, self.deal_name, self.words), self.deal_name)

    @property
    def is_of_another(self) -> bool:
        """Another game had these cards first."""
        return self.deal_name != self.table

    @property
    def commitment(self) -> str:
        """What is shown before the first card."""
        return commitment(self.secret, self.deal_name)

    def __repr__(self) -> str:
        """Without the secret."""
        return f"<{type(self).__name__} {self.table}, {self.commitment[:12]}...>"

    def swaps_seats(self) -> bool:
        """The draw of the seats: whether the player of word 0 sits on seat 1."""
        return below(self._key, f"{self._label}|seats", 2) == 1


def commitment(secret: bytes, table: str) -> str:
    """SHA-256 over the secret and the table's id; it fixes the secret without revealing it."""
    return hashlib.sha256(secret + table.encode()).hexdigest()


def key_of(secret: bytes, table: str, words: Words) -> bytes:
    """The key of all chance at a table: HMAC-SHA-256 under the secret over ``table|word0|word1``.

    Words have a fixed length, so no two tables share a message. Without words it is the secret.
    """
    if words == NO_WORDS:
        return secret
    if not all(WORD.fullmatch(word) for word in words):
        raise ValueError("a word has 64 lowercase hexadecimal digits")
    return hmac.digest(secret, "|".join((table, *words)).encode(), "sha256")


def new_word() -> str:
    """A random word of a player, from the system's secure source."""
    return secrets.token_hex(WORD_BYTES)


def below(key: bytes, label: str, n: int) -> int:
    """A number from 0 to n - 1 without bias: numbers beyond the last full multiple
    of n are skipped.

    Number i is bytes 8·(i mod 4) ... of the HMAC over ``label|i div 4``, big-endian.
    """
    limit = _NUMBERS - _NUMBERS % n
    block = 0
    while True:
        digest = hmac.digest(key, f"{label}|{block}".encode(), "sha256")
        for at in range(0, len(digest), 8):
            number = int.from_bytes(digest[at : at + 8], "big")
            if number < limit:
                return number % n
        block += 1


def total_of(choices: Sequence[Choice]) -> int:
    """What the weights add up to."""
    return sum(weight for _, weight in choices)


def choose(choices: Sequence[Choice], at: int) -> str:
    """The choice that a number below the total points to, each as wide as its weight."""
    for token, weight in choices:
        if at < weight:
            return token
        at -= weight
    raise ValueError("nothing to choose from")
