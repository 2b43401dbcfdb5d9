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
from zweikampf.server.edge.wire.common import Refusal, coded
from zweikampf.server.errors import Denied, Lost, TooFast

BUSY = 503

# Every code of a refusal, by the status of its answer; a test looks for missing ones.
_BY_STATUS: dict[int, str] = {
    400: "bad-call bad-option-form",
    403: "ask-for-takeback bad-join-key deal-not-finished foreign-origin no-draws-here "
    "no-hints-here nobody-to-ask not-in-a-lesson not-your-seat only-watching",
    404: "invitation-cancelled no-lesson no-such-bot no-such-deal no-such-table not-found",
    408: "too-slow",
    409: "already-seated asked-already computer-plays continue-after-week deal-played game-over "
    "lesson-changed lesson-read-first next-game-waits no-free-seat no-result-yet no-same-deal "
    "no-words-here not-begun not-over-yet not-your-turn nothing-offered nothing-sealed "
    "nothing-to-cancel nothing-to-claim nothing-to-continue nothing-to-read nothing-to-resume "
    "nothing-to-undo old-rules record-not-over rematch-asked replay-not-kept too-many-undos "
    "week-not-over week-over word-given",
    413: "too-large",
    421: "unknown-host",
    422: "bad-frame",
    429: "table-full too-fast too-many-connections too-many-emotes too-many-sockets",
    431: "headers-too-large",
    500: "internal-error",
    BUSY: "not-worked-out server-drains server-full",
}
STATUS = {code: status for status, codes in _BY_STATUS.items() for code in codes.split()}
_PAUSES = {429: 1, BUSY: 5}  # seconds after which a client may try again
_CODES = {404: "not-found", 405: "method-not-allowed"}


def refusal_response(error: ZweikampfError) -> JSONResponse:
    if not isinstance(error, Denied):
        return _answer(BUSY if isinstance(error, Lost) else 400, error.reason)
    answer = _answer(STATUS[error.code], error.reason)
    answer.headers.update(_pause(error))
    return answer


def may_come_back(error: ZweikampfError) -> bool:
    """Whether a socket that is turned away for this can be let in later."""
    return isinstance(error, Lost | TooFast) or (
        isinstance(error, Denied) and STATUS[error.code] == BUSY
    )


def refusal_page(error: Denied) -> HTMLResponse:
    """As HTML for a person who opens a page: there is no client to turn the code into a
    sentence."""
    said = "".join(
        f'<p lang="{language}">{escape(Texts(language, "zweikampf.server").reason(error.reason))}'
        for language in LANGUAGES
    )
    page = f"<!doctype html><meta charset=utf-8><title>Zweikampf</title><h1>Zweikampf</h1>{said}"
    return HTMLResponse(page, STATUS[error.code], _pause(error))


def _pause(error: Denied) -> dict[str, str]:
    pause = error.seconds if isinstance(error, TooFast) else _PAUSES.get(STATUS[error.code])
    return {} if pause is None else {"Retry-After": str(pause)}


def _answer(status: int, reason: Reason) -> JSONResponse:
    told = Refusal(reason=coded(reason))
    return JSONResponse(told.model_dump(), status)


def _count(request: Request, code: str) -> None:
    request.app.state.edge.note_refusal(code)


def internal_error() -> JSONResponse:
    return _answer(500, because("internal-error"))


def install(app: FastAPI) -> None:
    """An answer for every way in which a call can be wrong; ``Guard`` answers for our own
    mistakes."""

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
