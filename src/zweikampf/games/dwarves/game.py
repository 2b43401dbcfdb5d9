"""Dwarves as the rest of the house knows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, cast

from zweikampf.engine.game import Game
from zweikampf.engine.notation import unknown_token
from zweikampf.engine.options import Options, choice
from zweikampf.engine.rng import Rng
from zweikampf.games.dwarves import decks, events, parsing, tokens, view
from zweikampf.games.dwarves.events import DwarvesEvent
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.games.dwarves.steps import OLDER_RULES, RULES
from zweikampf.games.dwarves.view import DwarvesView


@dataclass(frozen=True)
class DwarvesOptions(Options):
    """Z4.1: the deck file, by its name, and who begins.

    At the command line ``deck`` may be the path of a deck file; the option then holds its name.
    """

    deck: str = decks.STANDARD
    first: str = choice("random", "0", "1")

    def __post_init__(self) -> None:
        super().__post_init__()
        # No game starts with a deck that has a problem (Z3.15).
        object.__setattr__(self, "deck", decks.open_deck(self.deck).name)


class DwarvesGame(Game[Dwarves, DwarvesView, DwarvesEvent]):
    id: ClassVar = "dwarves"
    version: ClassVar = RULES
    older_versions: ClassVar = OLDER_RULES
    options: ClassVar = DwarvesOptions
    num_actions: ClassVar = len(tokens.TOKENS)
    can_draw: ClassVar = False  # Z14.4

    def new(self, options: Options) -> Dwarves:
        chosen = cast(DwarvesOptions, options)
        first = None if chosen.first == "random" else int(chosen.first)
        return Dwarves(decks.find(chosen.deck), first, self.version_of(options))

    def digest(self, options: Options) -> str:
        """A record is bound to the numbers of its deck (Z3.17)."""
        return decks.find(cast(DwarvesOptions, options).deck).digest

    def format_action(self, action: int) -> str:
        return tokens.TOKENS[action]

    def parse_action(self, token: str, state: Dwarves) -> int:
        if token not in tokens.NUMBER_OF:
            raise unknown_token(token)
        return tokens.NUMBER_OF[token]

    def parse_position(self, text: str) -> Dwarves:
        return parsing.parse_position(text, Dwarves)

    def view(self, state: Dwarves, seat: int | None) -> DwarvesView:
        return view.view(state, seat)

    def sample(self, view_: DwarvesView, rng: Rng) -> Dwarves:
        return view.sample(view_, rng, Dwarves)

    def hides(self, view_: DwarvesView) -> bool:
        return view.hides(view_)

    def events(self, rows: list[tuple[int, ...]]) -> list[DwarvesEvent]:
        return [events.from_row(row) for row in rows]

    def seen(self, event: DwarvesEvent, seat: int | None) -> DwarvesEvent:
        return events.seen(event, seat)

    def silence(self, view_: DwarvesView) -> str | None:
        """Z12.1: the questions for T1 and T2."""
        return "pass" if view_.phase in ("react", "shield") else None

    def rules_now(self, view_: DwarvesView) -> list[str]:
        return _RULES_NOW[view_.phase]


_RULES_NOW = {
    "first": ["Z4.1"],
    "deal": ["Z4.3"],
    "supply": ["Z6.1", "Z6.2", "Z6.4"],
    "draw": ["Z6.3", "Z6.4"],
    "roll": ["Z7.1", "Z7.3"],
    "dice": ["Z7.2", "Z7.3", "Z7.4", "Z7.5"],
    "card": ["Z8.1", "Z8.3", "Z8.4", "Z8.5", "Z8.6", "Z8.7", "Z8.8", "Z8.9", "Z9.2", "Z10.2"],
    "shield": ["Z11.6", "Z12.2"],
    "flip": ["Z11.3", "Z14.1"],
    "react": ["Z12.3", "Z12.4", "Z12.5"],
    "over": ["Z14.3", "Z14.4"],
}


GAME = DwarvesGame()
