"""The native network: whole numbers, the same in both forms, from files that prove themselves."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from zweikampf.engine.errors import WrongType, WrongValue
from zweikampf.engine.rng import Rng
from zweikampf.engine.sentences import sentence
from zweikampf.players.network import Network
from zweikampf.players.trained import MOST_OUTPUTS, WIDEST, Trained, WeightsError, load, parse

SHAPES = [(124, 64, 16, 1), (7, 3, 1), (40, 256, 64), (9, 5, 4, 3, 2)]


def made_up(sizes: Sequence[int], seed: int = 1, most: int = 40) -> Trained:
    rng = Rng(seed)
    pairs = list(pairwise(sizes))
    weights = [rng.below(2 * most + 1) - most for a, b in pairs for _ in range(a * b)]
    biases = [rng.below(2 * most + 1) - most for size in sizes[1:] for _ in range(size)]
    shifts = [0, *[7] * (len(sizes) - 2)]
    return Trained(
        array("i", sizes), array("i", shifts), 12, array("i", biases), array("h", weights),
        {"seed": seed},
    )  # fmt: skip


def by_hand(trained: Trained, inputs: set[int]) -> list[float]:
    """The outputs by the definition in ``trained``, with nothing but sums and products."""
    sizes, weights, biases = trained.sizes, list(trained.weights), list(trained.biases)
    values = [int(number in inputs) for number in range(sizes[0])]
    for layer in range(len(sizes) - 1):
        before, after = sizes[layer], sizes[layer + 1]
        part, weights = weights[: before * after], weights[before * after :]
        bias, biases = biases[:after], biases[after:]
        sums = [
            bias[to]
            + sum(
                values[at] * part[at * after + to if layer == 0 else to * before + at]
                for at in range(before)
            )
            for to in range(after)
        ]
        values = [max(each, 0) >> trained.shifts[layer] for each in sums]
    return [each / 2**trained.scale for each in sums]


@pytest.mark.parametrize("sizes", SHAPES, ids=str)
def test_a_network_is_what_its_definition_says(sizes: Sequence[int]) -> None:
    trained, rng = made_up(sizes), Rng(7)
    network = Network(trained)
    answers = set()
    for _ in range(20):
        inputs = {rng.below(sizes[0]) for _ in range(sizes[0] // 3)}
        found = network.evaluate(inputs)
        assert found == by_hand(trained, inputs)
        assert network.repeat(sorted(inputs), 2) == found[0]
        answers.add(tuple(found))
    assert len(answers) > 10


def test_inputs_that_come_and_go_lead_to_the_same_sums() -> None:
    trained, rng = made_up(SHAPES[0]), Rng(3)
    network, fresh = Network(trained), Network(trained)
    inputs: set[int] = set()
    network.evaluate(inputs)
    for _ in range(200):
        gone = {each for each in inputs if rng.below(4) == 0}
        come = {rng.below(124) for _ in range(4)}
        inputs = (inputs - gone) | come
        # What is not set cannot go, and what is set need not come.
        assert network.change(gone | {5} - inputs, come) == fresh.evaluate(inputs)


def test_two_networks_share_weights_and_nothing_else() -> None:
    trained = made_up(SHAPES[1])
    one, other = Network(trained), Network(trained)
    before = one.evaluate([1, 2])
    other.evaluate([3])
    assert one.change([], []) == before


def test_wrong_inputs_are_refused() -> None:
    network = Network(made_up(SHAPES[1]))
    for wrong in (-1, 7):
        with pytest.raises(WrongValue):
            network.evaluate([wrong])
    with pytest.raises(WrongType):
        network.evaluate(["a"])  # type: ignore[list-item]
    with pytest.raises(WrongType):
        Network(None)  # type: ignore[arg-type]


def test_a_file_holds_all_of_it(tmp_path: Path) -> None:
    trained = made_up(SHAPES[0])
    path = tmp_path / "test.network"
    path.write_bytes(trained.dump())
    again = load(path)
    assert again is not None
    assert again.made == {"seed": 1}
    assert (again.sizes, again.shifts, again.scale) == (trained.sizes, trained.shifts, 12)
    assert (again.biases, again.weights) == (trained.biases, trained.weights)
    assert again.dump() == trained.dump()
    assert load(tmp_path / "none.network") is None


def test_a_file_with_one_wrong_byte_is_refused() -> None:
    content = made_up((4, 3, 1)).dump()
    for at in range(len(content)):
        wrong = bytearray(content)
        wrong[at] ^= 1
        with pytest.raises(WeightsError) as error:
            parse(bytes(wrong), "test.network")
        assert error.value.code in ("weights-unknown", "weights-damaged")
        assert "test.network" in (sentence(error.value) or "")


@pytest.mark.parametrize(
    ("sizes", "shifts"),
    [
        ((4, 1), (0,)),
        ((4, WIDEST + 1, 1), (0, 0)),
        ((4, 3, MOST_OUTPUTS + 1), (0, 0)),
        ((0, 3, 1), (0, 0)),
        ((4, 3, 1), (0, 40)),
        ((4, 3, 1), (0,)),
    ],
    ids=str,
)
def test_impossible_shapes_are_refused(sizes: Sequence[int], shifts: Sequence[int]) -> None:
    pairs = list(pairwise(sizes))
    weights, biases = (
        array("h", [0] * sum(a * b for a, b in pairs)),
        array("i", [0] * sum(sizes[1:])),
    )
    with pytest.raises(WeightsError, match="weights-wrong"):
        Trained(array("i", sizes), array("i", shifts), 8, biases, weights)


def test_weights_whose_sums_could_leave_their_type_are_refused() -> None:
    """Whatever inputs are set: that is why both forms and all machines agree."""
    sizes, shifts = array("i", [2, 1, 1, 1]), array("i", [0, 0, 0])

    def made(weights: list[int], biases: Sequence[int] = (0, 0, 0)) -> Trained:
        return Trained(sizes, shifts, 0, array("i", biases), array("h", weights))

    made([20000, 12767, 1, 1])
    for weights, biases in (
        ([20000, 12768, 1, 1], (0, 0, 0)),  # the first sums have 16 bits
        ([20000, 12767, 1, 1], (1, 0, 0)),
        ([-20000, -12769, 1, 1], (0, 0, 0)),
        ([20000, 12767, 2, 1], (0, 0, 0)),  # and so do numbers between layers
        ([20000, 12767, 1, 1], (0, 0, -(1 << 31) + 100)),  # others have 32
    ):
        with pytest.raises(WeightsError, match="range"):
            made(weights, biases)
