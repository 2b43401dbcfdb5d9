"""Errors as answers: a status, a code with values, never a trace."""

from __future__ import annotations

from html import escape

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from starlette.exceptions import HTTPException

from zweikampf.engine.errors import ZweikampfError
from zweikampf.engine.notation import shorten
from zweikampf.engine.reason import Reason, because
from zweikampf.engine.texts import LANGUAGES, Texts
from zweikampf.server.errors import Denied
from zweikampf.server.wire.common import ReasonTold, Refusal

_CODES = {404: "not-found", 405: "method-not-allowed"}


def refusal_response(error: ZweikampfError) -> JSONResponse:
    if not isinstance(error, Denied):
        return _answer(400, error.reason)
    answer = _answer(error.status, error.reason)
    answer.headers.update(_pause(error))
    return answer


def refusal_page(error: Denied) -> HTMLResponse:
    """For a person who opens a page and would not read JSON; the client cannot say it for us."""
    said = "".join(
        f'<p lang="{language}">{escape(Texts(language, "zweikampf.server").reason(error.reason))}'
        for language in LANGUAGES
    )
    page = f"<!doctype html><meta charset=utf-8><title>Zweikampf</title><h1>Zweikampf</h1>{said}"
    return HTMLResponse(page, error.status, _pause(error))


def _pause(error: Denied) -> dict[str, str]:
    return {} if error.retry_after is None else {"Retry-After": str(error.retry_after)}


def _answer(status: int, reason: Reason) -> JSONResponse:
    told = Refusal(reason=ReasonTold.model_validate(reason.json()))
    return JSONResponse(told.model_dump(), status)


def _count(request: Request, code: str) -> None:
    request.app.state.edge.count_refusal(code)


def internal_error() -> JSONResponse:
    return _answer(500, because("internal-error"))


def install(app: FastAPI) -> None:
    """Every way in which a call can be wrong has its answer; ``Guard`` answers for our mistakes."""

    @app.exception_handler(ZweikampfError)
    async def ours(request: Request, error: ZweikampfError) -> JSONResponse:
        _count(request, error.code)
        return refusal_response(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        _count(request, "bad-request")
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"][1:])
        field = shorten(place) or "-"
        return _answer(422, because("bad-request", field=field, problem=first["type"]))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        code = _CODES.get(error.status_code, "bad-call")
        _count(request, code)
        answer = _answer(error.status_code, because(code))
        answer.headers.update(error.headers or {})
        return answer
