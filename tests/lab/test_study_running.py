"""A study: the same bytes on any number of workers, stopped and continued, on a full disk."""

from __future__ import annotations

import errno
import json
import os
import signal
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.lab.studies import SMALL, UNJUDGED, study
from zweikampf.lab.match import Pair
from zweikampf.lab.playing import play_game
from zweikampf.lab.pool import Processes
from zweikampf.lab.study import schema, store, units
from zweikampf.lab.study.running import do, run
from zweikampf.lab.study.store import Folder, FolderError
from zweikampf.lab.study.study import Study

ALONE = Processes(1)


def played(folder: Folder, workers: int = 1) -> bytes:
    assert run(folder, Processes(workers), in_flight=5 * workers)
    return folder.file("games").read_bytes()


def test_the_same_bytes_on_any_number_of_workers(tmp_path: Path) -> None:
    wanted = study(tmp_path).total
    text = SMALL.replace("unit = 4", "unit = 4\ndecisions = true")
    one = Folder.create(tmp_path / "one", study(tmp_path, text))
    two = Folder.create(tmp_path / "two", study(tmp_path, text))
    assert played(one) == played(two, workers=2)
    assert one.file("decisions").read_bytes() == two.file("decisions").read_bytes()
    table = one.read("games")
    assert table.num_rows == wanted
    assert one.file("times").exists()
    assert len(set(table["game"].to_pylist())) == wanted
    assert sorted(path.name for path in one.path.iterdir()) == [
        "decisions.parquet",
        "games.parquet",
        "study.json",
        "times.parquet",
    ]


def test_a_unit_is_a_function_of_study_and_number(tmp_path: Path) -> None:
    found = study(tmp_path)
    for number in (3, 0):
        assert do(found, number).contents["games"] == do(found, number).contents["games"]
    names = [list(units.places(found, number)) for number in range(found.units)]
    assert list(map(len, names)) == [units.size(found, number) for number in range(found.units)]
    assert len({place for own in names for place in own}) == sum(map(len, names)) == found.total


def test_games_are_those_of_the_arena_and_variants_share_deals(tmp_path: Path) -> None:
    found = study(tmp_path)
    rows = units.play(found, 0).games
    match = found.matches[0]
    for row, game in zip(rows[:2], (1, 2), strict=True):
        alone = play_game(match, Pair(0, 1, 0), game).played
        assert (row["score0"], row["score1"], row["plies"]) == (*alone.score, alone.actions)
    other = units.play(found, 1).games
    assert [row["deal_seed"] for row in rows] == [row["deal_seed"] for row in other]
    assert rows[0]["opening0"] == other[0]["opening0"]
    # Replays have the same cards, and players who think afresh.
    assert rows[0]["opening0"] == rows[2]["opening0"]
    assert match.player_seed(Pair(0, 1, 0), 0) != match.player_seed(Pair(0, 1, 0), 0, 1)


def of_guests(folder: Path, guest: str) -> Study:
    return study(
        folder,
        f'game = "throne"\nplayers = ["tests.lab.guests:{guest}"]\ngames = 2\nreplays = 1\n'
        'decisions = true\non_error = "forfeit"\n[judge]\nby = "none"\n',
    )


def test_what_a_player_does_to_the_list_it_was_given_is_not_written_down(tmp_path: Path) -> None:
    first, tidy = (units.play(of_guests(tmp_path, guest), 0) for guest in ("First", "Tidy"))
    for name in ("decisions", "choices", "branching", "score0", "score1"):
        assert [row[name] for row in tidy.games] == [row[name] for row in first.games]
    assert [row["legal"] for row in tidy.decisions] == [row["legal"] for row in first.decisions]


@pytest.mark.parametrize("guest", ["Cheat", "Clumsy", "Mute", "Numeric"])
def test_an_answer_that_is_not_legal_is_no_decision(guest: str, tmp_path: Path) -> None:
    found = of_guests(tmp_path, guest)
    folder = Folder.create(tmp_path / "out", found)
    assert run(folder, ALONE, in_flight=5)
    rows = folder.read("games").to_pylist()
    assert {row["reason"] for row in rows} == {"forfeit"}
    assert all(row["error"] and row["decisions"] == 0 and row["margin"] is None for row in rows)
    assert folder.read("decisions").num_rows == 0


def stopping(after: int, number: int = signal.SIGINT) -> Callable[[int], None]:
    """Interrupts after that many units."""
    left = [after]

    def tell(games: int) -> None:
        left[0] -= 1
        if left[0] == 0:
            signal.raise_signal(number)

    return tell


@pytest.mark.parametrize("workers", [1, 2])
def test_a_study_that_is_interrupted_anywhere_continues(workers: int, tmp_path: Path) -> None:
    found = study(tmp_path, UNJUDGED.replace("games = 12", "games = 40"))
    whole = played(Folder.create(tmp_path / "whole", found))
    path = tmp_path / "stopped"
    # Starting two processes costs more than all of these games: they are stopped once.
    for _ in range(2 // workers):
        with pytest.raises(KeyboardInterrupt):
            run(Folder.create(path, found), Processes(workers), in_flight=5, tell=stopping(1))
        folder = Folder.open(path)
        assert 0 < len(folder.done()) < found.units
        assert folder.played() == 4 * len(folder.done())
        assert folder.read("games").num_rows == 4 * len(folder.done())
        assert not (path / "reserve").exists()
    told: list[int] = []
    folder = Folder.create(path, found)
    before = folder.played()
    assert run(folder, ALONE, in_flight=5, tell=told.append)
    assert before + sum(told) == folder.played() == found.total
    assert folder.file("games").read_bytes() == whole
    assert played(folder) == whole  # nothing is left to do


def test_a_half_written_unit_is_played_again(tmp_path: Path) -> None:
    found = study(tmp_path, UNJUDGED)
    whole = played(Folder.create(tmp_path / "whole", found))
    folder = Folder.create(tmp_path / "half", found)
    units_folder = folder.path / "units" / "0000"
    units_folder.mkdir(parents=True)
    (units_folder / "0.games.parquet.partial").write_bytes(b"half")
    (units_folder / "1.times.parquet").write_bytes(do(found, 1).contents["times"])
    assert folder.done() == set()
    assert played(folder) == whole


class _Disk:
    """A disk with that many bytes: the writes of the store go through it."""

    def __init__(self, size: int) -> None:
        self.size = size

    def fill(self, folder: Path) -> Callable[[int], None]:
        def fsync(number: int) -> None:
            if sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) > self.size:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        return fsync


def test_a_full_disk_loses_no_finished_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = study(tmp_path, UNJUDGED)
    whole = played(Folder.create(tmp_path / "whole", found))
    path = tmp_path / "full"
    disk = _Disk(10 * store.RESERVE)
    monkeypatch.setattr(os, "fsync", disk.fill(path))
    finished: list[int] = []

    def noting(number: int) -> Any:
        unit = do(found, number)
        finished.append(number)
        return unit

    def on(
        work: Any, items: Sequence[Any], tell: Any, *, prepare: Any = None, name: Any = str
    ) -> None:
        """The disk fills up while three units are being played; all of them come to an end."""
        tell(noting(items[0]))
        disk.size = sum(each.stat().st_size for each in path.rglob("*") if each.is_file()) + 1
        ready = [noting(number) for number in items[1:4]]
        assert [tell(unit) for unit in ready] == [True] * 3

    folder = Folder.create(path, found)
    assert not run(folder, on, in_flight=5)
    assert folder.is_full
    assert Folder.open(path).done() == set(finished)
    assert Folder.open(path).read("games").num_rows == 16
    # Still full: nothing is played, nothing is lost.
    disk.size = 1
    assert not run(Folder.create(path, found), ALONE, in_flight=5)
    assert Folder.open(path).done() == set(finished)
    disk.size = 10**9
    assert played(Folder.create(path, found)) == whole


def test_the_reserve_takes_room_where_files_are_compressed_too(tmp_path: Path) -> None:
    folder = Folder.create(tmp_path / "out", study(tmp_path, UNJUDGED))
    folder.reserve(store.RESERVE)
    content = (folder.path / "reserve").read_bytes()
    assert len(content) == store.RESERVE
    assert len(zlib.compress(content)) >= store.RESERVE


def test_a_disk_that_fills_up_at_the_end_keeps_the_units(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = study(tmp_path, UNJUDGED)
    folder = Folder.create(tmp_path / "out", found)

    def writer(*given: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    for number in range(found.units):
        folder.keep(number, do(found, number).contents, 1)
    with monkeypatch.context() as patch:
        patch.setattr(schema, "writer", writer)
        with pytest.raises(OSError, match="full"):
            folder.finish()
    assert len(folder.done()) == found.units
    assert not folder.is_complete
    folder.finish()
    assert folder.is_complete


def test_another_study_is_not_mixed_in(tmp_path: Path) -> None:
    folder = Folder.create(tmp_path / "out", study(tmp_path))
    with pytest.raises(FolderError) as error:
        Folder.create(folder.path, study(tmp_path, SMALL.replace("seed = 3", "seed = 4")))
    assert error.value.reason.values["what"] == "seed"
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / "letter.txt").write_text("mine", "utf-8")
    with pytest.raises(FolderError, match="study-folder-taken"):
        Folder.create(tmp_path / "taken", study(tmp_path))
    for path in (tmp_path / "taken", tmp_path / "nowhere"):
        with pytest.raises(FolderError, match="not-a-study-folder"):
            Folder.open(path)
    (folder.path / "study.json").write_text(json.dumps({"zweikampf-study": 1}), "utf-8")
    with pytest.raises(FolderError, match="not-a-study-folder"):
        Folder.open(folder.path)
