"""docs/lab.md describes files and keys as they are; the studies of docs/studies can be played."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import numpy as np
import pytest

from tests.lab.studies import SMALL, study, written
from zweikampf.games.dwarves import decks
from zweikampf.lab.export import export
from zweikampf.lab.pool import Processes
from zweikampf.lab.study import reading, schema
from zweikampf.lab.study.reading import read
from zweikampf.lab.study.running import run
from zweikampf.lab.study.store import Folder
from zweikampf.lab.study.study import Judge

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "lab.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
OWN = sorted((DOCS / "studies").glob("*.toml"))
ADJUSTED = SMALL.replace("seed", "adjusted = true\nseed")  # with all columns
# Types as the page writes them, and as Arrow does.
ARROW = {"list of strings": "list<item: string>", "list of floats": "list<item: float>"}


def table(head: str) -> list[list[str]]:
    """The rows of the table whose first line begins like this."""
    _, _, rest = PAGE.partition(f"\n| {head} |")
    lines = rest.split("\n\n")[0].splitlines()[2:]
    assert lines, head
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def described(head: str) -> dict[str, str]:
    """The columns of a table of the page, with their types; one type may stand for several."""
    found = {}
    for names, types, *_ in table(head):
        each = types.split(", ")
        for at, name in enumerate(named(names)):
            found[name] = each[min(at, len(each) - 1)]
    return found


@pytest.mark.parametrize("kind", ["games", "decisions"])
def test_the_columns_of_the_page_are_those_of_the_files(kind: str, tmp_path: Path) -> None:
    written_down = {
        name: ARROW.get(type_, type_) for name, type_ in described(f"column of `{kind}`").items()
    }
    real = {
        "option_…" if field.name.startswith("option_") else field.name: str(field.type)
        for field in schema.SCHEMAS[kind](study(tmp_path, ADJUSTED))
    }
    assert list(written_down.items()) == list(real.items())


def test_the_files_of_the_page_are_those_of_a_folder(tmp_path: Path) -> None:
    text = SMALL.replace("unit = 4", "decisions = true").replace("games = 12", "games = 4")
    folder = Folder.create(tmp_path / "out", study(tmp_path, text))
    assert run(folder, Processes(1), in_flight=5)
    names = dict(table("file"))
    assert {named(name)[0] for name in names} == {path.name for path in folder.path.iterdir()}
    assert folder.read("times").schema.names == named(names["`times.parquet`"])
    metadata = folder.read("games").schema.metadata
    assert f"(`zweikampf-lab`, now {metadata[b'zweikampf-lab'].decode()})" in PAGE
    assert "(`zweikampf-study`)" in PAGE
    assert metadata[b"zweikampf-study"].decode() == folder.study.digest
    export(folder, tmp_path / "data.npz")
    with np.load(tmp_path / "data.npz") as arrays:
        real = {name: str(arrays[name].dtype) for name in arrays.files}
    shown = described("array")
    assert list(shown) == list(real)
    for name, kind in shown.items():
        assert kind in ("", real[name]), name


def test_the_keys_of_the_page_are_those_of_a_study() -> None:
    rows = table("key")
    assert {key for row in rows for key in named(row[0])} == set(reading._KEYS)
    judged = re.search(r"^\[judge\].*?\n\n?(?:(?!```).)*", EXAMPLES[0], re.MULTILINE | re.DOTALL)
    assert judged is not None
    assert set(re.findall(r"^(\w+) =", judged[0], re.MULTILINE)) == {
        field.name for field in fields(Judge)
    }
    usual = Judge()
    said = next(row[2] for row in rows if "`judge`" in row[0])
    assert said == f"`{usual.by}`, {usual.iterations} iterations, {usual.games} games"


def test_the_studies_of_the_page_are_understood(tmp_path: Path) -> None:
    first, decks_compared = EXAMPLES
    assert len(read(written(tmp_path, first)).variants) == 4
    (tmp_path / "decks").mkdir()
    mine = decks.path_of("standard").read_text("utf-8").replace('"standard"', '"mine"', 1)
    (tmp_path / "decks" / "dwarves-mine.toml").write_text(mine, "utf-8")
    found = read(written(tmp_path, decks_compared))
    assert [each.options["deck"] for each in found.variants] == ["standard", "mine"]


@pytest.mark.parametrize("file", OWN, ids=lambda file: file.stem)
def test_a_study_of_ours_is_understood_and_discussed(file: Path) -> None:
    """Its page names the file, so that a reader can play it again."""
    found = read(file)
    assert found.title
    pages = [page.read_text("utf-8") for page in (DOCS / "studies").glob("*.md")]
    (page,) = [page for page in pages if f"({file.name})" in page]
    assert f"{found.games:,}" in page
    assert "What a designer learns" in page
    assert "zweikampf lab run " in page


def test_the_three_questions_have_their_studies() -> None:
    studies = {file.stem: read(file) for file in OWN}
    favoured = [each for name, each in studies.items() if name.startswith("favoured-")]
    assert {each.game for each in favoured} == {"throne", "tower", "dwarves"}
    drawing = studies["tower-drawing"].variants
    assert {(each.options["drawing"], each.options["mode"]) for each in drawing} == {
        (drawing, mode) for drawing in ("literal", "free") for mode in ("strict", "table")
    }
    victory = studies["throne-victory"].variants
    assert {each.options["victory"] for each in victory} == {"three", "most"}
