"""Names of cards travel with their deck; events and records know kinds only."""

from __future__ import annotations

from pathlib import Path

from tests.games.dwarves.renaming import found_in, new_name, rename_all
from tests.server.client import Person
from tests.server.conftest import Start
from zweikampf.engine.texts import LANGUAGES
from zweikampf.games.dwarves import cards
from zweikampf.games.dwarves.sheet import SIDES


def test_a_renamed_card_is_told_by_its_new_name(start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "decks"
    folder.mkdir()
    server = start(DECKS=rename_all(folder))
    told = server.get("/api/decks/standard")
    sheets = {sheet["kind"]: sheet for sheet in told["cards"]}
    for kind in cards.KINDS:
        for side in SIDES:
            for language in LANGUAGES:
                assert sheets[kind]["names"][side][language] == new_name(kind, side, language)
    assert sheets["A9"]["flags"]["effect"] == "placeholder"

    anna = Person(server, "Anna")
    created = anna.create("dwarves", opponent={"kind": "screen"}, options={"first": "0"})
    seat = anna.sit(created["table"]["id"], 0)
    assert seat.wait_to_act()
    steps = [step for frame in seat.frames for step in frame.get("steps", ())]
    events = [event for step in steps for event in step["events"]]
    dealt = [event["card"] for event in events if event["event"] == "card-dealt"]
    assert any(card is not None for card in dealt)
    assert all(card is None or cards.is_kind(card) for card in dealt)
    assert found_in(str(seat.frames)) == set()
