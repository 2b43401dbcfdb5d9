"""The board in the README is a possible one: no card is in two places."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from zweikampf.games.throne import cards


def test_no_card_of_the_picture_lies_twice() -> None:
    readme = (Path(__file__).parent.parent / "README.md").read_text("utf-8")
    board = readme[readme.index("╭─") : readme.index("╰─")]
    places = "\n".join(line for line in board.splitlines() if "You can play" not in line)
    shown = Counter(re.findall(r"\b[DGKUX]\d\b", places))
    assert sum(shown.values()) > 15
    assert not shown - Counter(cards.TOKEN)
