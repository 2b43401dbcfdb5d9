"""A question for a reaction stays as long as version and actor stay, and reveals to no one when it
was answered. The clock of these servers stands still."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Person, Seat, two_at_a_table
from tests.server.conftest import StartInside
from tests.server.inside import Inside

LENGTH = 4.0  # seconds


class Asked:
    """Seat 0 has acted, seat 1 is asked for a reaction."""

    def __init__(self, server: Inside) -> None:
        self.server = server
        self.other, self.asked = two_at_a_table(server, "dwarves", options={"first": "0"})
        self.table = self.other.frames[0]["table"]
        while self.asked.facts["window"] is None:
            done = self.other.act()
            for seat in (self.other, self.asked):
                while seat.version < done["version"]:
                    seat.hear()
        self.version = self.asked.version

    @property
    def left(self) -> int:
        """Milliseconds, as a client that connects now receives them."""
        with Person(self.server).sit(self.table) as stranger:
            return int(stranger.hear()["facts"]["window"]["left"])

    def answer(self, seat: Seat | None = None, name: str = "answer") -> None:
        """An answer that is held. Its frame's id tells it from silence."""
        seat = seat or self.asked
        frame = {"type": "act", "id": name, "token": "pass", "version": self.version}
        seat.send_frame(frame)
        seat.ask("ping")

    def entries(self) -> list[Any]:
        store = self.server.lobby.writer.store
        kept = self.server.do(lambda: self.server.lobby.writer.call(store.load, self.table))
        return list(kept.entries)

    def is_answered_by(self, name: str) -> None:
        """The window ends now, and this answer was carried out."""
        self.other.hear_until("update")
        assert (self.entries()[-1].kind, self.entries()[-1].frame) == ("act", name)


def offer_and_withdraw(at: Asked) -> None:
    at.other.ask("offer", what="takeback", version=at.version)
    at.other.ask("answer", what="takeback", accept=False, version=at.version)


def offer_and_decline(at: Asked) -> None:
    at.other.ask("offer", what="takeback", version=at.version)
    at.asked.ask("answer", what="takeback", accept=False, version=at.version)


def spectators_come_and_go(at: Asked) -> None:
    for _ in range(3):
        with Person(at.server).sit(at.table) as stranger:
            stranger.hear()


def another_tab_comes_and_goes(at: Asked) -> None:
    for seat in (at.other, at.asked):
        with seat.person.sit(at.table) as tab:
            tab.hear()


def refused_wishes(at: Asked) -> None:
    at.other.ask("act", token="end", version=at.version)
    at.other.ask("claim", how="win")
    at.other.ask("undo", version=at.version)


DISTURBANCES: list[Callable[[Asked], None]] = [
    offer_and_withdraw,
    offer_and_decline,
    spectators_come_and_go,
    another_tab_comes_and_goes,
    refused_wishes,
]


@pytest.mark.parametrize("disturb", DISTURBANCES, ids=lambda each: each.__name__)
@pytest.mark.parametrize("is_answered", [True, False], ids=["answered", "silent"])
def test_nothing_drops_a_held_answer_or_prolongs_its_time(
    inside: StartInside, disturb: Callable[[Asked], None], is_answered: bool
) -> None:
    at = Asked(inside(REACTION_SCALE=1.0))
    if is_answered:
        at.answer()
    at.server.advance(1)
    disturb(at)
    assert at.left == 3000
    at.server.advance(2)
    disturb_again = disturb if disturb is not offer_and_decline else spectators_come_and_go
    disturb_again(at)
    at.server.advance(0.999)
    at.other.ask("ping")
    assert at.other.version == at.version, "not yet"
    at.server.advance(0.001)
    if is_answered:
        at.is_answered_by("answer")
        assert at.asked.hear_until("done", id="answer")["version"] > at.version
    else:
        at.other.hear_until("update")
        assert at.entries()[-1].frame is None


def test_who_hangs_up_after_answering_has_answered(inside: StartInside) -> None:
    at = Asked(inside(REACTION_SCALE=1.0))
    at.answer()
    at.asked.socket.close()
    at.server.advance(LENGTH)
    at.is_answered_by("answer")


def test_an_answer_sent_again_after_a_cut_is_confirmed_to_the_new_socket(
    inside: StartInside,
) -> None:
    at = Asked(inside(REACTION_SCALE=1.0))
    at.answer()
    with at.asked.person.sit(at.table) as again:
        at.answer(again)
        at.server.advance(LENGTH)
        at.is_answered_by("answer")
        assert again.hear_until("done", id="answer")


def test_the_last_answer_counts_and_no_frame_is_left_without_one(inside: StartInside) -> None:
    at = Asked(inside(REACTION_SCALE=1.0))
    at.answer(name="first")
    at.answer(name="second")
    refused = [frame for frame in at.asked.frames if frame["type"] == "refused"]
    assert [(each["id"], each["reason"]["code"]) for each in refused] == [
        ("first", "answered-differently")
    ]
    at.server.advance(LENGTH)
    at.is_answered_by("second")


def test_a_held_answer_to_a_position_that_is_gone_is_refused(inside: StartInside) -> None:
    """The takeback is accepted by a second tab of the seat that has answered."""
    at = Asked(inside(REACTION_SCALE=1.0))
    at.answer()
    at.other.ask("offer", what="takeback", version=at.version)
    at.asked.ask("answer", what="takeback", accept=True, version=at.version)
    refused = next(frame for frame in at.asked.frames if frame["type"] == "refused")
    assert (refused["id"], refused["reason"]["code"]) == ("answer", "stale-version")
    told = at.asked.frames[: at.asked.frames.index(refused)]
    assert refused["version"] in [frame["version"] for frame in told], "the news come first"


def test_the_figures_do_not_tell_when_a_question_was_answered(inside: StartInside) -> None:
    at = Asked(inside(REACTION_SCALE=1.0))

    def figures() -> bytes:
        return bytes(at.server.do(at.server.lobby.metrics.text))

    def frames_so_far() -> float:
        lines = figures().decode().splitlines()
        (count,) = [line for line in lines if line.startswith("zweikampf_frame_seconds_count")]
        return float(count.split()[1])

    before = frames_so_far()
    at.answer()  # and a ping, to know that it was heard
    assert frames_so_far() == before + 1, "the ping alone"
    at.server.advance(LENGTH)
    at.is_answered_by("answer")
    at.asked.hear_until("done", id="answer")
    assert frames_so_far() == before + 2


def test_an_id_that_waits_is_taken(inside: StartInside) -> None:
    """Two changes under one id cannot both be stored: the window would begin again."""
    at = Asked(inside(REACTION_SCALE=1.0))
    at.answer(name="twice")
    for kind in ("offer", "answer"):
        wish = {"what": "draw", "accept": False} if kind == "answer" else {"what": "takeback"}
        at.asked.send_frame({"type": kind, "id": "twice", "version": at.version, **wish})
        at.asked.hear_until("done", id="twice")
    at.server.advance(LENGTH)
    at.is_answered_by("twice")
