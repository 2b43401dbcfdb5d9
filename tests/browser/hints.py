"""The longest hints that there are: moves of real positions with their reasons.

In two dozen random games of each kind these say most, in both languages. The adviser may like
another move better, so the one that says most is put before it on its way to the page.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocketRoute

from zweikampf.engine import registry
from zweikampf.engine.reason import because
from zweikampf.engine.rng import Rng
from zweikampf.players.advice import facts
from zweikampf.server.edge.wire.common import coded


class Wordy(NamedTuple):
    seed: int
    plies: int
    token: str
    is_solved: bool = False  # worked out to the end, which is a reason of its own


_WORDY = {
    "throne": Wordy(10, 96, "U8", is_solved=True),
    "tower": Wordy(2, 227, "l4>t"),
    "dwarves": Wordy(17, 151, "hit:A3=C>V1"),
}


@cache
def wordy(game_id: str) -> tuple[str, ...]:
    """The tokens of a game up to where the hint with most to say is given."""
    game = registry.find(game_id)
    seed, plies, *_ = _WORDY[game_id]
    state, rng = game.new(game.options.parse({})), Rng(seed)
    tokens: list[str] = []
    for _ in range(plies):
        action = state.pick(rng)
        tokens.append(game.format_action(action))
        state.apply(action)
    assert state.actor == 0
    return tuple(tokens)


def longest(game_id: str) -> dict[str, Any]:
    """That move as a hint brings it."""
    game = registry.find(game_id)
    state = game.new(game.options.parse({}))
    for token in wordy(game_id):
        state.apply(game.parse_action(token, state))
    _, _, token, is_solved = _WORDY[game_id]
    legal = [game.format_action(action) for action in state.legal()]
    assert token in legal
    found = facts(game_id, game.view(state, 0), token, legal)
    if is_solved:
        found = [because("why-certain", result="won"), *found]
    assert len(found) > 2
    return {"token": token, "win_chance": 1.0, "visits": 1, "why": [coded(each) for each in found]}


def speak_at_length(page: Page, game_id: str) -> None:
    """From the next line on, hints on this page begin with the longest one."""

    def through(line: WebSocketRoute) -> None:
        far = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["type"] == "hint":
                first = longest(game_id)
                others = [each for each in frame["moves"] if each["token"] != first["token"]]
                frame["moves"] = [first, *({**each, "visits": 1} for each in others)]
            line.send(json.dumps(frame))

        far.on_message(pass_on)

    page.route_web_socket("**/socket?*", through)
