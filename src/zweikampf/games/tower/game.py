"""Tower as the rest of the package knows it."""

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
from zweikampf.games.tower import actions, building, events, parsing, sources, wording
from zweikampf.games.tower.events import TowerEvent
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.view import TowerView, view_of


@dataclass(frozen=True)
class TowerOptions(Options):
    """W2: two of the options have a meaning in table mode only."""

    # W2.3: with a referee, or as the leaflet has it.
    presets: ClassVar = {
        "referee": {},
        "printed": {"mode": "table", "reward": "claim"},
    }

    mode: str = choice("strict", "table")
    colour: str = choice("deck", "symbol")
    drawing: str = choice("literal", "free", was={1: "free"})
    reward: str = choice("auto", "claim", needs={"mode": "table"})
    falsecall: str = choice("none", "pay1", needs={"mode": "table"})


class TowerGame(Game[Tower, TowerView, TowerEvent]):
    id: ClassVar = "tower"
    version: ClassVar = 2
    older_versions: ClassVar = (1,)
    options: ClassVar = TowerOptions
    num_actions: ClassVar = actions.ACTIONS

    def begin(self, options: Options) -> Tower:
        chosen = TowerOptions.checked(options)
        return Tower(
            mode=chosen.mode,
            colour=chosen.colour,
            drawing=chosen.drawing,
            reward=chosen.reward,
            falsecall=chosen.falsecall,
        )

    def format_action(self, action: int) -> str:
        return token_of(action, actions.TOKENS)

    def parse_action(self, token: str, state: Tower) -> int:
        return action_of(token, actions.BY_TOKEN)

    def parse_position(self, text: str) -> Tower:
        return parsing.parse_position(text, TowerOptions)

    def words(self, view: TowerView, token: str, texts: Texts) -> str:
        return wording.words(view, token, texts)

    def view(self, state: Tower, seat: int | None) -> TowerView:
        need(state, Tower, "state")
        return view_of(state, reader_of(seat))

    def sample(self, view: TowerView, rng: Rng) -> Tower:
        """The state itself: there is nothing that a seat does not know (W13.1)."""
        need(view, TowerView, "view")
        return building.state_of(view)

    def hides(self, view: TowerView) -> bool:
        """Nothing is private (W13.1)."""
        return False

    def events(self, rows: list[tuple[int, ...]]) -> list[TowerEvent]:
        return [events.from_row(row) for row in rows]

    def seen(self, event: TowerEvent, seat: int | None) -> TowerEvent:
        return events.seen(event, seat)

    def source(self, state: Tower) -> Source:
        need(state, Tower, "state")
        return sources.source(state)

    def rules_now(self, view: TowerView) -> list[str]:
        numbers = list(_RULES_NOW[view.step])
        if view.step in ("free", "drawn"):
            numbers.append("W8.2" if view.mode == "strict" else "W8.5")
            numbers += ["W7.10"] if view.drawing == "literal" else []
            numbers += ["W6.7"] if view.pending else []
        return numbers


_RULES_NOW = {
    "deal": ["W4.1"],
    "start": ["W4.3"],
    "free": ["W7.0", "W7.1", "W7.2", "W7.3", "W7.4", "W7.6", "W7.7", "W7.9", "W8.1", "W10.3"],
    "drawn": ["W7.0", "W7.1", "W7.2", "W7.3", "W7.5", "W8.1"],
    "turn-up": ["W5.4"],
    "show": ["W7.4"],
    "answer": ["W9.1", "W9.2", "W9.3", "W9.4", "W9.5", "W9.6"],
    "block": ["W7.8"],
    "done": ["W11.1", "W11.2", "W12.2", "W12.5"],
}


GAME = TowerGame()
