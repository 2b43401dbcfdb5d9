"""The built web client as files; without it a page that says where it is."""

from __future__ import annotations

import mimetypes
import os
import stat
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, Response
from fastapi.staticfiles import StaticFiles

from zweikampf.server.errors import Denied
from zweikampf.server.settings import Settings

_PACKAGED = Path(__file__).parents[1] / "static"
_FOREVER = "public, max-age=31536000, immutable"  # files under assets/ have their hash in the name

mimetypes.add_type("application/manifest+json", ".webmanifest")  # not every system knows it

_NO_PAGES = {"api", "metrics"}  # metrics have their own port

_PLAIN = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Zweikampf</title>
<h1>Zweikampf</h1>
<p lang="de">Der Server läuft, aber dieser Installation fehlt die Oberfläche für den Browser.
Jedes veröffentlichte Paket enthält sie: <code>pip install --force-reinstall zweikampf</code>.
In einem Klon der Quellen baut <code>make play</code> sie und startet den Server.
<p>The server is running, but this installation lacks the browser client.
Every published package contains it: <code>pip install --force-reinstall zweikampf</code>.
In a clone of the sources <code>make play</code> builds it and starts the server.
</html>
"""


def folder_of(settings: Settings) -> Path | None:
    """Where the built client lies: where the settings say, else in the package."""
    for folder in (settings.web, _PACKAGED):
        if folder is not None and (folder / "index.html").is_file():
            return folder.resolve()
    return None


def install(app: FastAPI, settings: Settings) -> None:
    """Every address outside the API is a page of the client, which has its own routes."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path in _NO_PAGES or path.startswith("api/") or _is_hidden(path):
            raise Denied("not-found")
        folder = folder_of(settings)
        if folder is None:
            return HTMLResponse(_PLAIN)
        files = StaticFiles(directory=folder)
        found, facts = _look_up(files, path)
        if facts is None and path.startswith("assets/"):
            raise Denied("not-found")
        if facts is None:
            found, facts = files.lookup_path("index.html")
            assert facts is not None, "folder_of has just seen it"
        answer = files.file_response(found, facts, request.scope)
        is_asset = Path(found).parent.name == "assets"
        answer.headers["Cache-Control"] = _FOREVER if is_asset else "no-cache"
        return answer


def _is_hidden(path: str) -> bool:
    """Files of the tools that built the client, and whatever else begins with a dot."""
    return any(part.startswith(".") for part in path.split("/"))


def _look_up(files: StaticFiles, path: str) -> tuple[str, os.stat_result | None]:
    """The file of the client at this address; most addresses are not files."""
    try:
        found, facts = files.lookup_path(path)
    except (OSError, ValueError):  # too long for a file name; a zero byte
        return "", None
    return (found, facts) if facts is not None and stat.S_ISREG(facts.st_mode) else ("", None)
