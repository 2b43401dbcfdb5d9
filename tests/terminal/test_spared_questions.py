"""A question with one answer costs no line at the keyboard, and the log says so."""

from __future__ import annotations

import contextlib
import io
import re

import pytest
from rich.console import Console

from zweikampf.engine import registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.players.opponents import opponent
from zweikampf.terminal import words
from zweikampf.terminal.play import Stopped, TerminalGame
from zweikampf.terminal.session import Session

OPTIONS: dict[str, dict[str, str]] = {"dwarves": {"first": "1"}, "throne": {}, "tower": {}}
games = pytest.mark.parametrize("game", OPTIONS)
TURNS = 100


class Person(TerminalGame):
    """A person who chooses now this, now that."""

    def __init__(self, game: str, *, asks_always: bool = False, seed: int = 5) -> None:
        rules = registry.find(game)
        self.screen = io.StringIO()
        session = Session(
            Duel(rules, rules.options.parse(OPTIONS[game]), SeededDealer(seed)),
            0,
            opponent("greedy", game, 1),
            words.texts_of(game, "en"),
            opponent_name="greedy",
            asks_always=asks_always,
        )
        super().__init__(session, Console(file=self.screen, width=1_000, color_system=None))
        self.asked: list[list[str]] = []
        self.could_undo: list[bool] = []

    def read(self) -> str:
        legal = self.duel.legal(0)
        self.asked.append(legal)
        self.could_undo.append(self.session.undo_ply() is not None)
        turn = len(self.asked)
        return legal[turn * 7 % len(legal)] if turn < TURNS else "quit"

    def play(self) -> str:
        with contextlib.suppress(Stopped):
            self.run(self.read)
        return self.screen.getvalue()


@games
def test_nobody_is_asked_who_has_one_answer(game: str) -> None:
    """Except where continuing would end a free undo: then there is a choice."""
    person = Person(game)
    said = person.play()
    alone = [legal for legal in person.asked if len(legal) == 1]
    undoable = [
        legal
        for legal, could in zip(person.asked, person.could_undo, strict=True)
        if len(legal) == 1 and could
    ]
    assert alone == undoable
    assert person.session.by_itself
    assert said.count("(no choice)") == len(person.session.by_itself)


@games
def test_who_wants_to_be_asked_is_asked(game: str) -> None:
    person = Person(game, asks_always=True)
    said = person.play()
    assert any(len(legal) == 1 for legal in person.asked)
    assert "(no choice)" not in said


@games
def test_the_remark_stands_right_behind_the_answer(game: str) -> None:
    """What follows from it comes afterwards: the end of a turn, who has won the trick."""
    said = Person(game).play()
    lines = [line.strip() for line in said.splitlines() if "(no choice)" in line]
    assert lines
    for line in lines:
        answer, _, rest = line.partition(" (no choice)")
        sentence = re.sub(r" \([^)]*\)\.$", ".", answer)  # "(just drawn)" is part of it
        assert sentence.count(". ") == 0, line
        assert sentence.startswith("You "), line
        assert not rest.startswith(" You do not react"), line
    assert any(not line.endswith("(no choice)") for line in lines), "something followed"


@games
def test_undo_goes_back_to_a_choice(game: str) -> None:
    """Wherever it is possible: to the player's own last choice, past what had no alternative."""
    person = Person(game)
    taken_back: set[int] = set()
    choices: dict[int, int] = {}

    def read() -> str:
        legal = person.duel.legal(0)
        ply = person.duel.ply
        back = person.session.undo_ply()
        if back is not None and back not in taken_back:
            taken_back.add(back)
            assert choices[back] > 1
            return "undo"
        choices[ply] = len(legal)
        person.asked.append(legal)
        return legal[len(person.asked) * 7 % len(legal)] if len(person.asked) < TURNS else "quit"

    with contextlib.suppress(Stopped):
        person.run(read)
    assert taken_back or game == "dwarves"  # where the opponent holds cards, it hardly ever is
    assert person.screen.getvalue().count("Taken back.") == len(taken_back)
    assert person.session.forced.isdisjoint(taken_back)
