"""A running game: a fold over its actions, with one way out for every reader."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from zweikampf.engine import actors, registry
from zweikampf.engine.dealer import CommittedDealer, SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import Refused, SeatError
from zweikampf.engine.options import Options
from zweikampf.games.throne.rules import Throne

GAME = registry.find("throne")


def duel(seed: int = 3) -> Duel:
    return Duel(GAME, GAME.options.parse({"leader": "0"}), SeededDealer(seed))


def play_to_phase_two(game: Duel) -> None:
    while game.view(None).phase == 1:
        game.submit(game.state.actor, game.legal(game.state.actor)[0])


def test_chance_is_answered_at_once() -> None:
    game = duel()
    assert (game.state.actor, len(game.actions), game.version) == (0, 27, 27)


def test_a_stale_version_is_refused() -> None:
    game = duel()
    with pytest.raises(Refused) as caught:
        game.submit(0, game.legal(0)[0], version=26)
    assert caught.value.code == "stale-version"


def test_only_the_seat_to_act_gets_a_legal_list() -> None:
    game = duel()
    assert len(game.legal(0)) > 0
    assert game.legal(1) == []
    assert game.frame(1)["legal"] == []
    assert game.frame(None)["legal"] == []


def test_a_frame_is_json_and_carries_the_version() -> None:
    game = duel()
    frame = json.loads(json.dumps(game.frame(0)))
    assert frame["version"] == 27
    assert [step["ply"] for step in frame["steps"]] == list(range(27))
    assert [step["actor"] for step in frame["steps"]] == ["chance"] * 27
    # Every card dealt is one event; with the upcard a trick begins.
    assert [len(step["events"]) for step in frame["steps"]] == [1] * 26 + [2]
    assert game.frame(0, since=26)["steps"] == frame["steps"][-1:]


def test_an_action_can_be_taken_back_until_something_is_revealed() -> None:
    game = duel()
    before = game.state.position()
    game.submit(0, game.legal(0)[0])
    assert game.can_undo(0)
    assert not game.can_undo(1)
    game.undo(0)
    assert game.state.position() == before
    assert game.version == 29


def test_nothing_can_be_taken_back_after_an_answer_or_a_card() -> None:
    game = duel()
    assert not game.can_undo(0)  # the deal was the last thing that happened
    game.submit(0, game.legal(0)[0])
    game.submit(1, game.legal(1)[0])
    for seat in (0, 1):
        with pytest.raises(Refused) as caught:
            game.undo(seat)
        assert caught.value.code == "nothing-to-undo"


def test_in_phase_two_winning_and_leading_on_can_be_taken_back_together() -> None:
    game = duel()
    play_to_phase_two(game)
    while game.state.actor != actors.OVER:
        seat = game.state.actor
        before = len(game.actions)
        game.submit(seat, game.legal(seat)[0])
        if game.state.actor == seat:
            game.submit(seat, game.legal(seat)[0])
            game.undo(seat)
            game.undo(seat)
            assert len(game.actions) == before
            return
    raise AssertionError("no seat ever won as the second player")


def test_taking_back_never_deals_other_cards() -> None:
    """The dealer answers by the ply: the same cards come, whatever is tried in between."""
    game = Duel(
        GAME,
        GAME.options.parse({"leader": "0"}),
        CommittedDealer("t", bytes(32), ("0" * 64, "1" * 64)),
    )
    first, second = game.legal(0)[:2]
    game.submit(0, second)
    game.undo(0)
    game.submit(0, first)
    game.submit(1, game.legal(1)[0])
    straight = Duel(
        GAME,
        GAME.options.parse({"leader": "0"}),
        CommittedDealer("t", bytes(32), ("0" * 64, "1" * 64)),
    )
    straight.submit(0, first)
    straight.submit(1, straight.legal(1)[0])
    assert game.tokens == straight.tokens


@pytest.mark.parametrize("stranger", [2, 3, -1, "0", True + 1])
def test_only_seats_act_take_back_and_look(stranger: Any) -> None:
    """Chance has a number too, but no one outside may act for it."""
    game = duel()
    before = game.state.position()
    with pytest.raises(Refused) as caught:
        game.submit(stranger, "D0")
    assert caught.value.code == "no-such-seat"
    with pytest.raises(SeatError):
        game.undo(stranger)
    with pytest.raises(SeatError):
        game.can_undo(stranger)
    with pytest.raises(ValueError, match="no-such-seat"):
        game.view(stranger)
    with pytest.raises(ValueError, match="no-such-seat"):
        game.frame(stranger)
    with pytest.raises(SeatError):
        game.legal(stranger)
    assert game.state.position() == before


def test_there_is_a_state_for_each_ply_and_for_no_other_number() -> None:
    game = duel()
    for ply in (-3, -1, game.ply + 1, 10_000):
        with pytest.raises(ValueError, match="no ply"):
            game.state_at(ply)
    assert game.state_at(game.ply).position() == game.state.position()


def test_a_game_goes_back_to_any_ply_and_on_with_the_same_cards() -> None:
    game = duel()
    versions = {game.version}
    while game.state.actor != actors.OVER and len(game.actions) < 40:
        game.submit(game.state.actor, game.legal(game.state.actor)[0])
    before = game.tokens
    at = game.acted_by.index(0, 30)
    game.rewind(at)
    assert game.tokens == before[:at]
    assert game.version == len(before) + 1
    assert game.version not in versions
    game.submit(0, before[at])
    assert game.tokens == before[: len(game.tokens)]
    for nowhere in (-1, len(game.actions)):
        with pytest.raises(ValueError, match="no ply"):
            game.rewind(nowhere)


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The actions that are carried out from now on, in whichever state."""
    applied: list[int] = []

    class Counting(Throne):
        def apply_unchecked(self, action: int) -> None:
            applied.append(action)
            super().apply_unchecked(action)

        def copy(self) -> Throne:
            twin = Counting()
            twin.assign(self)
            return twin

    def new(options: Options) -> Throne:
        return Counting("most", 0)

    monkeypatch.setattr(GAME, "new", new)
    return applied


def test_many_undos_carry_out_few_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    """An undo starts from a state in the middle, so a long game makes it no slower."""
    applied = counted(monkeypatch)
    game = duel()
    while game.view(None).phase == 1:
        game.submit(game.state.actor, game.legal(game.state.actor)[0])
    game.submit(game.state.actor, game.legal(game.state.actor)[0])
    seat, ply, before = game.acted_by[-1], game.ply - 1, game.tokens
    assert ply > 64
    applied.clear()
    for _ in range(100):
        game.rewind(ply)
        assert game.tokens == before[:-1]
        game.submit(seat, before[-1])
    assert len(applied) <= 100 * (ply % 64 + 1)


@pytest.mark.parametrize("game", registry.names())
def test_every_ply_can_be_gone_back_to(game: str) -> None:
    """States, views, events and what follows are those of a game that never went further."""
    found = registry.find(game)
    rng = random.Random(5)
    whole = Duel(found, found.options(), CommittedDealer("t", bytes(32)))
    stages = [(whole.ply, whole.state.position(), whole.frame(0), whole.frame(1))]
    while whole.state.actor != actors.OVER and whole.ply < 400:
        whole.submit(whole.state.actor, rng.choice(whole.legal(whole.state.actor)))
        stages.append((whole.ply, whole.state.position(), whole.frame(0), whole.frame(1)))
    tokens = whole.tokens
    for ply, position, *frames in rng.sample(stages[:-1], min(30, len(stages) - 1)):
        assert whole.state_at(ply).position() == position
        whole.rewind(ply)
        assert whole.state.position() == position
        for seat, frame in enumerate(frames):
            assert {**whole.frame(seat), "version": 0} == {**frame, "version": 0}
        while whole.ply < len(tokens):
            whole.submit(whole.state.actor, tokens[whole.ply])
        assert whole.tokens == tokens, "the same cards came again"


def test_a_game_goes_on_from_the_opening_of_another_one() -> None:
    game = duel()
    while len(game.actions) < 40:
        game.submit(game.state.actor, game.legal(game.state.actor)[0])
    opening = game.tokens[:35]
    on = Duel(game.game, game.options, SeededDealer(99), opening)
    assert on.tokens[:35] == opening
    assert on.version == len(on.actions)
    assert on.state.actor in (0, 1)
    with pytest.raises(Refused):
        Duel(game.game, game.options, SeededDealer(99), [*opening, "nonsense"])


def test_nothing_is_taken_back_when_the_secret_is_out() -> None:
    game = duel()
    while game.state.actor != actors.OVER:
        game.submit(game.state.actor, game.legal(game.state.actor)[0])
    for seat in (0, 1):
        with pytest.raises(Refused) as caught:
            game.undo(seat)
        assert caught.value.code == "game-over"


def test_submit_hands_out_nothing() -> None:
    """It might be the opponent's face-down card: only frames say what happened."""
    game = duel()
    assert game.submit(0, game.legal(0)[0]) is None  # type: ignore[func-returns-value]


@pytest.mark.parametrize("token", [None, 5, 1.5, True, b"D0", [], {}, object()])
def test_what_is_no_text_is_refused(token: Any) -> None:
    game = duel()
    with pytest.raises(Refused) as caught:
        game.submit(0, token)
    assert caught.value.code == "unknown-token"


@pytest.mark.parametrize("ply", [0, 3, 26, 27])
def test_whatever_is_taken_back_somebody_can_act(ply: int) -> None:
    """Chance answers again, with the same cards."""
    game = duel()
    before = game.tokens
    game.submit(0, game.legal(0)[0])
    game.rewind(ply)
    assert game.tokens == before
    assert game.turn == 0
    assert game.legal()
