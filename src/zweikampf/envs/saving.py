"""A vector environment as bytes: readable JSON with a version, positions as text.

Observations and masks are not stored: they follow from the positions. What is read is checked;
``SavedError`` says why it cannot be used.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from zweikampf.engine import actors, registry
from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.game import AnyGame
from zweikampf.engine.options import Options
from zweikampf.engine.reason import because
from zweikampf.engine.state import State
from zweikampf.envs.errors import SavedError

FORMAT = 1
_KEY = "zweikampf-vector"
_WORD = 1 << 64


@dataclass(frozen=True)
class Contents:
    """All that the games of an environment depend on, now and later."""

    states: list[State]
    words: list[int]  # where the random numbers of each game are
    chooser: int  # where those of ``sample`` are
    seeds: Mapping[str, Any]  # where those of ``reset`` without a seed are
    rewards: list[list[int]]  # of the last step, for seats 0 and 1
    dones: list[bool]


def write(game: AnyGame, options: Options, contents: Contents) -> bytes:
    data = {
        _KEY: FORMAT,
        "game": game.id,
        "version": game.version,
        "digest": game.digest(options),
        "options": options.texts(),
        "seeds": {**contents.seeds, "spawn_key": list(contents.seeds["spawn_key"])},
        "chooser": contents.chooser,
        "words": contents.words,
        "rewards": contents.rewards,
        "dones": contents.dones,
        "positions": [state.position() for state in contents.states],
    }
    return json.dumps(data, separators=(",", ":")).encode()


def read(data: bytes) -> tuple[str, dict[str, str], Contents]:
    """What ``write`` wrote: the game, its options, and the rest."""
    try:
        found = json.loads(data)
        if not isinstance(found, dict) or _KEY not in found:
            raise _broken("zweikampf-vector")
        _expect("format", found[_KEY], FORMAT)
        game = registry.find(found["game"])
        _expect("version", found["version"], game.version)
        options = game.options.parse(found["options"])
        _expect("digest", found["digest"], game.digest(options))
        return game.id, options.texts(), _contents(game, options, found)
    except (KeyError, TypeError, ValueError, OverflowError, RecursionError) as error:
        raise _broken(f"{type(error).__name__}: {error}") from error


def _contents(game: AnyGame, options: Options, found: dict[str, Any]) -> Contents:
    seeds = found["seeds"]
    contents = Contents(
        states=[_state(game, options, position) for position in found["positions"]],
        words=[_number(word, 0, _WORD - 1) for word in found["words"]],
        chooser=_number(found["chooser"], 0, _WORD - 1),
        seeds={
            "entropy": _number(seeds["entropy"], 0, None),
            "spawn_key": tuple(_number(each, 0, None) for each in seeds["spawn_key"]),
            "pool_size": _number(seeds["pool_size"], 4, 1 << 10),
            "n_children_spawned": _number(seeds["n_children_spawned"], 0, None),
        },
        rewards=[[_number(each, -1, 1) for each in pair] for pair in found["rewards"]],
        dones=[bool(done) for done in found["dones"]],
    )
    count = len(contents.states)
    sizes = {len(contents.words), len(contents.rewards), len(contents.dones)}
    if count < 1 or sizes != {count} or any(len(pair) != 2 for pair in contents.rewards):
        raise _broken("positions")
    return contents


def _state(game: AnyGame, options: Options, position: str) -> State:
    """A game in progress, with the material that the options name."""
    state: State = game.new(options)
    state.assign(game.parse_position(position))
    if state.actor in (actors.CHANCE, actors.OVER) or state.position() != position:
        raise _broken("positions")
    return state


def _number(value: object, least: int, most: int | None) -> int:
    if type(value) is not int or value < least or (most is not None and value > most):
        raise ValueError(value)
    return value


def _expect(what: str, found: object, expected: object) -> None:
    if found != expected:
        raise SavedError(
            because("saved-by-other", what=what, found=str(found), expected=str(expected))
        )


def _broken(what: str) -> ZweikampfError:
    return SavedError(because("not-saved", what=what))
