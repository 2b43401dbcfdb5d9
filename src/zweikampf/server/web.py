"""The built web client as files; without it a page that says how to build it."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response

from zweikampf.server.errors import Denied
from zweikampf.server.settings import Settings

_PACKAGED = Path(__file__).with_name("static")
_REPOSITORY = Path(__file__).parents[3] / "web" / "dist"
_FOREVER = "public, max-age=31536000, immutable"  # files under assets/ have their hash in the name

_NO_PAGES = {"api", "metrics"}  # figures have a port of their own

_PLAIN = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Zweikampf</title>
<h1>Zweikampf</h1>
<p lang="de">Der Server läuft, aber die Oberfläche ist noch nicht gebaut.
<code>make play</code> baut sie und startet den Server;
die Schnittstelle steht in <code>docs/wire.md</code>.
<p>The server is running, but the web client has not been built yet.
<code>make play</code> builds it and starts the server;
<code>docs/wire.md</code> describes the interface.
</html>
"""


def folder_of(settings: Settings) -> Path | None:
    """Where the built client lies: where the settings say, in the package, in the repository."""
    for folder in (settings.web, _PACKAGED, _REPOSITORY):
        if folder is not None and (folder / "index.html").is_file():
            return folder.resolve()
    return None


def install(app: FastAPI, settings: Settings) -> None:
    """Every address outside the API is a page of the client, which has routes of its own."""

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path in _NO_PAGES or path.startswith("api/") or _is_hidden(path):
            raise Denied(404, "not-found")
        folder = folder_of(settings)
        if folder is None:
            return HTMLResponse(_PLAIN)
        found = _file(folder, path)
        if found is not None:
            cache = _FOREVER if found.parent.name == "assets" else "no-cache"
            return FileResponse(found, headers={"Cache-Control": cache})
        if path.startswith("assets/"):
            raise Denied(404, "not-found")
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})


def _is_hidden(path: str) -> bool:
    """Files of the tools that built the client, and whatever else begins with a dot."""
    return any(part.startswith(".") for part in path.split("/"))


def _file(folder: Path, path: str) -> Path | None:
    """The file of the client at this address; most addresses are no files."""
    try:
        found = (folder / path).resolve()
        return found if found.is_relative_to(folder) and found.is_file() else None
    except (OSError, ValueError):  # too long for a file name; a zero byte
        return None
