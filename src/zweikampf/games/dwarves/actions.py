"""The actions of Dwarves as numbers and tokens (Z16.3), the same for every deck file.

One number for one token: ``T2`` and ``T3`` are cards that chance names and twists that a seat
plays; the step decides which. The number of a kind is the number of its card as an action. The
other constants are the number of the first action of their group; compiled modules find them in
``actions.pxd``.
"""

from typing import Final

from zweikampf.games.dwarves.cards import (
    DISPLAYED,
    FACES,
    HITTERS,
    ITEMS,
    KINDS,
    MOST_COPIES,
    S1,
    TARGETS,
)
from zweikampf.games.dwarves.payments import PAYMENTS

TOKENS: Final[list[str]] = []


def _block(*tokens: str) -> int:
    """Number these tokens; the number of the first one."""
    TOKENS.extend(tokens)
    return len(TOKENS) - len(tokens)


_block(*KINDS)
FACE: Final = _block(*FACES)
FIRST: Final = _block("first0", "first1")
DRAW: Final = _block(*(f"draw{n}" for n in range(1, MOST_COPIES[S1] + 2)))
REROLL: Final = _block(*(f"reroll:{face}" for face in FACES))
KEEP: Final = _block("keep")
PASS: Final = _block("pass")
END: Final = _block("end")
STRIKE: Final = _block(*(f"T1>{target}" for target in TARGETS))
GAIN: Final = _block(*(f"gain:A9={face}" for face in FACES))
MAKE_AXE: Final = _block("play:E2")
HIT: Final = _block(
    *(
        f"hit:{ally}={item}>{target}"
        for ally in KINDS[:HITTERS]
        for item in ITEMS
        for target in TARGETS
    )
)
PLAY: Final = _block(
    *(f"play:{kind}={payment}" for kind in KINDS[:DISPLAYED] for payment in PAYMENTS)
)
REMOVE: Final = _block(
    *(f"play:E1={payment}>{kind}" for payment in PAYMENTS for kind in KINDS[:DISPLAYED])
)

BY_TOKEN: Final = {token: action for action, token in enumerate(TOKENS)}
