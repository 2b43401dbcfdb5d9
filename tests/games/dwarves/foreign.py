"""What positions of Dwarves are made of."""

import re

from hypothesis import strategies as st

from tests.games.dwarves.scene import GAME, Scene, positions
from tests.games.foreign import Foreign
from tests.volume import many
from zweikampf.games.dwarves import actions, cards, steps
from zweikampf.games.dwarves.notation import NAMES

VALID = [
    scene.state.position()
    for seed in range(2)
    for number, (scene, _) in enumerate(positions(seed))
    if number % 4 == 0
]
SMALL = [
    "dwarves deck=standard phase=card active=0 hands=A1,V1/T1,T2 display=A5/- pile=A2,A3/V1,V2 "
    "dice=11J",
    "dwarves deck=standard phase=shield active=0 hands=A1,V1/T1,T2 display=A2/V2:1 pile=A3/V1 "
    "jokers=1/2 usable=1 dice=1J named=1>V2 flags=spent",
    "dwarves deck=standard phase=dice active=1 hands=A1/T3 display=-/S3 pile=A3/V1 dice=123 "
    "rerolls=1",
    "dwarves deck=standard phase=react active=1 hands=T1/A2 pile=A3,A4/V1,V2 flags=ending",
]

kinds = st.sampled_from([*cards.KINDS, "-", "A10", "V1:1", "T1:1", "pile"])
piles = st.lists(kinds, max_size=6).map(lambda found: ",".join(found) or "-")

FOREIGN = Foreign(
    game=GAME,
    start=Scene.new().state,
    examples=many(150, 40),
    # Foreign text may be anything, but a position of hundreds of turns would only cost time.
    by_hand=3_000,
    is_over_then=True,
    reasons=frozenset({"pile"}),
    valid=VALID,
    small=SMALL,
    stride=9,
    names=tuple(NAMES),
    heads=st.tuples(st.sampled_from(steps.WORDS), st.sampled_from("01-")).map(
        lambda head: "dwarves deck=standard phase={} active={}".format(*head)
    ),
    cards=kinds,
    card=re.compile(r"\b[AVSET]\d\b"),
    values=st.one_of(
        piles,
        st.tuples(piles, piles).map("/".join),
        st.text("12345JC", max_size=7),
        st.sampled_from(
            ["0", "1", "2", "-", "", "/", "0/0", "1/2", "spent", "ending", "spent,ending"]
        ),
        st.sampled_from(
            ["card", "dice", "roll", "draw", "deal", "over", "1>pile", "0>V1", "standard"]
        ),
        st.text(max_size=8),
    ),
    signs="AVSET0123456789J:,/=>- ",
    tokens=frozenset(actions.TOKENS),
    odd_tokens=("play:A1=\uff11", "A10"),
    odd_texts=(
        "dwarves deck=../../standard phase=card active=0",
        "dwarves deck=" + "a" * 5_000,
    ),
)
