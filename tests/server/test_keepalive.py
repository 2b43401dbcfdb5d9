"""Clients that have gone without a word are found out, and those that play are not asked."""

from __future__ import annotations

import pytest
from websockets.frames import Opcode

from tests.server.conftest import StartInside
from tests.server.inside import Inside
from tests.server.test_frames_of_sockets import Line, frame
from zweikampf.server.edge.net.keepalive import PATIENCE, SILENCE, Keepalive


class Moment:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Client:
    def __init__(self) -> None:
        self.asked = 0
        self.is_given_up = False

    def ask(self) -> None:
        self.asked += 1

    def give_up(self) -> None:
        self.is_given_up = True


def test_a_client_that_says_something_is_not_asked() -> None:
    moment = Moment()
    keepalive, talks, listens = Keepalive(moment), Client(), Client()
    for client in (talks, listens):
        keepalive.watch(client)
    for moment.now in (10, 19, 28, 37):
        keepalive.hear(talks)
        keepalive.look()
    assert (talks.asked, listens.asked) == (0, 1)


def test_a_client_that_answers_is_asked_again_after_the_next_silence() -> None:
    moment = Moment()
    keepalive, client = Keepalive(moment), Client()
    keepalive.watch(client)
    for asked in (1, 2, 3):
        moment.now += SILENCE
        keepalive.look()
        moment.now += PATIENCE - 1
        keepalive.look()
        assert (client.asked, client.is_given_up) == (asked, False)
        keepalive.hear(client)


def test_a_client_that_does_not_answer_is_given_up_once_and_alone() -> None:
    moment = Moment()
    keepalive, gone, here = Keepalive(moment), Client(), Client()
    for client in (gone, here):
        keepalive.watch(client)
    moment.now = SILENCE
    keepalive.look()
    keepalive.hear(here)
    moment.now += PATIENCE
    keepalive.look()
    assert (gone.is_given_up, here.is_given_up) == (True, False)
    gone.is_given_up = False
    moment.now += PATIENCE
    keepalive.look()
    assert not gone.is_given_up


def test_a_client_that_has_left_is_not_asked_and_does_not_come_back() -> None:
    moment = Moment()
    keepalive, client = Keepalive(moment), Client()
    keepalive.watch(client)
    keepalive.forget(client)
    keepalive.hear(client)  # bytes that were on their way
    moment.now = SILENCE
    keepalive.look()
    assert client.asked == 0


def test_a_client_that_cannot_be_asked_does_not_keep_others_from_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Broken(Client):
        def ask(self) -> None:
            raise OSError

        give_up = ask

    moment = Moment()
    keepalive, broken, client = Keepalive(moment), Broken(), Client()
    for each in (broken, client):
        keepalive.watch(each)
    moment.now = SILENCE
    keepalive.look()
    moment.now += PATIENCE
    keepalive.look()
    assert (client.asked, client.is_given_up) == (1, True)
    assert [each.message for each in caplog.records] == ["keepalive"] * 2


@pytest.fixture
def moment() -> Moment:
    return Moment()


@pytest.fixture
def server(inside: StartInside, moment: Moment) -> Inside:
    server = inside()
    server.edge.keepalive = Keepalive(moment)
    return server


def test_a_socket_that_answers_stays_and_one_that_does_not_is_closed(
    server: Inside, moment: Moment
) -> None:
    line = Line(server)
    keepalive = server.edge.keepalive
    for _ in range(3):
        moment.now += SILENCE
        asked = next(each for each in line._frames if each.opcode is Opcode.PING)
        assert len(keepalive._asked) == 1
        line.send(frame(bytes(asked.data), Opcode.PONG))
        server.until(lambda: not keepalive._asked)
        name, text = line.ping()
        line.send(frame(text))
        assert line.is_answered(name)
    assert server.calls
    moment.now += SILENCE
    assert next(each for each in line._frames if each.opcode is Opcode.PING)
    moment.now += PATIENCE
    server.until(lambda: not server.calls)
    line.close()


def test_a_closed_socket_is_forgotten(server: Inside) -> None:
    keepalive = server.edge.keepalive
    line = Line(server)
    assert len(keepalive._heard) == 1
    line.close()
    server.until(lambda: not keepalive._heard and not keepalive._asked)


def test_the_rest_of_a_message_may_look_like_an_answer(server: Inside, moment: Moment) -> None:
    """Six bytes that begin as an answer to a ping does, after a frame of which they are a part."""
    line = Line(server)
    name, text = line.ping()
    whole = frame(text)
    mask = bytes(a ^ b for a, b in zip(text[-6:-2], b"\x8a\x80\0\0", strict=True))
    turned = mask[-(len(text) - 6) % 4 :] + mask[: -(len(text) - 6) % 4]
    head = whole[: len(whole) - len(text) - 4]
    masked = bytes(each ^ turned[at % 4] for at, each in enumerate(text))
    assert masked[-6:].startswith(b"\x8a\x80")
    moment.now = 1
    line.send(head + turned + masked[:-6])
    server.until(lambda: list(server.edge.keepalive._heard.values()) == [1])  # it has come alone
    line.send(masked[-6:])
    assert line.is_answered(name)
    line.close()


def test_the_answer_may_come_between_the_pieces_of_a_message(
    server: Inside, moment: Moment
) -> None:
    line = Line(server)
    name, text = line.ping()
    line.send(frame(text[:5], fin=False) + frame(b"", Opcode.PING))
    assert next(each for each in line._frames if each.opcode is Opcode.PONG), "it is read"
    moment.now += SILENCE
    assert next(each for each in line._frames if each.opcode is Opcode.PING)
    line.send(frame(b"", Opcode.PONG))
    line.send(frame(text[5:], Opcode.CONT))
    assert line.is_answered(name)
    line.close()
