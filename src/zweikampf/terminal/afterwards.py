"""After a game at the prompt: another one, or a look at what could have been better, or at what was
luck and what was play."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from zweikampf.terminal.hindsight import Hindsight, Remark
from zweikampf.terminal.insight import tell_ledger
from zweikampf.terminal.session import Session

AGAIN = ("again", "nochmal", "a", "n")
REVIEW = ("review", "analyse", "r")
INSIGHT = ("insight", "glück", "i", "g")


def wants_another(session: Session, console: Console, read: Callable[[], str]) -> bool:
    """Ask a person who has finished a game; ``False`` if they have had enough."""
    while True:
        console.print(session.texts("afterwards"))
        try:
            line = read().strip().lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return False
        if line in AGAIN:
            return True
        if line in REVIEW:
            review(session, console)
        elif line in INSIGHT:
            tell_ledger(session.record(), session.seat, session.texts, console)
        else:
            return False


def review(session: Session, console: Console, iterations: int | None = None) -> None:
    """What each choice of the person was worth, and a better one where there was one."""
    hindsight = Hindsight(session, iterations)
    with console.status(hindsight.summary()) as status:
        for choice in hindsight:
            console.print(_line(hindsight.judge(choice)))
            status.update(hindsight.summary())
    console.print(hindsight.summary())
    if hindsight.remarks:
        console.print(Text(session.texts("app-review-note"), style="dim"))


def _line(remark: Remark) -> Text:
    if not remark.better:
        return Text.assemble(("✓ ", "green"), remark.played)
    sign = ("✗ ", "bold red") if remark.is_missed else "  "
    better = (remark.better, "bold" if remark.is_missed else "dim")
    return Text.assemble(sign, remark.played, "  ", better)
