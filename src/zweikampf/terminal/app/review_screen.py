"""A game in hindsight: what each choice of the person was worth, found one after the other."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from zweikampf.engine.replay import Decision, decisions
from zweikampf.players.player import Move
from zweikampf.players.review import MISSED, Judged, iterations_for, judge
from zweikampf.terminal.app.background import in_background
from zweikampf.terminal.app.words import percent
from zweikampf.terminal.session import Session


class ReviewScreen(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss", show=False)]

    def __init__(self, session: Session, iterations: int | None = None) -> None:
        """``iterations``: how much each choice is thought about, else as the game advises."""
        super().__init__(classes="page")
        self.session = session
        self.iterations = iterations
        self.found: list[tuple[Decision, Judged]] = []

    def compose(self) -> ComposeResult:
        say = self.session.texts
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = say("app-review")
            sheet.border_subtitle = say("app-review-leave")
            yield Static("", id="progress", markup=False)
            yield OptionList(markup=False)
            yield Static(say("app-review-note"), classes="note", markup=False)

    def on_mount(self) -> None:
        self._look()

    @work(exclusive=True, group="review")
    async def _look(self) -> None:
        record, seat = self.session.record(), self.session.seat
        chosen = list(decisions(record, seat))
        most = self.iterations or iterations_for(record.game, len(chosen))
        self._tell(len(chosen))
        for each in chosen:
            asked = partial(judge, record.game, each.view, each.legal, each.played, each.ply, most)
            judged = await in_background(asked)
            self.found.append((each, judged))
            line = Content.assemble((f"{len(self.found):>3} ", "dim"), self._line(each, judged))
            self.query_one(OptionList).add_option(Option(line))
            self._tell(len(chosen))

    def _tell(self, total: int) -> None:
        say, done = self.session.texts, len(self.found)
        if done < total:
            said = say("app-review-working", done=done, total=total)
        elif not total:
            said = say("app-review-nothing")
        else:
            missed = sum(judged.loss >= MISSED for _, judged in self.found)
            said = say("app-review-done", total=total, missed=missed)
        self.query_one("#progress", Static).update(said)

    def _line(self, decision: Decision, judged: Judged) -> Content:
        """The move that was played, and the better one if there was one."""
        say = self.session.texts
        played = say("app-review-played", move=self._move(decision, judged.played),
                     chance=percent(judged.played.win_chance, say))  # fmt: skip
        if judged.played.token in [move.token for move in judged.best]:
            return Content.assemble(("✓ ", "bold $text-success"), played)
        best = say("app-review-best", move=self._move(decision, judged.best[0]),
                   chance=percent(judged.best[0].win_chance, say))  # fmt: skip
        is_missed = judged.loss >= MISSED
        sign = ("✗ ", "bold $text-error") if is_missed else "  "
        return Content.assemble(sign, played, "\n        ", (best, "bold" if is_missed else "dim"))

    def _move(self, decision: Decision, move: Move) -> str:
        board = self.session.board
        words = board.move(decision.view, move.token, self.session.texts)
        return f"{move.token} ({words})" if words else move.token
