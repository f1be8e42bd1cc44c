"""What a choice would cost, before it is made."""

from sternhafen.core.text import Text, listed, text
from sternhafen.games.trucker.grid import name
from sternhafen.games.trucker.ship import joints


def fallen(parts: list[joints.Part]) -> tuple[Text, ...]:
    """Nothing falls off a ship that stays in one part; of several the owner chooses one later."""
    if len(parts) < 2:
        return ()
    small = sorted(parts, key=len)[:-1]
    cells = [name(cell) for part in small for cell in part]
    return (text("trucker-preview-falls", number=len(cells), cells=listed(cells)),)
