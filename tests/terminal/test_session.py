"""A session without a screen: what people type, taking back, giving up, hints, records."""

from __future__ import annotations

import re
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from tests.terminal.app_play import known_secrets, start_of
from zweikampf.engine import record as records
from zweikampf.engine import registry
from zweikampf.engine.errors import RecordError, Refused
from zweikampf.engine.replay import verify
from zweikampf.engine.texts import LANGUAGES, Language
from zweikampf.players.opponents import opponent
from zweikampf.players.player import Move
from zweikampf.terminal import saving, words
from zweikampf.terminal.session import Session
from zweikampf.terminal.story import Line

__all__ = ["known_secrets"]
pytestmark = pytest.mark.usefixtures("known_secrets")
GAMES = registry.names()
each_game = pytest.mark.parametrize("game", GAMES)


def asked(game: str, choices: int = 2, seed: int | None = 3, language: Language = "en") -> Session:
    """A session at its first question with that many answers."""
    session = start_of(game, language, seed=seed).new().session
    while not (session.is_persons_turn and len(session.legal) >= choices):
        advance(session)
    return session


def advance(session: Session) -> None:
    if session.proceed():
        return
    if session.is_persons_turn:
        session.play(session.legal[-1])
    else:
        session.answer()


@each_game
def test_tokens_are_meant_whatever_their_case_and_spaces(game: str) -> None:
    session = asked(game)
    for token in session.legal:
        for typed in (token, token.lower(), token.upper(), f" {' '.join(token)} "):
            assert session.meant(typed) == token


def test_a_unique_beginning_is_enough_and_an_ambiguous_one_is_not() -> None:
    session = asked("throne", 5)
    for token in session.legal:
        same = [each for each in session.legal if each[0] == token[0]]
        assert session.matching(token[0].lower()) == same
        meant = session.meant(token[0])
        assert meant == (token if len(same) == 1 else token[0])
    assert session.matching("") == []


def test_a_token_of_the_game_is_refused_for_its_reason_and_not_completed() -> None:
    session = asked("throne", 5)
    held = {*session.legal}
    other = next(f"D{n}" for n in range(10) if f"D{n}" not in held)
    before = session.duel.state.position()
    with pytest.raises(Refused) as error:
        session.play(other.lower())
    assert error.value.code in ("not-in-hand", "must-follow-faction")
    assert other in session.explain(error.value)
    assert session.duel.state.position() == before


@each_game
def test_thinking_and_advising_change_nothing(game: str) -> None:
    session = asked(game)
    before = session.duel.version, session.duel.state.position()
    moves = session.advising(seed=1, iterations=30)()
    assert {move.token for move in moves} == set(session.legal)
    assert all(0 <= move.win_chance <= 1 for move in moves)
    while session.is_persons_turn or session.proceed():
        if session.is_persons_turn:
            session.play(session.legal[0])
    before = session.duel.version, session.duel.state.position()
    token = session.thinking()()
    assert (session.duel.version, session.duel.state.position()) == before
    session.answer(token)
    assert session.duel.version > before[0]


@each_game
def test_the_log_is_what_the_news_were(game: str) -> None:
    session = asked(game)
    news = [*session.log()]
    session.news()
    for _ in range(60):
        if session.is_over:
            break
        advance(session)
        news += session.news()
        assert session.log() == news


def test_resigning_ends_the_game_and_everything_else() -> None:
    session = asked("throne", seed=None)
    session.resign()
    assert session.is_over
    assert not session.is_persons_turn
    assert session.legal == []
    assert session.undo_ply() is None
    assert session.result() == "You have resigned; Random Player wins."
    for act in (session.resign, session.undo, lambda: session.play("G7")):
        with pytest.raises(Refused):
            act()
    kept = session.record()
    assert kept.end == f"resigned {session.seat}"
    assert verify(kept).sealed


def _told(session: Session) -> list[Line]:
    """The log of a session that does not know who was asked, as a record does not."""
    session.by_itself, session._log, session._logged = set(), [], 0
    return session.log()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_throw_of_dice_is_one_line(language: Language) -> None:
    session = asked("dwarves", language=language)
    for _ in range(60):
        advance(session)
    one, many = (("The die shows", "The dice show"), ("Der Würfel zeigt", "Die Würfel zeigen"))[
        language == "de"
    ]
    throws = [line.text for line in session.log() if many in line.text]
    assert len(throws) > 1
    assert all(line.count(many) == 1 and "," in line and one not in line for line in throws)
    assert not any("[" in line or "]" in line for line in throws)


@each_game
def test_tricks_and_turns_have_headings_and_what_is_not_done_is_not_said(game: str) -> None:
    session = asked(game)
    while not session.is_over:
        advance(session)
    opens, silent = session.board.opens, session.board.silent
    seen = session.duel.seen_events(session.seat)
    shown = [line.text for line in session.log() if line.is_heading]
    began = [words.tell(each, session.seat, session.texts) for each in seen if each.name == opens]
    assert shown
    assert shown == began[-len(shown) :]
    assert len(began) - len(shown) <= 1  # the first one comes with the deal
    session.by_itself.clear()
    unsaid = {
        words.tell(each, session.seat, session.texts, session.named)
        for each in seen
        if each.name in silent
    }
    assert not unsaid & {line.text for line in _told(session)}


def test_a_payment_is_said_in_words() -> None:
    session = asked("dwarves")
    while not session.is_over:
        advance(session)
    paid = [line.text for line in session.log() if "paid with" in line.text]
    assert any("an axe" in line or ", " in line.partition("paid with")[2] for line in paid)
    assert not any(re.search(r"paid with [1-5JC]{2}", line) for line in paid)


def test_a_move_that_was_not_tried_is_worth_nobody_knows_what() -> None:
    session = asked("throne")
    tried, untried = Move("G7", 3, 0.25), Move("G8", 0, 0.5)
    assert session.chances([tried, untried]) == {"G7": "25%", "G8": "–"}
    worked_out = [Move("G7", 0, 1.0), Move("G8", 0, 0.5)]
    assert session.chances(worked_out) == {"G7": "100%", "G8": "50%"}


@each_game
def test_a_result_names_the_opponent_and_says_why(game: str) -> None:
    session = asked(game)
    while not session.is_over:
        advance(session)
    outcome = session.duel.outcome
    assert outcome is not None
    own, other = (outcome.score[seat] for seat in (session.seat, 1 - session.seat))
    verb = "won" if outcome.winner == session.seat else "lost"
    assert session.result().startswith(f"You have {verb} against Random Player. ")
    assert session.result().endswith(f"{own}:{other}.")


@each_game
@pytest.mark.parametrize("seed", [3, None])
def test_a_saved_game_is_the_same_game_again(game: str, seed: int | None, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    session = asked(game, seed=seed)
    for _ in range(30):
        advance(session)
    saving.save(session, file)
    key = file.with_name("game.txt.key")
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    kept = saving.read(file)
    assert not kept.secret
    assert saving.opponent_of(kept) == "random"
    again = saving.resume(kept, file, opponent("random", game, 5), session.texts)
    assert again.duel.state.position() == session.duel.state.position()
    assert again.record() == session.record()
    assert _told(again) == _told(session)
    assert again.undo_ply() == session.undo_ply()
    while not again.is_over:
        advance(again)
    saving.save(again, file)
    assert not key.exists()
    assert verify(saving.read(file)).sealed is (seed is None)


def test_without_its_key_a_game_goes_on_with_new_cards_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    session = asked("throne", seed=None)
    saving.save(session, file)
    file.with_name("game.txt.key").unlink()
    kept = saving.read(file)
    again = saving.resume(kept, file, opponent("random", "throne", 5), session.texts)
    assert again.duel.state.position() == session.duel.state.position()
    while not again.is_over:
        advance(again)
    record = again.record()
    assert record.continued == f"{kept.table} {len(kept.actions)}"
    assert not verify(record).committed


@pytest.mark.parametrize(
    "key", ["", "secret", "secret zz", f"secret {'00' * 32}", "seed x", "\x00"]
)
def test_a_key_that_does_not_fit_is_no_key(key: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    session = asked("throne", seed=None)
    saving.save(session, file)
    file.with_name("game.txt.key").write_text(key)
    again = saving.resume(saving.read(file), file, opponent("random", "throne", 5), session.texts)
    assert again.record().continued


def test_what_is_over_or_not_a_persons_cannot_be_continued(tmp_path: Path) -> None:
    session = asked("throne")
    kept = session.record()
    for broken in (
        replace(kept, players=("level1", "level2")),
        replace(kept, end="agreed"),
    ):
        with pytest.raises(RecordError) as error:
            saving.resume(broken, tmp_path / "x", opponent("random", "throne", 5), session.texts)
        assert error.value.code == "not-to-continue"
    bad = replace(kept, actions=(*kept.actions, "G99"))
    with pytest.raises(RecordError) as error:
        saving.resume(bad, tmp_path / "x", opponent("random", "throne", 5), session.texts)
    assert error.value.code == "broken-record"


def test_a_crash_while_writing_leaves_the_old_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    session = asked("throne")
    saving.save(session, file)
    before = file.read_text("utf-8")
    advance(session)

    def fail(self: Path, target: Path) -> None:
        raise OSError("full")

    monkeypatch.setattr(Path, "replace", fail)
    saved_game = saving.SavedGame(session, file)
    saved_game.keep()
    assert "full" in saved_game.said()
    assert file.read_text("utf-8") == before
    records.loads(before)


def test_records_are_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert saving.place_for("throne").parent == tmp_path / "zweikampf" / "records"
    assert saving.unfinished("throne") == []
    one, two = (saving.folder() / f"throne-2026010{n}-000000-abc.txt" for n in (1, 2))
    for path in (one, two):
        saving.save(asked("throne"), path)
    assert saving.unfinished("throne") == [two, one]
    assert saving.unfinished("tower") == []
