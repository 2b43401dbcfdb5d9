"""Z3: the deck file and its validator, rule by rule; the vectors are in test_vectors."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.dwarves.conftest import DECKS
from tests.games.dwarves.scene import GAME, STANDARD
from zweikampf.engine import record, replay
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import RecordError
from zweikampf.engine.texts import Texts
from zweikampf.games.dwarves import cards, deck_check, decks
from zweikampf.games.dwarves.decks import DeckError

RAW = tomllib.loads(STANDARD.read_text(encoding="utf-8"))
ENGLISH = Texts("en", "zweikampf.games.dwarves")


def changed(path: str, value: object) -> dict[str, Any]:
    """The standard deck with one value set, or deleted if it is ``None``."""
    raw = copy.deepcopy(RAW)
    *parents, key = path.split(".")
    table: Any = raw
    for parent in parents:
        table = table[parent]
    if value is None:
        del table[key]
    else:
        table[key] = value
    return raw


def lines(raw: dict[str, Any], name: str = "standard") -> list[str]:
    return [ENGLISH.reason(problem) for problem in deck_check.problems(raw, name)]


def the_line(path: str, value: object) -> str:
    """The only problem of a deck with one value changed."""
    [line] = lines(changed(path, value))
    return line


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / f"dwarves-{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path


def renamed(name: str) -> str:
    return STANDARD.read_text(encoding="utf-8").replace('name = "standard"', f'name = "{name}"')


@pytest.mark.parametrize("name", ["a", "0", "my-deck-2", "x" * 40])
def test_z3_1_a_file_is_found_by_the_name_it_holds(name: str, tmp_path: Path) -> None:
    report = decks.inspect(written(tmp_path, name, renamed(name)))
    assert (report.problems, report.warnings) == ((), ())
    assert report.deck is not None
    assert report.deck.name == name


@pytest.mark.parametrize("name", ["", "-a", "A", "my deck", "ä", "x" * 41, "a_b"])
def test_z3_1_other_names_are_refused(name: str) -> None:
    raw = changed("name", name)
    assert any(line.startswith("Z3.1: NAME is") for line in lines(raw, name))


def test_z3_1_format_name_title_cards_and_nothing_else(tmp_path: Path) -> None:
    assert the_line("format", 2) == "Z3.1: format is 2, expected 1"
    assert the_line("format", None) == "Z3.1: format is –, expected 1"
    assert the_line("format", True) == "Z3.1: format is true, expected 1"
    assert the_line("name", "other") == 'Z3.1: name is "other", expected "standard"'
    assert the_line("author", "me") == "Z3.1: unknown field author"
    assert lines(changed("title", None)) == []
    for title in (
        "Deck",
        {"de": "Deck"},
        {"de": "Deck", "en": ""},
        {"de": "a", "en": "b", "fr": "c"},
    ):
        assert the_line("title", title).startswith("Z3.1: title is")
    misnamed = tmp_path / "standard.toml"
    misnamed.write_text(STANDARD.read_text(encoding="utf-8"), encoding="utf-8")
    assert "Z3.1" in {problem.values["rule"] for problem in decks.inspect(misnamed).problems}


@pytest.mark.parametrize(
    ("content", "part"),
    [(b"\xff\xfe", "utf-8"), (b"format = ", "toml"), (b"a = " + b"[" * 5000, "toml")],
)
def test_z3_1_what_is_not_toml_in_utf_8_is_refused(
    content: bytes, part: str, tmp_path: Path
) -> None:
    path = tmp_path / "dwarves-broken.toml"
    path.write_bytes(content)
    [problem] = decks.inspect(path).problems
    assert (problem.values["rule"], problem.values["part"]) == ("Z3.1", part)


def test_z3_1_a_missing_or_endless_file_is_refused(tmp_path: Path) -> None:
    [missing] = decks.inspect(tmp_path / "dwarves-none.toml").problems
    assert missing.values["part"] == "missing"
    huge = written(tmp_path, "huge", "#" * 300_000)
    [problem] = decks.inspect(huge).problems
    assert problem.values["part"] == "size"


def test_z3_2_exactly_the_25_kinds_and_keys() -> None:
    assert len(cards.KINDS) == 25
    for kind in cards.KINDS:
        assert f"Z3.2: card {kind} is missing" in lines(changed(f"card.{kind}", None))
        assert f"Z3.2: card {kind} is missing" in lines(changed(f"card.{kind}", 7))
        assert set(RAW["card"][kind]) == set(deck_check.keys_of(kind))
        for key in RAW["card"][kind]:
            rule = {"health": "Z3.8", "points": "Z3.9"}.get(key, "Z3.2")
            expected = f"{rule}: {kind} has no key {key}"
            assert expected in lines(changed(f"card.{kind}.{key}", None))
    assert "Z3.2: there is no card A10" in lines(changed("card.A10", {}))
    assert the_line("card.A1.colour", "red") == "Z3.2: A1 must not have a key colour"
    assert the_line("card.A1.type", "victory") == 'Z3.2: A1 type is "victory", expected "ally"'


def test_z3_2_a_file_without_cards_lacks_all_of_them() -> None:
    nothing: list[Any] = [None, 3, {}]
    for card in nothing:
        assert len(lines(changed("card", card))) == 25


def test_z3_3_copies_are_1_to_9_and_add_up() -> None:
    for value in (0, 10, -1, 2.0, "2", True):
        assert lines(changed("card.S1.copies", value))[0].startswith("Z3.3: S1 copies is")
    assert the_line("card.S1.copies", 3) == "Z3.3: 8 supports, expected 7"
    assert "Z3.3: 10 allies, expected 9" in lines(changed("card.A5.copies", 2))


def test_z3_4_a_cost_is_a_face_some_alike_or_free() -> None:
    for value in ("same 5", "same 1", "face 0", "face 6", "2x", "Free", "same  2", 2):
        assert lines(changed("card.A6.cost", value))[0].startswith("Z3.4: A6 cost is")


def test_z3_5_one_card_costs_each_face() -> None:
    found = lines(changed("card.A6.cost", "face 2"))
    assert found == ["Z3.5: 2 cards (A2, A6) cost one die showing 2, expected exactly 1"]
    none = lines(changed("card.A4.cost", "same 2"))
    assert none == ["Z3.5: 0 cards (–) cost one die showing 4, expected exactly 1"]
    # Copies count: two S1 for one face are one too many.
    raw = changed("card.A2.cost", "same 2")
    raw["card"]["S1"]["cost"] = "face 2"
    assert lines(raw) == ["Z3.5: 2 cards (S1) cost one die showing 2, expected exactly 1"]


def test_z3_6_twists_and_e2_are_free_and_nothing_else() -> None:
    for kind in cards.KINDS:
        is_free = kind in ("E2", "T1", "T2", "T3")
        found = lines(changed(f"card.{kind}.cost", "same 2" if is_free else "free"))
        assert any(line.startswith(f"Z3.6: {kind} cost is") for line in found)
    raw = changed("card.E1.copies", 2)
    raw["card"]["E2"]["copies"] = 4
    assert [line[:5] for line in lines(raw)] == ["Z3.6:", "Z3.6:"]


def test_z3_7_each_size_of_cost_occurs() -> None:
    for size in (2, 3, 4):
        raw = copy.deepcopy(RAW)
        for card in raw["card"].values():
            if card["cost"] == f"same {size}":
                card["cost"] = "same 3" if size == 2 else "same 2"
        assert f"Z3.7: no card costs {size} dice of one value, expected at least 1" in lines(raw)


def test_z3_8_health_is_1_to_9_for_allies_and_victory_cards_only() -> None:
    for kind in cards.KINDS:
        if kind[0] in "AV":
            assert lines(changed(f"card.{kind}.health", 0))[0].startswith("Z3.8")
            assert lines(changed(f"card.{kind}.health", 10))[0].startswith("Z3.8")
            assert lines(changed(f"card.{kind}.health", 9)) == [] or kind == "A8"
        else:
            assert lines(changed(f"card.{kind}.health", 1))[0].startswith("Z3.8")


def test_z3_9_points_are_1_to_9_for_victory_cards_only() -> None:
    for kind in cards.KINDS:
        if kind[0] == "V":
            assert lines(changed(f"card.{kind}.points", 0))[0].startswith("Z3.9")
            assert lines(changed(f"card.{kind}.points", 9)) == []
        else:
            assert lines(changed(f"card.{kind}.points", 1))[0].startswith("Z3.9")


def test_z3_10_effects_and_amounts_are_fixed() -> None:
    for kind, (effect, amount) in deck_check.EFFECTS.items():
        for other in {"hit", "gain", "shield", "strike"} - {effect}:
            expected = f'Z3.10: {kind} effect is "{other}", expected "{effect}"'
            assert the_line(f"card.{kind}.effect", other) == expected
        if amount is not None:
            found = the_line(f"card.{kind}.amount", amount + 1)
            assert found == f"Z3.10: {kind} amount is {amount + 1}, expected {amount}"


def test_z3_11_faces_are_different_values_in_ascending_order() -> None:
    good = {"A3": [4], "A6": [1, 5], "A7": [1, 2], "A9": [1, 2, 3, 4, 5], "E2": [5]}
    for kind, value in good.items():
        assert lines(changed(f"card.{kind}.faces", value)) == []
    bad: dict[str, list[Any]] = {
        "A3": [[], [1, 2], [0], [6], 3, ["3"]],
        "A6": [[2], [3, 2], [3, 3], [1, 2, 3], [2, 6]],
        "A8": [[1, 2, 3, 4], [5, 4, 3, 2, 1]],
        "A9": [[], [1, 1], [0, 1]],
        "E2": [[1, 2], [], [True]],
    }
    for kind, values in bad.items():
        for value in values:
            assert lines(changed(f"card.{kind}.faces", value))[0].startswith(f"Z3.11: {kind} faces")


def test_z3_12_the_examples_of_the_rulebook_hold() -> None:
    for kind, key, expected in deck_check.EXAMPLES:
        assert RAW["card"][kind][key] == expected
    assert "Z3.12: A8 health is 2, expected 1" in lines(changed("card.A8.health", 2))
    assert "Z3.12: A1 faces is [2], expected [1]" in lines(changed("card.A1.faces", [2]))
    assert "Z3.12: T2 copies is 2, expected 1" in lines(changed("card.T2.copies", 2))


def test_z3_13_every_number_and_name_has_a_flag_that_changes_nothing() -> None:
    for kind in cards.KINDS:
        for key in RAW["card"][kind]["flags"]:
            assert the_line(f"card.{kind}.flags.{key}", "guessed").startswith(f"Z3.13: {kind}")
            assert the_line(f"card.{kind}.flags.{key}", None).startswith(f"Z3.13: {kind}")
            assert lines(changed(f"card.{kind}.flags.{key}", "placeholder")) == []
    assert the_line("card.A1.flags.points", "inferred").startswith("Z3.13")
    flagged = decks.build(changed("card.A1.flags.health", "placeholder"))
    assert flagged.digest == decks.find("standard").digest
    assert flagged.sheets[0].flags["health"] == "placeholder"


def test_z3_14_both_sides_have_a_german_and_an_english_name() -> None:
    for names in ({"de": "X"}, {}, "X", {"de": "X", "en": ""}, {"de": "X", "en": "y" * 41}):
        assert lines(changed("card.A1.good", names))[0].startswith("Z3.14: A1 good")
    assert the_line("card.A1.evil", {"de": "a", "en": "b", "fr": "c"}).startswith("Z3.14: A1")
    assert the_line("card.A1.evil", {"de": "\x1b[2J", "en": "b"}).startswith("Z3.14: A1 evil.de")
    assert lines(changed("card.A1.evil", {"de": "ä" * 40, "en": "b"})) == []


def test_z3_15_all_problems_are_reported_and_no_game_starts(tmp_path: Path) -> None:
    text = (
        renamed("bad")
        .replace('cost = "face 2"', 'cost = "face 3"')
        .replace("health = 4", "health = 0")
    )
    path = written(tmp_path, "bad", text)
    found = [ENGLISH.reason(problem) for problem in decks.inspect(path).problems]
    assert found == [
        "Z3.8: V7 health is 0, expected 1–9",
        "Z3.8: V8 health is 0, expected 1–9",
        "Z3.5: 0 cards (–) cost one die showing 2, expected exactly 1",
        "Z3.5: 2 cards (A2, A3) cost one die showing 3, expected exactly 1",
    ]
    with pytest.raises(DeckError) as error:
        decks.load(path)
    assert (error.value.code, len(error.value.problems)) == ("bad-deck", 4)
    for unknown in ("nobody", "../standard", "Standard", "standard "):
        with pytest.raises(DeckError, match="unknown-deck"):
            GAME.options.parse({"deck": unknown})


def test_z3_16_what_is_odd_is_only_hinted_at() -> None:
    assert deck_check.warnings(RAW, RAW) == []
    for path, value in {
        "card.V2.health": 3,
        "card.V5.points": 4,
        "card.A4.faces": [1],
        "card.A1.health": 3,
        "card.V1.points": 3,
        "card.V7.health": 5,
    }.items():
        raw = changed(path, value)
        assert lines(raw) == []
        assert {warning.values["rule"] for warning in deck_check.warnings(raw, RAW)} == {"Z3.16"}
    assert len(deck_check.warnings(changed("card.V7.health", 5), RAW)) == 2


def test_z3_17_a_record_is_bound_to_the_numbers_of_its_deck(other_deck: str) -> None:
    options = GAME.options.parse({"deck": other_deck, "first": "0"})
    duel = Duel(GAME, options, SeededDealer(1))
    kept = replay.record_of(duel)
    assert kept.options == {"deck": "other", "first": "0"}
    assert replay.verify(record.loads(record.dumps(kept))).plies == len(duel.actions)
    text = record.dumps(kept).replace("deck=other", "deck=standard")
    with pytest.raises(RecordError, match="wrong-digest"):
        replay.verify(record.loads(text))
    names = copy.deepcopy(RAW)
    names["card"]["A1"]["good"] = {"de": "Anna", "en": "Anna"}
    assert decks.build(names).digest == decks.find("standard").digest
    assert decks.build(changed("card.A3.health", 3)).digest != decks.find("standard").digest


def test_z3_17_a_name_means_one_set_of_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decks, "_SHELF", {})
    text = STANDARD.read_text(encoding="utf-8")
    same = written(tmp_path, "standard", text.replace("Bavragor", "Anna"))
    assert decks.load(same).digest == decks.find("standard").digest
    other = written(tmp_path, "standard", text.replace("faces = [2, 3]", "faces = [1, 3]"))
    with pytest.raises(DeckError, match="deck-name-taken"):
        decks.load(other)


def test_z3_17_names_and_flags_come_from_the_file_at_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file in the user's own folder may rename the cards of the standard deck, and only that."""
    monkeypatch.setattr(decks, "_SHELF", {})
    monkeypatch.setenv(decks.FOLDER, str(tmp_path))
    text = STANDARD.read_text(encoding="utf-8")
    written(tmp_path, "standard", text.replace("Bavragor", "Anna"))
    assert decks.find("standard").sheets[0].name(0, "de") == "Anna"
    monkeypatch.setattr(decks, "_SHELF", {})
    written(tmp_path, "standard", text.replace("faces = [2, 3]", "faces = [1, 3]"))
    with pytest.raises(DeckError, match="deck-name-taken"):
        decks.find("standard")


def test_decks_of_ones_own_are_found_in_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path, "folder-deck", renamed("folder-deck"))
    monkeypatch.setenv(decks.FOLDER, str(tmp_path))
    assert "folder-deck" in decks.names()
    assert GAME.options.parse({"deck": "folder-deck"}).texts()["deck"] == "folder-deck"


def test_a_path_is_no_name_of_a_deck() -> None:
    path = str(DECKS / "dwarves-other.toml")
    assert decks.open_deck(path).name == "other"
    assert decks.open_deck("other").name == "other"
    with pytest.raises(DeckError, match="deck-by-name-only"):
        GAME.options.parse({"deck": path})


def test_a_deck_beside_a_record_is_known_unless_there_is_a_folder_of_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decks, "_SHELF", {})
    monkeypatch.delenv(decks.FOLDER, raising=False)
    written(tmp_path, "beside", renamed("beside"))
    for name in ("missing", "../beside", "dwarves-beside.toml"):
        decks.load_beside(tmp_path, name)
    assert decks.names() == ["standard"]
    decks.load_beside(tmp_path, "beside")
    assert decks.names() == ["beside", "standard"]
    monkeypatch.setattr(decks, "_SHELF", {})
    monkeypatch.setenv(decks.FOLDER, str(tmp_path / "own"))
    decks.load_beside(tmp_path, "beside")
    assert decks.names() == ["standard"]
