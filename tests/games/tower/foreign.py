"""What positions of Tower are made of."""

import re

from hypothesis import strategies as st

from tests.games.foreign import Foreign
from tests.games.tower.play import GAME, place, play, positions, start
from tests.games.tower.vectors import VECTORS
from tests.volume import many
from zweikampf.games.tower import actions
from zweikampf.games.tower.notation import NAMES


def _some_positions() -> list[str]:
    texts = [
        state.position()
        for options in ({}, {"mode": "table", "reward": "claim"}, {"colour": "symbol"})
        for ply, state in enumerate(positions(31, **options))
        if ply % 60 == 0
    ]
    for vector in VECTORS[::4]:
        lines = dict(vector.lines)
        if "error" not in lines and "new" not in lines:
            texts.append(place(lines.get("state", ""), **vector.options).position())
    texts.append(play(place("T=S3 L1=S4b A0=F6g,B9g L2=B10b", mode="table"), "a>l2").position())
    return texts


faces = st.sampled_from([token for token in actions.TOKENS if token[0] in "BFPS"])
cards = st.one_of(faces, st.sampled_from(["?3", "?", "-", "?0", "S13g"]))

FOREIGN = Foreign(
    game=GAME,
    start=start(),
    examples=many(80, 15),
    by_hand=30,
    is_over_then=False,
    reasons=frozenset({"out", "stalemate"}),
    valid=_some_positions(),
    small=[],
    stride=many(1, 5),
    names=tuple(NAMES),
    heads=st.sampled_from(["tower", "tower mode=table", "tower colour=symbol"]),
    cards=cards,
    card=re.compile(r"[BFPS]\d+[gb]?"),
    values=st.one_of(
        st.lists(cards, max_size=5).map(",".join),
        st.sampled_from(["-", "0", "1", "yes", "free", "drawn", "answer", "block", "deal", "3/3",
                         "9/0", "draw", "d>z", "a>l2", "l1>>l2", "pass", "turm", "S4,B3",
                         "recycled", "none", "S4g/B3b.F2g", "", "=", "/", "999", "1000", "00"]),
        st.text(max_size=8),
    ),
    signs="BFPSgb0123456789?,/=-> ",
    tokens=frozenset(actions.TOKENS),
    odd_tokens=("a>t ", "A>T", "l9>t", "l1>l1", "z>o", "S4"),
    odd_texts=(),
)  # fmt: skip
