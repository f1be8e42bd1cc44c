"""What a choice would cost and give, told before it is made."""

from sternhafen.core.text import Text, text
from sternhafen.games.jumpdrive.box import Cards
from sternhafen.games.jumpdrive.model import JumpDriveState, Player
from sternhafen.games.jumpdrive.rules import exploring, scoring
from sternhafen.games.jumpdrive.rules.paying import dev_cost, ways


def preview_exploring(state: JumpDriveState, seat: int) -> tuple[Text, ...]:
    symbols = exploring.symbols(state, seat)
    drawn = text("jumpdrive-preview-explore", drawn=symbols + exploring.NET_GAIN, discarded=symbols)
    return drawn, *_round(state, seat)


def preview_placing(state: JumpDriveState, seat: int, pick: tuple[int, ...]) -> tuple[Text, ...]:
    """The price of each card, and what the round would bring if the others placed nothing."""
    after = state.copy()
    player, cards = after.seats[seat], after.cards
    payable = len(player.hand) - sum(1 for own in pick if own != cards.survey_team)
    lines: list[Text] = []
    for own in pick:
        if cards.is_world[own]:
            lines += _world(cards, player, own, payable)
        else:
            cost = dev_cost(cards, player, own, len(pick) == 1)
            lines += _development(cards, player, own, cost)
            payable -= cost
        player.add(cards, own)
    if len(pick) == 1 and cards.is_world[pick[0]]:
        lines.append(text("jumpdrive-preview-bonus"))
    return *lines, *_round(after, seat)


def _world(cards: Cards, player: Player, own: int, payable: int) -> list[Text]:
    name = {"card": cards.names[own]}
    found = ways(cards, player, own, payable)
    return [text(f"jumpdrive-preview-{way}", kind="world", card=name, number=cost) for way, cost in found]


def _development(cards: Cards, player: Player, own: int, cost: int) -> list[Text]:
    name = {"card": cards.names[own]}
    price = text("jumpdrive-preview-pay", kind="development", card=name, number=cost)
    return [price, text("jumpdrive-preview-alone")] if cost < dev_cost(cards, player, own, False) else [price]


def _round(state: JumpDriveState, seat: int) -> tuple[Text, ...]:
    points = sum(scoring.round_vp(state, seat))
    total = state.seats[seat].vp + points
    return (
        text("jumpdrive-preview-points", points=points, total=total),
        text("jumpdrive-preview-income", number=scoring.income(state, seat)),
    )
