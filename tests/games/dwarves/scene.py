"""A game under test, driven by tokens: orders in, claims about the table out."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from zweikampf.engine import actors, notation
from zweikampf.games.dwarves import cards, decks
from zweikampf.games.dwarves.game import DwarvesGame
from zweikampf.games.dwarves.notation import format_dice
from zweikampf.games.dwarves.rules import Dwarves

GAME = DwarvesGame()
STANDARD = Path(decks.__file__).with_name("decks") / "dwarves-standard.toml"
IDLE = ("draw1", "keep", "end", "pass")


class Scene:
    """One game; every order is checked to be legal before it is carried out."""

    def __init__(self, state: Dwarves) -> None:
        self.state = state

    @classmethod
    def new(cls, **options: str) -> Scene:
        return cls(GAME.new(GAME.options.parse(options)))

    @classmethod
    def at(cls, position: str) -> Scene:
        return cls(GAME.parse_position(position))

    # Orders

    def do(self, orders: str) -> Scene:
        for token in orders.split():
            assert token in self.legal(), (token, self.legal(), self.state)
            self.state.apply(GAME.parse_action(token, self.state))
        return self

    def idle(self, turns: int) -> Scene:
        """Play on until so many more turns have started."""
        for _ in range(turns):
            seat = self.state.active
            while self.state.active == seat:
                self._idle_answer()
        return self

    def _idle_answer(self) -> None:
        legal = self.legal()
        if self.actor == "chance":
            self.do(legal[0])
        else:
            self.do(next(token for token in IDLE if token in legal))

    # Claims

    @property
    def actor(self) -> str:
        return str(actors.name_of(self.state.actor))

    def legal(self) -> list[str]:
        return [token for token, _ in notation.choices(GAME, self.state)]

    def chance(self) -> dict[str, int]:
        assert self.actor == "chance"
        return dict(notation.choices(GAME, self.state))

    def why_not(self, token: str) -> str | None:
        reason = self.state.why_not(GAME.parse_action(token, self.state))
        return None if reason is None else reason.code

    def pile(self) -> list[int]:
        return [pile.bit_count() for pile in self.state.pile]

    def hand(self) -> list[int]:
        return [hand.bit_count() for hand in self.state.hand]

    def jokers(self) -> list[int]:
        held = list(self.state.jokers)
        return [cards.JOKER_CARDS - sum(held), *held]

    def dice(self) -> str:
        return format_dice(self.state.items[: cards.CARD])

    def cards_in(self, place: str, seat: int) -> tuple[str, ...]:
        return cards.tokens(cast(int, getattr(self.state, place)[seat]))

    def damage(self, seat: int) -> dict[str, int]:
        side = GAME.view(self.state, None).sides[seat]
        return dict(side.damage)
