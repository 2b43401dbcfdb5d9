"""The ledger of a game: its sum holds exactly, luck is zero on average, and a decision is judged on
what its seat knew."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tests.players.insight.games import (
    LITTLE,
    OURS,
    BetGame,
    given_up,
    little_ledger,
    whole_game,
)
from zweikampf.engine import actors, registry
from zweikampf.engine.errors import RecordError
from zweikampf.engine.record import Record
from zweikampf.engine.replay import decisions, opened, replay
from zweikampf.engine.state import State
from zweikampf.players.insight import effort as efforts
from zweikampf.players.insight import entries
from zweikampf.players.insight.effort import Effort, effort_for
from zweikampf.players.insight.entries import Entry
from zweikampf.players.insight.ledger import GRADES, Ledger, ledger_of
from zweikampf.players.insight.luck import Luck, luck_of
from zweikampf.players.insight.worth import mean_of, worth_of
from zweikampf.players.player import Move
from zweikampf.players.review import Judged, iterations_for
from zweikampf.players.strategy import Estimate, Strategy, Worth, strategy_of

every_game = pytest.mark.parametrize("game", OURS)


@every_game
def test_the_sum_holds_exactly(game: str) -> None:
    ledger = little_ledger(game)
    for seat in (0, 1):
        explained = ledger.start_for(seat) + ledger.luck(seat) + ledger.remainder(seat)
        explained += ledger.cost(1 - seat) - ledger.cost(seat)
        assert ledger.result_for(seat) == explained
    assert ledger.cost(0) > 0 or ledger.cost(1) > 0
    assert ledger.luck(0) != 0


@every_game
def test_every_entry_explains_the_value_after_it(game: str) -> None:
    ledger = little_ledger(game)
    value = ledger.start
    for entry in ledger.entries:
        cost = entry.cost if entry.actor == 0 else -entry.cost
        value += entry.luck - cost + entry.remainder
        assert entry.value == value
        assert entry.cost >= 0
        assert not (entry.luck and entry.cost)
    assert value == ledger.result


def test_a_game_to_its_end_ends_with_its_result() -> None:
    record = whole_game("dwarves")
    ledger = ledger_of(record, effort=LITTLE)
    assert record.outcome is not None
    assert ledger.winner() == record.outcome.winner
    assert ledger.entries[-1].value == ledger.result
    assert [entry.ply for entry in ledger.entries] == list(range(len(record.actions)))


def chance_events(record: Record, most: int = 4) -> list[State]:
    """States in which chance has several outcomes, from all of the game."""
    game, options = opened(record)
    found, before = [], game.new(options)
    for ply in replay(record):
        if ply.actor == actors.CHANCE and len(ply.choices) > 1:
            found.append(before)
        before = ply.state.copy()
    return found[:: max(1, len(found) // most)]


@every_game
def test_lucks_of_all_outcomes_sum_to_zero(game: str) -> None:
    worth = worth_of(game)
    seen = 0
    for number, state in enumerate(chance_events(whole_game(game))):
        lucks = {
            outcome: luck_of(state, outcome, worth, number, LITTLE)
            for outcome, _ in state.weighted()
        }
        assert all(luck.exact for luck in lucks.values())
        amounts = [lucks[outcome].amount * weight for outcome, weight in state.weighted()]
        assert sum(amounts, Fraction()) == 0
        seen += any(amounts)
    assert seen


def test_where_outcomes_are_too_many_some_are_drawn() -> None:
    state = chance_events(whole_game("throne"))[1]
    worth = worth_of("throne")
    few = replace(LITTLE, outcomes=8)
    lucks = [luck_of(state, outcome, worth, 5, few) for outcome, _ in state.weighted()]
    assert not any(luck.exact for luck in lucks)
    assert len({luck.expected for luck in lucks}) == 1  # whatever came
    assert lucks == [luck_of(state, outcome, worth, 5, few) for outcome, _ in state.weighted()]


def test_outcomes_are_drawn_for_each_game_and_not_by_what_came(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise the luck of many ledgers would not be zero on average."""
    record = given_up("throne", plies=40)
    drawn: list[str] = []

    def luck(
        before: State, action: int, worth: Worth, seed: int, effort: Effort, name: str
    ) -> Luck:
        drawn.append(name)
        return luck_of(before, action, worth, seed, effort, name)

    monkeypatch.setattr(entries, "luck_of", luck)
    few = replace(LITTLE, outcomes=8)

    def names(of: Record) -> list[str]:
        drawn.clear()
        plan = entries.plan_of(of, few)
        list(entries.worked(of, plan))
        return [*drawn]

    own = names(record)
    assert len(set(own)) == len(own) > 10
    last = max(at for at, ply in enumerate(replay(record)) if ply.actor == actors.CHANCE)
    assert names(replace(record, actions=record.actions[: last + 1])) == own  # nothing of the rest
    assert own[-1].split() == list(record.actions[:last])  # and not what came
    assert not set(names(replace(record, commit="a" * 64))) & set(own)  # another game


def test_outcomes_are_not_drawn_with_the_numbers_of_the_judge() -> None:
    state = chance_events(whole_game("throne"))[1]
    few = replace(LITTLE, outcomes=8)
    outcome = state.weighted()[0][0]

    def expected(name: str, seed: int) -> Fraction:
        values = {each: at / 100 for at, (each, _) in enumerate(state.weighted())}

        def plain(world: State, seed: int, samples: int) -> Estimate:
            return Estimate(values[came[world.position()]])

        return luck_of(state, outcome, plain, seed, few, name).expected

    came = {}
    for each, _ in state.weighted():
        world = state.copy()
        world.apply_unchecked(each)
        came[world.position()] = each
    assert expected("one game", 1) == expected("one game", 2)
    assert expected("one game", 1) != expected("another game", 1)


def test_a_difference_that_the_errors_explain_is_no_luck() -> None:
    state = chance_events(whole_game("throne"))[0]
    first, *_ = (outcome for outcome, _ in state.weighted())

    def judge(error: float) -> Worth:
        values = iter([0.5, *[0.0] * 100])
        return lambda state, seed, samples: Estimate(next(values), error)

    assert luck_of(state, first, judge(0.0), 1, LITTLE).amount > 0
    assert luck_of(state, first, judge(0.9), 1, LITTLE).amount == 0


def test_one_estimate_is_as_uncertain_as_can_be() -> None:
    assert mean_of([0.5]) == Estimate(0.5, 1.0)
    assert mean_of([0.0, 1.0]).mean == 0.5
    assert mean_of([0.25] * 4) == Estimate(0.25, 0.0)


@every_game
def test_the_same_record_gives_the_same_ledger(game: str) -> None:
    told: list[Entry] = []
    again = ledger_of(given_up(game), told.append, effort=LITTLE)
    assert again == little_ledger(game)
    assert again.json() == little_ledger(game).json()
    assert told == list(again.entries)


@every_game
def test_luck_does_not_depend_on_who_asks_nor_on_decisions(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = little_ledger(game)
    assert ledger.luck(0) == -ledger.luck(1)
    there, back = ledger.moments(0), ledger.moments(1)
    assert {each.entries: each.luck for each in there} == {
        each.entries: -each.luck for each in back
    }
    nobody = Judged((Move("", 1, 0.5),), Move("", 1, 0.5), certain=False)
    monkeypatch.setattr(entries, "judge", lambda *given: nobody)
    blind = ledger_of(given_up(game), effort=LITTLE)
    assert [entry.luck for entry in blind.entries] == [entry.luck for entry in ledger.entries]


@every_game
def test_a_decision_is_judged_by_its_view_alone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = given_up(game)
    asked: dict[int, Any] = {}

    def judge(name: str, view: Any, legal: list[str], played: str, seed: int, most: int) -> Judged:
        assert (name, most) == (game, LITTLE.iterations)
        asked[seed] = view
        return Judged((Move(played, 1, 0.5),), Move(played, 1, 0.5), certain=False)

    monkeypatch.setattr(entries, "judge", judge)
    ledger_of(record, effort=LITTLE)
    rules, options = opened(record)
    before = rules.new(options)
    for ply in replay(record):
        if ply.number in asked:
            assert asked.pop(ply.number) == rules.view(before, ply.actor)
        else:
            assert ply.actor == actors.CHANCE or len(ply.choices) == 1
        before = ply.state.copy()
    assert not asked


@every_game
def test_a_review_thinks_as_long_about_a_choice(game: str) -> None:
    record = whole_game(game)
    choices = list(decisions(record))
    assert {choice.seat for choice in choices} == {0, 1}
    assert iterations_for(game, len(choices)) == effort_for(record).iterations


@every_game
def test_the_work_of_a_ledger_is_limited(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted over whole games: estimates of positions, and iterations of the adviser."""
    record = whole_game(game)
    work = {"estimates": 0, "iterations": 0}

    def worth(state: State, seed: int, samples: int) -> Estimate:
        work["estimates"] += samples
        return Estimate(0.0)

    def judge(*given: Any) -> Judged:
        work["iterations"] += given[-1]
        return Judged((Move("x", 1, 0.5),), Move("x", 1, 0.5), certain=False)

    monkeypatch.setattr(entries, "worth_of", lambda game: worth)
    monkeypatch.setattr(entries, "judge", judge)
    ledger_of(record)
    strategy = strategy_of(game)
    assert strategy.estimates / 4 < work["estimates"] <= strategy.estimates
    assert strategy.review / 4 < work["iterations"] <= strategy.review


def test_a_game_with_more_chance_than_time_looks_at_fewer_outcomes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = whole_game("dwarves")
    plain = effort_for(record)
    monkeypatch.setattr(efforts, "strategy_of", lambda game: Strategy(estimates=1_000))
    short = effort_for(record)
    assert (short.samples, short.outcomes) == (1, efforts.LEAST_OUTCOMES)
    assert plain.samples > 1
    assert plain.outcomes >= max(len(state.weighted()) for state in chance_events(record))


# A game in which everything can be worked out


@pytest.fixture(autouse=True)
def _bets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, "bet", BetGame())


def bet(*actions: str) -> Ledger:
    state = BetGame().new(BetGame.options())
    for token in actions:
        state.apply(BetGame.tokens.index(token))
    return ledger_of(Record("bet", 1, {}, actions, state.outcome()), effort=Effort(400, 10, 500))


def test_the_luck_of_one_lot_in_four() -> None:
    won, lost = bet("bet", "win"), bet("bet", "lose")
    assert won.luck(0) == Fraction(3, 4)
    assert lost.luck(0) == -Fraction(1, 4)
    assert won.adjusted(0) == lost.adjusted(0) == Fraction(1, 4)
    assert won.luckier() == 0
    assert lost.luckier() == 1


def test_the_cost_of_a_bet_that_is_worth_less_than_a_pass() -> None:
    bold, careful = bet("bet", "win"), bet("pass")
    assert float(bold.cost(0)) == pytest.approx(0.25, abs=0.05)
    assert careful.cost(0) == 0
    assert [entry.token for entry in bold.costliest(0)] == ["bet"]
    assert (bold.better(), careful.better()) == (1, None)
    assert careful.luck(0) == 0


# Games that ended otherwise


@pytest.mark.parametrize(
    ("end", "result"), [("resigned 0", 0), ("time 1", 1), ("gone 0", 0), ("agreed", 0.5)]
)
def test_an_end_outside_the_rules_is_an_entry_of_its_own(end: str, result: float) -> None:
    ledger = ledger_of(given_up("throne", 5, end), effort=LITTLE)
    last = ledger.entries[-1]
    assert float(ledger.result) == result
    assert (last.actor, last.token) == (actors.OVER, "")
    assert last.luck == last.cost == 0
    assert last.remainder == ledger.result - ledger.entries[-2].value


@pytest.mark.parametrize("end", ["", "called-off", "rules-changed"])
def test_a_game_without_a_result_is_refused(end: str) -> None:
    with pytest.raises(RecordError) as found:
        ledger_of(given_up("throne", 5, end), effort=LITTLE)
    assert found.value.code == "no-result-yet"


def test_a_record_that_names_no_result_has_none() -> None:
    record = replace(whole_game("dwarves"), outcome=None)
    assert not entries.has_result(record)
    with pytest.raises(RecordError) as found:
        ledger_of(record, effort=LITTLE)
    assert found.value.code == "no-result-yet"


def test_a_false_result_is_refused() -> None:
    record = whole_game("dwarves")
    assert record.outcome is not None
    other = replace(record.outcome, winner=None)
    for false in (replace(record, outcome=other), replace(record, end="agreed")):
        with pytest.raises(RecordError) as found:
            ledger_of(false, effort=LITTLE)
        assert found.value.code == "wrong-result"


def test_what_was_taken_over_was_decided_elsewhere() -> None:
    record = replace(given_up("throne", 32), continued="t 30")
    ledger = ledger_of(record, effort=LITTLE)
    assert [entry.ply for entry in ledger.entries] == [30, 31, 32]
    whole = ledger_of(given_up("throne", 32), effort=LITTLE)
    assert ledger.start == whole.start + sum(
        (
            entry.luck + entry.remainder + (entry.cost if entry.actor else -entry.cost)
            for entry in whole.entries[:30]
        ),
        Fraction(),
    )


# What is named


def test_the_cost_of_a_decision_has_a_name() -> None:
    assert bet("bet", "win").grade(0) == "wild"
    assert bet("pass").grade(0) == "flawless"
    assert bet("pass").grade(1) is None  # it had nothing to decide
    assert [below for _, below in GRADES] == sorted(below for _, below in GRADES)


def test_what_people_read_as_nothing_is_not_named() -> None:
    """Regression: a moment of 0.0 points was among the luckiest."""
    nothing = Judged((Move("x", 1, 0.5),), Move("x", 1, 0.5), certain=False)
    entries: list[Entry] = []
    for luck in (Fraction(1, 2000), Fraction(1, 2001), Fraction(-1, 2000), Fraction(-1, 2001)):
        ply = 2 * len(entries)
        entries.append(Entry(ply, actors.CHANCE, "x", Fraction(), luck=luck))
        entries.append(Entry(ply + 1, 0, "x", Fraction(), cost=abs(luck), judged=nothing))
    ledger = Ledger("throne", Fraction(1, 2), Fraction(1), tuple(entries))
    assert [each.luck for each in ledger.luckiest(0)] == [Fraction(1, 2000)]
    assert [each.luck for each in ledger.unluckiest(0)] == [Fraction(-1, 2000)]
    assert {each.cost for each in ledger.costliest(0)} == {Fraction(1, 2000)}


def test_moments_are_what_happens_between_two_decisions() -> None:
    ledger = little_ledger("throne")
    moments = ledger.moments(0)
    assert [moment.is_deal for moment in moments].count(True) == 1
    assert sum((moment.luck for moment in moments), Fraction()) == ledger.luck(0)
    lucky, unlucky = ledger.luckiest(0), ledger.unluckiest(0)
    assert 0 < len(lucky) <= 3
    assert all(moment.luck > 0 for moment in lucky)
    sad = sorted(moment.luck for moment in moments if moment.luck < 0)
    assert [moment.luck for moment in unlucky] == sad[:3]
