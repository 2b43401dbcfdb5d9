"""``zweikampf.__all__`` with values that nobody should pass: every answer is a result or an error
with a sentence and a code, and an error has changed nothing."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import zweikampf as zk
from zweikampf.engine.piles import PileDealer
from zweikampf.engine.reason import told
from zweikampf.engine.rng import Rng
from zweikampf.engine.sentences import sentence
from zweikampf.engine.texts import LANGUAGES
from zweikampf.players.opponents import LEVEL_NAMES
from zweikampf.players.player import NO_BUDGET

WILD: list[Any] = [
    *(None, True, -1, 0, 2**70, 10**5000, 1.5, float("nan")),
    *("", "x", "a\0b", "x\ny", "\ud800", b"x", Path("nowhere"), [10**5000]),
    *([], ["x"], [5], (), {}, {"x": 1}, {5: 6}, {1, 2}),
    *(object(), int, Ellipsis, lambda: 0),
]
OPEN = "throne victory=most phase=2 lead=0 led=- hands=G1,G5/K3,U1 score=-/-"


# What is right after all: the version of the moment, and the first action.
CHANGES: list[tuple[str, Any]] = [("submit", None), ("rewind", 0), ("rewind", True), ("undo", 0)]


def game() -> zk.Duel[Any]:
    """One that has begun, so that there is something to look back at."""
    duel: zk.Duel[Any] = zk.new("throne", leader=0, seed=7)
    duel.play("G7")
    return duel


def finished() -> zk.Duel[Any]:
    """One whose cards can be dealt again."""
    options = DUEL.game.options.parse({})
    words = ("0" * 64, "1" * 64)
    duel: zk.Duel[Any] = zk.Duel(DUEL.game, options, PileDealer("wild", bytes(32), words))
    while duel.turn is not None:
        duel.submit(duel.turn, duel.legal()[0])
    return duel


DUEL = game()
DONE = finished()
# A call of each function that is right, and cheap.
RIGHT: dict[str, dict[str, Any]] = {
    "new": {"game": "throne", "options": {}, "seed": 1, "preset": None},
    "load": {"source": DUEL, "seed": 1},
    "opponent": {"name": "random", "game": "throne", "seed": 1},
    "solve": {"position": OPEN, "moves": False, "margin": False},
    "verify": {"source": DUEL, "commitment": "", "word": ""},
    "again": {"source": DONE},
    "compare": {"first": DONE, "second": DONE},
    "ledger": {"source": DUEL, "tell": None},
    "explain": {"source": DUEL, "ledger": None, "seat": 0, "language": "en"},
    "known": {"source": DUEL, "ply": 1, "seat": 0},
    "puzzles": {"game": "throne"},
    "arena": {
        "game": "throne", "players": ["random", "random"], "options": {}, "games": 2, "seed": 1,
        "workers": 1, "preset": None, "budget": None, "file": None, "records": None, "sprt": None,
        "adjusted": False, "on_error": "stop", "tell": None,
    },
    "conformance": {
        "game": "throne", "games": 1, "seed": 1, "every": 100_000, "options": [DUEL.options],
    },
    "Duel": {"game": DUEL.game, "options": {}, "dealer": DUEL.dealer, "opening": ()},
}  # fmt: skip
METHODS: dict[str, dict[str, Any]] = {
    "play": {"move": "G3"},
    "submit": {"seat": 1, "token": "G3", "version": 0},
    "undo": {"seat": 0},
    "can_undo": {"seat": 0},
    "rewind": {"ply": 1},
    "state_at": {"ply": 1},
    "tokens_since": {"ply": 0},
    "events_of": {"ply": 0},
    "view": {"seat": 0},
    "legal": {"seat": 0},
    "moves": {"seat": 1, "language": "en"},
    "seen_events": {"seat": 0, "since": 0, "until": 1},
    "steps": {"seat": 0, "since": 0},
    "frame": {"seat": 0, "since": 0},
    "told": {"seat": 0, "since": 0},
    "draw": {"seat": 0, "language": "en"},
    "record": {},
}


def calls(right: dict[str, Any]) -> Iterator[tuple[str, Any, dict[str, Any]]]:
    """Every argument in turn with every wild value."""
    for name in right:
        for value in WILD:
            if not (name == "tell" and callable(value)):  # what it does is up to the caller
                yield name, value, {**right, name: value}


def answers(act: Callable[..., Any], given: dict[str, Any]) -> str | None:
    """What is wrong with the answer, if anything."""
    try:
        act(**given)
    except zk.ZweikampfError as error:
        said = str(error)
        said.encode()  # it can be printed
        whole = all(sentence(error, language) for language in LANGUAGES)
        is_good = whole and said.endswith(f" ({error.code})") and len(said.split()) > 3
        return None if is_good else f"says {said!r}"
    except Exception as error:
        return f"raises {type(error).__name__}: {error}"
    return None


def test_every_name_is_tried() -> None:
    functions = {name for name in zk.__all__ if callable(getattr(zk, name))}
    assert functions - {"ZweikampfError", "games"} == set(RIGHT)
    for name, right in RIGHT.items():
        taken = inspect.signature(getattr(zk, name)).parameters.values()
        named = [each for each in taken if each.kind not in (each.VAR_KEYWORD, each.VAR_POSITIONAL)]
        assert [each.name for each in named] == list(right)
    public = {name for name, _ in inspect.getmembers(zk.Duel, inspect.isfunction) if name[0] != "_"}
    assert public == set(METHODS)
    for name, right in METHODS.items():
        assert list(inspect.signature(getattr(zk.Duel, name)).parameters)[1:] == list(right)


@pytest.mark.parametrize("name", RIGHT)
def test_functions_answer_wild_values(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # some values are names of files
    act = getattr(zk, name)
    assert answers(act, RIGHT[name]) is None
    wrong = [
        f"{argument}={told(value)} {found}"
        for argument, value, given in calls(RIGHT[name])
        if (found := answers(act, given))
    ]
    assert wrong == []


@pytest.mark.parametrize("name", METHODS)
def test_methods_of_a_duel_answer_wild_values_and_change_nothing(name: str) -> None:
    wrong = []
    for argument, value, given in calls(METHODS[name]):
        duel = game()
        before = duel.version, duel.state.position(), duel.tokens
        found = answers(getattr(duel, name), given)
        is_same = (duel.version, duel.state.position(), duel.tokens) == before
        if not is_same and (name, value) not in CHANGES:
            found = "has changed the game"
        if found:
            wrong.append(f"{argument}={told(value)} {found}")
    assert wrong == []


ASKED: dict[str, dict[str, Any]] = {
    name: {"view": duel.view(duel.turn), "legal": duel.legal(), "budget": NO_BUDGET}
    for name, duel in ((each, zk.new(each, seed=1)) for each in zk.games)
}


@pytest.mark.parametrize("name", ["random", "greedy", "search:2", *LEVEL_NAMES, "cmd:true"])
@pytest.mark.parametrize("rules", ASKED)
def test_players_answer_wild_questions(name: str, rules: str) -> None:
    """Nobody thinks: each of these is refused first."""
    player, right = zk.opponent(name, rules, seed=1), ASKED[rules]
    legal, duel = right["legal"], zk.new(rules, seed=1)
    wrong = [
        *(given for _, _, given in calls(right)),
        *({**right, "legal": each} for each in (legal[0], [*legal, 7], ["Ga7"], [None])),
        *({**right, "view": duel.view(seat)} for seat in (None, _waiting(rules))),
        *({**right, "view": ASKED[each]["view"]} for each in ASKED if each != rules),
    ]
    found = [f"{told(given)} {said}" for given in wrong if (said := answers(player.choose, given))]
    assert found == []
    for given in wrong:
        if name != "random":  # which reads nothing of it
            with pytest.raises(zk.ZweikampfError):
                player.choose(**given)


def _waiting(rules: str) -> int:
    """The seat that is not to act."""
    duel = zk.new(rules, seed=1)
    assert duel.turn is not None
    return 1 - duel.turn


# What a game is asked from Python, besides what a duel asks it.
OF_A_GAME: dict[str, Callable[[zk.Duel[Any]], dict[str, Any]]] = {
    "new": lambda duel: {"options": duel.options},
    "format_action": lambda duel: {"action": 0},
    "parse_action": lambda duel: {"token": duel.legal()[0], "state": duel.state},
    "parse_position": lambda duel: {"text": duel.state.position()},
    "view": lambda duel: {"state": duel.state, "seat": 0},
    "sample": lambda duel: {"view": duel.view(0), "rng": Rng(1)},
    "hides": lambda duel: {"view": duel.view(0)},
    "digest": lambda duel: {"options": duel.options},
    "version_of": lambda duel: {"options": duel.options},
    "options_by": lambda duel: {"given": {}, "version": duel.game.version},
}


@pytest.mark.parametrize("name", zk.games())
@pytest.mark.parametrize("method", OF_A_GAME)
def test_games_answer_wild_values(name: str, method: str) -> None:
    duel: zk.Duel[Any] = zk.new(name, seed=1)
    act, right = getattr(duel.game, method), OF_A_GAME[method](duel)
    assert answers(act, right) is None
    before = duel.state.position()
    wrong = [
        f"{argument}={told(value)} {found}"
        for argument, value, given in calls(right)
        if (found := answers(act, given))
    ]
    assert wrong == []
    assert duel.state.position() == before


@pytest.mark.parametrize("name", zk.games())
def test_no_number_but_an_action_has_a_token(name: str) -> None:
    game = zk.games[name]
    for number in (-1, game.num_actions, 999_999, 10**5000):
        with pytest.raises(zk.ZweikampfError) as caught:
            game.format_action(number)
        assert caught.value.code == "no-such-action"
    with pytest.raises(zk.ZweikampfError) as caught:
        game.new(7)  # type: ignore[arg-type]
    assert caught.value.code == "wrong-type"


def test_the_list_of_games_answers_wild_values() -> None:
    for value in WILD:
        assert value not in zk.games
        assert answers(lambda name: zk.games[name], {"name": value}) is None, value


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [
        (lambda: zk.new("thron"), "throne"),
        (lambda: zk.games["towr"], "tower"),
        (lambda: zk.new("throne", vicotry="three"), "victory"),
        (lambda: zk.new("throne", victory="tree"), "three"),
        (lambda: zk.new("throne", sed=7), "seed"),
        (lambda: zk.new("tower", preset="printd"), "printed"),
        (lambda: zk.arena("throne", ["random", "greedy"], gams=4), "games"),
        (lambda: zk.arena("throne", ["random", "greedy"], on_error="forefit"), "forfeit"),  # type: ignore[arg-type]
        (lambda: zk.opponent("gredy", "throne"), "greedy"),
        (lambda: game().play("g3"), "G3"),
        (lambda: game().play("goblin 3"), "G3"),
        (lambda: game().draw(0, "english"), None),  # type: ignore[arg-type]
    ],
)
def test_errors_say_what_was_perhaps_meant(wrong: Callable[[], object], meant: str | None) -> None:
    with pytest.raises(zk.ZweikampfError) as caught:
        wrong()
    assert caught.value.meant == meant
    assert (f"Did you mean “{meant}”?" in str(caught.value)) == (meant is not None)
    said = sentence(caught.value, "de")
    assert said is not None
    assert (f"Meintest du „{meant}“?" in said) == (meant is not None)
