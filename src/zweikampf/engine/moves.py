"""Moves that say what they do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from zweikampf.engine.game import AnyGame, View
from zweikampf.engine.likeness import closest
from zweikampf.engine.texts import Texts


@dataclass(frozen=True)
class NamedMove:
    """A legal move of this moment: ``print`` says it, ``duel.play`` takes it as it takes its token.

    ``words`` is what it does in the game's own words, empty if the game has none for it.
    """

    token: str
    words: str

    def __str__(self) -> str:
        return f"{self.token}: {self.words}" if self.words else self.token

    def __repr__(self) -> str:
        return f"<NamedMove {self}>"

    def has(self, typed: str) -> bool:
        """Whether one of its words begins like this, spaces ignored."""
        words = self.words.lower().split()
        return any("".join(words[at:]).startswith(typed) for at in range(len(words)))


def meant(typed: str, moves: Iterable[NamedMove]) -> str | None:
    """The token that was probably meant, by its own form or by the words of its move."""
    forms = {form: move.token for move in moves for form in (move.words, move.token)}
    found = closest(typed, forms)
    return None if found is None else forms[found]


def named_moves(game: AnyGame, view: View, tokens: Iterable[str], texts: Texts) -> list[NamedMove]:
    """These moves as the seat of the view may read them."""
    return [NamedMove(token, game.words(view, token, texts)) for token in tokens]
