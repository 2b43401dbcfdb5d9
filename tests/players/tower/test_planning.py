"""The planner of Tower: legal, the same for the same seed, and it finds what a look ahead shows."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tests.ends import ended
from tests.games.tower.play import GAME, OPTION_SETS, after, legal, place, seen
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.rng import Rng
from zweikampf.games.tower import actions
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.steps import Step
from zweikampf.players.greedy import GreedyPlayer
from zweikampf.players.player import Budget, Player
from zweikampf.players.tower.evaluation import Evaluation
from zweikampf.players.tower.planner import Planner
from zweikampf.players.tower.player import PlanningPlayer

TABLE = {"mode": "table"}


def choice(state: Tower, iterations: int = 2000) -> str:
    player = PlanningPlayer(GAME, 1, iterations)
    return player.choose(GAME.view(state, state.actor), legal(state))


def played(options: dict[str, str], seed: int, players: tuple[Player, Player]) -> list[str]:
    """Every token of a game, which ``submit`` has found legal."""
    duel = Duel(GAME, GAME.options.parse(options), SeededDealer(seed))
    while duel.state.actor != actors.OVER:
        seat = duel.state.actor
        duel.submit(seat, players[seat].choose(duel.view(seat), duel.legal(seat)))
    return [*map(GAME.format_action, duel.actions), str(ended(duel.state).winner)]


def planners(iterations: int) -> tuple[Player, Player]:
    one, two = (PlanningPlayer(GAME, seed, iterations) for seed in (1, 2))
    return one, two


@pytest.mark.parametrize("options", OPTION_SETS[:: many(3, 6)], ids=str)
def test_it_plays_whole_games_legally(options: object) -> None:
    texts = options.texts() if hasattr(options, "texts") else {}
    assert len(played(texts, 5, planners(1))) > 50


def test_the_same_seed_plays_the_same() -> None:
    assert played({}, 7, planners(60)) == played({}, 7, planners(60))


@pytest.mark.parametrize(
    ("differences", "gold"),
    [
        ("T=S11 L1=S12g,P11b L2=F12g A0=B6g", 6),  # digs for a 12
        (
            "T=S7 L1=S8g,B7b,F6g L2=F8g L3=P7b L5=P4b L8=F5b A0=S9g,P9g,F9g",
            5,
        ),  # two shifts for an 8
        ("T=S11 L1=S12g,P11b,F10g L2=F12g A0=B6g", 5),  # a pair move costs one and earns three
        ("A0=- Z0=F9g V0=- L1=F10b bonus=taken", 5),  # goes out
        ("A0=- Z0=F9g V0=- L1=F10b gold=3/9 bonus=taken", 3),  # but not to lose the game by it
    ],
)
def test_it_finds_the_gold_of_a_turn(differences: str, gold: int) -> None:
    state = place(differences, drawing="free")
    while state.actor == 0 and state.turns == 0:
        state = after(state, choice(state))
    assert state.gold[0] + state.nugget[0] == gold


@pytest.mark.parametrize("iterations", [1, 60])
@pytest.mark.parametrize("reward", ["auto", "claim"])
def test_in_table_mode_it_misses_no_tower_card_and_no_reward(reward: str, iterations: int) -> None:
    """Two planners answer each other rightly, so whatever they miss is called."""
    told: Counter[str] = Counter()
    for seed in range(many(4, 1)):
        options = GAME.options.parse({"mode": "table", "reward": reward})
        duel = Duel(GAME, options, SeededDealer(seed))
        players = planners(iterations)
        while duel.state.actor != actors.OVER:
            seat = duel.state.actor
            duel.submit(seat, players[seat].choose(duel.view(seat), duel.legal(seat)))
        told.update(event.name for event in duel.seen_events(None, 0, len(duel.actions)))
    assert told["card-laid-on-tower"] > 20
    assert told["call-waived"] > 20
    assert told["turm-called"] == told["tower-card-missed"] == told["reward-lapsed"] == 0


def test_a_card_that_must_be_laid_first_is_no_end_of_a_plan() -> None:
    """With drawing=literal a turn continues while the depot card can be laid (W7.10): a move that
    leads there is worth what the best move from there is worth."""
    found = 0
    would_differ = 0
    for seed in range(many(12, 2)):
        state = GAME.new(GAME.options.parse({}))
        rng = Rng(seed)
        while state.actor != actors.OVER:
            action = state.pick(rng)
            before = state.copy()
            state.apply(action)
            if not _must_lay(before, action, state):
                continue
            there, here = Planner(state.copy()), Planner(before, action)
            for planner in (there, here):
                planner.run(3000)
            best = max(there.worths(0.0).values())
            if max(there.evaluated, here.evaluated) < 3000:  # both have seen everything
                assert here.worths(0.0)[action] == pytest.approx(best - 0.001)
                found += 1
                would_differ += Evaluation().outlook(state, state.actor) > best
    assert found > many(20, 2)
    assert would_differ > many(3, 0)


def _must_lay(before: Tower, action: int, after_it: Tower) -> bool:
    if before.actor not in (0, 1) or after_it.step != Step.FREE or before.step != Step.FREE:
        return False
    tokens = legal(after_it)
    same_turn = before.actor == after_it.actor and before.turns == after_it.turns
    return same_turn and not {"draw", "pass"} & set(tokens) and not tokens[0].endswith(">t")


def test_it_calls_exactly_when_it_is_right() -> None:
    assert choice(after(place("T=S3 L1=S4b", **TABLE), "draw B11g")) == "turm"
    assert choice(after(place("T=S3", **TABLE), "draw B11g")) == "ok"


def test_moves_come_best_first_and_follow_the_budget() -> None:
    state = place("T=S11 L1=S12g,P11b L2=F12g A0=B6g")
    moves = PlanningPlayer(GAME, 1).think(seen(state), legal(state), Budget(iterations=500))
    assert sorted(move.token for move in moves) == sorted(legal(state))
    tried = [move for move in moves if move.visits]
    assert tried == moves[: len(tried)], "what leads to nothing else comes last"
    assert all(one.win_chance >= two.win_chance for one, two in pairwise(tried))
    assert tried[0].token == choice(state, 500)


def test_the_right_answer_comes_first() -> None:
    for differences, token in (("T=S3 L1=S4b gold=3/3", "turm"), ("T=S3 gold=3/3", "ok")):
        state = after(place(differences, **TABLE), "draw B11g")
        moves = PlanningPlayer(GAME, 1).think(GAME.view(state, state.actor), legal(state))
        assert [move.token for move in moves][:1] == [token]
        assert moves[0].win_chance >= moves[1].win_chance


def test_every_action_can_be_weighed_alone() -> None:
    """In a whole game; alone, the best one gets no less attention than among others."""
    duel = Duel(GAME, GAME.options.parse({}), SeededDealer(3))
    rng = Rng(3)
    player = PlanningPlayer(GAME, 1, 300)
    while (seat := duel.state.actor) != actors.OVER:
        view, tokens = duel.view(seat), duel.legal(seat)
        weighed = {token: player.weigh(view, token) for token in tokens}
        assert all(0 <= move.win_chance <= 1 and move.visits for move in weighed.values())
        best = player.think(view, tokens)[0]
        if best.visits:
            assert weighed[best.token].win_chance > best.win_chance - 0.1
        duel.submit(seat, tokens[rng.below(len(tokens))])


def test_it_beats_greedy() -> None:
    """16 games, seats swapped, with little thought; it wins four of five."""
    games = many(8, 1)
    wins = 0
    for seed in range(games):
        one = PlanningPlayer(GAME, seed, 300)
        greedy = GreedyPlayer("tower", Rng(seed))
        wins += played({}, seed, (one, greedy))[-1] == "0"
        wins += played({}, seed, (greedy, one))[-1] == "1"
    assert wins >= many(10, 0)


def test_the_way_of_an_action_can_be_walked() -> None:
    """Every step is legal, and then the seat draws, passes or waits for a card."""
    state, rng = Tower(), Rng(8)
    walked = 0
    while state.actor != actors.OVER:
        if state.actor != actors.CHANCE and rng.below(6) == 0:
            planner = Planner(state)
            planner.run(100)
            for action in planner.worths():
                way, twin = planner.way(action), state.copy()
                assert way[0] == action
                for each in way:
                    assert each in twin.legal()
                    twin.apply(each)
                if twin.actor == state.actor and twin.step == Step.FREE:
                    assert {actions.DRAW, actions.PASS} & set(twin.legal())
                walked += len(way) > 1
        state.apply(state.pick(rng))
    assert walked > 20
