"""A record is replayed by the version of the rules that it was played by.

``tests/records`` keeps a real record, sealed cards and all, of every older version that a game can
still play. To add one, play a game before the change and save it there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar, cast

import pytest

from tests.engine.strangers import YES, Nine, NineGame, NineOptions
from zweikampf.engine import actors, conformance, record, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import OptionError, RecordError
from zweikampf.engine.options import Options, choice
from zweikampf.engine.replay import decisions, record_of, replay, verify

RECORDS = Path(__file__).parents[1] / "records"
FILES = sorted(RECORDS.glob("*.txt"))


class Shy(Nine):
    """The rules of before: seat 1 was not asked, it always said yes."""

    def apply_unchecked(self, action: int) -> None:
        super().apply_unchecked(action)
        if self.actor == 1:
            self.answer = YES
            self.actor = actors.OVER


@dataclass(frozen=True)
class NewerOptions(NineOptions):
    """Before, a game was wild unless something else was said."""

    mood: str = choice("calm", "wild", was={1: "wild"})


class NewerGame(NineGame):
    version: ClassVar = 2
    older_versions: ClassVar = (1,)
    options: ClassVar = NewerOptions

    def begin(self, options: Options) -> Nine:
        return Shy() if self.version_of(options) == 1 else Nine()


GAME = NewerGame()


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> NewerGame:
    monkeypatch.setitem(cast(Any, registry)._GAMES, "nine", GAME)
    return GAME


def played(game: NineGame, tokens: list[str], version: int) -> record.Record:
    duel = Duel(game, game.options_by({}, version), SeededDealer(1))
    for token in tokens:
        duel.submit(duel.state.actor, token)
    return record_of(duel)


def test_the_version_of_a_record_chooses_the_rules(newer: NewerGame) -> None:
    old, new = played(newer, ["high"], 1), played(newer, ["high", "no"], 2)
    assert (old.version, new.version) == (1, 2)
    assert [ply.token for ply in replay(old)][-1] == "high"
    assert verify(old).outcome == old.outcome != verify(new).outcome
    # By the rules of today the old game is not over, by those of before the new one is too long.
    with pytest.raises(RecordError, match="wrong-result"):
        verify(replace(old, version=2))
    with pytest.raises(RecordError, match="broken-record"):
        verify(replace(new, version=1))
    assert [each.ply for each in decisions(old, 1)] == []
    assert [each.legal for each in decisions(new, 1)] == [("no", "yes")]


def test_a_missing_option_means_what_it_meant_then(newer: NewerGame) -> None:
    assert newer.options_by({}, 1).texts() == {"mood": "wild"}
    assert newer.options_by({}, 2).texts() == newer.options.parse({}).texts() == {"mood": "calm"}
    assert newer.options_by({"mood": "calm"}, 1).texts() == {"mood": "calm"}
    assert newer.options_by({"mood": "calm"}, 1) != newer.options_by({"mood": "calm"}, 2)


def test_the_version_is_no_option_that_anybody_chooses(newer: NewerGame) -> None:
    assert [each.name for each in newer.options.fields()] == ["mood"]
    with pytest.raises(OptionError, match="unknown-option"):
        newer.options.parse({"rules_version": "1"})


@pytest.mark.parametrize("version", [0, 3, 999_999_999])
def test_an_unknown_version_is_refused(newer: NewerGame, version: int) -> None:
    with pytest.raises(RecordError, match="unknown-rules-version"):
        verify(replace(played(newer, ["high", "no"], 2), version=version))


def test_the_kit_tries_older_versions_too(newer: NewerGame) -> None:
    versions = [newer.version_of(options) for options in conformance.all_options(newer)]
    assert versions == [2, 2, 1]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_record_is_told_as_it_was(file: Path) -> None:
    kept = record.loads(file.read_text(encoding="utf-8"))
    assert file.stem.startswith(f"{kept.game}-{kept.version}")
    verdict = verify(kept)
    assert verdict.committed
    assert verdict.outcome is not None
    assert all(ply.events for ply in replay(kept))
    assert record.loads(record.dumps(kept)) == kept


def test_every_older_version_has_a_record() -> None:
    kept = {file.stem for file in FILES}
    for name in registry.names():
        for version in registry.find(name).older_versions:
            assert f"{name}-{version}" in kept
