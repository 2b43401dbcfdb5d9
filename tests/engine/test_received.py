"""What has travelled as JSON is the same object again, in every game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.engine.strangers import NineGame
from zweikampf.engine import actors, registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import SEATS, Duel
from zweikampf.engine.errors import ParseError
from zweikampf.engine.game import AnyGame
from zweikampf.engine.received import event_kinds, read_event, read_view, view_kind
from zweikampf.engine.rng import Rng

GAMES: list[AnyGame] = [*(registry.find(name) for name in registry.names()), NineGame()]


def travelled(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_views_and_events_of_a_game_come_back(game: AnyGame) -> None:
    duel, rng, told = Duel(game, game.options.parse({}), SeededDealer(3)), Rng(3), 0
    readers = (*SEATS, None)
    while True:
        for seat in readers:
            view = duel.view(seat)
            assert type(view) is view_kind(game)
            assert read_view(game, travelled(view.json())) == view
            for event in duel.seen_events(seat, told):
                assert type(event) in event_kinds(game)
                assert read_event(game, travelled(event.json())) == event
        told = duel.ply
        if duel.state.actor == actors.OVER:
            return
        legal = duel.legal(duel.state.actor)
        duel.submit(duel.state.actor, legal[rng.below(len(legal))])


@pytest.mark.parametrize("given", [{}, {"seat": 0}, {"event": "no-such-event"}, {"event": 3}])
def test_what_is_of_no_game_is_refused(given: dict[str, Any]) -> None:
    for game in GAMES:
        with pytest.raises(ParseError):
            read_view(game, given)
        with pytest.raises(ParseError):
            read_event(game, given)
