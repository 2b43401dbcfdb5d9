"""``import zweikampf as zk``: the public API as a person meets it."""

from __future__ import annotations

import copy
import inspect
import io
import pickle
import pydoc
import re
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, assert_type

import pytest

import zweikampf as zk
from tests import wild_plan
from tests.engine.strangers import NineGame
from zweikampf import api, typed
from zweikampf.engine import registry
from zweikampf.engine.dealer import CommittedDealer, SecureDealer, SeededDealer
from zweikampf.engine.errors import Refused
from zweikampf.engine.rng import Rng
from zweikampf.envs.vector import VectorEnv
from zweikampf.games.throne.view import ThroneView
from zweikampf.lab.match import Result
from zweikampf.players.opponents import NAMES
from zweikampf.players.player import Player

ROOT = Path(__file__).parent.parent
OPEN = "throne victory=most phase=2 lead=0 led=- hands=G1,G5/K3,U1 score=-/-"
LOST = (
    "throne victory=most phase=2 lead=0 led=- hands=D3,G1,X7/D6,K8,U6 score=G3,G4,K6/G7,K3,U3,U8,X2"
)


def finished(game: str = "throne") -> zk.Duel:
    duel = zk.new(game)
    players = [zk.opponent("random", game, seed=seat) for seat in (0, 1)]
    while duel.turn is not None:
        duel.play(players[duel.turn].choose(duel.view(duel.turn), duel.legal()))
    return duel


def test_the_api_is_what_it_says() -> None:
    names = ["games", "new", "load", "Duel", "opponent", "solve", "verify", "ledger", "known"]
    names += ["explain", "again", "compare", "puzzles", "arena", "conformance"]
    assert set(names) | {"ZweikampfError", "__version__"} == set(zk.__all__)
    assert dir(zk) == sorted(zk.__all__)
    for name in names:
        assert inspect.getdoc(getattr(zk, name)), name
    for name in set(names) - {"games", "Duel"}:
        assert list(inspect.signature(getattr(zk, name)).parameters), name
    with pytest.raises(AttributeError, match="no attribute 'begin'"):
        zk.begin  # type: ignore[attr-defined]  # noqa: B018


def test_the_package_alone_loads_nothing_else() -> None:
    code = "import sys, zweikampf; print(*(m for m in sys.modules if m.startswith('zweikampf.')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["zweikampf._form"]


def test_three_lines_play_a_card() -> None:
    """Those of the package itself, which the README has too."""
    assert zk.__doc__ is not None
    lines = [line.strip() for line in zk.__doc__.splitlines() if line.startswith("    ")]
    assert lines[1:] == ['duel = zk.new("throne", seed=1)', 'duel.play("G7")', "print(duel)"]
    names: dict[str, zk.Duel[Any]] = {}
    with redirect_stdout(io.StringIO()) as printed:
        exec("\n".join(lines), {}, names)
    assert names["duel"].turn == 1
    assert "G7 is led." in printed.getvalue()


def test_a_card_of_another_deal_is_refused_with_what_can_be_played() -> None:
    """Seed 7 deals no G7 to the seat that leads."""
    duel = zk.new("throne", seed=7)
    with pytest.raises(zk.ZweikampfError) as caught:
        duel.play("G7")
    assert caught.value.code == "not-in-hand"
    legal = ", ".join(duel.legal())
    said = f"You do not have G7 in your hand. Seat 0 is to act and may play: {legal}. (not-in-hand)"
    assert str(caught.value) == said


@pytest.mark.parametrize("game", registry.names())
def test_moves_say_what_they_do_and_are_played(game: str) -> None:
    duel: zk.Duel = zk.new(game, seed=5)
    while duel.turn is not None:
        moves = duel.moves()
        assert [move.token for move in moves] == duel.legal()
        for move in moves:
            assert move.words
            assert str(move) == f"{move.token}: {move.words}"
            assert str(move) in repr(move)
        assert duel.moves(1 - duel.turn) == []
        if len(moves) > 1 and duel.ply < 100:
            german = duel.moves(language="de")
            assert [move.words for move in german] != [move.words for move in moves]
        duel.play(moves[len(moves) // 2])
    assert duel.moves() == []


@pytest.mark.parametrize("game", registry.names())
def test_a_duel_that_has_named_its_moves_can_be_sent_elsewhere(game: str) -> None:
    duel: zk.Duel = zk.new(game, seed=5)
    named = duel.moves()
    assert pickle.loads(pickle.dumps(duel)).moves() == copy.deepcopy(duel).moves() == named


def test_a_move_of_a_game_without_words_is_its_token() -> None:
    moves = zk.new(NineGame(), seed=1).moves()
    assert moves
    assert all(str(move) == move.token for move in moves)


def test_games_are_listed_and_found() -> None:
    assert zk.games() == list(zk.games) == registry.names()
    assert len(zk.games) == len(registry.names())
    assert "throne" in zk.games
    assert "chess" not in zk.games
    assert zk.games["throne"] is registry.find("throne")
    assert "throne" in repr(zk.games)
    assert zk.games.throne.__name__ == "zweikampf.games.throne"


def test_options_are_keywords_a_dictionary_or_a_preset() -> None:
    one = zk.new("throne", leader=1, seed=3)
    two = zk.new("throne", {"leader": "1"}, seed=3)
    three = zk.new("throne", options={"leader": 1}, seed=3)
    assert one.state == two.state == three.state
    printed = zk.new("tower", preset="printed", colour="symbol", seed=1).options.texts()
    assert (printed["mode"], printed["colour"]) == ("table", "symbol")


@pytest.mark.parametrize("make", [lambda: zk.new("throne", seed=4), finished], ids=["seed", "none"])
def test_a_seed_repeats_and_its_absence_is_proven(make: Any) -> None:
    duel = make()
    if duel.is_over:
        assert isinstance(duel.dealer, CommittedDealer)
        assert zk.verify(duel).sealed
        assert finished().tokens != duel.tokens
    else:
        assert repr(duel.dealer) == "SeededDealer(4)"
        assert make().state == duel.state


@pytest.mark.parametrize("game", registry.names())
def test_every_game_is_drawn_for_each_seat_and_at_its_end(game: str) -> None:
    duel: zk.Duel = zk.new(game, seed=2)
    assert duel.turn is not None
    own = duel.draw(duel.turn)
    assert str(duel) == own
    assert len(own.splitlines()) > 5
    assert "\x1b" not in own
    assert duel.draw(duel.turn, "de") != own
    assert duel.draw(None) != own
    assert repr(duel).startswith(f"<Duel {game}: {duel.ply} actions, seat {duel.turn}")
    over = finished(game)
    assert over.legal() == []
    assert over.turn is None
    assert str(over) == over.draw(None)
    assert "over" in repr(over)


def test_a_drawing_shows_no_hand_but_that_of_its_reader() -> None:
    duel = zk.new("throne", leader=0, seed=7)
    hands = [set(duel.view(seat).sides[seat].hand) for seat in (0, 1)]
    for seat in (0, 1):
        shown = set(duel.draw(seat).split())
        assert hands[seat] <= shown
        assert not (hands[1 - seat] - hands[seat]) & shown


def test_records_are_loaded_from_a_file_a_text_or_themselves(tmp_path: Path) -> None:
    over = finished()
    file = tmp_path / "game.txt"
    file.write_text(str(over.record()), "utf-8")
    for source in (file, str(file), str(over.record()), over.record()):
        again = zk.load(source)
        assert again.record() == over.record()
        assert again.outcome == over.outcome
        assert zk.verify(source).committed


def test_a_running_game_is_continued() -> None:
    duel = zk.new("throne", leader=0, seed=7)
    duel.play("G7")
    again = zk.load(duel.record(), seed=7)
    assert again.state == duel.state
    assert isinstance(again.dealer, SeededDealer)
    assert isinstance(zk.load(duel.record()).dealer, SecureDealer)
    for each in (again, duel):
        while not each.is_over:
            each.play(each.legal()[0])
    assert again.tokens == duel.tokens


def test_positions_states_and_duels_are_solved() -> None:
    solution = zk.solve(OPEN)
    assert solution.json()["winner"] in (0, 1, None)
    state = zk.games["throne"].parse_position(OPEN)
    assert zk.solve(state).json()["line"] == solution.json()["line"]
    duel = zk.new("throne", seed=1)
    while duel.state.position().split("phase=")[1][0] != "2":
        duel.play(duel.legal()[0])
    assert zk.solve(duel).json()["best"]


def test_moves_and_margin_are_solved_on_request() -> None:
    """A position that is lost whatever is played, but not by as much."""
    plain, moves, margin = (
        zk.solve(LOST, **wanted).json() for wanted in ({}, {"moves": True}, {"margin": True})
    )
    assert "moves" not in plain
    assert set(moves["moves"]) == set(plain["best"]) == {"D3", "G1", "X7"}
    assert margin["best"] == ["D3", "G1"]
    with pytest.raises(TypeError):
        zk.solve(7)  # type: ignore[arg-type]


def test_an_opponent_takes_a_game_or_its_id() -> None:
    duel = zk.new("throne", leader=0, seed=7)
    players: list[Player] = [
        zk.opponent("greedy", "throne", seed=5),
        zk.opponent("greedy", zk.games["throne"], seed=5),
    ]
    one, two = (player.choose(duel.view(0), duel.legal()) for player in players)
    assert one == two
    assert zk.opponent("random", "throne").choose(duel.view(0), ["K3"]) == "K3"


def test_a_refused_move_says_who_may_play_what() -> None:
    duel = zk.new("throne", seed=7)  # the same seed with another leader: seat 0 has no G7
    with pytest.raises(Refused) as caught:
        duel.play("G7")
    assert str(caught.value) == (
        "You do not have G7 in your hand. Seat 0 is to act and may play: "
        "D0, D6, D9, G0, G1, G5, G9, K7, U1, U4, U7, X0, X7. (not-in-hand)"
    )
    with pytest.raises(Refused) as caught:
        duel.play("g9")
    assert "Did you mean “G9”? Seat 0 is to act" in str(caught.value)
    dwarves = zk.new("dwarves", seed=3)
    while len(dwarves.legal()) <= 30:
        dwarves.play(dwarves.legal()[0])
    with pytest.raises(Refused) as caught:
        dwarves.play("nonsense")
    assert len(str(caught.value)) < 800
    assert "…" in str(caught.value)


def test_a_seat_that_sends_a_move_is_not_told_what_is_legal() -> None:
    """What comes from elsewhere may come from the other seat."""
    duel = zk.new("throne", seed=7)
    with pytest.raises(Refused) as caught:
        duel.submit(0, "G7")
    assert caught.value.more is None


def test_an_arena_reports() -> None:
    report = zk.arena("throne", ["random", "greedy"], games=4, seed=1, options={"leader": 0})
    assert [standing.player for standing in report.standings] == ["greedy", "random"]
    assert "\n" not in repr(report)
    for text, word in ((str(report), "Score"), (report.text("de"), "Quote")):
        lines = text.splitlines()
        assert len(lines) > 10
        assert max(map(len, lines)) <= 100
        assert word in text
        row = next(line for line in lines if line.strip().startswith("greedy"))
        assert re.search(r"\d+[.,]\d %   +\d+[.,]\d–\d+[.,]\d   +[+−]\d+ ± \d+", row), row


def test_an_arena_takes_what_the_command_takes(tmp_path: Path) -> None:
    told: list[Result] = []
    file, records = tmp_path / "results.jsonl", tmp_path / "records"
    names = ["random", "tests.lab.guests:Clumsy"]
    report = zk.arena(
        "throne", names, games=2, leader=0, budget="5", file=str(file), records=str(records),
        sprt="0,10", on_error="forfeit", tell=told.append,
    )  # fmt: skip
    assert report.match.options["leader"] == "0"
    assert str(report.match.budget) == "5"
    assert [each.forfeits for each in report.standings] == [0, 2]
    assert report.sprt is not None
    assert len(file.read_text("utf-8").splitlines()) == 1 + len(told) == 2
    assert {path.name for path in records.iterdir()} == {"0-1-0.1.txt", "0-1-0.2.txt"}


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"players": "random"}, TypeError),
        ({"players": ["random", 7]}, TypeError),
        ({"games": 0}, ValueError),
        ({"games": 1}, ValueError),
        ({"games": 2.5}, TypeError),
        ({"workers": 0}, ValueError),
        ({"workers": 1000}, ValueError),
        ({"seed": "7"}, TypeError),
        ({"on_error": "cry"}, ValueError),
        ({"sprt": 5}, TypeError),
        ({"budget": 5}, TypeError),
    ],
)
def test_an_arena_of_wrong_values_is_not_played(
    given: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error):
        zk.arena("throne", **{"players": ["random", "greedy"], "games": 2, **given})


def test_players_are_tried_before_the_first_game(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    names = ["random", "greedy", "tests.lab.guests:Stillborn"]
    with pytest.raises(zk.ZweikampfError) as caught:
        zk.arena("throne", names, games=2, file=file)
    assert caught.value.code == "player-not-made"
    assert not file.exists()


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (lambda: zk.new("chess"), "unknown-game"),
        (lambda: zk.new("throne", colour="red"), "unknown-option"),
        (lambda: zk.new("throne", leader=5), "bad-option-value"),
        (lambda: zk.new("throne", {"leader": 0}, leader=0), "option-twice"),
        (lambda: zk.new("tower", preset="x"), "unknown-preset"),
        (lambda: zk.new("throne", leader=0, seed=7).play("X9"), "not-in-hand"),
        (lambda: zk.new("throne", leader=0, seed=7).play(7), "wrong-type"),  # type: ignore[arg-type]
        (lambda: finished().play("G7"), "game-over"),
        (lambda: zk.new("throne", seed=7).view(4), "no-such-seat"),
        (lambda: zk.load("/nowhere/at/all"), "record-not-read"),
        (lambda: zk.load("a\0b"), "bad-path"),
        (lambda: zk.load(""), "bad-path"),
        (lambda: zk.load("\ud800"), "bad-path"),
        (lambda: zk.load("one\ntwo"), "not-a-record"),
        (lambda: zk.verify(Path(sys.executable)), "not-a-record"),
        (lambda: zk.solve("tower"), "no-solver"),
        (lambda: zk.solve(" "), "no-position"),
        (lambda: zk.solve(zk.new("throne", seed=1)), "not-open-yet"),
        (lambda: zk.opponent("nobody", "throne"), "unknown-player"),
        (lambda: zk.arena("chess", ["random", "random"]), "unknown-game"),
        (lambda: zk.arena("throne", ["random"]), "arena-too-few"),
        (lambda: zk.arena("throne", ["random", "nobody"]), "unknown-player"),
        (lambda: zk.arena("throne", ["random", "greedy"], colour="red"), "unknown-option"),
        (lambda: zk.arena("throne", ["random", "greedy"], {"leader": 0}, leader=0), "option-twice"),
        (lambda: zk.arena("throne", ["random", "greedy"], sprt="5"), "bad-sprt"),
        (lambda: zk.arena("throne", ["random", "greedy"], budget="1h"), "bad-budget"),
        (lambda: zk.new("throne", seed=7).legal(7), "no-such-seat"),
        (lambda: zk.conformance("chess"), "unknown-game"),
    ],
)
def test_wrong_input_is_answered_by_a_sentence_and_a_code(wrong: Any, code: str) -> None:
    with pytest.raises(zk.ZweikampfError) as caught:
        wrong()
    assert caught.value.code == code
    said = str(caught.value)
    assert said.endswith(f" ({code})")
    assert said[0].isupper() or said[0] in "“/"
    assert len(said.split()) > 3
    if isinstance(caught.value, Refused):
        assert caught.value.position not in said


def test_what_is_no_name_at_all_is_a_type_error() -> None:
    for wrong in (None, 7, b"throne"):
        with pytest.raises(TypeError):
            zk.new(wrong)  # type: ignore[call-overload]
        with pytest.raises(TypeError):
            zk.opponent(wrong, "throne")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        zk.new("throne", seed="7")  # type: ignore[call-overload]
    with pytest.raises(TypeError):
        zk.verify(7)  # type: ignore[arg-type]


# What Python shows of compiled classes


def test_compiled_classes_show_the_arguments_that_they_take() -> None:
    shown = [kind for kind in wild_plan.compiled_classes() if "__signature__" in vars(kind)]
    assert {"Rng", "Actions", "Tree", "VectorEnv"} <= {kind.__name__ for kind in shown}
    for kind in shown:
        signature = inspect.signature(kind)
        given = signature.parameters.values()
        taken = [each.name for each in given if each.kind in wild_plan.PLAIN]
        assert taken == wild_plan.constructor(kind), kind
        assert f"{kind.__name__}(" in pydoc.plain(pydoc.render_doc(kind))
    for kind in wild_plan.compiled_classes():
        for name, method in vars(kind).items():
            if not name.startswith("_") and callable(method):
                assert inspect.signature(method), f"{kind}.{name}"


def test_objects_say_what_they_are() -> None:
    game = registry.find("throne")
    duel = zk.new("throne", seed=1)
    objects = [
        *(duel, game, duel.dealer, duel.state, duel.view(0), duel.record(), duel.options),
        *(SecureDealer(), CommittedDealer("table"), Rng(1), VectorEnv("throne", 2)),
        *(zk.opponent(name, "throne", seed=1) for name in (*NAMES, "search:50msx2")),
        *(zk.opponent(f"level{level}", each) for level in range(1, 7) for each in registry.names()),
    ]
    for each in objects:
        assert " object at 0x" not in repr(each), type(each)
    secret = CommittedDealer("table")
    assert secret.secret.hex() not in repr(secret)


# What a type checker knows

SNIPPET = """
import zweikampf as zk
from tests.engine.strangers import NineGame

reveal_type(zk.new("throne", leader=0).view(0))
reveal_type(zk.new("tower", {"mode": "table"}, seed=7).view(None).towers)
reveal_type(zk.new("dwarves").view(1).sides[0].hand)
reveal_type(zk.new(NineGame()).view(0))
reveal_type(zk.new("throne").outcome)
reveal_type(zk.games())
reveal_type(zk.games["throne"].id)
reveal_type(zk.verify("game.txt").committed)
reveal_type(zk.opponent("level1", "throne").choose(zk.new("throne").view(0), ["G7"]))
zk.new("throne").play(7)
zk.new("throne", sed=7).wiew(0)
"""
REVEALED = [
    "zweikampf.games.throne.view.ThroneView",
    "tuple[str, ...]",
    "tuple[str, ...]",
    "tests.engine.strangers.NineView",
    "zweikampf.engine.outcome.Outcome | None",
    "list[str]",
    "str",
    "bool",
    "str",
]


def test_a_type_checker_sees_the_views_of_each_game(tmp_path: Path) -> None:
    file = tmp_path / "snippet.py"
    file.write_text(SNIPPET)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line.partition(": ")[2] for line in done.stdout.splitlines()]
    assert lines[: len(REVEALED)] == [f'note: Revealed type is "{each}"' for each in REVEALED]
    assert [line.rpartition("[")[2] for line in lines[len(REVEALED) : -1]] == [
        "arg-type]",
        "attr-defined]",
    ]


def test_the_signatures_for_type_checkers_are_those_of_the_function() -> None:
    """Checked by mypy where ``typed.new`` is assigned; here for the reader of ``help``."""
    assert typed.new is api.new is zk.new
    assert_type(zk.new("throne", seed=1).view(0), ThroneView)


def test_boards_and_reports_are_text_in_a_notebook_too(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = zk.new("throne", seed=1)
    report = zk.arena("throne", ["random", "greedy"], games=2, seed=1)
    expected = str(duel), str(report)
    assert all(text.strip() for text in expected)
    monkeypatch.setattr("rich.console._is_jupyter", lambda: True)
    assert (str(duel), str(report)) == expected


@pytest.mark.parametrize("name", zk.games())
def test_a_game_has_two_seats_and_its_actions_are_numbers(name: str) -> None:
    rules = zk.games[name]
    state = rules.new(rules.options())
    wrong: Any
    for wrong in (2, -1, "0", 1.0):
        with pytest.raises(zk.ZweikampfError, match="two seats"):
            rules.view(state, wrong)
    for wrong in ("0", None, 1.5):
        with pytest.raises(zk.ZweikampfError, match="“action” must be a whole number"):
            state.apply(wrong)
