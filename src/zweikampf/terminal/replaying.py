"""A record in words, from beginning to end."""

from __future__ import annotations

import re

from rich.console import Console
from rich.text import Text

from zweikampf.engine import actors
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.record import Record
from zweikampf.engine.replay import Ply, Verdict, opened, replay
from zweikampf.engine.texts import Texts
from zweikampf.terminal import words
from zweikampf.terminal.board import board_of

_COMPUTER = re.compile(r"computer \d")  # as the server's records write a level


def tell_record(record: Record, texts: Texts, console: Console) -> bool:
    """Every action in words, both hands open, and the end of the game; whether the record says the
    same about the end."""
    game, options = opened(record)
    console.print(_header(record, texts), style="bold")
    last: Ply | None = None
    named = board_of(record.game).named(options, texts)
    names = _names(record, texts)
    for ply in replay(record):
        sentences = " ".join(words.tell(event, None, texts, named, names) for event in ply.events)
        mark = "·" if ply.actor == actors.CHANCE else str(ply.actor + 1)
        line = (f"{ply.number:>4} ", "dim"), (f"{mark} {ply.token:<6} ", "bold"), sentences
        console.print(Text.assemble(*line))
        last = ply
    outcome = None if last is None else last.state.outcome()
    if last is None or outcome is None:
        console.print(_early_end(record, texts))
        return record.outcome is None
    view = game.view(last.state, None)
    console.print(board_of(record.game).scoring(view, texts))
    console.print(_result(outcome, names, texts), style="bold")
    return record.outcome == outcome and not record.end


def tell_verdict(
    record: Record, verdict: Verdict, texts: Texts, console: Console, *, compared: bool
) -> None:
    """``compared``: the person has said which commitment was shown before the game."""
    finished = "no" if verdict.outcome is None else "yes"
    console.print(texts("verified", plies=verdict.plies, finished=finished))
    if record.end:
        console.print(_early_end(record, texts))
    if record.continued:
        table = record.continued.split()[0]
        console.print(texts("verified-continued", table=table, plies=record.taken_over))
    if verdict.sealed:
        console.print(texts("verified-sealed", commit=record.commit), soft_wrap=True)
        console.print(texts("verified-seats", seats=record.seats or "chosen"))
        for place, word in enumerate(record.words):
            console.print(texts("verified-word", place=place, word=word), soft_wrap=True)
        if not compared:
            console.print(texts("verified-compare"))
    elif verdict.committed:
        console.print(texts("verified-committed", commit=record.commit), soft_wrap=True)
    else:
        console.print(texts("verified-uncommitted"))


def _early_end(record: Record, texts: Texts) -> str:
    """How a game ended that the rules had not ended yet."""
    if not record.end:
        return texts("replay-unfinished")
    how, _, seat = record.end.partition(" ")
    return texts("ended-early", how=how, seat=int(seat) + 1 if seat else 0)


def _names(record: Record, texts: Texts) -> tuple[str, str]:
    """What the players are called; levels have a name in each game."""
    one, two = (
        words.opponent_title(f"level{name[-1]}", record.game, texts)
        if _COMPUTER.fullmatch(name)
        else name
        for name in record.players
    )
    return one, two


def _header(record: Record, texts: Texts) -> str:
    one, two = record.players
    players = texts("replay-versus", one=one or "1", two=two or "2")
    return texts("replay-header", game=texts("title"), players=players)


def _result(outcome: Outcome, names: tuple[str, str], texts: Texts) -> str:
    winner = outcome.winner
    return texts(
        "replay-result",
        winner="none" if winner is None else "named",
        player="" if winner is None else words.name_of(winner, names, texts),
        how=texts(f"outcome-{outcome.reason}"),
        one=outcome.score[0],
        two=outcome.score[1],
    )
