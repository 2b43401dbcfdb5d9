"""What could be known: where each hidden card may lie, as a seat could tell from what it had seen,
beside where it did lie. Where a game cannot count exactly, worlds behind the view are dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from zweikampf.engine import actors
from zweikampf.engine.errors import PlyError, WrongValue
from zweikampf.engine.game import AnyGame
from zweikampf.engine.reason import because
from zweikampf.engine.record import Record
from zweikampf.engine.replay import opened, replay
from zweikampf.engine.rng import Rng
from zweikampf.players.strategy import Later, Whereabouts, strategy_of

WORLDS = 2_000  # are dealt where nothing can be counted

Chances = Mapping[str, Mapping[str, Fraction]]


@dataclass(frozen=True)
class Hidden:
    """A card that a seat could not see. ``chances``: how likely one copy lay in each place, the
    likeliest first; ``truth``: how many did."""

    card: str
    chances: tuple[tuple[str, Fraction], ...]
    truth: tuple[tuple[str, int], ...]

    def json(self) -> dict[str, Any]:
        chances = {place: float(chance) for place, chance in self.chances}
        return {"card": self.card, "chances": chances, "truth": dict(self.truth)}


@dataclass(frozen=True)
class Known:
    """``exact``: the chances were counted. Otherwise they are shares of that many dealt worlds."""

    game: str
    ply: int
    seat: int
    exact: bool
    cards: tuple[Hidden, ...]

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "ply": self.ply,
            "seat": self.seat,
            "exact": self.exact,
            "cards": [card.json() for card in self.cards],
        }


def known_at(record: Record, ply: int, seat: int | None = None) -> Known:
    """What a seat could know after that many actions; without a seat the one that was to act, or
    the first. ``PlyError`` if there were fewer actions, ``WrongValue`` if the game does not say
    where its cards are."""
    whereabouts = whereabouts_at(record, ply)
    game, options = opened(record)
    state = before = game.new(options)
    later: list[Later] = []
    for each in replay(record):
        if each.number >= ply and each.actor == actors.CHANCE:
            later.append((before, game.parse_action(each.token, before)))
        before = each.state.copy()
        if each.number == ply - 1:
            state = before
    reader = seat if seat is not None else state.actor if state.actor in (0, 1) else 0
    truth: dict[str, Counter[str]] = {}
    for card, place in whereabouts.places(state, reader, later):
        truth.setdefault(card, Counter())[place] += 1
    chances, exact = chances_of(game, whereabouts, game.view(state, reader), seed=ply)
    hidden = [
        Hidden(card, _sorted(chances[card]), tuple(sorted(truth[card].items())))
        for card in sorted(truth)
    ]
    return Known(record.game, ply, reader, exact, tuple(hidden))


def whereabouts_at(record: Record, ply: int) -> Whereabouts:
    """Who can say where cards were after that many actions; refused as in ``known_at``."""
    if not 0 <= ply <= len(record.actions):
        raise PlyError(ply, len(record.actions))
    whereabouts = strategy_of(record.game).whereabouts
    if whereabouts is None:
        raise WrongValue(because("no-whereabouts", game=record.game))
    return whereabouts


def chances_of(
    game: AnyGame, whereabouts: Whereabouts, view: Any, seed: int
) -> tuple[Chances, bool]:
    """For each hidden card of a view the chance of each place, and whether it was counted."""
    counted = whereabouts.chances(view)
    if counted is not None:
        return counted, True
    return dealt(game, whereabouts, view, seed), False


def dealt(game: AnyGame, whereabouts: Whereabouts, view: Any, seed: int) -> Chances:
    """The same from worlds that the view cannot be told from."""
    rng = Rng(seed)
    found: dict[str, Counter[str]] = {}
    for _ in range(WORLDS):
        for card, place in whereabouts.places(game.sample(view, rng), view.seat, ()):
            found.setdefault(card, Counter())[place] += 1
    return {
        card: {place: Fraction(count, places.total()) for place, count in places.items()}
        for card, places in found.items()
    }


def _sorted(chances: Mapping[str, Fraction]) -> tuple[tuple[str, Fraction], ...]:
    return tuple(sorted(chances.items(), key=lambda pair: (-pair[1], pair[0])))
