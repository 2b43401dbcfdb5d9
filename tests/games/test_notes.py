"""The rows of the journal: in every game each number has one event, with the same name but for
one that is older."""

from importlib import import_module
from types import ModuleType

import pytest

from zweikampf.engine import registry

GAMES = registry.names()


def module(game: str, name: str) -> ModuleType:
    return import_module(f"{registry.find(game).package}.{name}")


def notes_of(game: str) -> dict[str, int]:
    """The kinds of rows; a game may keep what stands in a row (``FOR_...``) beside them."""
    found = vars(module(game, "notes")).items()
    return {
        name: number
        for name, number in found
        if name.isupper() and isinstance(number, int) and not name.startswith("FOR_")
    }


# Stored games and clients know these events by the names that their notes once had.
OLDER_NAMES = {("throne", "CARD_TAKEN_FACE_DOWN"): "card-taken-down"}
NOTES = [(game, name) for game in GAMES for name in notes_of(game)]


@pytest.mark.parametrize(("game", "name"), NOTES)
def test_every_note_has_its_event(game: str, name: str) -> None:
    event = module(game, "events").from_row((notes_of(game)[name], 0, 0, 0, 0))
    assert event.name == OLDER_NAMES.get((game, name), name.lower().replace("_", "-"))


@pytest.mark.parametrize("game", GAMES)
def test_no_two_notes_share_a_number(game: str) -> None:
    numbers = sorted(notes_of(game).values())
    assert len(numbers) > 10
    assert numbers == list(range(len(numbers)))


@pytest.mark.parametrize("game", GAMES)
def test_another_number_is_no_note(game: str) -> None:
    with pytest.raises(ValueError, match="no such note"):
        module(game, "events").from_row((len(notes_of(game)), 0, 0, 0, 0))
