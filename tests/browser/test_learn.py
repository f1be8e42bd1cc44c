"""Guided first games: every lesson comes, says something, points at something, covers nothing and bars nobody."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError
from server.harness import ROOT, Server

from browser.learner import Learner
from browser.seat import OVER, Seat

GAMES = ["jumpdrive", "race", "solarius", "trucker"]
WAYS = [
    *((game, "de", "desktop", "keyboard") for game in GAMES),
    *((game, "en", "phone", "touch") for game in GAMES),
    ("jumpdrive", "en", "desktop", "mouse"),
]
"""Each game in both languages, each way of pressing things; every lesson is looked at on both screens."""
COVERED = """() => {
  const lesson = document.querySelector('.lesson').getBoundingClientRect();
  const wrong = [];
  const wide = (box) => Math.min(box.right, lesson.right) - Math.max(box.left, lesson.left);
  const high = (box) => Math.min(box.bottom, lesson.bottom) - Math.max(box.top, lesson.top);
  const meets = (box) => box.right > box.left && box.bottom > box.top && wide(box) > 1 && high(box) > 1;
  // what a scrolling part has cut away is not there
  const seen = (part) => {
    let { left, top, right, bottom } = part.getBoundingClientRect();
    for (let around = part.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const box = around.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const controls = '[data-choice], [data-action], [data-confirm], [data-undo], .ask button, nav button';
  const parts = `[data-lesson-target], main :is(${controls})`;
  for (const part of document.querySelectorAll(parts))
    if (!part.closest('.lesson') && part.checkVisibility() && meets(seen(part)))
      wrong.push(`the lesson covers ${part.outerHTML.slice(0, 120)}`);
  if (lesson.left < 0 || lesson.top < 0 || lesson.right > innerWidth + 1 || lesson.bottom > innerHeight + 1)
    wrong.push(`the lesson leaves the window: ${JSON.stringify(lesson)}`);
  for (const part of document.querySelectorAll('[data-lesson-target]')) {
    const box = part.getBoundingClientRect();
    if (box.right <= 0 || box.left >= innerWidth || box.bottom <= 0 || box.top >= innerHeight)
      wrong.push('a target is out of sight');
  }
  const body = document.querySelector('.ls-body');
  if (body.scrollHeight > body.clientHeight + 2) wrong.push(`words are cut off: ${body.innerText}`);
  for (const button of document.querySelectorAll('.lesson button')) {
    const box = button.getBoundingClientRect();
    if (box.right > lesson.right + 1 || box.bottom > lesson.bottom + 1) wrong.push(`cut off: ${button.textContent}`);
  }
  return wrong;
}"""
IN_SIGHT = """() => document.querySelector('[data-lesson-next]') !== null ||
  [...document.querySelectorAll('main [data-hinted]')].some((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (one.contains(there) || there.contains(one));
  })"""
"""A move to try is lit, or what leads to it, and can be pressed: nothing lies over it, and it is inside the window."""
POINTED = """() => {
  const told = [...document.querySelectorAll('.ls-body .pin')].map((pin) => pin.textContent);
  const found = [...document.querySelectorAll('[data-lesson-target]')].map((one) => one.dataset.lessonTarget);
  return found.length > 0 && told.every((one) => found.includes(one));
}"""
"""Whatever the words number is pointed at, and something is."""


MADE_OF = """() => {
  const parts = document.querySelectorAll('.lesson, .lesson *');
  return [...new Set([...parts].map((part) => `${part.localName} ${part.getAttribute('class')}`))].sort().join();
}"""
"""What kinds of parts the lesson is made of."""


def ids(game: str) -> list[str]:
    """The lessons that the game's table lists."""
    source = (ROOT / "client" / "src" / "games" / game / "lessons" / "index.ts").read_text()
    return re.findall(r'\bid: "([\w-]+)"', source)


def told_with_the_result(game: str) -> list[str]:
    source = (ROOT / "client" / "src" / "games" / game / "lessons" / "index.ts").read_text()
    return re.findall(r'\bid: "([\w-]+)"[^{}]*\bends: "result"', source)


def look_around(learner: Learner, game: str, size: str) -> list[str]:
    """What is wrong with the lesson shown now, on the other screen and on this one."""
    found = []
    for screen in ("desktop" if size == "phone" else "phone", size):
        learner.seat.resize(screen)
        found += [f"{screen}: {wrong}" for wrong in look(learner, game)]
    return found


def barriers(learner: Learner, checked: set[str]) -> list[str]:
    """What axe finds in a lesson and what it points at, met by keyboard and made of parts not checked together yet."""
    made_of = learner.page.evaluate(MADE_OF)
    if learner.way != "keyboard" or made_of in checked:
        return []
    checked.add(made_of)
    return learner.seat.violations(".lesson", "[data-lesson-target]")


def still_wrong(page: Page) -> list[str]:
    """What stays covered, cut off or out of sight: in a new window everything needs a moment to find its place."""
    with suppress(TimeoutError):
        page.wait_for_function(f"() => ({COVERED})().length === 0")
    return list(page.evaluate(COVERED))


def look(learner: Learner, game: str) -> list[str]:
    """What is wrong with the lesson shown now."""
    page = learner.page
    page.wait_for_function(POINTED)
    page.wait_for_function("() => !document.getAnimations().some((one) => one.playState === 'running')")
    wrong = still_wrong(page)
    title, words = page.inner_text(".ls-body h2"), page.inner_text(".ls-body")
    if not title or len(words) < 30 or f"{game}-lesson" in words or "{" in words:
        wrong.append(f"words missing: {words!r}")
    return [f"{learner.lesson}: {one}" for one in wrong]


def walk(learner: Learner, game: str, size: str) -> tuple[list[str], list[str]]:
    """Follow the guide while there are lessons to come; the lessons met, and what was wrong."""
    met: list[str] = []
    wrong: list[str] = []
    checked: set[str] = set()
    before_the_end = set(ids(game)) - set(told_with_the_result(game))
    while learner.wait() and (before_the_end - set(met) or learner.lesson or learner.way == "keyboard"):
        if learner.lesson and learner.lesson not in met:
            met.append(learner.lesson)
            wrong += look_around(learner, game, size) + barriers(learner, checked)
        learner.page.wait_for_function(IN_SIGHT)
        learner.go_on()
    return met, wrong


@pytest.mark.parametrize(("game", "language", "size", "way"), WAYS)
def test_a_guided_game(
    visitor: Callable[..., Seat], server: Server, game: str, language: str, size: str, way: str
) -> None:
    """By one way alone, following the suggestions, by keyboard to the end: all lessons come, in words, pointing at what
    is seen and free; then the next step is offered."""
    learner = Learner(visitor(language=language, size=size), way)
    learner.begin(game, language)
    met, wrong = walk(learner, game, size)
    assert not wrong, "\n".join(wrong)
    learner.seat.play_out(server)
    assert sorted([*met, *filter(None, [learner.lesson])]) == sorted(ids(game))
    assert "{" not in learner.page.inner_text(OVER)
    assert not (learner.seat.violations() if way == "keyboard" else [])
    learner.page.click(f"{OVER} [data-lesson-way]")
    learner.page.wait_for_selector("main[data-table]:not([data-result])")


HEAR = """() => {
  window.heard = [];
  const tell = (region) => {
    const words = region.textContent.replace(/\\s+/g, ' ').trim();
    if (words && region.closest('[aria-live]').ariaLive === 'polite') window.heard.push(words);
  };
  const regions = (change) => [change.target, ...change.addedNodes].map((node) =>
    (node.nodeType === Node.TEXT_NODE ? node.parentElement : node)?.closest?.('[aria-live]'));
  new MutationObserver((changes) => {
    for (const region of new Set(changes.flatMap(regions))) if (region) tell(region);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}"""
"""Keeps what a screen reader would say of its own accord: what changes in a place that speaks."""
HEARD = """([lesson, question]) => {
  const told = window.heard.findIndex((words) => words.includes(lesson) && words.includes(question));
  return told >= 0 && { told, asked: window.heard.findIndex((words) => words.includes(question)),
    order: window.heard[told].indexOf(lesson) < window.heard[told].lastIndexOf(question) };
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_lesson_is_spoken_before_the_question(visitor: Callable[..., Seat], game: str) -> None:
    """Nobody hears what is asked before what it means: both come in one breath, title, text and advice first."""
    learner = Learner(visitor())
    learner.page.add_init_script(f"({HEAR})()")
    learner.begin(game, "en")
    for _ in range(6):
        learner.wait()
        title, question = learner.page.inner_text(".ls-body :is(h2, .try p:last-child)"), spoken(learner.page)
        heard = learner.page.wait_for_function(HEARD, arg=[title, question]).json_value()
        assert {"told": heard["asked"], "asked": heard["asked"], "order": True} == heard
        learner.page.evaluate("window.heard = []")
        learner.go_on()


def spoken(page: Page) -> str:
    """The question as it stands on the page."""
    return page.inner_text("#ask :is(.q1, [aria-live])").strip().splitlines()[0]
