"""Everything that we write without being told where lies in the folders that the system names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import zweikampf
from tests.terminal.test_cli import one_line, run
from zweikampf.engine import folders
from zweikampf.server.settings import Settings

KINDS = ("DATA", "STATE", "CONFIG", "CACHE", "RUNTIME")


@pytest.fixture
def homes(tmp_path: Path) -> dict[str, str]:
    """A folder of its own for each purpose, none of them there yet."""
    named = {f"XDG_{kind}_HOME": str(tmp_path / kind.lower()) for kind in KINDS}
    return {**named, "HOME": str(tmp_path / "home")}


def written(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def test_a_game_writes_to_the_data_folder_only(homes: dict[str, str], tmp_path: Path) -> None:
    result = run("play", "throne", typed="quit\n", cwd=None, **homes)
    assert result.returncode == 0
    files = written(tmp_path)
    assert files
    assert all(re.match(r"data/zweikampf/records/throne-", name) for name in files), files


def test_commands_that_keep_nothing_write_nothing(homes: dict[str, str], tmp_path: Path) -> None:
    for arguments in (
        ["--version"],
        ["--help"],
        ["options", "tower"],
        ["trace", "throne"],
        ["bench", "throne", "--seconds", "0.01"],
        ["arena", "throne", "--players", "random", "greedy", "--games", "2"],
        ["solve", "throne victory=most phase=2 lead=0 led=- hands=G1/K3 score=-/-"],
        ["completion", "bash"],
        ["deck", "show"],
    ):
        assert run(*arguments, typed="", cwd=None, **homes).returncode == 0, arguments
    assert written(tmp_path) == set()


def test_a_server_keeps_its_tables_in_the_data_folder(
    homes: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in homes.items():
        monkeypatch.setenv(name, value)
    assert Settings().database == f"sqlite:///{tmp_path}/data/zweikampf/tables.db"


def test_no_module_names_a_folder_of_a_person_by_itself() -> None:
    """There is one place that knows them."""
    source = Path(zweikampf.__file__).parent
    own = re.compile(r"get_app_dir|expanduser|Path\.home|platformdirs|[\"']~/|XDG_")
    found = {
        str(path.relative_to(source))
        for path in source.rglob("*.py")
        if own.search(path.read_text("utf-8"))
    }
    assert found == {"engine/folders.py"}


@pytest.mark.parametrize("where", ["in/the/way/game.txt", "in", "in/game.txt"])
def test_a_record_that_cannot_be_saved_is_refused_before_the_game(
    where: str, tmp_path: Path
) -> None:
    """And no folder is made in vain."""
    (tmp_path / "in").mkdir()
    if where.endswith(".txt"):
        (tmp_path / "in").rmdir()
        (tmp_path / "in").write_text("a file")
    before = sorted(tmp_path.rglob("*"))
    result = run("play", "throne", "--record", str(tmp_path / where), typed="quit\n")
    assert result.returncode == 2
    assert "cannot be saved" in one_line(result)
    assert result.stdout == ""
    assert sorted(tmp_path.rglob("*")) == before


def test_a_place_that_is_fine_is_left_alone_until_there_is_something_to_save(
    tmp_path: Path,
) -> None:
    (tmp_path / "old.txt").write_text("what was there")
    folders.try_file(tmp_path / "old.txt")
    folders.try_file(tmp_path / "a" / "b" / "new.txt")
    assert written(tmp_path) == {"old.txt"}
    assert (tmp_path / "old.txt").read_text() == "what was there"
    assert not (tmp_path / "a").exists()
