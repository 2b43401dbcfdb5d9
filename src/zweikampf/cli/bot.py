"""``zweikampf bot``: any player at a running server."""

from __future__ import annotations

import secrets
import sys

import click

from zweikampf.cli.failure import Failure
from zweikampf.cli.shared import (
    find_players_here,
    game_options,
    lang_option,
    language_of,
    move_time_option,
    options_of,
    preset_option,
    write_line,
)
from zweikampf.engine import registry
from zweikampf.engine.notation import shorten
from zweikampf.engine.texts import Texts
from zweikampf.online.calls import Calls, Json, invitation, origin_of
from zweikampf.online.playing import play
from zweikampf.online.seat import RemoteSeat
from zweikampf.players.command import with_move_time
from zweikampf.players.opponents import opponent as make_opponent
from zweikampf.players.player import NO_BUDGET, Budget, Player
from zweikampf.players.table_talk import close
from zweikampf.terminal import words
from zweikampf.terminal.commands import argument, general_texts
from zweikampf.terminal.commands import command as make_command
from zweikampf.terminal.commands import option as own_option

LONGEST_NAME = 24  # that a server shows
AGREED = "agreed"  # how a game ends in a draw that both wanted


@make_command("bot", help="help-bot")
@argument("player", metavar="PLAYER", help="help-bot-player")
@own_option("--server", metavar="URL", default="http://127.0.0.1:8000", help="help-bot-server")
@own_option("--table", metavar="LINK", help="help-bot-table")
@own_option("--open", "game", metavar="GAME", help="help-bot-open")
@own_option("--level", type=click.IntRange(1, 6), help="help-bot-level")
@own_option("--name", metavar="NAME", help="help-bot-name")
@own_option("--budget", metavar="BUDGET", help="help-budget")
@move_time_option
@preset_option
@game_options
@lang_option
def command(
    player: str,
    server: str,
    table: str | None,
    game: str | None,
    level: int | None,
    name: str | None,
    budget: str | None,
    move_time: float | None,
    preset: str | None,
    option: tuple[str, ...],
    lang: str | None,
) -> None:
    """Play one game at a server."""
    language = language_of(lang)
    if (table is None) == (game is None):
        raise Failure(general_texts(language)("bot-needs-table"))
    find_players_here()
    spec, limit = with_move_time(player, move_time), Budget.parse(budget) if budget else NO_BUDGET
    called = shorten(player if name is None else name, longest=LONGEST_NAME)

    def make(played: str) -> Player:
        return make_opponent(spec, played, secrets.randbits(31), limit)

    # What cannot be played is found out before anyone waits for us at a table.
    if table is not None:
        origin, number, key = invitation(table)
        calls = Calls(origin)
        seen = calls.look(number)
        found = registry.find(seen["game"])
        found.options.parse(seen["options"])
        close(make(found.id))
        told, invite = calls.join(number, key, called), None
    else:
        assert game is not None
        found = registry.find(game)
        options = options_of(found, preset, option)
        close(make(found.id))
        calls = Calls(origin_of(server))
        made = calls.create(
            {
                "game": found.id,
                "options": options.texts(),
                "opponent": {"kind": "computer", "level": level} if level else {"kind": "friend"},
                "name": called,
            }
        )
        told, invite = made["table"], made["invite"]
    texts = words.texts_of(found.id, language)
    page = f"{calls.origin}/t/{told['id']}"
    write_line(texts("bot-plays", player=called, game=texts("title"), url=page))
    if invite is not None:
        write_line(texts("bot-invites", url=calls.origin + invite["path"]))
    sys.stdout.flush()  # someone is waiting for the link
    seat = RemoteSeat(make, spec, limit)
    try:
        play(calls, told["id"], seat)
        seat.end()
    finally:
        seat.close()
    one, two = (each["name"] for each in seat.facts["players"])
    write_line(result(seat.facts["end"], seat.seat, (one, two), called, texts))
    write_line(texts("bot-record", url=f"{calls.origin}/api/tables/{told['id']}/record"))


def result(end: Json, own: int, names: tuple[str, str], player: str, texts: Texts) -> str:
    """How a game ended for a player on seat ``own``."""
    winner = end["winner"]
    outcome = "drawn" if winner is None else "won" if winner == own else "lost"
    said = texts("bot-result", result=outcome, player=player)
    if end["how"] != "rules":
        loser = "" if winner is None else words.name_of(1 - winner, names, texts)
        why = texts("ended-early", how=end["how"], player=loser)
        # A game that was broken off is not drawn: its sentence says that no one has lost.
        return why if winner is None and end["how"] != AGREED else f"{said}. {why}"
    how, score = texts(f"outcome-{end['reason']}"), end["score"]
    return f"{said} " + texts("bot-score", how=how, own=score[own], other=score[1 - own]) + "."
