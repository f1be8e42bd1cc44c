"""The round, step by step (JD-034), and the end of the game (JD-149 to JD-154)."""

from sternhafen.core.decision import Step
from sternhafen.core.result import Result, Share, ranks
from sternhafen.core.text import text
from sternhafen.games.jumpdrive.model import NO_CARD, JumpDriveState
from sternhafen.games.jumpdrive.rules.scoring import income

GOAL = 50

ROUND: tuple[Step, ...] = (
    ("choose",),
    ("reveal",),
    ("place",),
    ("draw_after_placing",),
    ("explorers_discard",),
    ("second_worlds",),
    ("hand_on_propaganda",),
    ("score",),
    ("end_check",),
    ("draw_income",),
    ("hand_limit",),
    ("next_dealer",),
)


def begin_round(state: JumpDriveState) -> None:
    state.round += 1
    state.open_round()
    if not state.quiet:
        state.tell("round", number=state.round)
    for player in state.seats:
        player.dev = player.world = NO_CARD
        player.way = ""
        player.explores = False
    state.agenda += reversed(ROUND)


def next_dealer(state: JumpDriveState) -> None:
    """The office passes to the left neighbour (JD-021), and a new round begins (JD-154)."""
    state.dealer = (state.dealer + 1) % state.players
    state.agenda.append(("round",))


def end_check(state: JumpDriveState) -> None:
    """With 50 or more VP the game ends at once: no income, no hand limit (JD-149, JD-152)."""
    if max([player.vp for player in state.seats]) < GOAL:
        return
    state.agenda.clear()
    keys = [(player.vp, tie_break(state, seat)) for seat, player in enumerate(state.seats)]
    state.result = Result(
        scores=tuple([player.vp for player in state.seats]),
        ranks=ranks(keys),
        reason=text("jumpdrive-goal-reached", goal=GOAL),
        breakdown=tuple([breakdown(state, seat) for seat in range(state.players)]),
    )
    state.tell("ended", winners=state.result.winners)


def tie_break(state: JumpDriveState, seat: int) -> int:
    """Hand cards plus the income this tableau would give (JD-151)."""
    return len(state.seats[seat].hand) + income(state, seat)


def breakdown(state: JumpDriveState, seat: int) -> tuple[Share, ...]:
    """What each card brought over the whole game, the best first."""
    player = state.seats[seat]
    shares = [Share(state.cards.share[own], points) for own, points in zip(player.tableau, player.earned, strict=True)]
    if player.earned_by_gone:
        shares.append(Share(text("jumpdrive-share-gone"), player.earned_by_gone))
    return tuple(sorted(shares, key=lambda share: -share.points))
