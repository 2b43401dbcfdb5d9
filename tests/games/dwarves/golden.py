"""The golden games of Dwarves: every kind of action, both ways to lose the last card, a tie."""

from __future__ import annotations

from itertools import pairwise

from tests.games.dwarves.conftest import DECKS
from tests.games.dwarves.oracle import Oracle, read_deck
from tests.games.dwarves.scene import FIRSTS, GAME, STANDARD
from tests.games.golden import Golden, Line
from zweikampf.games.dwarves import decks

FILES = {"standard": STANDARD, "other": DECKS / "dwarves-other.toml"}

# deck, first, seed
TRACES = (
    ("standard", "random", 13),  # 8-7, the last card was drawn
    ("standard", "0", 6),  # a tie, the last card was lost by damage
    ("standard", "1", 35),  # 4-9, the last card was lost by damage
    ("standard", "1", 50),  # a tie, the last card was drawn
    ("other", "random", 5),  # other numbers on the cards
)
VERBS = {
    "keep", "end", "pass", "draw1", "draw2", "T1", "T2", "T3", "play:E1", "play:E2", "gain:A9",
    "hit:A8", "reroll:J", "play:S2", "play:V4",
}  # fmt: skip


def covers(games: list[list[Line]]) -> None:
    assert {lines[0]["options"]["first"] for lines in games} == set(FIRSTS)
    played = [ply for lines in games for ply in lines[1:-1] if ply["actor"] in (0, 1)]
    used = {str(ply["action"]).partition("=")[0].partition(">")[0] for ply in played}
    assert used >= VERBS
    after_keep = {
        after["action"][:3]
        for lines in games
        for before, after in pairwise(lines[1:-1])
        if before["action"] == "keep"
    }
    assert {"pas", "T1>", "end"} <= after_keep
    ends = [lines[-1]["over"] for lines in games]
    assert {end["winner"] for end in ends} == {0, 1}
    assert any(end["score"][0] == end["score"][1] for end in ends)


decks.load(FILES["other"])
GOLDEN = Golden(
    GAME,
    {
        f"{deck}-{first}-{seed}": ({"deck": deck, "first": first}, seed)
        for deck, first, seed in TRACES
    },
    oracle=lambda options: Oracle(read_deck(FILES[options["deck"]]), options["first"]),
    reasons=frozenset({"pile"}),
    covers=covers,
)
