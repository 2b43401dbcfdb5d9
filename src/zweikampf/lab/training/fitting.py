"""A small network fitted to examples, and made of whole numbers afterwards.

Every output is the logarithm of the odds of a target between 0 and 1; a target may be unknown in
some examples. The network has no layer that a processor without vectors would find hard, so that a
machine without a graphics card is enough.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from zweikampf.engine import extras
from zweikampf.players.trained import Trained

Layers = list[tuple[np.ndarray, np.ndarray]]  # weights by input and output, biases
FIRST_SCALE = 11  # bits after the point in the first layer, fewer if sums would not fit
LATER_SCALE = 13
OUTPUT_WEIGHT = 0.3  # of each output after the first, which is the one that players use


@dataclass(frozen=True)
class Examples:
    """Inputs that are set (0 or 1), targets from 0 to 1, and which targets are known (0 or 1)."""

    inputs: np.ndarray
    targets: np.ndarray
    known: np.ndarray

    def __len__(self) -> int:
        return len(self.inputs)

    @classmethod
    def joined(cls, parts: Sequence[Examples]) -> Examples:
        return cls(
            np.concatenate([each.inputs for each in parts]),
            np.concatenate([each.targets for each in parts]),
            np.concatenate([each.known for each in parts]),
        )


@dataclass(frozen=True)
class Recipe:
    """How a network is fitted."""

    hidden: tuple[int, ...] = (64, 16)
    epochs: int = 20
    batch: int = 1024
    rate: float = 2e-3  # of learning, falling to nothing at the end
    decay: float = 1e-4
    seed: int = 1


@dataclass
class Progress:
    """A fit after some epochs: enough to continue exactly as if it had not been stopped."""

    described: str  # data and recipe; another fit cannot continue from here
    layers: Layers = field(default_factory=list)
    numbers: list[np.ndarray] = field(default_factory=list)  # layers and what the rule remembers
    curve: list[dict[str, float]] = field(default_factory=list)  # one per epoch

    @classmethod
    def read(cls, path: Path, described: str) -> Progress:
        """What is kept of the same fit; else one that has not begun."""
        if path.exists():
            with np.load(path) as kept:
                head = json.loads(str(kept["head"]))
                if head["described"] == described:
                    numbers = [kept[f"n{at}"] for at in range(head["numbers"])]
                    return cls(described, [], numbers, head["curve"])
        return cls(described)

    def write(self, path: Path) -> None:
        head = {"described": self.described, "numbers": len(self.numbers), "curve": self.curve}
        half = path.with_suffix(".part.npz")
        named: dict[str, Any] = {f"n{at}": each for at, each in enumerate(self.numbers)}
        np.savez(half, head=np.array(json.dumps(head)), **named)
        half.replace(path)


def fit(
    examples: Examples,
    recipe: Recipe,
    progress: Progress | None = None,
    tell: Callable[[Progress], object] = lambda progress: None,
) -> Progress:
    """The fit after all epochs, from where it was stopped; ``tell`` is called after each."""
    jax = extras.load("jax", "train")
    optax = extras.load("optax", "train")
    progress = progress or Progress("")
    sizes = (examples.inputs.shape[1], *recipe.hidden, examples.targets.shape[1])
    batch = min(recipe.batch, len(examples))
    steps = len(examples) // batch
    rates = optax.cosine_decay_schedule(recipe.rate, max(1, steps * recipe.epochs))
    rule = optax.adamw(rates, weight_decay=recipe.decay)
    weights = np.full(sizes[-1], OUTPUT_WEIGHT, np.float32)
    weights[0] = 1.0

    def loss_of(layers: Any, inputs: Any, targets: Any, known: Any) -> Any:
        logits = forward(layers, inputs.astype(np.float32), jax.numpy.maximum)
        losses = optax.sigmoid_binary_cross_entropy(logits, targets) * known * weights
        return losses.sum() / len(inputs)

    @jax.jit  # type: ignore[untyped-decorator]
    def step(layers: Any, state: Any, inputs: Any, targets: Any, known: Any) -> Any:
        loss, slope = jax.value_and_grad(loss_of)(layers, inputs, targets, known)
        change, state = rule.update(slope, state, layers)
        return optax.apply_updates(layers, change), state, loss

    layers: Any = _begin(sizes, examples, np.random.default_rng(recipe.seed))
    state = rule.init(layers)
    shape = jax.tree.structure((layers, state))
    if progress.numbers:
        layers, state = jax.tree.unflatten(shape, progress.numbers)
    progress.layers = _plain(layers)
    for epoch in range(len(progress.curve), recipe.epochs):
        order = np.random.default_rng((recipe.seed, epoch)).permutation(len(examples))
        total = 0.0
        for at in range(steps):
            part = order[at * batch : (at + 1) * batch]
            layers, state, loss = step(
                layers, state, examples.inputs[part], examples.targets[part], examples.known[part]
            )
            total += float(loss)
        progress.layers = _plain(layers)
        progress.numbers = [np.asarray(each) for each in jax.tree.leaves((layers, state))]
        progress.curve.append({"epoch": epoch + 1, "loss": round(total / steps, 5)})
        tell(progress)
    return progress


def forward(layers: Any, inputs: Any, larger: Callable[[Any, Any], Any] = np.maximum) -> Any:
    """The logarithms of the odds."""
    values = inputs
    for weights, biases in layers[:-1]:
        values = larger(values @ weights + biases, 0.0)
    weights, biases = layers[-1]
    return values @ weights + biases


def _begin(sizes: Sequence[int], examples: Examples, rng: np.random.Generator) -> Layers:
    """Random weights that keep the size of the numbers from layer to layer (He 2015)."""
    active = max(1.0, float(examples.inputs[:1000].sum(1).mean()))
    layers = []
    for at, (before, after) in enumerate(pairwise(sizes)):
        spread = np.sqrt(2.0 / (active if at == 0 else before))
        weights = rng.normal(0.0, spread, (before, after)).astype(np.float32)
        layers.append((weights, np.zeros(after, np.float32)))
    return layers


def _plain(layers: Any) -> Layers:
    return [(np.asarray(weights), np.asarray(biases)) for weights, biases in layers]


def rounded(layers: Layers, made: Mapping[str, Any], name: str) -> Trained:
    """The network as whole numbers, as fine as sums that always fit allow."""
    scale = FIRST_SCALE
    weights, biases = layers[0]
    high = biases + np.maximum(weights, 0).sum(0)
    low = biases + np.minimum(weights, 0).sum(0)
    reach = max(float(high.max()), float(-low.min()), 1e-9)
    # Rounding moves each weight by half a unit at most.
    while reach * 2**scale + len(weights) >= 2**15:
        scale -= 1
    unit = 2.0**scale
    numbers = [np.rint(weights * unit).astype(np.int64).ravel()]
    added = [np.rint(biases * unit).astype(np.int64)]
    most = np.maximum(added[0] + np.maximum(numbers[0].reshape(weights.shape), 0).sum(0), 0)
    shifts = [0]
    for at, (weights, biases) in enumerate(layers[1:], 1):
        finer = LATER_SCALE
        while True:
            whole = np.rint(weights * 2.0**finer).astype(np.int64)
            bias = np.rint(biases * 2.0 ** (finer + scale)).astype(np.int64)
            reached = most @ np.abs(whole) + np.abs(bias)
            if reached.max() < 2**31 and np.abs(whole).max() < 2**15:
                break
            finer -= 1
        shift = 0
        if at < len(layers) - 1:
            while (reached >> shift).max() >= 2**15:
                shift += 1
        numbers.append(whole.T.ravel())
        added.append(bias)
        shifts.append(shift)
        scale += finer - shift
        most = reached >> shift
    return Trained(
        array("i", [len(layers[0][0]), *(len(biases) for _, biases in layers)]),
        array("i", shifts),
        scale,
        array("i", np.concatenate(added).tolist()),
        array("h", np.concatenate(numbers).tolist()),
        made,
        name,
    )
