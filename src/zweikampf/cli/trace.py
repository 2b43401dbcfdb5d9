"""``zweikampf trace``: whole games as lines of JSON, one per action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from functools import partial

import click

from zweikampf.cli.shared import (
    find_players_here,
    game_argument,
    game_options,
    options_of,
    preset_option,
    write_line,
)
from zweikampf.engine import registry
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.game import AnyGame
from zweikampf.engine.options import Options
from zweikampf.engine.trace import trace
from zweikampf.players.guarding import guarded
from zweikampf.players.opponents import opponent
from zweikampf.players.table_talk import Seated
from zweikampf.terminal.commands import BadValue
from zweikampf.terminal.commands import command as make_command
from zweikampf.terminal.commands import option as own_option

RANDOM = "random"


def _at_most_two(
    context: click.Context, option: click.Parameter, given: tuple[str, ...]
) -> tuple[str, ...]:
    if len(given) > 2:
        raise BadValue("usage-two-players", context, option)
    return given


@make_command("trace", help="help-trace")
@game_argument
@own_option("--seed", type=int, default=0, help="help-trace-seed")
@own_option("--games", type=click.IntRange(min=1), default=1, help="help-trace-games")
@preset_option
@game_options
@own_option(
    "--policy",
    multiple=True,
    metavar="PLAYER",
    default=[RANDOM],
    callback=_at_most_two,
    help="help-policy",
)
def command(
    game: str,
    seed: int,
    games: int,
    preset: str | None,
    option: tuple[str, ...],
    policy: tuple[str, ...],
) -> None:
    """Print whole games as lines of JSON, one per action."""
    found = registry.find(game)
    options = options_of(found, preset, option)
    find_players_here()
    names = policy * 2 if len(policy) == 1 else policy
    for number in range(seed, seed + games):
        if set(names) == {RANDOM}:  # needs no players
            lines = trace(found, options, number)
        else:
            lines = _played(found, options, number, names)
        for line in lines:
            write_line(line)


def _played(game: AnyGame, options: Options, seed: int, names: Sequence[str]) -> Iterator[str]:
    """The trace of a game between two players, who act when a ply of theirs is asked for."""
    duel = Duel(game, options, SeededDealer(seed))
    call = partial(guarded, to_stderr=True)  # what players print is no part of the trace
    with ExitStack() as stack:
        players = []
        for seat, name in enumerate(names):
            player = call(name, partial(opponent, name, game.id, 2 * seed + seat))
            players.append(Seated(player, duel, seat))
            stack.callback(call, name, players[seat].close)

        def play(ply: int) -> str:
            if ply == duel.ply:  # chance has answered as soon as it was asked
                seat = duel.state.actor
                duel.submit(seat, call(names[seat], players[seat].choose))
            return duel.tokens_since(ply)[0]

        yield from trace(game, options, seed, play)
        for name, seated in zip(names, players, strict=True):
            call(name, seated.end)
