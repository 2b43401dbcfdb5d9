"""No public method of a compiled class ends the process or leaves a half-changed object behind,
whatever it is given; and the plain form refuses the same things in the same way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests import wild
from zweikampf import _form
from zweikampf.players.tower.evaluation import Evaluation
from zweikampf.players.tower.weights import CLASSIC

ROOT = Path(__file__).parent.parent


@cache
def calls(pure: bool) -> tuple[str, dict[str, str]]:
    """The plan, and what came of each call."""
    plan = calls(pure=False)[0] if pure else None
    done = subprocess.run(
        [sys.executable, "-m", "tests.wild"],
        input=plan,
        env={**os.environ, _form.PURE_SWITCH: str(int(pure)), "OPENBLAS_NUM_THREADS": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    first, *lines = done.stdout.split("\n")
    assert done.returncode == 0, f"{lines[-1]} ended the process\n{done.stderr}"
    return first, dict(line.split("\t") for line in lines if line)


@pytest.mark.skipif(not _form.is_compiled(), reason="nothing is compiled here")
def test_wild_values_end_no_process_and_change_nothing() -> None:
    plan, done = calls(pure=False)
    classes = json.loads(plan)
    assert {"engine.state.State", "games.tower.rules.Tower", "envs.vector.VectorEnv"} <= set(
        classes
    )
    assert len(done) > 100 * len(classes)
    changed = [call for call, how in done.items() if how.endswith("changed")]
    # A mistake in a game of plain Python ends that game, so that no loop runs on.
    assert [call for call in changed if not call.startswith("engine.plain.")] == []


CHANGES: dict[str, list[Callable[[Any], object]]] = {
    "players.tree.Tree": [lambda tree: tree.run(1), lambda tree: setattr(tree, "width", 2.0)],
    "players.tower.planner.Planner": [lambda planner: planner.__init__(wild.RUNNING["tower"])],
    "players.tower.foresight.Foresight": [
        lambda foresight: foresight.__init__(
            Evaluation(CLASSIC._replace(constant=1.0)), 5, wild.LOOKS
        )
    ],
    "players.throne.endgame.Endgame": [
        lambda search: search.aim(2, 3, 0),
        lambda search: search.aim(1, 1, 0, [9] * 5),
        lambda search: search.forget(),
    ],
    "envs.vector.VectorEnv": [lambda env: env.sample(), lambda env: env.reset()],
    "games.throne.rules.Throne": [
        lambda state: state.apply(state.legal()[0]),
        lambda state: state.journal.write(1),
    ],
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_would_be_seen(name: str) -> None:
    """Else "nothing changed" would say nothing."""
    subject = wild.SUBJECTS[name]
    assert seen(subject, lambda made: None) == seen(subject, lambda made: None)
    for change in CHANGES[name]:
        assert seen(subject, change) != seen(subject, lambda made: None)


def seen(subject: wild.Subject, change: Callable[[Any], object]) -> list[object]:
    made = subject.make()
    change(made)
    return [wild.contents(made), wild.answers(made, subject)]


@pytest.mark.skipif(not _form.is_compiled(), reason="nothing is compiled here")
def test_the_plain_form_refuses_the_same_in_the_same_way() -> None:
    _, compiled = calls(pure=False)
    _, plain = calls(pure=True)
    assert set(plain) <= set(compiled)
    assert len(plain) > len(compiled) // 3
    assert {call: how for call, how in plain.items() if compiled[call] != how} == {}
