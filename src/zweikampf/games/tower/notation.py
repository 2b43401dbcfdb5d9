"""Positions of Tower as one line of text; ``parsing`` reads them.

    tower mode=strict colour=deck drawing=literal reward=auto falsecall=none step=free seat=0
    T=S4,B4 L1=S12g,P11b L2=- ... L8=F4b A0=?12,F11g A1=?9,S10b V0=?30 V1=?28,S5b Z0=- Z1=P10b,S7g
    drawn=- gold=3/4 block=- turns=7 quiet=1

Piles are written from the bottom up; ``?12`` are twelve cards that no one has seen. Fields that
say nothing new are left out: ``pending`` (gold to be taken), ``progress=yes`` (in this turn),
``idle=yes`` (the turn before ended with a pass and had no progress), ``last`` (the action that the
opponent may answer) with ``undo`` (``recycled``: it turned the interim store over; ``progress``:
there had been progress before it), ``layouts`` (the other layouts of this turn) and ``U0``, ``U1``
(the unseen cards of a deck, if they are not simply all that are neither named nor built over). The
bank holds what is left of the 57 gold. A position may hold fewer than 104 cards.
"""

from __future__ import annotations

from zweikampf.engine.notation import write_list
from zweikampf.games.tower import cards
from zweikampf.games.tower.columns import layout_text
from zweikampf.games.tower.state import TowerState
from zweikampf.games.tower.view import Cards, TowerView, view_of

OPTIONS = ("mode", "colour", "drawing", "reward", "falsecall")
STORES = tuple(f"L{number}" for number in range(1, 9))
PILES = ("A0", "A1", "V0", "V1", "Z0", "Z1")
NEEDED = (
    *OPTIONS,
    "step",
    "seat",
    "T",
    *STORES,
    *PILES,
    "drawn",
    "gold",
    "block",
    "turns",
    "quiet",
)
# What a field may say, unless it is one of a few words.
EXAMPLES = {
    "T": "S4,B4",
    **dict.fromkeys(STORES, "S12g,P11b"),
    **dict.fromkeys(("A0", "V0"), "?12,F11g"),
    **dict.fromkeys(("A1", "V1"), "?9,S10b"),
    **dict.fromkeys(("Z0", "Z1"), "P10b,S7g"),
    "drawn": "-",
    "gold": "3/4",
    "turns": "7",
    "quiet": "1",
}
NAMES = (*NEEDED, "pending", "progress", "idle", "last", "undo", "layouts", "U0", "U1")


def format_position(state: TowerState) -> str:
    return write(view_of(state, None))


def write(seen: TowerView) -> str:
    """A view as a line; the reader's seat is no part of it."""
    values = {option: getattr(seen, option) for option in OPTIONS}
    values |= {
        "step": seen.step,
        "seat": "-" if seen.active is None else str(seen.active),
        "T": write_list(seen.towers),
    }
    values |= {name: write_list(store) for name, store in zip(STORES, seen.stores, strict=True)}
    for seat, side in enumerate(seen.sides):
        values[f"A{seat}"] = _pile(side.depot, side.depot_hidden)
        values[f"V{seat}"] = _pile(side.stock, side.stock_hidden)
        values[f"Z{seat}"] = write_list(side.interim)
        if side.unseen != usual_unseen(seen, seat):
            values[f"U{seat}"] = write_list(side.unseen)
    values |= {
        "drawn": seen.drawn or "-",
        "gold": "/".join(str(side.gold) for side in seen.sides),
        "block": "".join(str(seat) for seat in (0, 1) if seen.sides[seat].blocked) or "-",
        "turns": str(seen.turns),
        "quiet": str(seen.quiet),
        "pending": str(seen.pending or ""),
        "progress": "yes" if seen.progress else "",
        "idle": "yes" if seen.idle else "",
    }
    if seen.last:
        marks = [name for name in ("recycled", "progress") if getattr(seen.last, name)]
        values |= {"last": seen.last.action, "undo": ",".join(marks)}
    others = [text for text in seen.layouts if text != layout_text(seen.stores)]
    values["layouts"] = ",".join(others)
    return " ".join(["tower", *(f"{name}={values[name]}" for name in NAMES if values.get(name))])


def _pile(known: Cards, hidden: int) -> str:
    return write_list([*([f"?{hidden}"] if hidden else []), *known])


def usual_unseen(seen: TowerView, seat: int) -> Cards:
    """The cards of a seat's deck that are not named and that no tower has reached yet."""
    named = {card for store in seen.stores for card in store}
    for side in seen.sides:
        named.update(side.depot, side.stock, side.interim)
    named.add(seen.drawn or "")
    reached = dict.fromkeys(cards.SYMBOLS, -1)
    for tower in seen.towers:
        reached[tower[0]] = max(reached[tower[0]], int(tower[1:]))
    deck = cards.unseen_tokens(seat, cards.DECK, seen.colour == "symbol")
    return tuple(
        token for token in deck if token not in named and int(token[1:-1]) > reached[token[0]]
    )
