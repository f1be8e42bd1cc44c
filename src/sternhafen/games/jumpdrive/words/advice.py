"""Why a move is worth considering where its decision previews nothing: by the owner's own cards alone."""

from collections.abc import Sequence

from sternhafen.core.action import Action
from sternhafen.core.parting import BARRED, Fate, others, parting, too_dear, too_weak
from sternhafen.core.text import Text, card, text
from sternhafen.games.jumpdrive.actions import Conquer, Discard, NoSecondWorld, Pay
from sternhafen.games.jumpdrive.box import Cards
from sternhafen.games.jumpdrive.model import JumpDriveState, Player
from sternhafen.games.jumpdrive.rules import paying


def advice(state: JumpDriveState, seat: int, action: Action) -> tuple[Text, ...]:
    """What speaks for the action, in a few short texts."""
    player = state.seats[seat]
    if isinstance(action, (Discard, Pay)):
        return giving(state.cards, player, [state.cards.numbers[name] for name in action.cards])
    if isinstance(action, Conquer):
        return (text("jumpdrive-why-conquer"),)
    if isinstance(action, NoSecondWorld):
        return (text("jumpdrive-why-no-second-world", number=len(player.hand)),) if player.hand else ()
    return ()


def giving(cards: Cards, player: Player, given: Sequence[int]) -> tuple[Text, ...]:
    kept = list(player.hand)
    for own in given:
        kept.remove(own)
    payable = len(kept) - 1
    playable = [cards.names[own] for own in others(kept, given) if fate(cards, player, own, payable) is None]
    return parting((fate(cards, player, own, payable) for own in dict.fromkeys(given)), playable)


def fate(cards: Cards, player: Player, own: int, payable: int) -> Fate | None:
    """What forbids this card in a round to come with this many cards to pay with, or None."""
    name = cards.names[own]
    if not cards.is_world[own]:
        if paying.dev_obstacle(cards, player, own):
            return Fate(BARRED, text("jumpdrive-why-barred", card=card(name)))
        cost = paying.dev_cost(cards, player, own, alone=True)
        return too_dear(name, cost, payable) if cost > payable else None
    if paying.ways(cards, player, own, payable):
        return None
    if cards.is_military[own] and not paying.can_contact(cards, player, own):
        strength = paying.strength(cards, player) + paying.strength_against(cards, player, own)
        return too_weak(name, cards.price[own], strength)
    return too_dear(name, paying.world_cost(cards, player, own), payable)
