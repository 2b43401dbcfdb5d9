"""Metrics for the owner of a server, on their own port: they would tell players more than they
should know, such as when a player has answered a question."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from zweikampf import __version__
from zweikampf.server.edge.net.edge import Edge
from zweikampf.server.edge.net.health import Health
from zweikampf.server.edge.refusals import refusal_response
from zweikampf.server.edge.security import check_host
from zweikampf.server.errors import Denied
from zweikampf.server.live.lobby import Lobby


def monitor(lobby: Lobby, edge: Edge, health: Health) -> Starlette:
    async def metrics(request: Request) -> Response:
        check_host(request.headers, edge)
        return PlainTextResponse(lobby.metrics.text())

    async def details(request: Request) -> Response:
        check_host(request.headers, edge)
        status = await health.status()
        told = {
            "status": status,
            "version": __version__,
            "store_seconds": health.store_seconds,
            "games": lobby.rooms.games,
            "connections": len(edge.connections),
            "most_connections": edge.connections.most,
            "stops_in_ms": lobby.draining.left,
        }
        return JSONResponse(told, 200 if status == "ready" else 503)

    async def refused(_: Request, error: Exception) -> Response:
        assert isinstance(error, Denied)
        edge.note_refusal(error.code)
        return refusal_response(error)

    routes = [Route("/metrics", metrics), Route("/health", details)]
    return Starlette(routes=routes, exception_handlers={Denied: refused})
