"""What the server tells a client that it can do is what it can do: all wishes, at all stages of a
table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, get_args

import pytest

from tests.server.client import (
    BEAT,
    Person,
    Seat,
    begin_clocks,
    catch_up,
    let_the_computer_play,
    two_at_a_table,
)
from tests.server.conftest import StartInside
from tests.server.inside import Inside
from zweikampf.engine.errors import Refused
from zweikampf.engine.submit import check
from zweikampf.server.edge import outbox
from zweikampf.server.edge.translation import command_of
from zweikampf.server.edge.wire.client_frames import CLIENT_FRAME
from zweikampf.server.edge.wire.server_frames import Can, Full
from zweikampf.server.errors import Denied
from zweikampf.server.live.commands import Command
from zweikampf.server.live.guests import Guest
from zweikampf.server.live.reader import Reader
from zweikampf.server.live.requests import Requests
from zweikampf.server.table.permissions import Offered, Wish
from zweikampf.server.table.table import MOST_UNDOS

WISHES: tuple[Wish, ...] = get_args(Wish)
OFFERS: tuple[Offered, ...] = get_args(Offered)
ANSWERS = {"+": True, "-": False}  # an offer is accepted, or declined or withdrawn
# What a client is told elsewhere than in ``can``: by the legal tokens, the step of a lesson and the
# words that are missing.
ASKED = ("act", "read", "word")


def friends(server: Inside) -> tuple[str, Seat, Seat]:
    one, two = two_at_a_table(server, options={"leader": "0"})
    return one.table, one, two


def waiting(server: Inside) -> str:
    anna = Person(server, "Anna")
    table: str = anna.create(seat=0)["table"]["id"]
    anna.sit(table).hear_until("done")  # her word is there
    return table


def a_word_is_missing(server: Inside) -> str:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    created = anna.create(seat=0)
    ben.join(created)
    table: str = created["table"]["id"]
    anna.sit(table).hear_until("done")
    ben.sit(table, word=None).hear()
    return table


def begun(server: Inside) -> str:
    return friends(server)[0]


def one_has_acted(server: Inside) -> str:
    table, one, _ = friends(server)
    one.act()
    return table


def draw_offered(server: Inside) -> str:
    table, one, _ = friends(server)
    one.ask("offer", what="draw", version=one.version)
    return table


def draw_declined(server: Inside) -> str:
    table, one, two = friends(server)
    one.ask("offer", what="draw", version=one.version)
    two.ask("answer", what="draw", accept=False, version=two.version)
    return table


def takeback_asked(server: Inside) -> str:
    table, one, _ = friends(server)
    one.act()
    one.ask("offer", what="takeback", version=one.version)
    return table


def one_is_gone(server: Inside) -> str:
    table = friends(server)[0]
    one_gone(server, table)
    return table


def stood_in(server: Inside) -> str:
    table, _, two = friends(server)
    one_gone(server, table)
    two.ask("claim", how="computer")
    return table


def one_gone(server: Inside, table: str) -> None:
    """The player of seat 0 has been away for a long time."""
    room = server.lobby.rooms.find(table)
    assert room is not None
    for reader in [reader for reader in room.readers if reader.seat == 0]:
        server.do(partial(room.leave, reader))
    server.advance(60)


def resigned(server: Inside) -> str:
    table, one, _ = friends(server)
    one.ask("resign")
    return table


def rematch_asked(server: Inside) -> str:
    table, one, _ = friends(server)
    one.ask("resign")
    one.ask("offer", what="rematch", version=one.version)
    return table


def rematch_withdrawn(server: Inside) -> str:
    table, one, _ = friends(server)
    one.ask("resign")
    one.ask("offer", what="rematch", version=one.version)
    one.ask("answer", what="rematch", accept=False, version=one.version)
    return table


def rematch_made(server: Inside) -> str:
    table, one, two = friends(server)
    one.ask("resign")
    for seat in (one, two):
        seat.ask("offer", what="rematch", version=seat.version)
    return table


def over_and_draining(server: Inside) -> str:
    table = resigned(server)
    server.do(lambda: server.lobby.draining.begin(300))
    return table


def against_the_computer(server: Inside) -> str:
    return alone(server).table


def before_the_computer_answers(server: Inside) -> str:
    seat = alone(server)
    seat.act()
    return seat.table


def after_an_action_against_the_computer(server: Inside) -> str:
    seat = alone(server)
    seat.act()
    let_the_computer_play(server, seat)
    return seat.table


def question_with_one_answer(server: Inside) -> str:
    """The last card of a hand is about to be played automatically."""
    seat = alone(server)
    while not seat.facts["by_itself"]:
        version = seat.version + 1
        if seat.last["legal"]:
            version = seat.act()["version"]
        else:
            server.advance(BEAT)
        catch_up(seat, version)
    assert seat.last["actor"] == 0
    return seat.table


def undos_are_used_up(server: Inside) -> str:
    table = at_one_screen(server)
    use_up_undos(server, table)
    return table


def takebacks_are_used_up(server: Inside) -> str:
    table = one_has_acted(server)
    use_up_undos(server, table)
    return table


def use_up_undos(server: Inside, table: str) -> None:
    room = server.lobby.rooms.find(table)
    assert room is not None
    server.do(lambda: setattr(room.table, "undos", MOST_UNDOS))


def clock_ran_out(server: Inside) -> str:
    one, _ = two_at_a_table(server, options={"leader": "0"}, clock={"base": 10})
    begin_clocks(server, one.table)
    server.advance(11)
    return one.table


def game_without_draws(server: Inside) -> str:
    return two_at_a_table(server, "dwarves", options={"first": "0"})[0].table


def over_while_a_takeback_was_asked(server: Inside) -> str:
    table, one, _ = friends(server)
    one.act()
    one.ask("offer", what="takeback", version=one.version)
    one.ask("resign")
    return table


def rematch_asked_and_draining(server: Inside) -> str:
    table = rematch_asked(server)
    server.do(lambda: server.lobby.draining.begin(300))
    return table


def over_against_the_computer(server: Inside) -> str:
    seat = alone(server)
    seat.ask("resign")
    return seat.table


def alone(server: Inside, **opponent: Any) -> Seat:
    anna = Person(server, "Anna")
    kind = opponent or {"kind": "computer", "level": 1}
    asked = {"opponent": kind, "options": {"leader": "0"}, "seat": 0}
    seat = anna.sit(anna.create("throne", **asked)["table"]["id"])
    assert seat.wait_to_act()
    return seat


def at_one_screen(server: Inside) -> str:
    seat = alone(server, kind="screen")
    seat.act()
    return seat.table


def resumed(server: Inside) -> str:
    """The player is back before the computer has played anything for the seat."""
    table = stood_in(server)
    room = server.lobby.rooms.find(table)
    assert room is not None
    server.do(lambda: room.perform(room.change, "resume", seat=0))
    return table


def a_lesson_to_read(server: Inside) -> str:
    return in_a_lesson(server, "read").table


def a_lesson_to_act(server: Inside) -> str:
    return in_a_lesson(server, "act").table


def a_lesson_to_watch(server: Inside) -> str:
    return in_a_lesson(server, "watch").table


def end_of_a_lesson(server: Inside) -> str:
    return in_a_lesson(server, "end").table


def after_a_lesson(server: Inside) -> str:
    return in_a_lesson(server, None).table


def in_a_lesson(server: Inside, asks: str | None) -> Seat:
    """A lesson that has come to a step which asks for this; ``None``: behind its last step."""
    anna = Person(server, "Anna")
    seat = anna.sit(anna.create("throne", opponent={"kind": "lesson"})["table"]["id"])
    seat.hear_facts(status="running")
    while (step := seat.facts["lesson"]) is not None and step["asks"] != asks:
        if step["asks"] == "watch":
            server.advance(BEAT)
            seat.hear()
        elif step["wanted"]:
            seat.act(step["wanted"][0])
        else:
            seat.ask("read", number=step["number"])
    assert step is not None or asks is None
    return seat


TALK = "0:emote 1:emote "
# The stages, and what each seat may do there.
STAGES: dict[Callable[[Inside], str], str] = {
    waiting: "",
    a_word_is_missing: "1:word",
    begun: TALK + "0:act 0:draw 0:resign 1:draw 1:resign",
    one_has_acted: TALK + "1:act 0:draw 0:resign 0:takeback 1:draw 1:resign",
    takebacks_are_used_up: TALK + "1:act 0:draw 0:resign 1:draw 1:resign",
    draw_offered: TALK + "0:act 0:resign 0:-draw 1:draw 1:resign 1:+draw 1:-draw",
    draw_declined: TALK + "0:act 0:resign 1:draw 1:resign",
    game_without_draws: TALK + "0:act 0:resign 1:resign",
    takeback_asked: TALK
    + "1:act 0:draw 0:resign 0:-takeback 1:draw 1:resign 1:+takeback 1:-takeback",
    one_is_gone: TALK + "0:act 0:draw 0:resign 1:claim 1:draw 1:resign",
    clock_ran_out: TALK + "0:act 0:draw 0:resign 1:claim 1:draw 1:resign",
    stood_in: "0:emote 0:draw 0:resign 0:resume 1:resign",
    resumed: TALK + "0:act 0:draw 0:resign 1:claim 1:draw 1:resign",
    resigned: TALK + "0:rematch 1:rematch",
    over_while_a_takeback_was_asked: TALK + "0:rematch 1:rematch",
    rematch_asked: TALK + "0:-rematch 1:rematch 1:+rematch 1:-rematch",
    rematch_withdrawn: TALK + "0:rematch 1:rematch",
    rematch_made: TALK + "",
    over_and_draining: TALK + "",
    rematch_asked_and_draining: TALK + "0:-rematch 1:-rematch",
    against_the_computer: "0:act 0:hint 0:resign 1:resign",
    before_the_computer_answers: "0:resign 0:undo 1:resign",
    after_an_action_against_the_computer: "0:act 0:hint 0:resign 1:resign",
    question_with_one_answer: "0:act 0:resign 1:resign",
    over_against_the_computer: "0:again 0:rematch 1:rematch",
    at_one_screen: "1:act 0:resign 0:undo 1:hint 1:resign",
    undos_are_used_up: "1:act 0:resign 1:hint 1:resign",
    a_lesson_to_read: "0:read",
    a_lesson_to_act: "0:act",
    a_lesson_to_watch: "",
    end_of_a_lesson: "0:read",
    after_a_lesson: "0:act 0:hint 0:resign 1:resign",
}


def command(name: str, version: int) -> Command:
    """The request that stands for a wish, or for an answer to an offer."""
    frame: dict[str, Any] = {"type": name, "id": "wish", "version": version}
    if name[0] in ANSWERS:
        frame |= {"type": "answer", "what": name[1:], "accept": ANSWERS[name[0]]}
    elif name in OFFERS:
        frame |= {"type": "offer", "what": name}
    elif name in ("resign", "claim", "resume"):
        del frame["version"]
    elif name == "word":
        frame = {"type": "word", "id": "wish", "word": "f" * 64}
    elif name == "emote":
        frame = {"type": "say", "id": "wish", "what": "hello"}
    if name == "claim":
        frame["how"] = "win"
    return command_of(CLIENT_FRAME.validate_python(frame))


def token_of(name: str) -> str:
    """The token of an action, in the name of the action."""
    return name.partition(" ")[2]


def told_to(frame: Full, place: int | None, tokens: list[str]) -> dict[str, bool]:
    """What a client reads in a position: its buttons, the offers that are open, and what it is
    asked for. ``tokens`` are what the rules allow the seat that is to act."""
    facts = frame["facts"]
    can, offers, lesson = facts["can"], facts["offers"], facts["lesson"]
    takeback = () if offers["takeback"] is None else (offers["takeback"]["seat"],)
    told: dict[str, bool] = {wish: can[wish] for wish in WISHES}
    for what, offered in (
        ("draw", offers["draw"]),
        ("rematch", offers["rematch"]),
        ("takeback", takeback),
    ):
        told[f"+{what}"] = what in can["accept"]
        told[f"-{what}"] = bool(offered)
    told["again"] = can["again"]
    told["word"] = place in facts["words_missing"]
    told["read"] = lesson is not None and lesson["asks"] in ("read", "end")
    for token in tokens:
        # Nothing is chosen where an answer comes automatically, but a faster player may give it.
        is_free = lesson is None or token in lesson["wanted"]
        told[f"act {token}"] = facts["by_itself"] or (token in frame["legal"] and is_free)
    return told


@pytest.mark.usefixtures("quick_computers")
@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.__name__)
def test_what_is_told_is_what_is_done(
    stage: Callable[[Inside], str], inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside(GONE_SECONDS=30, PACE_MS=BEAT * 1000)
    table = stage(server)
    room = server.lobby.rooms.find(table)
    assert room is not None
    done: list[str] = []
    duel = room.table.duel
    tokens = [] if duel is None else duel.legal(duel.state.actor)

    async def would_change(kind: str, *, text: str = "", **entry: Any) -> None:
        if kind == "act":
            assert duel is not None
            at = {"version": duel.version, "current": duel.version}
            check(room.table.game, duel.state, entry["seat"], text, **at)
        done.append(kind)

    monkeypatch.setattr(room, "change", would_change)
    monkeypatch.setattr(room, "tell_emote", lambda *_: done.append("emote"))
    monkeypatch.setattr(room.computer, "hint", lambda *_: done.append("hint"))
    monkeypatch.setattr(room.questions, "hold", lambda *_: False)

    async def carry_out(name: str, reader: Reader, number: int) -> None:
        if name == "again":  # a call, with the cookie of the seat
            guest = room.table.seating(reader.seat or 0).guest
            player = None if guest is None else Guest(guest, "")
            await server.lobby.deals.of_table(await server.lobby.finished(table), player)
            done.append(name)
            return
        frame = {"type": "read", "id": "wish", "number": number}
        if token := token_of(name):
            frame = {"type": "act", "id": "wish", "token": token, "version": room.table.version}
        is_asked = name == "read" or bool(token)
        asked = CLIENT_FRAME.validate_python(frame) if is_asked else None
        wish = command(name, room.table.version) if asked is None else command_of(asked)
        await Requests(room, reader)._carry_out(wish)

    async def compare() -> dict[str, tuple[bool, bool]]:
        found: dict[str, tuple[bool, bool]] = {}
        for seat in (0, 1):
            reader = Reader(room.table.setup.place_of(seat), 10)
            reader.seat = seat
            frame = outbox.full(room.table, seat, room.surroundings.look())
            lesson = frame["facts"]["lesson"]
            number = lesson["number"] if lesson else 1
            for name, is_told in told_to(frame, reader.place, tokens).items():
                done.clear()
                try:
                    await carry_out(name, reader, number)
                except (Denied, Refused):
                    assert not done
                found[f"{seat}:{name}"] = is_told, bool(done)
        return found

    found = server.do(compare)
    assert {name for name, (told, granted) in found.items() if told != granted} == set()
    granted = {name.partition(" ")[0] for name, (_, granted) in found.items() if granted}
    assert granted == set(STAGES[stage].split())


@pytest.mark.usefixtures("quick_computers")
def test_a_player_who_takes_the_seat_back_may_choose_again(inside: StartInside) -> None:
    server = inside(GONE_SECONDS=30, PACE_MS=BEAT * 1000)
    table, one, two = friends(server)
    one_gone(server, table)
    two.ask("claim", how="computer")
    with one.person.sit(table) as back:
        back.hear()
        assert (back.last["actor"], back.last["legal"]) == (0, [])
        back.ask("resume")
        assert back.wait_to_act()
        assert back.act()["type"] == "done"


def test_every_wish_is_a_button_and_every_wish_and_answer_is_granted_somewhere() -> None:
    assert {*WISHES, "accept", "again"} == set(Can.__annotations__)
    granted = {each.partition(":")[2] for stage in STAGES.values() for each in stage.split()}
    answers = {f"{sign}{what}" for sign in ANSWERS for what in OFFERS}
    assert granted == {*WISHES, *answers, *ASKED, "again"}
