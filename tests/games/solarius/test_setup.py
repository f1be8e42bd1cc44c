"""Setting up (SM-020 to SM-051), with every number of players."""

from collections import Counter

import pytest
from games.solarius.moves import act, refused
from games.solarius.seen import me
from games.solarius.tables import COLOURS, GAME

from sternhafen.games.solarius.box import COLOUR_NUMBERS
from sternhafen.games.solarius.model import SolariusState
from sternhafen.games.solarius.rules.dice import PIPS, points
from sternhafen.games.solarius.space import CENTRE, is_used

every_number = pytest.mark.parametrize("players", [2, 3, 4])


def new(players: int, start: str = "start_cards", seed: int = 4) -> SolariusState:
    state: SolariusState = GAME.new(players=players, seed=seed, options={"start": start})
    return state


@pytest.mark.rule("SM-020", "SM-R29")
def test_tiles_lie_in_random_order_and_orientation() -> None:
    """Each outer tile once, places and rotations differ from game to game."""
    layouts = [new(2, seed=seed).space.layout for seed in range(20)]
    assert all(sorted(tile for tile, _ in layout) == list(range(6)) for layout in layouts)
    assert len(set(layouts)) == 20
    assert {turn for layout in layouts for _, turn in layout} == set(range(6))


@every_number
@pytest.mark.rule("SM-023", "SM-024", "SM-025", "SM-026")
def test_planets_lie_face_down_on_the_spaces_in_use(players: int) -> None:
    """The same number of each colour goes out; centre spaces marked 3 are used with exactly 3 players."""
    state = new(players)
    colours = Counter(state.box.planet_colour[planet] for planet in state.planets_out)
    assert dict.fromkeys(range(4), {2: 4, 3: 2, 4: 1}[players]) == colours
    assert not any(state.face_up)
    planets = [state.planet_at[hex] for hex in state.space.in_use]
    assert all(planets)
    assert len(set(planets)) == len(planets) == 36 - len(state.planets_out)
    assert (players == 3) == is_used(CENTRE, 3, players)
    assert (players >= 3, players == 4) == (is_used("A", 3, players), is_used("A", 4, players))
    in_centre = sum(state.space.tile_at[hex] == -1 for hex in state.space.in_use)
    assert in_centre == (4 if players == 3 else 2)


@pytest.mark.rule("SM-027", "SM-143")
def test_four_hubs_wait_and_two_are_out() -> None:
    """Letters of hubs to come and of those removed are hidden; round 1 shows one."""
    state = new(3)
    assert len(state.hub_track) == 4
    assert sorted(state.hub_track + state.hubs_out) == list(range(6))
    view = state.view(0)
    assert [GAME.box.tile_ids[state.hub_track[0]]] == view["hubs"]
    assert view["hubs_to_come"] == 3


@every_number
@pytest.mark.rule("SM-028", "SM-029", "SM-030", "SM-031", "SM-193")
def test_players_start_alike(players: int) -> None:
    """2 fuel, 2 bucks, ship on the home planet, no station built, range 1, tech dice at 1 in column I but for two."""
    for player in new(players).seats:
        assert (2, 2, GAME.box.geometry.home, 1) == (player.fuel, player.bucks, player.ship, player.range)
        assert not player.stations
        assert sorted(player.columns) == [1, 1, 1, 2]
        assert sorted(player.faces) == [0, 0, 0, 1]


@every_number
@pytest.mark.rule("SM-032", "SM-033", "SM-034", "SM-035", "SM-036", "SM-042")
def test_start_cards_are_carried_out(players: int) -> None:
    """Push one, raise another, 2 cubes in each other row, two named cards; the other cards are in the deck."""
    state = new(players)
    starts = {
        frozenset(GAME.box.numbers[name] for name in start.cards): start for start in GAME.box.components.start_cards
    }
    used = []
    for player in state.seats:
        start = starts[frozenset(player.hand)]
        used.append(start.id)
        assert player.columns[COLOUR_NUMBERS[start.push]] == 2
        assert player.faces[COLOUR_NUMBERS[start.raised]] == 1
        for colour in start.resources:
            assert player.store[3 * COLOUR_NUMBERS[colour] : 3 * COLOUR_NUMBERS[colour] + 3] == [2, 0, 0]
        assert sum(player.store) == 4
    assert len(set(used)) == players
    hands = [card for player in state.seats for card in player.hand]
    assert sorted(state.pile + hands) == list(range(32))
    assert not state.discard_pile
    assert not any(name in str(state.view(0)) for name in ("'A1'", "'A2'"))


@pytest.mark.rule("SM-038")
def test_the_start_player_is_random() -> None:
    """Every seat can be start player, and begins."""
    states = [new(4, seed=seed) for seed in range(30)]
    assert {0, 1, 2, 3} == {state.start_player for state in states}
    assert all(state.to_act == (state.start_player,) for state in states)


@pytest.mark.rule("SM-039", "SM-040", "SM-041")
def test_first_dice_lie_by_falling_value() -> None:
    """Highest value on -1, next lower on 0 …; equal values share; stars count the start player's tech dice."""
    for seed in range(40):
        state = new(3, seed=seed)
        faces = state.seats[state.start_player].faces
        values = [(points(face, PIPS[faces[colour]]), field) for field, colour, face in state.bridge]
        falling = sorted({value for value, _ in values}, reverse=True)
        assert all(field == falling.index(value) for value, field in values)


@pytest.mark.rule("SM-050", "SM-051", "SM-R32")
def test_free_start() -> None:
    """All keep two of three cards in secret, then set up in secret, then the first dice are rolled."""
    state = new(3, "free")
    assert state.to_act == (0, 1, 2)
    assert not state.bridge
    hands = [player.hand[:] for player in state.seats]
    assert [len(hand) for hand in hands] == [3, 3, 3]
    kept = [[GAME.component_name(card) for card in hand[:2]] for hand in hands]
    refused(state, "SM-050", "keep", cards=kept[0][:1])
    for seat in range(3):
        before = state.view(2)["seats"][0]["hand_count"], state.view(2)["discard_pile"]
        act(state, "keep", seat, cards=kept[seat])
        if seat == 0:
            assert before == (state.view(2)["seats"][0]["hand_count"], state.view(2)["discard_pile"])
    assert sorted(hand[2] for hand in hands) == sorted(state.discard_pile)
    for seat in range(3):
        act(state, "push", seat, colour="brown")
        if not seat:
            refused(state, "SM-051", "raise", colour="brown")
        assert state.view((seat + 1) % 3)["seats"][seat]["rows"]["brown"]["column"] * [1] + [1] * 3 == [1, 1, 1, 1]
        act(state, "raise", seat, colour="yellow")
    for seat in range(3):
        player = me(state, seat)
        assert player.columns == [1, 1, 1, 2]
        assert player.faces == [0, 1, 0, 0]
        assert player.store[:3] == [2, 0, 0] * 1
        assert player.store[6:9] == [2, 0, 0]
        assert sum(player.store) == 4
    assert len(state.bridge) == 4
    assert len(state.pile) + len(state.discard_pile) + sum(len(player.hand) for player in state.seats) == 32


@pytest.mark.rule("SM-R30", "SM-R31")
def test_what_is_hidden() -> None:
    """Backs of planets show colours only; hands, deck order and hubs to come are hidden; the bag is public."""
    state = new(2)
    view = state.view(0)
    down = view["map"]["planets"].values()
    assert all(planet["planet"] is None and planet["colour"] in COLOURS for planet in down)
    assert "hand" in view["seats"][0]
    assert "hand" not in view["seats"][1]
    assert view["seats"][1]["hand_count"] == 2
    assert len(state.pile) == view["pile"]
    assert set(COLOURS) == set(view["bag"])
    secret = [GAME.component_name(card) for card in state.seats[1].hand] + [GAME.box.planets[state.planets_out[0]].id]
    assert not any(f"'{name}'" in str(view) for name in secret)
