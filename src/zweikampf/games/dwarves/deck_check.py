"""The validator of a deck file (Z3): every problem, each with rule, card, key, found, expected.

A typing error must not become a rule, so nothing is guessed or repaired. Problems are
reasons; their codes have sentences in ``texts``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from zweikampf.engine.notation import shorten
from zweikampf.engine.reason import Reason, because
from zweikampf.games.dwarves import cards
from zweikampf.games.dwarves.sheet import LANGUAGES, NUMBERS, SIDES

FORMAT = 1
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
FLAGS = ("documented", "inferred", "placeholder")
LONGEST_NAME = 40

TYPES = {"A": "ally", "V": "victory", "S": "support", "E": "event", "T": "twist"}
SUMS = {TYPES[letter]: count for letter, count in cards.CARDS_OF_TYPE.items()}  # Z3.3
COST = re.compile(r"face [1-5]|same [2-4]|free")
COST_WORDS = '"face 1" … "face 5", "same 2" … "same 4", "free"'
# Z3.10: effect and amount; hits and gains have no amount.
EFFECTS = {
    **{f"A{n}": ("hit", None) for n in range(1, 9)},
    "A9": ("gain", None),
    "S1": ("extra_card", 1),
    "S2": ("extra_die", 1),
    "S3": ("reroll", 1),
    "E1": ("remove", 1),
    "E2": ("to_joker", 1),
    "T1": ("strike", 1),
    "T2": ("shield", 1),
    "T3": ("extra_dice", 2),
}
# Z3.11: how many faces, fewest and most.
FACES = {
    **{f"A{n}": (1, 1) for n in range(1, 6)},
    "A6": (2, 2),
    "A7": (2, 2),
    "A8": (5, 5),
    "A9": (1, 5),
    "E2": (1, 1),
}
# Z3.12: the examples that the rule book gives.
EXAMPLES: tuple[tuple[str, str, Any], ...] = (
    ("A1", "cost", "face 1"),
    ("A1", "faces", [1]),
    ("T1", "copies", cards.FIXED_COPIES["T1"]),
    ("S3", "copies", cards.FIXED_COPIES["S3"]),
    ("A8", "health", 1),
    ("T2", "copies", cards.FIXED_COPIES["T2"]),
)
# Z3.16: what is documented of the printed cards beyond those.
KNOWN = (("A1", "health"), ("V1", "health"), ("V1", "points"), ("V7", "health"), ("V7", "points"))
KEY_RULES = {"health": "Z3.8", "points": "Z3.9"}

Fields = Mapping[str, Any]  # a table of the file


def problems(raw: Fields, name: str) -> list[Reason]:
    """Everything that is wrong with a deck file of this name; empty if it may be played."""
    return list(_problems(raw, name))


def _problems(raw: Fields, name: str) -> Iterator[Reason]:
    yield from _check_top(raw, name)
    given = _table(raw.get("card"))
    tables: dict[str, Fields] = {}
    for kind in given:
        if kind not in cards.KINDS:
            yield because("deck-unknown-kind", rule="Z3.2", kind=shorten(kind))
    for kind in cards.KINDS:
        if not isinstance(given.get(kind), Mapping):
            yield because("deck-missing-kind", rule="Z3.2", kind=kind)
            continue
        tables[kind] = given[kind]
        yield from _check_card(kind, tables[kind])
    yield from _check_sums(tables)
    yield from _check_costs(tables)
    for kind, key, expected in EXAMPLES:
        if _well_formed(tables, kind, key) and tables[kind][key] != expected:
            yield _wrong("Z3.12", kind, key, tables[kind][key], show(expected))


def _check_top(raw: Fields, name: str) -> Iterator[Reason]:
    """Format, name, title, and nothing else (Z3.1)."""
    for key in raw:
        if key not in ("format", "name", "title", "card"):
            yield because("deck-unknown-field", rule="Z3.1", field=shorten(key))
    if raw.get("format") != FORMAT or not _is_int(raw.get("format")):
        yield _field("format", raw.get("format"), show(FORMAT))
    if not NAME.fullmatch(name):
        yield _field("NAME", name, "a–z 0–9 -")
    if raw.get("name") != name:
        yield _field("name", raw.get("name"), show(name))
    if "title" in raw:
        title = raw["title"]
        texts = _table(title)
        if set(texts) != set(LANGUAGES) or not all(_is_text(text) for text in texts.values()):
            yield _field("title", title, '{ de = "…", en = "…" }')


def _check_card(kind: str, table: Fields) -> Iterator[Reason]:
    """One card on its own: its keys and the values that each may have (Z3.2-Z3.14)."""
    keys = keys_of(kind)
    for key in keys:
        if key not in table:
            yield because("deck-missing-key", rule=_rule_of(key), kind=kind, field=key)
    for key in table:
        if key not in keys:
            yield because("deck-unknown-key", rule=_rule_of(key), kind=kind, field=shorten(key))
    for key in keys:
        if key in table:
            yield from _check_value(kind, key, table)


def _check_value(kind: str, key: str, table: Fields) -> Iterator[Reason]:
    value = table[key]
    match key:
        case "type":
            if value != TYPES[kind[0]]:
                yield _wrong("Z3.2", kind, key, value, show(TYPES[kind[0]]))
        case "copies":
            if not _is_digit(value):
                yield _wrong("Z3.3", kind, key, value, "1–9")
        case "cost":
            yield from _check_cost(kind, value)
        case "health" | "points":
            if not _is_digit(value):
                yield _wrong(KEY_RULES[key], kind, key, value, "1–9")
        case "effect" | "amount":
            expected = EFFECTS[kind][key == "amount"]
            if value != expected or type(value) is not type(expected):
                yield _wrong("Z3.10", kind, key, value, show(expected))
        case "faces":
            yield from _check_faces(kind, value)
        case "flags":
            yield from _check_flags(kind, value)
        case _:
            yield from _check_names(kind, key, value)


def _check_cost(kind: str, value: object) -> Iterator[Reason]:
    """Z3.4, and Z3.6: twists and E2 are free, nothing else is."""
    if not isinstance(value, str) or not COST.fullmatch(value):
        yield _wrong("Z3.4", kind, "cost", value, COST_WORDS)
    elif _is_free_kind(kind) and value != "free":
        yield _wrong("Z3.6", kind, "cost", value, show("free"))
    elif not _is_free_kind(kind) and value == "free":
        yield _wrong("Z3.6", kind, "cost", value, COST_WORDS.removesuffix(', "free"'))


def _check_faces(kind: str, value: object) -> Iterator[Reason]:
    """Different values 1-5, ascending, as many as the kind has (Z3.11)."""
    fewest, most = FACES[kind]
    if (
        not isinstance(value, list)
        or not all(_is_int(face) and 1 <= face <= 5 for face in value)
        or not fewest <= len(value) <= most
        or value != sorted(set(value))
    ):
        expected = {1: "[1–5]", 2: "[a, b] 1 ≤ a < b ≤ 5", 5: "[1, 2, 3, 4, 5]"}[most]
        yield _wrong("Z3.11", kind, "faces", value, "1–5 ↑" if fewest < most else expected)


def _check_flags(kind: str, value: object) -> Iterator[Reason]:
    """A flag for each number and each name (Z3.13)."""
    flags = _table(value)
    wanted = [key for key in NUMBERS if key in keys_of(kind)]
    wanted += [f"{side}_{language}" for side in SIDES for language in LANGUAGES]
    for key in wanted:
        if flags.get(key) not in FLAGS:
            yield _wrong("Z3.13", kind, f"flags.{key}", flags.get(key), ", ".join(FLAGS))
    for key in flags:
        if key not in wanted:
            yield because(
                "deck-unknown-key", rule="Z3.13", kind=kind, field=shorten(f"flags.{key}")
            )


def _check_names(kind: str, side: str, value: object) -> Iterator[Reason]:
    """A German and an English name of 1 to 40 characters for each side (Z3.14)."""
    names = _table(value)
    for language in LANGUAGES:
        name = names.get(language)
        if not _is_text(name) or len(str(name)) > LONGEST_NAME:
            yield _wrong("Z3.14", kind, f"{side}.{language}", name, f"1–{LONGEST_NAME} abc")
    for key in names:
        if key not in LANGUAGES:
            yield because(
                "deck-unknown-key", rule="Z3.14", kind=kind, field=shorten(f"{side}.{key}")
            )


def _check_sums(tables: Mapping[str, Fields]) -> Iterator[Reason]:
    """9 allies, 8 victory cards, 7 supports, 6 events, 5 twists (Z3.3); 3 + 3 events (Z3.6)."""
    for type_, expected in SUMS.items():
        kinds = [kind for kind in cards.KINDS if TYPES[kind[0]] == type_]
        if not all(_well_formed(tables, kind, "copies") for kind in kinds):
            continue  # the sum would only repeat a problem already reported
        found = sum(tables[kind]["copies"] for kind in kinds)
        if found != expected:
            yield because("deck-sum", rule="Z3.3", type=type_, found=found, expected=expected)
    for kind in cards.EVENTS:
        copies = cards.FIXED_COPIES[kind]
        if _well_formed(tables, kind, "copies") and tables[kind]["copies"] != copies:
            yield _wrong("Z3.6", kind, "copies", tables[kind]["copies"], show(copies))


def _check_costs(tables: Mapping[str, Fields]) -> Iterator[Reason]:
    """One card for each face (Z3.5), and costs of all three sizes (Z3.7)."""
    costs = {
        kind: table["cost"] for kind, table in tables.items() if _well_formed(tables, kind, "cost")
    }
    if len(costs) < len(cards.KINDS):
        return
    for face in range(1, 6):
        kinds = [kind for kind, cost in costs.items() if cost == f"face {face}"]
        count = sum(
            tables[kind]["copies"] if _well_formed(tables, kind, "copies") else 1 for kind in kinds
        )
        if count != 1:
            yield because(
                "deck-face-cost",
                rule="Z3.5",
                face=face,
                count=count,
                kinds=", ".join(kinds) or "–",
            )
    for size in (2, 3, 4):
        if f"same {size}" not in costs.values():
            yield because("deck-no-size", rule="Z3.7", size=size)


def warnings(raw: Fields, standard: Fields) -> list[Reason]:
    """What looks like a typing error but breaks no rule (Z3.16), in a file without problems. What
    the printed game is known to say is taken from the standard deck."""
    tables: Mapping[str, Fields] = raw["card"]
    pairs: list[tuple[str, str, Any]] = [
        (kind, "health", tables[kind]["points"]) for kind in cards.VICTORIES
    ]
    for kind in ("A2", "A3", "A4", "A5"):
        cost = tables[kind]["cost"]
        if cost.startswith("face "):
            pairs.append((kind, "faces", [int(cost[-1])]))
    known: Mapping[str, Fields] = standard["card"]
    pairs += [(kind, key, known[kind][key]) for kind, key in KNOWN]
    return [
        because(
            "deck-hint",
            rule="Z3.16",
            kind=kind,
            field=key,
            found=show(tables[kind][key]),
            expected=show(expected),
        )
        for kind, key, expected in pairs
        if tables[kind][key] != expected
    ]


def keys_of(kind: str) -> tuple[str, ...]:
    """Exactly the keys that a kind has (Z3.2)."""
    letter = kind[0]
    keys = ["type", "copies", "cost"]
    keys += ["health"] if letter in "AV" else []
    keys += ["points"] if letter == "V" else ["effect"]
    keys += ["amount"] if letter in "SET" else []
    keys += ["faces"] if kind in FACES else []
    return (*keys, *SIDES, "flags")


def show(value: object) -> str:
    """A value of a deck file, short enough for a message."""
    return "–" if value is None else shorten(json.dumps(value, ensure_ascii=False, default=str))


def _well_formed(tables: Mapping[str, Fields], kind: str, key: str) -> bool:
    """Is the value valid on its own, so that a comparison with others makes sense?"""
    if kind not in tables or key not in tables[kind]:
        return False
    return not any(True for _ in _check_value(kind, key, tables[kind]))


def _wrong(rule: str, kind: str, key: str, found: object, expected: str) -> Reason:
    return because(
        "deck-value", rule=rule, kind=kind, field=key, found=show(found), expected=expected
    )


def _field(key: str, found: object, expected: str) -> Reason:
    return because("deck-field", rule="Z3.1", field=key, found=show(found), expected=expected)


def _rule_of(key: str) -> str:
    return KEY_RULES.get(key, "Z3.2")


def _is_free_kind(kind: str) -> bool:
    return kind == "E2" or kind in cards.TWISTS


def _table(value: object) -> Fields:
    return value if isinstance(value, Mapping) else {}


def _is_int(value: object) -> bool:
    return type(value) is int  # True and 3.0 are not valid numbers of a card


def _is_digit(value: object) -> bool:
    return isinstance(value, int) and _is_int(value) and 1 <= value <= 9


def _is_text(value: object) -> bool:
    # Control characters could drive a terminal; no printed name has any.
    return isinstance(value, str) and value != "" and value.isprintable()
