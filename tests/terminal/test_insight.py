"""``zweikampf insight`` and what it says: in both languages, in 80 columns, as JSON."""

from __future__ import annotations

import io
import json
import re
from dataclasses import replace
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

import zweikampf as zk
from tests.players.insight.games import LITTLE, OURS, given_up, little_ledger, whole_game
from tests.terminal.test_prompt import finished
from zweikampf.cli.main import app
from zweikampf.engine import actors
from zweikampf.engine import record as records
from zweikampf.engine.errors import PlyError, RecordError
from zweikampf.engine.texts import LANGUAGES, Language
from zweikampf.players.insight.entries import Entry
from zweikampf.players.insight.known import known_at
from zweikampf.players.insight.ledger import GRADES, WORST, Ledger, Moment, ledger_of
from zweikampf.players.player import Move
from zweikampf.players.review import Judged
from zweikampf.terminal import words
from zweikampf.terminal.afterwards import wants_another
from zweikampf.terminal.commands import general_texts
from zweikampf.terminal.insight import LEVELS, Report, reader_of, river
from zweikampf.terminal.session import HUMAN

WIDTH = 80


def report(game: str, language: Language, seat: int = 0) -> tuple[Report, io.StringIO]:
    paper = io.StringIO()
    console = Console(file=paper, width=WIDTH, highlight=False, markup=False, emoji=False)
    return Report(given_up(game), seat, words.texts_of(game, language), console), paper


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ledger_is_told_in_80_columns(game: str, language: Language) -> None:
    for seat in (0, 1):
        told, paper = report(game, language, seat)
        told.tell(little_ledger(game))
        lines = paper.getvalue().splitlines()
        assert max(map(len, lines)) <= WIDTH
        text = " ".join(" ".join(lines).split())
        assert told.verdict(little_ledger(game)) in text  # one sentence says it all
        assert told.texts("insight-costliest", who="you", player="") in lines
        assert told.points(little_ledger(game).luck(seat)) in paper.getvalue()
        assert "{" not in paper.getvalue()


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_python_tells_the_same(game: str, language: Language) -> None:
    ledger = little_ledger(game)
    told, paper = report(game, language, seat=1)
    told.tell(ledger)
    said = zk.explain(given_up(game), ledger, seat=1, language=language)
    assert said.split() == paper.getvalue().split()  # in wider lines


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_could_be_known_is_told_in_80_columns(game: str, language: Language) -> None:
    told, paper = report(game, language)
    known = known_at(given_up(game), 44, 0)
    told.tell_known(known)
    assert max(map(len, paper.getvalue().splitlines())) <= WIDTH
    text = " ".join(paper.getvalue().split())
    for card in known.cards:
        for place, _ in (*card.chances, *card.truth):
            assert told.texts.has(f"place-{place}")
        assert any(told.texts(f"place-{place}") in text for place, _ in card.truth)
        assert card.card in text


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "What you could know before step 44", "What Seat 2 could know before step 44"),
        ("de", "Was du vor Schritt 44 wissen konntest", "Was Platz 2 vor Schritt 44 wissen konnte"),
    ],
)
def test_what_could_be_known_is_told_to_its_player(
    language: Language, own: str, other: str
) -> None:
    record = replace(given_up("throne"), players=(HUMAN, ""))
    for seat, said in enumerate((own, other)):
        paper = io.StringIO()
        console = Console(file=paper, width=WIDTH, highlight=False)
        told = Report(record, seat, words.texts_of("throne", language), console)
        told.tell_known(known_at(record, 44, seat))
        assert said in " ".join(paper.getvalue().split())


@pytest.mark.parametrize(
    ("game", "language", "wanted"),
    [
        ("throne", "en", "Phase 1, trick "),
        ("throne", "de", "Phase 1, Runde "),
        ("tower", "en", "Turn "),
        ("dwarves", "de", "Zug "),
    ],
)
def test_moments_and_decisions_say_where_in_the_game(
    game: str, language: Language, wanted: str
) -> None:
    """Regression: "Step 49" alone, where the browser names phase and trick."""
    told, paper = report(game, language)
    told.tell(little_ledger(game))
    text = " ".join(paper.getvalue().split())
    steps = re.findall(r"(?:Step|Schritt) \d+(.{20})", text)
    assert steps
    assert all(each.startswith(f" ({wanted}") for each in steps)


def test_a_moment_names_five_events_and_says_when_there_were_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(words, "tell", lambda event, *_: "#")
    told, _ = report("dwarves", "en")
    entries = little_ledger("dwarves").entries
    first = next(at for at, each in enumerate(entries) if each.ply > 0)
    longer = [
        told._happened(Moment(entries[first:after], Fraction(1)))
        for after in range(first + 1, len(entries) + 1)
    ]
    counts = [(text.count("#"), text.endswith("# …")) for text in longer]
    assert counts == sorted(counts)
    assert {(5, False), (5, True)} <= set(counts)
    assert max(counts) == (5, True)


def test_places_are_counted_as_the_browser_does() -> None:
    told, _ = report("throne", "en")
    began = [at for at, (_, events) in enumerate(told.plies, start=1)
             if any(event.name == "trick-began" for event in events)]  # fmt: skip
    led = next(at for at in range(began[1], 50) if told.plies[at][0] != actors.CHANCE)
    assert told.places.of(began[0] - 1) == ""
    assert told.places.of(began[1]) == told.places.of(led) == "Phase 1, trick 2"
    assert told.places.of(led + 1) == "Phase 1, trick 2, card 1"


def summed(luck: Fraction, play: Fraction, result: Fraction) -> Ledger:
    """A ledger of these figures of seat 0; the remainder is what they leave of the result."""
    nothing = Judged((Move("x", 1, 0.5),), Move("x", 1, 0.5), certain=False)
    start = Fraction(1, 2)
    costs = max(Fraction(), -play), max(Fraction(), play)
    entries = [
        Entry(0, 2, "x", Fraction(), luck=luck, remainder=result - start - luck - play),
        *(Entry(1 + at, at, "x", Fraction(), cost=costs[at], judged=nothing) for at in (0, 1)),
    ]
    return Ledger("throne", start, result, tuple(entries))


def made(better: int | None, luckier: int | None, winner: int | None) -> Ledger:
    """A ledger that says so, with as little remainder as there can be."""
    sides = {0: Fraction(1), 1: Fraction(-1), None: Fraction()}
    luck, play, won = (sides[each] / 2 for each in (luckier, better, winner))
    if luck == play == won:
        luck, play = luck / 2, play / 2
    elif luck == -play:  # one of them against the winner
        luck, play = (2 * each if each == won else each for each in (luck, play))
    return summed(luck, play, Fraction(1, 2) + won)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_sentence_for_every_kind_of_game(language: Language) -> None:
    told, _ = report("throne", language)
    whole = made(0, 1, 1)
    given_up = Entry(3, actors.OVER, "", Fraction())
    assert told.verdict(replace(whole, entries=(*whole.entries, given_up))) != told.verdict(whole)
    said = {}
    for better, luckier, winner in product((0, 1, None), repeat=3):
        ledger = made(better, luckier, winner)
        assert (ledger.better(), ledger.luckier(), ledger.winner()) == (better, luckier, winner)
        sentence = told.verdict(ledger)
        assert sentence.endswith(".")
        assert "{" not in sentence
        said[better, luckier, winner] = sentence
        # Here the remainder is nothing, or what luck and play do not speak for.
        assert (ledger.part_of_luck() == "unexplained") == (ledger.remainder(0) != 0)
    # Who played better is always said, and so is whether luck went the winner's way.
    assert len({said[better, None, None] for better in (0, 1, None)}) == 3
    assert said[0, 1, 1] != said[0, 0, 0] != said[0, 1, 0]
    if language == "en":
        assert said[0, 1, 1] == "You played better, but luck decided."
        assert said[0, 1, 0] == "You played better, and that outweighed the luck of Seat 2."
    else:
        assert said[0, 1, 1] == "Du hast besser gespielt, aber das Glück hat entschieden."


OUTWEIGHED = {
    "en": (
        "By these estimates Seat 2 gave away less, but the remainder is too large to say what "
        "decided the game."
    ),
    "de": (
        "Nach diesen Schätzungen hat Platz 2 weniger verschenkt, aber der Rest ist zu groß, um "
        "zu sagen, was das Spiel entschieden hat."
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_remainder_larger_than_luck_and_play_is_named(language: Language) -> None:
    """Regression: a game with play −9.1, luck +24.5 and remainder +34.6 was "decided by luck"."""
    told, _ = report("throne", language)
    ledger = summed(Fraction(245, 1000), Fraction(-91, 1000), Fraction(1))
    assert ledger.remainder(0) == Fraction(346, 1000)
    assert told.verdict(ledger) == OUTWEIGHED[language]
    opposite, _ = report("throne", language, seat=1)
    assert ("du " if language == "de" else "you ") in opposite.verdict(ledger)
    for luck, play, part in (
        (-60, 10, "unexplained"),  # play did not outweigh such luck
        (20, 4, "unexplained"),  # the remainder of 26 is larger than the luck
        (22, 18, "helped"),
        (60, -20, "decided"),
    ):
        hundredths = Fraction(luck, 100), Fraction(play, 100)
        assert summed(*hundredths, Fraction(1)).part_of_luck() == part


def test_a_start_that_was_as_good_as_won_decided() -> None:
    """A game that was continued from such a position: nothing else speaks for the winner."""
    begun = replace(summed(Fraction(), Fraction(), Fraction(1)), start=Fraction(97, 100))
    first, *others = begun.entries
    ledger = replace(begun, entries=(replace(first, remainder=Fraction(3, 100)), *others))
    assert ledger.part_of_luck() == "start"
    for language in LANGUAGES:
        sentence = report("throne", language)[0].verdict(ledger)
        assert ("Anfang" if language == "de" else "start") in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_grade_has_a_name(language: Language) -> None:
    told, _ = report("throne", language)
    names = {
        told.texts("insight-per-decision", who="you", player="", cost="1", count=2, grade=grade)
        for grade in (*(name for name, _ in GRADES), WORST, "none")
    }
    assert len(names) == len(GRADES) + 2


def test_figures_are_written_as_people_write_them() -> None:
    english, german = report("throne", "en")[0], report("throne", "de")[0]
    assert english.points(Fraction(-1, 8)) == "−12.5"
    assert german.points(Fraction(1, 8)) == "+12,5"
    assert english.points(Fraction(-1, 10**6), signed=False) == "0.0"
    assert english.points(Fraction(25, 10**4)) == "+0.3"  # half a tenth as in a browser


def test_a_river_rises_and_falls() -> None:
    drawn = river([Fraction(0), Fraction(1), Fraction(0)], Fraction(0), Fraction(1), width=6)
    assert drawn == LEVELS[0] * 2 + LEVELS[-1] * 2 + LEVELS[0] * 2
    assert river([Fraction(0)], Fraction(0), Fraction(0), width=4) == LEVELS[0] * 4


def test_the_person_is_spoken_to() -> None:
    assert reader_of(replace(given_up("throne"), players=("level3", HUMAN))) == 1
    assert reader_of(given_up("throne")) == 0


# The command


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A record whose ledger costs little."""
    monkeypatch.setattr(
        "zweikampf.cli.insight.ledger_of", lambda record: ledger_of(record, effort=LITTLE)
    )
    monkeypatch.setattr(
        "zweikampf.terminal.insight.ledger_of",
        lambda record, tell, effort: ledger_of(record, tell, effort=LITTLE),
    )
    path = tmp_path / "game.txt"
    path.write_text(records.dumps(given_up("dwarves")), "utf-8")
    return path


def run(*arguments: str | Path) -> Result:
    texts = general_texts("en")
    return CliRunner().invoke(app, ["insight", *map(str, arguments)], obj=texts)


def test_the_command_tells_a_ledger(file: Path) -> None:
    told = run(file, "--lang", "en")
    assert (told.exit_code, told.exception) == (0, None)
    assert "Your costliest decisions" in told.stdout
    assert run(file, "--lang", "en", "--seat", "2").stdout != told.stdout
    assert "Deine teuersten Entscheidungen" in run(file, "--lang", "de").stdout


def test_the_command_answers_in_json(file: Path) -> None:
    answer = json.loads(run(file, "--json").stdout)
    assert answer["entries"] == little_ledger("dwarves").json()["entries"]
    one, two = answer["seats"]
    assert one["luck"] == -two["luck"]
    plies = [each["ply"] for each in answer["explained"]]
    assert plies == [*one["costliest"], *two["costliest"]] != []


def test_the_command_tells_what_could_be_known(file: Path) -> None:
    told = run(file, "--known", "--ply", "44", "--seat", "1", "--lang", "en")
    assert "in the opponent’s hand" in told.stdout
    answer = json.loads(run(file, "--known", "--ply", "44", "--seat", "1", "--json").stdout)
    assert answer == known_at(given_up("dwarves"), 44, 0).json()


@pytest.mark.parametrize("given", [["--known"], ["--ply", "3"]])
def test_known_and_ply_belong_together(file: Path, given: list[str]) -> None:
    told = run(file, *given)
    assert "--known and --ply N belong together" in str(told.exception)


def test_bad_input_has_a_code(file: Path) -> None:
    error = run(file, "--known", "--ply", "9999").exception
    assert isinstance(error, PlyError)
    file.write_text(records.dumps(replace(whole_game("dwarves"), outcome=None)), "utf-8")
    error = run(file).exception
    assert isinstance(error, RecordError)
    assert error.code == "no-result-yet"


@pytest.mark.parametrize("word", ["insight", "glück", "i", "g"])
def test_the_prompt_tells_it_after_a_game(file: Path, word: str) -> None:
    session = finished("tower")
    paper = io.StringIO()
    typed = iter([word, ""])
    wanted = wants_another(session, Console(file=paper, width=WIDTH), lambda: next(typed))
    assert not wanted
    assert session.texts("insight-luckiest", who="you", player="") in paper.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_one_name_in_the_browser_and_in_the_terminal(language: Language) -> None:
    page = (Path(__file__).parents[2] / "web" / "texts" / f"{language}.ftl").read_text("utf-8")
    say = general_texts(language)
    name = say("app-insight")
    assert f"hindsight-insight = {name}\n" in page
    assert name.lower() in say("afterwards").lower()
