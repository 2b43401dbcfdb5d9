"""What has happened, as lines of a log: similar events merged, parts of a game under headings.

An action is a line, and so is what chance did in a row. The event that opens a trick or a turn has
a line of its own, at which the eye can stop.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass

from zweikampf.engine import actors
from zweikampf.engine.duel import Duel
from zweikampf.engine.game import Event
from zweikampf.terminal.board import Board


@dataclass(frozen=True)
class Line:
    text: str
    is_heading: bool = False


def tell(
    duel: Duel,
    seat: int,
    board: Board,
    plies: range,
    say: Callable[[Event], str],
    by_itself: Collection[int] = (),
    no_choice: str = "",
) -> list[Line]:
    """Some plies as a seat saw them. Those ``by_itself`` were an only answer: they leave a trace
    even where the same by choice is not worth a word, and ``no_choice`` says so."""
    lines: list[Line] = []
    for run in _runs(duel, plies):
        events = board.merge(duel.seen_events(seat, run.start, run.stop))
        said: list[str] = []
        for at, event in enumerate(events):
            if event.name == board.opens:
                lines += _line(said)
                lines.append(Line(say(event), is_heading=True))
                said = []
            elif at == 0 and run.start in by_itself:
                said += [say(event), no_choice]  # its consequences come after it
            elif event.name not in board.silent:
                said.append(say(event))
        lines += _line(said)
    return lines


def _line(said: list[str]) -> list[Line]:
    return [Line(" ".join(said))] if said else []


def _runs(duel: Duel, plies: range) -> Iterator[range]:
    """Single actions of seats, and actions of chance in a row."""
    acted, at = duel.acted_by, plies.start
    while at < plies.stop:
        end = at + 1
        while acted[at] == actors.CHANCE and end < plies.stop and acted[end] == actors.CHANCE:
            end += 1
        yield range(at, end)
        at = end
