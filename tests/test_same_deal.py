"""The same cards from Python and in the terminal: docs/same-deal.md."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

import zweikampf as zk
from zweikampf.cli.main import main
from zweikampf.engine import registry
from zweikampf.engine.errors import RecordError
from zweikampf.engine.record import format_outcome
from zweikampf.engine.texts import Language
from zweikampf.terminal import words
from zweikampf.terminal.commands import general_texts
from zweikampf.terminal.replaying import end_of
from zweikampf.terminal.session import HUMAN, Session
from zweikampf.terminal.starting import Start


def played(duel: zk.Duel, seed: int) -> zk.Duel:
    choices = random.Random(seed)
    while duel.turn is not None:
        duel.play(choices.choice(duel.legal()))
    return duel


@pytest.mark.parametrize("game", registry.names())
def test_the_same_moves_lead_to_the_same_game(game: str) -> None:
    first = played(zk.new(game), 1)
    again = played(zk.again(first), 1)
    assert again.tokens == first.tokens
    found = zk.compare(first, again, zk.again(again))
    assert found.parts[1] is None
    assert found.common == 0  # the third one has not begun
    assert zk.verify(again).deal == first.record().table


def test_what_cannot_be_repeated_or_compared() -> None:
    seeded, sealed = played(zk.new("throne", seed=1), 1), zk.new("throne")
    for duel in (seeded, sealed):
        with pytest.raises(RecordError) as refused:
            zk.again(duel)
        assert refused.value.code == "cannot-repeat"
    first, other = played(zk.new("throne"), 1), played(zk.new("throne"), 1)
    for others, code in (((other,), "not-same-deal"), ((first,) * 8, "compare-count")):
        with pytest.raises(RecordError) as refused:
            zk.compare(first, *others)
        assert refused.value.code == code


def call(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    return int(ended.value.code or 0)


@pytest.mark.parametrize(
    ("language", "resigned", "more"),
    [
        ("en", "Seat 2 resigned.", "more choices. --all"),
        ("de", "Platz 2 hat aufgegeben.", "weitere Entscheidungen. --all"),
    ],
)
def test_a_comparison_tells_ends_in_words_and_what_it_leaves_out(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    language: Language,
    resigned: str,
    more: str,
) -> None:
    """Regression: it said "0 factions 3:2", and stopped after twelve choices without a word."""
    first = played(zk.new("throne"), 1).record()
    other = played(zk.again(first), 2).record()
    given_up = replace(other, outcome=None, actions=other.actions[:40], end="resigned 1")
    files = [str(tmp_path / f"{number}.txt") for number in range(2)]
    for path, record in zip(files, (first, given_up), strict=True):
        Path(path).write_text(str(record), "utf-8")
    assert call("compare", *files, "--no-luck", "--lang", language) == 0
    few = capsys.readouterr().out
    assert first.outcome is not None
    assert format_outcome(first.outcome) not in few
    ending = end_of(first, words.texts_of("throne", language))
    assert ending in " ".join(few.split())
    assert resigned in few
    assert more in few
    assert call("compare", *files, "--no-luck", "--all", "--lang", language) == 0
    whole = capsys.readouterr().out
    assert "--all" not in whole
    last = f"\n{max(map(len, zk.compare(first, given_up).choices))} "
    assert last in whole
    assert last not in few


def test_games_are_compared_in_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = played(zk.new("throne"), 1)
    other = played(zk.again(first), 2)
    files = [str(tmp_path / name) for name in ("first.txt", "other.txt")]
    for path, duel in zip(files, (first, other), strict=True):
        Path(path).write_text(str(duel.record()), "utf-8")
    assert call("compare", *files, "--no-luck", "--lang", "en") == 0
    assert "Game 2" in capsys.readouterr().out
    assert call("compare", *files, "--no-luck", "--lang", "de") == 0
    assert "Spiel 2" in capsys.readouterr().out
    assert call("compare", *files, "--no-luck", "--json") == 0
    data = json.loads(capsys.readouterr().out)
    assert data["parts"][1] == data["common"]
    assert call("play", "throne", "--other-side") != 0
    assert call("play", "--same-deal", files[0], "--lang", "en") != 0
    assert "--seat" in capsys.readouterr().err
    assert call("play", "--same-deal", files[0], "--seat", "1", "--lang", "en") != 0
    assert "--opponent" in capsys.readouterr().err


@pytest.mark.parametrize(
    "choice",
    [
        *(["--seed", "1"], ["--preset", "standard"], ["--option", "open=yes"], ["--lesson"]),
        ["--seat", "1", "--other-side"],
        ["--seat", "2", "--other-side"],
    ],
)
def test_the_cards_of_another_game_leave_no_choice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], choice: list[str]
) -> None:
    """The record says who sat where, so nothing else is missing."""
    record = replace(played(zk.new("throne"), 1).record(), players=("Anna", "computer 1"))
    path = tmp_path / "first.txt"
    path.write_text(str(record), "utf-8")
    assert call("play", "--same-deal", str(path), *choice, "--lang", "en") != 0
    assert general_texts("en")("same-deal-alone") in capsys.readouterr().err


def start(game: str = "throne", seat: int | None = None, opponent: str = "level1") -> Start:
    rules = registry.find(game)
    texts = words.texts_of(game, "en")
    return Start(rules, texts, lambda preset: rules.options(), opponent, seat)


@pytest.mark.parametrize(
    ("players", "seat", "against"),
    [
        (("Anna", "computer 3"), 0, "level3"),
        (("computer 6", "Anna"), 1, "level6"),
        (("greedy", HUMAN), 1, "greedy"),
        (("computer thinker", "Anna"), None, None),  # a bot of a server
        (("computer 2", "computer 3"), None, None),  # one of them is a name
        (("Anna", "Ben"), None, None),
        (("", ""), None, None),
    ],
)
def test_whose_cards_these_were_is_read_in_the_record(
    tmp_path: Path, players: tuple[str, str], seat: int | None, against: str | None
) -> None:
    path = tmp_path / "game.txt"
    record = replace(played(zk.new("throne"), 1).record(), players=players)
    path.write_text(str(record), "utf-8")
    for other_side in (False, True):
        if seat is None:
            with pytest.raises(RecordError) as refused:
                start().same_deal(path, "level1", other_side=other_side)
            assert refused.value.code == "same-deal-seat"
            session = start(seat=1).same_deal(path, "level2", other_side=False).session
            assert (session.seat, session.opponent_name) == (1, "level2")
        else:
            session = start().same_deal(path, None, other_side=other_side).session
            assert (session.seat, session.opponent_name) == (seat ^ other_side, against)


def test_in_the_terminal_the_same_moves_get_the_same_answers(tmp_path: Path) -> None:
    """Also after an undo, and in a game that is read back."""

    def moves(session: Session, count: int) -> list[str]:
        while not session.is_over and session.duel.ply < count:
            if session.is_persons_turn:
                session.play(session.legal[0])
            else:
                session.thinking()()  # a thought that is dropped
                session.answer()
        return session.duel.tokens[:count]

    first = start(seat=0).new()
    told = moves(first.session, 45)
    first.session.resign()
    path = tmp_path / "first.txt"
    path.write_text(str(first.session.record()), "utf-8")
    again = start().same_deal(path, None, other_side=False)
    assert moves(again.session, 20) == told[:20]
    again.path = tmp_path / "again.txt"
    again.keep()
    further = start().resume(again.path)
    assert moves(further.session, 45) == told
