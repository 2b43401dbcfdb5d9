"""The trace, exactly as docs/notation.md says."""

from __future__ import annotations

import json

import pytest

from zweikampf.engine import registry
from zweikampf.engine.trace import trace


def lines(name: str, seed: int, **options: str) -> list[str]:
    game = registry.find(name)
    return list(trace(game, game.options.parse(options), seed))


def test_the_header_names_game_options_and_seed() -> None:
    assert lines("throne", 7)[0] == (
        '{"game":"throne","options":{"leader":"random","victory":"most"},"seed":7}'
    )


def test_chance_lists_pairs_and_a_seat_lists_tokens() -> None:
    rows = [json.loads(line) for line in lines("throne", 7)]
    assert rows[1] == {
        "ply": 0,
        "actor": "chance",
        "legal": [["lead0", 1], ["lead1", 1]],
        "action": rows[1]["action"],
    }
    assert ["G0", 5] in rows[2]["legal"]
    seat = next(row for row in rows if row.get("actor") in (0, 1))
    assert all(isinstance(token, str) for token in seat["legal"])


@pytest.mark.parametrize("name", registry.names())
def test_legal_lists_are_sorted_complete_and_hold_the_action(name: str) -> None:
    for seed in range(5):
        *plies, over = [json.loads(line) for line in lines(name, seed)][1:]
        for number, row in enumerate(plies):
            tokens = [at[0] if row["actor"] == "chance" else at for at in row["legal"]]
            assert row["ply"] == number
            assert tokens == sorted(set(tokens))
            assert row["action"] in tokens
        assert over.keys() == {"over"}
        assert over["over"].keys() == {"winner", "reason", "score"}


@pytest.mark.parametrize("name", registry.names())
def test_a_trace_replays(name: str) -> None:
    game = registry.find(name)
    rows = [json.loads(line) for line in lines(name, 11)]
    state = game.new(game.options.parse(rows[0]["options"]))
    for row in rows[1:-1]:
        listed = [at[0] if row["actor"] == "chance" else at for at in row["legal"]]
        assert sorted(game.format_action(action) for action in state.legal()) == listed
        state.apply(game.parse_action(row["action"], state))
    assert state.outcome().json() == rows[-1]["over"]


def test_the_same_seed_gives_the_same_lines() -> None:
    assert lines("throne", 5) == lines("throne", 5)
    assert lines("throne", 5)[1:] != lines("throne", 6)[1:]
