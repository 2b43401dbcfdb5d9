"""Version 1 of the rules, for the records of that time: no one was asked for T1 after `keep`."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from tests.engine.test_versions import RECORDS
from tests.games.dwarves.scene import GAME, SEATS, Scene
from zweikampf.engine import record
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import RecordError
from zweikampf.engine.replay import decisions, record_of, replay, verify
from zweikampf.engine.rng import Rng
from zweikampf.players.advice import adviser

KEPT = "phase=dice active=0 hands=A1/T1,T1 display=A8/- dice=123"
FILES = sorted(RECORDS.glob("dwarves-1*.txt"))


def test_after_keep_the_card_phase_began_at_once() -> None:
    assert Scene.at(f"rules=1 {KEPT}").do("keep").phase == "card"
    assert Scene.at(KEPT).do("keep").phase == "react"


def test_every_other_question_was_asked() -> None:
    scene = Scene.at(f"rules=1 {KEPT}").do("keep hit:A8=2>pile pass V1")
    assert (scene.phase, scene.legal()) == ("react", ["T1>A8", "T1>pile", "pass"])
    assert scene.do("pass end").phase == "react"


def test_copies_positions_and_worlds_stay_with_their_rules() -> None:
    scene = Scene.at(f"rules=1 {KEPT}")
    position = scene.state.position()
    assert position.startswith("dwarves deck=standard rules=1 phase=dice")
    assert GAME.parse_position(position) == scene.state
    assert "rules=" not in Scene.at(KEPT).state.position()
    for seat in SEATS:
        assert scene.view(seat).rules == 1
        worlds = (scene.state.copy(), GAME.sample(scene.view(seat), Rng(1)))
        assert [Scene(world).do("keep").phase for world in worlds] == ["card", "card"]


def test_a_table_of_that_time_is_played_on_by_its_rules() -> None:
    duel = Duel(GAME, GAME.options_by({"first": "0"}, 1), SeededDealer(3))
    duel.submit(0, "keep")
    assert duel.state.actor == 0
    duel.submit(0, "end")
    assert duel.state.actor == 1
    again = record_of(duel)
    assert again.version == 1
    assert verify(again).plies == len(again.actions)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_is_told_by_its_rules_and_by_no_others(file: Path) -> None:
    kept = record.loads(file.read_text(encoding="utf-8"))
    plies = list(replay(kept))
    after_keep = [after for before, after in pairwise(plies) if before.token == "keep"]
    assert after_keep
    assert all(ply.token != "pass" for ply in after_keep)
    text = record.dumps(kept)
    with pytest.raises(RecordError, match="broken-record"):
        verify(record.loads(text.replace("game: dwarves 1", "game: dwarves 2")))


def test_a_choice_of_that_time_can_be_reviewed() -> None:
    kept = record.loads(FILES[0].read_text(encoding="utf-8"))
    choice = next(each for each in decisions(kept, 0) if "keep" in each.legal)
    moves = adviser("dwarves", seed=1, iterations=50).think(choice.view, choice.legal)
    assert {move.token for move in moves} == set(choice.legal)
