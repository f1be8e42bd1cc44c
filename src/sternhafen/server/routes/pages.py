"""The client: its built files, and index.html for every page. A GET changes nothing."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from ..errors import ApiError

STATIC = Path(__file__).parent.parent / "static"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
FOREVER = "public, max-age=31536000, immutable"
UNBUILT = "<!doctype html><title>Sternhafen</title><p>The client is not built yet: run <code>make client</code>."


async def page(request: Request) -> Response:
    """The client's one page."""
    index = STATIC / "index.html"
    if not index.is_file():
        return HTMLResponse(UNBUILT, 200, {"Cache-Control": "no-cache"})
    return file(request, index, "no-cache")


async def asset(request: Request) -> Response:
    """A built file; those in assets/ carry a hash in their name and never change."""
    path = (STATIC / request.path_params["path"]).resolve()
    if not path.is_relative_to(STATIC.resolve()) or not path.is_file():
        raise ApiError("missing", "no-page")
    return file(request, path, FOREVER if path.parent.name == "assets" else "no-cache")


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


async def root_file(request: Request) -> Response:
    """Files beside index.html (favicon, manifest); any other name of one part is not a page."""
    return await asset(request)


ROUTES: list[BaseRoute] = [
    Route("/", page),
    Route("/lobby", page),
    Route("/history", page),
    Route("/account", page),
    Route("/rules/{rest:path}", page),
    Route("/settings", page),
    Route("/new", page),
    Route("/new/{game}", page),
    Route("/t/{table}", page),
    Route("/{path:path}", root_file),
]
