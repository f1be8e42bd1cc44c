"""Hints say why: what the rules say of cards given up, by the owner's own cards."""

from games.jumpdrive.moves import discard
from games.jumpdrive.table import seat, table

from sternhafen.core.saying import reasons, why
from sternhafen.core.text import speak

GIVEN = ("galactic_imperium", "rebel_outpost")
KEPT = ("gem_world", "mining_robots", "space_marines", "genetics_lab", "spice_world")


def test_starting_discards_have_a_reason() -> None:
    """Too dear for the cards that are left, too strong; what can be placed afterwards is named."""
    state = table(seat((*GIVEN, *KEPT)), seat())
    action = state.game.action(discard(*GIVEN))
    words = speak(why(reasons(state, 0, action), None, 0.1), "en", state.game.names)
    assert words == (
        "Rebel Outpost is too strong (defense 5, you have 0), "
        "Galactic Imperium is too dear (costs 7, you could pay 4), "
        "Afterwards you can place Gem World, Mining Robots and Space Marines."
    )
