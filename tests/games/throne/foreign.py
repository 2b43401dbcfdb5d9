"""What positions of Throne are made of."""

import re

from hypothesis import strategies as st

from tests.games.foreign import Foreign
from tests.games.throne.oracle import FULL_DECK
from tests.games.throne.play import GAME, OPTION_SETS, positions, start
from tests.volume import many
from zweikampf.games.throne.notation import NAMES

VALID = [
    state.position()
    for seed, (victory, leader) in enumerate(OPTION_SETS)
    for state in positions(seed, leader, victory)
]
SMALL = [
    "throne victory=most phase=1 lead=0 led=- up=D6 hands=U5,K4/U8,G2 followers=-/- score=-/- "
    "out=- deck=G0,U3,K5",
    "throne victory=three phase=1 lead=1 led=- up=- hands=U5/U8 followers=D1/~D2 score=-/U9 "
    "out=X1 void=-/G deck=G0,G0",
    "throne victory=most phase=1 lead=1 led=- up=- hands=U5/U8 followers=D1/~D2,G9 score=-/U9 "
    "out=X1 void=-/K deck=G0,G0,X3",
    "throne victory=most phase=2 lead=0 led=- hands=G0,~G0,K2/X1,X2,~X3 score=U1/U2",
    "throne victory=three phase=2 lead=1 led=D4 hands=G0,~G0/X1 score=U1/U2 out=K5 void=U/-",
]

cards = st.sampled_from(sorted({*FULL_DECK, *(f"~{card}" for card in FULL_DECK), "-", "K0", "Z1"}))
piles = st.lists(cards, max_size=6).map(lambda found: ",".join(found) or "-")
letters = st.text("DGKUX-", max_size=4)

FOREIGN = Foreign(
    game=GAME,
    start=start("0"),
    examples=many(150, 40),
    by_hand=105,
    is_over_then=True,
    reasons=frozenset({"factions", "points", "draw"}),
    valid=VALID,
    small=SMALL,
    stride=7,
    names=tuple(NAMES),
    heads=st.tuples(
        st.sampled_from(["most", "three"]),
        st.sampled_from(["deal", "1", "2"]),
        st.sampled_from(["0", "1", "-"]),
    ).map(lambda head: "throne victory={} phase={} lead={}".format(*head)),
    cards=cards,
    card=re.compile("|".join(sorted(set(FULL_DECK)))),
    values=st.one_of(
        piles,
        st.tuples(piles, piles).map("/".join),
        st.tuples(letters, letters).map("/".join),
        st.sampled_from(["most", "three", "deal", "1", "2", "0", "-", "", "/", "//"]),
        st.text(max_size=8),
    ),
    signs="DGKUX0123456789~,/=- ",
    tokens=frozenset({*FULL_DECK, "lead0", "lead1"}),
    odd_tokens=("G0 ", "G\uff10", "LEAD0", "g0"),
    odd_texts=("throne victory=most phase=2 lead=0 hands=" + "/" * 1_000,),
)
