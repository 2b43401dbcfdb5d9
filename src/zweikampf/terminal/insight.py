"""A finished game understood, on paper: what was luck and what was play, and what could be known.

It speaks to the player of one seat. Figures are hundredths of a win.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from io import StringIO
from itertools import accumulate, groupby

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from zweikampf.engine.reason import Reason
from zweikampf.engine.record import Record
from zweikampf.engine.replay import opened, replay
from zweikampf.engine.texts import Texts
from zweikampf.players.insight.effort import Effort
from zweikampf.players.insight.entries import NOTHING, Entry
from zweikampf.players.insight.explaining import Explained, explain
from zweikampf.players.insight.known import Hidden, Known, known_at
from zweikampf.players.insight.ledger import Ledger, Moment, ledger_of
from zweikampf.players.player import Move
from zweikampf.terminal import words
from zweikampf.terminal.board import board_of
from zweikampf.terminal.places import Places
from zweikampf.terminal.replaying import header, names_of, person_of
from zweikampf.terminal.session import HUMAN

WIDTH = 60  # of a river
LEVELS = "▁▂▃▄▅▆▇█"
MOST_EVENTS = 5  # of a moment in words: cards that are drawn, a throw and what it shows
LONGEST_LINE = 8  # moves of a solved line


def reader_of(record: Record) -> int:
    """The seat to address: the person's, or else the first one."""
    return person_of(record) or 0


class Report:
    """What is said about one game to the player of one seat."""

    def __init__(self, record: Record, seat: int, texts: Texts, console: Console) -> None:
        self.record, self.seat, self.texts, self.console = record, seat, texts, console
        self.game, self.options = opened(record)
        self.board = board_of(record.game)
        self.named = self.board.named(self.options, texts)
        self.names = names_of(record, texts)
        self.other = words.name_of(1 - seat, self.names, texts)
        self.plies = [(ply.actor, ply.events) for ply in replay(record)]
        self.places = Places(self.plies, self.board, texts)

    def tell(self, ledger: Ledger) -> None:
        """The sentence that says it all, the sum, the river, moments and decisions."""
        self._print(header(self.record, self.texts, self.seat), style="bold")
        self._print(self.verdict(ledger))
        self._print("")
        self.console.print(self._sum(ledger))
        self._print(self._play(ledger, self.seat))
        self._print(self._play(ledger, 1 - self.seat))
        self._print("")
        for line in self._rivers(ledger):
            self._print(line, style="dim")
        self._moments("insight-luckiest", ledger.luckiest(self.seat))
        self._moments("insight-unluckiest", ledger.unluckiest(self.seat))
        costly = ledger.costliest(self.seat)
        if costly:
            self._heading("insight-costliest")
        for each in explain(self.record, costly):
            self._decision(each)
        self._print("\n" + self.texts("insight-note"), style="dim")

    def verdict(self, ledger: Ledger) -> str:
        better, luckier = ledger.better(), ledger.luckier()
        judged = {"better": self._who(better), "player": self._called(better)}
        return self.texts(
            "insight-verdict",
            play=self.texts("insight-play", **judged),
            gave=self.texts("insight-gave", **judged),
            luck=ledger.part_of_luck(),
            whose=self._who(luckier),
            player=self._called(luckier),
        )

    def _called(self, seat: int | None) -> str:
        return "" if seat is None else words.name_of(seat, self.names, self.texts)

    def _who(self, seat: int | None) -> str:
        return "both" if seat is None else "you" if seat == self.seat else "named"

    def _sum(self, ledger: Ledger) -> Table:
        """The sum that explains the result, line by line."""
        say, seat = self.texts, self.seat
        error = ledger.luck_error()
        about = f"± {self.points(Fraction(error), signed=False)}" if error else ""
        rows = (
            (say("insight-start"), self.points(ledger.start_for(seat), signed=False), ""),
            (say("insight-luck"), self.points(ledger.luck(seat)), about),
            (say("insight-own-costs"), self.points(-ledger.cost(seat)), ""),
            (say("insight-other-costs", player=self.other), self.points(ledger.cost(1 - seat)), ""),
            (say("insight-remainder"), self.points(ledger.remainder(seat)), ""),
            (say("insight-result"), self.points(ledger.result_for(seat), signed=False), ""),
            (say("insight-adjusted"), self.points(ledger.adjusted(seat), signed=False), ""),
        )
        grid = Table.grid(padding=(0, 2))
        grid.add_column(max_width=44, overflow="fold")
        grid.add_column(justify="right")
        for label, amount, note in rows:
            is_total = label == say("insight-result")
            style = "bold" if is_total else ""
            grid.add_row(Text(label, style), Text(amount, style), Text(note, "dim"))
        return grid

    def _play(self, ledger: Ledger, seat: int) -> str:
        """The cost of a decision, and its name."""
        return self.texts(
            "insight-per-decision",
            who=self._who(seat),
            player=self.other,
            cost=self.points(ledger.cost_per_decision(seat), signed=False),
            count=len(ledger.decisions(seat)),
            grade=ledger.grade(seat) or "none",
        )

    def _rivers(self, ledger: Ledger) -> Iterator[str]:
        """How luck and play added up over the game, on one scale."""
        side = 1 if self.seat == 0 else -1
        luck = list(accumulate((side * each.luck for each in ledger.entries), initial=NOTHING))
        play = list(
            accumulate(
                (
                    each.cost if each.actor == 1 - self.seat else -each.cost
                    for each in ledger.entries
                ),
                initial=NOTHING,
            )
        )
        low, high = min(*luck, *play), max(*luck, *play)
        labels = [self.texts("insight-river-luck"), self.texts("insight-river-play")]
        widest = max(map(len, labels))
        for label, row in zip(labels, (luck, play), strict=True):
            yield f"{label:<{widest}}  {river(row, low, high)} {self.points(row[-1])}"

    def _moments(self, key: str, moments: Sequence[Moment]) -> None:
        if moments:
            self._heading(key)
        for moment in moments:
            self._item(self.points(moment.luck), self._happened(moment))

    def _happened(self, moment: Moment) -> str:
        if moment.is_deal:
            return self.texts("insight-deal")
        first, after = moment.entries[0].ply, moment.entries[-1].ply + 1
        # That a trick or a turn begins is said by the place of the moment.
        left_out = {*self.board.silent, self.board.opens}
        happened = [event for _, events in self.plies[first:after] for event in events]
        events = [event for event in self.board.merge(happened) if event.name not in left_out]
        told = [
            words.tell(event, self.seat, self.texts, self.named, self.names)
            for event in events[:MOST_EVENTS]
        ]
        more = " …" if len(events) > MOST_EVENTS else ""
        return self._at(first, after, " ".join(told) + more)

    def _at(self, ply: int, position: int, what: str) -> str:
        """What happened in a step, with the place of a position in the words of the game."""
        place = self.places.of(position)
        return self.texts("insight-ply", ply=str(ply), place=place or "none", what=what)

    def _decision(self, found: Explained) -> None:
        say = self.texts
        better = say("insight-better", move=self._move(found, found.best))
        played = say("insight-played", move=self._move(found, found.played))
        lines = [
            self._at(found.entry.ply, found.entry.ply, played) + self._reasons(found.worse),
            better + self._reasons(found.better),
        ]
        if found.line:
            shown = " ".join(found.line[:LONGEST_LINE])
            dots = " …" if len(found.line) > LONGEST_LINE else ""
            lines.append(say("insight-line", line=shown + dots))
        self._item(self.points(-found.entry.cost), "\n".join(lines))

    def _move(self, found: Explained, move: Move) -> str:
        said = self.game.words(found.view, move.token, self.texts)
        named = f"{move.token} ({said})" if said else move.token
        chance = self.points(Fraction(move.win_chance), signed=False)
        return self.texts("insight-move", move=named, chance=chance)

    def _reasons(self, reasons: Sequence[Reason]) -> str:
        told = [words.explain(each, self.seat, self.texts, self.named) for each in reasons]
        return "".join(f" {sentence}" for sentence in told)

    # What could be known

    def tell_known(self, known: Known) -> None:
        """Hidden cards with equal chances together, and where they lay in truth."""
        self._print(header(self.record, self.texts, known.seat), style="bold")
        name = words.name_of(known.seat, self.names, self.texts)
        who = "you" if self.record.players[known.seat] == HUMAN else "named"
        self._print(self.texts("known-heading", who=who, player=name, ply=str(known.ply)))
        place = self.places.of(known.ply)
        if place:
            self._print(place, style="dim")
        if not known.cards:
            self._print(self.texts("known-nothing"))
            return
        if not known.exact:
            self._print(self.texts("known-dealt"), style="dim")
        alike = sorted(known.cards, key=lambda card: str(card.chances))
        for chances, cards in groupby(alike, key=lambda card: card.chances):
            parts = [
                self.texts(
                    "known-chance", place=self._place(place), chance=self.points(part, signed=False)
                )
                for place, part in chances
            ]
            self._print("\n" + ", ".join(parts), style="bold")
            for place, tokens in _by_truth(list(cards)).items():
                self._item("", self.texts("known-truth", place=self._place(place), cards=tokens))

    def _place(self, place: str) -> str:
        return self.texts(f"place-{place}")

    # Figures and lines

    def points(self, amount: Fraction, signed: bool = True) -> str:
        return words.points(amount, self.texts.language, signed=signed)

    def _item(self, amount: str, text: str) -> None:
        grid = Table.grid(padding=(0, 2))
        if amount:
            grid.add_column(width=7, justify="right")
        grid.add_column(overflow="fold")
        grid.add_row(*([Text(amount)] if amount else []), Text(text))
        self.console.print(Padding(grid, (0, 0, 0, 0 if amount else 2)))

    def _heading(self, key: str) -> None:
        self._print("\n" + self.texts(key, who="you", player=""), style="bold")

    def _print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))


def tell_ledger(
    record: Record, seat: int, texts: Texts, console: Console, effort: Effort | None = None
) -> None:
    """Work out the ledger of a game, which takes seconds, and tell it to the player of a seat."""
    report = Report(record, seat, texts, console)
    total = len(record.actions)
    with console.status(texts("insight-working", done=0, total=total)) as status:

        def follow(entry: Entry) -> None:
            status.update(texts("insight-working", done=min(total, entry.ply + 1), total=total))

        ledger = ledger_of(record, follow, effort)
    report.tell(ledger)


def report_as_text(record: Record, seat: int, texts: Texts, ledger: Ledger, width: int) -> Text:
    """The same, for a screen that is so wide."""
    return _as_text(width, lambda paper: Report(record, seat, texts, paper).tell(ledger))


def known_as_text(record: Record, ply: int, seat: int, texts: Texts, width: int) -> Text:
    """What a seat could know after that many actions, for a screen of that width; ``WrongValue`` if
    the game does not say where its cards are."""
    known = known_at(record, ply, seat)
    return _as_text(width, lambda paper: Report(record, seat, texts, paper).tell_known(known))


def _as_text(width: int, tell: Callable[[Console], None]) -> Text:
    paper = Console(width=width, color_system="standard", force_terminal=True, file=StringIO())
    with paper.capture() as captured:
        tell(paper)
    return Text.from_ansi(captured.get())


def river(row: Sequence[Fraction], low: Fraction, high: Fraction, width: int = WIDTH) -> str:
    """A row of figures as blocks of different heights."""
    span = high - low
    at = [row[len(row) * column // width] for column in range(width - 1)]
    heights = [(each - low) / span if span else NOTHING for each in [*at, row[-1]]]
    return "".join(LEVELS[min(len(LEVELS) - 1, int(len(LEVELS) * height))] for height in heights)


def _by_truth(cards: Sequence[Hidden]) -> dict[str, str]:
    found: dict[str, list[str]] = {}
    for card in cards:
        for place, count in card.truth:
            found.setdefault(place, []).append(card.card if count == 1 else f"{count}×{card.card}")
    return {place: " ".join(found[place]) for place in sorted(found)}
