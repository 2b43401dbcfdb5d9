"""Spans for OpenTelemetry, if the owner of the server asks for them: where the time of a call, a
frame or a thought goes.

A span says what kind of thing was done, how much of it, and how it ended. It never holds a card, a
name, a token, a word or an address, and neither do errors, whose messages may quote a position.
FastAPI's own spans would hold paths, and with them the keys of invitations: they are off.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any

from zweikampf.engine import extras

EXTRA = "traces"
_NOTHING: AbstractContextManager[Any] = nullcontext()
_tracer: Any = None  # of OpenTelemetry; none costs nothing
_provider: Any = None


def span(name: str, **about: str | int) -> AbstractContextManager[Any]:
    """What is done in the with statement, as part of what is being done around it. It gives a span
    to ``say`` more about, or nothing."""
    if _tracer is None:
        return _NOTHING
    found: AbstractContextManager[Any] = _tracer.start_as_current_span(
        name, attributes=about, record_exception=False, set_status_on_exception=False
    )
    return found


def say(about: Any, **more: str | int) -> None:
    """What is known about a span only later."""
    if about is not None:
        about.set_attributes(more)


def begin(address: str) -> None:
    """Send spans to a collector that speaks OTLP over HTTP; ``MissingExtra`` if that is not
    installed. Nobody waits for it: what it cannot take in time is dropped."""
    global _tracer, _provider
    sdk = extras.load("opentelemetry.sdk.trace", EXTRA)
    export = extras.load("opentelemetry.sdk.trace.export", EXTRA)
    resources = extras.load("opentelemetry.sdk.resources", EXTRA)
    otlp = extras.load("opentelemetry.exporter.otlp.proto.http.trace_exporter", EXTRA)
    exporter = otlp.OTLPSpanExporter(endpoint=address.rstrip("/") + "/v1/traces")
    # Only this: the SDK would add what it finds in the environment and about the machine.
    resource = resources.Resource({"service.name": "zweikampf"})
    _provider = sdk.TracerProvider(resource=resource)
    _provider.add_span_processor(export.BatchSpanProcessor(exporter))
    _tracer = _provider.get_tracer("zweikampf.server")


def end() -> None:
    """Send what is left."""
    global _tracer, _provider
    if _provider is not None:
        _provider.shutdown()
    _tracer = _provider = None
