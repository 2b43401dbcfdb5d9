"""Positions of real games, found by the engine, at tables of a real server.

A table may begin where another game stood: the server keeps the tokens of that game with the new
table. Tables that are made here get such tokens while the server is down, so a page opens at any
position that the rules can lead to, without playing there click by click.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext
from sqlalchemy import create_engine, select

from tests.server.client import Person
from tests.server.running import Seeded
from zweikampf.engine import actors, registry
from zweikampf.engine.rng import Rng
from zweikampf.server.storage.database import TABLES
from zweikampf.server.storage.rows import insert_table, setups
from zweikampf.server.table.clocks import ClockSettings
from zweikampf.server.table.setup import Seating

Json = dict[str, Any]


def _throne(view: Json) -> float:
    """Score piles are fullest in the second phase; the hand is still there before its end."""
    scored = sum(len(side["score"]) for side in view["sides"])
    return scored + (100 if view["phase"] == 2 and view["sides"][0]["hand_count"] >= 2 else 0)


def _tower(view: Json) -> float:
    longest = max(len(store) for store in view["stores"])
    interim = sum(len(side["interim"]) for side in view["sides"])
    return 3 * min(longest, 12) + len([s for s in view["stores"] if s]) / 4 + interim / 4


def _dwarves(view: Json) -> float:
    mine, theirs = view["sides"]
    displayed = min(len(mine["display"]), 9) + min(len(theirs["display"]), 9)
    return 5.0 * min(int(mine["hand_count"]), 15) + 3 * displayed


FULLNESS: dict[str, Callable[[Json], float]] = {
    "throne": _throne,
    "tower": _tower,
    "dwarves": _dwarves,
}
# Of the first dozens of games, the ones with the fullest positions.
_SEEDS = {"throne": 8, "tower": 7, "dwarves": 15}
_LONGEST = 700  # actions
_MOST_SEEDS = 60


@cache
def fullest(game_id: str) -> tuple[str, ...]:
    """The tokens of a game in which both seats like it full, up to its fullest position with seat
    0 to act."""
    fullness = FULLNESS[game_id]
    game = registry.find(game_id)
    state = game.new(game.options.parse({}))
    rng, chance = random.Random(_SEEDS[game_id]), Rng(_SEEDS[game_id])
    tokens: list[str] = []
    best: tuple[float, tuple[str, ...]] = (-1, ())

    def after(action: int) -> float:
        then = state.copy()
        then.apply(action)
        return fullness(game.view(then, 0).json()) + rng.random()

    while state.actor != actors.OVER and len(tokens) < _LONGEST:
        by_chance = state.actor == actors.CHANCE
        action = state.pick(chance) if by_chance else max(state.legal(), key=after)
        tokens.append(game.format_action(action))
        state.apply(action)
        if state.actor == 0:
            now = fullness(game.view(state, 0).json())
            best = max(best, (now, tuple(tokens)), key=itemgetter(0))
    return best[1]


@cache
def middle(game_id: str, plies: int = 60) -> tuple[str, ...]:
    """A random game after that many actions, as soon as seat 0 is to act."""
    return _random(game_id, lambda made, actor: made >= plies and actor == 0)


@cache
def start(game_id: str) -> tuple[str, ...]:
    """What chance does before seat 0 acts for the first time."""
    return _random(game_id, lambda _, actor: actor == 0)


@cache
def whole(game_id: str) -> tuple[str, ...]:
    """A random game up to the last choice, which is one of seat 0. After it chance may have its
    say, but whatever that is, the game is over."""
    game = registry.find(game_id)
    for seed in range(_MOST_SEEDS):
        state, rng = game.new(game.options.parse({})), Rng(seed)
        tokens: list[str] = []
        last = (0, 0)  # the seat that chose last, and how many tokens there were then
        while state.actor != actors.OVER:
            action = state.pick(rng)
            tokens.append(game.format_action(action))
            if state.actor != actors.CHANCE:
                last = (state.actor, len(tokens))
            state.apply(action)
        if last[0] == 0:
            return tuple(tokens[: last[1]])
    raise AssertionError(f"no such game of {game_id}")


def _random(game_id: str, is_there: Callable[[int, int], bool]) -> tuple[str, ...]:
    game = registry.find(game_id)
    state, rng = game.new(game.options.parse({})), Rng(5)
    tokens: list[str] = []
    while not is_there(len(tokens), state.actor):
        assert state.actor != actors.OVER
        action = state.pick(rng)
        tokens.append(game.format_action(action))
        state.apply(action)
    return tuple(tokens)


class _Laid(NamedTuple):
    table: str
    game: str
    opening: tuple[str, ...]
    with_bob: bool
    clock: ClockSettings | None


class Tables:
    """Tables at positions. ``anna`` has seat 0; ``bob`` has the other one where both are people."""

    def __init__(self, server: Seeded, database: Path) -> None:
        self.server = server
        self._database = database
        self._laid: list[_Laid] = []
        self._made = 0
        self.anna, self.bob = Person(server, "Annegret-Viktoria"), Person(server, "Bartholomäus")
        for person in (self.anna, self.bob):
            person.create("throne", opponent={"kind": "computer", "level": 1}, seat=0)

    @property
    def names(self) -> tuple[str, str]:
        return (self.anna.name, self.bob.name)

    def lay(
        self,
        game: str,
        opening: Sequence[str],
        *,
        with_bob: bool = False,
        clock: ClockSettings | None = None,
    ) -> str:
        """A table where a game continues after these tokens; it is there after ``ready``."""
        self._made += 1
        table = f"{self._made:016x}"
        self._laid.append(_Laid(table, game, tuple(opening), with_bob, clock))
        return table

    def ready(self) -> None:
        """The server gets its tables while it is down."""
        self.server.stop()
        engine = create_engine(f"sqlite:///{self._database}")
        with engine.begin() as connection:
            ids = connection.scalars(select(TABLES.c.id).order_by(TABLES.c.created)).all()
            made = sorted(setups(connection, ids), key=lambda each: each[0].created)
            anna, bob = (setup.seats[0] for setup, _ in made[:2])
            for table, game, opening, with_bob, clock in self._laid:
                rules = registry.find(game)
                options = rules.options.parse({})
                setup = replace(
                    made[0][0],
                    id=table,
                    game=game,
                    rules=rules.version,
                    options=options.texts(),
                    digest=rules.digest(options),
                    mode="friend" if with_bob else "computer",
                    seats=(anna, bob if with_bob else Seating("computer", None, 1)),
                    clock=clock,
                    origin=made[0][0].id,
                    opening=opening,
                )
                insert_table(connection, setup, None, ())
        engine.dispose()
        self._laid.clear()
        self.server.start()

    def seat(self, person: Person, context: BrowserContext) -> None:
        """Their cookie for this browser."""
        url = self.server.url
        context.add_cookies([{"name": "zweikampf", "value": person.cookie, "url": url}])
