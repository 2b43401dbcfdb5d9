"""The report of a study: figures that are known beforehand, and a page for everyone."""

from __future__ import annotations

import csv
import json
import os
import re
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests import programs
from tests.lab.studies import SMALL, study, written
from zweikampf.engine.texts import LANGUAGES
from zweikampf.lab.page import statistics
from zweikampf.lab.page.figures import Figures, figures
from zweikampf.lab.page.page import page
from zweikampf.lab.pool import Processes
from zweikampf.lab.study.running import run
from zweikampf.lab.study.store import Folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    path = tmp_path_factory.mktemp("report")
    found = Folder.create(path / "out", study(path, SMALL.replace("games = 12", "games = 80")))
    assert run(found, Processes(1), in_flight=5)
    return found


@pytest.fixture(scope="module")
def found(folder: Folder) -> Figures:
    return figures(folder)


# Statistics


def test_a_deal_that_decides_everything_is_all_luck_and_one_that_decides_nothing_none() -> None:
    groups = [deal for deal in range(50) for _ in range(4)]
    all_of_it = statistics.luck([float(deal % 2) for deal in groups], groups)
    assert all_of_it is not None
    assert all_of_it.value == 1
    none = statistics.luck([0.0, 1.0, 0.0, 1.0] * 50, groups)
    assert none is not None
    assert none.value == 0
    assert statistics.luck([1.0, 0.0], [0, 1]) is None


def test_half_luck_is_found_within_its_interval() -> None:
    rng = np.random.default_rng(1)
    groups = [deal for deal in range(400) for _ in range(4)]
    deals = rng.normal(size=400)
    results = [float(deals[deal] + rng.normal()) for deal in groups]
    half = statistics.luck(results, groups)
    assert half is not None
    assert half.low < 0.5 < half.high
    assert half.high - half.low < 0.15


def test_games_of_one_deal_do_not_count_as_independent() -> None:
    points = [float(deal % 2) for deal in range(40) for _ in range(4)]
    together = statistics.share(points, [deal for deal in range(40) for _ in range(4)])
    apart = statistics.share(points, list(range(160)))
    assert together is not None
    assert apart is not None
    assert together.value == apart.value == 0.5
    assert together.high - together.low > 1.8 * (apart.high - apart.low)


def test_many_comparisons_are_corrected() -> None:
    assert statistics.counts([0.04]) == [True]
    assert not any(statistics.counts([0.04, *[0.9] * 19]))
    assert statistics.counts([0.0001, *[0.9] * 19])[0]
    assert statistics.counts([]) == []


def test_paired_differences_use_the_same_deals() -> None:
    deals = list(range(100))
    wild = [float(deal * 37 % 101) for deal in deals]
    gap = statistics.paired(wild, deals, [each + 1 for each in wild], deals)
    assert gap is not None
    assert gap[0].value == pytest.approx(1)
    assert gap[1] == pytest.approx(0, abs=1e-6)


# Figures


def test_figures_agree_with_the_rows(folder: Folder, found: Figures) -> None:
    rows = folder.read("games").to_pylist()
    for at, variant in enumerate(found.variants):
        own = [row for row in rows if row["variant"] == at]
        assert variant.games == len(own) == 80
        assert sum(variant.reasons.values()) == 80
        plies = variant.figures["plies"]
        assert plies is not None
        assert plies.value == pytest.approx(sum(row["plies"] for row in own) / 80)
        changes = variant.figures["lead_changes"]
        assert changes is not None
        assert changes.games == 4
        assert variant.figures["luck"] is not None
        for estimate in variant.figures.values():
            assert estimate is None or estimate.low <= estimate.value <= estimate.high
    assert {each.variant for each in found.differences} == {1}
    card = found.variants[0].cards[0]
    assert card.opening is not None
    with_card = [
        (row, seat) for row in rows for seat in (0, 1)
        if row["variant"] == 0 and card.card in row[f"opening{seat}"]
    ]  # fmt: skip
    assert card.opening.games == len(with_card)
    won = sum(0.5 if row["winner"] is None else row["winner"] == seat for row, seat in with_card)
    assert card.opening.value == pytest.approx(won / len(with_card))


# The page


class _Reader(HTMLParser):
    """Everything that an element may load, and what it is called."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.ids: list[str] = []
        self.pictures = 0
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given: dict[str, Any] = dict(attrs)
        self.tags.append(tag)
        for name in ("src", "href", "xlink:href", "data"):
            if name in given:
                self.addresses.append(str(given[name]))
        if "id" in given:
            self.ids.append(str(given["id"]))
        if tag == "svg":
            self.pictures += 1
            assert given["role"] == "img"
            assert given["aria-label"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_page_has_both_languages_and_loads_nothing(language: Any, found: Figures) -> None:
    text = page(found, language)
    reader = _Reader()
    reader.feed(text)
    assert all(address.startswith("#") for address in reader.addresses)
    assert "script" not in reader.tags
    assert "@import" not in text
    assert reader.pictures == 2 * (1 + 2 + 1 + 1 + 2)  # in each language
    assert f'<html lang="{language}">' in text
    for said in ("The worth of cards", "Was Karten wert sind", "victory=three", "Glück", "Luck"):
        assert said in text
    checked = re.findall(r'id="tongue-(..)" checked', text)
    assert checked == [language]
    assert page(found, language) == text


def test_a_report_of_what_is_there_so_far(tmp_path: Path) -> None:
    folder = Folder.create(tmp_path / "out", study(tmp_path))
    assert "24" in page(figures(folder), "en")  # nothing is played, and the page says so


def zweikampf(arguments: list[str]) -> subprocess.CompletedProcess[str]:
    return programs.run("zweikampf", arguments, env=os.environ)


def test_the_commands(tmp_path: Path) -> None:
    file = written(tmp_path)
    out, table = tmp_path / "out", tmp_path / "figures.csv"
    done = zweikampf(["lab", "run", str(file), "--out", str(out), "--lang", "en"])
    assert (done.returncode, done.stdout) == (0, f"24 games are in {out}.\n")
    done = zweikampf(["lab", "report", str(out), "--json", "--csv", str(table), "--lang", "en"])
    assert done.returncode == 0
    assert json.loads(done.stdout)["played"] == 24
    with table.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert {row["variant"] for row in rows} == {"victory=most", "victory=three"}
    assert zweikampf(["lab", "report", str(out)]).returncode == 0
    assert (out / "report.html").read_text("utf-8").startswith("<!DOCTYPE html>")
    done = zweikampf(["lab", "report", str(tmp_path), "--lang", "de"])
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    file.write_text(SMALL.replace("greedy", "gready"), "utf-8")
    done = zweikampf(["lab", "run", str(file), "--out", str(out), "--lang", "de"])
    assert done.returncode == 2
    assert done.stderr.startswith(f"{file}:3: ")
    assert "greedy" in done.stderr
