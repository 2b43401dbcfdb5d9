"""Tower's second look: legal, the same again, and made of nothing but what a seat has seen."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.tower.play import GAME, OPTION_SETS, legal
from tests.players.tower.test_planning import played
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import SeatError, WrongType, WrongValue
from zweikampf.engine.rng import Rng
from zweikampf.games.tower import steps
from zweikampf.games.tower.game import TowerOptions
from zweikampf.games.tower.rules import Tower
from zweikampf.players.levels import level
from zweikampf.players.player import Budget
from zweikampf.players.tower.evaluation import Evaluation
from zweikampf.players.tower.foresight import Foresight, Looks
from zweikampf.players.tower.planner import Planner
from zweikampf.players.tower.player import ForesightPlayer

BRIEF = Looks(plans=2, deals=3, positions=5, cards=4, turns=2, draws=2, batch=2)


def foresight() -> Foresight:
    return Foresight(Evaluation(), 60, BRIEF)


def positions(seed: int, apart: int, **options: str) -> list[Tower]:
    """Choices of a random game."""
    state, rng = Tower(**options), Rng(seed)
    found = []
    while state.actor != actors.OVER:
        if state.actor != actors.CHANCE and len(state.legal()) > 1 and rng.below(apart) == 0:
            found.append(state.copy())
        state.apply(state.pick(rng))
    return found


def test_a_second_look_is_the_same_again_whatever_was_looked_at_before() -> None:
    """Plans in a row share their arrays; nothing of one may be left for the next."""
    used = foresight()
    differ = 0
    for state in positions(2, many(6, 12)):
        best, judged = used.best(state), used.judged(state)
        assert best in state.legal()
        assert best == max(judged, key=lambda action: judged[action][0])
        assert (best, judged) == (foresight().best(state), foresight().judged(state))
        assert used.weigh(state, best) == foresight().weigh(state, best)
        differ += best != first_look(state)
    assert differ > 0


def first_look(state: Tower) -> int:
    planner = Planner(state)
    planner.run(60)
    worths = planner.worths()
    return max(worths, key=lambda action: worths[action])


def test_in_table_mode_it_looks_twice_too() -> None:
    asked = positions(3, many(4, 8), mode="table")
    choices = [state for state in asked if state.step != steps.ANSWER]
    assert any(foresight().best(state) != first_look(state) for state in choices)


def test_a_plan_without_a_second_look_keeps_what_the_first_one_says() -> None:
    """Whatever the deals bring to the others; and it is never the best."""
    kept = 0
    for state in positions(5, many(6, 12)):
        planner = Planner(state)
        planner.run(60)
        worths = planner.worths()
        judged = foresight().judged(state)
        ranked = sorted(worths, key=worths.__getitem__, reverse=True)
        best = max(judged, key=lambda action: judged[action][0])
        for action in ranked[BRIEF.plans :]:
            assert judged[action][0] == pytest.approx(worths[action])
            assert action != best
            kept += 1
    assert kept > 10


def test_it_chooses_by_what_its_seat_has_seen() -> None:
    """Games with the same opening continue with other cards; the choice is the same."""
    seen = 0
    for cut in range(20, 200, many(12, 60)):
        duel = Duel(GAME, GAME.options.parse({}), SeededDealer(1))
        rng = Rng(1)
        while len(duel.actions) < cut and duel.state.actor != actors.OVER:
            tokens = duel.legal(duel.state.actor)
            duel.submit(duel.state.actor, tokens[rng.below(len(tokens))])
        if duel.state.actor == actors.OVER:
            break
        opening = tuple(map(GAME.format_action, duel.actions))
        seat = duel.state.actor
        choices = set()
        for seed in (1, 2, 3):
            twin = Duel(GAME, GAME.options.parse({}), SeededDealer(seed), opening)
            assert twin.view(seat) == duel.view(seat)
            player = ForesightPlayer(GAME, seed, 60, BRIEF)
            choices.add(player.choose(twin.view(seat), twin.legal(seat)))
        assert len(choices) == 1
        seen += 1
    assert seen > 2


def test_win_chances_keep_the_scale_of_the_first_look() -> None:
    """The second look ranks; how the game stands is what the planner says about it."""
    looked = 0
    for state in positions(4, many(10, 30)):
        planner = Planner(state)
        planner.run(60)
        judged = foresight().judged(state)
        best = max(judged, key=lambda action: judged[action][0])
        assert judged[best][0] == pytest.approx(max(planner.worths().values()))
        view, token = GAME.view(state, state.actor), GAME.format_action(best)
        player = ForesightPlayer(GAME, 1, 60, BRIEF)
        tokens = [token, *(each for each in legal(state) if each != token)]
        moves = player.compare(view, tokens)
        assert [move.token for move in moves] == tokens
        assert moves[0] == player.weigh(view, token)
        assert all(0 <= move.win_chance <= 1 for move in moves)
        assert player.compare(view, tokens) == moves
        looked += len({move.win_chance for move in moves}) > 1
    assert looked > 1


@pytest.mark.parametrize("options", OPTION_SETS[:: many(3, 6)], ids=str)
def test_it_plays_whole_games_legally(options: TowerOptions) -> None:
    texts = options.texts()
    one, two = (ForesightPlayer(GAME, seed, 1, BRIEF) for seed in (1, 2))
    assert len(played(texts, 5, (one, two))) > 50


@pytest.mark.parametrize("reward", ["auto", "claim"])
def test_in_table_mode_it_misses_no_tower_card_and_no_reward(reward: str) -> None:
    """Both players answer rightly, so whatever they miss is called."""
    told: Counter[str] = Counter()
    options = GAME.options.parse({"mode": "table", "reward": reward})
    duel = Duel(GAME, options, SeededDealer(4))
    players = [ForesightPlayer(GAME, seat, 20, BRIEF) for seat in (0, 1)]
    while duel.state.actor != actors.OVER:
        seat = duel.state.actor
        duel.submit(seat, players[seat].choose(duel.view(seat), duel.legal(seat)))
    told.update(event.name for event in duel.seen_events(None, 0, len(duel.actions)))
    assert told["card-laid-on-tower"] > 20
    assert told["call-waived"] > 20
    assert told["turm-called"] == told["tower-card-missed"] == told["reward-lapsed"] == 0


def test_level_six_looks_twice_and_needs_no_luck() -> None:
    state = positions(3, 40)[2]
    view, tokens = GAME.view(state, state.actor), legal(state)
    first = level("tower", 6, 1)
    assert isinstance(first, ForesightPlayer)
    assert first.choose(view, tokens) == level("tower", 6, 2).choose(view, tokens)
    moves = first.think(view, tokens, Budget(iterations=200))
    assert sorted(move.token for move in moves) == sorted(tokens)
    assert all(0 <= first.weigh(view, token).win_chance <= 1 for token in tokens)


def test_what_it_cannot_look_at_is_refused() -> None:
    state = positions(3, 40)[0]
    for wrong in (0, -1, 10**9):
        with pytest.raises(WrongValue):
            Foresight(Evaluation(), 60, Looks(deals=wrong))
    with pytest.raises(WrongType):
        Foresight(Evaluation(), "many")  # type: ignore[arg-type]
    over = state.copy()
    over.playout(Rng(1))
    with pytest.raises(SeatError):
        foresight().best(over)
    assert foresight().best(state) in state.legal()
