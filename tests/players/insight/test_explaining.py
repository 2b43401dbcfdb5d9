"""Why a decision was costly: only facts, only what tells the two moves apart, and in a solved
position a line that keeps its promise."""

from __future__ import annotations

from functools import cache

import pytest

from tests.players.insight.games import OURS, given_up, little_ledger, whole_game
from zweikampf.engine import registry
from zweikampf.engine.game_texts import GameTexts
from zweikampf.engine.record import Record
from zweikampf.engine.replay import Decision, decisions, opened
from zweikampf.engine.texts import LANGUAGES
from zweikampf.players.insight.entries import Entry
from zweikampf.players.insight.explaining import Explained, explain
from zweikampf.players.insight.worth import part
from zweikampf.players.review import Judged, judge

LATE = 8  # plies before the end, where solving takes no time


@cache
def blunder() -> tuple[Record, Decision, Judged]:
    """A card of Throne's last tricks that gave the game away."""
    for seed in range(1, 40):
        record = whole_game("throne", "random", seed)
        for seat in (0, 1):
            for choice in decisions(record, seat):
                if choice.ply >= len(record.actions) - LATE:
                    given = (choice.view, choice.legal, choice.played)
                    judged = judge("throne", *given, seed=1, iterations=1)
                    if judged.loss:
                        return record, choice, judged
    raise AssertionError("nobody erred")


def explained() -> tuple[Record, Explained]:
    record, choice, judged = blunder()
    cost = part(judged.loss)
    entry = Entry(choice.ply, choice.view.seat, choice.played, cost, cost=cost, judged=judged)
    return record, next(iter(explain(record, [entry])))


def test_a_line_keeps_what_the_better_move_promises() -> None:
    record, found = explained()
    game, options = opened(record)
    state = game.new(options)
    for token in (*record.actions[: found.entry.ply], found.best.token, *found.line):
        state.apply(game.parse_action(token, state))
    assert (1 + state.payoff(found.entry.actor)) / 2 == found.best.win_chance
    assert found.best.win_chance > found.played.win_chance


def test_a_proven_result_is_said_of_both_moves() -> None:
    _, found = explained()
    assert found.better[0].code == "why-certain"
    assert found.worse[0].code == "why-certain-then", "the other cards do better"
    assert found.better[0] != found.worse[0]


@pytest.mark.parametrize("game", OURS)
def test_costly_decisions_of_every_game_are_told_apart_in_both_languages(game: str) -> None:
    ledger = little_ledger(game)
    costly = [*ledger.costliest(0), *ledger.costliest(1)]
    told = list(explain(given_up(game), costly))
    assert [each.entry for each in told] == costly != []
    for each in told:
        assert each.best.token != each.played.token
        assert not set(map(str, each.better)) & set(map(str, each.worse))
        assert each.json()["ply"] == each.entry.ply
        for language in LANGUAGES:
            texts = GameTexts(registry.find(game), language, "zweikampf.engine")
            for reason in (*each.better, *each.worse):
                assert texts.has(reason.code)


def test_an_estimate_has_no_line() -> None:
    told = explain(given_up("throne"), little_ledger("throne").costliest(0))
    assert all(each.line == () for each in told)
