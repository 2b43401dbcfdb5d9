"""After a game at the prompt: another one, or a look at what could have been better."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from zweikampf.engine.replay import Decision, decisions
from zweikampf.players.player import Move
from zweikampf.players.review import MISSED, Judged, iterations_for, judge
from zweikampf.terminal.session import Session

AGAIN = ("again", "nochmal", "a", "n")
REVIEW = ("review", "analyse", "r")


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
        if line not in REVIEW:
            return False
        review(session, console)


def review(session: Session, console: Console, iterations: int | None = None) -> None:
    """What each choice of the person was worth, and a better one where there was one.

    ``iterations``: how much each choice is thought about, else as the game advises.
    """
    say, record = session.texts, session.record()
    chosen = list(decisions(record, session.seat))
    most = iterations or iterations_for(record.game, len(chosen))
    missed = 0
    with console.status(say("app-review-working", done=0, total=len(chosen))) as status:
        for done, each in enumerate(chosen, 1):
            found = judge(record.game, each.view, each.legal, each.played, each.ply, most)
            missed += found.loss >= MISSED
            console.print(_line(session, each, found))
            status.update(say("app-review-working", done=done, total=len(chosen)))
    if chosen:
        console.print(say("app-review-done", total=len(chosen), missed=missed))
        console.print(Text(say("app-review-note"), style="dim"))
    else:
        console.print(say("app-review-nothing"))


def _line(session: Session, decision: Decision, judged: Judged) -> Text:
    """The move that was played, and the better one if there was one."""
    say = session.texts
    played = say("app-review-played", **_values(session, decision, judged.played))
    if judged.played.token in [move.token for move in judged.best]:
        return Text.assemble(("✓ ", "green"), played)
    best = say("app-review-best", **_values(session, decision, judged.best[0]))
    sign = ("✗ ", "bold red") if judged.loss >= MISSED else "  "
    return Text.assemble(sign, played, "  ", (best, "bold" if judged.loss >= MISSED else "dim"))


def _values(session: Session, decision: Decision, move: Move) -> dict[str, str]:
    words = session.board.move(decision.view, move.token, session.texts)
    chance = session.texts("app-percent", number=round(100 * move.win_chance))
    return {"move": f"{move.token} ({words})" if words else move.token, "chance": chance}
