"""T2: the options and the first leader."""

import json

import pytest

from tests.ends import ended
from tests.games.throne.play import (
    GAME,
    LEADERS,
    OPTION_SETS,
    VICTORIES,
    after,
    chance,
    legal,
    options,
    play,
    random_tokens,
    start,
)
from tests.games.throne.vectors_play import REFUSED_OPTIONS
from zweikampf.engine import actors, record, replay
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import OptionError
from zweikampf.engine.options import Options
from zweikampf.engine.trace import trace
from zweikampf.games.throne.game import ThroneOptions

# Factions 2-1 and two void: here the settings differ (T9.6).
TWO_TO_ONE = "throne victory={} phase=2 lead=0 led=- hands=-/- score=G1,U1/X1"


def test_t2_1_victory_is_most_or_three_and_most_by_default() -> None:
    assert ThroneOptions.parse({}).victory == "most"
    assert [options(victory=victory).victory for victory in VICTORIES] == ["most", "three"]
    assert [start(victory=victory).victory_by_three for victory in VICTORIES] == [False, True]
    ends = [GAME.parse_position(TWO_TO_ONE.format(victory)) for victory in VICTORIES]
    assert [ended(end).winner for end in ends] == [0, None]


@pytest.mark.parametrize("younger", [0, 1])
def test_t2_2_the_seat_named_as_the_younger_one_leads_the_first_trick(younger: int) -> None:
    state = play(start(younger), random_tokens(22, younger)[:27])
    assert state.actor == younger
    assert GAME.view(state, None).leader == younger
    play(state, [legal(state)[0]])
    assert state.actor == 1 - younger


def test_t2_3_leader_is_zero_one_or_random_and_random_by_default() -> None:
    assert ThroneOptions.parse({}).leader == "random"
    for leader in LEADERS:
        assert options(leader).leader == leader
    for seat in (0, 1):
        fixed = play(start(seat), random_tokens(23, seat)[:27])
        drawn = play(start("random"), [f"lead{seat}", *random_tokens(23, seat)[:27]])
        assert fixed == drawn
        assert fixed.actor == seat


def test_t2_4_with_leader_random_chance_names_the_leader_first() -> None:
    state = start("random")
    assert state.actor == actors.CHANCE
    assert chance(state) == [("lead0", 1), ("lead1", 1)]
    assert GAME.view(state, 0).leader is None
    for seat in (0, 1):
        named = after(state, [f"lead{seat}"])
        assert GAME.view(named, None).leader == seat
        assert len(legal(named)) == 48


@pytest.mark.parametrize("leader", [0, 1])
def test_t2_4_with_a_named_leader_this_action_does_not_exist(leader: int) -> None:
    state = start(leader)
    assert len(legal(state)) == 48
    for token in ("lead0", "lead1"):
        reason = state.why_not(GAME.parse_action(token, state))
        assert reason is not None
        assert reason.code == "leader-is-known"


def test_t2_5_a_missing_option_has_its_default_value() -> None:
    assert ThroneOptions.parse({}).texts() == {"leader": "random", "victory": "most"}
    assert ThroneOptions.parse({"leader": "1"}).texts() == {"leader": "1", "victory": "most"}
    assert ThroneOptions.parse({"victory": "three"}).leader == "random"


@pytest.mark.parametrize(
    ("name", "value"),
    [*REFUSED_OPTIONS, ("victory", ""), ("leader", "-1"), ("Victory", "most"), ("leader", None)],
)
def test_t2_5_unknown_names_and_values_are_refused(name: str, value: object) -> None:
    with pytest.raises(OptionError):
        ThroneOptions.parse({name: value})


def test_t2_5_the_numbers_0_and_1_are_read_as_leader_and_other_numbers_are_not() -> None:
    assert [options(seat).leader for seat in (0, 1)] == ["0", "1"]
    for wrong in (2, -1, 0.0, True, False):
        with pytest.raises(OptionError):
            options(wrong)


@pytest.mark.parametrize(("victory", "leader"), OPTION_SETS)
def test_t2_5_records_and_traces_write_all_options_as_text(victory: str, leader: str) -> None:
    chosen: Options = options(leader, victory)
    header = json.loads(next(iter(trace(GAME, chosen, 5))))
    assert header["options"] == {"leader": leader, "victory": victory}
    kept = replay.record_of(Duel(GAME, chosen, SeededDealer(5)))
    assert f"options: leader={leader} victory={victory}\n" in record.dumps(kept)
