"""The report of a study: figures that are known beforehand, and a page for everyone."""

from __future__ import annotations

import csv
import functools
import json
import os
import re
import subprocess
from collections.abc import Callable
from dataclasses import replace
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests import programs
from tests.lab.studies import SMALL, UNJUDGED, study, written
from zweikampf.engine import registry
from zweikampf.engine.game_texts import GameTexts
from zweikampf.engine.texts import LANGUAGES
from zweikampf.lab.match import Match, Pair
from zweikampf.lab.page import statistics
from zweikampf.lab.page.figures import MEANS, RATES, SIGNED, Figures, figures
from zweikampf.lab.page.page import _SECTIONS, page
from zweikampf.lab.page.sentences import PERCENT, Words
from zweikampf.lab.page.statistics import Estimate, Sources
from zweikampf.lab.parts import arrivals, part_of
from zweikampf.lab.playing import LabGame
from zweikampf.lab.pool import Processes
from zweikampf.lab.study.running import run
from zweikampf.lab.study.store import Folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    path = tmp_path_factory.mktemp("report")
    found = Folder.create(path / "out", study(path, SMALL.replace("games = 12", "games = 40")))
    assert run(found, Processes(1), in_flight=5)
    return found


@pytest.fixture(scope="module")
def found(folder: Folder) -> Figures:
    return figures(folder)


@pytest.fixture(scope="module")
def pages(found: Figures) -> Callable[[Any], str]:
    """The page in a language; its plots take a second to draw."""
    return functools.cache(lambda language: page(found, language))


# Statistics


def of_deals(results: list[float], count: int) -> Sources:
    """Equal players, each deal in as many games."""
    groups = [deal for deal in range(len(results) // count) for _ in range(count)]
    found = statistics.sources(results, groups, groups, ["same"] * len(groups))
    assert found is not None
    assert found.players is None
    return found


def test_a_deal_that_decides_everything_is_all_luck_and_one_that_decides_nothing_none() -> None:
    assert of_deals([float(deal % 2) for deal in range(50) for _ in range(4)], 4).deal.value == 1
    assert of_deals([0.0, 1.0, 0.0, 1.0] * 50, 4).deal.value == 0
    assert statistics.sources([1.0, 0.0], [0, 1], [0, 1], ["same"] * 2) is None


def test_half_luck_is_found_within_its_interval() -> None:
    rng = np.random.default_rng(1)
    deals = rng.normal(size=400)
    half = of_deals([float(deals[at] + rng.normal()) for at in range(400) for _ in range(4)], 4)
    assert half.deal.low < 0.5 < half.deal.high
    assert half.deal.high - half.deal.low < 0.15


def test_what_the_stronger_player_wins_is_not_luck() -> None:
    """Seat 0 wins when the stronger player has it, whatever the cards are."""
    places = [(deal, seating) for deal in range(40) for seating in (1, 2) for _ in range(2)]
    deals = [deal for deal, _ in places]
    found = statistics.sources([float(each == 1) for _, each in places], deals, places, [
        each for _, each in places
    ])  # fmt: skip
    assert found is not None
    assert found.players is not None
    assert (found.deal.value, found.players.value) == (0, 1)


def test_a_game_that_is_missing_costs_its_deal_alone() -> None:
    results = [float(deal % 2) for deal in range(20) for _ in range(4)]
    groups = [deal for deal in range(20) for _ in range(4)]
    found = statistics.sources(results[1:], groups[1:], groups[1:], ["same"] * 79)
    assert found is not None
    assert (found.deal.value, found.deal.games) == (1, 76)


def test_a_card_that_always_wins_differs_from_one_half() -> None:
    assert statistics.against_half([1.0] * 20, list(range(20))) < 0.001
    assert statistics.against_half([0.5] * 20, list(range(20))) == 1


def test_games_of_one_deal_do_not_count_as_independent() -> None:
    points = [float(deal % 2) for deal in range(40) for _ in range(4)]
    together = statistics.share(points, [deal for deal in range(40) for _ in range(4)])
    apart = statistics.share(points, list(range(160)))
    assert together is not None
    assert apart is not None
    assert together.value == apart.value == 0.5
    assert together.high - together.low > 1.8 * (apart.high - apart.low)


def test_the_interval_of_luck_is_not_narrow_because_few_deals_are_alike() -> None:
    """Ten deals twice each, whose replays differ more than the deals: all luck may be hidden."""
    results = [1.0, 1.0] * 7 + [1.0, 0.0] * 3
    luck = of_deals(results, 2).deal
    assert luck.value == 0
    ratio = 0.1167 / 0.15  # of the mean squares between and within deals, by hand
    above = 3.964 * ratio  # F of 97.5 % with 10 and 9 degrees of freedom, from a table
    assert luck.high == pytest.approx((above - 1) / (above + 1), abs=0.002)


def test_replays_of_the_same_deals_do_not_narrow_a_rate_without_exceptions() -> None:
    """Nothing drawn in ten deals says as much however often they are played."""
    once = statistics.share([0.0] * 10, list(range(10)))
    often = statistics.share([0.0] * 100, list(range(10)) * 10)
    assert once is not None
    assert often is not None
    assert often.high == once.high > 0.25


def test_a_rate_of_few_deals_has_the_interval_of_student() -> None:
    """Deals that score 0.4 and 0.8 in turn."""
    deals = [deal for deal in range(10) for _ in range(5)]
    points = [1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0] * 5
    found = statistics.share(points, deals)
    assert found is not None
    error = np.std([0.4, 0.8] * 5, ddof=1) / np.sqrt(10)
    assert found.value == pytest.approx(0.6)
    assert (found.high - found.low) / 2 == pytest.approx(2.262 * error, rel=0.05)


def test_the_same_gap_in_three_deals_proves_little() -> None:
    gap = statistics.paired([0.0] * 3, [0, 1, 2], [1.0] * 3, [0, 1, 2])
    assert gap is not None
    assert gap[1] == 0.25
    assert not any(statistics.counts([gap[1]]))


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
        assert variant.games == len(own) == 40
        assert sum(variant.reasons.values()) == 40
        plies = variant.figures["plies"]
        assert plies is not None
        assert plies.value == pytest.approx(sum(row["plies"] for row in own) / 40)
        changes = variant.figures["lead_changes"]
        assert changes is not None
        assert changes.games == 4
        assert variant.figures["luck"] is not None
        for estimate in variant.figures.values():
            assert estimate is None or estimate.low <= estimate.value <= estimate.high
        for name, estimate in variant.figures.items():
            if estimate is not None and name not in SIGNED:
                assert estimate.low >= 0, name
                assert name not in PERCENT or estimate.high <= 1, name
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
def test_one_page_has_both_languages_and_loads_nothing(
    language: Any, pages: Callable[[Any], str]
) -> None:
    text = pages(language)
    reader = _Reader()
    reader.feed(text)
    assert all(address.startswith("#") for address in reader.addresses)
    assert "script" not in reader.tags
    assert "@import" not in text
    assert reader.pictures == 2 * (1 + 3 + 1 + 1 + 2)  # in each language
    assert f'<html lang="{language}">' in text
    for said in ("The worth of cards", "Was Karten wert sind", "Glück", "Luck", "Doppelganger"):
        assert said in text
    assert "victory" not in text  # options are said in the words of the game
    checked = re.findall(r'id="tongue-(..)" checked', text)
    assert checked == [language]


def test_every_figure_is_on_the_page_in_json_and_in_the_table(
    found: Figures, pages: Callable[[Any], str]
) -> None:
    names = {*RATES, *MEANS, "luck", "skill", "alike"}
    for language in LANGUAGES:
        text, words = pages(language), Words(found, language)
        for name in names:
            assert f'<th scope="row">{escape(words(f"figure-{name}"))}</th>' in text
        for section in (*_SECTIONS, "reasons", "cards", "comparison", "method"):
            assert f"<h2>{escape(words(f'{section}-heading'))}</h2>" in text
    for variant in found.json()["variants"]:
        assert set(variant["figures"]) == names
        for counted in ("reasons", "scores", "margins", "lengths", "changes", "cards"):
            assert variant[counted], counted
    lines = {line[1] for line in found.table()}
    assert names <= lines
    judged = {"any_change", "lead_changes", "last_change", "decided"}  # of too few deals to compare
    assert {f"difference {name}" for name in (*RATES, *MEANS) if name not in judged} <= lines
    for card in found.variants[0].cards:
        assert {f"opening {card.card}", f"drawn {card.card}"} & lines


def test_plain_words_come_first_and_numbers_stand_under_them(found: Figures) -> None:
    said = dict(Words(found, "en").summary(found.variants[0]))
    assert said["greedy plays best here."].startswith("greedy won ")
    assert not any(char.isdigit() for plain in said for char in plain.replace("26 turns", ""))


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_the_names_of_the_game(game: str, language: Any) -> None:
    match = Match(game, ("random", "random"), registry.find(game).options().texts(), 1)
    table = LabGame(match.setting(Pair(0, 1, 0), 1))
    table.finish()
    cards = {card for some in arrivals(table.duel) for own in some for card in own}
    texts = GameTexts(registry.find(game), language, "zweikampf.lab")
    names = {card: part_of(game).card(card, match.options, texts) for card in cards}
    assert len(set(names.values())) == len(cards)
    assert not cards & set(names.values())
    assert not any("⟦" in name for name in names.values())


def test_a_variant_that_counts_is_said_first(found: Figures) -> None:
    """A figure that one variant has more of: made up, because these two play the same."""
    other = replace(found.differences[0], figure="turns", counts=True)
    words = Words(replace(found, differences=[other]), "en")
    ((plain, numbers),) = words.changes()
    assert plain.startswith("How to win: at least three factions – Turns: ")
    assert numbers


def test_more_than_two_variants_have_letters(found: Figures, pages: Callable[[Any], str]) -> None:
    one, two = found.variants
    names = ["victory=most leader=0", "victory=three leader=0", "victory=most leader=random"]
    three = [replace(each, name=name) for each, name in zip((one, two, one), names, strict=True)]
    text = page(replace(found, variants=three), "en")
    full = "How to win: most factions, First leader: at random"
    assert f"<h2>C: {full}</h2>" in text
    head = f'<th scope="col"><abbr title="{full}">C</abbr></th>'
    assert text.count(head) == 1 + 6  # the comparison, and the table of each section
    plots = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert not any("First leader" in plot for plot in plots)
    assert any(">C: The first to move won<" in plot for plot in plots)
    assert "<abbr" not in pages("en")


def test_players_that_repeat_themselves_say_nothing_about_luck(tmp_path: Path) -> None:
    text = UNJUDGED.replace('["greedy", "random"]', '["tests.lab.guests:First"]')
    folder = Folder.create(tmp_path / "out", study(tmp_path, text))
    assert run(folder, Processes(1), in_flight=5)
    found = figures(folder)
    variant = found.variants[0]
    assert variant.figures["alike"] is not None
    assert variant.figures["alike"].value == 1
    assert (variant.figures["skill"], variant.players) == (None, {})  # it met itself
    plain, numbers = Words(found, "en").summary(variant)[-1]
    assert plain.startswith("How much is luck cannot be told")
    assert "100.0 %" in numbers


def test_a_wide_interval_of_luck_gives_no_verdict(found: Figures) -> None:
    variant = found.variants[0]

    def said(low: float, high: float) -> str:
        luck = replace(
            variant.figures["luck"] or Estimate(0, 0, 0, 1), value=low, low=low, high=high
        )
        told = replace(variant, figures={**variant.figures, "luck": luck, "alike": None})
        return Words(found, "en").summary(told)[-1][0]

    assert said(0.0, 0.05) == "Luck of the deal hardly matters."
    assert said(0.0, 0.2) == "Luck of the deal hardly matters."
    assert said(0.0, 0.3) == "How much is luck cannot be told from so few deals."
    assert said(0.6, 0.9) == "Luck of the deal is the main thing."


def test_one_deal_has_no_interval(tmp_path: Path) -> None:
    text = SMALL.replace("games = 12", "games = 4").replace("iterations = 10", "iterations = 1")
    folder = Folder.create(tmp_path / "out", study(tmp_path, text))
    assert run(folder, Processes(1), in_flight=5)
    alone = figures(folder)
    plies = alone.json()["variants"][0]["figures"]["plies"]
    assert (plies["low"], plies["high"]) == (None, None)
    json.dumps(alone.json(), allow_nan=False)
    assert not any("inf" in cell for row in alone.table() for cell in row[2:])
    words = Words(alone, "en")
    assert words.estimate("plies", alone.variants[0].figures["plies"]) == "105.0"
    assert "inf" not in str(words.summary(alone.variants[0]))


def test_a_report_of_what_is_there_so_far(tmp_path: Path) -> None:
    folder = Folder.create(tmp_path / "out", study(tmp_path))
    assert "24" in page(figures(folder), "en")  # nothing is played, and the page says so


def zweikampf(arguments: list[str]) -> subprocess.CompletedProcess[str]:
    return programs.run("zweikampf", arguments, env=os.environ)


def test_the_commands(tmp_path: Path) -> None:
    file = written(tmp_path)
    out, table = tmp_path / "out", tmp_path / "figures.csv"
    done = zweikampf(["lab", "run", str(file), "--out", str(out), "--workers", "1", "--lang", "en"])
    assert (done.returncode, done.stdout) == (0, f"24 games are in {out}.\n")
    done = zweikampf(["lab", "report", str(out), "--json", "--csv", str(table), "--lang", "en"])
    assert done.returncode == 0
    assert json.loads(done.stdout)["played"] == 24
    with table.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert {row["variant"] for row in rows} == {"victory=most", "victory=three"}
    kinds = {row["figure"].partition(" ")[0] for row in rows}
    assert kinds >= {"began", "luck", "skill", "winner_score", "player", "reason", "difference"}
    assert zweikampf(["lab", "report", str(out)]).returncode == 0
    assert (out / "report.html").read_text("utf-8").startswith("<!DOCTYPE html>")
    done = zweikampf(["lab", "report", str(tmp_path), "--lang", "de"])
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    file.write_text(SMALL.replace("greedy", "gready"), "utf-8")
    done = zweikampf(["lab", "run", str(file), "--out", str(out), "--lang", "de"])
    assert done.returncode == 2
    assert done.stderr.startswith(f"{file}:3: ")
    assert "greedy" in done.stderr
