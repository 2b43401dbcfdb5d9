"""The command line: ``zweikampf --help``."""

from __future__ import annotations

import io
import json
import os
import secrets
import subprocess
import sys
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text
from typer.exceptions import TyperException

from zweikampf import __version__, _form, upkeep
from zweikampf.engine import record as records
from zweikampf.engine import registry
from zweikampf.engine.dealer import CommittedDealer, Dealer, SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import OptionError, RecordError, ZweikampfError
from zweikampf.engine.game import AnyGame
from zweikampf.engine.options import Options
from zweikampf.engine.reason import because
from zweikampf.engine.replay import record_of
from zweikampf.engine.replay import verify as verify_record
from zweikampf.engine.texts import Language, Texts, language_of_system
from zweikampf.engine.trace import trace as trace_lines
from zweikampf.lab import bench as lab_bench
from zweikampf.lab import showing
from zweikampf.lab.arena import Match
from zweikampf.players.opponents import opponent as make_opponent
from zweikampf.players.player import FREE, Budget
from zweikampf.terminal import choosing, decks, solving, usage, words
from zweikampf.terminal.play import Stopped, TerminalGame
from zweikampf.terminal.replaying import tell_record, tell_verdict

BAD_INPUT = 2
NOT_TRUE = 1
NOT_PROVEN = 3
INTERRUPTED = 130
HUMAN = "human"  # in a record, whatever the language

SAY = usage.help_texts()

app = typer.Typer(
    help=SAY("help-zweikampf"),
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(decks.app, name="deck")
app.add_typer(upkeep.app)


class Lang(StrEnum):
    de = "de"
    en = "en"


class Opponent(StrEnum):
    level1 = "level1"
    level2 = "level2"
    level3 = "level3"
    level4 = "level4"
    level5 = "level5"
    level6 = "level6"
    random = "random"
    greedy = "greedy"
    search = "search"


class Policy(StrEnum):
    random = "random"


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=SAY("help-game", games=", ".join(registry.names())))
]
OptionTexts = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help=SAY("help-option")),
]
PresetName = Annotated[
    str | None, typer.Option("--preset", metavar="NAME", help=SAY("help-preset"))
]
LangFlag = Annotated[Lang | None, typer.Option("--lang", help=SAY("help-lang"))]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=SAY("help-file"))]


class Failure(Exception):
    """A sentence for the person and an exit code; ``main`` prints it on one line."""

    def __init__(self, message: str, exit_code: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.exit_code = exit_code


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Without a command: what there is."""
    if context.invoked_subcommand is None:
        sys.stdout.write(context.get_help() + "\n")


@app.command(help=SAY("help-play"))
def play(
    game: GameName,
    lang: LangFlag = None,
    seed: Annotated[int | None, typer.Option(help=SAY("help-play-seed"))] = None,
    opponent: Annotated[Opponent, typer.Option(help=SAY("help-opponent"))] = Opponent.level2,
    seat: Annotated[int | None, typer.Option(min=1, max=2, help=SAY("help-seat"))] = None,
    preset: PresetName = None,
    option: OptionTexts = None,
    record: Annotated[Path | None, typer.Option(help=SAY("help-record"))] = None,
    ask_always: Annotated[bool, typer.Option("--ask-always", help=SAY("help-ask-always"))] = False,
) -> None:
    """Play against the computer."""
    found = registry.find(game)
    texts = words.texts_of(found.id, _language(lang))
    chosen = secrets.randbits(64) if seed is None else seed
    dealer: Dealer
    if seed is None:
        dealer = committed = CommittedDealer(secrets.token_hex(8))
        drawn = int(committed.swaps_seats())
    else:
        dealer, drawn = SeededDealer(seed), seed % 2
    own = drawn if seat is None else seat - 1  # people count seats from 1
    console = _console()
    options = _options(found, _preset(found, preset, option, texts, console), option)
    duel = Duel(found, options, dealer)
    session = TerminalGame(
        duel,
        own,
        make_opponent(opponent.value, found.id, chosen),
        texts,
        console,
        place=0 if seat is None else own,
        asks_always=ask_always,
    )
    try:
        rules = choosing.rules_in_play(options, texts)
        session.run(lambda: console.input(f"{texts('prompt')} › "), opponent.value, rules)
    except Stopped as stopped:
        if str(stopped) != "quit":
            raise Failure(texts(str(stopped)), INTERRUPTED) from None
    finally:
        names = [HUMAN, opponent.value]
        now = datetime.now(UTC)
        kept = record_of(
            duel,
            players=(names[own], names[1 - own]),
            date=f"{now:%Y-%m-%d}",
            drawn=seat is None,
        )
        _save(kept, record or _place_for(found.id, now), texts, console)


@app.command(help=SAY("help-replay"))
def replay(file: RecordFile, lang: LangFlag = None) -> None:
    """Tell a recorded game from beginning to end."""
    record = _read(file, _language(lang))
    texts = words.texts_of(registry.find(record.game).id, _language(lang))
    tell_record(record, texts, _console())


@app.command(help=SAY("help-verify"))
def verify(
    file: RecordFile,
    lang: LangFlag = None,
    sealed: Annotated[bool, typer.Option("--sealed", help=SAY("help-verify-sealed"))] = False,
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help=SAY("help-verify-commitment"))
    ] = "",
    word: Annotated[str, typer.Option(metavar="HEX", help=SAY("help-verify-word"))] = "",
) -> None:
    """Replay a record by the rules, and check its result, its sealed secret and every draw."""
    record = _read(file, _language(lang))
    verdict = verify_record(record, commitment=commitment.lower(), word=word.lower())
    texts = words.texts_of(record.game, _language(lang))
    tell_verdict(record, verdict, texts, _console(), compared=bool(commitment))
    if sealed and not verdict.sealed:
        raise Failure(texts("not-proven"), NOT_PROVEN)


@app.command(help=SAY("help-trace"))
def trace(
    game: GameName,
    seed: Annotated[int, typer.Option(help=SAY("help-trace-seed"))] = 0,
    games: Annotated[int, typer.Option(min=1, help=SAY("help-trace-games"))] = 1,
    preset: PresetName = None,
    option: OptionTexts = None,
    policy: Annotated[Policy, typer.Option(help=SAY("help-policy"))] = Policy.random,
) -> None:
    """Print whole games as lines of JSON, one an action."""
    found = registry.find(game)
    options = _options(found, preset, option)
    for number in range(seed, seed + games):
        for line in trace_lines(found, options, number):
            sys.stdout.write(line + "\n")


@app.command(help=SAY("help-solve"))
def solve(
    position: Annotated[str, typer.Argument(metavar="POSITION", help=SAY("help-position"))],
    lang: LangFlag = None,
) -> None:
    """Who wins under best play, and how; from a place without secrets on."""
    if position != "-":
        solving.solve_one(position)
    elif not solving.solve_lines(sys.stdin.buffer, words.general_texts(_language(lang))):
        raise typer.Exit(BAD_INPUT)


@app.command(help=SAY("help-bench"))
def bench(
    game: GameName,
    preset: PresetName = None,
    option: OptionTexts = None,
    seconds: Annotated[float, typer.Option(min=0.01, help=SAY("help-seconds"))] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help=SAY("help-json"))] = False,
) -> None:
    """Measure how fast a game runs on this machine."""
    found = registry.find(game)
    speed = lab_bench.measure(found, _options(found, preset, option), seconds).json()
    if as_json:
        sys.stdout.write(json.dumps(speed) + "\n")
        return
    for name, value in speed.items():
        shown = f"{value:,.1f}" if isinstance(value, float) else value
        sys.stdout.write(f"{name:<20} {shown}\n")


@app.command(help=SAY("help-arena"))
def arena(
    game: GameName,
    players: Annotated[list[str], typer.Option(metavar="NAME NAME ...", help=SAY("help-players"))],
    games: Annotated[int, typer.Option(min=2, help=SAY("help-arena-games"))] = 400,
    seed: Annotated[int, typer.Option(help=SAY("help-arena-seed"))] = 0,
    budget: Annotated[str | None, typer.Option(help=SAY("help-budget"))] = None,
    workers: Annotated[int, typer.Option(min=1, max=256, help=SAY("help-workers"))] = 1,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help=SAY("help-resume"))] = None,
    preset: PresetName = None,
    option: OptionTexts = None,
    as_json: Annotated[bool, typer.Option("--json", help=SAY("help-json"))] = False,
    lang: LangFlag = None,
) -> None:
    """Let players play against each other, and say who is better."""
    found = registry.find(game)
    texts = Texts(_language(lang), "zweikampf.engine", "zweikampf.terminal", "zweikampf.lab")
    if len(players) < 2:
        raise Failure(texts("arena-too-few"))
    # A guest's module is looked for where the person is, as ``python -m`` does.
    sys.path.insert(0, str(Path.cwd()))
    limit = FREE if budget is None else Budget.parse(budget)
    chosen = _options(found, preset, option)
    for name in players:
        make_opponent(name, found.id, seed, limit)  # a wrong name is found before the first game
    match = Match(found.id, tuple(players), chosen.texts(), seed, limit)
    try:
        result = showing.hold(
            match, match.pairs((games + 1) // 2), workers, resume, texts, Console(stderr=True)
        )
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Failure(texts("file-not-read", path=str(resume), why=why)) from None
    if as_json:
        sys.stdout.write(json.dumps(result.json()) + "\n")
    else:
        Console(highlight=False).print(showing.tables(result, texts))


@app.command(help=SAY("help-options"))
def options(game: GameName, lang: LangFlag = None) -> None:
    """What can be chosen before a game, presets first."""
    found = registry.find(game)
    _console().print(choosing.overview(found, words.texts_of(found.id, _language(lang))))


@app.command(help=SAY("help-serve"))
def serve(
    host: Annotated[str | None, typer.Option(help=SAY("help-host"))] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=SAY("help-port"))] = None,
    database: Annotated[str | None, typer.Option(metavar="URL", help=SAY("help-database"))] = None,
) -> None:
    """Serve tables; flags go before the environment."""
    given = {"HOST": host, "PORT": port, "DATABASE": database}
    chosen = {f"ZWEIKAMPF_{name}": str(value) for name, value in given.items() if value is not None}
    # In a process of its own, without this command line, which allows deck files by path.
    command = [sys.executable, "-m", "zweikampf.server"]
    if sys.platform == "win32":
        raise typer.Exit(
            subprocess.run(command, env={**os.environ, **chosen}, check=False).returncode
        )
    os.execve(sys.executable, command, {**os.environ, **chosen})


@app.command(help=SAY("help-version"))
def version() -> None:
    """Print the version, and whether the rules are compiled."""
    form = "compiled" if _form.is_compiled() else "not compiled"
    sys.stdout.write(f"zweikampf {__version__} ({form})\n")


def _options(game: AnyGame, preset: str | None, given: list[str] | None) -> Options:
    pairs: dict[str, object] = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not sign:
            raise OptionError(because("bad-option-form", text=text))
        if name in pairs:
            raise OptionError(because("option-twice", option=name))
        pairs[name] = value
    return game.options.parse(pairs, preset=preset)


def _preset(
    game: AnyGame, named: str | None, given: list[str] | None, texts: Texts, console: Console
) -> str | None:
    """The preset to play; a person at a terminal who has named nothing is asked."""
    if named is not None or given or not (sys.stdin.isatty() and console.is_terminal):
        return named
    try:
        return choosing.ask_for_preset(
            game, texts, console, lambda: console.input(f"{texts('preset-prompt')} › ")
        )
    except Stopped as stopped:
        raise Failure(texts(str(stopped)), INTERRUPTED) from None


def _read(file: Path, language: Language) -> records.Record:
    # A game that was played with a deck of one's own is replayed with the file beside it.
    os.environ.setdefault("ZWEIKAMPF_DECKS", str(file.parent.resolve()))
    try:
        with file.open(encoding="utf-8-sig") as lines:
            return records.loads(lines.read(records.LONGEST + 1))
    except OSError as error:
        why = error.strerror or type(error).__name__
        texts = words.general_texts(language)
        raise Failure(texts("file-not-read", path=str(file), why=why)) from None
    except UnicodeDecodeError:
        raise RecordError(because("not-a-record", line=1)) from None


def _place_for(game: str, now: datetime) -> Path:
    folder = Path(typer.get_app_dir("zweikampf")) / "records"
    return folder / f"{game}-{now:%Y%m%d-%H%M%S}-{secrets.token_hex(3)}.txt"


def _save(record: records.Record, path: Path, texts: Texts, console: Console) -> None:
    """Keep the record, so that no game is lost; a full disk must not spoil its end."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(records.dumps(record), encoding="utf-8")
    except OSError as error:
        console.print(Text(texts("record-not-saved", why=str(error)), style="yellow"))
    else:
        console.print(Text(texts("record-saved", path=str(path)), style="dim"), soft_wrap=True)


def _console() -> Console:
    """Plain output: what a record or a person gives us is never read as markup."""
    return Console(highlight=False, markup=False, emoji=False)


def _language(lang: Lang | None) -> Language:
    if lang is None:
        return language_of_system()
    return "de" if lang == Lang.de else "en"


def main(arguments: list[str] | None = None) -> None:
    """Run a command; whatever goes wrong with its input is one line and an exit code."""
    given = usage.spread(sys.argv[1:] if arguments is None else arguments, "--players")
    texts = words.general_texts(usage.language_of(given))
    _prepare_streams()
    if not _form.is_compiled():
        _complain(texts("not-compiled"))
    try:
        code = app(given, standalone_mode=False, prog_name="zweikampf")
        sys.stdout.flush()
        if code == INTERRUPTED:  # typer makes a number of an interrupt and says nothing
            _complain(texts("interrupted"))
    except Failure as failure:
        code = _complain(str(failure), failure.exit_code)
    except ZweikampfError as error:
        is_record = isinstance(error, RecordError)
        code = _complain(_sentence(error, given), NOT_TRUE if is_record else BAD_INPUT)
    except TyperException as error:
        code = _complain(usage.complaint(error, texts))
    except (KeyboardInterrupt, typer.Abort):
        code = _complain(texts("interrupted"), INTERRUPTED)
    except OSError as error:
        # The reader of our output has gone (`| head`), or the disk is full: there is no way to
        # write, so Python must not try again when it ends.
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115
        gone = isinstance(error, BrokenPipeError)
        code = NOT_TRUE if gone else _complain(texts("not-written", why=str(error.strerror)))
    sys.exit(code if isinstance(code, int) else 0)


def _prepare_streams() -> None:
    """Closed streams read and write nothing, and signs that a terminal lacks become ``?``."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull)  # noqa: PTH123, SIM115
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: PTH123, SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _sentence(error: ZweikampfError, arguments: list[str]) -> str:
    """The sentence of an error; the text of a game's own reason is among that game's texts."""
    language = usage.language_of(arguments)
    server = Texts(language, "zweikampf.server")
    for texts in (words.general_texts(language), server, *_game_texts(language)):
        if texts.has(error.code):
            return texts.reason(error.reason)
    return str(error)


def _game_texts(language: Language) -> list[Texts]:
    return [words.texts_of(name, language) for name in registry.names()]


def _complain(message: str, code: int = BAD_INPUT) -> int:
    sys.stderr.write(" ".join(message.split()) + "\n")
    return code
