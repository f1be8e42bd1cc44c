"""What a choice would cost and give, before it is made."""

from sternhafen.core.text import Text, listed, text
from sternhafen.games.trucker.grid import name
from sternhafen.games.trucker.model import TruckerState
from sternhafen.games.trucker.rules.flying import landing
from sternhafen.games.trucker.ship import joints, losses


def tokens(state: TruckerState, seat: int, spent: int) -> Text:
    before = state.seats[seat].ship.tokens
    return text("trucker-preview-tokens", before=before, after=before - spent)


def days(state: TruckerState, seat: int, lost: int) -> Text:
    """Where the rocket would fall back to, as things stand."""
    spaces = state.flight.spaces
    to = landing(state, seat, -lost)
    return text("trucker-preview-space", before=state.seats[seat].position % spaces, after=to % spaces, to=to)


def without(state: TruckerState, seat: int, cell: int) -> tuple[Text, ...]:
    """The ship without a component: what falls off with it, and the connectors open then."""
    ship = state.seats[seat].ship
    parts = losses.parts_without(ship, cell)
    if len(parts) != 1:
        return (text("trucker-preview-apart", number=len(parts)),)
    after = ship.copy()
    after.remove(cell)
    return text("trucker-preview-exposed", before=joints.exposed(ship), after=joints.exposed(after)), *fallen(parts)


def fallen(parts: list[joints.Part]) -> tuple[Text, ...]:
    """Nothing falls off a ship that stays in one part; of several the owner chooses one later."""
    if len(parts) < 2:
        return ()
    small = sorted(parts, key=len)[:-1]
    cells = [name(cell) for part in small for cell in part]
    return (text("trucker-preview-falls", number=len(cells), cells=listed(cells)),)
