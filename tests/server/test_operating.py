"""docs/operating.md: what it names exists, and what can be set is named."""

from __future__ import annotations

import json
import re
from pathlib import Path

from zweikampf.server.metrics import Metrics
from zweikampf.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "operating.md").read_text("utf-8")
UNIT = (DOCS / "operating" / "zweikampf.service").read_text("utf-8")


def named_in(text: str) -> set[str]:
    return {name.lower() for name in re.findall(r"ZWEIKAMPF_([A-Z_]+)", text)}


def test_every_setting_is_described_and_no_other() -> None:
    assert named_in(PAGE) == set(Settings.model_fields)


def test_defaults_are_as_described() -> None:
    """The tables give one value per setting, or several in the order of their names."""
    rows = re.findall(r"^\| (`ZWEIKAMPF_[^|]*) \| ([^|]*) \|", PAGE, re.MULTILINE)
    checked = 0
    for names, values in rows:
        settings = re.findall(r"ZWEIKAMPF_([A-Z_]+)", names)
        numbers = re.findall(r"\d+", values.replace(" each", f", {values}" * (len(settings) - 1)))
        if re.fullmatch(r"[\d, ]+( each)?", values) is None:
            continue
        for name, number in zip(settings, numbers, strict=False):
            assert Settings.model_fields[name.lower()].default == int(number), name
            checked += 1
    assert checked > 20


def test_every_figure_that_is_described_is_there() -> None:
    text = Metrics().text().decode()
    there = set(re.findall(r"^# HELP (\w+)", text, re.MULTILINE))
    described = set(re.findall(r"`(zweikampf_\w+|process_\w+)", PAGE))
    assert described <= there
    ours = {name for name in there if name.startswith("zweikampf_") and "created" not in name}
    assert ours - described <= {"zweikampf_thinking_seconds"}


def test_the_dashboard_shows_every_figure_and_no_other() -> None:
    dashboard = json.loads((DOCS / "operating" / "grafana.json").read_text("utf-8"))
    queries = [query["expr"] for panel in dashboard["panels"] for query in panel.get("targets", ())]
    shown = set(re.findall(r"\b(?:zweikampf|process)_\w+", " ".join(queries)))
    text = Metrics().text().decode()
    there = set(re.findall(r"^# HELP (\w+)", text, re.MULTILINE))
    ours = {name for name in there if name.startswith("zweikampf_") and "created" not in name}
    assert {name.removesuffix("_bucket") for name in shown} <= there
    assert ours <= {name.removesuffix("_bucket") for name in shown}
    numbers = [panel["id"] for panel in dashboard["panels"]]
    assert len(set(numbers)) == len(numbers)


def test_the_unit_for_systemd_is_sound() -> None:
    """What it sets exists, and stopping may take as long as draining takes."""
    lines = [line.split("=", 1) for line in UNIT.splitlines() if "=" in line and line[0] != "#"]
    given = [value.split("=", 1) for name, value in lines if name == "Environment"]
    chosen = {name.removeprefix("ZWEIKAMPF_").lower(): value for name, value in given}
    settings = Settings.model_validate(chosen)
    assert set(chosen) <= set(Settings.model_fields)
    single = {line[0]: line[1] for line in lines}
    assert int(single["TimeoutStopSec"]) > settings.drain_seconds + 10
    assert int(single["LimitNOFILE"]) > 2 * settings.connections
    assert single["KillMode"] == "mixed"
