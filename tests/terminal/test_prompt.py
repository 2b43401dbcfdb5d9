"""What can be typed at the prompt: moves in several forms, and orders in both languages."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from rich.console import Console

from zweikampf.engine import registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.lesson import lesson_of
from zweikampf.engine.texts import LANGUAGES, Language
from zweikampf.games.dwarves import decks
from zweikampf.games.throne import cards as throne_cards
from zweikampf.games.tower import cards as tower_cards
from zweikampf.players.opponents import opponent
from zweikampf.terminal import afterwards, words
from zweikampf.terminal.lessons import LessonSession
from zweikampf.terminal.orders import ORDERS, order_of
from zweikampf.terminal.play import Stopped, TerminalGame, several_in_one
from zweikampf.terminal.rule_help import RuleHelp
from zweikampf.terminal.session import Session

GAMES = registry.names()
each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
FIRST = {"dwarves": {"first": "0"}, "throne": {"leader": "0"}, "tower": {}}


class Prompt(TerminalGame):
    """A prompt and what is typed at it."""

    def __init__(
        self, game: str, language: Language = "en", *, width: int = 400, height: int = 1000
    ) -> None:
        found = registry.find(game)
        self.screen = io.StringIO()
        options = found.options.parse(FIRST[game])
        session = Session(
            Duel(found, options, SeededDealer(5)),
            0,
            opponent("greedy", game, 1),
            words.texts_of(game, language),
            opponent_name="greedy",
        )
        console = Console(file=self.screen, width=width, height=height, color_system=None)
        super().__init__(session, console)
        self.hint_iterations = 50

    def type(self, *lines: str) -> str:
        """What the lines print, and what follows from them, before the next question."""
        left = list(lines)
        start = 0

        def read() -> str:
            nonlocal start
            if len(left) == len(lines):
                start = self.screen.tell()
            if not left:
                raise EOFError
            return left.pop(0)

        with pytest.raises(Stopped):
            self.run(read)
        assert not left
        return self.screen.getvalue()[start:]


def opening(game: str) -> list[str]:
    """What can be done at the first question."""
    prompt = Prompt(game)
    prompt.type()
    return prompt.session.legal


def played(prompt: TerminalGame) -> list[str]:
    """What the person has chosen."""
    duel, automatic = prompt.duel, prompt.session.by_itself
    own = [ply for ply in range(duel.ply) if duel.acted_by[ply] == 0 and ply not in automatic]
    return [duel.tokens[ply] for ply in own]


@each_game
@each_language
def test_every_word_of_every_order_is_understood(game: str, language: Language) -> None:
    texts = words.texts_of(game, language)
    for order, names in ORDERS.items():
        assert texts.has(f"order-{order}")
        for name in names:
            assert order_of(name) == order_of(name.upper()) == order
            said = Prompt(game, language).type(name, "q") if order != "quit" else ""
            assert "not a move" not in said
            assert "kein Zug" not in said


@each_game
@each_language
def test_help_lists_the_orders_and_explains_the_moves(game: str, language: Language) -> None:
    said = " ".join(Prompt(game, language).type("help").split())
    texts = words.texts_of(game, language)
    for order, names in ORDERS.items():
        assert f"{', '.join(names)} {texts(f'order-{order}')}" in said
    assert texts("moves-explained") in said
    assert texts("how-to-type") in said


@each_game
def test_the_board_is_shown_again(game: str) -> None:
    prompt = Prompt(game)
    shown = prompt.type("board")
    console = Console(file=io.StringIO(), width=400, height=1000, color_system=None)
    console.print(prompt.board.table(prompt.session.view, prompt.session.legal, prompt.texts))
    assert isinstance(console.file, io.StringIO)
    assert shown.startswith(console.file.getvalue())


@each_game
def test_moves_are_listed_and_played_by_number(game: str) -> None:
    legal = opening(game)
    said = Prompt(game).type("legal")
    for number, token in enumerate(legal, 1):
        assert any(line.split()[:2] == [str(number), token] for line in said.splitlines())
    prompt = Prompt(game)
    prompt.type(str(len(legal)))
    assert played(prompt)[0] == legal[-1]


def test_a_number_that_is_none_of_them_is_no_move() -> None:
    for line in ("0", "99", "²"):
        prompt = Prompt("throne")
        assert f"“{line}” is not a move" in prompt.type(line)
        assert not played(prompt)


@each_game
def test_spaces_and_case_do_not_matter(game: str) -> None:
    token = opening(game)[-1]
    prompt = Prompt(game)
    prompt.type(" ".join(token).swapcase())
    assert played(prompt)[0] == token


def shortest(token: str, legal: Sequence[str]) -> str:
    """The shortest beginning that no other move has."""
    for length in range(1, len(token)):
        if sum(other.startswith(token[:length]) for other in legal) == 1:
            return token[:length]
    return token


@each_game
def test_a_beginning_is_enough_if_it_is_the_only_one(game: str) -> None:
    legal = opening(game)
    for token in legal:
        begun = shortest(token, legal)
        if order_of(begun) is None and not begun.isdecimal():
            prompt = Prompt(game)
            prompt.type(begun)
            assert played(prompt)[0] == token, begun


def test_a_beginning_of_several_moves_names_them() -> None:
    legal = opening("throne")
    letter = next(each[0] for each in legal if sum(other[0] == each[0] for other in legal) > 1)
    prompt = Prompt("throne")
    said = prompt.type(letter)
    assert not played(prompt)
    fitting = [token for token in legal if token.startswith(letter)]
    assert f"type one of them: {'  '.join(fitting)}" in said


def test_a_gathered_line_is_taken_apart() -> None:
    assert several_in_one("hit:A1=J>A9|V2|pile") == ["hit:A1=J>A9", "hit:A1=J>V2", "hit:A1=J>pile"]
    assert several_in_one("play:V4=44|4J") == ["play:V4=44", "play:V4=4J"]
    assert several_in_one("a | b") == ["a", "b"]
    assert several_in_one("hit:A1=J>A9") == several_in_one("|") == []


def test_enter_plays_the_only_move_and_else_says_what_to_do() -> None:
    prompt = Prompt("throne")
    assert "help for everything else" in prompt.type("")
    assert not played(prompt)
    prompt = Prompt("throne")
    prompt.session.asks_always = True
    asked: list[int] = []

    def read() -> str:
        legal = prompt.session.legal
        asked.append(len(legal))
        return "" if len(legal) == 1 else legal[0]

    prompt.run(read)
    assert 1 in asked
    assert prompt.session.is_over


@each_game
@each_language
def test_a_hint_names_moves_and_chances(game: str, language: Language) -> None:
    prompt = Prompt(game, language)
    said = prompt.type("tipp")
    percent = "%" if language == "en" else " %"
    lines = [line for line in said.splitlines() if percent in line]
    assert 1 <= len(lines) <= 5
    assert lines[0].split("%")[1].split()[0] in opening(game)
    assert not played(prompt)


@each_game
@each_language
def test_a_hint_inside_a_lesson_is_its_move(game: str, language: Language) -> None:
    found = lesson_of(game)
    assert found is not None
    texts = words.texts_of(game, language)
    session = LessonSession(game, found, opponent("random", game, 1), "random", texts)
    out = io.StringIO()
    prompt = TerminalGame(session, Console(file=out, width=100, color_system=None))
    asked: list[str] = []

    def read() -> str:
        """The hint, then what it names, until the lesson is over."""
        step = session.step
        if step is None:
            return "quit"
        if not step.expects:
            return ""
        if asked[-1:] != [step.text]:
            asked.append(step.text)
            return "hint"
        said = " ".join(out.getvalue().split())
        assert " ".join(session.hint().split()) in said
        assert all(session.named_move(token) in session.hint() for token in step.expects)
        return step.expects[0]

    with pytest.raises(Stopped):
        prompt.run(read)
    assert asked == [step.text for step in found.steps if step.expects]


def test_resigning_asks_once_more_and_is_in_the_record() -> None:
    prompt = Prompt("throne")
    said = prompt.type("resign", "no")
    assert "You play on." in said
    assert not prompt.session.end
    answers = iter(["aufgeben", "aufgeben"])
    prompt = Prompt("throne", "de")
    prompt.run(lambda: next(answers))
    assert prompt.session.record().end == "resigned 0"
    assert "aufgegeben" in prompt.screen.getvalue()


def test_the_log_tells_what_has_happened() -> None:
    assert "Nothing has happened yet." in Prompt("throne").type("log")
    prompt = Prompt("throne")
    first = opening("throne")[0]
    said = prompt.type(first, "log")
    told = said.split("Your opponent plays", 1)
    assert len(told) == 2
    assert said.count(f"You lead {first}") == 2  # as news, and again in the log


def test_what_completes_a_line() -> None:
    prompt = Prompt("throne")
    prompt.type()
    legal = prompt.session.legal
    assert prompt.offers("") == legal
    token = legal[0]
    assert token in prompt.offers(token[0].lower())
    assert prompt.offers("hi") == ["hilfe", "hint"]
    assert prompt.offers("nothing") == []


@each_language
def test_a_card_says_what_it_does(language: Language) -> None:
    said = Prompt("dwarves", language).type("?S3")
    texts = words.texts_of("dwarves", language)
    assert texts("deck-text") in said


CARDS: dict[str, list[str]] = {
    "throne": throne_cards.CARD_TOKENS,
    "tower": tower_cards.FACE_TOKEN,
    "dwarves": [sheet.kind for sheet in decks.find(decks.STANDARD).sheets],
}


@each_game
@each_language
def test_every_card_is_explained_whatever_its_case(game: str, language: Language) -> None:
    unknown = words.texts_of(game, language)("no-such-rule", rule="ZZZ")
    prompt = Prompt(game, language)
    asked = CARDS[game]
    assert len(asked) > 10
    said = prompt.type(*(f"? {card}" for card in asked), *(f"?{card.lower()}" for card in asked))
    assert unknown.partition("ZZZ")[0] not in said
    assert unknown in prompt.type("? zzz")


@pytest.mark.parametrize(
    ("card", "tower", "store", "load"),
    [
        ("B0g", "it opens one.", "on a 1 of", "on Book 1."),
        ("B3g", "on Book 2.", "on a 4 of", "on Book 2 or 4."),
        ("S8b", "on Shield 7, for 2 gold.", "on a 9 of", "on Shield 7 or 9."),
        ("p12B", "on Papyrus 11, for 3 gold.", "on a 1 of", "on Papyrus 1 or 11."),
    ],
)
def test_a_card_of_tower_says_where_it_goes(card: str, tower: str, store: str, load: str) -> None:
    said = Prompt("tower").type(f"? {card}")
    lines = said.strip().splitlines()
    assert f"Tower: {tower}" in lines
    assert f"Loading: {load}" in lines
    assert any(line.startswith(f"Store: {store} the other colour") for line in lines)


@each_game
@each_language
def test_every_move_of_the_moment_is_explained(game: str, language: Language) -> None:
    prompt = Prompt(game, language)
    prompt.type()
    for token in prompt.session.legal:
        said = prompt.type(f"? {token}")
        assert said.strip()
        unknown = words.texts_of(game, language)("no-such-rule", rule=token.upper())
        assert unknown not in said


@each_game
@each_language
def test_rules_are_rendered_and_not_raw(game: str, language: Language) -> None:
    for line in ("?", "??"):
        said = Prompt(game, language).type(line)
        assert "**" not in said
        assert "](" not in said
        assert not any(row.startswith(("#", "| ---")) for row in said.splitlines())


@pytest.mark.parametrize(("height", "paged"), [(20, 1), (500, 0)])
def test_a_page_that_is_too_high_for_the_screen_is_paged(
    height: int, paged: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    prompt = Prompt("tower")
    console = Console(
        file=io.StringIO(), width=80, height=height, force_terminal=True, color_system=None
    )
    pages: list[str] = []
    monkeypatch.setattr("pydoc.pager", pages.append)
    RuleHelp(prompt.session, console).explain("?")
    assert len(pages) == paged
    assert isinstance(console.file, io.StringIO)
    assert ("shows the table again" in console.file.getvalue()) == bool(paged)


def finished(game: str) -> Session:
    prompt = Prompt(game)
    lines = iter(["resign", "resign"])
    turns = iter(range(3))

    def read() -> str:
        return prompt.session.legal[0] if next(turns, None) is not None else next(lines)

    prompt.run(read)
    return prompt.session


@each_game
def test_the_review_judges_every_choice(game: str) -> None:
    session = finished(game)
    console = Console(file=io.StringIO(), width=200, color_system=None)
    afterwards.review(session, console, iterations=30)
    assert isinstance(console.file, io.StringIO)
    said = console.file.getvalue()
    lines = [line for line in said.splitlines() if line.startswith(("✓", "✗", "  "))]
    assert len(lines) >= 1
    assert all("% to win" in line for line in lines)
    assert session.texts("app-review-note") in said


@pytest.mark.parametrize(
    ("lines", "another"), [(["again"], True), (["nochmal"], True), ([""], False), ([], False)]
)
def test_after_the_game_there_is_another_one_on_request(lines: list[str], another: bool) -> None:
    session = finished("throne")
    console = Console(file=io.StringIO(), color_system=None)
    typed = iter(lines)

    def read() -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    assert afterwards.wants_another(session, console, read) is another


@each_game
@each_language
def test_a_whole_game_fits_80_columns_with_its_score(game: str, language: Language) -> None:
    """Every line of it, and no heading or number of the score is cut."""
    prompt = Prompt(game, language, width=80, height=24)
    turn = 0

    def read() -> str:
        nonlocal turn
        turn += 1
        legal = prompt.session.legal
        return legal[turn * 7 % len(legal)]

    prompt.run(read)
    said = prompt.screen.getvalue()
    assert max(map(len, said.splitlines())) <= 80
    wide = Console(file=io.StringIO(), width=300, color_system=None)
    wide.print(prompt.board.scoring(prompt.session.view, prompt.texts))
    assert isinstance(wide.file, io.StringIO)
    kept = set(said.split())
    assert {word for word in wide.file.getvalue().split() if word.isalnum()} <= kept
