"""The built web client as files; without it a page that says where it is."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response

from zweikampf.server.errors import Denied
from zweikampf.server.settings import Settings

_PACKAGED = Path(__file__).parents[1] / "static"
_FOREVER = "public, max-age=31536000, immutable"  # files under assets/ have their hash in the name

# Types that not every system knows.
_TYPES = {".webmanifest": "application/manifest+json"}

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
    async def page(path: str) -> Response:
        if path in _NO_PAGES or path.startswith("api/") or _is_hidden(path):
            raise Denied("not-found")
        folder = folder_of(settings)
        if folder is None:
            return HTMLResponse(_PLAIN)
        found = _file(folder, path)
        if found is not None:
            cache = _FOREVER if found.parent.name == "assets" else "no-cache"
            return FileResponse(
                found, headers={"Cache-Control": cache}, media_type=_TYPES.get(found.suffix)
            )
        if path.startswith("assets/"):
            raise Denied("not-found")
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})


def _is_hidden(path: str) -> bool:
    """Files of the tools that built the client, and whatever else begins with a dot."""
    return any(part.startswith(".") for part in path.split("/"))


def _file(folder: Path, path: str) -> Path | None:
    """The file of the client at this address; most addresses are not files."""
    try:
        found = (folder / path).resolve()
        return found if found.is_relative_to(folder) and found.is_file() else None
    except (OSError, ValueError):  # too long for a file name; a zero byte
        return None
