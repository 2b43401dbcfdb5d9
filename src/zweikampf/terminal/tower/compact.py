"""The board of Tower in 80 columns and as few lines as possible."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from zweikampf.engine.texts import Texts
from zweikampf.games.tower import cards
from zweikampf.games.tower.view import Cards, Side, TowerView
from zweikampf.terminal.tower.pieces import COLOURS, DIM, NUGGET, name_of

_LABEL = 9  # columns of the labels on the left
_BESIDE = 6  # stores of at most this many cards lie in two columns
_LONGEST = 14  # cards of a store in one line
_KNOWN = 5  # cards of a known stock or an interim store that are shown
_BELOW = 2  # known cards of a depot that are shown below its top


def compact(view: TowerView, texts: Texts) -> RenderableType:
    own = view.seat or 0
    return Group(
        *_side(view, 1 - own, texts), _towers(view, texts), _stores(view), *_side(view, own, texts)
    )


def _side(view: TowerView, seat: int, texts: Texts) -> tuple[Text, Text]:
    side, name = view.sides[seat], name_of(view, seat, texts)
    first = Text.assemble(
        (name, "bold underline"),
        " " * (_LABEL - len(name)),
        f"{texts('board-gold')} {side.gold} ",
        (NUGGET * min(side.gold, 6), "yellow3"),
        (f" · {texts('board-own-cards', count=side.own_cards)} · ", DIM),
        (f"{texts('board-depot')} ", "bold"),
        _depot(side, texts),
    )
    if view.drawn and seat == view.active:
        first.append(f" · {texts('board-drawn')} ").append_text(_row((view.drawn,)))
    second = Text.assemble(
        (f"{texts('board-stock'):<{_LABEL}}", "bold"),
        _known(side.stock, texts) if side.stock else "",
        (_hidden(side.stock_hidden, texts), DIM) if side.stock_hidden or not side.stock else "",
        (f"  {texts('board-interim')} ", "bold"),
        _known(side.interim, texts),
    )
    if side.blocked:
        second.append(f" {NUGGET} {texts('board-blocked')}", style="bold yellow3")
    return first, second


def _depot(side: Side, texts: Texts) -> Text:
    if not side.depot and not side.depot_hidden:
        return Text(texts("board-empty"), style=DIM)
    top = _row(side.depot[-1:]) if side.depot else Text("?", style=DIM)
    below = len(side.depot[:-1]) + side.depot_hidden
    known = _row(side.depot[-1 - _BELOW : -1])
    return Text.assemble(top, (f" +{below} ", DIM), known) if below else top


def _hidden(count: int, texts: Texts) -> str:
    return texts("board-hidden", count=count)


def _known(tokens: Cards, texts: Texts) -> Text:
    if not tokens:
        return Text(texts("board-empty"), style=DIM)
    more = len(tokens) - _KNOWN
    rest = (f"+{more} ", DIM) if more > 0 else ""
    return Text.assemble(rest, _row(tokens[-_KNOWN:]))


def _towers(view: TowerView, texts: Texts) -> Text:
    line = Text(f"{texts('board-towers'):<{_LABEL}}", style="bold")
    for symbol in cards.SYMBOLS:
        tops = [top for top in view.towers if top[0] == symbol]
        shown = [*tops, *["–"] * (2 - len(tops))]
        line.append(f"{texts('symbol-name', symbol=symbol)} ", style="not bold")
        for top in shown:
            line.append(f"{top:^4}", style="not bold black on grey82")
            line.append(" ", style="not bold")
        line.append(" ")
    return line


def _stores(view: TowerView) -> Table:
    """From the bottom on the left to the top on the right; if all are short, two in a line."""
    grid = Table.grid(padding=(0, 1))
    lines = [_store(number, store) for number, store in enumerate(view.stores, 1)]
    if max(map(len, view.stores)) > _BESIDE:
        for line in lines:
            grid.add_row(line)
        return grid
    half = len(lines) // 2
    grid.add_column(min_width=38)
    for pair in zip(lines[:half], lines[half:], strict=True):
        grid.add_row(*pair)
    return grid


def _store(number: int, store: Cards) -> Text:
    more = len(store) - _LONGEST
    rest = (f"+{more} ", DIM) if more > 0 else ""
    shown = _row(store[-_LONGEST:]) if store else Text("–", style=DIM)
    return Text.assemble((f"l{number} ", "bold"), rest, shown)


def _row(tokens: Cards) -> Text:
    return Text("").join(Text(f" {token:<4}", style=COLOURS[token[-1]]) for token in tokens)
