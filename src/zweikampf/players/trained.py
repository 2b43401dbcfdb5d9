"""Weights of networks as files: a line of text with a checksum, a line of JSON, whole numbers.

    zweikampf-network 1 SHA-256 OF ALL THAT FOLLOWS
    {"sizes": [124, 64, 16, 1], "shifts": [0, 9, 0], "scale": 15, "made": {...}}
    biases of all layers (32 bits each), then weights of all layers (16 bits each), little-endian

``made`` says where the weights come from: data, commit, seed, scores. The weights of the first
layer are ordered by input, those of the others by output. The sums of hidden layer ``n`` are
shifted right by ``shifts[n]`` bits before the next layer, and the outputs are whole numbers in
units of two to the power of minus ``scale``. Nothing but the standard library is needed to read
one.
"""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.reason import because

WIDEST = 256  # numbers in a hidden layer
MOST_OUTPUTS = 64
MOST_INPUTS = 4096
MOST_LAYERS = 8
_MAGIC = b"zweikampf-network 1 "
_SHORT = 1 << 15
_LONG = 1 << 31


class WeightsError(ZweikampfError):
    """A file of weights cannot be used."""


@dataclass(frozen=True)
class Trained:
    """A network as whole numbers; ``WeightsError`` if a sum could leave its type."""

    sizes: array[int]
    shifts: array[int]  # one per layer; the last one is not used
    scale: int
    biases: array[int]
    weights: array[int]
    made: Mapping[str, Any] = field(default_factory=dict)
    name: str = "network"

    def __post_init__(self) -> None:
        sizes, layers = self.sizes, len(self.sizes) - 1
        if not (2 <= layers <= MOST_LAYERS and len(self.shifts) == layers):
            raise self._wrong("layers")
        if not (
            1 <= sizes[0] <= MOST_INPUTS
            and all(1 <= size <= WIDEST for size in sizes[1:-1])
            and 1 <= sizes[-1] <= MOST_OUTPUTS
        ):
            raise self._wrong("sizes")
        if len(self.biases) != sum(sizes[1:]) or len(self.weights) != self.offsets[-1]:
            raise self._wrong("length")
        if not (0 <= self.scale <= 62 and all(0 <= shift < 31 for shift in self.shifts)):
            raise self._wrong("scale")
        self._check_sums()

    @property
    def unit(self) -> float:
        return 2.0**-self.scale

    @property
    def offsets(self) -> array[int]:
        """Where the weights of each layer begin, and where the last ones end."""
        found = array("i", [0])
        for before, after in zip(self.sizes, self.sizes[1:], strict=False):
            found.append(found[-1] + before * after)
        return found

    @property
    def bias_offsets(self) -> array[int]:
        found = array("i", [0])
        for size in self.sizes[1:]:
            found.append(found[-1] + size)
        return found

    def _check_sums(self) -> None:
        """Whatever inputs are set, no sum leaves its type on the way."""
        width = self.sizes[1]
        rows = self.weights[: self.offsets[1]]
        most = []
        for at in range(width):
            column = rows[at::width]
            highest = self.biases[at] + sum(each for each in column if each > 0)
            lowest = self.biases[at] + sum(each for each in column if each < 0)
            if highest >= _SHORT or lowest < -_SHORT:
                raise self._wrong("range")
            most.append(max(highest, 0))
        for layer in range(1, len(self.sizes) - 1):
            before, after = self.sizes[layer], self.sizes[layer + 1]
            start, first = self.offsets[layer], self.bias_offsets[layer]
            reached = []
            for to in range(after):
                row = self.weights[start + to * before : start + (to + 1) * before]
                reach = sum(abs(each) * top for each, top in zip(row, most, strict=True))
                reach += abs(self.biases[first + to])
                if reach >= _LONG:
                    raise self._wrong("range")
                reached.append(reach >> self.shifts[layer])
            if layer + 2 < len(self.sizes) and max(reached) >= _SHORT:
                raise self._wrong("range")
            most = reached

    def _wrong(self, what: str) -> WeightsError:
        return WeightsError(because("weights-wrong", name=self.name, what=what))

    def dump(self) -> bytes:
        """The file."""
        head = {
            "sizes": list(self.sizes),
            "shifts": list(self.shifts),
            "scale": self.scale,
            "made": dict(self.made),
        }
        text = json.dumps(head, ensure_ascii=False, sort_keys=True).encode() + b"\n"
        body = text + _little(self.biases) + _little(self.weights)
        return _MAGIC + hashlib.sha256(body).hexdigest().encode() + b"\n" + body


def parse(content: bytes, name: str) -> Trained:
    """The weights in a file's content; ``WeightsError`` for anything else."""
    first, _, body = content.partition(b"\n")
    if not first.startswith(_MAGIC):
        raise WeightsError(because("weights-unknown", name=name))
    if first[len(_MAGIC) :] != hashlib.sha256(body).hexdigest().encode():
        raise WeightsError(because("weights-damaged", name=name))
    text, _, numbers = body.partition(b"\n")
    try:
        head = json.loads(text)
        sizes, shifts = _numbers(head["sizes"]), _numbers(head["shifts"])
        scale, made = head["scale"], head["made"]
        split = 4 * sum(sizes[1:])
        biases, weights = _array("i", numbers[:split]), _array("h", numbers[split:])
    except (ValueError, KeyError, TypeError, OverflowError):
        raise WeightsError(because("weights-unknown", name=name)) from None
    if not isinstance(scale, int) or not isinstance(made, dict):
        raise WeightsError(because("weights-unknown", name=name))
    return Trained(sizes, shifts, scale, biases, weights, made, name)


@cache
def load(path: Path) -> Trained | None:
    """The weights of a file, read once; ``None`` if there is no such file."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return None
    return parse(content, path.name)


def _numbers(values: Sequence[int]) -> array[int]:
    return array("i", values)


def _array(code: str, content: bytes) -> array[int]:
    found = array(code)
    found.frombytes(content)
    if sys.byteorder == "big":
        found.byteswap()
    return found


def _little(numbers: array[int]) -> bytes:
    if sys.byteorder == "little":
        return numbers.tobytes()
    swapped = numbers[:]
    swapped.byteswap()
    return swapped.tobytes()
