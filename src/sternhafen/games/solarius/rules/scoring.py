"""Final scoring (SM-385 to SM-399)."""

from functools import cache

from sternhafen.core.result import Result, Share, ranks
from sternhafen.core.text import text
from sternhafen.games.solarius.model import NO_OUTPOST, Player, SolariusState
from sternhafen.games.solarius.pack import Endgame
from sternhafen.games.solarius.rules import network
from sternhafen.games.solarius.rules.dice import FACE_VP, LAST_COLUMN, PIPS
from sternhafen.games.solarius.rules.storage import FULL

CATEGORIES = (
    "planets", "unsettled", "sets", "stations", "missions", "open_missions", "hubs", "tech_faces", "tech_columns",
    "full_columns", "fuel", "bucks", "junk", "developments", "network",
)  # fmt: skip
STATION_VP = (0, 0, 1, 3, 6)
FOUR_VP, THREE_VP = 4, 2


def planets_vp(state: SolariusState, player: Player) -> int:
    """Printed VP of settled planets; also the tie-break (SM-385, SM-R14)."""
    return sum([state.box.planet_vp[planet] for planet in player.right])


def unsettled_vp(number: int) -> int:
    return -number * (number + 1) // 2


@cache
def sets_vp(counts: tuple[int, int, int, int]) -> int:
    """The best way to form sets of four and of three colours (SM-387, SM-R26)."""
    best = 0
    if min(counts):
        one, two, three, four = counts
        best = FOUR_VP + sets_vp((one - 1, two - 1, three - 1, four - 1))
    for left_out in range(4):
        rest = [number - (colour != left_out) for colour, number in enumerate(counts)]
        if min(rest) >= 0:
            best = max(best, THREE_VP + sets_vp((rest[0], rest[1], rest[2], rest[3])))
    return best


def hubs_vp(state: SolariusState, player: Player) -> int:
    """Each figure adjacent to an erected hub, once even with an outpost (SM-390, SM-R13)."""
    erected, near = state.erected(), state.space.near_hub
    return sum([near[figure[0]] in erected for figure in player.figures])


def full_columns_vp(player: Player) -> int:
    """In rows with the tech die in column V, each of columns I to III that is full (SM-393)."""
    if LAST_COLUMN not in player.columns:
        return 0
    full = [
        player.store[3 * colour + column] == spaces
        for colour in range(4)
        if player.columns[colour] == LAST_COLUMN
        for column, spaces in enumerate(FULL)
    ]
    return sum(full)


def money_vp(number: int) -> int:
    return 2 if number >= 10 else 1 if number >= 5 else 0


def development_vp(state: SolariusState, player: Player) -> int:
    """Developments that score at the end (SM-R48)."""
    ends = [state.box.endgame[card] for card in player.developments]
    return sum([min(end.max, end.vp * (counted(player, end) // end.divisor)) for end in ends if end is not None])


def counted(player: Player, end: Endgame) -> int:
    match end.per:
        case "settled_planet":
            return len(player.right)
        case "station":
            return len(player.stations)
        case "fulfilled_mission":
            return len(player.done)
        case "outpost":
            return sum(figure[2] != NO_OUTPOST for figure in player.figures)
        case "tech_die_4":
            return sum(PIPS[face] == 4 for face in player.faces)
        case _:
            return len(player.developments)


def own_shares(state: SolariusState, player: Player) -> dict[str, int]:
    """All categories but the network, which needs the others."""
    box = state.box
    colours = [0, 0, 0, 0]
    for planet in player.right:
        colours[box.planet_colour[planet]] += 1
    return {
        "planets": planets_vp(state, player),
        "unsettled": unsettled_vp(len(player.left)),
        "sets": sets_vp((colours[0], colours[1], colours[2], colours[3])),
        "stations": STATION_VP[len(player.stations)],
        "missions": sum([box.mission_vp[card] for card in player.done]),
        "open_missions": -len(player.open),
        "hubs": hubs_vp(state, player),
        "tech_faces": sum([FACE_VP[face] for face in player.faces]),
        "tech_columns": sum([column >= 4 for column in player.columns]),
        "full_columns": full_columns_vp(player),
        "fuel": money_vp(player.fuel),
        "bucks": money_vp(player.bucks),
        "junk": -player.beside,
        "developments": development_vp(state, player),
    }


def shares(state: SolariusState) -> list[dict[str, int]]:
    """The points of all seats by category, as if the game ended now."""
    return shares_with(state, network.counts(state))


def shares_with(state: SolariusState, networks: list[int]) -> list[dict[str, int]]:
    prizes = network.points(networks)
    return [own_shares(state, player) | {"network": prize} for player, prize in zip(state.seats, prizes, strict=True)]


def final_scoring(state: SolariusState) -> None:
    """Most VP wins, then VP from settling planets; else the victory is shared (SM-399)."""
    found = shares(state)
    scores = tuple(sum(own.values()) for own in found)
    keys = [(score, planets_vp(state, player)) for score, player in zip(scores, state.seats, strict=True)]
    state.result = Result(
        scores=scores,
        ranks=ranks(keys),
        reason=text("solarius-four-rounds"),
        breakdown=tuple(
            tuple(Share(text(f"solarius-share-{name.replace('_', '-')}"), own[name]) for name in CATEGORIES)
            for own in found
        ),
    )
    state.tell("ended", winners=state.result.winners)
