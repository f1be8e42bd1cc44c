"""The client: its built files, and index.html for every page. A GET changes nothing."""

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from ...protocol.errors import ApiError

mimetypes.add_type("application/manifest+json", ".webmanifest")
STATIC = Path(__file__).parents[2] / "static"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
FOR_PROGRAMS = ("/api/", "/ws/")
FOREVER = "public, max-age=31536000, immutable"
UNBUILT = "<!doctype html><title>Sternhafen</title><p>The client is not built yet: run <code>make client</code>."


async def page(request: Request) -> Response:
    """The client's one page."""
    return index(request, 200)


def index(request: Request, status: int) -> Response:
    path = STATIC / "index.html"
    if not path.is_file():
        return HTMLResponse(UNBUILT, status, {"Cache-Control": "no-cache"})
    response = file(request, path, "no-cache")
    response.status_code = status
    return response


async def asset(request: Request) -> Response:
    """A built file; those in assets/ carry a hash in their name and never change."""
    path = found(request.path_params["path"])
    if path is None:
        return nothing_here(request)
    return file(request, path, FOREVER if path.parent.name == "assets" else "no-cache")


def found(name: str) -> Path | None:
    """The built file of this name, if there is one; no name leads out of their folder."""
    try:
        path = (STATIC / name).resolve()
        return path if path.is_relative_to(STATIC.resolve()) and path.is_file() else None
    except (OSError, ValueError):
        return None


def file(request: Request, path: Path, caching: str) -> Response:
    """The file, compressed beforehand if the browser takes that and the build made it."""
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    kind = FileResponse(path).media_type
    accepted = request.headers.get("accept-encoding", "")
    for encoding, suffix in ENCODINGS:
        packed = path.with_name(path.name + suffix)
        if encoding in accepted and packed.is_file():
            return FileResponse(packed, headers=headers | {"Content-Encoding": encoding}, media_type=kind)
    return FileResponse(path, headers=headers)


def nothing_here(request: Request) -> Response:
    """A person is shown the client's page that says so; a program gets the one shape of errors."""
    opened = "text/html" in request.headers.get("accept", "")
    if opened and not request.url.path.startswith(FOR_PROGRAMS):
        return index(request, 404)
    raise ApiError("missing", "no-page")


async def root_file(request: Request) -> Response:
    """Files beside index.html (favicon, manifest); any other name of one part is not a page."""
    return await asset(request)


ROUTES: list[BaseRoute] = [
    Route("/", page),
    Route("/lobby", page),
    Route("/history", page),
    Route("/account", page),
    Route("/me", page),
    Route("/rules/{rest:path}", page),
    Route("/how/{game}", page),
    Route("/learn/{game}", page),
    Route("/settings", page),
    Route("/new", page),
    Route("/new/{game}", page),
    Route("/t/{table}", page),
    Route("/position/{game}", page),
    Route("/player/{player}", page),
    Route("/daily", page),
    Route("/daily/{day}/{game}", page),
    Route("/c/{challenge}", page),
    Route("/workshop/{game}", page),
    Route("/puzzles", page),
    Route("/puzzles/{game}", page),
    Route("/puzzles/{game}/{puzzle}", page),
    Route("/cups", page),
    Route("/cup/{cup}", page),
    Route("/{path:path}", root_file),
]
