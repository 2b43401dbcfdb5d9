"""The exported schema is whole: every name leads somewhere, and it describes real messages."""

from __future__ import annotations

import json
import re

from zweikampf.engine import registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.server.edge.schema import schema
from zweikampf.server.edge.wire.client_frames import CLIENT_FRAME, Act


def test_every_reference_leads_somewhere() -> None:
    whole = schema()
    names = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(whole)))
    assert names == set(whole["$defs"])


def test_views_and_events_of_every_game_are_described() -> None:
    defs = schema()["$defs"]
    for name in registry.names():
        game = registry.find(name)
        duel = Duel(game, game.options.parse({}), SeededDealer(1))
        prefix = name.capitalize()
        view = defs[f"{prefix}View"]
        assert set(duel.frame(0)["view"]) == set(view["properties"])
        kinds = [defs[each["$ref"].rsplit("/")[-1]] for each in defs[f"{prefix}Event"]["anyOf"]]
        known = {kind["properties"]["event"]["const"]: set(kind["properties"]) for kind in kinds}
        for step in duel.frame(0)["steps"]:
            for event in step["events"]:
                assert set(event) == known[event["event"]]


def test_a_frame_of_a_client_is_known_by_its_type() -> None:
    frame = CLIENT_FRAME.validate_json('{"type":"act","id":"a-1","token":"K3","version":7}')
    assert frame == Act(type="act", id="a-1", token="K3", version=7)
