"""A game against the computer at a prompt."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from zweikampf.engine import actors, reveal
from zweikampf.engine.dealer import CommittedDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import Refused, TokenError
from zweikampf.engine.reason import because
from zweikampf.engine.texts import Texts
from zweikampf.players.player import Player
from zweikampf.terminal import words
from zweikampf.terminal.board import board_of
from zweikampf.terminal.markdown import Page
from zweikampf.terminal.rulepages import renamed, rule_page

QUIT = ("quit", "q", "exit")


class Stopped(Exception):
    """The person left before the end; the argument is the key of the sentence that says so."""


def read_line(read: Callable[[], str], console: Console) -> str:
    """What the person types; ``Stopped`` if the input ends or is interrupted."""
    try:
        return read().strip()
    except (EOFError, RuntimeError):  # RuntimeError: there is no input at all
        console.print()
        raise Stopped("input-ended") from None
    except KeyboardInterrupt:
        console.print()
        raise Stopped("interrupted") from None


class TerminalGame:
    """One person at the keyboard, one computer player, and the duel between them."""

    def __init__(
        self,
        duel: Duel,
        seat: int,
        opponent: Player,
        texts: Texts,
        console: Console,
        *,
        place: int = 0,
        asks_always: bool = False,
    ) -> None:
        """``place`` says which of the dealer's words is the person's; ``asks_always`` that the
        person is asked even where there is only one answer."""
        self.duel = duel
        self.seat = seat
        self.opponent = opponent
        self.texts = texts
        self.console = console
        self.place = place
        self.asks_always = asks_always
        self.forced: set[int] = set()  # plies at which the person had one answer
        self.by_itself: set[int] = set()  # those of them that the person was not asked for
        self.board = board_of(duel.game.id)
        self.named = self.board.named(duel.options, texts)
        self.told = 0  # actions that the person has been told of

    def run(self, read: Callable[[], str], opponent_name: str, rules: str | None = None) -> None:
        """Play to the end; ``Stopped`` if the person leaves, ends the input or interrupts.

        ``rules``: by which of a game's presets or options it is played, in words.
        """
        self._welcome(opponent_name, rules)
        while self.duel.state.actor != actors.OVER:
            if self.duel.state.actor == self.seat:
                if self._spares_the_question():
                    continue
                self._show()
                self._ask(read)
            else:
                self._answer()
        self._tell()
        self._end()

    def _welcome(self, opponent_name: str, rules: str | None) -> None:
        say = self.texts
        self.console.print(
            say("welcome", game=say("title"), opponent=self._named(opponent_name)),
            say("commands"),
            sep="\n",
        )
        if rules is not None:
            self.console.print(rules)
        self.console.print(Padding(self.board.legend(say), (1, 0, 1, 2)))
        dealer = self.duel.dealer
        if isinstance(dealer, CommittedDealer):
            self.console.print(
                say("commitment", commit=dealer.commitment), style="dim", soft_wrap=True
            )
            own, other = dealer.words[self.place], dealer.words[1 - self.place]
            said = say("random-words", own=own, other=other)
            self.console.print(said, style="dim", soft_wrap=True)
        # The deal itself is no news: the hand is on the board.
        self.told = len(self.duel.actions)

    def _named(self, opponent: str) -> str:
        """What an opponent is called; levels have a name in each game."""
        level = opponent.removeprefix("level")
        if level == opponent:
            return self.texts(f"opponent-{opponent}")
        name = self.texts(f"level-{self.duel.game.id}-{level}")
        return self.texts("opponent-level", name=name, level=level)

    def _show(self) -> None:
        self._tell()
        view = self.duel.view(self.seat)
        self.console.print(self.board.table(view, self.duel.legal(self.seat), self.texts))

    def _spares_the_question(self) -> bool:
        """A person with one answer is not asked; the line about it says so. Only if something
        would be revealed while a choice can still be taken back, they are."""
        legal = self.duel.legal(self.seat)
        if len(legal) > 1:
            return False
        self.forced.add(self.duel.ply)
        is_choice = self._undo_ply() is not None and reveal.ends_undo(self.duel, self.seat)
        if self.asks_always or is_choice:
            return False
        self.by_itself.add(self.duel.ply)
        self.duel.submit(self.seat, legal[0])
        return True

    def _tell(self) -> None:
        """What has happened since the last time, in words, one line per action."""
        for ply in range(self.told, len(self.duel.actions)):
            events = self.duel.seen_events(self.seat, ply, ply + 1)
            sentences = [words.tell(event, self.seat, self.texts, self.named) for event in events]
            if ply in self.by_itself:
                sentences.insert(1, self.texts("no-choice"))  # behind the answer itself
            self.console.print(Padding(" ".join(sentences), (0, 0, 0, 2)))
        self.told = len(self.duel.actions)

    def _ask(self, read: Callable[[], str]) -> None:
        """Read lines until one of them is a move or takes one back."""
        while True:
            line = read_line(read, self.console)
            if line.startswith("?"):
                self._explain(line[1:].strip().upper())
            elif line.lower() == "undo":
                if self._take_back():
                    return
            elif line.lower() in QUIT:
                raise Stopped("quit")
            elif line and self._move(line):
                return
            elif not line:
                self.console.print(self.texts("not-understood"))

    def _move(self, line: str) -> bool:
        try:
            self.duel.submit(self.seat, self._meant(line))
        except Refused as error:
            self._refuse(error)
            return False
        return True

    def _meant(self, line: str) -> str:
        """People type g7 for G7: what differs from a token only in case is that token."""
        for token in self.duel.legal(self.seat):
            if token.lower() == line.lower():
                return token
        for token in (line, line.upper(), line.lower()):
            try:
                self.duel.game.parse_action(token, self.duel.state)
            except TokenError:
                continue
            return token
        return line

    def _refuse(self, error: Refused) -> None:
        said = words.explain(error.reason, self.seat, self.texts, self.named)
        self.console.print(Text(said, style="yellow"))

    def _take_back(self) -> bool:
        ply = self._undo_ply()
        if ply is None:
            self._refuse(Refused(because("nothing-to-undo"), "undo", self.duel.state.position()))
            return False
        self.duel.rewind(ply)
        self.forced = {each for each in self.forced if each < ply}
        self.by_itself &= self.forced
        self.told = ply
        self.console.print(self.texts("taken-back"))
        return True

    def _undo_ply(self) -> int | None:
        """Where an undo goes: to the last choice, if nothing was revealed since. What was the only
        answer would be again."""
        acted = range(self.duel.ply - 1, -1, -1)
        own = (ply for ply in acted if self.duel.acted_by[ply] == self.seat)
        last = next((ply for ply in own if ply not in self.forced), None)
        return reveal.undo_ply(self.duel, self.seat, last)

    def _answer(self) -> None:
        seat = self.duel.state.actor
        token = self.opponent.choose(self.duel.view(seat), self.duel.legal(seat))
        self.duel.submit(seat, token)

    def _explain(self, wanted: str) -> None:
        """``?`` rules of the moment, ``??`` the game in short, ``? T6`` a section, rule or card."""
        page = rule_page(self.duel.game.id, self.texts.language)
        section = page.section(wanted) if wanted else None
        if wanted == "?":
            self._print_note()
            self._print(f"## {page.short.title}\n\n{page.short.intro}")
        elif wanted in page.rules:
            self._print_note()
            self._print_rules({wanted: page.rules[wanted]})
        elif section is not None:
            self._print_note()
            self._print(f"## {section.title}\n\n{section.intro}")
            self._print_rules(section.rules)
        elif wanted:
            card = self.board.card(self.duel.options, wanted, self.texts)
            self.console.print(card or self.texts("no-such-rule", rule=wanted), markup=False)
        else:
            now = self.duel.game.rules_now(self.duel.view(self.seat))
            self._print_rules({number: page.rules[number] for number in now})
            self.console.print(self.texts("more-rules", section=now[0].partition(".")[0]))
            titles = " · ".join(each.title for each in page.play.sections)
            self.console.print(titles, style="dim", highlight=False)

    def _print_note(self) -> None:
        note = self.board.rule_note(self.duel.options, self.texts)
        if note:
            self.console.print(Text(note, style="yellow"))

    def _print(self, text: str) -> None:
        self.console.print(self._markdown(text))

    def _print_rules(self, rules: dict[str, str]) -> None:
        grid = Table.grid(padding=(0, 2))
        for number, text in rules.items():
            grid.add_row(Text(number, style="bold"), self._markdown(text))
        self.console.print(grid)

    def _markdown(self, text: str) -> Page:
        return Page(renamed(text, self.board.rule_names(self.duel.options, self.texts)))

    def _end(self) -> None:
        self.console.print(self.board.scoring(self.duel.view(self.seat), self.texts))
        outcome = self.duel.state.outcome()
        result = "drawn"
        if outcome.winner is not None:
            result = "won" if outcome.winner == self.seat else "lost"
        self.console.print(
            self.texts(
                "your-result",
                result=result,
                how=self.texts(f"outcome-{outcome.reason}"),
                own=outcome.score[self.seat],
                other=outcome.score[1 - self.seat],
            ),
            style="bold",
        )
