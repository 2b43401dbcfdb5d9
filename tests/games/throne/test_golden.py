"""Traces of whole games, kept in tests/golden and compared byte for byte.

They change only if the rules, the notation or the seeded dealer change. To write them again, and to
see with ``git diff`` what has changed:

    python -m tests.games.throne.test_golden
"""

import json
from pathlib import Path

import pytest

from tests.games.throne.oracle import Oracle
from tests.games.throne.play import GAME, OPTION_SETS, options
from zweikampf.engine.trace import trace

GOLDEN = Path(__file__).parents[2] / "golden"

# victory, leader, seed: each option set once, and every reason for which a game can end
TRACES = (
    ("most", "random", 791),  # by points
    ("most", "0", 281),  # 1-3, a faction is void
    ("most", "1", 3),  # 3-2
    ("three", "random", 791),  # the first game again, here a draw
    ("three", "0", 13),  # 0-5
    ("three", "1", 281),  # a draw
)


def path_of(victory: str, leader: str, seed: int) -> Path:
    return GOLDEN / f"throne-{victory}-{leader}-{seed}.jsonl"


def written(victory: str, leader: str, seed: int) -> bytes:
    lines = trace(GAME, options(leader, victory), seed)
    return "".join(f"{line}\n" for line in lines).encode()


@pytest.mark.parametrize(("victory", "leader", "seed"), TRACES)
def test_traces_are_as_they_were(victory: str, leader: str, seed: int) -> None:
    assert written(victory, leader, seed) == path_of(victory, leader, seed).read_bytes()


@pytest.mark.parametrize(("victory", "leader", "seed"), TRACES)
def test_kept_traces_follow_the_rules_of_the_oracle(victory: str, leader: str, seed: int) -> None:
    lines = path_of(victory, leader, seed).read_text(encoding="utf-8").splitlines()
    first, *plies, last = [json.loads(line) for line in lines]
    chosen = {"leader": leader, "victory": victory}
    assert first == {"game": "throne", "options": chosen, "seed": seed}
    oracle = Oracle(victory, leader)
    for number, ply in enumerate(plies):
        assert ply["ply"] == number
        assert str(ply["actor"]) == oracle.actor()
        at_chance = [[token, weight] for token, weight in oracle.chance()]
        assert ply["legal"] == (at_chance or oracle.legal())
        oracle.apply(ply["action"])
    winner, reason, score = oracle.over()
    assert last == {"over": {"winner": winner, "reason": reason, "score": list(score)}}


def test_every_option_set_and_every_reason_is_there() -> None:
    assert sorted((victory, leader) for victory, leader, _ in TRACES) == sorted(OPTION_SETS)
    ends = [path_of(*each).read_text(encoding="utf-8").splitlines()[-1] for each in TRACES]
    assert {json.loads(end)["over"]["reason"] for end in ends} == {"factions", "points", "draw"}


def test_no_file_is_left_over() -> None:
    assert sorted(GOLDEN.glob("throne-*")) == sorted(path_of(*each) for each in TRACES)


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for each in TRACES:
        path_of(*each).write_bytes(written(*each))


if __name__ == "__main__":
    main()
