"""Every game on every screen: whole games on small ones, key positions with everything in reach, crowded tables."""

import random
from collections.abc import Callable
from typing import Any

import pytest

import sternhafen
from browser import truckers
from browser.positions import KEY_POSITIONS, SOUND_SHIP, jump_drive, race, race_payment, solarius, trucker, visit, yard
from browser.seat import Seat

Visitors = Callable[..., Seat]
SMALL = ["sideways", "enlarged", "thin"]

OUT_OF_REACH = """() => [...document.querySelectorAll(
  'main :is([data-action], [data-choice], [data-confirm])')].filter(lit => {
    // hexes are small; each flight is offered in the question, too
    if (lit.disabled || lit.closest('svg') || lit.checkVisibility() === false) return false;
    lit.scrollIntoView({block: 'center', inline: 'center'});
    const box = lit.getBoundingClientRect();
    const [x, y] = [box.left + Math.min(box.width / 2, 20), box.top + Math.min(box.height / 2, 20)];
    const found = document.elementFromPoint(x, y);
    return !(found && (lit.contains(found) || found.contains(lit)));
  }).map(lit => lit.outerHTML.slice(0, 160))"""
TOO_LARGE = """() => [document.documentElement.scrollWidth - innerWidth,
  document.documentElement.scrollHeight - innerHeight]"""
INSIDE = """names => names.every(name => {
  const box = document.querySelector(name).getBoundingClientRect();
  return box.width > 0 && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
})"""


SEEN = """names => names.filter(name => {
  const lit = document.querySelector(name);
  const { left, top, width, height } = lit.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height - 4);
  return !(found && lit.contains(found));
})"""
"""Which of them are not in sight down to their lower edge, without scrolling."""


@pytest.mark.parametrize(
    ("game", "size"), [("jumpdrive", "thin"), ("race", "sideways"), ("trucker", "enlarged"), ("jumpdrive", "phone")]
)
def test_a_whole_game_is_played_on_a_small_screen(visitor: Visitors, game: str, size: str) -> None:
    """Clicks on what is lit bring it to its end, and nothing animates to nowhere. Solarius: test_solarius.py."""
    ada = visitor(size=size)
    said: list[str] = []
    ada.page.on("console", lambda message: said.append(message.text))
    if game == "trucker":
        ada.page.goto(truckers.address(4))
        truckers.play(ada, random.Random(4))
    else:
        ada.page.goto(f"/new/{game}?players=2&bot=greedy&seed=4")
        ada.play_on(random.Random(4))
    assert len(ada.scores) == 2
    assert ada.page.evaluate(INSIDE, [".again .btn"])
    assert ada.page.evaluate(TOO_LARGE)[0] == 0
    assert [words for words in said if "NaN" in words] == []


@pytest.mark.parametrize("size", [*SMALL, "phone"])
def test_in_every_game_everything_asked_is_in_reach(visitor: Visitors, size: str) -> None:
    """In the moments that need most room every lit thing can be brought on screen and is covered by nothing."""
    wrong: dict[str, Any] = {}
    for moment, (game, position) in KEY_POSITIONS.items():
        ada = visitor(size=size)
        visit(ada, game, position)
        wrong[moment] = ada.page.evaluate(OUT_OF_REACH) + [
            f"{over} px too large" for over in ada.page.evaluate(TOO_LARGE) if over > 0
        ]
        ada.close()
    assert {moment: found for moment, found in wrong.items() if found} == {}


@pytest.mark.parametrize("size", ["sideways", "enlarged"])
def test_where_height_is_short_the_question_stands_beside_the_cards(visitor: Visitors, size: str) -> None:
    """Question, actions with their words and the confirming button are on screen at once, without scrolling."""
    ada = visitor(size=size)
    visit(ada, "race", race())
    ada.page.click("[data-choice=settle]")
    assert ada.page.evaluate(INSIDE, [".ask .q1", "[data-choice=produce]", "[data-confirm]", ".opp-c"])
    assert "Seal Settle" in ada.page.inner_text("[data-confirm]")
    assert "Trade" in ada.page.inner_text("[data-choice=consume_trade]")
    assert ada.violations() == []


def test_an_upright_phone_has_the_actions_in_words(visitor: Visitors) -> None:
    """Each with its name and what it brings, inside the question; the hand says how many cards are out of sight."""
    ada = visitor(size="phone", language="de")
    visit(ada, "race", race(), language="de")
    assert ada.page.inner_text("[data-choice=settle] .words").split() == ["III", "Siedeln", "danach", "1", "ziehen"]
    assert ada.page.locator(".ask [data-choice]").count() == 7
    assert "noch 7 rechts" in ada.page.inner_text(".shelf-head")
    ada.page.click("[data-grid]")
    assert ada.page.evaluate("document.querySelector('.hand-cards').scrollWidth <= innerWidth")
    assert ada.violations() == []


def test_dots_under_the_hand_show_its_pages(visitor: Visitors) -> None:
    """The one that is seen is long; at the end of the row it is the last; the grid has none."""
    ada = visitor(size="phone")
    visit(ada, "race", race("settle", "consume_trade", "settle"))
    dots = ada.page.locator("#my-hand .shelf-dots i")
    pages = dots.count()
    assert pages > 2
    assert ada.page.evaluate(DOT) == 0
    ada.page.evaluate("document.querySelector('#my-hand .hand-cards').scrollLeft = 10000")
    ada.page.wait_for_function(f"() => ({DOT})() === {pages - 1}")
    ada.page.click("[data-grid]")
    ada.page.wait_for_selector(".shelf.is-grid")
    assert dots.count() == 0


def test_paying_many_opens_the_grid_and_keeps_the_payment(visitor: Visitors) -> None:
    """More than two cards to give: all lie side by side; going back to the row loses nothing."""
    ada = visitor(size="phone")
    visit(ada, "race", race_payment())
    ada.page.wait_for_selector(".shelf.is-grid")
    for card in ("space_marines", "export_duties"):
        ada.page.click(f"#my-hand [data-choice={card}]")
    assert "2 of 3" in ada.page.inner_text(".ask .sum")
    ada.page.click("[data-grid]")
    ada.page.wait_for_selector(".shelf:not(.is-grid)")
    assert "2 of 3" in ada.page.inner_text(".ask .sum")
    assert ada.page.locator("#my-hand [aria-pressed=true]").count() == 2


DOT = "() => [...document.querySelectorAll('#my-hand .shelf-dots i')].findIndex((dot) => dot.matches('.on'))"


COVERED_NAMES = """() => [...document.querySelectorAll('#my-hand .card')].filter((card) => {
  const name = card.querySelector('.card-title').getBoundingClientRect();
  return [...card.querySelectorAll('.card-score .term, .card-phases .pw')].some((sign) => {
    const box = sign.getBoundingClientRect();
    return box.width > 0 && box.top < name.bottom - 1 && box.bottom > name.top && box.left < name.right;
  });
}).map((card) => card.dataset.explain)"""


@pytest.mark.parametrize("size", ["sideways", "enlarged", "phone"])
def test_on_narrow_cards_no_sign_covers_a_name(visitor: Visitors, size: str) -> None:
    """Also where a six-cost development's name needs three lines: what it counts stands below."""
    ada = visitor(size=size)
    visit(ada, "race", race_payment())
    ada.page.wait_for_selector(".shelf.is-grid [data-explain='card:galactic_survey_seti'] .card-score")
    assert ada.page.evaluate(COVERED_NAMES) == []


def test_sixteen_cards_can_all_be_reached_on_a_laptop(visitor: Visitors) -> None:
    """They move together; the middle of every one can be clicked, and the own tableau keeps its height."""
    ada = visitor()
    visit(ada, "jumpdrive", jump_drive(16))
    assert ada.page.evaluate(OUT_OF_REACH) == []
    assert ada.page.evaluate("document.querySelector('.hand-cards').scrollWidth <= innerWidth")
    height = "document.querySelector('.own').getBoundingClientRect().height"
    before = ada.page.evaluate(height)
    ada.page.evaluate("document.querySelector('.ask .q1').textContent += ' and so on'.repeat(60)")
    assert ada.page.evaluate(height) > before - 30 > 90
    assert ada.page.evaluate(TOO_LARGE) == [0, 0]


def test_the_longest_names_stand_whole_in_the_own_tableau_on_a_laptop(visitor: Visitors) -> None:
    """In German they take three lines."""
    ada = visitor()
    cards, position = sternhafen.game("jumpdrive").components()["cards"], jump_drive(16)
    longest = sorted(cards, key=lambda card: -len(cards[card]["name"]["de"]))[:9]
    for seat in position["seats"]:
        seat |= {held: [card for card in seat[held] if card not in longest] for held in ("hand", "tableau")}
    position["seats"][0]["tableau"] = longest
    visit(ada, "jumpdrive", position, "de")
    cut = "names => names.filter((name) => name.scrollHeight > name.clientHeight + 1).map((name) => name.textContent)"
    assert ada.page.locator(".own .chip-name").count() == 9
    assert ada.page.eval_on_selector_all(".own .chip-name", cut) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_panels_are_not_see_through(visitor: Visitors, theme: str) -> None:
    """Nothing shines through what lies over the table: question, panels, menu."""
    ada = visitor(size="phone", theme=theme)
    visit(ada, "race", race())
    ada.page.click("header.bar .btn:last-of-type")
    ada.page.wait_for_selector("dialog[open] .places")
    assert ada.see_through(".ask", ".own", ".opp", ".shelf", "dialog[open]") == []
    links = ada.page.eval_on_selector_all("dialog[open] .places a", "es => es.map(e => e.getAttribute('href'))")
    assert links[:3] == ["/", "/lobby", "/history"]
    assert links[3].startswith("/player/")
    ada.page.click("dialog[open] .no-bar:has([href='#chat'])")
    ada.page.wait_for_selector("#chat-input:focus")
    ada.page.keyboard.press("Escape")
    ada.page.click("header.bar .btn:last-of-type")
    assert ada.page.locator("dialog[open] .no-bar:visible").count() == 3
    assert ada.violations() == []


CUT = """es => es.filter(e => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2)
  .map(e => e.textContent)"""


LONG_NAMES = [
    "alpha_centauri",
    "comet_zone",
    "gem_world",
    "lost_species_ark_world",
    "galactic_survey_seti",
    "deserted_alien_outpost",
    "rebel_miners",
    "spice_world",
    "alien_robotic_factory",
    "lost_alien_battle_fleet",
    "mining_conglomerate",
    "malevolent_lifeforms",
]
TABLEAU = ".own .chip-name"
MENU = "header.bar .btn:last-of-type"


@pytest.mark.parametrize("size", ["tablet", "tall"])
def test_a_tablet_shows_twelve_cards_with_their_names(visitor: Visitors, size: str) -> None:
    """All of the tableau at once, every name whole, and so the seven actions: in German, whose words are longer."""
    ada = visitor(size=size, language="de")
    hand = ["replicant_robots", "new_vinland", "space_marines"]
    visit(ada, "race", race("settle", "consume_trade", "settle", tableau=LONG_NAMES, hand=hand), "de")
    assert ada.page.locator(f"{TABLEAU}:visible").count() == 12
    assert ada.page.eval_on_selector_all(f"{TABLEAU}, .strip .nm", CUT) == []
    assert ada.page.evaluate(INSIDE, [".own .chip-slot:last-child .chip", MENU])


@pytest.mark.parametrize("moment", ["place cards", "fly"])
def test_on_an_upright_tablet_the_menu_stays_on_screen(visitor: Visitors, moment: str) -> None:
    """Words of the bar step back where many signs stand in it; a question does not become a column of words."""
    ada = visitor(size="tall", language="de")
    visit(ada, *KEY_POSITIONS[moment], "de")
    assert ada.page.evaluate(INSIDE, ["header.bar .brand", MENU])
    assert ada.page.evaluate(TOO_LARGE) == [0, 0]
    if moment == "place cards":
        assert ada.page.evaluate("document.querySelector('.ask .q1').getBoundingClientRect().height") < 60


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_crowded_solarius_board_keeps_its_rows(visitor: Visitors, language: str) -> None:
    """Six planets, four missions, a hand of five: trading, turning and completing stay on screen, no name is cut."""
    ada = visitor(language=language)
    visit(ada, "solarius", solarius("extra"), language=language)
    buttons = [f".anytime > button:nth-of-type({place})" for place in (1, 2, 3)]
    assert ada.page.evaluate(INSIDE, [*buttons, ".sm-own .hnd li:last-child", ".pls li:last-child", ".cds"])
    assert ada.page.locator(".pls li").count() == 6
    assert ada.page.eval_on_selector_all(".sm-own h2, .plc b, .anytime > button, .sm-op h2, .mc .sm-needs", CUT) == []
    assert "−19" in (ada.page.locator(".sm-own .sm-vp.is-minus").first.text_content() or "")
    assert ada.page.evaluate(INSIDE, ["header.bar .btn:last-of-type"])
    assert ada.violations() == []


def test_a_die_then_a_field_beside_the_whole_table(visitor: Visitors) -> None:
    """Twenty cells at a glance; picking a die offers its fields, and the field takes it."""
    ada = visitor()
    visit(ada, "solarius", solarius("take"))
    assert ada.page.locator(".take .cell").count() == 20
    ada.page.click("[data-die='brown 3']")
    assert ada.page.locator(".take .is-picked .cell").count() == 5
    offered = ada.page.eval_on_selector_all(
        ".fields [data-action]", "es => es.map(e => JSON.parse(e.dataset.action).colour)"
    )
    assert set(offered) == {"brown"}
    assert ada.page.evaluate(INSIDE, [".fields [data-action]", ".take tr:last-child .cell"])
    assert ada.violations() == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_legend_of_the_twenty_fields_is_whole(visitor: Visitors, language: str) -> None:
    """Three players on a laptop, no fields but those of the tableau: nothing is cut at the panel's edge."""
    ada = visitor(language=language)
    position = solarius("take")
    seats = [position["seats"][0] | {"developments": []}, *position["seats"][1:3]]
    visit(ada, "solarius", position | {"players": 3, "seats": seats}, language)
    ada.page.wait_for_selector(".sm-ask .colours")
    assert ada.page.locator(".fields .field").count() == 5
    assert ada.page.evaluate(SEEN, [".sm-ask .colours", ".take caption", ".fields > :last-child"]) == []
    assert ada.page.eval_on_selector_all(".sm-ask .sm-body, .fields .field", CUT) == []


@pytest.mark.parametrize("size", ["sideways", "enlarged", "phone", "smallest"])
def test_trading_turning_and_completing_stay_in_sight(visitor: Visitors, size: str) -> None:
    """On the page of the tableau, without scrolling, however small the screen."""
    ada = visitor(size=size, language="de")
    visit(ada, "solarius", solarius("extra"), "de")
    ada.page.locator(".sm-tabs button").nth(1).click()
    ada.page.wait_for_selector(".anytime")
    buttons = [f".anytime > button:nth-of-type({place})" for place in (1, 2, 3)]
    assert ada.page.evaluate(SEEN, buttons) == []
    assert ada.page.eval_on_selector_all(".anytime > button, .oh h2", CUT) == []
    assert ada.violations() == []


def test_what_unfinished_planets_cost_stands_above_them(visitor: Visitors) -> None:
    """One, two, three and so on: six are minus 21."""
    ada = visitor()
    visit(ada, "solarius", solarius("extra"))
    assert "−21 if none is completed" in ada.page.inner_text(".sm-own .pls .cap")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", ["sideways", "enlarged", "thin"])
def test_all_planets_are_in_sight_where_room_is_short(visitor: Visitors, size: str, language: str) -> None:
    """Every answer with what it brings, and passing, without scrolling."""
    ada = visitor(size=size, language=language)
    visit(ada, "trucker", trucker("next_card", SOUND_SHIP), language)
    answers = [f".choices .choice[data-number='{number}']" for number in range(1, 5)]
    assert ada.page.evaluate(SEEN, [".asked h2", *answers]) == []
    assert ada.violations() == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_question_of_two_lines_is_in_sight_on_the_smallest_phone(visitor: Visitors, language: str) -> None:
    """Jump Drive: question, slots and buttons, chosen or not, and no word of a button is cut."""
    ada = visitor(size="smallest", language=language)
    visit(ada, "jumpdrive", jump_drive(8), language)
    parts = [".ask .q1", ".ask .slot:last-child", ".ask [data-choice='explore']", ".ask [data-confirm]"]
    assert ada.page.evaluate(SEEN, parts) == []
    ada.page.click(".ask [data-choice='explore']")
    ada.page.wait_for_selector(".ask [data-confirm]:not([disabled])")
    assert ada.page.evaluate(SEEN, parts) == []
    assert ada.page.eval_on_selector_all(".ask .btns .btn", CUT) == []
    assert ada.page.evaluate(TOO_LARGE)[0] == 0


OPEN_TILES = [f"GT-T{number:03}" for number in (40, 41, 42, 44, 46, 47, 50, 51, 56, 57, 58, 59, 60, 61)]


@pytest.mark.parametrize("size", ["phone", "sideways", "enlarged", "thin", "smallest"])
def test_the_heap_is_in_sight_below_the_ship(visitor: Visitors, size: str) -> None:
    """Pile, open tiles, the hand with its buttons and the reserve: without scrolling, in the yard of flight I."""
    ada = visitor(size=size, language="de")
    visit(ada, "trucker", yard(ship=SOUND_SHIP, shown=OPEN_TILES), "de")
    parts = ["[data-heap]", ".faceup .ft", "[data-attach]", "[data-return]", "[data-reserve]", ".ytabs button"]
    assert ada.page.evaluate(SEEN, parts) == []
    assert ada.violations() == []


MANY_TILES = [f"GT-T{number:03}" for number in range(40, 67) if number not in (49, 63)]
TOP = "document.querySelector('.faceup').getBoundingClientRect().top"


@pytest.mark.parametrize("size", ["desktop", "phone", "sideways", "thin"])
def test_choosing_of_a_crowded_heap_moves_no_tile(visitor: Visitors, size: str) -> None:
    """Also where showing all again is offered only now; and that brings all of them back."""
    ada = visitor(size=size, language="de")
    visit(ada, "trucker", yard(ship=SOUND_SHIP, shown=MANY_TILES), "de")
    before = ada.page.evaluate(TOP)
    ada.page.click(".heapfilter .hk:not(.none)")
    assert ada.page.locator(".faceup .ft").count() < len(MANY_TILES)
    assert ada.page.evaluate(TOP) == before
    assert ada.violations() == []
    ada.page.click(".heap :is(.showall, .hx):visible")
    assert ada.page.locator(".faceup .ft").count() == len(MANY_TILES)


OVERLAPPING = """() => {
  const seen = [...document.querySelectorAll('.bar .stat, .bar .tag, .bar button, .ticker')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.textContent, one.getBoundingClientRect()]);
  return seen.flatMap(([words, a], i) => seen.slice(i + 1)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
    .map(([other]) => `${words} | ${other}`));
}"""


def test_a_game_of_practice_keeps_the_bar_readable(visitor: Visitors) -> None:
    """Its sign covers neither the round's number nor the ticker, however narrow or low the window is."""
    ada = visitor(language="de")
    ada.page.goto("/new/race?players=3&bot=greedy&seed=8&lang=de")
    rng = random.Random(1)
    while ada.wait() and not ada.page.query_selector("[data-undo=practice]"):
        ada.click_turn(rng)
    ada.page.keyboard.press("z")
    ada.page.wait_for_selector("[data-practice]")
    for size in ("smallest", "phone", "sideways", "enlarged", "desktop"):
        ada.resize(size)
        assert [] == ada.page.evaluate(OVERLAPPING), size


BELOW = """() => [...document.querySelectorAll('.ask .q1, .ask [data-confirm], main [data-choice]')]
  .filter((lit) => {
    const { left, top, width, height } = lit.getBoundingClientRect();
    const found = document.elementFromPoint(Math.min(left + width / 2, innerWidth - 8), top + height / 2);
    return left < innerWidth && !(found && (lit.contains(found) || found.contains(lit)));
  }).map((lit) => lit.textContent)"""
"""The question, its button and what can be picked, as far as their row is not pushed aside, that are not in sight."""


@pytest.mark.parametrize("moment", ["choose an action", "keep of what was drawn", "choose a world"])
def test_on_the_smallest_phone_a_question_comes_with_its_answers(visitor: Visitors, moment: str) -> None:
    """The table scrolls there: nobody has to look for what is asked, and the button covers nothing."""
    ada = visitor(size="smallest", language="de")
    game, position = KEY_POSITIONS[moment]
    visit(ada, game, position, "de")
    ada.page.wait_for_function("() => document.querySelector('main').scrollTop > 0")
    assert ada.page.evaluate(BELOW) == []
