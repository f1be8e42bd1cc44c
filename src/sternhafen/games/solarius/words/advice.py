"""Why a move is worth considering where its decision previews nothing: what it changes on one's own tableau."""

from sternhafen.core.action import Action
from sternhafen.core.text import Text, card, text
from sternhafen.games.solarius import actions as a
from sternhafen.games.solarius.box import COLOURS
from sternhafen.games.solarius.model import Player, SolariusState
from sternhafen.games.solarius.rules.storage import stored_value

TRIED = (a.Money, a.StoreRow, a.PutCube, a.Accept, a.RemoveJunk, a.PayCubes, a.ToResource, a.Sell)
"""Moves whose gain and price lie on the tableau at once."""
TOLD = 3


def advice(state: SolariusState, seat: int, action: Action) -> tuple[Text, ...]:
    """What speaks for the action, in a few short texts."""
    player = state.seats[seat]
    if isinstance(action, TRIED):
        return changes(state, seat, action)
    if isinstance(action, (a.EndTurn, a.Decline, a.Back)):
        return (text("solarius-why-keeps", fuel=player.fuel, bucks=player.bucks),)
    if isinstance(action, a.DrawCards):
        return (text("solarius-why-draw", number=len(player.hand)),)
    if isinstance(action, a.Discard):
        return staying(state, player, action.cards)
    return ()


def changes(state: SolariusState, seat: int, action: Action) -> tuple[Text, ...]:
    """Supplies before and after, those that change."""
    tried = state.copy()
    tried.apply(seat, action)
    before, after = counted(state.seats[seat]), counted(tried.seats[seat])
    found = [(key, number, after[key]) for key, number in before.items() if number != after[key]]
    return tuple(text(key, before=was, after=now) for key, was, now in found[:TOLD])


def counted(player: Player) -> dict[str, int]:
    """What lies on the tableau, by the key of its text."""
    rows = {f"solarius-why-{name}": stored_value(player, colour) for colour, name in enumerate(COLOURS)}
    return {
        "solarius-preview-fuel-after": player.fuel,
        "solarius-preview-bucks-after": player.bucks,
        **rows,
        "solarius-why-junk": player.junk,
        "solarius-why-range": player.range,
        "solarius-why-cards": len(player.hand),
    }


def staying(state: SolariusState, player: Player, given: tuple[str, ...]) -> tuple[Text, ...]:
    """The cards that stay in hand."""
    names = [state.box.cards[own].id for own in player.hand]
    kept = [card(name) for name in names if name not in given]
    return (text("solarius-why-stay", cards=kept),) if kept else ()
