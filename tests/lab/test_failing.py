"""A player that fails leaves everything that its author needs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.lab.test_arena import GUESTS
from zweikampf.engine import record as records
from zweikampf.engine import registry
from zweikampf.engine.replay import verify
from zweikampf.engine.texts import LANGUAGES
from zweikampf.lab.arena import Arena, Match, play
from zweikampf.lab.failing import PlayerFailed
from zweikampf.lab.match import FORFEIT, Pair, Result
from zweikampf.lab.playing import play_game

FAILING = ["Cheat", "Clumsy", "Quitter", "Mute", "Stillborn", "Messy"]


def match_of(guest: str) -> Match:
    return Match("throne", ("random", f"{GUESTS}:{guest}"))


@pytest.mark.parametrize(
    ("guest", "says", "workers"),
    [
        ("Cheat", "Refused", 1),
        ("Clumsy", "dropped all", 1),
        ("Clumsy", "dropped all", 2),
        ("Quitter", "SystemExit", 1),
        ("Quitter", "SystemExit", 2),
        ("Mute", "Refused", 1),
        ("Stillborn", "not today", 1),
        ("Messy", "left the table", 1),
    ],
)
def test_a_player_that_fails_is_named(guest: str, says: str, workers: int) -> None:
    with pytest.raises(PlayerFailed, match=guest) as caught:
        play(match_of(guest), 4, workers=workers)
    assert caught.value.code == "player-failed"
    assert says in caught.value.failing.why
    assert caught.value.failing.player == f"{GUESTS}:{guest}"


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_of_ours_is_told_in_the_language_of_the_person(workers: int) -> None:
    with pytest.raises(PlayerFailed) as caught:
        play(match_of("Mute"), 2, workers=workers)
    said = {language: str(caught.value.failing.reason(language)) for language in LANGUAGES}
    assert "“None” is not a move in this game." in said["en"]
    assert "„None“ ist in diesem Spiel kein Zug." in said["de"]
    assert "error" not in caught.value.failing.json()


def test_the_traceback_begins_in_the_code_of_the_player() -> None:
    for guest in ("Clumsy", "Quitter", "Stillborn", "Messy"):
        with pytest.raises(PlayerFailed) as caught:
            play(match_of(guest), 2)
        lines = caught.value.failing.trace.splitlines()
        assert lines[0].startswith("Traceback")
        assert "guests.py" in lines[1]
        assert "zweikampf" not in "".join(lines[1:]).replace("tests", "")


def test_an_illegal_answer_is_shown_with_the_legal_ones() -> None:
    for guest, answer in (("Cheat", "lead0"), ("Mute", "NoneType")):
        with pytest.raises(PlayerFailed) as caught:
            play(match_of(guest), 2)
        failing = caught.value.failing
        assert failing.answer == answer
        assert len(failing.legal) > 1
        assert failing.trace == ""


@pytest.mark.parametrize("guest", FAILING)
def test_position_view_and_record_are_saved_and_lead_to_the_same_failure(
    guest: str, tmp_path: Path
) -> None:
    match = match_of(guest)
    with pytest.raises(PlayerFailed) as caught:
        play(match, 2)
    failing = caught.value.failing
    first, second = failing.save(tmp_path / "failed")
    record = records.loads(first.read_text("utf-8"))
    assert len(record.actions) == failing.ply
    assert (verify(record).outcome is None) == (guest != "Messy")
    rest = json.loads(second.read_text("utf-8"))
    game = registry.find(match.game)
    state = game.parse_position(rest["position"])
    assert json.loads(json.dumps(game.view(state, rest["seat"]).json())) == rest["view"]
    assert (rest["game"], rest["why"]) == (failing.game, failing.why)
    if failing.answer is not None:
        legal = sorted(game.format_action(action) for action in state.legal())
        assert rest["legal"] == legal
    pair, number = Pair(0, 1, 0), int(failing.game[-1])
    with pytest.raises(PlayerFailed) as again:
        play_game(match, pair, number)
    assert again.value.failing == failing


@pytest.mark.parametrize("workers", [1, 2])
def test_a_forfeit_is_lost_counted_and_resumed(workers: int, tmp_path: Path) -> None:
    match = match_of("Late")
    file = tmp_path / "results.jsonl"
    arena = Arena(match, 6, workers, file, tmp_path, on_error="forfeit")
    results: list[Result] = []
    shown = arena.run(results.append)
    assert shown.played == 6
    assert {each.player: each.forfeits for each in shown.standings} == {
        "random": 0,
        f"{GUESTS}:Late": 2,
    }
    assert [each.game for each in arena.failures] == ["0-1-1.1", "0-1-1.2"]
    (lost,) = (each for each in results if each.pair.number == 1)
    for game in lost.games:
        assert (game.winner, game.reason, game.error) == (0, FORFEIT, "RuntimeError: too late")
    assert verify(records.loads((tmp_path / "0-1-1.1.txt").read_text("utf-8"))).outcome is None
    assert play(match, 6, file=file) == shown
