"""Chapter 2 of the ledger: setting up."""

from collections import Counter
from pathlib import Path

import pytest
from games.jumpdrive.moves import discard
from games.jumpdrive.seen import asked, hand, legal, refusal, seen
from games.jumpdrive.table import BOX, JUMP_DRIVE, play_round, seat, table

import sternhafen
from sternhafen import ScriptedChance
from sternhafen.games.jumpdrive.model import JumpDriveState

every_number = pytest.mark.parametrize("players", [2, 3, 4])
PRESETS = {letter: sorted(cards) for letter, cards in JUMP_DRIVE.components()["preset_hands"].items()}
FIRST_GAME = "first_game"


def new(players: int, seed: int = 1, **options: str) -> JumpDriveState:
    state: JumpDriveState = JUMP_DRIVE.new(players=players, seed=seed, options=options)
    return state


def everything(state: JumpDriveState) -> Counter[str]:
    data = state.position()
    return Counter(data["deck"]) + Counter(card for own in data["seats"] for card in own["hand"] + own["discards"])


@every_number
@pytest.mark.rule("JD-008")
def test_as_many_survey_teams_as_players(players: int) -> None:
    """Exactly as many Survey Teams as there are players lie in the middle."""
    assert players == new(players).view(None)["survey_teams"]


@every_number
@pytest.mark.rule("JD-009", "JD-010")
def test_seven_cards_each_and_the_rest_is_the_pile(players: int) -> None:
    """All 112 cards are shuffled, each player gets 7, the rest is the pile; another seed deals other cards."""
    state = new(players)
    assert [7] * players == seen(state, "hand_count")
    assert 112 - 7 * players == state.view(None)["pile"]
    assert everything(state) == BOX
    assert hand(state) != hand(new(players, seed=2))


@every_number
@pytest.mark.rule("JD-011")
def test_each_puts_two_of_seven_on_the_discard_pile(players: int) -> None:
    """Each player discards exactly 2 of the 7, and begins with 5."""
    state = new(players)
    for number in range(players):
        cards = hand(state, number)
        assert "JD-011" == refusal(state, number, discard(cards[0]))
        assert "JD-011" == refusal(state, number, discard(*cards[:3]))
        state.apply(number, discard(*cards[:2]))
        if number < players - 1:
            assert cards[2:] == hand(state, number)
    assert [5] * players == seen(state, "hand_count")
    assert 2 * players == state.view(None)["discard_pile"]
    assert ["choose_cards"] * players == [asked(state, number) for number in range(players)]


@pytest.mark.rule("JD-012")
def test_the_starting_discards_are_independent_and_secret() -> None:
    """All may discard in any order, and nobody sees what or that the others have until all are in."""
    state = new(3)
    assert (0, 1, 2) == state.to_act
    before = state.view(0)
    state.apply(2, discard(*hand(state, 2)[:2]))
    assert before | {"to_act": [0, 1]} == state.view(0) | {"to_act": [0, 1]}
    state.apply(0, discard(*hand(state, 0)[:2]))
    state.undo(2)
    assert [1, 2] == list(state.to_act)


@every_number
@pytest.mark.rule("JD-013", "JD-015", "JD-155")
def test_preset_hands(players: int) -> None:
    """First game: everybody gets another one of the hands of five; nothing is discarded, the discard pile is empty."""
    state = new(players, start=FIRST_GAME)
    hands = [hand(state, number) for number in range(players)]
    letters = [letter for own in hands for letter, cards in PRESETS.items() if cards == own]
    assert players == len(set(letters))
    assert [5] * players == [len(own) for own in hands]
    assert {"choose_cards"} == {asked(state, number) for number in range(players)}
    assert 112 - 5 * players == state.view(None)["pile"]
    assert 0 == state.view(None)["discard_pile"]


@pytest.mark.rule("JD-013")
def test_preset_hands_are_dealt_at_random() -> None:
    """Each of the four hands can come to seat 0."""
    assert list("ABCD") == sorted(
        {
            letter
            for seed in range(40)
            for letter, cards in PRESETS.items()
            if cards == hand(new(2, seed, start=FIRST_GAME))
        }
    )


@every_number
@pytest.mark.rule("JD-014", "JD-155")
def test_unused_preset_hands_are_in_the_pile(players: int) -> None:
    """The cards of unused hands are shuffled with all others: nothing is left out, and the order varies."""
    state, other = new(players, start=FIRST_GAME), new(players, seed=9, start=FIRST_GAME)
    assert everything(state) == BOX
    assert state.position()["deck"][:20] != other.position()["deck"][:20]
    deck = state.position()["deck"]
    unused = Counter(card for cards in PRESETS.values() for card in cards)
    unused.subtract(card for number in range(players) for card in hand(state, number))
    assert all(deck.count(card) >= number for card, number in unused.items())


@pytest.mark.rule("JD-156")
def test_the_start_is_an_option_and_the_hands_are_data(tmp_path: Path) -> None:
    """The standard start is the default; an owner's preset hands are dealt as their file says."""
    setting = JUMP_DRIVE.options["start"]
    assert ("standard", ("standard", "first_game")) == (setting.default, setting.choices)
    assert "starting_discard" == asked(new(2), 0)
    mine = tmp_path / "mine.toml"
    hands = 'D = ["space_marines", "military_convoy", "rebel_miners", "former_penal_colony", "pirate_world"]'
    other = 'D = ["space_marines", "drop_ships", "rebel_base", "rebel_outpost", "new_sparta"]'
    assert hands in JUMP_DRIVE.source
    mine.write_text(JUMP_DRIVE.source.replace(hands, other), encoding="utf-8")
    state = sternhafen.game("jumpdrive", data=mine).new(players=4, seed=3, options={"start": FIRST_GAME})
    assert ["drop_ships", "new_sparta", "rebel_base", "rebel_outpost", "space_marines"] in [
        hand(state, number) for number in range(4)
    ]


@pytest.mark.rule("JD-016")
def test_the_discard_pile_is_face_down() -> None:
    """Nobody looks through the discard pile: a seat knows its own discards only, the others see a number."""
    state = new(2)
    for number in (0, 1):
        state.apply(number, discard(*hand(state, number)[:2]))
    for viewer, other in ((0, 1), (1, 0)):
        view = state.view(viewer)
        assert 4 == view["discard_pile"]
        assert 2 == len(view["seats"][viewer]["discards"])
        assert "discards" not in view["seats"][other]
    assert all("discards" not in own for own in state.view(None)["seats"])


@pytest.mark.rule("JD-018")
def test_all_begin_with_nothing() -> None:
    """Tableaus are empty and scores 0."""
    state = new(4)
    assert [[], [], [], []] == seen(state, "tableau")
    assert [0, 0, 0, 0] == seen(state, "score")


@pytest.mark.rule("JD-019")
def test_the_first_dealer_may_be_named() -> None:
    """One player is named first dealer; a script of chance may say who."""
    deck = list(JUMP_DRIVE.box.pile)
    for dealer in (0, 1, 2):
        chance = ScriptedChance({"first_dealer": [[dealer]], "pile": [deck]})
        assert dealer == JUMP_DRIVE.new(players=3, chance=chance).view(None)["dealer"]


@pytest.mark.rule("JD-020")
def test_the_first_dealer_is_random() -> None:
    """Every seat can be the first dealer."""
    assert {0, 1, 2} == {new(3, seed).view(None)["dealer"] for seed in range(30)}


@pytest.mark.rule("JD-021")
def test_the_office_passes_to_the_left() -> None:
    """At the end of each round the next seat clockwise becomes dealer; after the last comes seat 0."""
    state = table(seat(), seat(), seat(), dealer=1)
    dealers = []
    for _ in range(4):
        dealers.append(state.view(None)["dealer"])
        play_round(state, {})
    assert [1, 2, 0, 1] == dealers
    assert {"type": "explore"} in legal(state)
