"""What can be set: by environment (``ZWEIKAMPF_PORT=9000``) or by the flags of ``serve``."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

from pydantic import BeforeValidator, Field, IPvAnyNetwork, ValidationError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from zweikampf.engine import folders
from zweikampf.engine.reason import Reason, because

_SPARE = 1  # processors that are left to the server itself


def default_database() -> str:
    return f"sqlite:///{folders.data() / 'tables.db'}"


def default_thinkers() -> int:
    return max(1, (os.cpu_count() or 1) - _SPARE)


def _split(given: Any) -> Any:
    return given.replace(",", " ").split() if isinstance(given, str) else given


def public_address(text: str) -> str:
    """Scheme, host and perhaps port, as browsers write an origin; ``ValueError`` otherwise."""
    parts = urlsplit(text.strip().lower().rstrip("/"))
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        raise ValueError("an address such as https://cards.example.org")
    if parts.path or parts.query or parts.fragment:
        raise ValueError("an address without a path: the server must have its own name")
    usual = {"http": 80, "https": 443}[parts.scheme]
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    port = "" if parts.port in (None, usual) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"


def _public(given: Any) -> Any:
    return (public_address(given) if given.strip() else None) if isinstance(given, str) else given


def _port(given: Any) -> Any:
    return None if given in ("", "off") else given


T = TypeVar("T")
# In the environment a list is written with commas or spaces.
Listed = Annotated[list[T], NoDecode, BeforeValidator(_split)]
Port = Annotated[Annotated[int, Field(ge=0, le=65535)] | None, BeforeValidator(_port)]
PublicUrl = Annotated[str | None, BeforeValidator(_public)]


class Settings(BaseSettings):
    """The defaults are safe for a public server; tests make some of them faster."""

    model_config = SettingsConfigDict(env_prefix="ZWEIKAMPF_", extra="ignore", frozen=True)

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    database: str = Field(default_factory=default_database)
    processes: int = Field(
        default=1, ge=1, le=64, description="that share the port; more than one need PostgreSQL"
    )
    listening: Listed[int] = Field(
        default=[], description="ports that were opened by the process that started this one"
    )
    public_url: PublicUrl = Field(
        default=None, description="what people open, such as https://cards.example.org"
    )
    hosts: Listed[str] = Field(
        default=[], description="further names that the server answers to; * for any"
    )
    trusted_proxies: Listed[IPvAnyNetwork] = Field(
        default=[], description="addresses or networks that may say who is calling"
    )
    hsts_seconds: int = Field(
        default=365 * 24 * 3600, ge=0, description="over https: how long browsers insist on it"
    )
    web: Path | None = Field(default=None, description="folder of the built web client")

    metrics_host: str = Field(default="127.0.0.1", description="who may ask for figures")
    metrics_port: Port = Field(
        default=None, description="of figures and health in detail; 0 for any; off by default"
    )
    traces: PublicUrl = Field(
        default=None,
        description="who collects spans of OpenTelemetry, such as http://127.0.0.1:4318",
    )
    drain_seconds: float = Field(
        default=60.0, ge=0, description="that running games get after SIGTERM"
    )

    bots: Path | None = Field(
        default=None, description="a file of players besides the six levels: see docs/bots.md"
    )

    # Limits
    body_bytes: int = Field(default=16_384, ge=1, description="of a call")
    record_bytes: int = Field(default=65_536, ge=1, description="of a record that is opened")
    frame_bytes: int = Field(default=16_384, ge=1024, description="of a frame")
    frames: int = Field(default=60, ge=1, description="frames that a seat may send ...")
    frames_seconds: float = Field(default=20.0, gt=0, description="... in that many seconds")
    calls: int = Field(
        default=60, ge=1, description="tables that a guest may make, join or wake ..."
    )
    calls_address: int = Field(
        default=240, ge=1, description="... and all guests of an address ..."
    )
    calls_seconds: float = Field(default=600.0, gt=0, description="... in that many seconds")
    requests: int = Field(
        default=600, ge=1, description="calls of any kind that an address may make ..."
    )
    requests_seconds: float = Field(default=60.0, gt=0, description="... in that many seconds")
    arrivals: int = Field(default=120, ge=1, description="sockets that an address may open ...")
    arrivals_seconds: float = Field(default=60.0, gt=0, description="... in that many seconds")
    sockets_address: int = Field(default=100, ge=1, description="open sockets of an address")
    sockets_guest: int = Field(default=20, ge=1, description="open sockets of a guest")
    sockets_table: int = Field(default=100, ge=1, description="open sockets at a table")
    connections: int = Field(default=2000, ge=8, description="open connections of any kind")
    connections_address: int = Field(default=200, ge=1, description="... of one address")
    header_bytes: int = Field(default=16_384, ge=1024, description="address and headers of a call")
    request_seconds: float = Field(default=15.0, gt=0, description="for a call to arrive")
    keep_alive_seconds: int = Field(default=5, ge=1, description="between calls of a connection")
    queue: int = Field(default=256, ge=1, description="frames that wait for a slow reader")

    # Pace
    pace_ms: int = Field(default=800, description="a computer's action at normal pace")
    reaction_scale: float = Field(default=1.0, description="tests make questions shorter")
    gone_seconds: float = Field(default=30.0, description="away this long: the other may claim")
    idle_seconds: float = Field(default=600.0, description="a table without readers is put away")
    review_seconds: float = Field(
        default=10.0, description="a review or ledger stops this long after the last call for it"
    )
    review_effort: float = Field(
        default=1.0,
        gt=0,
        le=1,
        description="part of the usual effort that a review or ledger takes",
    )
    thinkers: int = Field(
        default_factory=default_thinkers, ge=1, le=64, description="processes for computer players"
    )
    thinking_seconds: float = Field(
        default=20.0, gt=0, description="a computer that thinks longer makes any legal move"
    )
    guest_jobs: int = Field(
        default=3, ge=1, description="tables of one guest that computers think about at once ..."
    )
    address_jobs: int = Field(default=6, ge=1, description="... and of all guests of an address")

    # Retention: see docs/operating.md. 0 means forever.
    keep_finished_days: int = Field(
        default=0, ge=0, description="a finished table is removed this many days after its end"
    )
    keep_abandoned_days: int = Field(
        default=0, ge=0, description="... any other one this many days after its last visit"
    )
    keep_guests_days: int = Field(
        default=400,  # by then their cookie has expired
        ge=0,
        description="a guest without tables is removed this many days after the last visit",
    )

    log: str = Field(default="info", pattern="^(debug|info|warning|error)$")


def problems_of(error: ValidationError) -> list[Reason]:
    """What is wrong with the settings, by the names that they have in the environment."""
    return [
        because("bad-setting", name=f"ZWEIKAMPF_{str(each['loc'][0]).upper()}", why=each["msg"])
        for each in error.errors()
    ]


def database_url(url: str) -> str:
    """The URL with the drivers that we ship; ``postgres://`` is what many hosts hand out."""
    for old in ("postgres://", "postgresql://"):
        if url.startswith(old):
            return "postgresql+psycopg://" + url.removeprefix(old)
    return url
