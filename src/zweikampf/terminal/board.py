"""How a terminal shows a game; a game without its own board is shown line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zweikampf.engine import plugins
from zweikampf.engine.game import Event, View
from zweikampf.engine.game_texts import action_key, words_of
from zweikampf.engine.lines import lines_of
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.texts import Texts
from zweikampf.terminal.words import Named, Values, as_it_is


@dataclass(frozen=True)
class Board:
    """How one game is drawn and worded.

    The prompt prints the whole ``table`` with the legal moves. The application draws its parts:
    ``heading`` says in one line where the game stands, ``places`` what lies where (``roomy``, or in
    as few lines as 80 columns allow), ``question`` what the person is asked, ``tint`` how the token
    of a move is coloured, ``about`` what is on the cards that it touches. What a move does in words
    is known to the game itself (``Game.words``).
    ``scoring`` is the end of a game, ``legend`` explains the signs, ``cards`` every card of the
    deck.

    ``opens`` is the event that begins a trick or a turn, ``silent`` are events that a log leaves
    out, ``merge`` merges similar consecutive events, ``ender`` is the seat that the sentence
    about the end speaks of, if it is not the winner.

    ``named`` makes the namer of a game's sentences (``words.Named``), ``card`` explains a card that
    is asked for by its code, ``rule_names`` gives the cards of a rule page the names of this deck,
    ``rule_note`` says what else differs from the page, ``lesson_values`` fills in the texts of a
    lesson. ``typed`` turns the value of an option that was typed at this machine into the one that
    the game knows, ``open_beside`` registers what a record with these options needs from its
    folder. Most games need none of these.
    """

    table: Callable[[Any, Sequence[str], Texts], RenderableType]
    scoring: Callable[[Any, Texts], RenderableType]
    legend: Callable[[Texts], RenderableType]
    heading: Callable[[Any, Texts], str] = lambda view, texts: texts("title")
    places: Callable[[Any, Texts, bool], RenderableType] = lambda view, texts, roomy: _scoring(
        view, texts
    )
    question: Callable[[Any, Texts], str] = lambda view, texts: texts("your-turn")
    tint: Callable[[str], str] = lambda token: ""
    about: Callable[[Any, str, Texts], RenderableType | None] = lambda view, token, texts: None
    cards: Callable[[Any, Texts], RenderableType | None] = lambda options, texts: None
    opens: str = ""
    silent: frozenset[str] = frozenset()
    merge: Callable[[Sequence[Event]], Sequence[Event]] = lambda events: events
    ender: Callable[[Any, Outcome], int | None] = lambda view, outcome: outcome.winner
    named: Callable[[Any, Texts], Named] = lambda options, texts: as_it_is
    card: Callable[[Any, str, Texts], RenderableType | None] = lambda options, code, texts: None
    rule_names: Callable[[Any, Texts], Mapping[str, str]] = lambda options, texts: {}
    rule_note: Callable[[Any, Texts], str] = lambda options, texts: ""
    lesson_values: Callable[[Any, Texts], Values] = lambda options, texts: {}
    typed: Callable[[str, str], str] = lambda option, value: value
    open_beside: Callable[[Mapping[str, str], Path], None] = lambda options, folder: None


class Fitting:
    """The first of some forms that is not higher than the terminal, or else the last one."""

    def __init__(self, *forms: RenderableType) -> None:
        self.forms = forms

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield next((form for form in self.forms if _fits(form, console, options)), self.forms[-1])

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.forms[0])


def _fits(form: RenderableType, console: Console, options: ConsoleOptions) -> bool:
    most = options.size.height - 2  # a line for what was asked, and one for the answer
    return not console.is_terminal or height_of(form, console, options) <= most


def height_of(form: RenderableType, console: Console, options: ConsoleOptions) -> int:
    return len(console.render_lines(form, options.update(height=None), pad=False))


class Longest:
    """The first of some lines that fits its place, or else the last one."""

    def __init__(self, *lines: Text) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fitting = (line for line in self.lines if line.cell_len <= options.max_width)
        yield next(fitting, self.lines[-1])

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        least = Measurement.get(console, options, self.lines[-1])
        return Measurement(least.minimum, min(self.lines[0].cell_len, options.max_width))


def framed(
    title: str, width: int, parts: Callable[[bool], Sequence[RenderableType]]
) -> RenderableType:
    """A table in a frame: roomy where the terminal is high enough, else in fewer lines."""
    return Fitting(
        *(
            Panel(Group(*parts(roomy)), title=title, title_align="left", width=width, box=ROUNDED)
            for roomy in (True, False)
        )
    )


def face_to_face(
    own: int, side: Callable[[Table, int], None], middle: Callable[[Table], None], roomy: bool
) -> RenderableType:
    """The opponent above, what lies between the seats, your own side below."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    side(grid, 1 - own)
    if roomy:
        grid.add_row("", "")
    middle(grid)
    if roomy:
        grid.add_row("", "")
    side(grid, own)
    return grid


def board_of(game: str) -> Board:
    found = plugins.find("terminal", game) or _ANY_GAME
    assert isinstance(found, Board)
    return found


# A game without its own board: what the view says line by line, and the legal moves.


def _scoring(view: View, texts: Texts) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for name, value in lines_of(view, texts):
        grid.add_row(Text(name, style="dim"), Text(value))
    return Padding(grid, (0, 0, 0, 2))


def _table(view: View, legal: Sequence[str], texts: Texts) -> RenderableType:
    moves = "  ".join(_move(token, texts) for token in legal)
    return Group(_scoring(view, texts), Text(texts("any-moves", moves=moves), style="bold"))


def _move(token: str, texts: Texts) -> str:
    said = words_of(token, texts)
    return f"{token} ({said})" if said else token


def _named(options: Any, texts: Texts) -> Named:
    """Actions by the names that the texts of the game give them."""

    def named(values: Values, owner: int | None) -> Values:
        key = action_key(str(values.get("token", "")))
        return {**values, "token": texts(key)} if texts.has(key) else values

    return named


_ANY_GAME = Board(_table, _scoring, legend=lambda texts: Text(), named=_named)
