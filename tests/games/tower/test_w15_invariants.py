"""W15: what holds in every position, tried in random games of every option set."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.games.tower import audit
from tests.games.tower.play import GAME, OPTION_SETS, SEATS, legal, place, play, seen, start
from tests.volume import many
from zweikampf.engine import actors
from zweikampf.engine.journal import Journal
from zweikampf.engine.options import Options
from zweikampf.engine.rng import Rng
from zweikampf.games.tower import actions, cards
from zweikampf.games.tower.columns import layout_text
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.steps import Step
from zweikampf.games.tower.verbs import Verb
from zweikampf.games.tower.view import Side, TowerView

every_option_set = pytest.mark.parametrize(
    "options", OPTION_SETS, ids=lambda each: "-".join(each.texts().values())
)
Ply = tuple[TowerView, str, TowerView, Tower]


@dataclass
class Game:
    options: Options
    plies: list[tuple[TowerView, str, TowerView]]
    stores: list[list[list[int]]]  # after each ply


# Each value of each option at least twice; the tests of a module that look at every view of a game
# look at the same one.
@pytest.fixture(
    scope="module", params=OPTION_SETS[::3], ids=lambda each: "-".join(each.texts().values())
)
def game(request: pytest.FixtureRequest) -> Game:
    found = Game(request.param, [], [])
    for before, token, after, state in plies(found.options):
        found.plies.append((before, token, after))
        found.stores.append([list(state.cards_in(store)) for store in range(8)])
    return found


def plies(options: Options, games: int = 1) -> Iterator[Ply]:
    """The actions of random games: the view before, the token, the view after, the state."""
    for seed in range(games):
        state = GAME.new(options)
        rng = Rng(seed)
        before = seen(state)
        while state.actor != actors.OVER:
            action = state.pick(rng)
            state.apply(action)
            after = seen(state)
            yield before, GAME.format_action(action), after, state
            before = after


def depot(side: Side) -> int:
    return len(side.depot) + side.depot_hidden


def stock(side: Side) -> int:
    return len(side.stock) + side.stock_hidden


def own(view: TowerView, seat: int) -> int:
    side = view.sides[seat]
    drawn = view.drawn is not None and view.active == seat
    return depot(side) + stock(side) + len(side.interim) + drawn


def heights(view: TowerView) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {symbol: [] for symbol in cards.SYMBOLS}
    for tower in view.towers:
        found[tower[0]].append(int(tower[1:]))
    return {symbol: sorted(tops + [-1] * (2 - len(tops))) for symbol, tops in found.items()}


@every_option_set
def test_w15_1_all_cards_and_all_gold_are_always_there(options: Options) -> None:
    assert audit.play_watched(GAME.new(options), many(5, 1), Rng(5), every=10) == many(5, 1)


def test_w15_1_the_audit_agrees_with_a_plain_count() -> None:
    for _, _, view, state in plies(OPTION_SETS[0]):
        tokens = [card for store in view.stores for card in store]
        for side in view.sides:
            tokens += [*side.depot, *side.stock, *side.interim, *side.unseen]
        tokens += [view.drawn] if view.drawn else []
        tower_cards = sum(top + 1 for tops in heights(view).values() for top in tops)
        assert len(set(tokens)) == len(tokens) == 104 - tower_cards
        nuggets = sum(side.gold + side.blocked for side in view.sides)
        assert view.bank + nuggets == 57
        assert min(view.bank, *(side.gold for side in view.sides)) >= 0
        assert audit.is_whole(state)


def test_w15_1_the_audit_notices_what_is_missing() -> None:
    whole = play(start(), "S3g B5g B6g B7g B8g P7b F5b F6b F7b F8b")
    assert audit.is_whole(whole)
    for name, value in (
        ("bank", 50),
        ("gold", [4, 3]),
        ("nugget", [1, 0]),
        ("gold", [-1, 7]),
        ("unseen", [1, 1]),
        ("hidden", [*whole.hidden[:-1], 34]),
        ("drawn", whole.top[0]),
        ("sites", [0, -1, -1, -1, -1, -1, -1, -1]),
    ):
        broken = whole.copy()
        broken.set_unchecked(**{name: value})
        assert not audit.is_whole(broken), name
    doubled = whole.copy()
    doubled.place_unchecked(9, [doubled.top[0]])
    assert not audit.is_whole(doubled)


def test_w15_2_towers_never_shrink_and_depots_never_grow(game: Game) -> None:
    for before, token, after in game.plies:
        lower = heights(before)
        for symbol, tops in heights(after).items():
            assert len(tops) == 2
            assert all(-1 <= top <= 12 for top in tops)
            assert all(new >= old for new, old in zip(tops, lower[symbol], strict=True))
        for seat in SEATS:
            grown = depot(after.sides[seat]) - depot(before.sides[seat])
            assert grown <= 0 or (token == "turm" and grown == 1)


def test_w15_3_every_store_is_a_row(game: Game) -> None:
    by_symbol = game.options.texts()["colour"] == "symbol"
    longest = 0
    for stores in game.stores:
        assert len(stores) == 8
        for column in stores:
            assert cards.is_row(column, by_symbol)
            longest = max(longest, len(column))
    assert longest > 2


def test_w15_4_own_cards_never_increase_and_the_opponents_are_untouched(game: Game) -> None:
    for before, token, after in game.plies:
        if before.active is None or after.active != before.active or token == "turm":
            continue
        me, other = before.active, 1 - before.active
        assert own(after, me) <= own(before, me)
        assert after.sides[other].depot == before.sides[other].depot
        assert stock(after.sides[other]) == stock(before.sides[other])
        interim = before.sides[other].interim
        assert after.sides[other].interim[: len(interim)] == interim


@pytest.mark.parametrize("options", OPTION_SETS[:4], ids=lambda each: each.texts()["colour"])
def test_w15_5_in_strict_mode_no_duty_is_ever_passed_over(options: Options) -> None:
    assert options.texts()["mode"] == "strict"
    duties = 0
    for before, token, _, _ in plies(options, games=many(2, 1)):
        if before.step in ("free", "drawn"):
            wanted = _tower_cards(before)
            assert not wanted or token.endswith(">t")
            duties += bool(wanted)
    assert duties > 50


def _tower_cards(view: TowerView) -> list[str]:
    """The open cards that fit a tower and may be moved, worked out from the view alone."""
    assert view.active is not None
    side = view.sides[view.active]
    if view.drawn:
        tops = [view.drawn]
    else:
        tops = [store[-1] for store in view.stores if store]
        tops += side.depot[-1:] if depot(side) else side.interim[-1:]
    return [card for card in tops if int(card[1:-1]) - 1 in heights(view)[card[0]]]


@pytest.mark.parametrize(
    "options", OPTION_SETS[4::3], ids=lambda each: "-".join(each.texts().values())
)
def test_w15_6_after_a_valid_call_all_is_as_before_the_action(options: Options) -> None:
    """In a game in which every third violation is called."""
    state, rng = GAME.new(options), Rng(6)
    earlier = seen(state)
    called: dict[Verb, int] = {}
    while state.actor != actors.OVER:
        if state.step == Step.ANSWER and state.violation and rng.below(3) == 0:
            kind = Verb(actions.VERB[state.last])
            called[kind] = called.get(kind, 0) + 1
            state.apply(actions.TURM)
            _expect_undone(earlier, seen(state))
            continue
        if state.step in (Step.FREE, Step.DRAWN):
            earlier = seen(state)
        token = state.pick(rng)
        state.apply(actions.OK if token == actions.TURM else token)
    assert sum(called.values()) > 5
    assert len(called) > 2


def _expect_undone(earlier: TowerView, after: TowerView) -> None:
    assert earlier.active is not None
    me = earlier.active
    # The turn is over: the question about a block, the other seat's turn, or the end.
    assert after.step in ("block", "done") or after.active == 1 - me
    assert (after.stores, after.towers, after.pending, after.drawn) == (
        earlier.stores,
        earlier.towers,
        0,
        None,
    )
    for seat in SEATS:
        one, two = earlier.sides[seat], after.sides[seat]
        assert one.interim == two.interim
        assert depot(one) == depot(two)
        drawn = earlier.drawn is not None and seat == me
        assert stock(one) + drawn == stock(two)
    fine = min(1, earlier.sides[me].gold)
    assert after.sides[me].gold == earlier.sides[me].gold - fine
    assert after.sides[1 - me].gold == earlier.sides[1 - me].gold + fine


def test_w15_7_at_most_one_bonus_of_each_kind_and_51_in_rewards() -> None:
    for options in OPTION_SETS[::3]:
        state = GAME.new(options)
        state.journal = Journal()
        rng = Rng(3)
        earned = 0
        bonuses = {"tower": 0, "depot": 0, "out": 0}
        while state.actor != actors.OVER:
            state.apply(state.pick(rng))
            for event in GAME.events(state.journal.take()):
                values = event.json()
                if values["event"] in ("reward-earned", "reward-taken"):
                    earned += values["amount"]
                if values["event"] in ("reward-earned", "reward-offered"):
                    bonuses[values["why"]] += 1
                if values["event"] == "bonus-taken-back":
                    bonuses["depot"] -= 1
                    earned -= values["amount"]
                if values["event"] == "turm-called" and values["right"] and state.claim_reward:
                    # An offered bonus is undone without an event of its own.
                    bonuses["depot"] = min(bonuses["depot"], int(not seen(state).bonus_open))
        assert bonuses["depot"] <= 1
        assert bonuses["out"] <= 1
        assert 0 < earned <= 51


def test_w15_8_no_store_move_makes_a_layout_twice_in_a_turn(game: Game) -> None:
    made: list[str] = []
    moves = 0
    for before, token, after in game.plies:
        if before.step in ("free", "drawn"):
            if not made:
                made = [layout_text(before.stores)]
            if token[0] == "l" and ">l" in token and ">>" not in token:
                assert layout_text(after.stores) not in made
                moves += 1
            made.append(layout_text(after.stores))
        if after.turns != before.turns:
            made = []
    assert moves > 10


def test_w15_9_every_game_ends_and_one_card_at_most_is_known_under_a_depot(game: Game) -> None:
    known = 0
    for _, _, view in game.plies:
        known = max(known, *(len(side.depot) for side in view.sides))
        assert known <= 2
        assert view.turns <= 1000
    assert view.step == "done"


def test_w15_9_at_the_cap_the_game_is_over() -> None:
    state = place("turns=999 gold=0/0")
    assert legal(play(state, "draw B11g d>z")) == []
