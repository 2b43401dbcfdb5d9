"""A network trained in a folder, each step from where it was stopped.

data/00000.npy ...   units of data, each a function of the seed and its number
fit.npz              the state of the fit after the last whole epoch
NAME.network         the weights, with where they come from
report.json          sizes, curves, scores on unseen data
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.reason import because
from zweikampf.lab import interrupts, pool
from zweikampf.lab.origin import commit
from zweikampf.lab.training import checking, fitting
from zweikampf.lab.training.fitting import Examples, Recipe
from zweikampf.lab.training.task import Task

UNSEEN = 10  # every tenth unit is kept for checking
MOST_CHECKED = 20_000  # positions that the network of whole numbers judges as well


class TrainingError(ZweikampfError):
    """A folder holds something else than this training."""


def work(task: Task, seed: int, number: int) -> tuple[int, bytes]:
    """A unit of data as the content of its file, wherever it is made."""
    content = io.BytesIO()
    np.save(content, task.make(seed, number, task.unit))
    return number, content.getvalue()


def make_data(
    task: Task,
    folder: Path,
    seed: int,
    units: int,
    on: pool.Run,
    tell: Callable[[int], object] = lambda units: None,
) -> None:
    """Make the units that are missing."""
    data = folder / "data"
    data.mkdir(parents=True, exist_ok=True)
    _same(folder / "data.json", {"task": task.name, "seed": seed, "unit": task.unit})
    missing = [number for number in range(units) if not _unit(data, number).exists()]
    tell(units - len(missing))

    def keep(finished: tuple[int, bytes]) -> bool:
        number, content = finished
        with interrupts.held():
            _write(_unit(data, number), content)
            tell(1)
        return False

    if missing:
        on(partial(work, task, seed), missing, keep)


def read_data(task: Task, folder: Path, units: int) -> tuple[Examples, Examples]:
    """Examples to learn from, and those for checking."""
    parts: tuple[list[Examples], list[Examples]] = ([], [])
    for number in range(units):
        rows = np.load(_unit(folder / "data", number))
        parts[number % UNSEEN == 0].append(task.encode(rows))
    return Examples.joined(parts[0]), Examples.joined(parts[1])


def train(
    task: Task,
    folder: Path,
    seed: int,
    units: int,
    recipe: Recipe,
    tell: Callable[[int], object] = lambda epochs: None,
) -> dict[str, Any]:
    """Fit, check, and write weights and report; the report."""
    seen, unseen = read_data(task, folder, units)
    described = {"units": units, "data_seed": seed, **asdict(recipe)}
    kept = fitting.Progress.read(folder / "fit.npz", json.dumps(described, sort_keys=True))

    def told(progress: fitting.Progress) -> None:
        odds = checking.odds_of(progress.layers, unseen)
        found = checking.scores(odds, unseen.targets[:, 0])
        progress.curve[-1] |= {"check_loss": found["log_loss"], "check_right": found["right"]}
        with interrupts.held():
            progress.write(folder / "fit.npz")
        tell(1)

    tell(len(kept.curve))
    progress = fitting.fit(seen, recipe, kept, told)
    report: dict[str, Any] = {
        "task": task.name,
        "targets": list(task.targets),
        "data": {"seed": seed, "learned_from": len(seen), "checked_on": len(unseen)},
        "recipe": asdict(recipe),
        "curve": progress.curve,
        "unseen": checking.scores(checking.odds_of(progress.layers, unseen), unseen.targets[:, 0]),
    }
    made = {
        "task": task.name,
        "targets": list(task.targets),
        "data": report["data"],
        "recipe": {**report["recipe"], "hidden": list(recipe.hidden)},
        "seed": recipe.seed,
        "commit": commit(),
        "scores": {key: value for key, value in report["unseen"].items() if key != "calibration"},
    }
    weights = fitting.rounded(progress.layers, made, f"{task.name}.network")
    some = replace(
        unseen,
        inputs=unseen.inputs[:MOST_CHECKED],
        targets=unseen.targets[:MOST_CHECKED],
        known=unseen.known[:MOST_CHECKED],
    )
    whole = checking.native_odds(weights, some)
    report["whole_numbers"] = checking.scores(whole, some.targets[:, 0])
    apart = np.abs(whole - checking.odds_of(progress.layers, some))
    report["whole_numbers"]["farthest_apart"] = round(float(apart.max()), 5)
    _write(folder / f"{task.name}.network", weights.dump())
    _write(folder / "report.json", (json.dumps(report, indent=1) + "\n").encode())
    return report


def _unit(data: Path, number: int) -> Path:
    return data / f"{number:05d}.npy"


def _same(path: Path, wanted: dict[str, Any]) -> None:
    """Data of another seed or size do not belong together."""
    if path.exists():
        if json.loads(path.read_text("utf-8")) != wanted:
            raise TrainingError(because("training-differs", path=str(path.parent)))
    else:
        _write(path, json.dumps(wanted).encode())


def _write(path: Path, content: bytes) -> None:
    """All of it or nothing: an interrupt leaves no half file."""
    half = path.with_suffix(".part")
    half.write_bytes(content)
    half.replace(path)
