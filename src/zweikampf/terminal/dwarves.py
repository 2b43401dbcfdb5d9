"""The board of Dwarves in a terminal: what the view shows, laid out as on a table.

Cards are shown by their code, which is what a player types, and the name that the deck file gives
them: the good side's to seat 0, the evil side's to seat 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zweikampf.engine.texts import Texts
from zweikampf.games.dwarves import cards, decks
from zweikampf.games.dwarves.checks import TYPES
from zweikampf.games.dwarves.deck import Deck
from zweikampf.games.dwarves.game import DwarvesOptions
from zweikampf.games.dwarves.sheet import SIDES
from zweikampf.games.dwarves.view import Cards, DwarvesView, Side
from zweikampf.terminal.board import Board
from zweikampf.terminal.rulepages import rule_page
from zweikampf.terminal.sheets import sheet_table
from zweikampf.terminal.words import Named, Values

WIDTH = 96

# A letter tells the type; the colour only repeats it.
_STYLES = {
    "A": "bold white on dodger_blue3",
    "V": "bold black on yellow3",
    "S": "bold black on green3",
    "E": "bold white on purple",
    "T": "bold white on red3",
}
_DIE = "bold black on grey84"
_AXE = "bold white on dark_orange3"
_DIM = "dim"
_CODES = re.compile(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|", re.MULTILINE)


def legend(texts: Texts) -> RenderableType:
    """The types of cards and the two jokers, for the beginning of a game."""
    grid = Table.grid(padding=(0, 2))
    for letter, type_ in TYPES.items():
        name = texts("card-types", type=type_)
        power = Text(texts("type-power", type=type_), style=_DIM)
        grid.add_row(Text(f" {letter} ", style=_STYLES[letter]), name, power)
    for sign, key in (("J", "legend-axe"), ("C", "legend-card")):
        power = Text(texts(f"{key}-power"), style=_DIM)
        grid.add_row(Text(f" {sign} ", style=_AXE), texts(key), power)
    return Group(grid, Text(texts("legend-card-help"), style=_DIM))


def named(options: DwarvesOptions, texts: Texts) -> Named:
    """Cards by the name that their owner's side gives them, with the code that a player types."""
    deck = decks.find(options.deck)

    def name(code: str | int | None, seat: int) -> str:
        sheet = deck.sheets[cards.kind_of(str(code))]
        return f"{sheet.name(seat, texts.language)} ({code})"

    def said(values: Values, owner: int | None) -> Values:
        seat = owner or 0
        # An event names what lies with the seat it tells of; a refused player aims at the other.
        aimed = seat if "who" in values else 1 - seat
        known = {key: values[key] for key in values if cards.is_kind(str(values[key]))}
        return {
            **values,
            **{key: name(known[key], aimed if key == "target" else seat) for key in known},
        }

    return said


def rule_names(options: DwarvesOptions, texts: Texts) -> dict[str, str]:
    """The names on the rule page, which puts them beside the codes, and what this deck says."""
    page = rule_page("dwarves", texts.language)
    sheets = {sheet.kind: sheet for sheet in decks.find(options.deck).sheets}
    names: dict[str, str] = {}
    for kind, *sides in _CODES.findall(page.exact.rules["Z2.2"]):
        for seat, name in enumerate(sides):
            names[name] = sheets[kind].name(seat, texts.language)
    return names


def rule_note(options: DwarvesOptions, texts: Texts) -> str:
    """The page speaks of the numbers of the standard deck."""
    is_standard = decks.find(options.deck).digest == decks.find(decks.STANDARD).digest
    return "" if is_standard else texts("other-numbers", deck=decks.find(options.deck).name)


def card_help(options: DwarvesOptions, code: str, texts: Texts) -> RenderableType | None:
    """What a card says, and how sure each of its values is."""
    if not cards.is_kind(code):
        return None
    return sheet_table(decks.find(options.deck).sheets[cards.kind_of(code)], texts)


def table(view: DwarvesView, legal: Sequence[str], texts: Texts) -> RenderableType:
    """The whole table from one seat: the opponent above, the dice, the own side below."""
    own = view.seat or 0
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    _side(grid, view, 1 - own, texts)
    grid.add_row("", "")
    _middle(grid, view, texts)
    grid.add_row("", "")
    _side(grid, view, own, texts)
    parts: list[RenderableType] = [grid]
    if legal:
        parts += ["", Text(texts("board-question", phase=view.phase)), _moves(legal, texts)]
    return Panel(
        Group(*parts), title=_heading(view, texts), title_align="left", width=WIDTH, box=box.ROUNDED
    )


def _heading(view: DwarvesView, texts: Texts) -> str:
    phase = texts("board-title", phase=view.phase)
    if view.active is None:
        return phase
    if view.seat is None:
        return f"{phase}, {texts('board-turn-of', seat=view.active + 1)}"
    key = "board-your-turn" if view.active == view.seat else "board-opponents-turn"
    return f"{phase}, {texts(key)}"


def _side(grid: Table, view: DwarvesView, seat: int, texts: Texts) -> None:
    side, deck = view.sides[seat], decks.find(view.deck)
    grid.add_row(
        Text(_player(view, seat, texts), style="bold underline"), _counts(side, seat, texts)
    )
    display = [_shown(card, seat, side, deck, texts) for card in side.display]
    grid.add_row(texts("board-display"), _row(display))
    grid.add_row(texts("board-discard"), Text(" ".join(side.discard) or "–", style=_DIM))
    if seat == view.seat:
        hand = [_held(card, seat, deck, texts) for card in side.hand]
        grid.add_row(texts("board-hand"), _row(hand))
    else:
        grid.add_row(texts("board-twists"), _twists(side, texts))


def _player(view: DwarvesView, seat: int, texts: Texts) -> str:
    if view.seat is None:
        return texts(f"option-first-{seat}")
    return texts("board-you" if seat == view.seat else "board-opponent")


def _counts(side: Side, seat: int, texts: Texts) -> Text:
    words = (
        texts("side-name", side=SIDES[seat]),
        texts("board-points", count=side.points),
        texts("board-hand-count", count=side.hand_count),
        texts("board-pile", count=side.pile_count),
        texts("board-jokers", count=side.jokers),
    )
    return Text(" · ".join(words))


def _twists(side: Side, texts: Texts) -> Text:
    """What may still come as an answer, and what the hand surely holds."""
    line = Text(" ".join(side.twists) or "–", style=_DIM)
    if side.hand:
        line.append(f"   {texts('board-surely')}: {' '.join(side.hand)}")
    return line


def _middle(grid: Table, view: DwarvesView, texts: Texts) -> None:
    line = Text(" ").join(_die(face) for face in view.dice) if view.dice else Text("–", style=_DIM)
    if view.to_roll:
        line.append(f"   {texts('board-to-roll', count=view.to_roll)}")
    if view.rerolls:
        line.append(f"   {texts('board-rerolls', count=view.rerolls)}")
    centre = texts("board-centre", centre=view.centre, usable=view.usable)
    grid.add_row(texts("board-dice"), Text.assemble(line, (f"   {centre}", _DIM)))
    if view.target is not None:
        said = texts("board-named", **_target(view, texts))
        grid.add_row("", Text(said, style="bold red"))


def _target(view: DwarvesView, texts: Texts) -> Values:
    """The target of named damage as its owner calls it."""
    values: Values = {"target": view.target or "pile", "who": ""}
    return named(DwarvesOptions(view.deck), texts)(values, view.suffering)


def _die(face: str) -> Text:
    return Text(f" {face} ", style=_AXE if face == "J" else _DIE)


def _shown(card: str, seat: int, side: Side, deck: Deck, texts: Texts) -> Text:
    """A card on a display: what is left of its health, and its points."""
    sheet = deck.sheets[cards.kind_of(card)]
    facts = []
    if sheet.health:
        facts.append(f"♥{sheet.health - dict(side.damage).get(card, 0)}/{sheet.health}")
    if sheet.points:
        facts.append(f"★{sheet.points}")
    return _card(card, sheet.name(seat, texts.language), facts)


def _held(card: str, seat: int, deck: Deck, texts: Texts) -> Text:
    """A card in hand: its cost, and its points."""
    sheet = deck.sheets[cards.kind_of(card)]
    facts = [f"({texts('cost-short', size=sheet.size, face=sheet.face or 0)})"]
    if sheet.points:
        facts.append(f"★{sheet.points}")
    return _card(card, sheet.name(seat, texts.language), facts)


def _card(card: str, name: str, facts: Iterable[str]) -> Text:
    return Text.assemble((f" {card} ", _STYLES[card[0]]), " ", " ".join((name, *facts)))


def _row(shown: Sequence[Text]) -> RenderableType:
    """Cards side by side; a line ends between two cards, never inside one."""
    return Columns(shown, padding=(0, 2)) if shown else Text("–", style=_DIM)


# The moves, gathered: one line for a card with all its payments, one for an ally with all its dice


def _moves(legal: Sequence[str], texts: Texts) -> Table:
    groups: dict[str, dict[str, list[str]]] = {}
    for token in legal:
        group, head, tail = _parted(token)
        groups.setdefault(group, {}).setdefault(head, []).append(tail)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for group in ("play", "remove", "hit", "gain", "other"):
        lines = [_move(head, tails) for head, tails in groups.get(group, {}).items()]
        if lines:
            grid.add_row(texts(f"board-move-{group}"), Text("   ").join(lines))
    return grid


def _parted(token: str) -> tuple[str, str, str]:
    """The group of a move, what the moves of a line have in common, and what they differ in."""
    verb, _, rest = token.partition(":")
    head, sign, tail = token.partition("=")
    if verb == "play" and rest.startswith("E1="):
        payment, _, target = tail.partition(">")
        return "remove", f"{head}={payment}>", target
    if verb in ("play", "hit", "gain") and sign:
        if verb == "hit":
            item, _, target = tail.partition(">")
            return "hit", f"{head}={item}>", target
        return verb, f"{head}=", tail
    if token.startswith("T1>"):
        return "hit", "T1>", token.removeprefix("T1>")
    return "other", token, ""


def _move(head: str, tails: Sequence[str]) -> Text:
    if tails == [""]:
        return Text(head)
    return Text.assemble(head, ("|".join(tails), "bold cyan"))


def scoring(view: DwarvesView, texts: Texts) -> RenderableType:
    """What lies on the displays at the end, and whose pile is empty."""
    own = view.seat or 0
    deck = decks.find(view.deck)
    grid = Table(box=box.SIMPLE_HEAD, width=WIDTH)
    for key in ("board-seat", "board-cards", "board-total", "board-pile-head"):
        grid.add_column(texts(key))
    for seat in (own, 1 - own):
        side = view.sides[seat]
        counted: Cards = tuple(card for card in side.display if card in cards.VICTORIES)
        shown = [_shown(card, seat, side, deck, texts) for card in counted]
        points = Text(str(side.points), style="bold")
        grid.add_row(_player(view, seat, texts), _row(shown), points, str(side.pile_count))
    return grid


BOARD = Board(table, scoring, legend, named, card_help, rule_names, rule_note)
