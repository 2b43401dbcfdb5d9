"""Run a server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import sys
from types import FrameType
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from zweikampf.engine.extras import MissingExtra
from zweikampf.engine.reason import Reason, because
from zweikampf.engine.texts import Texts, language_of_system
from zweikampf.server import log
from zweikampf.server.edge.app import create_app
from zweikampf.server.edge.net.descriptors import raise_limit
from zweikampf.server.edge.net.listening import NotListening, listen, why_not
from zweikampf.server.edge.net.monitor import monitor
from zweikampf.server.edge.net.protocol import CallProtocol
from zweikampf.server.edge.net.transport import SocketProtocol
from zweikampf.server.edge.processes import Processes, inherited
from zweikampf.server.live.bots import BadBots
from zweikampf.server.live.lobby import Lobby
from zweikampf.server.settings import Settings
from zweikampf.server.storage.opening import NotOpened, check_shared, open_store

BAD_INPUT = 2
STOP_SECONDS = 5
GOODBYE_SECONDS = 0.05
_TICKS = 5  # of uvicorn, ten per second, between two looks at who is still there


class Server(uvicorn.Server):
    """Says where it can be reached as soon as it can, and lets games finish before it stops."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app
        self._monitor: asyncio.Server | None = None
        self._is_asked_to_drain = False
        self.exit_code = 0

    @property
    def _lobby(self) -> Lobby:
        lobby: Lobby = self._app.state.lobby
        return lobby

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            # Someone may take the database for itself: nothing can be stored then.
            self._lobby.when_taken = lambda: self._give_up(because("database-taken"))
            port = self._lobby.settings.metrics_port
            if port is None or await self._start_monitor(self._lobby.settings.metrics_host, port):
                self.say_ready()

    async def _start_monitor(self, host: str, port: int) -> bool:
        """A second port, for the owner alone; it closes with the first one."""
        state = self._app.state
        app = monitor(state.lobby, state.edge, state.health)
        config = uvicorn.Config(app, log_config=None, access_log=False, lifespan="off")
        config.load()
        try:
            self._monitor = await asyncio.get_running_loop().create_server(
                lambda: HttpToolsProtocol(config, self.server_state, {}), host, port
            )
        except OSError as error:
            self._give_up(why_not(host, port, error))
            return False
        self.servers.append(self._monitor)
        return True

    @property
    def address(self) -> str:
        return _address(self.config.host, self.servers[0])

    @property
    def monitor_address(self) -> str | None:
        host = self._lobby.settings.metrics_host
        return _address(host, self._monitor) if self._monitor is not None else None

    def say_ready(self) -> None:
        _calm_the_collector()
        said = f"Zweikampf: {self.address}\n"
        if self.monitor_address is not None:
            said += f"Metrics: {self.monitor_address}metrics\n"
        # In one piece: a program that has read the first line may count on the second.
        sys.stdout.write(said)
        sys.stdout.flush()

    # The end

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first SIGTERM lets games finish; another one, or Ctrl-C, stops at once."""
        if sig == signal.SIGTERM and self.started and not self._is_asked_to_drain:
            self._is_asked_to_drain = True
        else:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        if counter % _TICKS == 0:
            self._app.state.edge.keepalive.look()
        draining = self._lobby.draining
        if self._is_asked_to_drain and not draining.has_begun:
            draining.begin(self._lobby.settings.drain_seconds)
        return await super().on_tick(counter) or draining.is_over

    async def shutdown(self, sockets: Any = None) -> None:
        """Readers are told to come back before their sockets are closed."""
        self._lobby.rooms.say_goodbye()
        await asyncio.sleep(GOODBYE_SECONDS)
        await super().shutdown(sockets)

    def _give_up(self, reason: Reason) -> None:
        complain(reason)
        self.exit_code = BAD_INPUT
        self.should_exit = True


def _address(host: str, server: asyncio.Server) -> str:
    port = server.sockets[0].getsockname()[1]  # with port 0 the system has chosen one
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _calm_the_collector() -> None:
    """Freeze what is loaded; a full collection would stop every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def run(settings: Settings) -> None:
    log.set_up(settings.log)
    raise_limit(settings.connections, settings.thinkers)
    try:
        sockets = inherited(settings.listening) or listen(settings.host, settings.port)
        if settings.processes > 1:
            check_shared(settings.database)
            sys.exit(Processes(settings, sockets).run())
        store = open_store(settings.database, shared=True)
    except (NotListening, NotOpened) as error:
        complain(error.reason)
        sys.exit(BAD_INPUT)
    try:
        app = create_app(settings, store)
    except (BadBots, MissingExtra) as error:
        store.close()
        complain(error.reason)
        sys.exit(BAD_INPUT)
    server = Server(configured(app, settings), app)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets)
    sys.exit(server.exit_code)


def complain(reason: Reason) -> None:
    """One sentence to the person who has started the server."""
    texts = Texts(language_of_system(), "zweikampf.engine", "zweikampf.server")
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
        ws_per_message_deflate=False,  # sizes would reveal contents, and it costs time
        ws_ping_interval=None,  # see ``keepalive``
        timeout_graceful_shutdown=STOP_SECONDS,
    )
