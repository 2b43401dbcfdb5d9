"""``zweikampf play``: a game against the computer in this terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from zweikampf.cli.failure import INTERRUPTED, Failure
from zweikampf.cli.shared import (
    GameArgument,
    complete_games,
    complete_players,
    find_players_here,
    game_options,
    lang_option,
    language_of,
    move_time_option,
    options_of,
    plain_console,
    preset_option,
    read_record,
    writable,
)
from zweikampf.engine import registry
from zweikampf.engine.errors import PlayerError, ZweikampfError
from zweikampf.engine.game import AnyGame
from zweikampf.engine.texts import Texts
from zweikampf.players.command import with_move_time
from zweikampf.terminal import choosing, editing, words
from zweikampf.terminal.afterwards import wants_another
from zweikampf.terminal.commands import argument, general_texts
from zweikampf.terminal.commands import command as make_command
from zweikampf.terminal.commands import option as own_option
from zweikampf.terminal.lessons import LessonSession
from zweikampf.terminal.play import Stopped, TerminalGame
from zweikampf.terminal.saving import SavedGame
from zweikampf.terminal.starting import Start

DEFAULT = "level2"


@make_command("play", help="help-play")
@argument("game", metavar="GAME", cls=GameArgument, required=False, shell_complete=complete_games)
@lang_option
@own_option("--seed", type=int, help="help-play-seed")
@own_option("--opponent", metavar="PLAYER", help="help-opponent", shell_complete=complete_players)
@move_time_option
@own_option("--seat", type=click.IntRange(1, 2), help="help-seat")
@preset_option
@game_options
@own_option("--record", type=click.Path(path_type=Path), callback=writable, help="help-record")
@own_option("--continue", "saved", type=click.Path(path_type=Path), help="help-continue")
@own_option("--same-deal", "cards", type=click.Path(path_type=Path), help="help-same-deal")
@own_option("--other-side", is_flag=True, help="help-other-side")
@own_option("--lesson", is_flag=True, help="help-lesson")
@own_option("--plain", is_flag=True, help="help-plain")
@own_option("--ask-always", is_flag=True, help="help-ask-always")
@click.pass_context
def command(
    context: click.Context,
    game: str | None,
    lang: str | None,
    seed: int | None,
    opponent: str | None,
    move_time: float | None,
    seat: int | None,
    preset: str | None,
    option: tuple[str, ...],
    record: Path | None,
    saved: Path | None,
    cards: Path | None,
    other_side: bool,
    lesson: bool,
    plain: bool,
    ask_always: bool,
) -> None:
    """Play against the computer."""
    language = language_of(lang)
    if other_side and cards is None:
        raise Failure(general_texts(language)("other-side-alone"))
    if cards is not None and (seed, preset, saved, option, lesson, other_side and seat) not in (
        (None, None, None, (), False, None),
        (None, None, None, (), False, False),
    ):
        raise Failure(general_texts(language)("same-deal-alone"))
    if (given := saved or cards) is not None:
        saved_id = read_record(given, language).game
        if game is not None and registry.find(game).id != saved_id:
            raise Failure(general_texts(language)("other-game-saved", game=saved_id))
        game = saved_id
    if game is None:
        raise click.MissingParameter(ctx=context, param=context.command.params[0])
    found = registry.find(game)
    find_players_here()
    start = Start(
        found,
        words.texts_of(found.id, language),
        lambda chosen: options_of(found, chosen, option),
        with_move_time(opponent or DEFAULT, move_time),
        None if seat is None else seat - 1,  # people count seats from 1
        seed,
        record,
        ask_always,
    )
    by_rules = preset is not None or bool(option)
    by_choice = any(each is not None for each in (opponent, seat, seed, record))
    against = start.opponent if opponent else None
    begun: SavedGame | LessonSession | None
    if cards is not None:
        begun = start.same_deal(cards, against, other_side=other_side)
    else:
        begun = _begin(start, saved, against, lesson)
    if plain or not has_screen():
        _at_the_prompt(start, begun, preset, is_chosen=by_rules)
    else:
        _full_screen(start, begun, preset, is_chosen=by_rules or by_choice)


def has_screen() -> bool:
    """Whether a person sits at a terminal that can do more than print lines of plain letters."""
    is_dumb = os.environ.get("TERM", "dumb" if os.name == "posix" else "") == "dumb"
    has_all_signs = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    return sys.stdin.isatty() and sys.stdout.isatty() and not is_dumb and has_all_signs


def _begin(
    start: Start, saved: Path | None, against: str | None, lesson: bool
) -> SavedGame | LessonSession | None:
    """The saved game or the lesson that was asked for; ``None`` if a new game is wanted."""
    texts = start.texts
    if saved is not None:
        return start.resume(saved, against)
    if not lesson:
        return None
    found = start.lesson()
    if found is None:
        raise Failure(texts("no-lesson-here", game=texts("title")))
    return found


def _full_screen(
    start: Start, begun: SavedGame | LessonSession | None, preset: str | None, is_chosen: bool
) -> None:
    from zweikampf.terminal.app import run

    if begun is None and is_chosen:
        begun = start.new(preset)
    console = plain_console()
    app = run(start, begun, preset)
    for saved_game in app.saved_games:
        _tell(saved_game, console)
    if app.failure is not None:
        if app.saved_games:
            _tell_again(app.saved_games[-1], app.failure, console)
        raise app.failure


def _at_the_prompt(
    start: Start, begun: SavedGame | LessonSession | None, preset: str | None, is_chosen: bool
) -> None:
    texts, console = start.texts, plain_console()
    if begun is None:
        preset = preset if is_chosen else _preset(start.game, texts, console)
        begun = start.new(preset)
    while _play(begun, texts, console):
        begun = start.again(preset)


def _play(begun: SavedGame | LessonSession, texts: Texts, console: Console) -> bool:
    """One game at the prompt; whether the person wants another one."""
    saved_game = begun if isinstance(begun, SavedGame) else None
    session = begun.session if isinstance(begun, SavedGame) else begun
    prompt = TerminalGame(session, console, saved_game.keep if saved_game else lambda: None)
    game, failure = session.duel.game.id, None
    with editing.reading(console, texts("prompt"), game, prompt.offers) as read:
        try:
            prompt.run(read, choosing.rules_in_play(session.duel.options, texts))
        except Stopped as stopped:
            if str(stopped) != "quit":
                raise Failure(texts(str(stopped)), INTERRUPTED) from None
        except PlayerError as error:
            failure = error
            raise
        finally:
            if saved_game is not None:
                saved_game.keep()
                _tell(saved_game, console)
                if failure is not None:
                    _tell_again(saved_game, failure, console)
            session.close()
    if not session.is_over or not editing.is_at_terminal(console):
        return False
    return wants_another(session, console, lambda: console.input("› "))


def _preset(game: AnyGame, texts: Texts, console: Console) -> str | None:
    """The preset to play; a person at a terminal who has named none is asked."""
    if not (sys.stdin.isatty() and console.is_terminal):
        return None
    try:
        return choosing.ask_for_preset(
            game, texts, console, lambda: console.input(f"{texts('preset-prompt')} › ")
        )
    except Stopped as stopped:
        raise Failure(texts(str(stopped)), INTERRUPTED) from None


def _tell(saved_game: SavedGame, console: Console) -> None:
    """Where the record is, or why there is none."""
    style = "dim" if saved_game.trouble is None else "yellow"
    console.print(Text(saved_game.said(), style=style), soft_wrap=True)


def _tell_again(saved_game: SavedGame, failure: ZweikampfError, console: Console) -> None:
    """For the author of a player that failed: how to see it fail again."""
    if isinstance(failure, PlayerError) and saved_game.trouble is None:
        said = saved_game.session.texts("fails-again", command=saved_game.repeating())
        console.print(Text(said), soft_wrap=True)
