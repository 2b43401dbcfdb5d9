"""A saved, pickled or copied vector environment continues exactly as the original does."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.engine.strangers import NineGame
from tests.envs.test_encoders import SETUPS
from tests.volume import many
from zweikampf import _form
from zweikampf.engine import registry
from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.texts import LANGUAGES, Texts
from zweikampf.envs import VectorEnv
from zweikampf.envs.errors import SavedError

WAYS: dict[str, Callable[[VectorEnv], VectorEnv]] = {
    "save": lambda env: VectorEnv.load(env.save()),
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "clone": lambda env: env.clone(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


def same(one: VectorEnv, two: VectorEnv) -> None:
    for mine, theirs in zip(one.batch, two.batch, strict=True):
        assert np.array_equal(mine, theirs)


def advance(env: VectorEnv, steps: int) -> None:
    for _ in range(steps):
        env.step(env.sample())


def go_on_alike(one: VectorEnv, two: VectorEnv, steps: int) -> int:
    """Both choose and step on their own; the games that ended."""
    ended = 0
    same(one, two)
    for _ in range(steps):
        chosen = one.sample()
        assert np.array_equal(chosen, two.sample())
        one.step(chosen)
        two.step(chosen)
        same(one, two)
        ended += int(one.batch.dones.sum())
    return ended


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_a_copy_goes_on_as_the_original(game: str, options: dict[str, str], way: str) -> None:
    """From the deal, from the middle of games, and after ``reset`` without a seed."""
    env = VectorEnv(game, many(8, 2), seed=6, **options)
    for before in (0, 17, many(151, 51)):
        advance(env, before)
        go_on_alike(env, WAYS[way](env), many(60, 20))
    env.reset()
    twin = WAYS[way](env)
    advance(env, 9)
    advance(twin, 9)
    env.reset()
    twin.reset()
    go_on_alike(env, twin, 3)


@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_whole_games_go_on_alike(game: str, options: dict[str, str]) -> None:
    env = VectorEnv(game, many(12, 2), seed=8, **options)
    advance(env, 25)
    steps = {"throne": 110, "dwarves": 400, "tower": 3000}[game]
    ended = go_on_alike(env, VectorEnv.load(env.save()), many(steps, 60))
    assert ended > 0 or not _form.is_compiled()


@pytest.mark.parametrize("way", WAYS)
def test_a_copy_is_independent(way: str) -> None:
    env = VectorEnv("dwarves", 4, seed=2, first="1")
    advance(env, 20)
    before = env.save()
    twin = WAYS[way](env)
    assert (twin.game, twin.count, twin.options) == (env.game, env.count, env.options)
    advance(twin, 30)
    twin.reset(5)
    assert env.save() == before


def test_a_game_of_someone_else_is_saved_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, "nine", NineGame())
    env = VectorEnv("nine", 5, seed=1)
    advance(env, 3)
    assert go_on_alike(env, VectorEnv.load(env.save()), 20) > 5


def test_another_process_goes_on_alike() -> None:
    env = VectorEnv("dwarves", 3, seed=4)
    advance(env, 40)
    code = (
        "import sys\n"
        "from zweikampf.envs import VectorEnv\n"
        "env = VectorEnv.load(sys.stdin.buffer.read())\n"
        "for _ in range(25): env.step(env.sample())\n"
        "sys.stdout.buffer.write(env.save())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=env.save(), capture_output=True, check=True
    )
    advance(env, 25)
    assert done.stdout == env.save()


def test_what_is_loaded_is_saved_the_same() -> None:
    env = VectorEnv("tower", 3, seed=9, mode="table")
    advance(env, 33)
    assert VectorEnv.load(env.save()).save() == env.save()
    assert repr(env) == repr(VectorEnv.load(env.save()))
    assert repr(env).startswith("VectorEnv('tower', 3, ")


# Bytes that are something else


def changed(**fields: Any) -> bytes:
    return json.dumps({**json.loads(VectorEnv("throne", 2, seed=1).save()), **fields}).encode()


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"zweikampf-vector": 2}, "format"),
        ({"version": 99}, "version"),
        ({"digest": "other"}, "digest"),
    ],
)
def test_another_version_is_refused(fields: dict[str, Any], what: str) -> None:
    with pytest.raises(SavedError) as caught:
        VectorEnv.load(changed(**fields))
    assert caught.value.code == "saved-by-other"
    assert caught.value.reason.values["what"] == what
    for language in LANGUAGES:
        assert what in Texts(language, "zweikampf.envs").reason(caught.value.reason)


OVER = "throne victory=most phase=2 lead=0 led=- hands=-/- score=-/-"
BROKEN: list[dict[str, Any]] = [
    {"positions": []},
    {"positions": [1, 2]},
    {"positions": ["throne", "throne"]},
    {"positions": [OVER, OVER]},
    {"positions": None},
    {"words": [1]},
    {"words": [1, 1 << 64]},
    {"words": [1, -1]},
    {"words": [1, "2"]},
    {"chooser": 1.5},
    {"chooser": True},
    {"rewards": [[0, 0], [0]]},
    {"rewards": [[0, 0], [0, 200]]},
    {"dones": [False]},
    {"seeds": {}},
    {"seeds": {"entropy": -1, "spawn_key": [], "pool_size": 4, "n_children_spawned": 0}},
    {"seeds": {"entropy": 1, "spawn_key": 3, "pool_size": 4, "n_children_spawned": 0}},
    {"game": ["throne"]},
    {"game": "nothing"},
    {"options": {"victory": "none"}},
    {"options": [1]},
    {"options": {"victory": "three", "colour": "red"}},
]


@pytest.mark.parametrize("fields", BROKEN, ids=lambda fields: json.dumps(fields)[:40])
def test_a_field_that_cannot_be_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(ZweikampfError):
        VectorEnv.load(changed(**fields))


def test_a_position_of_another_deck_or_game_is_refused() -> None:
    dwarves = json.loads(VectorEnv("dwarves", 2, seed=1).save())["positions"]
    with pytest.raises(ZweikampfError):
        VectorEnv.load(changed(positions=dwarves))


def test_every_cut_off_file_is_refused() -> None:
    data = VectorEnv("throne", 1, seed=1).save()
    for end in range(len(data)):
        with pytest.raises(SavedError) as caught:
            VectorEnv.load(data[:end])
        assert caught.value.code == "not-saved"
    for other in (b"", b"{}", b"[]", b"3", b"null", b"\xff\xfe", b"[" * 100_000):
        with pytest.raises(SavedError):
            VectorEnv.load(other)
