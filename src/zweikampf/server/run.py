"""Run a server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
from typing import Any

import uvicorn
from fastapi import FastAPI

from zweikampf.engine.reason import Reason, because
from zweikampf.engine.texts import Texts, language_of_system
from zweikampf.server import log
from zweikampf.server.app import create_app
from zweikampf.server.net.descriptors import raise_limit
from zweikampf.server.net.protocol import CallProtocol
from zweikampf.server.opening import NotOpened, open_store
from zweikampf.server.settings import Settings
from zweikampf.server.transport import SocketProtocol

BAD_INPUT = 2
STOP_SECONDS = 5
GOODBYE_SECONDS = 0.05


class Server(uvicorn.Server):
    """Says where it can be reached, once it can."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app
        self.exit_code = 0

    async def shutdown(self, sockets: Any = None) -> None:
        """Readers are told to come back before their sockets are closed."""
        self._app.state.house.say_goodbye()
        await asyncio.sleep(GOODBYE_SECONDS)
        await super().shutdown(sockets)

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._app.state.house.when_taken = self._give_up
            self.say_ready()

    def _give_up(self) -> None:
        """Another process has become the owner of the database: nothing can be stored here."""
        complain(because("database-taken"))
        self.exit_code = BAD_INPUT
        self.should_exit = True

    @property
    def address(self) -> str:
        port = self.servers[0].sockets[0].getsockname()[1]  # with port 0 the system has chosen one
        host = f"[{self.config.host}]" if ":" in self.config.host else self.config.host
        return f"http://{host}:{port}/"

    def say_ready(self) -> None:
        _calm_the_collector()
        sys.stdout.write(f"Zweikampf: {self.address}\n")
        sys.stdout.flush()


def _calm_the_collector() -> None:
    """What has been loaded stays, and a thousand tables are no reason to look at every object again
    and again: a full collection stops all of them for as long as it takes."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def run(settings: Settings) -> None:
    log.set_up(settings.log)
    raise_limit(settings.connections, settings.thinkers)
    try:
        store = open_store(settings.database)
    except NotOpened as error:
        complain(error.reason)
        sys.exit(BAD_INPUT)
    app = create_app(settings, store)
    server = Server(configured(app, settings), app)
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    sys.exit(server.exit_code)


def complain(reason: Reason) -> None:
    """One sentence to the person who has started the server."""
    texts = Texts(language_of_system(), "zweikampf.server")
    sys.stderr.write(texts.reason(reason) + "\n")


def configured(app: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=[str(network) for network in settings.trusted_proxies],
        http=CallProtocol,
        timeout_keep_alive=settings.keep_alive_seconds,
        ws=SocketProtocol,
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,  # sizes would tell of contents, and it costs time
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
