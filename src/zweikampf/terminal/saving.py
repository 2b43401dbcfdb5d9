"""Games on disk: a record after every move, and what it takes to play on.

The record of a sealed game shows its secret only when the game is over. Until then the secret is in
a file of its own beside the record (``<record>.key``), readable by its owner alone; it goes when
the game ends. So a game that is continued is the same game with the same cards to come, and its
record can be verified as if it had been played in one go.
"""

from __future__ import annotations

import os
import secrets
import shlex
from datetime import UTC, datetime
from pathlib import Path

from zweikampf.engine import folders, registry
from zweikampf.engine import record as records
from zweikampf.engine.dealer import (
    SECRET_BYTES,
    CommittedDealer,
    Dealer,
    SecureDealer,
    SeededDealer,
)
from zweikampf.engine.duel import SEATS, Duel
from zweikampf.engine.errors import RecordError
from zweikampf.engine.reason import because
from zweikampf.engine.record import Record
from zweikampf.engine.replay import dealing_of, replay
from zweikampf.engine.texts import Texts
from zweikampf.players.opponents import LEVEL_NAMES
from zweikampf.players.player import Player
from zweikampf.terminal.board import board_of
from zweikampf.terminal.session import HUMAN, Session

_OF_SERVER = "computer"  # and its level, in the records of a server
_UNSEALED = "unsealed"  # the table of a continued game that had none


def folder() -> Path:
    """Where records are kept if no other place is named."""
    return folders.data() / "records"


def place_for(game: str) -> Path:
    """A new file for a game that begins now."""
    now = datetime.now(UTC)
    return folder() / f"{game}-{now:%Y%m%d-%H%M%S}-{secrets.token_hex(3)}.txt"


def save(session: Session, path: Path) -> None:
    """Write the record, whole or not at all; ``OSError`` if that cannot be done."""
    path.parent.mkdir(parents=True, exist_ok=True)
    key = _key_file(path)
    wanted = _key_of(session.duel.dealer)
    if not session.is_over and not (key.exists() and key.read_text("utf-8") == wanted):
        _write(key, wanted, mode=0o600)
    _write(path, records.dumps(session.record()), mode=0o644)
    if session.is_over:
        key.unlink(missing_ok=True)  # only now: a record without its secret proves nothing


class SavedGame:
    """A session whose record is kept in a file; a full disk must not spoil the game."""

    def __init__(self, session: Session, path: Path, seed: int | None = None) -> None:
        """``seed`` is that of the computer player."""
        self.session = session
        self.path = path
        self.seed = seed
        self.trouble: OSError | None = None  # of the last time

    def keep(self) -> None:
        try:
            save(self.session, self.path)
        except OSError as error:
            self.trouble = error
        else:
            self.trouble = None

    def said(self) -> str:
        """Where the record is, or why there is none."""
        if self.trouble is not None:
            return self.session.texts("record-not-saved", why=str(self.trouble))
        return self.session.texts("record-saved", path=str(self.path))

    def repeating(self) -> str:
        """The command that plays on from here in the same way: after a failure of the computer
        player it fails again."""
        name = self.session.opponent_name
        call = ["zweikampf", "play", "--continue", str(self.path), "--opponent", name]
        return shlex.join([*call, *([] if self.seed is None else ["--seed", str(self.seed)])])


def _write(path: Path, text: str, mode: int) -> None:
    """First beside it, so that a full disk or a crash leaves what was there."""
    beside = path.with_name(f"{path.name}.new")
    number = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
    with os.fdopen(number, "w", encoding="utf-8") as file:
        file.write(text)
    beside.replace(path)


def _key_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.key")


def _key_of(dealer: Dealer) -> str:
    if isinstance(dealer, CommittedDealer):
        return f"secret {dealer.secret.hex()}\n"
    return f"seed {dealer.seed}\n" if isinstance(dealer, SeededDealer) else "none\n"


def read(path: Path) -> Record:
    """The record of a file; ``OSError`` or ``RecordError`` if there is none."""
    try:
        with path.open(encoding="utf-8-sig") as lines:
            record = records.loads(lines.read(records.LONGEST + 1))
    except UnicodeDecodeError:
        raise RecordError(because("not-a-record", line=1)) from None
    board_of(record.game).open_beside(record.options, path.parent)
    return record


def unfinished(game: str) -> list[Path]:
    """The saved games that can be played on, the newest first."""
    found = [path for path in folder().glob(f"{game}-*.txt") if _key_file(path).exists()]
    return sorted(found, key=lambda path: path.name, reverse=True)


def seat_of(record: Record) -> int:
    """The seat of the person; ``RecordError`` if this is not a game that can be played on."""
    if HUMAN not in record.players or record.outcome is not None or record.end:
        raise RecordError(because("not-to-continue"))
    return record.players.index(HUMAN)


def person_in(record: Record) -> int | None:
    """The seat of the only person of a record, of this terminal or of a server; ``None`` if it does
    not say so."""
    if HUMAN in record.players:
        return record.players.index(HUMAN)
    computers = [seat for seat in SEATS if computer_at(record, seat)]
    return 1 - computers[0] if len(computers) == 1 else None


def computer_at(record: Record, seat: int) -> str | None:
    """Our name of the computer player of a seat; ``None`` if it is none, or one that only the
    server knows."""
    name = record.players[seat]
    if HUMAN in record.players:
        return name or None
    kind, _, number = name.partition(" ")
    level = f"level{number}"
    return level if kind == _OF_SERVER and level in LEVEL_NAMES else None


def opponent_of(record: Record) -> str:
    """The name of the computer player in a record."""
    return record.players[1 - seat_of(record)]


def resume(
    record: Record,
    path: Path,
    opponent: Player,
    texts: Texts,
    opponent_name: str | None = None,
    *,
    asks_always: bool = False,
) -> Session:
    """The session of an unfinished record, against the opponent that it names unless another one is
    named here. Without the key beside it the next cards come from a new source, and the record says
    from where on."""
    seat = seat_of(record)
    for _ in replay(record):
        pass  # whatever breaks a rule is refused with its place
    game = registry.find(record.game)
    options = game.options_by(record.options, record.version)
    dealer, continued = _dealer(record, path), record.continued
    if dealer is None:
        dealer = SecureDealer()
        continued = f"{record.table or _UNSEALED} {len(record.actions)}" if record.actions else ""
    session = Session(
        Duel(game, options, dealer, record.actions),
        seat,
        opponent,
        texts,
        opponent_name=opponent_name or record.players[1 - seat],
        drawn=bool(record.seats) and isinstance(dealer, CommittedDealer),
        continued=continued,
        asks_always=asks_always,
    )
    session.date = record.date or session.date
    session.forced = _forced(session.duel, seat)
    session.by_itself = set() if asks_always else set(session.forced)
    return session


def _dealer(record: Record, path: Path) -> Dealer | None:
    """The source of cards that the game began with, if its key is there and fits."""
    try:
        kind, _, value = _key_file(path).read_text("utf-8").strip().partition(" ")
        if kind == "seed" and not record.commit:
            return SeededDealer(int(value))
        secret = bytes.fromhex(value)
    except (OSError, ValueError):
        return None
    if kind != "secret" or len(secret) != SECRET_BYTES or not (record.has_words or record.deal):
        return None
    dealer = dealing_of(record)(record.table, secret, record.words, deal=record.deal)
    return dealer if dealer.commitment == record.commit else None


def _forced(duel: Duel, seat: int) -> set[int]:
    """The plies at which a seat had no choice."""
    state = duel.game.new(duel.options)
    found: set[int] = set()
    for ply, action in enumerate(duel.actions):
        if duel.acted_by[ply] == seat and len(state.legal()) == 1:
            found.add(ply)
        state.apply_unchecked(action)
    return found
