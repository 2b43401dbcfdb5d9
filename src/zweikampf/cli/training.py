"""``zweikampf lab train``: data, training, a check on unseen data, weights and a report."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import click

from zweikampf.cli.failure import INTERRUPTED, Failure
from zweikampf.cli.shared import (
    game_argument,
    json_option,
    lang_option,
    language_of,
    ray_option,
    somewhere,
    write_line,
)
from zweikampf.engine import extras, registry
from zweikampf.terminal.commands import Command, general_texts
from zweikampf.terminal.commands import option as own_option

MOST_UNITS = 100_000
MOST_EPOCHS = 1000


@click.command("train", cls=Command, help="help-lab-train")
@game_argument
@own_option(
    "--out", required=True, metavar="DIR", type=click.Path(path_type=Path), help="help-train-out"
)
@own_option("--units", type=click.IntRange(2, MOST_UNITS), help="help-train-units")
@own_option("--epochs", type=click.IntRange(1, MOST_EPOCHS), help="help-train-epochs")
@own_option("--seed", type=click.IntRange(0, 2**31), default=1, help="help-train-seed")
@own_option("--data-only", is_flag=True, help="help-train-data")
@own_option("--workers", type=click.IntRange(1, 256), help="help-lab-workers")
@ray_option
@json_option
@lang_option
def train(
    game: str,
    out: Path,
    units: int | None,
    epochs: int | None,
    seed: int,
    data_only: bool,
    workers: int | None,
    ray: str | None,
    as_json: bool,
    lang: str | None,
) -> None:
    """Train a network that judges positions, from where it was stopped."""
    extras.require("train")
    from rich.console import Console

    from zweikampf.lab import showing
    from zweikampf.lab.parts import part_of
    from zweikampf.lab.training import running

    texts = general_texts(language_of(lang), "zweikampf.lab")
    name = registry.find(game).id
    found = part_of(name).training
    if found is None:
        raise Failure(texts("training-none", game=name))
    task = found()
    recipe = replace(task.recipe, epochs=epochs or task.recipe.epochs)
    size = units or task.units
    console = Console(stderr=True)
    try:
        with (
            somewhere(workers or os.cpu_count() or 1, ray) as (on, _),
            showing.counting(texts("training-data"), size, console) as advance,
        ):
            running.make_data(task, out, seed, size, on, advance)
        if data_only:
            write_line(texts("training-made", units=size, path=str(out)))
            return
        with showing.counting(texts("training-epochs"), recipe.epochs, console) as advance:
            report = running.train(task, out, seed, size, recipe, advance)
    except KeyboardInterrupt:
        raise Failure(texts("training-stopped", path=str(out)), INTERRUPTED) from None
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Failure(texts("lab-file-failed", path=str(error.filename or out), why=why)) from None
    if as_json:
        write_line(json.dumps(report))
        return
    scores = report["whole_numbers"]
    write_line(
        texts(
            "training-finished",
            path=str(out / f"{task.name}.network"),
            right=f"{100 * scores['right']:.1f}",
            loss=f"{scores['log_loss']:.3f}",
            brier=f"{scores['brier']:.3f}",
            count=scores["positions"],
        )
    )
