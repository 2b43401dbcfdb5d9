"""Throne as the rest of the package knows it: names, views, events."""

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
from zweikampf.games.throne import actions, events, parsing, sources, wording
from zweikampf.games.throne.events import ThroneEvent
from zweikampf.games.throne.rules import Throne
from zweikampf.games.throne.view import ThroneView, hides, sample, view_of


@dataclass(frozen=True)
class ThroneOptions(Options):
    """T2: how the game is won, and who leads the first trick."""

    victory: str = choice("most", "three")
    leader: str = choice("random", "0", "1")


class ThroneGame(Game[Throne, ThroneView, ThroneEvent]):
    id: ClassVar = "throne"
    version: ClassVar = 1
    options: ClassVar = ThroneOptions
    num_actions: ClassVar = len(actions.TOKENS)

    def begin(self, options: Options) -> Throne:
        chosen = ThroneOptions.checked(options)
        leader = None if chosen.leader == "random" else int(chosen.leader)
        return Throne(chosen.victory, leader)

    def format_action(self, action: int) -> str:
        return token_of(action, actions.TOKENS)

    def parse_action(self, token: str, state: Throne) -> int:
        return action_of(token, actions.BY_TOKEN)

    def parse_position(self, text: str) -> Throne:
        return parsing.parse_position(text)

    def words(self, view: ThroneView, token: str, texts: Texts) -> str:
        return wording.words(view, token, texts)

    def view(self, state: Throne, seat: int | None) -> ThroneView:
        need(state, Throne, "state")
        return view_of(state, reader_of(seat))

    def sample(self, view: ThroneView, rng: Rng) -> Throne:
        need(view, ThroneView, "view")
        need(rng, Rng, "rng")
        return sample(view, rng)

    def hides(self, view: ThroneView) -> bool:
        need(view, ThroneView, "view")
        return hides(view)

    def events(self, rows: list[tuple[int, ...]]) -> list[ThroneEvent]:
        return [events.from_row(row) for row in rows]

    def seen(self, event: ThroneEvent, seat: int | None) -> ThroneEvent:
        return events.seen(event, seat)

    def source(self, state: Throne) -> Source:
        need(state, Throne, "state")
        return sources.source(state)

    def rules_now(self, view: ThroneView) -> list[str]:
        return _RULES_NOW[view.step, view.phase]


_RULES_NOW = {
    ("choose-leader", 1): ["T2.2", "T2.3"],
    ("deal", 1): ["T3.1"],
    ("turn-up", 1): ["T4.1"],
    ("lead", 1): ["T4.2", "T4.4", "T4.5", "T4.6"],
    ("follow", 1): ["T4.3", "T6.1", "T6.2", "T6.3", "T7.1", "T7.2", "T7.3", "T7.4", "T7.5"],
    ("take-down", 1): ["T4.5"],
    ("lead", 2): ["T5.3", "T5.5", "T5.6", "T8.1", "T8.2"],
    ("follow", 2): ["T5.5", "T5.6", "T6.1", "T6.2", "T6.3", "T7.1", "T7.2", "T7.3", "T7.4", "T7.5"],
    ("done", 2): ["T8.1", "T8.2", "T8.3", "T9.1", "T9.2"],
}


GAME = ThroneGame()
