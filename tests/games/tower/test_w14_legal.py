"""W14: the list of legal actions."""

from tests.games.tower.play import GAME, OPTION_SETS, after, legal, place, positions, seen
from zweikampf.engine import actors
from zweikampf.games.tower import actions


def test_w14_1_sorted_without_repeats_and_never_empty() -> None:
    for options in OPTION_SETS[::3]:
        for state in positions(13, **options.texts()):
            tokens = legal(state)
            assert tokens == sorted(set(tokens))
            assert bool(tokens) == (state.actor != actors.OVER)


def test_w14_1_by_character_codes() -> None:
    tokens = ["a>l1", "a>z", "draw", "l1>>l2", "l1>l2", "l1>o"]
    numbers = [actions.BY_TOKEN[token] for token in tokens]
    assert numbers == sorted(numbers)
    assert sorted(actions.TOKENS) == actions.TOKENS
    assert len(set(actions.TOKENS)) == GAME.num_actions == 272


def test_w14_1_complete_against_every_reason() -> None:
    """Every unlisted action has a reason, and no listed one has."""
    for options in OPTION_SETS[::6]:
        for ply, state in enumerate(positions(14, **options.texts())):
            if ply % 40 == 0:
                free = [at for at in range(GAME.num_actions) if state.why_not(at) is None]
                assert free == state.legal()


def test_w14_2_cards_and_stores_that_look_alike_are_separate() -> None:
    state = place(
        "L1=S9b L2=S9b L3=B10g L4=F2g L5=B3g L6=F3g L7=F4g L8=B4g A0=P11b A1=S10b V0=B11g V1=B11g",
        colour="symbol",
    )
    assert legal(state) == ["a>z", "draw", "l1>l3", "l2>l3"]
    two = place("L1=B10b L2=F10b A0=S9g")
    assert legal(two) == ["a>l1", "a>l2", "a>z"]


def test_w14_2_equal_towers_and_empty_stores_are_one_target() -> None:
    assert legal(place("T=S4,S4 L1=S5b L4=P4b")) == ["l1>t"]
    assert legal(place("L2=- L5=- A0=S9g")) == ["a>l2", "a>z", "draw"]


def test_the_rules_that_apply_now_follow_the_step_and_the_options() -> None:
    strict = GAME.rules_now(seen(place()))
    assert {"W7.0", "W7.4", "W7.10", "W8.2"} <= set(strict)
    assert not {"W8.5", "W6.7"} & set(strict)
    assert "W7.10" not in GAME.rules_now(seen(place(drawing="free")))
    table = place("T=S3 L1=S4b", mode="table", reward="claim")
    found = GAME.rules_now(seen(after(table, "l1>t")))
    assert {"W7.10", "W8.5", "W6.7"} <= set(found)
    asked = after(table, "draw B11g")
    assert GAME.rules_now(seen(asked))[0] == "W9.1"
