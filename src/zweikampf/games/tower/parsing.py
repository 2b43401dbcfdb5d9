"""Positions of Tower read from text (``notation`` describes their form), and refused if no game can
reach them."""

from __future__ import annotations

import re
from dataclasses import replace

from zweikampf.engine import actors
from zweikampf.engine.errors import OptionError, PositionError
from zweikampf.engine.notation import (
    missing_field,
    read_fields,
    read_list,
    read_pair,
    shorten,
    wrong_marks,
    wrong_number,
    wrong_value,
)
from zweikampf.engine.options import Options
from zweikampf.games.tower import actions, cards, ending, legal, steps
from zweikampf.games.tower.building import actor_of, problem, state_of
from zweikampf.games.tower.notation import EXAMPLES, NAMES, OPTIONS, STORES, usual_unseen
from zweikampf.games.tower.rules import Tower
from zweikampf.games.tower.steps import Step
from zweikampf.games.tower.verbs import Verb
from zweikampf.games.tower.view import Cards, LastAction, Side, TowerView
from zweikampf.games.tower.zones import (
    ALL_GOLD,
    DEPOT,
    DEPOT_CARDS,
    INTERIM,
    NO_ACTION,
    NO_CARD,
    NOBODY,
    STARTING_GOLD,
    STOCK,
    STOCK_CARDS,
)

MOST_KNOWN_DEPOT_CARDS = 2  # the top, and the one below it after an undo (W13.3)

MOST_NUMBER = 9999
_NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")
_STEPS = [word for word in steps.WORDS if word != steps.WORDS[Step.TURN_OVER]]
_UNDO = ("recycled", "progress")


def parse_position(text: str, options: type[Options]) -> Tower:
    """The state of a position string; ``PositionError`` if no game can be there."""
    values = read_fields(text, "tower", NAMES)
    for option in options.fields():
        if option.name not in values:
            raise wrong_value(option.name, "", *option.metadata["choices"])
    for name, example in EXAMPLES.items():
        if name not in values:
            raise missing_field(name, f"{name}={example}")
    try:
        options.parse({option: values[option] for option in OPTIONS})
    except OptionError as error:
        raise PositionError(error.reason, "tower") from None
    state = state_of(_Reader(values).read())
    _check(state)
    return state


class _Reader:
    """Reads fields into a view; whether they fit together is for ``state_of`` and ``_check``."""

    def __init__(self, values: dict[str, str]) -> None:
        self.values = values

    def read(self) -> TowerView:
        step = self._one_of("step", *_STEPS)
        number = steps.WORDS.index(step)
        active = self._one_of("seat", "0", "1", "-")
        _expect((active == "-") == (number <= Step.START), "position-active-seat")
        seat = None if active == "-" else int(active)
        sides = (self._side(0), self._side(1))
        seen = TowerView(
            seat=None,
            mode=self.values["mode"],
            colour=self.values["colour"],
            drawing=self.values["drawing"],
            reward=self.values["reward"],
            falsecall=self.values["falsecall"],
            step=step,
            actor=actors.name_of(actor_of(number, seat or 0)),
            active=seat,
            towers=self._towers(),
            stores=tuple(tuple(read_list(self.values[name])) for name in STORES),
            drawn=None if self.values["drawn"] == "-" else self.values["drawn"],
            sides=sides,
            bank=0,
            bonus_open=False,
            pending=self._number("pending", self.values.get("pending", "0")),
            turns=self._number("turns", self.values["turns"]),
            quiet=self._number("quiet", self.values["quiet"]),
            progress=self._is_marked("progress"),
            idle=self._is_marked("idle"),
            last=self._last(),
            layouts=tuple(read_list(self.values.get("layouts", "-"))),
        )
        return self._with_unseen(seen)

    def _one_of(self, name: str, *allowed: str) -> str:
        value = self.values.get(name, "")
        if value not in allowed:
            raise wrong_value(name, value, *allowed)
        return value

    def _number(self, name: str, text: str) -> int:
        if not _NUMBER.fullmatch(text):
            raise wrong_number(name, text, MOST_NUMBER)
        return int(text)

    def _is_marked(self, name: str) -> bool:
        return name in self.values and self._one_of(name, "yes") == "yes"

    def _towers(self) -> Cards:
        towers = read_list(self.values["T"])
        for tower in towers:
            _expect(cards.kind_of(tower) is not None, "position-tower-top", card=shorten(tower))
        return tuple(towers)

    def _side(self, seat: int) -> Side:
        depot_hidden, depot = self._hidden_and_known(f"A{seat}")
        stock_hidden, stock = self._hidden_and_known(f"V{seat}")
        gold = read_pair("gold", self.values["gold"])[seat]
        return Side(
            depot=depot,
            depot_hidden=depot_hidden,
            stock=stock,
            stock_hidden=stock_hidden,
            interim=tuple(read_list(self.values[f"Z{seat}"])),
            gold=self._number("gold", gold),
            blocked=self._one_of("block", "-", "0", "1") == str(seat),
            unseen=(),
        )

    def _hidden_and_known(self, name: str) -> tuple[int, Cards]:
        words = read_list(self.values[name])
        if not words or not words[0].startswith("?"):
            return 0, tuple(words)
        return self._number(name, words[0][1:]), tuple(words[1:])

    def _with_unseen(self, seen: TowerView) -> TowerView:
        sides = []
        for seat, side in enumerate(seen.sides):
            name = f"U{seat}"
            given = name in self.values
            unseen = read_list(self.values[name]) if given else usual_unseen(seen, seat)
            sides.append(replace(side, unseen=tuple(unseen)))
        return replace(seen, sides=(sides[0], sides[1]))

    def _last(self) -> LastAction | None:
        marks = read_list(self.values.get("undo", "-"))
        if marks != [mark for mark in _UNDO if mark in marks]:
            raise wrong_marks("undo", self.values["undo"], *_UNDO)
        if "last" not in self.values:
            _expect(not marks, "position-undo")
            return None
        return LastAction(self.values["last"], "recycled" in marks, "progress" in marks)


# Can a game reach this position? ``state_of`` has already looked at cards and rows.


def _check(state: Tower) -> None:
    """Refuse what no game can reach and the rules could not play on from."""
    for seat in (0, 1):
        unseen = state.unseen[seat].bit_count()
        hidden = state.hidden[DEPOT + seat] + state.hidden[STOCK + seat]
        _expect(unseen == hidden, "position-unseen", at=seat, unseen=unseen, hidden=hidden)
        known = state.size[DEPOT + seat] <= MOST_KNOWN_DEPOT_CARDS
        _expect(known, "position-depot", at=seat, most=MOST_KNOWN_DEPOT_CARDS)
    there = ALL_GOLD - state.bank + state.pending
    _expect(there <= ALL_GOLD, "position-gold", all=ALL_GOLD, there=there)
    _expect(state.claim_reward or not state.pending, "position-pending")
    if state.step <= Step.START:
        _check_setup(state)
    else:
        _check_play(state)


def _check_setup(state: Tower) -> None:
    """Exactly the open cards that have been dealt, and nothing has happened (W4)."""
    for seat in (0, 1):
        dealt = cards.KINDS - state.unseen[seat].bit_count()
        stores = [min(1, max(0, dealt - 1 - number)) for number in range(4)]
        _expect(list(state.size[4 * seat : 4 * seat + 4]) == stores, "position-dealt-cards")
        _expect(state.size[DEPOT + seat] == min(1, dealt), "position-dealt-cards")
        loose = state.size[STOCK + seat] + state.size[INTERIM + seat]
        _expect(loose == 0, "position-dealt-cards")
        hidden = [DEPOT_CARDS - min(1, dealt), STOCK_CARDS - max(0, dealt - 1)]
        found = [state.hidden[DEPOT + seat], state.hidden[STOCK + seat]]
        _expect(found == hidden, "position-dealt-cards")
    opened = [sum(state.size[4 * seat : 4 * seat + 4]) for seat in (0, 1)]
    _expect(opened[0] == 4 or state.size[DEPOT + 1] == 0, "position-dealt-cards")
    tops = [cards.VALUE[state.top[DEPOT + seat]] for seat in (0, 1)]
    complete = opened == [4, 4]
    if state.step == Step.START:
        _expect(complete and tops[0] == tops[1], "position-start")
    else:
        _expect(not complete, "position-all-dealt")
    untouched = (
        list(state.gold) == [STARTING_GOLD] * 2
        and not any(state.nugget)
        and all(top < 0 for top in state.sites)
        and state.drawn == NO_CARD
        and state.turns == state.quiet == state.pending == 0
        and not state.progress
        and not state.idle
        and state.last == NO_ACTION
    )
    _expect(untouched, "position-untouched", gold=STARTING_GOLD)


def _check_play(state: Tower) -> None:
    seat, step = state.seat, state.step
    depot_open = [
        state.size[DEPOT + each] > 0 or state.hidden[DEPOT + each] == 0 for each in (seat, 1 - seat)
    ]
    is_shown = depot_open[1] and depot_open[0] != (step == Step.TURN_UP)
    _expect(is_shown, "position-open-depots")
    _expect((state.drawn != NO_CARD) == _has_drawn(state), "position-drawn")
    _check_answer(state)
    if step == Step.SHOW:
        is_hidden = state.size[STOCK + seat] == 0 and state.hidden[STOCK + seat] > 0
        _expect(is_hidden, "position-show")
    if step == Step.BLOCK:
        _expect(legal.can_block(state) and not state.pending, "position-block")
    if step == Step.DONE:
        _expect(_is_over(state), "position-not-over")
    else:
        goes_on = ending.out_seat(state) == NOBODY or state.drawn != NO_CARD
        _expect(goes_on, "position-is-over")


def _has_drawn(state: Tower) -> bool:
    if state.step == Step.ANSWER:
        return bool(actions.VERB[state.last] == Verb.DRAW)
    return bool(state.step == Step.DRAWN)


def _check_answer(state: Tower) -> None:
    """An answer is due in table mode only, and only after an action that can be challenged."""
    asked = state.last != NO_ACTION
    verb = actions.VERB[state.last] if asked else None
    if state.step == Step.ANSWER:
        fits = asked
    elif state.step == Step.SHOW:
        fits = asked == state.table_mode and verb in (None, Verb.DRAW)
    elif state.step == Step.TURN_UP:
        fits = not asked or actions.FROM[state.last] == actions.AT_DEPOT
    else:
        fits = not asked
    _expect(fits and (state.table_mode or not asked), "position-last")


def _is_over(state: Tower) -> bool:
    return ending.out_seat(state) != NOBODY or ending.is_stalemate(state, bool(state.idle))


def _expect(fits: bool, code: str, **values: str | int) -> None:
    if not fits:
        raise problem(code, **values)
