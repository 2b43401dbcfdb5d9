"""The board of Tower in a terminal: towers, stores, and what both seats have."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from zweikampf.engine.texts import Texts
from zweikampf.games.tower import cards
from zweikampf.games.tower.view import Cards, Side, TowerView
from zweikampf.terminal.board import Board, framed
from zweikampf.terminal.tower.card_help import card_help
from zweikampf.terminal.tower.compact import compact
from zweikampf.terminal.tower.moves import about, move_columns
from zweikampf.terminal.tower.pieces import (
    COLOURS,
    DIM,
    NUGGET,
    card,
    fan,
    name_of,
    row,
)

WIDTH = 100


def legend(texts: Texts) -> RenderableType:
    """The symbols, and how to read and type a move."""
    grid = Table.grid(padding=(0, 2))
    names = [f"{letter} {texts('symbol-name', symbol=letter)}" for letter in cards.SYMBOLS]
    colours = [Text(f" {texts('colour-name', colour=at)} ", style=COLOURS[at]) for at in "gb"]
    grid.add_row(Text(", ".join(names)), Text(" ").join(colours))
    for tokens, key in _EXAMPLES.items():
        grid.add_row(Text(tokens, style="bold"), Text(texts(f"legend-{key}"), style=DIM))
    return grid


# Tokens with the key of what they mean.
_EXAMPLES = {
    "a>t  z>t  d>t  l3>t": "tower",
    "a>l5  z>l5  d>l5  l3>l5": "store",
    "a>o  d>o  l3>o": "load",
    "draw": "draw",
    "d>z": "put-away",
    "a>z": "buy-out",
    "l3>>l5": "pair",
    "take": "take",
    "turm  ok": "call",
    "block  noblock": "block",
}


def table(view: TowerView, legal: Sequence[str], texts: Texts) -> RenderableType:
    """The whole table from one seat: the opponent above, your own side below."""

    def parts(roomy: bool) -> list[RenderableType]:
        shown = [places(view, texts, roomy)]
        if legal:
            shown += [""] if roomy else []
            shown += [Text(question(view, texts), style="bold"), move_columns(view, legal)]
        return shown

    return framed(heading(view, texts), WIDTH, parts)


def heading(view: TowerView, texts: Texts) -> str:
    return texts("board-turn", turn=view.turns + 1, bank=view.bank)


def places(view: TowerView, texts: Texts, roomy: bool) -> RenderableType:
    if not roomy:
        return compact(view, texts)
    own = view.seat or 0
    return Group(
        _side(view, 1 - own, texts),
        "",
        _towers(view, texts),
        _stores(view, texts),
        "",
        _side(view, own, texts),
    )


def _grid() -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True, min_width=10)
    grid.add_column()
    return grid


# The two sides


def _side(view: TowerView, seat: int, texts: Texts) -> Table:
    side = view.sides[seat]
    grid = _grid()
    grid.add_row(
        Text.assemble((name_of(view, seat, texts), "bold underline")), _gold(view, seat, texts)
    )
    grid.add_row(texts("board-depot"), _depot(side, texts))
    grid.add_row(texts("board-stock"), _stock(view, seat, texts))
    interim = fan(side.interim, texts)
    if side.blocked:
        interim.append(f"  {NUGGET} {texts('board-blocked')}", style="bold yellow3")
    grid.add_row(texts("board-interim"), interim)
    return grid


def _gold(view: TowerView, seat: int, texts: Texts) -> Text:
    side = view.sides[seat]
    nuggets = NUGGET * min(side.gold, 20)
    return Text.assemble(
        f"{texts('board-gold')} {side.gold} ",
        (nuggets, "yellow3"),
        (_own_count(view, seat, texts), DIM),
    )


def _own_count(view: TowerView, seat: int, texts: Texts) -> str:
    return f"   {texts('board-own-cards', count=view.sides[seat].own_cards)}"


def _depot(side: Side, texts: Texts) -> Text:
    if not side.depot and not side.depot_hidden:
        return Text(texts("board-empty"), style=DIM)
    top = card(side.depot[-1]) if side.depot else Text(" ? ", style=DIM)
    below = _below(side.depot_hidden, side.depot[:-1], texts)
    return Text.assemble(top, "  ", below)


def _stock(view: TowerView, seat: int, texts: Texts) -> Text:
    side = view.sides[seat]
    if side.stock:
        line = fan(side.stock, texts)
        if side.stock_hidden:
            line.append(f"  {texts('board-hidden', count=side.stock_hidden)}", style=DIM)
    else:
        line = Text(texts("board-hidden", count=side.stock_hidden), style=DIM)
    if view.drawn and seat == view.active:
        line = Text.assemble(line, f"   {texts('board-drawn')} ", card(view.drawn))
    return line


def _below(hidden: int, known: Cards, texts: Texts) -> Text:
    line = Text(texts("board-hidden", count=hidden), style=DIM)
    return Text.assemble(line, " ", row(known)) if known else line


# The middle


def _towers(view: TowerView, texts: Texts) -> Table:
    """Two towers for each symbol, and the cards that they wait for."""
    grid = _grid()
    line = Text()
    for symbol in cards.SYMBOLS:
        tops = [top for top in view.towers if top[0] == symbol]
        shown = [f"{top:<3}" for top in tops] + [" – "] * (2 - len(tops))
        line.append(f"{texts('symbol-name', symbol=symbol)} ", style="bold")
        for tower in shown:
            line.append(tower, style="black on grey82")
            line.append(" ")
        line.append(" " * (symbol != cards.SYMBOLS[-1]))
    grid.add_row(texts("board-towers"), line)
    return grid


def _stores(view: TowerView, texts: Texts) -> Table:
    """Fanned out, each a row from the bottom on the left to the top on the right."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True, min_width=10)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for number, store in enumerate(view.stores, 1):
        heading = texts("board-stores") if number == 1 else ""
        grid.add_row(heading, f"l{number}", row(store) if store else Text("–", style=DIM))
    return grid


def question(view: TowerView, texts: Texts) -> str:
    if view.last is not None:
        return texts("question-answer", action=view.last.action)
    if view.pending:
        return texts("question-pending", count=view.pending)
    return texts(f"question-{view.step}")


def scoring(view: TowerView, texts: Texts) -> RenderableType:
    """Gold, and what the tie-break would count."""
    own = view.seat or 0
    grid = Table(box=box.SIMPLE_HEAD)
    for name in ("", name_of(view, own, texts), name_of(view, 1 - own, texts)):
        grid.add_column(name)
    sides = (view.sides[own], view.sides[1 - own])
    rows = {
        "board-gold": [side.gold for side in sides],
        "board-cards-left": [side.own_cards for side in sides],
        "board-depot-left": [side.depot_count for side in sides],
    }
    for key, pair in rows.items():
        grid.add_row(texts(key), *(str(number) for number in pair))
    return grid


# What the board shows anyway, and what was not done.
_SILENT = frozenset(
    {"store-opened", "draw-began", "turn-ended", "block-asked", "block-waived", "call-waived"}
)

BOARD = Board(
    table,
    scoring,
    legend,
    heading=heading,
    places=places,
    question=question,
    about=about,
    card=card_help,
    opens="turn-began",
    silent=_SILENT,
    ender=lambda view, outcome: view.verdict.ender if view.verdict else None,
)
