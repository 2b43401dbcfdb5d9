"""Dwarves as the rest of the package knows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from zweikampf.engine.checks import need, reader_of, token_of
from zweikampf.engine.game import Game
from zweikampf.engine.notation import action_of
from zweikampf.engine.options import Options, choice
from zweikampf.engine.rng import Rng
from zweikampf.engine.sources import Source
from zweikampf.engine.texts import Texts
from zweikampf.games.dwarves import actions, decks, events, parsing, sources, wording
from zweikampf.games.dwarves.events import DwarvesEvent
from zweikampf.games.dwarves.rules import Dwarves
from zweikampf.games.dwarves.steps import OLDER_RULES, RULES
from zweikampf.games.dwarves.view import DwarvesView, hides, sample, view_of


@dataclass(frozen=True)
class DwarvesOptions(Options):
    """Z4.1: the deck file, by its name, and who begins."""

    deck: str = decks.STANDARD
    first: str = choice("random", "0", "1")

    def __post_init__(self) -> None:
        super().__post_init__()
        decks.find(self.deck)  # no game starts with a deck that has a problem (Z3.15)


class DwarvesGame(Game[Dwarves, DwarvesView, DwarvesEvent]):
    id: ClassVar = "dwarves"
    version: ClassVar = RULES
    older_versions: ClassVar = OLDER_RULES
    options: ClassVar = DwarvesOptions
    num_actions: ClassVar = len(actions.TOKENS)
    can_draw: ClassVar = False  # Z14.4

    def begin(self, options: Options) -> Dwarves:
        chosen = DwarvesOptions.checked(options)
        first = None if chosen.first == "random" else int(chosen.first)
        return Dwarves(decks.find(chosen.deck), first, self.version_of(options))

    def digest(self, options: Options) -> str:
        """A record is bound to the numbers of its deck (Z3.17)."""
        return decks.find(DwarvesOptions.checked(options).deck).digest

    def option_choices(self, name: str) -> list[str]:
        """Decks go by their names, the standard one first."""
        if name != "deck":
            return super().option_choices(name)
        return sorted(decks.names(), key=lambda each: (each != decks.STANDARD, each))

    def format_action(self, action: int) -> str:
        return token_of(action, actions.TOKENS)

    def parse_action(self, token: str, state: Dwarves) -> int:
        return action_of(token, actions.BY_TOKEN)

    def parse_position(self, text: str) -> Dwarves:
        return parsing.parse_position(text)

    def words(self, view: DwarvesView, token: str, texts: Texts) -> str:
        return wording.words(view, token, texts)

    def view(self, state: Dwarves, seat: int | None) -> DwarvesView:
        need(state, Dwarves, "state")
        return view_of(state, reader_of(seat))

    def sample(self, view: DwarvesView, rng: Rng) -> Dwarves:
        need(view, DwarvesView, "view")
        need(rng, Rng, "rng")
        return sample(view, rng)

    def hides(self, view: DwarvesView) -> bool:
        need(view, DwarvesView, "view")
        return hides(view)

    def events(self, rows: list[tuple[int, ...]]) -> list[DwarvesEvent]:
        return [events.from_row(row) for row in rows]

    def seen(self, event: DwarvesEvent, seat: int | None) -> DwarvesEvent:
        return events.seen(event, seat)

    def silence(self, view: DwarvesView) -> str | None:
        """Z12.1: the questions for T1 and T2."""
        return "pass" if view.phase in ("react", "shield") else None

    def source(self, state: Dwarves) -> Source:
        need(state, Dwarves, "state")
        return sources.source(state)

    def rules_now(self, view: DwarvesView) -> list[str]:
        return _RULES_NOW[view.phase]


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
