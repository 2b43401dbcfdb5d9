"""Figures for Prometheus, each server with its own registry."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from zweikampf.server.limits import Buckets

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
_LONG_SECONDS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0)


LINES, LINE_SECONDS = (
    60,
    60.0,
)  # of the log about refusals with one code: strangers must not fill it


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("zweikampf_tables_open", "Tables in memory", registry=self.registry)
        self.connections = Gauge(
            "zweikampf_connections", "Open connections, sockets included", registry=self.registry
        )
        self.sockets = Gauge("zweikampf_sockets", "Open sockets", ["kind"], registry=self.registry)
        self.entries = Counter(
            "zweikampf_entries", "Stored changes of tables", ["kind"], registry=self.registry
        )
        self.refused = Counter(
            "zweikampf_refused", "Refused frames and calls", ["code"], registry=self.registry
        )
        self.refusal_lines = Buckets(LINES, LINE_SECONDS)  # of the log, by code
        self.frame_seconds = Histogram(
            "zweikampf_frame_seconds",
            "From a frame received to its answer",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.thinking_waiting = Gauge(
            "zweikampf_thinking_waiting",
            "Jobs that wait for a computer player's process",
            ["kind"],
            registry=self.registry,
        )
        self.thinking_wait_seconds = Histogram(
            "zweikampf_thinking_wait_seconds",
            "How long jobs have waited for a process",
            ["kind"],
            buckets=_LONG_SECONDS,
            registry=self.registry,
        )
        self.thinking_seconds = Histogram(
            "zweikampf_thinking_seconds",
            "How long jobs were thought about",
            ["kind"],
            buckets=_LONG_SECONDS,
            registry=self.registry,
        )
        self.thoughts = Counter(
            "zweikampf_thoughts",
            "Jobs that are over: done, failed, timed-out or abandoned",
            ["kind", "result"],
            registry=self.registry,
        )
        self.store_seconds = Histogram(
            "zweikampf_store_seconds",
            "Calls to the store, waiting for their turn included",
            ["call"],
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.store_retries = Counter(
            "zweikampf_store_retries",
            "Calls to the store that were made again because the database was away",
            registry=self.registry,
        )
        self.store_batch = Histogram(
            "zweikampf_store_batch",
            "Changes of tables that were stored in one transaction",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
            registry=self.registry,
        )
        self.conflicts = Counter(
            "zweikampf_conflicts",
            "Changes that another process was faster than",
            registry=self.registry,
        )
        self.leases = Gauge(
            "zweikampf_leases",
            "Tables at which this process does what happens automatically",
            registry=self.registry,
        )
        self.lease_changes = Counter(
            "zweikampf_lease_changes",
            "Leases: claimed, released, or lost to another process",
            ["change"],
            registry=self.registry,
        )
        self.processes = Gauge(
            "zweikampf_processes", "Processes that share the database", registry=self.registry
        )
        self.messages = Counter(
            "zweikampf_messages",
            "Messages between processes: said and heard",
            ["way", "kind"],
            registry=self.registry,
        )
        self.caught_up = Counter(
            "zweikampf_caught_up",
            "Entries of other processes that were read and told",
            registry=self.registry,
        )
        self.frames = Counter(
            "zweikampf_frames", "Frames for readers about changes", registry=self.registry
        )
        self.answers = Counter(
            "zweikampf_answers", "Answers to calls", ["status"], registry=self.registry
        )
        self.draining = Gauge(
            "zweikampf_draining", "1 while the server waits to stop", registry=self.registry
        )
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)

        self._entries: dict[str, Counter] = {}  # by kind: finding one takes longer than counting

    def count_entry(self, kind: str) -> None:
        if kind not in self._entries:
            self._entries[kind] = self.entries.labels(kind)
        self._entries[kind].inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
