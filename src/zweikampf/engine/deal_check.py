"""Part of the ``conformance`` kit: what a game says about its piles and dice must be true, or it
could not be played again with the same cards."""

from __future__ import annotations

from collections import Counter

from zweikampf.engine import notation, replay
from zweikampf.engine.dealer import SeededDealer
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import RecordError
from zweikampf.engine.game import AnyGame
from zweikampf.engine.options import Options
from zweikampf.engine.piles import PileDealer
from zweikampf.engine.record import Record
from zweikampf.engine.sources import NAME, Source

_SECRET = bytes(range(32))
Came = dict[str, list[str]]  # what came, by source


def broken_promise(game: AnyGame, options: Options, seed: int) -> str:
    """Two games with the same cards, played differently: nothing, or the promise that is broken
    there."""
    try:
        one, other = (_game(game, options, seed, chooser) for chooser in (2 * seed, 2 * seed + 1))
    except RecordError as error:
        return f"a pile holds what its source says: {error}"
    if not replay.verify(one).sealed:
        return "a record that is dealt by piles verifies"
    first: Came = {}
    second: Came = {}
    if found := _untrue(one, first) or _untrue(other, second):
        return found
    for name in first.keys() & second.keys():
        if any(a != b for a, b in zip(first[name], second[name], strict=False)):
            return f"different play meets the same cards: {name}"
    return ""


def _game(game: AnyGame, options: Options, seed: int, chooser: int) -> Record:
    words = (f"{seed:064x}", f"{seed + 1:064x}")
    duel = Duel(game, options, PileDealer("conformance", _SECRET, words))
    choices = SeededDealer(chooser)
    while duel.turn is not None:
        duel.submit(duel.turn, choices.deal(duel.ply, notation.choices(game, duel.state)))
    return replay.record_of(duel)


def _untrue(record: Record, came: Came) -> str:
    """Sources have plain names and sorted cards, and a pile holds all its cards but those that have
    been drawn from it. ``came`` is filled."""
    left: dict[str, Counter[str]] = {}
    for ply in replay.replay(record):
        if ply.draw is None:
            continue
        source = ply.draw.source
        if not _is_sound(source):
            return f"a source has a plain name, and sorted cards: {source}"
        if source.cards:
            pile = left.setdefault(source.shuffle, Counter(dict(source.cards)))
            if +pile != Counter(dict(ply.choices)):
                return f"what is left of a pile can come: {source.name}"
            pile[ply.token] -= 1
        came.setdefault(source.name, []).append(ply.token)
    return ""


def _is_sound(source: Source) -> bool:
    tokens = [token for token, _ in source.cards]
    names = (source.name, source.shuffle or source.name)
    return (
        all(NAME.fullmatch(name) for name in names)
        and tokens == sorted(set(tokens))
        and all(copies > 0 for _, copies in source.cards)
    )
