"""The system's Firefox, driven by WebDriver BiDi: https://w3c.github.io/webdriver-bidi/"""

import base64
import json
import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from server.harness import LINE, PATIENCE, Person, wait_for
from websockets.sync.client import ClientConnection, connect

NAMES = ("firefox-esr", "firefox")
FLAGS = ("--headless", "--no-remote", "--remote-debugging-port=0", "--remote-allow-system-access")
QUIET: dict[str, Any] = {
    # notices are windows of the browser itself, which can be clicked
    "alerts.useSystemBackend": False,
    "permissions.default.desktop-notification": 1,
    # nothing is asked of other machines
    "app.normandy.enabled": False,
    "browser.safebrowsing.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.topsites.contile.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.server": "data:,",
}


def firefox() -> str:
    wish = os.environ.get("STERNHAFEN_FIREFOX")
    found = next((path for name in (wish, *NAMES) if name and (path := shutil.which(name))), None)
    assert found, "no Firefox found; install it by the system's package manager (Debian: apt-get install firefox-esr)"
    return found


class Firefox:
    """One window with one page."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._number = 0
        self.call("session.new", capabilities={})
        self.page = self.pages()[0]["context"]

    def call(self, method: str, **params: Any) -> Any:
        """Ask the browser for something; what it answers."""
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while (answer := json.loads(self._line.recv(timeout=PATIENCE))).get("id") != self._number:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]

    def pages(self, **which: str) -> list[Any]:
        return list(self.call("browsingContext.getTree", **which)["contexts"])

    def take_over(self, person: Person) -> None:
        """From now on this browser has that person's cookie."""
        for name, value in person.http.cookies.items():
            held = {"name": name, "value": {"type": "string", "value": value}, "domain": "127.0.0.1"}
            self.call("storage.setCookie", cookie=held)

    def goto(self, url: str) -> None:
        self.call("browsingContext.navigate", context=self.page, url=url, wait="complete")

    def run(self, expression: str, page: str = "") -> Any:
        """What the page's script says, as plain data."""
        told = self.call(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({expression}) ?? null))()",
            target={"context": page or self.page},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def wait(self, expression: str) -> Any:
        """What the page's script says as soon as it says anything."""
        found: Any = None

        def said() -> Any:
            nonlocal found
            found = self.run(expression)
            return found

        wait_for(said, f"never: {expression}")
        return found

    def click(self, selector: str) -> None:
        """With the mouse, as soon as it is there."""
        self.wait(f"!!document.querySelector({json.dumps(selector)})")
        wish = {"type": "css", "value": selector}
        nodes = self.call("browsingContext.locateNodes", context=self.page, locator=wish)["nodes"]
        element = {"type": "element", "element": {"sharedId": nodes[0]["sharedId"]}}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        moves = [{"type": "pointerMove", "x": 0, "y": 0, "origin": element}, *press]
        mouse = {"type": "pointer", "id": "mouse", "actions": moves}
        self.call("input.performActions", context=self.page, actions=[mouse])

    def click_notice(self) -> None:
        """On the notice that is shown, outside of all pages."""
        shown: list[str] = []

        def there() -> bool:
            windows = self.pages(**{"moz:scope": "chrome"})
            shown.extend(one["context"] for one in windows if one["url"].endswith("alert.xhtml"))
            return bool(shown)

        wait_for(there, "no notice is shown")
        self.run("document.getElementById('alertBox').click()", shown[0])

    def picture(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(self.call("browsingContext.captureScreenshot", context=self.page)["data"]))


@contextmanager
def launched(profile: Path, wishes: Mapping[str, Any]) -> Iterator[Firefox]:
    """A Firefox without a past, with these preferences."""
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in {**QUIET, **wishes}.items()]
    (profile / "user.js").write_text("\n".join(lines))
    command = [firefox(), *FLAGS, "--profile", str(profile)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        with connect(address(profile), **LINE) as line:
            yield Firefox(line)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def address(profile: Path) -> str:
    """Where the browser listens for us, which it writes down itself."""
    told = profile / "WebDriverBiDiServer.json"
    wait_for(lambda: told.is_file() and told.read_text(), "Firefox did not start")
    where = json.loads(told.read_text())
    return f"ws://{where['ws_host']}:{where['ws_port']}/session"
