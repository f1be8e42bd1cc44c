"""What the components of Jump Drive hold."""

from typing import get_args

from sternhafen.core.component_types import any_of, components, list_of, with_fields
from sternhafen.core.text import TextData
from sternhafen.games.jumpdrive.pack import Card, Power

POWER = any_of(with_fields(kind, rule=str) for kind in get_args(Power))
CARD = with_fields(Card, "JumpCard", military=bool, powers=list_of(POWER), words=list[TextData])
COMPONENTS = components("JumpComponents", CARD, preset_hands=dict[str, list[str]])
