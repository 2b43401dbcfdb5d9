"""What a person can do in the application besides moves; nothing of it blocks or loses the game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.containers import VerticalScroll
from textual.widgets import Button, OptionList, Static, TabbedContent

from tests.terminal.app_play import (
    EFFORT,
    LARGE,
    SMALL,
    Person,
    known_secrets,
    new_game,
    played,
    start_of,
)
from zweikampf.engine import record, registry
from zweikampf.engine.dealer import CommittedDealer
from zweikampf.engine.replay import verify
from zweikampf.engine.texts import Language
from zweikampf.terminal import saving
from zweikampf.terminal.app import Zweikampf
from zweikampf.terminal.app.app import LIGHT
from zweikampf.terminal.app.game_screen import GameScreen
from zweikampf.terminal.app.help_screen import HelpScreen
from zweikampf.terminal.app.insight_screen import InsightScreen
from zweikampf.terminal.app.review_screen import ReviewScreen
from zweikampf.terminal.app.sheets import AskScreen, ResultScreen, TextScreen
from zweikampf.terminal.app.start_screen import StartScreen
from zweikampf.terminal.insight import LEVELS
from zweikampf.terminal.lessons import LessonSession
from zweikampf.terminal.saving import SavedGame

__all__ = ["known_secrets"]
pytestmark = pytest.mark.usefixtures("known_secrets")
GAMES = registry.names()
each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_a_hint_shows_the_win_chance_of_every_move(game: str, tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        legal, version = person.session.legal, person.session.duel.version
        await person.press("f2")
        assert "Best move: " in person.status()
        assert "% to win" in person.status()
        shown = [str(option.prompt).splitlines()[0] for option in person.game.moves.options]
        assert len(shown) == len(legal)
        assert all(line.endswith("%") for line in shown)
        assert f"Best move: {person.game.moves.token} (" in person.status()
        assert person.session.duel.version == version
        await person.press("enter")
        assert not any("%" in str(option.prompt) for option in person.game.moves.options)

    played(new_game(start_of(game), tmp_path / "game.txt"), play)


def test_a_hint_can_be_stopped_and_does_not_block(tmp_path: Path) -> None:
    """While it is looked for, the person plays on; what it finds then is dropped."""

    async def play(person: Person) -> None:
        found = asyncio.Event()
        loop = asyncio.get_running_loop()
        gate = asyncio.Event()
        advising = person.session.advising

        def slow(seed: int = 0, iterations: int | None = None):  # type: ignore[no-untyped-def]
            think = advising(seed, iterations)

            def wait():  # type: ignore[no-untyped-def]
                loop.call_soon_threadsafe(found.set)
                asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()
                return think()

            return wait

        person.session.advising = slow  # type: ignore[method-assign]
        await person.pilot.press("f2")
        await found.wait()
        assert "Esc stops it" in person.status()
        await person.pilot.press("escape")
        assert "Esc stops it" not in person.status()
        found.clear()
        await person.pilot.press("f2")
        await found.wait()
        version = person.session.duel.version
        await person.pilot.press("enter")
        assert person.session.duel.version > version
        gate.set()
        await person.settle()
        assert "Best move" not in person.status()

    played(new_game(start_of("throne"), tmp_path / "game.txt"), play)


def test_undo_takes_back_and_says_why_not(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        await person.press("f5")
        assert "nothing to take back" in person.status()
        session = person.session
        while session.undo_ply() is None or not session.is_persons_turn:
            if not session.proceed():
                session.play(session.legal[0]) if session.is_persons_turn else session.answer()
        person.game._go_on()
        await person.settle()
        back = person.session.undo_ply()
        before = person.session.duel.ply
        lines = list(person.session.log())
        await person.press("ctrl+z")
        assert person.session.duel.ply == back
        assert back is not None
        assert back < before
        assert person.session.log() == lines[: len(person.session.log())]
        assert person.game.moves.option_count > 1

    played(new_game(start_of("tower"), tmp_path / "game.txt"), play)


def test_the_seal_is_shown_before_the_first_move(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        dealer = person.session.duel.dealer
        assert isinstance(dealer, CommittedDealer)
        person.game.log_view.scroll_home(animate=False)
        await person.settle()
        log = "".join(line[80:].strip(" ▁▂▃▄▅▆▇█") for line in person.lines())
        for seal in (dealer.commitment, *dealer.words):
            assert seal in log

    played(new_game(start_of("throne", seed=None), tmp_path / "game.txt"), play, LARGE)


def test_resigning_asks_first_and_is_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    async def play(person: Person) -> None:
        await person.press("f8")
        assert isinstance(person.app.screen, AskScreen)
        await person.press("escape")
        assert not person.session.is_over
        await person.press("f8")
        await person.press("right", "left", "enter")
        assert person.session.end == "resigned 0"
        assert isinstance(person.app.screen, ResultScreen)
        assert "You have resigned; " in person.text()
        await person.press("ctrl+c")
        assert not person.app.is_running

    played(new_game(start_of("throne", seed=None), file), play)  # sealed
    kept = record.loads(file.read_text("utf-8"))
    assert kept.end == "resigned 0"
    assert verify(kept).sealed
    assert not list(tmp_path.glob("*.key"))


@pytest.mark.parametrize(
    ("game", "language"),
    [("dwarves", "de"), ("throne", "en"), ("tower", "de")],
)
def test_rules_cards_and_keys_are_at_hand(game: str, language: Language, tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        session = person.session
        await person.press("?")
        assert isinstance(person.app.screen, HelpScreen)
        numbers = session.duel.game.rules_now(session.view)
        assert numbers[0] in person.text()
        tabs = person.app.screen.query_one(TabbedContent)
        for name in ("short", "rules", "cards", "keys"):
            await person.press("right")
            assert tabs.active == name
            page = tabs.active_pane
            assert page is not None
            assert str(page.query_one(Static).region.height) != "0"
            assert "…" not in "\n".join(person.lines()[3:-2])
        assert "Ctrl+Z" in person.text() or "Strg+Z" in person.text()
        await person.press("escape")
        await person.press("f4")
        assert person.app.screen.query_one(TabbedContent).active == "short"
        before = person.text()
        await person.press("pagedown")
        assert person.text() != before
        await person.press("f1")
        token = person.game.moves.token
        assert token is not None
        await person.press("f3")
        assert isinstance(person.app.screen, TextScreen)
        assert token in person.text()
        assert session.moves([token])[0].words.split()[0] in person.text()
        await person.press("enter")
        assert isinstance(person.app.screen, GameScreen)
        await person.click(person.game.moves, offset=(2, 1), button=3)
        assert isinstance(person.app.screen, TextScreen)
        await person.click("#close")
        assert person.is_asked

    played(new_game(start_of(game, language), tmp_path / "game.txt"), play)


def test_typing_narrows_the_list_and_an_illegal_move_is_explained(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        moves, legal = person.game.moves, person.session.legal
        letter = legal[0][0]
        await person.press(letter.lower())
        assert [each.id for each in moves.options] == [t for t in legal if t[0] == letter]
        await person.press("escape")
        assert moves.option_count == len(legal)
        await person.press("x", "backspace")
        assert moves.option_count == len(legal)
        other = next(f"{a}{n}" for a in "DGKUX" for n in "123456789" if f"{a}{n}" not in legal)
        version = person.session.duel.version
        await person.press(*other, "enter")
        assert f"You do not have {other} in your hand." in person.status()
        assert person.session.duel.version == version
        assert "refused" in person.game.query_one("#status").classes

    played(new_game(start_of("throne"), tmp_path / "game.txt"), play)


def test_the_line_of_keys_can_be_clicked(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        labels = list(person.app.screen.query("KeyLabel"))
        assert labels[-1].region.right <= 80
        await person.click(labels[0])
        assert isinstance(person.app.screen, HelpScreen)
        await person.press("escape")
        await person.click(labels[-1])
        assert not person.app.is_running

    played(new_game(start_of("throne", "de"), tmp_path / "game.txt"), play)


@each_game
def test_a_saved_game_goes_on_where_it_was_left(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The start offers it, the position is the same, and the cards to come are those of the same
    sealed game: its record proves it at the end."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    start = start_of(game, seed=None)
    left: list[str] = []

    async def begin(person: Person) -> None:
        for _ in range(4):
            await person.press("enter")
        left.append(person.session.duel.state.position())
        await person.press("ctrl+q")

    played(Zweikampf(start, start.new()), begin)
    (file,) = saving.unfinished(game)

    async def play_on(person: Person) -> None:
        assert isinstance(person.app.screen, StartScreen)
        assert "Continue the game of " in person.text()
        await person.press("enter")
        session = person.session
        assert session.duel.state.position() == left[0]
        while not session.is_over:  # the rest without the screen, for speed
            if not session.proceed():
                session.play(session.legal[0]) if session.is_persons_turn else session.answer()
        person.game._go_on()
        await person.settle()
        assert isinstance(person.app.screen, ResultScreen)

    played(Zweikampf(start, effort=EFFORT), play_on)
    assert saving.unfinished(game) == []
    assert verify(saving.read(file)).sealed


def test_the_start_offers_presets_and_the_lesson(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def play(person: Person) -> None:
        chosen = [each.id for each in person.app.screen.query_one(OptionList).options]
        assert chosen == ["new referee", "new printed", "lesson", "quit"]
        await person.press("down", "enter")
        assert person.session.duel.options.preset() == "printed"
        await person.press("f8", "enter")
        await person.click("#again")
        assert person.session.duel.options.preset() == "printed"
        assert not person.session.is_over
        assert len(person.app.saved_games) == 2

    played(Zweikampf(start_of("tower")), play)


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("dwarves", "de", SMALL),
        ("throne", "de", SMALL),
        ("throne", "en", LARGE),
        ("tower", "de", SMALL),
    ],
)
def test_the_lesson_to_its_end(game: str, language: Language, size: tuple[int, int]) -> None:
    lesson = start_of(game, language).lesson()
    assert lesson is not None

    async def play(person: Person) -> None:
        session = person.session
        assert isinstance(session, LessonSession)
        hints = 0
        while session.step is not None:
            step, number = session.step, session.progress.number
            text = session.lesson_text()
            assert "{" not in text
            box = person.game.query_one("#lesson-text", Static)
            assert box.region.height
            assert str(box.content) == text
            assert person.game.query_one("#lesson").max_scroll_y == 0, "all of it can be read"
            assert session.undo_ply() is None
            if not step.expects:
                await person.press("enter")
                continue
            wrong = next((each for each in session.legal if each not in step.expects), None)
            if wrong is not None:
                hints += 1
                person.game._try(lambda wrong=wrong: session.play(wrong))  # type: ignore[misc]
                assert person.status() == session.texts(
                    step.hint, **session.board.lesson_values(session.duel.options, session.texts)
                )
            await person.press("f2")
            assert person.status() == session.hint()
            assert person.game.moves.token == step.expects[0], "a hint stays in the lesson"
            for token in step.expects:
                assert session.named_move(token) in person.status()
            await person.pilot.press(*step.expects[-1])
            assert person.game.moves.token == step.expects[-1]
            await person.press("enter")
            assert session.progress.number == number + 1
        assert hints
        assert session.progress.is_over
        assert person.is_asked
        assert person.game.log_view.display

    played(Zweikampf(start_of(game, language), lesson), play, size)


@each_game
def test_the_review_looks_at_every_choice(game: str, tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        for _ in range(3):
            await person.press("enter")
        await person.press("f8", "enter")
        await person.click("#review")
        screen = person.app.screen
        assert isinstance(screen, ReviewScreen)
        assert len(screen.hindsight.remarks) >= 3
        assert screen.query_one(OptionList).option_count == len(screen.hindsight.remarks)
        assert f"{len(screen.hindsight.remarks)} choices, " in person.text()
        assert "% to win" in person.text()
        await person.press("escape")
        assert isinstance(person.app.screen, ResultScreen)
        await person.click("#look")
        assert isinstance(person.app.screen, GameScreen)
        await person.press("ctrl+q")

    played(new_game(start_of(game), tmp_path / "game.txt"), play, LARGE)


@each_game
@pytest.mark.parametrize("language", ["de", "en"])
def test_luck_and_play_of_a_game_that_is_over(
    game: str, language: Language, tmp_path: Path
) -> None:
    async def play(person: Person) -> None:
        for _ in range(3):
            await person.press("enter")
        await person.press("f8", "enter")
        sheet = person.app.screen.query_one(".sheet").content_region
        for button in person.app.screen.query(Button):
            assert sheet.contains_region(button.region), f"{button.label} is cut off"
        await person.click("#insight")
        screen = person.app.screen
        assert isinstance(screen, InsightScreen)
        say, text = person.session.texts, person.text()
        for key in ("insight-start", "insight-luck", "insight-result", "insight-adjusted"):
            assert say(key) in text
        assert any(block in text for block in LEVELS), "the river"
        assert not screen.query_one("#progress").display
        scroll = screen.query_one(VerticalScroll)
        assert scroll.has_focus
        await person.press("end")
        assert say("insight-note").split()[-1] in person.text()
        await person.press("escape")
        assert isinstance(person.app.screen, ResultScreen)

    played(new_game(start_of(game, language), tmp_path / "game.txt"), play, SMALL)


def test_a_window_may_grow_and_shrink(tmp_path: Path) -> None:
    async def play(person: Person) -> None:
        for _ in range(5):
            await person.press("enter")
        log = person.game.log_view
        small = log.size.width
        await person.pilot.resize_terminal(*LARGE)
        await person.settle()
        assert log.region.x > person.game.moves.region.x, "on the right"
        assert log.size.height > person.game.moves.size.height
        assert person.session.log()[-1].text.split()[-1] in person.text()
        await person.pilot.resize_terminal(*SMALL)
        await person.settle()
        assert log.size.width == small
        assert log.region.right <= person.game.moves.region.x

    played(new_game(start_of("throne"), tmp_path / "game.txt"), play)


def test_light_dark_and_no_colour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def light(person: Person) -> None:
        await person.press("f9")
        assert person.app.theme == LIGHT
        await person.press("f9")
        assert person.app.theme != LIGHT

    played(new_game(start_of("throne"), tmp_path / "game.txt"), light)
    monkeypatch.setenv("NO_COLOR", "1")

    async def grey(person: Person) -> None:
        assert person.app.no_color
        assert all(token in person.text() for token in person.session.legal[:3])

    played(new_game(start_of("throne"), tmp_path / "grey.txt"), grey)


def test_a_full_disk_does_not_spoil_the_game(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    saved_game = SavedGame(start_of("throne").new().session, blocked / "game.txt")

    async def play(person: Person) -> None:
        await person.press("enter")
        assert person.is_asked
        await person.press("f8", "enter")
        assert "could not be saved" in person.text()

    played(Zweikampf(start_of("throne"), saved_game), play)


def test_a_player_that_fails_ends_the_application_and_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    saved_game = SavedGame(start_of("throne").new().session, file)

    class Broken:
        def choose(self, view: object, legal: object, budget: object = None) -> str:
            return "nonsense"

    saved_game.session.opponent.player = Broken()

    async def play(person: Person) -> None:
        await person.press("enter")
        assert not person.app.is_running
        assert person.app.failure is not None
        assert person.app.failure.code == "player-broken"

    played(Zweikampf(start_of("throne"), saved_game), play)
    assert record.loads(file.read_text("utf-8")).actions
