"""Observations once more, built from views alone: slow, plain, and unable to see a secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from zweikampf.games.tower import actions, cards
from zweikampf.games.tower.verbs import Verb

Cells = dict[str, list[int]]


def counted(tokens: Iterable[str], labels: Iterable[str]) -> list[int]:
    counts = Counter(tokens)
    labels = list(labels)
    assert set(counts) <= set(labels)
    return [counts[label] for label in labels]


def one(value: object) -> list[int]:
    return [min(int(value), 127)]  # type: ignore[call-overload]


def throne(view: dict[str, Any], labels: Mapping[str, tuple[str, ...]]) -> Cells:
    me = view["seat"]
    row: Cells = {}
    for whose, owner in (("my", me), ("their", 1 - me)):
        side = view["sides"][owner]
        for place in ("hand", "recruits", "face_down", "score"):
            row[f"{whose}_{place}"] = counted(side[place], labels["pool"])
        row[f"{whose}_voids"] = counted(side["voids"], "DGKUX")
        row[f"{whose}_hand_count"] = one(side["hand_count"])
        row[f"{whose}_face_down_count"] = one(side["face_down_count"])
    for place in ("upcard", "led"):
        row[place] = counted([view[place]] if view[place] else [], labels["pool"])
    row["discard"] = counted(view["discard"], labels["pool"])
    row["pool"] = counted(view["pool"], labels["pool"])
    row["deck_count"] = one(view["deck_count"])
    row["step"] = counted([view["step"]], labels["step"])
    row["phase_two"] = one(view["phase"] == 2)
    row["i_act"] = one(view["actor"] == me)
    row["i_lead"] = one(view["leader"] == me)
    row["victory_three"] = one(view["victory"] == "three")
    return row


def dwarves(view: dict[str, Any], labels: Mapping[str, tuple[str, ...]]) -> Cells:
    me = view["seat"]
    row: Cells = {}
    for whose, owner in (("my", me), ("their", 1 - me)):
        side = view["sides"][owner]
        for place in ("hand", "display", "discard", "unseen"):
            row[f"{whose}_{place}"] = counted(side[place], labels["my_hand"])
        damage = dict(side["damage"])
        row[f"{whose}_damage"] = [damage.get(kind, 0) for kind in labels["my_damage"]]
        row[f"{whose}_twists"] = counted(side["twists"], ("T1", "T2", "T3"))
        for name in ("hand_count", "pile_count", "jokers", "points"):
            row[f"{whose}_{name}"] = one(side[name])
    row["phase"] = counted([view["phase"]], labels["phase"])
    row["items"] = [*counted(view["dice"], "12345J"), view["usable"]]
    for name in ("centre", "to_draw", "to_roll", "rerolls", "spent", "ending"):
        row[name] = one(view[name])
    row["i_act"] = one(view["actor"] == me)
    row["i_am_active"] = one(view["active"] == me)
    row["i_suffer"] = one(view["suffering"] == me)
    row["they_suffer"] = one(view["suffering"] == 1 - me)
    row["target"] = counted([view["target"]] if view["target"] else [], labels["target"])
    return row


def tower(view: dict[str, Any], labels: Mapping[str, tuple[str, ...]]) -> Cells:
    me = view["seat"]
    faces = labels["drawn"]
    row: Cells = {}

    def pile(name: str, column: tuple[str, ...]) -> None:
        row[name] = counted(column, faces)
        tops = [faces.index(token) + 1 for token in reversed(column)]
        row[f"{name}_tops"] = (tops + [0] * 20)[:20]

    for number, column in enumerate(view["stores"], start=1):
        pile(f"store{number}", column)
    for whose, owner in (("my", me), ("their", 1 - me)):
        side = view["sides"][owner]
        for place in ("depot", "interim", "stock"):
            pile(f"{whose}_{place}", side[place])
        row[f"{whose}_unseen"] = counted(side["unseen"], faces)
        for name in ("depot_hidden", "stock_hidden", "gold", "blocked"):
            row[f"{whose}_{name}"] = one(side[name])
    row["drawn"] = counted([view["drawn"]] if view["drawn"] else [], faces)
    row["towers"] = _towers(view["towers"])
    for name in ("bank", "bonus_open", "pending", "turns", "quiet", "progress", "idle"):
        row[name] = one(view[name])
    row["step"] = counted([view["step"]], labels["step"])
    row["i_act"] = one(view["actor"] == me)
    row["i_am_active"] = one(view["active"] == me)
    row |= _last(view["last"], labels)
    options = [
        (view["mode"], "table"), (view["colour"], "symbol"), (view["drawing"], "literal"),
        (view["reward"], "claim"), (view["falsecall"], "pay1"),
    ]  # fmt: skip
    row["options"] = [int(value == other) for value, other in options]
    return row


def _towers(tops: tuple[str, ...]) -> list[int]:
    """What fits next: a tower that has not begun wants a 0."""
    wanted: list[int] = []
    for symbol in cards.SYMBOLS:
        built = [int(top[1:]) + 1 for top in tops if top[0] == symbol]
        wanted += sorted([0] * (2 - len(built)) + built)
    return wanted


def _last(last: dict[str, Any] | None, labels: Mapping[str, tuple[str, ...]]) -> Cells:
    kinds: list[str] = []
    source: list[str] = []
    target: list[str] = []
    if last is not None:
        token = last["action"]
        kinds = [Verb(actions.VERB[actions.BY_TOKEN[token]]).name.lower()]
        if ">" in token:
            first, second = token.replace(">>", ">").split(">")
            source, target = [first], [second]
    return {
        "last_kind": counted(kinds, labels["last_kind"]),
        "last_from": counted(source, labels["last_from"]),
        "last_to": counted(target, labels["last_to"]),
        "last_recycled": one(last is not None and last["recycled"]),
        "last_progress": one(last is not None and last["progress"]),
    }


FROM_VIEW = {"dwarves": dwarves, "throne": throne, "tower": tower}
