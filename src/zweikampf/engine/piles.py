"""A dealer that fixes every pile and every die before the game: different play meets the same
cards. docs/same-deal.md gives the exact bytes."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from zweikampf.engine.dealer import Choice, CommittedDealer, Words, below, choose, total_of
from zweikampf.engine.errors import RecordError
from zweikampf.engine.reason import because
from zweikampf.engine.sources import Draw

PILES = "piles"  # as a record says how it was dealt


@runtime_checkable
class FixedDealer(Protocol):
    """A dealer whose answer depends on the source and on how often it was asked, and on nothing
    else."""

    def deal_from(self, draw: Draw, choices: Sequence[Choice]) -> str:
        """The token of one of the choices."""


class PileDealer(CommittedDealer):
    """As ``CommittedDealer``, with the same commitment and key, but each pile has its order and
    each die its throws. So the cards can be played again: ``again`` deals them at another table."""

    dealt = PILES

    def __init__(
        self,
        table: str,
        secret: bytes | None = None,
        words: Words | None = None,
        *,
        deal: str = "",
    ) -> None:
        super().__init__(table, secret, words, deal=deal)
        self._orders: dict[tuple[str, tuple[Choice, ...]], list[str]] = {}

    def deal_from(self, draw: Draw, choices: Sequence[Choice]) -> str:
        """The card at this place of its pile, or what this throw shows."""
        source = draw.source
        if not source.cards:
            label = f"{self.deal_name}|{source.name}|{draw.at}"
            return choose(choices, below(self._key, label, total_of(choices)))
        order = self.order(source.shuffle, source.cards)
        token = order[draw.at] if draw.at < len(order) else ""
        if all(token != possible for possible, _ in choices):
            # Only a game that did not begin with these cards gets here.
            raise RecordError(because("other-deal"))
        return token

    def order(self, pile: str, cards: tuple[Choice, ...]) -> list[str]:
        """The cards of a pile, the top one first."""
        known = self._orders.get((pile, cards))
        if known is None:
            known = self._orders[pile, cards] = shuffled(self._key, self.deal_name, pile, cards)
        return known

    def seed_after(self, tokens: Sequence[str]) -> int:
        """For a computer player: the same cards and the same moves get the same answer, at every
        table."""
        label = "|".join((self.deal_name, "computer", *tokens))
        return int.from_bytes(hmac.digest(self.secret, label.encode(), "sha256")[:8], "big") >> 1

    def again(self, table: str) -> PileDealer:
        """The same cards at another table."""
        return PileDealer(table, self.secret, self.words, deal=self.deal_name)


def shuffled(key: bytes, deal: str, pile: str, cards: Sequence[Choice]) -> list[str]:
    """All cards of a pile in the order of their numbers, each copy with its own. The numbers are
    as good as random, so that every order is equally likely."""
    copies = [(card, copy) for card, count in cards for copy in range(1, count + 1)]

    def number(each: tuple[str, int]) -> bytes:
        return hmac.digest(key, f"{deal}|{pile}|{each[0]}|{each[1]}".encode(), "sha256")

    return [card for card, _ in sorted(copies, key=number)]
