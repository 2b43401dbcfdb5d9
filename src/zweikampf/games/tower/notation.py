"""Positions of Tower as one line of text.

    tower mode=strict colour=deck drawing=literal reward=auto falsecall=none step=free seat=0
    T=S4,B4 L1=S12g,P11b L2=- ... L8=F4b A0=?12,F11g A1=?9,S10b V0=?30 V1=?28,S5b Z0=- Z1=P10b,S7g
    drawn=- gold=3/4 block=- turns=7 quiet=1

Piles are written from the bottom up; ``?12`` are twelve cards that nobody has seen. Fields that
say nothing new are left out: ``pending`` (gold to be taken), ``progress=yes`` (in this turn),
``idle=yes`` (the turn before ended with a pass and had no progress), ``last`` (the action that the
opponent may answer) with ``undo`` (``recycled``: it turned the interim store over; ``progress``:
there had been progress before it), ``layouts`` (the other layouts of this turn) and ``U0``, ``U1``
(the unseen cards of a deck, if they are not simply all that are neither named nor built over). The
bank holds what is left of the 57 gold. A position may hold fewer than 104 cards.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from zweikampf.engine import actors
from zweikampf.engine.errors import OptionError, PositionError
from zweikampf.engine.notation import bad_position, read_fields, read_list, read_pair, write_list
from zweikampf.games.tower import cards
from zweikampf.games.tower.build import Misfit, actor_of, build
from zweikampf.games.tower.check import check
from zweikampf.games.tower.columns import layout_text
from zweikampf.games.tower.steps import Step
from zweikampf.games.tower.view import STEPS, Cards, LastAction, Side, TowerView, view

if TYPE_CHECKING:
    from zweikampf.engine.options import Options
    from zweikampf.games.tower.rules import Tower

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
NAMES = (*NEEDED, "pending", "progress", "idle", "last", "undo", "layouts", "U0", "U1")

_NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")


def format_position(state: Tower) -> str:
    return write(view(state, None))


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
        if side.unseen != _usual_unseen(seen, seat):
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


def _usual_unseen(seen: TowerView, seat: int) -> Cards:
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


def parse_position(text: str, options: type[Options], blank: Tower) -> Tower:
    """Fill a blank state from a position string; ``PositionError`` if no game can be there."""
    values = read_fields(text, "tower", NAMES)
    for name in NEEDED:
        if name not in values:
            raise bad_position(name, "")
    try:
        options.parse({option: values[option] for option in OPTIONS})
        state = build(_Reader(values).read(), blank)
        check(state)
    except OptionError as error:
        raise PositionError(error.reason) from None
    except Misfit as misfit:
        raise bad_position(misfit.field, values.get(misfit.field, "-")) from None
    return state


class _Reader:
    """Reads fields into a view; whether they fit together is for ``build`` and ``check``."""

    def __init__(self, values: dict[str, str]) -> None:
        self.values = values

    def read(self) -> TowerView:
        step = self._one_of("step", *STEPS)
        if STEPS[step] == Step.TURN_OVER:
            raise Misfit("step")
        active = self._one_of("seat", "0", "1", "-")
        if (active == "-") != (STEPS[step] <= Step.START):
            raise Misfit("seat")
        seat = None if active == "-" else int(active)
        sides = (self._side(0), self._side(1))
        seen = TowerView(
            seat=None,
            mode=self.values["mode"],
            colour=self.values["colour"],
            drawing=self.values["drawing"],
            reward=self.values["reward"],
            falsecall=self.values["falsecall"],
            step=step,
            actor=actors.name_of(actor_of(Step(STEPS[step]), seat or 0)),
            active=seat,
            towers=self._towers(),
            stores=tuple(tuple(read_list(self.values[name])) for name in STORES),
            drawn=None if self.values["drawn"] == "-" else self.values["drawn"],
            sides=sides,
            bank=0,
            bonus_open=False,
            pending=self._number("pending", self.values.get("pending", "0")),
            turns=self._number("turns", self.values["turns"]),
            quiet=self._number("quiet", self.values["quiet"]),
            progress=self._is_marked("progress"),
            idle=self._is_marked("idle"),
            last=self._last(),
            layouts=tuple(read_list(self.values.get("layouts", "-"))),
        )
        return self._with_unseen(seen)

    def _one_of(self, name: str, *allowed: str) -> str:
        if self.values[name] not in allowed:
            raise Misfit(name)
        return self.values[name]

    def _number(self, name: str, text: str) -> int:
        if not _NUMBER.fullmatch(text):
            raise Misfit(name)
        return int(text)

    def _is_marked(self, name: str) -> bool:
        if self.values.get(name, "yes") != "yes":
            raise Misfit(name)
        return name in self.values

    def _towers(self) -> Cards:
        towers = read_list(self.values["T"])
        if any(cards.kind_of(tower) is None for tower in towers):
            raise Misfit("T")
        return tuple(towers)

    def _side(self, seat: int) -> Side:
        depot_hidden, depot = self._hidden_and_known(f"A{seat}")
        stock_hidden, stock = self._hidden_and_known(f"V{seat}")
        gold = read_pair("gold", self.values["gold"])[seat]
        return Side(
            depot=depot,
            depot_hidden=depot_hidden,
            stock=stock,
            stock_hidden=stock_hidden,
            interim=tuple(read_list(self.values[f"Z{seat}"])),
            gold=self._number("gold", gold),
            blocked=self._one_of("block", "-", "0", "1") == str(seat),
            unseen=(),
        )

    def _hidden_and_known(self, name: str) -> tuple[int, Cards]:
        words = read_list(self.values[name])
        if not words or not words[0].startswith("?"):
            return 0, tuple(words)
        return self._number(name, words[0][1:]), tuple(words[1:])

    def _with_unseen(self, seen: TowerView) -> TowerView:
        sides = []
        for seat, side in enumerate(seen.sides):
            name = f"U{seat}"
            given = name in self.values
            unseen = read_list(self.values[name]) if given else _usual_unseen(seen, seat)
            sides.append(replace(side, unseen=tuple(unseen)))
        return replace(seen, sides=(sides[0], sides[1]))

    def _last(self) -> LastAction | None:
        marks = read_list(self.values.get("undo", "-"))
        if "last" not in self.values:
            if marks:
                raise Misfit("undo")
            return None
        if marks not in ([], ["recycled"], ["progress"], ["recycled", "progress"]):
            raise Misfit("undo")
        return LastAction(self.values["last"], "recycled" in marks, "progress" in marks)
