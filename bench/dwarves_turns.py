"""How well turns of Dwarves are judged: the linear judgement and networks, on the same positions.

    zweikampf lab train dwarves --seed 2 --out build/dwarves
    python -m bench.dwarves_turns build/dwarves build/dwarves/turns.network

The positions are those that a training has kept for checking. Each judgement is compared with what
it should have said, and in games without random moves with the result.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from zweikampf.lab.training import checking
from zweikampf.lab.training.dwarves import CARELESS, GAMES_BITS, states
from zweikampf.lab.training.running import UNSEEN
from zweikampf.players.dwarves.evaluation import Evaluation
from zweikampf.players.dwarves.inputs import Inputs
from zweikampf.players.network import Network
from zweikampf.players.trained import parse

_CERTAIN = 0.999999  # what counts as certain when odds are taken


def linear(rows: np.ndarray) -> np.ndarray:
    evaluation = Evaluation()
    found = [evaluation.outlook(state, state.active) for state in states(rows)]
    odds: np.ndarray = 2 * np.arctanh(np.clip(found, -_CERTAIN, _CERTAIN))
    return odds


def by_network(rows: np.ndarray, file: Path) -> np.ndarray:
    network, inputs = Network(parse(file.read_bytes(), file.name)), Inputs()
    return np.array([network.evaluate(inputs.numbers(state))[0] for state in states(rows)])


def line(name: str, odds: np.ndarray, rows: np.ndarray) -> str:
    """The scores of one judgement."""
    second = rows["active"] == 1
    target = np.where(second, 1 - rows["target"], rows["target"]).astype(float)
    won = np.where(second, 1 - rows["won"], rows["won"]).astype(float)
    careful = (rows["game"] % (1 << GAMES_BITS)) % len(CARELESS) == CARELESS.index(0)
    said = checking.scores(odds, target)
    came = checking.scores(odds[careful], won[careful])
    return (
        f"| {name} | {said['log_loss']:.4f} | {came['right']:.1%} | {came['log_loss']:.4f} "
        f"| {came['brier']:.4f} |"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("networks", nargs="*", type=Path)
    given = parser.parse_args(arguments)
    files = sorted((given.folder / "data").glob("*.npy"))[::UNSEEN]
    rows = np.concatenate([np.load(file) for file in files])
    print(f"{len(rows)} positions")
    print("| judgement | log loss | results: right | log loss | Brier score |")
    print("|---|--:|--:|--:|--:|")
    print(line("linear", linear(rows), rows))
    for file in given.networks:
        print(line(file.name, by_network(rows, file), rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
