"""Traces of whole games, kept in tests/golden and compared byte for byte.

They change only if the rules, the notation or the seeded dealer change. To write them again, and to
see with ``git diff`` what has changed:

    python -m tests.games.tower.test_golden
"""

import json
from pathlib import Path

import pytest

from tests.games.tower.oracle import Oracle
from tests.games.tower.play import GAME
from zweikampf.engine.trace import trace
from zweikampf.games.tower.game import TowerOptions

GOLDEN = Path(__file__).parents[2] / "golden"

# A name, the options that are not the default, the seed: each value of each option, both reasons.
TRACES: dict[str, tuple[dict[str, str], int]] = {
    "strict": ({}, 3),
    "strict-stalemate": ({}, 5),
    "strict-free": ({"drawing": "free"}, 1),
    "strict-symbol-free": ({"colour": "symbol", "drawing": "free"}, 2),
    "printed": ({"mode": "table", "reward": "claim"}, 0),
    "table-free": ({"mode": "table", "drawing": "free"}, 4),
    "table-symbol-claim-pay1": (
        {"mode": "table", "colour": "symbol", "reward": "claim", "falsecall": "pay1"},
        5,
    ),
}


def path_of(name: str) -> Path:
    return GOLDEN / f"tower-{name}.jsonl"


def written(name: str) -> bytes:
    options, seed = TRACES[name]
    lines = trace(GAME, TowerOptions.parse(options), seed)
    return "".join(f"{line}\n" for line in lines).encode()


@pytest.mark.parametrize("name", TRACES)
def test_traces_are_as_they_were(name: str) -> None:
    assert written(name) == path_of(name).read_bytes()


@pytest.mark.parametrize("name", TRACES)
def test_kept_traces_follow_the_rules_of_the_oracle(name: str) -> None:
    options = TowerOptions.parse(TRACES[name][0]).texts()
    lines = path_of(name).read_text(encoding="utf-8").splitlines()
    first, *plies, last = [json.loads(line) for line in lines]
    assert first == {"game": "tower", "options": options, "seed": TRACES[name][1]}
    oracle = Oracle(options)
    for number, ply in enumerate(plies):
        assert ply["ply"] == number
        assert str(ply["actor"]) == oracle.actor()
        legal: list[object] = list(oracle.legal())
        if oracle.actor() == "chance":
            legal = [[token, 1] for token in legal]
        assert ply["legal"] == legal
        oracle.apply(ply["action"])
    assert oracle.result is not None
    winner, reason, score = oracle.result
    assert last == {"over": {"winner": winner, "reason": reason, "score": list(score)}}


def test_every_option_value_and_every_reason_is_there() -> None:
    found = [set(TowerOptions.parse(options).texts().items()) for options, _ in TRACES.values()]
    assert len(set().union(*found)) == 10
    ends = [path_of(name).read_text(encoding="utf-8").splitlines()[-1] for name in TRACES]
    assert {json.loads(end)["over"]["reason"] for end in ends} == {"out", "stalemate"}


def test_no_file_is_left_over() -> None:
    assert sorted(GOLDEN.glob("tower-*")) == sorted(path_of(name) for name in TRACES)


def main() -> None:
    for name in TRACES:
        path_of(name).write_bytes(written(name))


if __name__ == "__main__":
    main()
