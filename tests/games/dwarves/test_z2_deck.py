"""Z2: the deck."""

from __future__ import annotations

import tomllib
from itertools import product

import pytest

from tests.games.dwarves.scene import GAME, STANDARD, Scene
from zweikampf.games.dwarves import cards, deck_check, decks

# kinds, copies, cost, health, points, faces: the table of Z2.3
TABLE = [
    ("A1", 1, "face 1", 2, 0, (1,)),
    ("A2", 1, "face 2", 2, 0, (2,)),
    ("A3", 1, "face 3", 2, 0, (3,)),
    ("A4", 1, "face 4", 2, 0, (4,)),
    ("A5", 1, "face 5", 2, 0, (5,)),
    ("A6", 1, "same 2", 2, 0, (2, 3)),
    ("A7", 1, "same 2", 2, 0, (4, 5)),
    ("A8", 1, "same 3", 1, 0, (1, 2, 3, 4, 5)),
    ("A9", 1, "same 2", 2, 0, (1,)),
    ("V1 V2 V3", 1, "same 2", 2, 2, ()),
    ("V4 V5 V6", 1, "same 3", 3, 3, ()),
    ("V7 V8", 1, "same 4", 4, 4, ()),
    ("S1", 2, "same 2", 0, 0, ()),
    ("S2", 3, "same 3", 0, 0, ()),
    ("S3", 2, "same 2", 0, 0, ()),
    ("E1", 3, "same 3", 0, 0, ()),
    ("E2", 3, "free", 0, 0, (1,)),
    ("T1", 2, "free", 0, 0, ()),
    ("T2", 1, "free", 0, 0, ()),
    ("T3", 2, "free", 0, 0, ()),
]
# How sure the values are: those that are documented, and those that follow; the rest is chosen.
FLAGS = {
    "copies": ("A1 A9 S1 S2 S3 T1", "A2 A3 A4 A5 A6 A7 A8 V1 V2 V3 V4 V5 V6 V7 V8 E1 E2 T2 T3"),
    "cost": ("A1 V7 T1 T2 T3", "A2 A3 A4 A5 E2"),
    "health": ("A1 V1 V7", "A8"),
    "points": ("V1 V7", ""),
    "effect": ("A1 A6 A7 A8 S1 S2 S3 E1 E2 T1 T2 T3", "A2 A3 A4 A5"),
    "amount": ("S1 S2 S3 E1 E2 T2 T3", "T1"),
    "faces": ("A1 A8", "A2 A3 A4 A5"),
}


def test_z2_1_a_deck_has_35_cards_of_five_types_and_both_seats_the_same() -> None:
    scene = Scene.new(first="0")
    assert scene.cards_in("pile", 0) == scene.cards_in("pile", 1)
    letters = "".join(token[0] for token in scene.cards_in("pile", 0))
    counts = {letter: letters.count(letter) for letter in "AVSET"}
    assert counts == {"A": 9, "V": 8, "S": 7, "E": 6, "T": 5}


def test_z2_2_the_numbers_come_from_the_deck_file_only(other_deck: str) -> None:
    """The same position with another deck plays by the other numbers."""
    fields = "phase=card active=0 hands=A6,A9,E2/- display=A6/V2 dice=1335"
    plain, other = (
        Scene.at(fields.replace("A6,", "")),
        Scene.at(fields.replace("A6,", ""), other_deck),
    )
    assert "hit:A6=3>V2" in plain.legal()
    assert "hit:A6=3>V2" not in other.legal()
    assert "hit:A6=5>V2" in other.legal()
    assert other.do("play:E2").dice() == "135J"
    assert plain.do("play:E2").dice() == "335J"


@pytest.mark.parametrize("letter", "AVSET")
def test_z2_2_code_has_room_for_every_deck_and_knows_no_copies(letter: str) -> None:
    """The most copies of a kind follow from Z3: some accepted deck has as many, none has more."""
    kinds = [kind for kind in cards.KINDS if kind[0] == letter]
    raw = tomllib.loads(STANDARD.read_text(encoding="utf-8"))
    most = dict.fromkeys(kinds, 0)
    # Allies and victory cards have one copy each, or their sum would be too large.
    choices = product(range(1, 6), repeat=len(kinds)) if letter in "SET" else [[1] * len(kinds)]
    for copies in choices:
        for kind, count in zip(kinds, copies, strict=True):
            raw["card"][kind]["copies"] = count
        if not deck_check.problems(raw, "standard"):
            most = {kind: max(most[kind], count) for kind, count in zip(kinds, copies, strict=True)}
    assert most == {kind: cards.MOST_COPIES[cards.kind_of(kind)] for kind in kinds}


@pytest.mark.parametrize("key", FLAGS)
def test_z2_3_what_was_only_chosen_is_a_placeholder(key: str) -> None:
    documented, inferred = (set(kinds.split()) for kinds in FLAGS[key])
    for sheet in decks.find("standard").sheets:
        flag = "placeholder"
        if sheet.kind in documented:
            flag = "documented"
        elif sheet.kind in inferred:
            flag = "inferred"
        assert sheet.flags.get(key, flag) == flag, sheet.kind


def test_z2_3_the_standard_deck_is_the_table() -> None:
    sheets = {sheet.kind: sheet for sheet in decks.find("standard").sheets}
    listed = []
    for kinds, copies, cost, health, points, faces in TABLE:
        for kind in kinds.split():
            sheet = sheets[kind]
            found = (sheet.copies, sheet.cost, sheet.health, sheet.points, sheet.faces)
            assert found == (copies, cost, health, points, faces), kind
            listed.append(kind)
    assert listed == list(cards.KINDS)
    assert sum(sheet.copies for sheet in sheets.values()) == 35
    assert sum(sheet.points for sheet in sheets.values()) == 23


def test_the_game_is_known_by_its_deck() -> None:
    options = GAME.options.parse({})
    assert GAME.digest(options) == decks.find("standard").digest
