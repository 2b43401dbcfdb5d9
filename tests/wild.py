"""Every public method of every compiled class, called with values that no one should pass.

Run as a program, in the compiled or in the plain form of the package: it writes what it calls
before each call and what came of it afterwards, so that the last line tells which call ended the
process. ``test_wild.py`` runs it and reads the lines. The plain form is given the plan of the
compiled one, and makes the same calls.
"""

from __future__ import annotations

import copy
import faulthandler
import json
import pickle
import sys
from collections.abc import Callable
from functools import cached_property, partial
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import numpy as np

from tests.wild_plan import Plan, class_of, plan
from zweikampf import _form
from zweikampf.engine import actors, registry
from zweikampf.engine.actions import Actions
from zweikampf.engine.errors import WrongType, WrongValue
from zweikampf.engine.journal import Journal
from zweikampf.engine.plain import PlainState
from zweikampf.engine.rng import Rng
from zweikampf.engine.state import State
from zweikampf.envs import encoder as encoders
from zweikampf.envs.environment import encoder_of
from zweikampf.envs.vector import VectorEnv
from zweikampf.games.dwarves.state import DwarvesState
from zweikampf.players.network import Network
from zweikampf.players.policy import Policy
from zweikampf.players.strategy import strategy_of
from zweikampf.players.throne import endgame_cards as packed
from zweikampf.players.throne.endgame import Endgame
from zweikampf.players.throne.endgame_table import HashTable
from zweikampf.players.throne.judgement import WEIGHTS
from zweikampf.players.throne.solver import Question, Solver
from zweikampf.players.tower.evaluation import Evaluation
from zweikampf.players.tower.foresight import Foresight, Looks
from zweikampf.players.tower.planner import Planner
from zweikampf.players.trained import load
from zweikampf.players.tree import Tree

COMPILED = _form.is_compiled()
GAMES = ("throne", "dwarves", "tower")


def state_of(game: str, plies: int | None = 60) -> Any:
    """A state in which a seat is to act, after at least that many plies; with ``None`` at the end
    of a game."""
    rules = registry.find(game)
    state = rules.new(rules.options())
    rng = Rng(5)
    if plies is None:
        state.playout(rng)
        return state
    while plies > 0 or state.actor == actors.CHANCE:
        state.apply_unchecked(state.pick(rng))
        plies -= 1
    return state


RUNNING = {game: state_of(game) for game in GAMES}
OVER = {game: state_of(game, None) for game in GAMES}


class Treacherous:
    """A number that fails when it is asked for itself."""

    def __index__(self) -> int:
        raise ZeroDivisionError


def copied(state: Any) -> Callable[[], Any]:
    return lambda: state.copy()


def journaled(state: Any) -> Callable[[], Any]:
    """A copy that writes down what happens, as a state in a running game does."""

    def make() -> Any:
        twin = state.copy()
        twin.journal = Journal()
        return twin

    return make


def network() -> Network:
    found = load(WEIGHTS)
    assert found is not None
    return Network(found)


ENDGAMES = [
    Question(Solver(2), state_of("throne", plies)).board for plies in (86, 90, 94)
]  # positions of phase 2


def searched(search: Endgame) -> list[object]:
    """What it finds, and after how many nodes: that depends on its goal and on all it remembers."""
    return [
        (search.reaches_unchecked(
            board.leader, board.led, board.hand0, board.hand1,
            board.standing + (packed.EVEN_POINTS << packed.POINTS), board.swing,
        ), search.nodes)
        for board in ENDGAMES
    ]  # fmt: skip


def used(made: Any) -> Any:
    """After some work, so that there is something to lose."""
    if isinstance(made, Endgame):
        searched(made)
    elif isinstance(made, VectorEnv):
        made.step(made.sample())
    else:
        made.run(20)
    return made


WILD: dict[str, Callable[[], Any]] = {
    "None": lambda: None,
    "True": lambda: True,
    "-1": lambda: -1,
    "2": lambda: 2,
    "99": lambda: 99,
    "2**31": lambda: 1 << 31,
    "-2**31-1": lambda: -(1 << 31) - 1,
    "2**63": lambda: 1 << 63,
    "2**64": lambda: 1 << 64,
    "10**5000": lambda: 10**5000,
    "1.5": lambda: 1.5,
    "nan": lambda: float("nan"),
    "empty text": lambda: "",
    "long text": lambda: "x" * 5000,
    "bytes": lambda: b"\x00\xff",
    "list": lambda: [1, 2],
    "dict": lambda: {"a": 1},
    "object": object,
    "treacherous": Treacherous,
    "class": lambda: State,
    "rng": lambda: Rng(3),
    "actions": Actions,
    "journal": Journal,
    "bare state": State,
    "policy": lambda: strategy_of("dwarves").policy(),
    "short row": lambda: np.zeros(3, np.int8),
    "row of floats": lambda: np.zeros(3),
    **{game: copied(state) for game, state in RUNNING.items()},
    **{f"{game} over": copied(state) for game, state in OVER.items()},
}


class Subject:
    """How to make one of a class, and which game it belongs to."""

    def __init__(self, make: Callable[[], Any], game: str = "throne") -> None:
        self.make = make
        self.game = game

    @cached_property
    def answers(self) -> list[object]:
        """Of one that no one has touched."""
        return answers(self.make(), self)


def of_game(name: str) -> str:
    return next((game for game in GAMES if f".{game}." in name), "throne")


LOOKS = Looks(plans=2, deals=2, positions=1, cards=1, draws=1)
# What cannot be made without arguments.
SUBJECTS: dict[str, Subject] = {
    "engine.state.State": Subject(State),
    "engine.plain.PlainState": Subject(PlainState),
    "games.dwarves.deck.Deck": Subject(lambda: copy.copy(RUNNING["dwarves"].deck), "dwarves"),
    "games.dwarves.state.DwarvesState": Subject(
        lambda: DwarvesState(RUNNING["dwarves"].deck), "dwarves"
    ),
    **{
        f"games.{game}.rules.{type(state).__name__}{mark}": Subject(journaled(state), game)
        for mark, states in (("", RUNNING), (" over", OVER))
        for game, state in states.items()
    },
    "players.network.Network": Subject(network),
    "players.tree.Tree": Subject(lambda: used(Tree(RUNNING["throne"], 0, 50, 1, 1.0))),
    "players.throne.endgame.Endgame": Subject(lambda: used(Endgame(2))),
    "players.throne.endgame_table.HashTable": Subject(lambda: HashTable(2)),
    "players.tower.foresight.Foresight": Subject(
        lambda: Foresight(Evaluation(), 5, LOOKS), "tower"
    ),
    "players.tower.planner.Planner": Subject(lambda: used(Planner(RUNNING["tower"])), "tower"),
    "envs.encoder.Encoder": Subject(lambda: encoders.Encoder(encoder_of("throne").layout, 50)),
    "envs.encoder.HashingEncoder": Subject(
        lambda: encoders.HashingEncoder(registry.find("throne"))
    ),
    "envs.vector.VectorEnv": Subject(lambda: used(VectorEnv("throne", 2))),
}


def good(name: str, method: str, subject: Any, game: str) -> Any:
    """Something sensible for an argument, so that the wild one is looked at."""
    if name in ("state", "root", "other"):
        return RUNNING[game].copy()
    if name == "row":
        size = subject.actions if method == "allow" else getattr(subject, "size", 3)
        return np.zeros(size, np.int8)
    if name == "actions":
        return subject.clone().sample() if isinstance(subject, VectorEnv) else 50
    if name == "action" and type(subject) is type(RUNNING[game]):
        return (subject.legal() or [0])[0]
    if name == "seat" and method == "__init__":
        return RUNNING[game].actor
    if name == "deck":
        return RUNNING["dwarves"].deck
    if name == "sheets":
        return RUNNING["dwarves"].deck.sheets
    if name == "game":
        return "throne" if "Vector" in type(subject).__name__ else registry.find(game)
    known: dict[str, Any] = {
        "budget": 2, "count": 2, "exploration": 1.0, "goal": 1, "iterations": 2, "leader": None,
        "first": None, "layout": encoder_of(game).layout, "n": 3, "num_actions": 6000,
        "only": None, "policy": None, "rng": Rng(1), "rules": 2, "title": {}, "totals": None,
        "table_bits": 2, "most_bits": 2, "most_nodes": 9, "name": "x", "trained": load(WEIGHTS),
        "numbers": [1, 2], "gone": [], "come": [3], "times": 2, "evaluation": None,
    }  # fmt: skip
    return known.get(name, 0)


# The calls


def main() -> None:
    faulthandler.enable()
    given: Plan = plan() if COMPILED else json.load(sys.stdin)
    sys.stdout.write(json.dumps(given) + "\n")
    for name, methods in given.items():
        subjects = [each for each in SUBJECTS if each.removesuffix(" over") == name]
        for at in subjects or [name]:
            kind = class_of(name)
            subject = SUBJECTS.get(at) or Subject(kind, of_game(name))
            for method, names in methods.items():
                call_all(at, subject, method, names)
            if COMPILED:
                misuse_all(at, subject, kind)


def call_all(at: str, subject: Subject, method: str, names: list[str]) -> None:
    for place, argument in enumerate(names):
        for label in WILD:
            call(f"{at}.{method}({argument}={label})", subject, method, names, {place: label})
    if len(names) > 1:
        for label in WILD:
            all_of_them = dict.fromkeys(range(len(names)), label)
            call(f"{at}.{method}(*{label})", subject, method, names, all_of_them)
    call(f"{at}.{method}()", subject, method, [], {})
    call(f"{at}.{method}(too many)", subject, method, [*names, "a", "b", "c"], {})


def call(key: str, subject: Subject, method: str, names: list[str], wild: dict[int, str]) -> None:
    def act(made: Any) -> Any:
        given = [
            WILD[wild[place]]() if place in wild else good(name, method, made, subject.game)
            for place, name in enumerate(names)
        ]
        return getattr(made, method)(*given)

    attempt(key, subject, act)


def misuse_all(at: str, subject: Subject, kind: type) -> None:
    """What needs no method: setting and deleting attributes, comparing, copying, pickling. Plain
    classes let everyone set anything, and no one is hurt by it."""
    fields = [
        name
        for name in dir(kind)
        if not name.startswith("_")
        and isinstance(getattr(kind, name), (GetSetDescriptorType, MemberDescriptorType))
    ]
    for name in fields:
        for label, wild in WILD.items():
            attempt(f"{at}.{name} = {label}", subject, partial(set_to, name, wild))
        attempt(f"del {at}.{name}", subject, partial(delete, name))
    for label, wild in WILD.items():
        attempt(f"{at} == {label}", subject, partial(compare, wild))
    for act in (hash, repr, str, bool, copy.copy, copy.deepcopy, pickled):
        attempt(f"{act.__name__}({at})", subject, partial(go_on_with, act))


def set_to(name: str, wild: Callable[[], Any], made: Any) -> None:
    setattr(made, name, wild())


def delete(name: str, made: Any) -> None:
    delattr(made, name)


def compare(wild: Callable[[], Any], made: Any) -> None:
    assert made != wild() or made == wild()


def pickled(made: Any) -> Any:
    return pickle.loads(pickle.dumps(made))


def go_on_with(act: Callable[[Any], Any], made: Any) -> None:
    go_on(act(made))


def attempt(key: str, subject: Subject, act: Callable[[Any], Any]) -> None:
    """Do it, and write how it went: an error must leave the object as it was."""
    made = subject.make()
    before = contents(made)
    sys.stdout.write(key)
    sys.stdout.flush()
    try:
        act(made)
        how = "ok"
    except Exception as error:
        how = kind_of(error)
        if contents(made) != before or (COMPILED and answers(made, subject) != subject.answers):
            how += " and changed"
    if COMPILED:
        go_on(made)
    sys.stdout.write(f"\t{how}\n")


def contents(made: Any) -> list[object]:
    """All that can be seen of an object without changing it. A ``HashTable`` shows nothing: it is
    part of an ``Endgame``, whose answers depend on it."""
    if isinstance(made, State):
        return [made.actor, answer(made.position), repr(getattr(made, "journal", None))]
    if isinstance(made, VectorEnv):
        return [made.save(), *(array.tobytes() for array in made.batch)]
    if isinstance(made, Tree):
        return [repr(made), made.exploration, made.promise, made.width, *made.moves()]
    if isinstance(made, Planner):
        return [made.size, made.evaluated, made.mean_gain(), made.worths()]
    if isinstance(made, Endgame):
        return [made.nodes, made.limit, made.gave_up]
    if isinstance(made, Actions):
        return [repr(made), answer(made.pairs)]
    told = repr(made)
    return [] if " object at 0x" in told else [told]


def answers(made: Any, subject: Subject) -> list[object]:
    """What the object computes next, which depends on all that it holds. It changes by this."""
    state = RUNNING[subject.game]
    steps: list[Callable[[], Any]] = []
    if isinstance(made, State):
        steps = [made.raise_failure, partial(taken, made), partial(played_out, made)]
    elif isinstance(made, VectorEnv):
        steps = [lambda: contents(used(made)), lambda: made.reset().observations.tobytes()]
    elif isinstance(made, Tree):
        steps = [lambda: made.run(5), lambda: list(made.moves())]
    elif isinstance(made, Planner):
        steps = [lambda: made.run(made.evaluated + 5), made.worths, lambda: made.ways(0)]
    elif isinstance(made, Foresight):
        steps = [partial(made.best, state), partial(made.judged, state)]
    elif isinstance(made, Endgame):
        steps = [partial(searched, made)]
    elif isinstance(made, Network):
        steps = [lambda: made.change([5], [6])]
    elif isinstance(made, Journal):
        steps = [made.take]
    elif isinstance(made, Rng):
        steps = [lambda: made.below(1000)]
    elif isinstance(made, Policy):
        steps = [partial(made.ratings, state), lambda: made.estimate(state, 0, Rng(1))]
    elif isinstance(made, encoders.Encoder):
        steps = [partial(encoded, made, state)]
    elif hasattr(made, "outlook"):
        steps = [partial(made.outlook, state, 0)]
    return [answer(step) for step in steps]


def taken(state: State) -> object:
    return None if state.journal is None else state.journal.take()


def played_out(state: State) -> object:
    twin = state.copy()
    return twin.playout(Rng(1)), twin.position()


def encoded(encoder: encoders.Encoder, state: State) -> object:
    seen, mask = np.zeros(encoder.size, np.int8), np.zeros(encoder.actions, np.int8)
    encoder.observe(state, 0, seen)
    encoder.allow(state, mask)
    return seen.tobytes(), mask.tobytes()


def answer(ask: Callable[[], Any]) -> object:
    """What it says, or that it refuses."""
    try:
        return ask()
    except Exception as error:
        return kind_of(error)


def kind_of(error: Exception) -> str:
    """What a caller can catch in both forms: typed arguments are checked by the compiler's code,
    which raises Python's own errors, and in plain form by ours, which are of the same kind."""
    ours = {WrongType: "TypeError", WrongValue: "ValueError"}
    return ours.get(type(error), type(error).__name__)


def go_on(made: Any) -> None:
    """Whatever was done to it, it must be possible to continue with it."""
    if isinstance(made, State):
        steps: list[Callable[[], Any]] = [
            *(made.legal, made.outcome, made.position, made.copy),
            lambda: made.copy().playout(Rng(1)),
            lambda: made.copy().resample(0, Rng(1)),
        ]
    elif isinstance(made, VectorEnv):
        steps = [lambda: made.step(made.sample()), made.reset]
    elif isinstance(made, Tree):
        steps = [lambda: made.run(2), lambda: list(made.moves())]
    elif isinstance(made, Planner):
        steps = [lambda: made.run(2), made.worths]
    elif isinstance(made, (Actions, Journal)):
        steps = [getattr(made, "pairs", made.__repr__), getattr(made, "take", made.__repr__)]
    else:
        steps = [made.__repr__]
    for step in steps:
        try:
            step()
        except Exception:  # that it raises is for other tests
            continue


if __name__ == "__main__":
    main()
