"""The order of truth: log, figures and question follow what is seen to happen; a press that skips never answers."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.played import Played, race_round, sit_at
from browser.positions import RACE_TABLEAU, jump_drive, race, solarius, standing
from browser.seat import ASKED, CONFIRM, Seat
from browser.truckers import a_blow_apart, a_swarm

Visitors = Callable[..., Seat]
Press = Callable[[Page], None]
WATCH = """() => {
  const seen = window.seen = [];
  const look = () => {
    const main = document.querySelector('main[data-told]');
    if (!main) return;
    const now = {
      scene: main.dataset.scene ?? '',
      asked: main.dataset.decision !== '',
      log: [...document.querySelectorAll('.log li, .lastlog li')].map(one => one.textContent).join(' '),
      figures: [...document.querySelectorAll('.mystats .gtstats, .own .stats')].map(one => one.textContent).join(' '),
      waits: document.querySelector('.incoming[data-step=wait]') !== null,
      falls: document.querySelector('.myship .gt-falling') !== null,
      crossed: document.querySelector('.myship .gt-tile.is-lost') !== null,
    };
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
  };
  new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
}"""
MOVING = """() => {
  window.moving = [];
  const look = () => {
    const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 0);
    const scene = document.querySelector('main').dataset.scene;
    if (!scene) return;
    window.moving.push(...moving.map((one) => `${scene}: ${one.animationName ?? one.transitionProperty ?? 'flight'}`));
    if (document.querySelector('.air').childElementCount) window.moving.push(`${scene}: in the air`);
  };
  new MutationObserver(() => requestAnimationFrame(look))
    .observe(document, {subtree: true, childList: true, attributes: true});
}"""
"""What moves while something is played."""
ENDLESS = "{ const was = setTimeout; window.setTimeout = (deed, ms, ...more) => was(deed, ms * 10000, ...more); }"
"""Scenes that do not end by themselves, however slow the machine is."""


def seen(person: Seat) -> list[dict[str, Any]]:
    return list(person.page.evaluate("window.seen"))


def scenes(moments: list[dict[str, Any]]) -> list[str]:
    """The scenes in their order."""
    names = [moment["scene"] for moment in moments]
    return [name for name, before in zip(names, ["", *names], strict=False) if name and name != before]


def watching(visitor: Visitors, state: Any) -> tuple[Seat, Played]:
    person = visitor(motion="no-preference")
    played = sit_at(person, state)
    person.page.evaluate(WATCH)
    return person, played


def onward(person: Seat) -> None:
    number = person.decision
    person.page.click("main [data-action*='fly_on']")
    person.page.wait_for_selector(f"main[data-decision]:not([data-decision='{number}']):not([data-decision=''])")


def test_a_flight_is_told_in_the_order_in_which_it_is_seen(visitor: Visitors) -> None:
    """The rock waits for the defence; nothing is told, counted or asked before its scene has shown why."""
    person, _ = watching(visitor, a_swarm())
    onward(person)
    coming = seen(person)
    # the second is answered by the other ship's smooth side while it waits before this one
    assert scenes(coming) == ["card", "dice", "rock", "pass", "dice", "rock", "answer"]
    assert all(moment["waits"] for moment in coming if moment["scene"] == "answer")
    assert [moment["asked"] for moment in coming if moment["scene"]] == [False] * sum(bool(m["scene"]) for m in coming)
    assert all("Small meteor" not in moment["log"] for moment in coming if moment["scene"] in ("card", "pass"))
    assert coming[-1]["waits"]
    person.page.evaluate("window.seen.length = 0")
    person.page.wait_for_timeout(200)
    person.page.locator("main .choice[data-action*='defend']").click()
    person.page.wait_for_selector("main [data-action*='fly_on']")
    going = seen(person)
    assert scenes(going) == ["answer", "dice", "rock", "hit", "break"]
    # the token is gone once the shield has answered, the cabin and its crew once they have broken off
    figures = {moment["scene"]: moment["figures"] for moment in going}
    assert figures["answer"] != figures["dice"] == figures["rock"] == figures["hit"] == figures["break"] != figures[""]
    assert all("You lose" not in moment["log"] for moment in going if moment["scene"])
    assert "You lose" in going[-1]["log"]
    assert {moment["scene"] for moment in going if moment["falls"]} >= {"break"}
    assert (going[0]["crossed"], going[-1]["crossed"]) == (False, True)
    # crew, battery tokens, connectors and lost components: the old figure stays beside the new one
    assert person.page.locator(".mystats .gtstats s").all_inner_texts() == ["4", "2", "10", "0"]


def test_a_ship_comes_apart_before_it_is_asked_which_part_flies_on(visitor: Visitors) -> None:
    """The rock strikes and the joint breaks off first; what is left behind falls when it was decided."""
    person, _ = watching(visitor, a_blow_apart())
    onward(person)
    coming = seen(person)
    assert scenes(coming) == ["card", "dice", "rock", "hit", "break"]
    assert all("You lose" not in moment["log"] for moment in coming if moment["scene"])
    assert (coming[-1]["asked"], coming[-1]["waits"], coming[-1]["crossed"]) == (True, False, True)
    person.page.evaluate("window.seen.length = 0")
    person.page.wait_for_timeout(200)
    person.page.locator("main .choice[data-action*='keep_part']").first.click()
    person.page.wait_for_selector("main [data-action*='fly_on']")
    assert scenes(seen(person)) == ["fall", "dice", "rock", "pass", "dice", "rock", "pass"]


def test_who_wants_no_motion_sees_it_before_and_after(visitor: Visitors) -> None:
    """The same order in pictures that stand still: the rock before the ship, what it has done, then the question."""
    person = visitor(stills=True)
    sit_at(person, a_blow_apart())
    person.page.evaluate(WATCH)
    person.page.evaluate(MOVING)
    onward(person)
    coming = seen(person)
    assert scenes(coming) == ["card", "rock", "break"]
    assert [moment["asked"] for moment in coming if moment["scene"]] == [False] * sum(bool(m["scene"]) for m in coming)
    assert all("You lose" not in moment["log"] for moment in coming if moment["scene"])
    assert {moment["crossed"] for moment in coming if moment["scene"] == "rock"} == {False}
    assert (coming[-1]["asked"], coming[-1]["crossed"]) == (True, True)
    assert [] == person.page.evaluate("window.moving")


@pytest.mark.parametrize(
    ("game", "position", "answer"),
    [
        ("jumpdrive", jump_drive(8), ["[data-choice=mining_robots]", "[data-confirm]:not([disabled])"]),
        ("solarius", solarius("take"), ["[data-die='turquoise 1']", ".fields [data-action*='ordinary']"]),
    ],
)
def test_without_motion_nothing_travels(
    visitor: Visitors, game: str, position: dict[str, Any], answer: list[str]
) -> None:
    """One picture of the table as it was, with what happens in words; the log is told after it, and nothing flies."""
    person = visitor(stills=True)
    sit_at(person, standing(game, position))
    person.page.evaluate(WATCH)
    person.page.evaluate(MOVING)
    told = seen(person)[-1]["log"] if seen(person) else ""
    for press in answer:
        person.page.click(f"main {press}")
    person.page.wait_for_selector("main[data-scene]")
    assert person.page.inner_text("[data-playing] .q1")
    person.page.wait_for_selector("main:not([data-scene])")
    moments = [moment for moment in seen(person) if moment["scene"]]
    first = moments[0]["scene"]
    assert {moment["log"] for moment in moments if moment["scene"] == first} <= {told, moments[0]["log"]}
    assert seen(person)[-1]["log"] != moments[0]["log"]
    assert [] == person.page.evaluate("window.moving")


def test_a_press_that_skips_never_answers(visitor: Visitors) -> None:
    """Neither a key nor a tap: both only jump to how things stand, and the question is asked at once."""
    presses: list[Press] = [
        lambda page: page.keyboard.press("1"),
        lambda page: page.mouse.click(700, 640),
    ]
    for press in presses:
        person = visitor(motion="no-preference")
        person.page.add_init_script(ENDLESS)
        played = sit_at(person, a_swarm())
        number = person.decision
        person.page.click("main [data-action*='fly_on']")
        person.page.wait_for_selector("main[data-scene='card'] [data-playing]")
        assert person.decision == ""
        press(person.page)
        person.page.wait_for_selector(ASKED)
        assert person.decision != number
        assert person.page.query_selector("main[data-scene]") is None
        assert [answer["type"] for answer in played.answers] == ["fly_on"]


def test_the_speed_is_set_beside_a_scene(visitor: Visitors) -> None:
    """Another speed does not end the scene; wanting none does, at once, and is kept."""
    person = visitor(motion="no-preference")
    person.page.add_init_script(ENDLESS)
    sit_at(person, a_swarm())
    person.page.click("main [data-action*='fly_on']")
    person.page.wait_for_selector("main[data-scene='card'] [data-playing]")
    person.page.click(".speed button:nth-child(3)")
    person.page.wait_for_selector("main[data-scene='card'] .speed button:nth-child(3)[aria-pressed=true]")
    person.page.click(".speed button:nth-child(4)")
    person.page.wait_for_selector(ASKED)
    assert "fast" == person.page.evaluate("JSON.parse(localStorage.getItem('sternhafen.settings')).speed")


def test_at_fast_nothing_waits(visitor: Visitors) -> None:
    """The same flight without a single scene, though none would end by itself."""
    person = visitor(motion="no-preference")
    person.page.add_init_script(ENDLESS)
    person.page.add_init_script("localStorage.setItem('sternhafen.settings', JSON.stringify({speed: 'fast'}))")
    sit_at(person, a_swarm())
    person.page.evaluate(WATCH)
    onward(person)
    assert scenes(seen(person)) == []
    assert "Small meteor" in seen(person)[-1]["log"]


def test_sealed_actions_turn_over_together(visitor: Visitors) -> None:
    """Race: one scene for all, each on its tile; nobody's choice is told before it."""
    person, _ = watching(visitor, race_round())
    person.page.evaluate(
        """() => { window.flown = []; new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(node =>
          window.flown.push([document.querySelector('main').dataset.scene, node.textContent])
        ))).observe(document.querySelector('.air'), {childList: true}) }"""
    )
    person.page.click("main [data-choice='produce']")
    person.page.click(CONFIRM)
    person.page.wait_for_function("() => window.seen.some(one => one.log.includes('Produce') && !one.scene)")
    moments = seen(person)
    assert scenes(moments)[0] == "reveal"
    assert all("chose " not in moment["log"] for moment in moments if moment["scene"] == "reveal")
    assert 3 == len([name for name, _ in person.page.evaluate("window.flown") if name == "reveal"])
    assert person.violations() == []


LISTEN = """() => {
  window.heard = [];
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, when) {
    if (value > 20) window.heard.push(value);
    return set.call(this, value, when);
  };
}"""
"""The pitches that sound, one after the other."""
SEAL, REVEAL = [440], [523, 659, 784]
COINS, GOOD, POINT, WON = [1560, 1980, 1760], 700, 1180, 1047
TWELVE = [*RACE_TABLEAU, "deserted_alien_outpost", "rebel_miners", "replicant_robots", "export_duties", "space_marines"]


def test_sealing_is_heard_when_it_is_pressed(visitor: Visitors) -> None:
    """Nothing sounds before the page was pressed; then the seal, and after it what is turned over."""
    person = listening(visitor, race_round())
    person.page.evaluate("document.querySelector(\"main [data-choice='explore_5']\").click()")
    assert [] == person.page.evaluate("window.heard")
    person.page.click("main [data-choice='produce']")
    person.page.click(CONFIRM)
    person.page.wait_for_function("() => window.heard.length > 3")
    assert SEAL + REVEAL == person.page.evaluate("window.heard.slice(0, 4)")


def listening(visitor: Visitors, state: Any) -> Seat:
    """Somebody with sound at a table that stands so."""
    person = visitor(motion="no-preference")
    person.page.add_init_script("localStorage.setItem('sternhafen.settings', JSON.stringify({sound: 'all'}))")
    sit_at(person, state)
    person.page.evaluate(LISTEN)
    return person


def pick_first(person: Seat) -> None:
    person.page.click("main [data-choice] >> nth=0")
    person.page.click(CONFIRM)


def test_coins_and_points_are_heard_when_they_are_seen(visitor: Visitors) -> None:
    """A good sold rings like coins, one consumed is taken up, then its points are heard: in this order."""
    person = listening(visitor, standing("race", race("consume_trade", "consume_trade", "produce")))
    pick_first(person)
    person.page.wait_for_function(f"() => window.heard.includes({POINT})")
    heard = person.page.evaluate("window.heard")
    coins = heard.index(COINS[0])
    assert COINS == heard[coins : coins + 3]
    assert coins < heard.index(GOOD) < heard.index(POINT)


@pytest.mark.parametrize("won", [True, False])
def test_who_wins_hears_it(visitor: Visitors, won: bool) -> None:
    """The fanfare comes with the last table, and only for the winner."""
    position = race("consume_2x", "settle", "settle", tableau=TWELVE, hand=[], vp=20 if won else 0) | {"phase": 1}
    position["seats"][1] |= {"vp": 4 if won else 60}
    person = listening(visitor, standing("race", position))
    pick_first(person)
    person.page.wait_for_selector("main[data-scene='end']")
    person.page.wait_for_function(f"() => window.heard.includes({POINT})")
    assert won == (WON in person.page.evaluate("window.heard"))


FLOWN = """() => {
  window.flown = [];
  const look = () => document.querySelectorAll('.air .flying').forEach(one => {
    const { fill } = getComputedStyle(one.querySelector('rect, path, circle'));
    const scene = document.querySelector('main').dataset.scene;
    if (!window.flown.some(([name]) => name === scene)) window.flown.push([scene, fill]);
  });
  new MutationObserver(look).observe(document.querySelector('.air'), {childList: true});
}"""
"""In which scenes something travelled, and the colour of its first shape."""


def test_solarius_pieces_travel_in_their_colours(visitor: Visitors) -> None:
    """A die leaves the bridge for the tableau, what the wheel gives follows; log and figures come after each."""
    state = standing("solarius", solarius("take"))
    person, _ = watching(visitor, state)
    person.page.evaluate(FLOWN)
    person.page.click("[data-die='turquoise 1']")
    person.page.click(".fields [data-action*='ordinary']")
    person.page.wait_for_selector("main[data-scene='take'] .br-die.is-leaving", state="attached")
    person.page.wait_for_selector(ASKED)
    moments = seen(person)
    assert scenes(moments)[0] == "take"
    assert all("You took" not in moment["log"] for moment in moments if moment["scene"] == "take")
    flown = dict(person.page.evaluate("window.flown"))
    assert "take" in flown
    assert not [scene for scene, colour in flown.items() if colour in ("rgb(0, 0, 0)", "none")]
