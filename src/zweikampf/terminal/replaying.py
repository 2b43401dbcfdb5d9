"""A record in words, from beginning to end."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console
from rich.text import Text

from zweikampf.engine import actors
from zweikampf.engine.game import Event
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.record import Record
from zweikampf.engine.replay import Ply, Verdict, opened, replay
from zweikampf.engine.texts import Texts
from zweikampf.terminal import words
from zweikampf.terminal.board import Board, board_of
from zweikampf.terminal.session import HUMAN

# A level as the records of the server and of the terminal write it.
_COMPUTER = re.compile(r"(?:computer |level)(\d)")


def tell_record(record: Record, texts: Texts, console: Console) -> bool:
    """Every action in words, both hands open, and the end of the game; whether the record says the
    same about the end. A person who played without a name is spoken to."""
    game, options = opened(record)
    reader = person_of(record)
    console.print(header(record, texts, reader), style="bold")
    last: Ply | None = None
    board = board_of(record.game)
    named = board.named(options, texts)
    names = names_of(record, texts)
    for plies, events in _together(replay(record), board):
        sentences = " ".join(words.tell(event, reader, texts, named, names) for event in events)
        last = plies[-1]
        mark = "·" if last.actor == actors.CHANCE else str(last.actor + 1)
        tokens = " ".join(ply.token for ply in plies)
        line = (f"{plies[0].number:>4} ", "dim"), (f"{mark} {tokens:<6} ", "bold"), sentences
        console.print(Text.assemble(*line))
    outcome = None if last is None else last.state.outcome()
    if last is None or outcome is None:
        console.print(_end(record, last, texts))
        return record.outcome is None
    console.print(board.scoring(game.view(last.state, None), texts))
    console.print(_end(record, last, texts), style="bold")
    return record.outcome == outcome and not record.end


def end_of(record: Record, texts: Texts) -> str:
    """How a game ended, as a sentence: by the rules or before they had ended it."""
    last = None
    for ply in replay(record):
        last = ply
    return _end(record, last, texts)


def _end(record: Record, last: Ply | None, texts: Texts) -> str:
    outcome = None if last is None else last.state.outcome()
    if last is None or outcome is None:
        return _early_end(record, texts)
    game, _ = opened(record)
    ender = board_of(record.game).ender(game.view(last.state, None), outcome)
    return _result(outcome, ender, record, texts)


def _together(plies: Iterable[Ply], board: Board) -> Iterator[tuple[list[Ply], Sequence[Event]]]:
    """The actions with what they did; those whose events are one, such as a throw, together."""
    run: list[Ply] = []
    events: Sequence[Event] = ()
    for ply in plies:
        joined = board.merge([*(event for each in run for event in each.events), *ply.events])
        if run and len(joined) > len(events):
            yield run, events
            run, joined = [], board.merge(ply.events)
        run, events = [*run, ply], joined
    if run:
        yield run, events


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
    elif verdict.deal:
        key = "verified-deal" if verdict.committed else "verified-deal-closed"
        console.print(texts(key, commit=record.commit, deal=verdict.deal), soft_wrap=True)
    elif verdict.committed:
        console.print(texts("verified-committed", commit=record.commit), soft_wrap=True)
    else:
        console.print(texts("verified-uncommitted"))


def _early_end(record: Record, texts: Texts) -> str:
    """How a game ended that the rules had not ended yet."""
    if not record.end:
        return texts("replay-unfinished")
    how, _, seat = record.end.partition(" ")
    if seat and int(seat) == person_of(record):
        return texts("you-ended-early", how=how)
    player = words.name_of(int(seat), names_of(record, texts), texts) if seat else ""
    return texts("ended-early", how=how, player=player)


def person_of(record: Record) -> int | None:
    """The seat of the person who played at this machine, if there is one."""
    return record.players.index(HUMAN) if HUMAN in record.players else None


def names_of(record: Record, texts: Texts) -> tuple[str, str]:
    """What the players are called; levels have a name in each game, and people who gave none are
    called by their seats."""

    def name(written: str) -> str:
        if written == HUMAN:
            return ""
        found = _COMPUTER.fullmatch(written)
        return words.opponent_title(f"level{found[1]}", record.game, texts) if found else written

    one, two = map(name, record.players)
    return one, two


def header(record: Record, texts: Texts, reader: int | None) -> str:
    """The game, and who played whom. A reader without a name stands first: "you" fits nowhere
    else."""
    one, two = (words.name_of(seat, names_of(record, texts), texts) for seat in (0, 1))
    if reader is not None and reader == person_of(record):
        players = texts("replay-versus-you", other=(two, one)[reader])
    else:
        players = texts("replay-versus", one=one, two=two)
    return texts("replay-header", game=texts("title"), players=players)


def _result(outcome: Outcome, ender: int | None, record: Record, texts: Texts) -> str:
    winner, reader, names = outcome.winner, person_of(record), names_of(record, texts)
    return texts(
        "replay-result",
        winner="none" if winner is None else "you" if winner == reader else "named",
        player="" if winner is None else words.name_of(winner, names, texts),
        how=words.ending(outcome, ender, reader, texts, names),
    )
