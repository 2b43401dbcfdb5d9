"""Spans for OpenTelemetry, as a collector receives them."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from tests.server import calling
from tests.server.client import Person, close_all
from tests.server.conftest import Start, StartInside
from tests.server.inside import Inside
from zweikampf.engine import extras
from zweikampf.server import spans


class Collector(ThreadingHTTPServer):
    """Takes what is sent to it."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Take)
        self.url = f"http://127.0.0.1:{self.server_port}"
        self.taken: list[bytes] = []

    @property
    def spans(self) -> list[Any]:
        return [each for body in self._requests() for each in _spans_of(body)]

    def told(self) -> str:
        """All that was taken, in words, but for times and random numbers: some bytes of these are
        the same as a card's."""
        requests = self._requests()
        for each in (span for request in requests for span in _spans_of(request)):
            for name in _NUMBERS:
                each.ClearField(name)
        return "".join(map(str, requests))

    def _requests(self) -> list[ExportTraceServiceRequest]:
        return [ExportTraceServiceRequest.FromString(body) for body in self.taken]


_NUMBERS = ("trace_id", "span_id", "parent_span_id", "start_time_unix_nano", "end_time_unix_nano")


def _spans_of(request: ExportTraceServiceRequest) -> list[Any]:
    return [
        each
        for resource in request.resource_spans
        for scope in resource.scope_spans
        for each in scope.spans
    ]


class _Take(BaseHTTPRequestHandler):
    server: Collector

    def do_POST(self) -> None:
        assert self.path == "/v1/traces"
        self.server.taken.append(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def collector() -> Iterator[Collector]:
    with Collector() as running:
        thread = threading.Thread(target=running.serve_forever, daemon=True)
        thread.start()
        yield running
        running.shutdown()
        thread.join()


def about(each: Any) -> dict[str, str | int]:
    return {pair.key: pair.value.string_value or pair.value.int_value for pair in each.attributes}


def game_with_a_refusal(server: Inside) -> list[str]:
    """Some choices against the computer, a hint, and a card that is not there. What must not be
    told of it."""
    anna = Person(server, "Annegret")
    opponent = {"kind": "computer", "level": 2}
    table: str = anna.create("throne", opponent=opponent, seat=0)["table"]["id"]
    with anna.sit(table) as seat:
        cards = []
        for _ in range(3):
            assert seat.wait_to_act()
            cards.append(seat.last["legal"][0])
            seat.act(cards[-1])
        assert seat.wait_to_act()
        assert seat.ask("hint", version=seat.version)["type"] == "hint"
        refused = seat.ask("act", token="G99", version=seat.version)
        assert refused["type"] == "refused"
    close_all()
    return ["Annegret", table, anna.cookie, "127.0.0.1", "G99", *cards]


def test_a_move_is_followed_from_its_frame_to_those_who_are_told(
    collector: Collector, inside: StartInside
) -> None:
    server = inside(TRACES=collector.url)
    secrets = game_with_a_refusal(server)
    server.stop()
    found = collector.spans
    by_id = {each.span_id: each for each in found}
    names = {each.name for each in found}
    assert names == {"call", "frame", "store", "tell", "think", "automatic"}

    def above(each: Any) -> str:
        return by_id[each.parent_span_id].name if each.parent_span_id else ""

    acts = [each for each in found if each.name == "frame" and about(each)["kind"] == "act"]
    assert {about(each)["game"] for each in acts} == {"throne"}
    assert [about(each)["refused"] for each in acts if about(each)["refused"]] == ["unknown-token"]
    for part in ("store", "tell"):
        assert {"frame", "automatic"} <= {above(each) for each in found if each.name == part}
    assert {about(each)["kind"] for each in found if each.name == "think"} == {"move", "hint"}
    calls = {(about(each)["method"], about(each)["route"]) for each in found if each.name == "call"}
    assert ("POST", "/api/tables") in calls

    told = collector.told()
    assert "unknown-token" in told
    for secret in secrets:
        assert secret not in told


def test_an_error_leaves_no_words_in_a_span(collector: Collector) -> None:
    spans.begin(collector.url)
    with pytest.raises(ValueError, match="X9"), spans.span("frame"):
        raise ValueError("X9 is in the hand")
    spans.end()
    (found,) = collector.spans
    assert not found.events
    assert not found.status.message


def test_nothing_is_sent_unless_it_is_wished_for(
    collector: Collector, inside: StartInside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even where the environment names a collector: FastAPI would send paths to it."""
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url)
    monkeypatch.setenv("FASTAPI_OTEL_AUTO_CONFIGURE", "true")
    server = inside()
    assert calling.get(server.url + "/api/games").status_code == 200
    server.stop()
    assert collector.taken == []


def test_a_server_sends_them_where_the_setting_says(collector: Collector, start: Start) -> None:
    server = start(TRACES=collector.url)
    assert calling.get(server.url + "/api/games").status_code == 200
    server.stop()
    assert "call" in {each.name for each in collector.spans}


def test_who_lacks_the_extra_is_told_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(extras.MissingExtra) as raised:
        spans.begin("http://127.0.0.1:4318")
    assert raised.value.reason.values["extra"] == "traces"
