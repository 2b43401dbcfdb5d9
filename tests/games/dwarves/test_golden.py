"""Traces of whole games, kept in tests/golden and compared byte for byte.

They change only if the rules, the notation or the seeded dealer change. To write them again, and to
see with ``git diff`` what has changed:

    python -m tests.games.dwarves.test_golden
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.games.dwarves.conftest import DECKS
from tests.games.dwarves.oracle import Oracle, read_deck
from tests.games.dwarves.scene import FIRSTS, GAME, STANDARD
from zweikampf.engine.trace import trace
from zweikampf.games.dwarves import decks

GOLDEN = Path(__file__).parents[2] / "golden"
FILES = {"standard": STANDARD, "other": DECKS / "dwarves-other.toml"}

# deck, first, seed
TRACES = (
    ("standard", "random", 13),  # 8-7, the last card was drawn
    ("standard", "0", 6),  # a tie, the last card was lost by damage
    ("standard", "1", 35),  # 4-9, the last card was lost by damage
    ("standard", "1", 50),  # a tie, the last card was drawn
    ("other", "random", 5),  # other numbers on the cards
)


def path_of(deck: str, first: str, seed: int) -> Path:
    return GOLDEN / f"dwarves-{deck}-{first}-{seed}.jsonl"


def written(deck: str, first: str, seed: int) -> bytes:
    decks.load(FILES[deck])
    lines = trace(GAME, GAME.options.parse({"deck": deck, "first": first}), seed)
    return "".join(f"{line}\n" for line in lines).encode()


def kept(deck: str, first: str, seed: int) -> list[dict[str, Any]]:
    text = path_of(deck, first, seed).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize(("deck", "first", "seed"), TRACES)
def test_traces_are_as_they_were(deck: str, first: str, seed: int) -> None:
    assert written(deck, first, seed) == path_of(deck, first, seed).read_bytes()


@pytest.mark.parametrize(("deck", "first", "seed"), TRACES)
def test_kept_traces_follow_the_rules_of_the_oracle(deck: str, first: str, seed: int) -> None:
    head, *plies, last = kept(deck, first, seed)
    assert head == {"game": "dwarves", "options": {"deck": deck, "first": first}, "seed": seed}
    oracle = Oracle(read_deck(FILES[deck]), first)
    for number, ply in enumerate(plies):
        assert ply["ply"] == number
        assert str(ply["actor"]) == oracle.actor()
        pairs = [[token, weight] for token, weight in oracle.choices()]
        at_chance = oracle.actor() == "chance"
        assert ply["legal"] == (pairs if at_chance else [token for token, _ in pairs])
        oracle.apply(ply["action"])
    winner, reason, score = oracle.over()
    assert last == {"over": {"winner": winner, "reason": reason, "score": list(score)}}


def test_every_option_and_every_kind_of_action_is_there() -> None:
    assert {first for _, first, _ in TRACES} == set(FIRSTS)
    played = [ply for each in TRACES for ply in kept(*each)[1:-1] if ply["actor"] in (0, 1)]
    verbs = {str(ply["action"]).partition("=")[0].partition(">")[0] for ply in played}
    assert {
        "keep",
        "end",
        "pass",
        "draw1",
        "draw2",
        "T1",
        "T2",
        "T3",
        "play:E1",
        "play:E2",
    } <= verbs
    assert {"gain:A9", "hit:A8", "reroll:J", "play:S2", "play:V4"} <= verbs
    after_keep = [
        after["action"][:3]
        for each in TRACES
        for before, after in pairwise(kept(*each)[1:-1])
        if before["action"] == "keep"
    ]
    assert {"pas", "T1>", "end"} <= set(after_keep)
    ends = [kept(*each)[-1]["over"] for each in TRACES]
    assert {end["winner"] for end in ends} == {0, 1}
    assert any(end["score"][0] == end["score"][1] for end in ends)


def test_no_file_is_left_over() -> None:
    assert sorted(GOLDEN.glob("dwarves-*")) == sorted(path_of(*each) for each in TRACES)


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for each in TRACES:
        path_of(*each).write_bytes(written(*each))


if __name__ == "__main__":
    main()
