"""A game as readable text: a header, the actions of both seats and of chance, the result.

    zweikampf-record 2
    game: <id> 1
    options: leader=random victory=most
    table: 5f0c...
    commit: 9a41...
    secret: 77b0...
    word0: 3d52...
    word1: e6f8...
    seats: swapped
    dealt: piles

    lead1 K3 K2 D1 X5 ...

    result: 1 factions 2:3

The record is all that needs to be kept; everything else is a fold over it. ``secret`` appears when
the game is over. A game that ended outside the rules has no result but a header ``end``: a seat
``resigned 0``, ran out of ``time 1``, was ``gone 1``, a draw was ``agreed``, it was ``called-off``
because a player did not begin, or it could not continue because the ``rules-changed``. A game that
continues from a position of another one says so: ``continued: 5f0c... 31`` is that table and how
many actions were taken over.

``word0`` and ``word1`` are the random words of the two places. ``seats`` says that the seats were
drawn: ``kept`` (the player of word 0 sits on seat 0) or ``swapped``. Where it is missing the seats
were chosen, and the player of word 0 sits on seat 0. ``dealt`` says what a draw depends on besides
the key: ``piles`` is its place in its pile, without it it is the ply. ``deal`` names the game that
had the cards first, if it was another one; such a game may have no words, and until everyone has
played it, no secret. Format 1 has neither; it is read as before,
and written as format 1 again. ``loads(dumps(x)) == x`` for every record.
"""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass, field

from zweikampf.engine.dealer import NO_WORDS, WORD, Words
from zweikampf.engine.errors import RecordError
from zweikampf.engine.notation import shorten
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.piles import PILES
from zweikampf.engine.reason import because

FORMAT = 2
OLD_FORMAT = 1
MAGIC = "zweikampf-record"
LONGEST = 1_000_000  # characters; the longest game of all has a few thousand tokens
MOST_DIGITS = 9  # of any number in a record; also keeps int() far from its own limit
LARGEST = 10**MOST_DIGITS - 1
WIDTH = 100
HEADERS = (
    *("game", "options", "digest", "player0", "player1", "date"),
    *("table", "commit", "secret", "word0", "word1", "seats", "dealt", "deal", "continued", "end"),
)
_NEW = ("word0", "word1", "seats", "dealt", "deal")  # since format 2

_TOKEN = re.compile(r"[!-~]+")  # printable ASCII without spaces
_RESULT = "result:"
_HEX = re.compile(r"[0-9a-f]{64}")
_SEATS = re.compile(r"kept|swapped")
_DEALT = re.compile(PILES)
_END = re.compile(r"(resigned|time|gone) [01]|agreed|called-off|rules-changed")
_CONTINUED = re.compile(rf"[!-~]+ [1-9][0-9]{{0,{MOST_DIGITS - 1}}}")
_FORMS = {
    "commit": _HEX,
    "secret": _HEX,
    "word0": WORD,
    "word1": WORD,
    "seats": _SEATS,
    "dealt": _DEALT,
    "deal": _TOKEN,
    "continued": _CONTINUED,
    "end": _END,
}


@dataclass(frozen=True)
class Record:
    """What is stored of a game, running or finished."""

    game: str
    version: int
    options: dict[str, str]
    actions: tuple[str, ...]
    outcome: Outcome | None = None
    digest: str = ""
    players: tuple[str, str] = ("", "")
    date: str = ""
    table: str = ""
    commit: str = ""
    secret: str = field(default="", repr=False)
    words: Words = NO_WORDS
    seats: str = ""
    dealt: str = ""
    deal: str = ""
    continued: str = ""
    end: str = ""
    format: int = FORMAT

    def __post_init__(self) -> None:
        """Only what can be read again may be a record; so ``dumps`` never fails."""
        texts = (self.digest, *self.players, self.date, self.table)
        tokens = (self.game, *self.options, *self.options.values(), *self.actions)
        seals = (self.commit, self.secret)
        sound = (
            all(not text or is_plain(text) for text in texts)
            and all(_TOKEN.fullmatch(token) for token in tokens)
            and all(not seal or _HEX.fullmatch(seal) for seal in seals)
            and (self.words == NO_WORDS or all(WORD.fullmatch(word) for word in self.words))
            and (not self.seats or (self.has_words and bool(_SEATS.fullmatch(self.seats))))
            and (not self.dealt or bool(_DEALT.fullmatch(self.dealt)))
            and (not self.deal or (bool(self.dealt) and bool(_TOKEN.fullmatch(self.deal))))
            and (self.format == FORMAT or (self.format == OLD_FORMAT and not self._is_new))
            and not any("=" in name for name in self.options)
            and not any(token.startswith(_RESULT) for token in self.actions)
            and (not self.continued or bool(_CONTINUED.fullmatch(self.continued)))
            and self.taken_over <= len(self.actions)
            and (not self.end or bool(_END.fullmatch(self.end)))
            and 0 <= self.version <= LARGEST
            and (self.outcome is None or _is_sound(self.outcome))
        )
        if not sound:
            raise RecordError(because("bad-record-value"))

    def __str__(self) -> str:
        """The text of the record."""
        return dumps(self)

    @property
    def has_words(self) -> bool:
        """Whether the players have given random words."""
        return self.words != NO_WORDS

    @property
    def _is_new(self) -> bool:
        """It says something that format 1 has no word for."""
        return self.has_words or bool(self.dealt)

    @property
    def taken_over(self) -> int:
        """How many of the actions come from another game."""
        return int(self.continued.split()[1]) if _CONTINUED.fullmatch(self.continued) else 0


def is_plain(text: str) -> bool:
    """Text that may appear in a header: one line, nothing invisible, no space at its ends."""
    return bool(text) and text.isprintable() and text == text.strip()


def _is_sound(outcome: Outcome) -> bool:
    return (
        outcome.winner in (0, 1, None)
        and bool(_TOKEN.fullmatch(outcome.reason))
        and len(outcome.score) == 2
        and all(0 <= number <= LARGEST for number in outcome.score)
    )


def dumps(record: Record) -> str:
    """The record as text."""
    options = " ".join(f"{name}={value}" for name, value in sorted(record.options.items()))
    values = {
        "game": f"{record.game} {record.version}",
        "options": options,
        "digest": record.digest,
        "player0": record.players[0],
        "player1": record.players[1],
        "date": record.date,
        "table": record.table,
        "commit": record.commit,
        "secret": record.secret,
        "word0": record.words[0],
        "word1": record.words[1],
        "seats": record.seats,
        "dealt": record.dealt,
        "deal": record.deal,
        "continued": record.continued,
        "end": record.end,
    }
    parts = ["\n".join([f"{MAGIC} {record.format}", *_lines(values)])]
    if record.actions:
        parts.append(
            textwrap.fill(
                " ".join(record.actions), WIDTH, break_long_words=False, break_on_hyphens=False
            )
        )
    if record.outcome is not None:
        parts.append(f"{_RESULT} {format_outcome(record.outcome)}")
    return "\n\n".join(parts) + "\n"


def _lines(values: dict[str, str]) -> list[str]:
    return [f"{name}: {values[name]}" for name in HEADERS if values[name]]


def loads(text: str) -> Record:
    """The record that a text holds, or ``RecordError`` with the line that is wrong."""
    return _Reader(text).read()


class _Reader:
    """Reads top to bottom: magic, headers, an empty line, actions, perhaps a result."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise RecordError(because("not-a-record", line=0))
        if len(text) > LONGEST:
            raise RecordError(because("record-too-long", most=LONGEST))
        self.lines = text.splitlines()
        self.at = 0
        self.format = FORMAT
        self.game = ("", 0)
        self.options: dict[str, str] = {}

    def read(self) -> Record:
        self._magic()
        headers = self._headers()
        actions, outcome = self._actions()
        return Record(
            game=self.game[0],
            version=self.game[1],
            options=self.options,
            actions=tuple(actions),
            outcome=outcome,
            players=(headers.get("player0", ""), headers.get("player1", "")),
            **{name: headers.get(name, "") for name in ("digest", "date", "table")},
            **{name: headers.get(name, "") for name in ("commit", "secret", "continued", "end")},
            **{name: headers.get(name, "") for name in ("seats", "dealt", "deal")},
            words=(headers.get("word0", ""), headers.get("word1", "")),
            format=self.format,
        )

    def fail(self, code: str, **values: str | int) -> RecordError:
        return RecordError(because(code, line=self.at, **values))

    def _next(self) -> str | None:
        if self.at >= len(self.lines):
            return None
        self.at += 1
        return self.lines[self.at - 1].strip()

    def _magic(self) -> None:
        words = (self._next() or "").split()
        if len(words) != 2 or words[0] != MAGIC:
            raise self.fail("not-a-record")
        if words[1] not in (str(OLD_FORMAT), str(FORMAT)):
            raise self.fail("unknown-record-format", format=shorten(words[1]))
        self.format = int(words[1])

    def _headers(self) -> dict[str, str]:
        found: dict[str, str] = {}
        while line := self._next():
            name, sign, value = line.partition(":")
            value = value.strip()
            if not sign or name not in HEADERS or name in found or not is_plain(value):
                raise self.fail("bad-record-line", text=shorten(line))
            if name in _NEW and self.format == OLD_FORMAT:
                raise self.fail("bad-record-line", text=shorten(line))
            if name in _FORMS and not _FORMS[name].fullmatch(value):
                raise self.fail("bad-record-line", text=shorten(line))
            found[name] = value
            # Read at once, so that an error names the right line.
            if name == "game":
                self.game = self._game(value)
            elif name == "options":
                self.options = self._options(value)
        if "game" not in found:
            raise self.fail("record-without-game")
        return found

    def _game(self, value: str) -> tuple[str, int]:
        words = value.split()
        if len(words) != 2 or not _TOKEN.fullmatch(words[0]):
            raise self.fail("record-without-game")
        return words[0], self._number(words[1])

    def _options(self, value: str) -> dict[str, str]:
        options: dict[str, str] = {}
        for word in value.split():
            name, _, text = word.partition("=")
            if not name or not text or name in options or not _TOKEN.fullmatch(word):
                raise self.fail("bad-record-line", text=shorten(word))
            options[name] = text
        return options

    def _actions(self) -> tuple[list[str], Outcome | None]:
        actions: list[str] = []
        while (line := self._next()) is not None:
            if line.startswith(_RESULT):
                outcome = self._outcome(line.removeprefix(_RESULT))
                self._expect_end()
                return actions, outcome
            for token in line.split():
                if not _TOKEN.fullmatch(token):
                    raise self.fail("bad-record-line", text=shorten(token))
                actions.append(token)
        return actions, None

    def _outcome(self, text: str) -> Outcome:
        words = text.split()
        score = words[2].split(":") if len(words) == 3 else []
        if len(score) != 2 or words[0] not in ("0", "1", "-") or not _TOKEN.fullmatch(words[1]):
            raise self.fail("bad-record-line", text=shorten(text))
        winner = None if words[0] == "-" else int(words[0])
        return Outcome(winner, words[1], (self._number(score[0]), self._number(score[1])))

    def _number(self, text: str) -> int:
        if not re.fullmatch(rf"0|[1-9][0-9]{{0,{MOST_DIGITS - 1}}}", text):
            raise self.fail("bad-record-line", text=shorten(text))
        return int(text)

    def _expect_end(self) -> None:
        while (line := self._next()) is not None:
            if line:
                raise self.fail("bad-record-line", text=shorten(line))


def format_outcome(outcome: Outcome) -> str:
    """The winner or ``-``, the reason and the score, as a record has them."""
    winner = "-" if outcome.winner is None else str(outcome.winner)
    return f"{winner} {outcome.reason} {outcome.score[0]}:{outcome.score[1]}"
