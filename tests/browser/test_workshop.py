"""The workshop: a pack typed in by keyboard alone, played with, taken elsewhere, replayed."""

import json
import random
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page

import sternhafen
from browser.seat import Seat

READY = "[data-workshop] [data-drawn] *"
CHECKED = "[data-workshop]:not([data-hash=''])"
OPEN = "[data-status=open]"


def opened(seat: Seat, game: str) -> Page:
    seat.page.goto(f"/workshop/{game}")
    seat.page.wait_for_selector(READY)
    return seat.page


def shown(page: Page) -> str:
    """The component at hand, once it can be typed in."""
    return str(page.get_attribute("[data-workshop] [aria-current]", "data-entry"))


def press_on(page: Page, key: str) -> None:
    """Press a key that leads to another component, and wait for it."""
    before = shown(page)
    page.keyboard.press(key)
    page.wait_for_function(
        "was => document.querySelector('[data-workshop] [aria-current]')?.dataset.entry !== was", arg=before
    )
    page.wait_for_function("() => document.activeElement?.closest('.ws-form') !== null")


def typed_in(page: Page, digits: list[str]) -> None:
    """Digits into one number after the other: each replaces what stands there, Tab goes on."""
    for digit in digits:
        page.wait_for_function("() => document.activeElement?.classList.contains('nf')")
        page.keyboard.type(digit)
        to_next_number(page)


def to_next_number(page: Page) -> None:
    """Tab until the next number has the focus."""
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.classList.contains('nf')"):
            return


def exported(page: Page, tmp_path: Path) -> Path:
    with page.expect_download() as waiting:
        page.click(".ws-foot .btn:has(use[href='#share'])")
    file = tmp_path / "typed.toml"
    waiting.value.save_as(file)
    return file


def card(pack: Any, name: str) -> Any:
    return next(one for one in pack["cards"] if one["id"] == name)


def test_a_whole_pack_typed_played_and_taken_elsewhere(visitor: Callable[..., Seat], tmp_path: Path) -> None:
    """Every open card is confirmed by keyboard; a table plays with the pack; pack and record go elsewhere."""
    olga = visitor()
    page = opened(olga, "jumpdrive")
    page.fill("[type=search]", "pirate")
    page.click("[data-entry=pirate_world]")
    page.wait_for_function("() => document.querySelector('.ws-form h2').textContent.includes('Pirate')")
    page.focus(".ws-form [data-field=defense] .nf")
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    page.wait_for_selector(".ws-form [data-field=defense] [aria-invalid]:focus")
    page.wait_for_function("() => getSelection().toString() === '12'")
    page.keyboard.type("4")
    page.keyboard.press("Tab")
    page.keyboard.type("5")
    page.wait_for_selector("[data-drawn=pirate_world] .cost:has-text('4')")
    press_on(page, "Enter")
    page.fill("[type=search]", "")
    left = page.locator(OPEN).count()
    assert left == 63
    page.focus(".ws-form .nf")
    for _ in range(left - 1):
        press_on(page, "Control+Enter")
    page.keyboard.press("Control+Enter")
    page.wait_for_function(f"() => document.querySelectorAll('{OPEN}').length === 0")
    page.wait_for_selector(CHECKED)
    file = exported(page, tmp_path)
    pack = tomllib.loads(file.read_text(encoding="utf-8"))
    mine = card(pack, "pirate_world")
    assert (mine["defense"], mine["vp"], mine["status"]) == (4, 5, "owner")
    assert {one["status"] for one in pack["cards"]} == {"owner", "verified"}
    page.click(".ws-foot .btn.primary")
    page.wait_for_selector("[data-packs]")
    played = str(page.input_value("[data-packs]"))
    page.goto(f"/new/jumpdrive?players=2&bot=cadet&seed=4&pack={played}")
    page.wait_for_selector(f"[data-pack='{played}']")
    assert page.locator(".card-recon").count() == 0
    olga.by_script = True
    olga.play_on(random.Random(4))
    record = page.evaluate("id => fetch(`/api/tables/${id}/record`).then(r => r.json())", page.url.split("/t/")[1][:26])
    assert sternhafen.replay(record).result, "where nobody has met the pack, the record brings it"
    taken_elsewhere(visitor(), file, record, played, tmp_path)


def taken_elsewhere(otto: Seat, file: Path, record: Any, played: str, tmp_path: Path) -> None:
    """Somebody else imports the pack and looks at the game."""
    page = opened(otto, "jumpdrive")
    refused(page, "cut.toml", file.read_text(encoding="utf-8")[:20_000], "is not valid TOML, and the file ends there")
    newer = file.read_text(encoding="utf-8").replace("jumpdrive-cards/1", "jumpdrive-cards/9")
    refused(page, "newer.toml", newer, "its format is “jumpdrive-cards/9”, and “jumpdrive-cards/1” is expected")
    page.set_input_files("input[type=file]", file)
    page.click("[data-take]")
    page.wait_for_selector(f"[data-workshop][data-hash='{played}']")
    saved = tmp_path / "game.json"
    saved.write_text(json.dumps(record), encoding="utf-8")
    page.goto("/history")
    page.set_input_files("input[type=file]", saved)
    page.wait_for_url("**/t/**")
    page.wait_for_selector("main[data-result]")
    assert record["pack"] == played


def refused(page: Page, name: str, text: str, sentence: str) -> None:
    """A file that is not taken says why."""
    page.set_input_files("input[type=file]", FilePayload(name=name, mimeType="text/plain", buffer=text.encode()))
    assert page.inner_text("[data-refusal]").startswith(f"{name}: ")
    assert sentence in page.inner_text("[data-refusal]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-refusal]", state="detached")


def test_keys_and_undo(visitor: Callable[..., Seat]) -> None:
    """Alt and a number choose the kind, Alt C the colour, digits and + the symbols; undo takes back one by one."""
    page = opened(visitor(), "jumpdrive")
    page.fill("[type=search]", "Gem World")
    page.click("[data-entry=gem_world]")
    page.focus("[data-field=cost] .nf")
    page.keyboard.press("Alt+3")
    page.wait_for_selector("[data-field=defense] .nf")
    assert page.get_attribute("[data-shape=military]", "aria-pressed") == "true"
    page.focus("[data-field=defense] .nf")
    page.keyboard.press("Alt+2")
    page.wait_for_selector("[data-field=cost] .nf")
    page.focus("[data-step=explore]")
    page.keyboard.press("3")
    page.keyboard.press("+")
    assert page.get_attribute("[data-step=explore]", "aria-valuenow") == "4"
    page.keyboard.press("Control+z")
    page.wait_for_selector("[data-step=explore][aria-valuenow='3']")
    before = page.inner_text("[data-field=colour] [aria-pressed=true]")
    page.keyboard.press("Alt+c")
    page.wait_for_function(
        "was => document.querySelector('[data-field=colour] [aria-pressed=true]').textContent.trim() !== was",
        arg=before,
    )


def test_what_was_typed_is_there_again(visitor: Callable[..., Seat]) -> None:
    """A guest's half-typed card stays in the browser."""
    page = opened(visitor(), "solarius")
    page.wait_for_selector(".nf:focus")
    name = shown(page)
    page.keyboard.type("6")
    page.wait_for_function("() => localStorage.getItem('sternhafen.workshop.solarius')?.includes('typed')")
    page.reload()
    page.wait_for_selector(READY)
    page.click(f"[data-entry={name}]")
    page.wait_for_function("() => document.querySelector('.ws-form .nf').value === '6'")


REGISTER = """async () => {
  const post = (path, data) => fetch(path, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(data),
  });
  await post('/api/me', {name: 'Olga'});
  return (await post('/api/account/register', {username: 'olga', password: 'correct horse 9'})).status;
}"""


def test_the_hosts_list_of_packs(visitor: Callable[..., Seat]) -> None:
    """An admin puts a pack on it and takes it off; a broken file changes nothing; Play now offers what is listed."""
    page = opened(visitor(), "jumpdrive")
    assert page.evaluate(REGISTER) == 200
    page.goto("/workshop/jumpdrive")
    page.fill(".ws-name input", "Olgas Box")
    page.focus(".ws-form .nf")
    press_on(page, "Control+Enter")
    page.wait_for_selector(CHECKED)
    page.click("[data-host]")
    page.click("[data-install]")
    page.wait_for_selector("[data-host-pack] >> text=Olgas Box")
    broken = FilePayload(name="broken.toml", mimeType="text/plain", buffer=b'game = "jumpdrive\n')
    page.set_input_files("dialog[open] input[type=file]", broken)
    page.wait_for_selector("dialog[open] >> text=broken.toml")
    assert page.locator("[data-host-pack]").count() == 2
    played = str(page.locator("[data-host-pack]").nth(1).get_attribute("data-host-pack"))
    page.goto("/")
    page.click("[data-setup=jumpdrive]")
    page.select_option("dialog.sheet [data-packs]", played)
    page.click("dialog.sheet .btn.primary")
    page.wait_for_selector(f"[data-pack='{played}']")
    page.goto("/workshop/jumpdrive")
    page.click("[data-host]")
    page.click(f"[data-host-pack='{played}'] button")
    page.wait_for_selector(f"[data-host-pack='{played}']", state="detached")


@pytest.mark.parametrize(("game", "section"), [
    ("solarius", "tiles"), ("solarius", "start_cards"), ("trucker", "ships"), ("trucker", "titles"),
    ("trucker", "flights"), ("trucker", "goods"),
])  # fmt: skip
def test_what_is_no_card_is_drawn_too(visitor: Callable[..., Seat], game: str, section: str) -> None:
    """As typed: the drawing follows."""
    page = opened(visitor(), game)
    page.select_option(".ws-sections select", section)
    page.wait_for_selector("[data-drawn] *")
    drawn = page.inner_html("[data-drawn]")
    page.click(".ws-list ol li:last-child button")
    page.wait_for_function("was => document.querySelector('[data-drawn]').innerHTML !== was", arg=drawn)


@pytest.mark.parametrize(("game", "theme", "language"), [
    ("jumpdrive", "dark", "en"), ("solarius", "light", "de"), ("trucker", "dark", "de"), ("race", "light", "en"),
])  # fmt: skip
def test_axe_finds_nothing(visitor: Callable[..., Seat], game: str, theme: str, language: str) -> None:
    """On the page of each game, with a mistake shown; and in its sheets."""
    seat = visitor(theme=theme, language=language)
    page = opened(seat, game)
    if page.locator(".ws-form .nf").count() == 0:
        page.select_option(".ws-sections select", "goods")
    page.fill(".ws-form .nf >> nth=0", "99")
    page.wait_for_selector(".ws-form [aria-invalid]")
    found = seat.violations()
    page.click(".bar .btn:has(use[href='#chart'])")
    page.wait_for_selector("dialog[open]")
    found += seat.violations()
    assert found == []


@pytest.mark.parametrize("size", ["phone", "thin", "sideways"])
def test_small_screens(visitor: Callable[..., Seat], size: str) -> None:
    """Nothing makes the page wider than the window."""
    page = opened(visitor(size=size), "jumpdrive")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if size != "sideways":
        page.click(".bar .only-ph")
        page.wait_for_selector("dialog[open] input[type=file]", state="attached")
