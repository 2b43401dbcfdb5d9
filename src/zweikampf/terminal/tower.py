"""The board of Tower in a terminal: towers, stores, and what both seats have, in 100 columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zweikampf.engine.texts import Texts
from zweikampf.games.tower import cards
from zweikampf.games.tower.view import Cards, Side, TowerView
from zweikampf.terminal.board import Board

WIDTH = 100
FANNED = 12  # cards of an interim store or a known stock that are shown

# Letter and colour: the last letter of the token already tells the colour.
_STYLES = {"g": "bold black on green3", "b": "bold white on dodger_blue3"}
_DIM = "dim"
_NUGGET = "●"


def legend(texts: Texts) -> RenderableType:
    """The symbols, and how to read and type a move."""
    grid = Table.grid(padding=(0, 2))
    names = [f"{letter} {texts('symbol-name', symbol=letter)}" for letter in cards.SYMBOLS]
    colours = [Text(f" {texts('colour-name', colour=at)} ", style=_STYLES[at]) for at in "gb"]
    grid.add_row(Text(", ".join(names)), Text(" ").join(colours))
    for move in _EXAMPLES:
        key = f"legend-{_EXAMPLES[move]}"
        grid.add_row(Text(move, style="bold"), Text(texts(key), style=_DIM))
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
    """The whole table from one seat: the opponent above, the own side below."""
    own = view.seat or 0
    parts: list[RenderableType] = [
        _side(view, 1 - own, texts),
        "",
        _towers(view, texts),
        _stores(view, texts),
        "",
        _side(view, own, texts),
    ]
    if legal:
        parts += ["", _question(view, texts), _moves(view, legal)]
    title = texts("board-turn", turn=view.turns + 1, bank=view.bank)
    return Panel(Group(*parts), title=title, title_align="left", width=WIDTH, box=box.ROUNDED)


def _grid() -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True, min_width=10)
    grid.add_column()
    return grid


# The two sides


def _side(view: TowerView, seat: int, texts: Texts) -> Table:
    side = view.sides[seat]
    grid = _grid()
    grid.add_row(Text(name_of(view, seat, texts), style="bold underline"), _gold(view, seat, texts))
    grid.add_row(texts("board-depot"), _depot(side, texts))
    grid.add_row(texts("board-stock"), _stock(view, seat, texts))
    interim = fan(side.interim, texts)
    if side.blocked:
        interim.append(f"  {_NUGGET} {texts('board-blocked')}", style="bold yellow3")
    grid.add_row(texts("board-interim"), interim)
    return grid


def name_of(view: TowerView, seat: int, texts: Texts) -> str:
    if view.seat is None:
        return texts("board-seat", number=seat + 1)
    return texts("board-you" if seat == view.seat else "board-opponent")


def _gold(view: TowerView, seat: int, texts: Texts) -> Text:
    side = view.sides[seat]
    nuggets = _NUGGET * min(side.gold, 20)
    return Text.assemble(
        f"{texts('board-gold')} {side.gold} ",
        (nuggets, "yellow3"),
        (_own_count(view, seat, texts), _DIM),
    )


def _own_count(view: TowerView, seat: int, texts: Texts) -> str:
    """Depot, stock, interim store and the drawn card (W3.3)."""
    count = _cards_left(view.sides[seat]) + (view.drawn is not None and seat == view.active)
    return f"   {texts('board-own-cards', count=count)}"


def _depot(side: Side, texts: Texts) -> Text:
    if not side.depot and not side.depot_hidden:
        return Text(texts("board-empty"), style=_DIM)
    top = card(side.depot[-1]) if side.depot else Text(" ? ", style=_DIM)
    below = _below(side.depot_hidden, side.depot[:-1], texts)
    return Text.assemble(top, "  ", below)


def _stock(view: TowerView, seat: int, texts: Texts) -> Text:
    side = view.sides[seat]
    if side.stock:
        line = fan(side.stock, texts)
        if side.stock_hidden:
            line.append(f"  {texts('board-hidden', count=side.stock_hidden)}", style=_DIM)
    else:
        line = Text(texts("board-hidden", count=side.stock_hidden), style=_DIM)
    if view.drawn and seat == view.active:
        line = Text.assemble(line, f"   {texts('board-drawn')} ", card(view.drawn))
    return line


def _below(hidden: int, known: Cards, texts: Texts) -> Text:
    line = Text(texts("board-hidden", count=hidden), style=_DIM)
    return Text.assemble(line, " ", row(known)) if known else line


# The middle


def _towers(view: TowerView, texts: Texts) -> Table:
    """Two towers for each symbol, and the cards that they wait for."""
    grid = _grid()
    line = Text()
    for symbol in cards.SYMBOLS:
        tops = [top for top in view.towers if top[0] == symbol]
        shown = [f" {top:<3}" for top in tops] + [" –  "] * (2 - len(tops))
        line.append(f"{texts('symbol-name', symbol=symbol)} ", style="bold")
        for tower in shown:
            line.append(tower, style="black on grey82")
            line.append(" ")
        line.append(" ")
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
        grid.add_row(heading, f"l{number}", row(store) if store else Text("–", style=_DIM))
    return grid


# The question


def _question(view: TowerView, texts: Texts) -> Text:
    if view.last is not None:
        return Text(texts("question-answer", action=view.last.action), style="bold")
    if view.pending:
        return Text(texts("question-pending", count=view.pending), style="bold")
    return Text(texts(f"question-{view.step}"), style="bold")


def _moves(view: TowerView, legal: Sequence[str]) -> Columns:
    """Every legal token, with the card that it moves and the one that it goes on."""
    return Columns([_move(view, token) for token in legal], padding=(0, 3), column_first=True)


def _move(view: TowerView, token: str) -> Text:
    line = Text(f"{token:<6}", style="bold")
    source, _, target = token.partition(">")
    moved = _moved(view, source, pair=target.startswith(">"))
    if not moved:
        return line
    line = Text.assemble(line, " ", row(moved))
    top = _tops(view, target.lstrip(">"))
    return Text.assemble(line, ("→", _DIM), row(top)) if top else line


def _moved(view: TowerView, source: str, pair: bool) -> Cards:
    if source == "d":
        return (view.drawn,) if view.drawn else ()
    return _pile(view, source)[-2 if pair else -1 :]


def _tops(view: TowerView, target: str) -> Cards:
    return _pile(view, target)[-1:]


def _pile(view: TowerView, place: str) -> Cards:
    if view.active is None:
        return ()
    own, other = view.sides[view.active], view.sides[1 - view.active]
    if place[:1] == "l":
        return view.stores[int(place[1]) - 1]
    return {"a": own.depot, "z": own.interim, "o": other.interim}.get(place, ())


def card(token: str) -> Text:
    return Text(f" {token:<4} ", style=_STYLES[token[-1]])


def row(tokens: Sequence[str]) -> Text:
    return Text("").join(card(token) for token in tokens)


def fan(tokens: Cards, texts: Texts) -> Text:
    """The last cards of a pile, with how many lie below them."""
    if not tokens:
        return Text(texts("board-empty"), style=_DIM)
    more = len(tokens) - FANNED
    if more <= 0:
        return row(tokens)
    return Text.assemble((f"+{more} ", _DIM), row(tokens[-FANNED:]))


def scoring(view: TowerView, texts: Texts) -> RenderableType:
    """Gold, and what the tie-break would count."""
    own = view.seat or 0
    grid = Table(box=box.SIMPLE_HEAD, width=WIDTH)
    for name in ("", name_of(view, own, texts), name_of(view, 1 - own, texts)):
        grid.add_column(name)
    sides = (view.sides[own], view.sides[1 - own])
    rows = {
        "board-gold": [side.gold for side in sides],
        "board-cards-left": [_cards_left(side) for side in sides],
        "board-depot-left": [len(side.depot) + side.depot_hidden for side in sides],
    }
    for key, pair in rows.items():
        grid.add_row(texts(key), *(str(number) for number in pair))
    return grid


def _cards_left(side: Side) -> int:
    piles = len(side.depot) + len(side.stock) + len(side.interim)
    return piles + side.depot_hidden + side.stock_hidden


BOARD = Board(table, scoring, legend)
