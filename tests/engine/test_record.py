"""Records: readable, round-tripping, and refused with the line that is wrong."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zweikampf.engine import actors, record, registry, replay
from zweikampf.engine.dealer import NO_WORDS, CommittedDealer, SeededDealer, Words
from zweikampf.engine.duel import Duel
from zweikampf.engine.errors import RecordError, ZweikampfError
from zweikampf.engine.outcome import Outcome
from zweikampf.engine.record import Record

GAME = registry.find("throne")


WORDS = ("0123456789abcdef" * 4, "f" * 64)


def finished(seed: int = 1, plies: int = 1000, words: Words = WORDS, drawn: bool = True) -> Record:
    dealer = CommittedDealer("table-1", bytes(31) + bytes([seed]), words)
    duel = Duel(GAME, GAME.options(), dealer)
    for ply in range(plies):
        if duel.state.actor > 1:
            break
        seat = duel.state.actor
        legal = duel.legal(seat)
        duel.submit(seat, legal[(seed + ply) % len(legal)])
    return replay.record_of(duel, players=("Änne", "greedy"), date="2026-11-15", drawn=drawn)


def code_of(lie: Record, **asked: str) -> str:
    """Why a record is refused; "" if it is not."""
    try:
        replay.verify(lie, **asked)
    except RecordError as error:
        return error.code
    return ""


words = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=8)
names = st.text(st.characters(min_codepoint=33, max_codepoint=0x2FF), max_size=12).map(
    lambda text: " ".join("".join(sign for sign in text if sign.isprintable()).split())
)
hexes = st.sampled_from(["", "0" * 64, "0123456789abcdef" * 4])
numbers = st.integers(min_value=0, max_value=999_999_999)
records = st.builds(
    Record,
    game=words,
    version=numbers,
    options=st.dictionaries(words.filter(lambda text: "=" not in text), words, max_size=3),
    actions=st.lists(words.filter(lambda text: not text.startswith("result:")), max_size=40).map(
        tuple
    ),
    outcome=st.none()
    | st.builds(Outcome, st.sampled_from([0, 1, None]), words, st.tuples(numbers, numbers)),
    digest=names,
    players=st.tuples(names, names),
    date=names,
    table=names,
    commit=hexes,
    secret=hexes,
)
sealed_records = st.builds(
    replace,
    records,
    words=st.sampled_from([WORDS, ("0" * 64, "1" * 64)]),
    seats=st.sampled_from(["", "kept", "swapped"]),
)
old_records = st.builds(replace, records, format=st.just(1))


@given(records | sealed_records | old_records)
def test_what_is_written_is_read_again(given_record: Record) -> None:
    assert record.loads(record.dumps(given_record)) == given_record


@pytest.mark.parametrize(
    "value",
    [
        {"table": "two\nlines"},
        {"date": " edge "},
        {"players": ("\x00", "")},
        {"commit": "abc"},
        {"actions": ("two words",)},
        {"actions": ("result:",)},
        {"options": {"a=b": "c"}},
        {"options": {"a": ""}},
        {"game": ""},
        {"version": -1},
        {"version": 10**12},
        {"outcome": Outcome(5, "factions", (3, 2))},
        {"outcome": Outcome(0, "factions", (-3, 2))},
        {"players": ("\ud800", "")},
        {"players": ("\u202eannA", "")},
        {"words": ("", WORDS[0])},
        {"words": (WORDS[0], WORDS[0].upper())},
        {"words": NO_WORDS},  # but the seats are drawn
        {"seats": "turned"},
        {"format": 1},  # but it has words
        {"format": 3},
        {"continued": "table-1"},
        {"continued": "table-1 0"},
        {"continued": "table-1 1000000"},
    ],
)
def test_what_could_not_be_read_again_is_no_record(value: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as caught:
        Record(**{**vars(finished()), **value})
    assert caught.value.code == "bad-record-value"


@given(st.text(max_size=400))
def test_any_text_gives_a_record_or_our_own_error(text: str) -> None:
    with pytest.raises(RecordError):
        record.loads(text)


@given(st.data())
def test_a_damaged_record_gives_our_own_error(data: st.DataObject) -> None:
    text = record.dumps(finished())
    at = data.draw(st.integers(min_value=0, max_value=len(text) - 1))
    until = data.draw(st.integers(min_value=at, max_value=min(len(text), at + 30)))
    damaged = text[:at] + data.draw(st.text(max_size=5)) + text[until:]
    try:
        replay.verify(record.loads(damaged))
    except ZweikampfError:
        pass
    else:
        # What does not bear on the game may change: spaces, names, the date.
        assert record.loads(damaged).actions == finished().actions


def test_a_finished_game_verifies() -> None:
    verdict = replay.verify(finished())
    assert verdict.committed
    assert verdict.sealed
    assert verdict.plies == 105
    assert verdict.outcome == finished().outcome


def test_an_unfinished_game_keeps_its_secret() -> None:
    kept = finished(plies=9)
    assert kept.outcome is None
    assert kept.commit
    assert not kept.secret
    assert not replay.verify(kept).committed


@pytest.mark.parametrize("end", ["resigned 0", "time 1", "gone 0", "agreed", "rules-changed"])
def test_a_game_that_ended_outside_the_rules_shows_its_secret(end: str) -> None:
    duel = Duel(GAME, GAME.options(), CommittedDealer("t", bytes(32), WORDS))
    kept = replay.record_of(duel, end=end)
    assert record.loads(record.dumps(kept)) == kept
    assert (kept.end, kept.secret, kept.outcome) == (end, "00" * 32, None)
    assert replay.verify(kept).sealed
    with pytest.raises(RecordError) as caught:
        replay.verify(Record(**{**vars(kept), "secret": ""}))
    assert caught.value.code == "missing-secret"


def test_a_seeded_game_verifies_without_a_commitment() -> None:
    duel = Duel(GAME, GAME.options(), SeededDealer(4))
    kept = replay.record_of(duel)
    assert (kept.table, kept.commit, kept.secret) == ("", "", "")
    assert not replay.verify(kept).committed


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("zweikampf-record 2", "zweikampf-record 3", "unknown-record-format"),
        ("zweikampf-record 2", "zweikampf-record 1", "bad-record-line"),
        ("zweikampf-record 2", "chess 1", "not-a-record"),
        ("game: throne 1", "game: throne 9", "unknown-rules-version"),
        ("game: throne 1", "game: checkers 1", "unknown-game"),
        ("game: throne 1\n", "", "record-without-game"),
        ("game: throne 1", "game: throne one", "bad-record-line"),
        ("victory=most", "victory=five", "foreign-options"),
        ("victory=most", "size=5", "foreign-options"),
        ("victory=most", "victory", "bad-record-line"),
        ("date:", "weather:", "bad-record-line"),
        ("table: table-1", "table: table-2", "wrong-commitment"),
        ("secret: 00", "secret: 01", "wrong-commitment"),
        ("secret: 00", "secret: xx", "bad-record-line"),
        ("secret: " + "00" * 31 + "01\n", "", "missing-secret"),
        ("word1: f", "word1: F", "bad-record-line"),
        ("word1: f", "word1: ", "bad-record-line"),
        ("seats: kept", "seats: turned", "bad-record-line"),
        ("date:", "digest: abc\ndate:", "wrong-digest"),
        ("result: ", "result: - draw 2:2 ", "bad-record-line"),
        ("date:", "end: resigned 0\ndate:", "wrong-result"),
        ("date:", "end: bored 0\ndate:", "bad-record-line"),
    ],
)
def test_each_lie_has_its_code(old: str, new: str, code: str) -> None:
    text = record.dumps(finished())
    assert old in text
    with pytest.raises(ZweikampfError) as caught:
        replay.verify(record.loads(text.replace(old, new, 1)))
    assert caught.value.code == code


def test_a_card_that_the_secret_did_not_deal_is_found() -> None:
    """Two cards of the deal exchanged: still a legal game, but not the sealed one."""
    kept = finished()
    actions = list(kept.actions)
    actions[1], actions[2] = actions[2], actions[1]
    lie = Record(**{**vars(kept), "actions": tuple(actions)})
    with pytest.raises(RecordError) as caught:
        replay.verify(lie)
    assert caught.value.code == "not-as-committed"
    assert caught.value.reason.values["ply"] == 1


def test_each_draw_is_bound() -> None:
    """Whatever chance did at any ply, a different choice is detected at that ply."""
    kept = finished()
    chance = [ply for ply in replay.replay(kept) if ply.actor == actors.CHANCE]
    assert len(chance) == 53
    drawn = [(ply.number, ply.token, ply.choices) for ply in chance]
    for number, token, choices in drawn:
        other = next((each for each, _ in choices if each != token), None)
        if other is None:
            continue  # the last card of the deck is no draw
        lie = replace(kept, actions=(*kept.actions[:number], other, *kept.actions[number + 1 :]))
        with pytest.raises(RecordError) as caught:
            replay.verify(lie)
        assert caught.value.code == "not-as-committed"
        assert caught.value.reason.values["ply"] == number


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ({"secret": "11" * 32}, "wrong-commitment"),
        ({"commit": "11" * 32}, "wrong-commitment"),
        ({"commit": ""}, "wrong-commitment"),
        ({"table": "table-2"}, "wrong-commitment"),
        ({"seats": "swapped"}, "seats-not-as-drawn"),
        ({"words": (WORDS[1], WORDS[0]), "seats": ""}, "not-as-committed"),
        ({"words": ("1" + WORDS[0][1:], WORDS[1]), "seats": ""}, "not-as-committed"),
        ({"words": (WORDS[0], WORDS[1][:-1] + "e"), "seats": ""}, "not-as-committed"),
        ({"words": NO_WORDS, "seats": ""}, "missing-words"),
        ({"words": NO_WORDS, "seats": "", "format": 1}, "not-as-committed"),
    ],
)
def test_each_part_of_the_seal_is_bound(value: dict[str, Any], code: str) -> None:
    kept = finished()
    assert kept.seats == "kept"
    assert code_of(kept) == ""
    assert code_of(replace(kept, **value)) == code


def test_the_seat_draw_depends_on_the_words() -> None:
    drawn = {finished(words=(f"{at:064x}", WORDS[1]), plies=0).seats for at in range(8)}
    assert drawn == {"kept", "swapped"}


def test_seats_that_were_chosen_are_not_in_the_record() -> None:
    kept = finished(drawn=False)
    assert kept.seats == ""
    assert "seats:" not in record.dumps(kept)
    assert replay.verify(kept).sealed


def test_what_was_shown_before_the_game_must_be_in_the_record() -> None:
    kept = finished()
    assert code_of(kept, commitment=kept.commit, word=WORDS[1]) == ""
    assert code_of(kept, commitment="11" * 32) == "other-commitment"
    assert code_of(kept, word="11" * 32) == "other-word"


@pytest.mark.parametrize("words", [WORDS, NO_WORDS])
@pytest.mark.parametrize("plies", [0, 9, 40])
def test_a_record_with_a_secret_must_have_an_end(words: Words, plies: int) -> None:
    """A player who continued from there would know every card to come."""
    dealer = CommittedDealer("table-1", bytes(31) + bytes([1]), words)
    kept = finished(plies=plies, words=words, drawn=False)
    assert kept.commit == dealer.commitment
    assert code_of(kept) == ""
    assert code_of(replace(kept, secret=dealer.secret.hex())) == "ends-in-the-middle"
    assert code_of(replace(kept, secret=dealer.secret.hex(), end="resigned 1")) == ""


def test_the_old_format_is_read_verified_and_written_as_before() -> None:
    kept = finished(words=NO_WORDS, drawn=False)
    text = record.dumps(kept)
    assert text.startswith("zweikampf-record 1\n")
    assert not any(name in text for name in ("word0", "word1", "seats"))
    read = record.loads(text)
    assert (read, read.format, record.dumps(read)) == (kept, 1, text)
    verdict = replay.verify(read)
    assert verdict.committed
    assert not verdict.sealed  # only the table had a say in its cards


def test_a_record_of_the_first_version_still_verifies() -> None:
    """A file that was written before there were words."""
    text = (Path(__file__).parent.parent / "vectors/record-1.txt").read_text("utf-8")
    kept = record.loads(text)
    assert replay.verify(kept).committed
    assert record.dumps(kept) == text


def test_an_illegal_action_names_its_ply() -> None:
    kept = finished()
    lie = Record(**{**vars(kept), "actions": (*kept.actions[:30], "lead0", *kept.actions[31:])})
    with pytest.raises(RecordError) as caught:
        replay.verify(lie)
    assert caught.value.code == "broken-record"
    assert caught.value.reason.values["ply"] == 30


def test_a_wrong_result_is_found() -> None:
    kept = finished()
    assert kept.outcome is not None
    lie = Record(**{**vars(kept), "outcome": Outcome(kept.outcome.winner, "points", (9, 9))})
    with pytest.raises(RecordError) as caught:
        replay.verify(lie)
    assert caught.value.code == "wrong-result"


def test_a_missing_result_of_a_finished_game_is_found() -> None:
    lie = Record(**{**vars(finished()), "outcome": None})
    with pytest.raises(RecordError) as caught:
        replay.verify(lie)
    assert caught.value.code == "missing-result"


def test_a_game_that_goes_on_from_another_one_says_so_and_is_not_committed() -> None:
    old = finished()
    at = next(choice.ply for choice in replay.decisions(old, 0) if choice.ply > 50)
    duel = Duel(GAME, GAME.options(), SeededDealer(4), old.actions[:at])
    duel.submit(0, duel.legal(0)[0])
    kept = replay.record_of(duel, continued=f"table-1 {at}", end="resigned 0")
    assert record.loads(record.dumps(kept)) == kept
    assert (kept.taken_over, kept.commit, kept.secret) == (at, "", "")
    assert not replay.verify(kept).committed
    assert [choice.ply for choice in replay.decisions(kept, 0)][:1] == [at]


def test_decisions_are_the_choices_of_a_seat_with_its_view_of_that_moment() -> None:
    old = finished()
    for seat in (0, 1):
        dealer = CommittedDealer("table-1", bytes(31) + bytes([1]), WORDS)
        duel = Duel(GAME, GAME.options(), dealer)
        found = {choice.ply: choice for choice in replay.decisions(old, seat)}
        while (actor := duel.state.actor) in (0, 1):
            choice = found.pop(len(duel.actions), None)
            legal = duel.legal(seat)
            assert (choice is not None) == (actor == seat and len(legal) > 1)
            if choice is not None:
                assert (choice.view, list(choice.legal)) == (duel.view(seat), legal)
                assert choice.played == old.actions[choice.ply]
            duel.submit(actor, old.actions[len(duel.actions)])
        assert not found


def test_a_monster_is_refused_before_it_is_read() -> None:
    with pytest.raises(RecordError) as caught:
        record.loads("x" * (record.LONGEST + 1))
    assert caught.value.code == "record-too-long"


def test_a_complaint_names_the_line() -> None:
    text = record.dumps(finished()).replace("game: throne 1", "game: throne one")
    with pytest.raises(RecordError) as caught:
        record.loads(text)
    assert caught.value.reason.values["line"] == 2


@pytest.mark.parametrize("value", [None, 5, b"zweikampf-record 1", []])
def test_what_is_no_text_is_no_record(value: Any) -> None:
    with pytest.raises(RecordError):
        record.loads(value)
