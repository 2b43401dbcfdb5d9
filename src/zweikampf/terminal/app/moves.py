"""The legal moves as a list: arrow keys and Enter, a click, or the first letters of a move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import ClassVar

from rich.cells import cell_len
from textual import events
from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.style import Style
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from zweikampf.engine.moves import NamedMove

_LEAST = 8  # columns; in fewer nothing is wrapped


@dataclass(frozen=True)
class Choice:
    """A move, and the style of its card."""

    move: NamedMove
    style: str = ""

    @property
    def token(self) -> str:
        return self.move.token

    @property
    def words(self) -> str:
        return self.move.words


class Moves(OptionList):
    """What is typed narrows the list; Enter plays the highlighted move, or hands on what was typed
    if no move fits, so that the rules can say why not."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "clear", show=False),
        Binding("backspace", "rub_out", show=False),
        Binding("enter", "play", show=False),
    ]

    class Chosen(Message):
        """A move, or a line that is none."""

        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    class Asked(Message):
        """The person wants to read about a move."""

        def __init__(self, token: str) -> None:
            super().__init__()
            self.token = token

    def __init__(self) -> None:
        super().__init__(markup=False)
        self.choices: Sequence[Choice] = ()
        self.typed = ""
        self._chances: Mapping[str, str] = {}
        self._width = 0

    def offer(self, choices: Sequence[Choice]) -> None:
        """The moves that can be chosen now; none while the person is not asked."""
        self.choices = choices
        self._chances = {}
        self.typed = ""
        self._fill()

    def show_chances(self, chances: Mapping[str, str]) -> None:
        """What each move is worth, beside it."""
        self._chances = chances
        at = self.highlighted
        self._fill()
        self.highlighted = at

    def point_at(self, token: str) -> None:
        """Highlight a move, if it is among those that are shown."""
        shown = [each.token for each in self.shown]
        if token in shown:
            self.highlighted = shown.index(token)

    @property
    def shown(self) -> list[Choice]:
        """The choices that fit what was typed: by token, or else by their words."""
        typed = self.typed.lower()
        by_token = [each for each in self.choices if each.token.lower().startswith(typed)]
        return by_token or [each for each in self.choices if each.move.has(typed)]

    @property
    def token(self) -> str | None:
        """The highlighted move."""
        option = self.highlighted_option
        return None if option is None else option.id

    def _fill(self) -> None:
        shown = self.shown
        width = max((len(each.token) for each in self.choices), default=0)
        self.set_options(Option(self._line(each, width), id=each.token) for each in shown)
        self.highlighted = 0 if shown else None
        self.border_subtitle = f"{self.typed}▏" if self.typed else ""

    def _line(self, choice: Choice, width: int) -> Content:
        """The token, its words beside it, and at the right end what it is worth."""
        style = Style.from_rich_style(self.app.console.get_style(choice.style or "bold"))
        token = Content(f" {choice.token} " if choice.style else choice.token).stylize(style)
        indent = width + 1 + 2 * bool(choice.style)
        chance = self._chances.get(choice.token, "")
        room = self.scrollable_content_region.width - indent - len(chance) - bool(chance)
        words = wrap(choice.words, room) if room >= _LEAST else [choice.words]
        first, *more = words or [""]
        pad = " " * (indent - len(token.plain))
        if chance:
            first = f"{first:<{max(0, room)}} {chance}"
        return Content.assemble(
            token, pad, "\n".join([first, *(" " * indent + each for each in more)])
        )

    def on_resize(self, event: events.Resize) -> None:
        """Words are wrapped for a width, so another one wraps them again."""
        if event.size.width != self._width:
            self._width = event.size.width
            at = self.highlighted
            self._fill()
            self.highlighted = at

    @property
    def breadth(self) -> int:
        """The columns that the longest line would like to have."""
        return max((cell_len(f"{each.token} {each.words}") for each in self.choices), default=0)

    def on_key(self, event: events.Key) -> None:
        if event.character is None or not event.is_printable or event.character in " ?":
            return
        event.stop()
        event.prevent_default()
        self.typed += event.character
        self._fill()

    def action_rub_out(self) -> None:
        self.typed = self.typed[:-1]
        self._fill()

    def action_clear(self) -> None:
        if not self.typed:
            raise SkipAction  # Escape means something else then
        self.typed = ""
        self._fill()

    def action_play(self) -> None:
        if self.token is not None:
            self.post_message(self.Chosen(self.token))
        elif self.typed:
            self.post_message(self.Chosen(self.typed))

    async def _on_click(self, event: events.Click) -> None:
        """The left button plays, the right one asks."""
        at = event.style.meta.get("option")
        if at is None or at >= len(self.options):
            return
        self.highlighted = at
        token = self.options[at].id
        assert token is not None
        event.stop()
        event.prevent_default()
        self.post_message(self.Chosen(token) if event.button == 1 else self.Asked(token))
