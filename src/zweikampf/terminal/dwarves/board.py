"""The board of Dwarves in a terminal: what the view shows, laid out as on a table.

Cards are shown by their code, which is what a player types, and the name that the deck file gives
them: the good side's to seat 0, the evil side's to seat 1.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from zweikampf.engine.texts import Texts
from zweikampf.games.dwarves import cards, decks
from zweikampf.games.dwarves.deck import Deck
from zweikampf.games.dwarves.deck_check import TYPES
from zweikampf.games.dwarves.events import NOTHING_PAID
from zweikampf.games.dwarves.game import DwarvesOptions
from zweikampf.games.dwarves.sheet import SIDES
from zweikampf.games.dwarves.view import Cards, DwarvesView, Side
from zweikampf.games.dwarves.wording import items
from zweikampf.terminal.board import Board, Longest, face_to_face, framed
from zweikampf.terminal.dwarves.dice import throws
from zweikampf.terminal.dwarves.moves import move_groups
from zweikampf.terminal.dwarves.sheets import sheet_lines, sheet_table
from zweikampf.terminal.rulepages import rule_page
from zweikampf.terminal.words import Named, Values

WIDTH = 96

# A letter shows the type; the colour only repeats it.
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
_ROOM = 62  # columns beside the labels in a window of 80
_NAMED = 2  # lines that the names of a hand or a display may take on a small board
_CODE = re.compile(r"[A-Z]\d")
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
        # An event names what lies with its own seat; a refused player aims at the other.
        aimed = seat if "who" in values else 1 - seat
        known = {key: values[key] for key in values if cards.is_kind(str(values[key]))}
        if "dice" in values:
            dice = str(values["dice"])
            values = {**values, "dice": items(dice, texts), "count": len(dice)}
        if values.get("payment", NOTHING_PAID) != NOTHING_PAID:
            values = {**values, "payment": items(str(values["payment"]), texts)}
        return {
            **values,
            **{key: name(known[key], aimed if key == "target" else seat) for key in known},
        }

    return said


def rule_names(options: DwarvesOptions, texts: Texts) -> dict[str, str]:
    """The names on the rule page, which puts them next to the codes, and what this deck says."""
    page = rule_page("dwarves", texts.language)
    sheets = {sheet.kind: sheet for sheet in decks.find(options.deck).sheets}
    names: dict[str, str] = {}
    for kind, *sides in _CODES.findall(page.exact.rules["Z2.2"]):
        for seat, name in enumerate(sides):
            names[name] = sheets[kind].name(seat, texts.language)
    return names


def rule_note(options: DwarvesOptions, texts: Texts) -> str:
    """The page uses the numbers of the standard deck."""
    is_standard = decks.find(options.deck).digest == decks.find(decks.STANDARD).digest
    return "" if is_standard else texts("other-numbers", deck=decks.find(options.deck).name)


def card_help(options: DwarvesOptions, code: str, texts: Texts) -> RenderableType | None:
    """What a card says, and how sure each of its values is."""
    if not cards.is_kind(code):
        return None
    return sheet_table(decks.find(options.deck).sheets[cards.kind_of(code)], texts)


def table(view: DwarvesView, legal: Sequence[str], texts: Texts) -> RenderableType:
    """The whole table from one seat: the opponent above, the dice, your own side below."""

    def parts(roomy: bool) -> list[RenderableType]:
        shown = [places(view, texts, roomy)]
        if legal:
            shown += [""] if roomy else []
            shown += [Text(question(view, texts)), move_groups(legal, texts)]
        return shown

    return framed(heading(view, texts), WIDTH, parts)


def places(view: DwarvesView, texts: Texts, roomy: bool) -> RenderableType:
    return face_to_face(
        view.seat or 0,
        lambda grid, seat: _side(grid, view, seat, texts, roomy),
        lambda grid: _middle(grid, view, texts),
        roomy,
    )


def question(view: DwarvesView, texts: Texts) -> str:
    return texts("board-question", phase=view.phase)


def heading(view: DwarvesView, texts: Texts) -> str:
    phase = texts("board-title", phase=view.phase)
    if view.active is None:
        return phase
    if view.seat is None:
        return f"{phase}, {texts('board-turn-of', seat=view.active + 1)}"
    key = "board-your-turn" if view.active == view.seat else "board-opponents-turn"
    return f"{phase}, {texts(key)}"


def _side(grid: Table, view: DwarvesView, seat: int, texts: Texts, roomy: bool) -> None:
    side, deck = view.sides[seat], decks.find(view.deck)
    grid.add_row(
        Text.assemble((_player(view, seat, texts), "bold underline")),
        _counts(side, seat, texts),
    )
    named, bare = (
        [_shown(card, seat, side, deck, texts, has_name) for card in side.display]
        for has_name in (True, False)
    )
    grid.add_row(texts("board-display"), _row(named) if roomy else _few(named, bare))
    grid.add_row(texts("board-discard"), Text(_counted(side.discard) or "–", style=_DIM))
    if seat == view.seat:
        grid.add_row(texts("board-hand"), _hand(side, seat, deck, texts, roomy))
    else:
        grid.add_row(texts("board-twists"), _twists(side, texts))


def _hand(side: Side, seat: int, deck: Deck, texts: Texts, roomy: bool) -> RenderableType:
    """The reader's own cards; without names equal ones lie together."""
    named = [_held(card, seat, deck, texts) for card in side.hand]
    times = Counter(side.hand)
    bare = [_held(card, seat, deck, texts, times[card]) for card in times]
    return _row(named) if roomy else _few(named, bare)


def _counted(tokens: Cards) -> str:
    """Cards by their codes, equal ones together."""
    return " ".join(
        code if count == 1 else f"{code}×{count}" for code, count in Counter(tokens).items()
    )


def _player(view: DwarvesView, seat: int, texts: Texts) -> str:
    if view.seat is None:
        return texts("seat-name", number=seat + 1)
    return texts("board-you" if seat == view.seat else "board-opponent")


def _counts(side: Side, seat: int, texts: Texts) -> RenderableType:
    """What a side has, with its name where there is room."""
    words = (
        texts("board-points", count=side.points),
        texts("board-hand-count", count=side.hand_count),
        texts("board-pile", count=side.pile_count),
        texts("board-jokers", count=side.jokers),
    )
    counts = " · ".join(words)
    return Longest(Text(f"{texts('side-name', side=SIDES[seat])} · {counts}"), Text(counts))


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


def _shown(
    card: str, seat: int, side: Side, deck: Deck, texts: Texts, has_name: bool = True
) -> Text:
    """A card on a display: what is left of its health, and its points."""
    sheet = deck.sheets[cards.kind_of(card)]
    facts = []
    if sheet.health:
        facts.append(f"♥{sheet.health - dict(side.damage).get(card, 0)}/{sheet.health}")
    if sheet.points:
        facts.append(f"★{sheet.points}")
    return _card(card, sheet.name(seat, texts.language) if has_name else "", facts)


def _held(card: str, seat: int, deck: Deck, texts: Texts, times: int = 0) -> Text:
    """A card in hand: its cost, and its points; how many of them there are in place of a name."""
    sheet = deck.sheets[cards.kind_of(card)]
    facts = [f"({texts('cost-short', size=sheet.size, face=sheet.face or 0)})"]
    if sheet.points:
        facts.append(f"★{sheet.points}")
    if times > 1:
        facts.append(f"×{times}")
    return _card(card, "" if times else sheet.name(seat, texts.language), facts)


def _card(card: str, name: str, facts: Iterable[str]) -> Text:
    said = " ".join(filter(None, (name, *facts)))
    return Text.assemble((f" {card} ", _STYLES[card[0]]), " ", said)


def _packed(shown: Sequence[Text]) -> Text:
    """As many cards in a line as there is room for; equal widths would waste it."""
    lines: list[Text] = []
    for each in shown:
        if lines and lines[-1].cell_len + 2 + each.cell_len <= _ROOM:
            lines[-1] = Text.assemble(lines[-1], "  ", each)
        else:
            lines.append(each)
    return Text("\n").join(lines) if lines else Text("–", style=_DIM)


def _few(named: Sequence[Text], bare: Sequence[Text]) -> Text:
    """Cards on a small board: with their names, unless these take too many lines."""
    shown = _packed(named)
    return shown if shown.plain.count("\n") < _NAMED else _packed(bare)


def _row(shown: Sequence[Text]) -> RenderableType:
    """Cards side by side; a line ends between two cards, never inside one."""
    return Columns(shown, padding=(0, 2)) if shown else Text("–", style=_DIM)


def scoring(view: DwarvesView, texts: Texts) -> RenderableType:
    """What lies on the displays at the end, and whose pile is empty."""
    own = view.seat or 0
    deck = decks.find(view.deck)
    grid = Table(box=box.SIMPLE_HEAD)
    for key in ("board-seat", "board-cards", "board-total", "board-pile-head"):
        grid.add_column(texts(key))
    for seat in (own, 1 - own):
        side = view.sides[seat]
        counted: Cards = tuple(card for card in side.display if deck.points[cards.kind_of(card)])
        shown = [_shown(card, seat, side, deck, texts) for card in counted]
        points = Text(str(side.points), style="bold")
        grid.add_row(_player(view, seat, texts), _row(shown), points, str(side.pile_count))
    return grid


def typed(option: str, value: str) -> str:
    """At this machine a deck may be given by the path of its file."""
    return decks.open_deck(value).name if option == "deck" else value


def open_beside(options: Mapping[str, str], folder: Path) -> None:
    """A game with a custom deck is replayed with the file next to its record."""
    decks.load_beside(folder, options.get("deck", decks.STANDARD))


def about(view: DwarvesView, token: str, texts: Texts) -> RenderableType | None:
    """What is on the cards that a move touches."""
    deck = decks.find(view.deck)
    touched = dict.fromkeys(code for code in _CODE.findall(token) if cards.is_kind(code))
    sheets = [sheet_lines(deck.sheets[cards.kind_of(code)], texts) for code in touched]
    if not sheets:
        return None
    return Group(*(part for sheet in sheets for part in (sheet, "")))


def all_cards(options: DwarvesOptions, texts: Texts) -> RenderableType:
    """Every card of the deck with what it does."""
    deck = decks.find(options.deck)
    return Group(*(part for sheet in deck.sheets for part in (sheet_lines(sheet, texts), "")))


def lesson_values(options: DwarvesOptions, texts: Texts) -> Values:
    """The names of the deck, by side and kind: ``good-A4``, ``evil-A8``."""
    return {
        f"{side}-{sheet.kind}": sheet.names[side][texts.language]
        for sheet in decks.find(options.deck).sheets
        for side in SIDES
    }


BOARD = Board(
    table,
    scoring,
    legend,
    heading=heading,
    places=places,
    question=question,
    about=about,
    opens="turn-began",
    silent=frozenset({"card-dealt", "passed", "supply-fixed"}),
    merge=throws,
    ender=lambda view, outcome: view.verdict.ender if view.verdict else None,
    cards=all_cards,
    named=named,
    card=card_help,
    rule_names=rule_names,
    rule_note=rule_note,
    lesson_values=lesson_values,
    typed=typed,
    open_beside=open_beside,
)
