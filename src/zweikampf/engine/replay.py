"""From a record back to a game: replay it step by step, and verify it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from zweikampf.engine import actors, notation, registry
from zweikampf.engine.dealer import NO_WORDS, CommittedDealer, Dealer
from zweikampf.engine.dealer import commitment as commitment_of
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import OptionError, RecordError, Refused
from zweikampf.engine.game import AnyGame, Event
from zweikampf.engine.journal import Journal
from zweikampf.engine.options import Options
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.piles import PileDealer
from zweikampf.engine.reason import because
from zweikampf.engine.record import FORMAT, OLD_FORMAT, Record
from zweikampf.engine.sources import Draw, Draws
from zweikampf.engine.state import State
from zweikampf.engine.submit import submit

_OF_ANOTHER_GAME = ("unknown-option", "bad-option-value", "option-has-no-effect")


@dataclass(frozen=True)
class Ply:
    """One action of a record: who did it, and what happened."""

    number: int
    actor: int
    token: str
    choices: tuple[tuple[str, int], ...]  # the legal tokens with their weights
    events: tuple[Event, ...]
    state: State  # after the action; the same object throughout a replay
    draw: Draw | None = None  # at chance: what it asked


@dataclass(frozen=True)
class Decision:
    """A choice that a seat had: what it knew at that moment, what it could do, what it did."""

    ply: int
    seat: int
    view: Any
    legal: tuple[str, ...]
    played: str


@dataclass(frozen=True)
class Verdict:
    """What ``verify`` found: the end that was reached, and what is proven about chance.

    ``committed``: every draw follows from the secret behind the commitment. ``sealed``: from the
    words of both players too, so that no one can have chosen the cards alone. ``deal``: these are
    the cards of another game, fixed before this one, so no word could be given for them here.
    """

    plies: int
    outcome: Outcome | None
    committed: bool
    sealed: bool
    deal: str = ""


def replay(record: Record) -> Iterator[Ply]:
    """The plies of a record one by one; ``RecordError`` where it breaks a rule."""
    game, options = opened(record)
    state = game.new(options)
    state.journal = Journal()
    draws = Draws()
    for number, token in enumerate(record.actions):
        actor = state.actor
        choices = notation.choices(game, state)
        draw = draws.next(game.source(state)) if actor == actors.CHANCE else None
        _apply(game, state, number, token)
        draws.passed(None if draw is None else draw.source)
        events = game.events(state.journal.take())
        yield Ply(number, actor, token, tuple(choices), tuple(events), state, draw)


def decisions(record: Record, seat: int | None = None) -> Iterator[Decision]:
    """The choices of a seat, or of both. Where only one action was legal there was none, and what
    was taken over from another game was decided there."""
    game, options = opened(record)
    state = game.new(options)
    for number, token in enumerate(record.actions):
        actor = state.actor
        is_asked = actor in (0, 1) if seat is None else actor == seat
        if is_asked and number >= record.taken_over:
            legal = tuple(choice for choice, _ in notation.choices(game, state))
            if len(legal) > 1:
                yield Decision(number, actor, game.view(state, actor), legal, token)
        _apply(game, state, number, token)


def verify(record: Record, *, commitment: str = "", word: str = "") -> Verdict:
    """Replay a record, and check its result and its commitment; ``RecordError`` if something does
    not match.

    A record alone can only agree with itself. ``commitment`` is the one that was shown before the
    game, ``word`` one that a player gave: they must be those of the record.
    """
    if commitment and record.commit != commitment:
        raise RecordError(because("other-commitment"))
    if word and word not in record.words:
        raise RecordError(because("other-word"))
    dealer = dealer_of(record)
    outcome: Outcome | None = None
    for ply in replay(record):
        if dealer is not None and ply.actor == actors.CHANCE:
            dealt = _dealt(dealer, ply)
            if dealt != ply.token:
                raise RecordError(
                    because("not-as-committed", ply=ply.number, token=ply.token, dealt=dealt)
                )
        if ply.state.actor == actors.OVER:
            outcome = ply.state.outcome()
    if record.outcome is None and outcome is not None and not record.end:
        raise RecordError(because("missing-result"))
    if record.outcome != outcome or (record.end and outcome is not None):
        raise RecordError(because("wrong-result"))
    is_over = bool(record.end) or outcome is not None
    if is_over and record.commit and dealer is None and not record.deal:
        raise RecordError(because("missing-secret"))
    if dealer is not None and not is_over:
        # A player who continues from here knows every card to come.
        raise RecordError(because("ends-in-the-middle"))
    committed = dealer is not None
    sealed = committed and record.has_words and not record.deal
    return Verdict(len(record.actions), outcome, committed, sealed, record.deal)


def _dealt(dealer: CommittedDealer, ply: Ply) -> str:
    """What a dealer says at a draw of a record; nothing if these are not its cards at all."""
    if not isinstance(dealer, PileDealer):
        return dealer.deal(ply.number, ply.choices)
    assert ply.draw is not None
    try:
        return dealer.deal_from(ply.draw, ply.choices)
    except RecordError:
        return "-"


def record_of(
    duel: Duel,
    *,
    players: tuple[str, str] = ("", ""),
    date: str = "",
    drawn: bool = False,
    continued: str = "",
    end: str = "",
) -> Record:
    """The record of a running or finished game; the secret only when it is over.

    ``drawn`` says that the dealer also drew who sits where, ``end`` how a game ended that the rules
    had not ended yet, ``continued`` which one it continues from.
    """
    over = duel.state.actor == actors.OVER
    dealer = duel.dealer
    committed = dealer if isinstance(dealer, CommittedDealer) else None
    words = committed.words if committed else NO_WORDS
    return Record(
        game=duel.game.id,
        version=duel.game.version_of(duel.options),
        options=duel.options.texts(),
        actions=tuple(duel.tokens),
        outcome=duel.state.outcome(),
        digest=duel.game.digest(duel.options),
        players=players,
        date=date,
        table=committed.table if committed else "",
        commit=committed.commitment if committed else "",
        secret=committed.secret.hex() if committed and (over or end) else "",
        words=words,
        seats=_seat_draw(committed) if committed and drawn else "",
        dealt=committed.dealt if committed else "",
        deal=committed.deal_name if committed and committed.is_of_another else "",
        continued=continued,
        end="" if over else end,
        format=OLD_FORMAT if committed and words == NO_WORDS and not committed.dealt else FORMAT,
    )


def resumed(record: Record, dealer: Dealer) -> Duel[Any]:
    """The game of a record as a duel that can be continued; ``RecordError`` where it breaks a rule.
    The dealer answers for chance from here on."""
    game, options = opened(record)
    state = game.new(options)
    for number, token in enumerate(record.actions):
        _apply(game, state, number, token)
    return Duel(game, options, dealer, record.actions)


def repeated(record: Record, table: str) -> Duel[Any]:
    """A new game with the cards of a finished one; ``RecordError`` if they are not fixed, or are
    not what their seal says."""
    dealer = dealer_of(record)
    if not isinstance(dealer, PileDealer):
        raise RecordError(because("cannot-repeat"))
    game, options = opened(record)
    return Duel(game, options, dealer.again(table))


def _seat_draw(dealer: CommittedDealer) -> str:
    return "swapped" if dealer.swaps_seats() else "kept"


def opened(record: Record) -> tuple[AnyGame, Options]:
    """The game and the options of a record; ``RecordError`` if they do not belong together."""
    game = registry.find(record.game)
    try:
        options = game.options_by(record.options, record.version)
    except OptionError as error:
        if error.code not in _OF_ANOTHER_GAME:
            raise  # what the options name is not here, such as a deck file
        raise RecordError(because("foreign-options", game=game.id)) from error
    if record.digest != game.digest(options):
        raise RecordError(because("wrong-digest", game=game.id))
    return game, options


def dealing_of(record: Record) -> type[CommittedDealer]:
    """How the cards of a record follow from its secret."""
    return PileDealer if record.dealt else CommittedDealer


def dealer_of(record: Record) -> CommittedDealer | None:
    """The dealer that a record proves; ``None`` without a secret, ``RecordError`` if the secret and
    what it was committed to do not match."""
    if not record.secret:
        return None
    secret = bytes.fromhex(record.secret)
    if commitment_of(secret, record.deal or record.table) != record.commit:
        raise RecordError(because("wrong-commitment"))
    if record.format != OLD_FORMAT and not record.has_words and not record.deal:
        raise RecordError(because("missing-words"))
    dealer = dealing_of(record)(record.table, secret, record.words, deal=record.deal)
    if record.seats and record.seats != _seat_draw(dealer):
        raise RecordError(because("seats-not-as-drawn"))
    return dealer


def _apply(game: AnyGame, state: State, number: int, token: str) -> None:
    try:
        submit(game, state, state.actor, token, version=number, current=number)
    except Refused as error:
        reason = because("broken-record", ply=number, token=notation.shorten(token))
        raise RecordError(reason) from error
