"""A game under test, driven by tokens: orders in, claims about the table out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

from tests.games.dwarves.checked import CheckedDwarves
from zweikampf.engine import actors, notation
from zweikampf.engine.journal import Journal
from zweikampf.engine.rng import Rng
from zweikampf.games.dwarves import cards, decks, steps
from zweikampf.games.dwarves.events import DwarvesEvent
from zweikampf.games.dwarves.notation import format_dice
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.games.dwarves.view import DwarvesView

GAME = CheckedDwarves()
STANDARD = Path(decks.__file__).with_name("decks") / "dwarves-standard.toml"
SEATS = (0, 1)
FIRSTS = ("random", "0", "1")
IDLE = ("draw1", "keep", "end", "pass")


class Scene:
    """One game; every order is checked to be legal before it is carried out."""

    def __init__(self, state: Dwarves) -> None:
        self.state = state

    @classmethod
    def new(cls, **options: str) -> Scene:
        return cls(GAME.new(GAME.options.parse(options)))

    @classmethod
    def at(cls, fields: str, deck: str = "standard") -> Scene:
        """The position with these fields; a deck and nothing else is there by default."""
        return cls(GAME.parse_position(f"dwarves deck={deck} {fields}"))

    # Orders

    def do(self, orders: str) -> Scene:
        for token in orders.split():
            assert token in self.legal(), (token, self.legal(), self.state)
            self.state.apply(GAME.parse_action(token, self.state))
        return self

    def idle(self, turns: int) -> Scene:
        """Play on until this many more turns have started."""
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

    def told(self, token: str) -> list[DwarvesEvent]:
        """Carry out one order; what happened."""
        self.state.journal = Journal()
        self.do(token)
        rows = self.state.journal.take()
        self.state.journal = None
        return GAME.events(rows)

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

    def view(self, seat: int | None = None) -> DwarvesView:
        return GAME.view(self.state, seat)

    @property
    def phase(self) -> str:
        return steps.WORDS[self.state.step]

    def damage(self, seat: int) -> dict[str, int]:
        side = GAME.view(self.state, None).sides[seat]
        return dict(side.damage)


def positions(seed: int, first: str = "random") -> Iterator[tuple[Scene, str]]:
    """A random game: each position, and the token that is played next; the end with an empty one.

    The scene is the same object throughout; what it looks like must be read before the next step.
    """
    scene, rng = Scene.new(first=first), Rng(seed)
    while scene.actor != "over":
        token = GAME.format_action(scene.state.pick(rng))
        yield scene, token
        scene.state.apply(GAME.parse_action(token, scene.state))
    yield scene, ""
