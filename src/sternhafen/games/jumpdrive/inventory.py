"""What lies on a table of Jump Drive, wherever it lies."""

from collections import Counter
from collections.abc import Iterator

from sternhafen.games.jumpdrive.model import JumpDriveState


def counted(state: JumpDriveState) -> Counter[str]:
    """Every card of the box, the Survey Teams in the middle included."""
    names = state.game.component_names
    return Counter(names[number] for number in _numbers(state))


def _numbers(state: JumpDriveState) -> Iterator[int]:
    yield from state.pile
    yield from state.open_discards
    yield from [state.cards.survey_team] * state.survey_teams
    for player in state.seats:
        yield from player.hand
        yield from player.tableau
        yield from player.discards
        yield from player.unplaced
