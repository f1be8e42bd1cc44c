"""Pages, built files, and that looking at them changes nothing."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.harness import PATIENCE, Person, Server

from sternhafen.server.web.routes.pages import STATIC

NAME = "test-0123abcd.js"


@pytest.fixture
def asset() -> Iterator[str]:
    """A built file with a compressed copy beside it."""
    folder = STATIC / "assets"
    made = [path for path in (STATIC, folder) if not path.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / NAME, folder / f"{NAME}.br"]
    files[0].write_text("let plain")
    files[1].write_bytes(b"packed")
    yield f"/assets/{NAME}"
    for path in files:
        path.unlink()
    for path in reversed(made):
        path.rmdir()


@pytest.mark.parametrize("path", ["/", "/lobby", "/history", "/account", "/new/jumpdrive?players=2&bot=greedy", "/t/x"])
def test_pages_are_one_page_and_change_nothing(server: Server, ada: Person, path: str) -> None:
    """Every page is the client's index, whoever asks, also with a cookie; none is set and nothing is made."""
    page = server.get(path)
    assert page.status_code == 200
    assert "html" in page.headers["content-type"]
    assert "set-cookie" not in page.headers
    assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
    assert ada.http.get(path).text == page.text
    assert ada.get("/api/tables?mine=1")["tables"] == []


def test_hashed_assets_are_kept_for_ever_and_packed(server: Server, asset: str) -> None:
    """A compressed copy is sent to those who take it; the plain file to others."""
    packed = server.get(asset, headers={"Accept-Encoding": "gzip, br"}, follow_redirects=False)
    assert packed.headers["content-encoding"] == "br"
    assert "immutable" in packed.headers["cache-control"]
    assert "javascript" in packed.headers["content-type"]
    plain = server.get(asset, headers={"Accept-Encoding": "identity"})
    assert plain.text == "let plain"


@pytest.mark.parametrize("path", ["/nothing.js", "/assets/../app.py", "/assets/%2e%2e/%2e%2e/app.py", "/..%2fapp.py"])
def test_nothing_outside_is_served(server: Server, path: str) -> None:
    """Unknown files, and files outside the built ones, are missing, in the one shape of errors."""
    answer = server.get(path)
    assert (answer.status_code, answer.json()["error"]["kind"]) == (404, "missing")


@pytest.mark.parametrize("path", ["/nothing", "/t", "/some/where/else", "/nothing.html"])
def test_who_opens_an_unknown_address_gets_the_page_that_says_so(server: Server, path: str) -> None:
    """A browser gets the client with status 404; a program, and whoever asks the API, the one shape of errors."""
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    page = server.get(path, headers=browser)
    assert (page.status_code, page.text) == (404, server.get("/", headers=browser).text)
    assert "html" in page.headers["content-type"]
    assert server.get(path).json()["error"]["kind"] == "missing"
    assert server.get(f"/api{path}", headers=browser).json()["error"]["kind"] == "missing"


def test_wrong_method_has_the_same_shape(server: Server) -> None:
    """405 in the canonical form."""
    answer = httpx.put(f"{server.url}/api/me", headers={"Origin": server.url}, timeout=PATIENCE)
    assert (answer.status_code, answer.json()["error"]["kind"]) == (405, "method")


def test_static_folder_is_in_the_package() -> None:
    """Where the client's build puts its files."""
    assert STATIC.parent == Path(__file__).parents[3] / "src" / "sternhafen" / "server"
