"""The strongest player of Throne: perfect in phase 2, and judged by the solver before it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.players.throne.endgames import GAME, after, minimax, read, sign, small_positions
from zweikampf.engine import actors
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.rng import Rng
from zweikampf.games.throne.rules import Throne
from zweikampf.players.player import Budget
from zweikampf.players.search import SearchPlayer
from zweikampf.players.throne.endgame_policy import EndgamePolicy
from zweikampf.players.throne.master import ThroneMaster
from zweikampf.players.throne.solver import Question, Solver, TooHard


def quick(seed: int = 1, tempting: bool = True) -> ThroneMaster:
    return ThroneMaster(GAME, seed, iterations=30, solved_iterations=4, tempting=tempting)


def tokens(state: Throne) -> list[str]:
    return [GAME.format_action(action) for action in state.legal()]


def decided() -> list[str]:
    """Endgames in which a seat has a choice."""
    return [text for text in small_positions(7, 400, most=3) if len(read(text).legal()) > 1]


def test_every_card_of_phase_two_keeps_the_result() -> None:
    for text in decided():
        state = read(text)
        token = quick().choose(GAME.view(state, state.actor), tokens(state))
        kept = minimax(after(state, GAME.parse_action(token, state)))
        assert sign(kept) == sign(minimax(state)), text


def test_a_won_or_drawn_card_keeps_the_margin_too() -> None:
    for text in decided():
        state = read(text)
        worth = minimax(state)
        if worth == 0 or (worth > 0) == (state.actor == 0):
            token = quick().choose(GAME.view(state, state.actor), tokens(state))
            assert minimax(after(state, GAME.parse_action(token, state))) == worth, text


def test_without_temptation_a_lost_seat_leaves_the_fewest_winning_replies() -> None:
    """As ``classic6`` plays; what level 6 does is in ``test_traps``."""
    lost = 0
    for text in decided():
        state = read(text)
        if sign(minimax(state)) != (1 if state.actor else -1):
            continue
        lost += 1
        shares = {}
        for action in state.legal():
            then = after(state, action)
            shares[GAME.format_action(action)] = Fraction(1)
            if then.actor not in (state.actor, actors.OVER):
                replies = [sign(minimax(after(then, reply))) for reply in then.legal()]
                wins = sum(result == sign(minimax(state)) for result in replies)
                shares[GAME.format_action(action)] = Fraction(wins, len(replies))
        player = quick(tempting=False)
        token = player.choose(GAME.view(state, state.actor), tokens(state))
        assert shares[token] == min(shares.values()), text
    assert lost > 20


def test_thoughts_of_phase_two_are_certain() -> None:
    for text in decided()[:100]:
        state = read(text)
        side = -1 if state.actor else 1
        for move in quick().think(GAME.view(state, state.actor), tokens(state)):
            result = side * sign(minimax(after(state, GAME.parse_action(move.token, state))))
            assert move.win_chance == (1 + result) / 2, text


def test_the_last_tricks_of_phase_one_are_judged_by_the_solver() -> None:
    """The judgement of a finished phase 1 is the solver's."""

    def patient() -> EndgamePolicy:
        return EndgamePolicy(most_nodes=100_000_000)

    player = SearchPlayer(GAME, 3, Budget(iterations=1), policy=patient)
    solver = Solver()
    for seed in range(6):
        duel = Duel(GAME, GAME.options(), SeededDealer(seed))
        rng = Rng(seed)
        seat = duel.state.actor
        while len(duel.view(seat).sides[seat].hand) > 1 or duel.view(seat).led is None:
            legal = duel.legal(seat)
            duel.submit(seat, legal[rng.below(len(legal))])
            seat = duel.state.actor
        (move,) = player.think(duel.view(seat), duel.legal(seat))
        assert move.win_chance in (0.0, 0.5, 1.0)
        # The very last card: no secret but the unseen cards that both take face down.
        winners = set()
        for sample in range(40):
            world = GAME.sample(duel.view(seat), Rng(sample))
            assert isinstance(world, Throne)
            while world.phase == 1:
                world.apply(world.pick(rng))
            winners.add(Question(solver, world).winner())
        assert {1.0: seat, 0.5: None, 0.0: 1 - seat}[move.win_chance] in winners


def test_a_position_that_is_too_hard_is_given_up_and_leaves_no_wrong_answers() -> None:
    solver = Solver()
    duel = Duel(GAME, GAME.options(), SeededDealer(2))
    rng = Rng(5)
    state = duel.state.copy()
    assert isinstance(state, Throne)
    while state.phase == 1:
        state.apply(state.pick(rng))
    truth = Question(Solver(), state).worth()
    gave_up = 0
    for nodes in (1, 10, 100, 1000):
        solver.allow(nodes)
        try:
            Question(solver, state).worth()
        except TooHard:
            gave_up += 1
    solver.allow(None)
    assert gave_up >= 2
    assert Question(solver, state).worth() == truth


@pytest.mark.parametrize("seed", [3, 4])
def test_whole_games_are_legal_and_follow_from_the_seed(seed: int) -> None:
    records = []
    for _ in range(2):
        duel = Duel(GAME, GAME.options(), SeededDealer(seed))
        players = [quick(seed), quick(seed + 1)]
        while duel.state.actor != actors.OVER:
            seat = duel.state.actor
            duel.submit(seat, players[seat].choose(duel.view(seat), duel.legal(seat)))
        records.append(list(duel.actions))
    assert records[0] == records[1]
