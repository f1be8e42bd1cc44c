"""The round: choosing actions, the phases in order, hand limit and end (RACE-030 to RACE-038, RACE-192, RACE-202)."""

from collections.abc import Sequence
from functools import cache

from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseSeveral
from sternhafen.core.result import Result, Share, ranks
from sternhafen.core.text import Text, card, text
from sternhafen.games.race.actions import Discard
from sternhafen.games.race.model import NO_PHASE, PHASE_OF_ACTION, PHASES, RaceState
from sternhafen.games.race.rules import consume, develop, explore, produce, settle
from sternhafen.games.race.rules.piles import discard
from sternhafen.games.race.rules.scoring import printed, score, six_cost, tie_break
from sternhafen.games.race.words.describing import TOLD_ACTIONS, TOLD_PHASES

HAND_LIMIT = 10
FULL_TABLEAU = 12
TECHNICAL_LIMIT = 100
"""Not a rule (RACE-230): after this many rounds a game is stopped, for bots that never finish one."""

PHASE_STEPS = (explore.explore, develop.develop, settle.settle, consume.consume, produce.produce)


def begin_round(state: RaceState) -> None:
    state.round += 1
    state.open_round()
    if not state.quiet:
        state.tell("round", number=state.round)
    for player in state.seats:
        player.actions = ()
    state.phases = ()
    choose_actions(state)


def choose_actions(state: RaceState) -> None:
    """All choose in secret and at the same time (RACE-031)."""
    state.agenda.append(("reveal_actions",))
    state.ask_all(("choose_two_actions",) if state.advanced else ("choose_action",))


def reveal_actions(state: RaceState) -> None:
    """Only phases somebody chose are played, in their order (RACE-032 to RACE-035)."""
    if not state.quiet:
        for seat, player in enumerate(state.seats):
            state.tell("chose", seat, actions=[TOLD_ACTIONS[action] for action in player.actions])
    state.phases = phases_of(frozenset([player.actions for player in state.seats]))
    play_phase(state, 0)


@cache
def phases_of(chosen: frozenset[tuple[int, ...]]) -> tuple[int, ...]:
    """The phases of a round; one is played twice only if a player has both its cards (RACE-235, RACE-238)."""
    times = [0] * len(PHASES)
    for actions in chosen:
        for action in actions:
            times[PHASE_OF_ACTION[action]] = max(times[PHASE_OF_ACTION[action]], actions.count(action))
    return tuple([phase for phase, count in enumerate(times) for _ in range(count)])


def play_phase(state: RaceState, place: int) -> None:
    """One phase after the other; between the halves of a doubled one nothing else happens (RACE-264)."""
    if place == len(state.phases):
        end_round(state)
        return
    state.phase = place
    phase = state.phases[place]
    state.half = int(place > 0 and state.phases[place - 1] == phase)
    if not state.quiet:
        state.tell("phase", phase=TOLD_PHASES[phase])
    state.agenda.append(("phase", place + 1))
    PHASE_STEPS[phase](state)


def end_round(state: RaceState) -> None:
    """Whoever holds more than 10 cards discards down to 10, all at the same time (RACE-192, RACE-263)."""
    state.phase, state.half = NO_PHASE, 0
    over = {}
    for seat, player in enumerate(state.seats):
        if len(player.hand) > HAND_LIMIT:
            over[seat] = ("discard_to_limit",)
    if over:
        state.agenda.append(("end_check",))
        state.ask_each(over)
    else:
        end_check(state)


class DiscardToLimit(ChooseSeveral[RaceState]):
    """Which cards to discard is up to the player; goods and tableau do not count (RACE-192, RACE-193)."""

    takes = (Discard,)
    size_rule = "RACE-192"

    def prompt(self, state: RaceState, seat: int, step: Step) -> Text:
        return text("race-hand-limit", number=self.bounds(state, seat, step)[0], limit=HAND_LIMIT)

    def things(self, state: RaceState, seat: int, step: Step) -> list[int]:
        return state.seats[seat].hand

    def bounds(self, state: RaceState, seat: int, step: Step) -> tuple[int, int]:
        number = len(state.seats[seat].hand) - HAND_LIMIT
        return number, number

    def carry_out(self, state: RaceState, seat: int, step: Step, chosen: Sequence[int]) -> None:
        discard(state, seat, chosen)
        state.tell("discarded_to_limit", seat, {"cards": chosen}, number=len(chosen))


# The end


def end_check(state: RaceState) -> None:
    """Checked at the end of the round only (RACE-202 to RACE-205)."""
    reason = end_reason(state)
    if reason is None:
        begin_round(state)
        return
    state.agenda.clear()
    cards, seats = state.cards, state.seats
    scores = [score(cards, player) for player in seats]
    state.result = Result(
        scores=tuple(scores),
        ranks=ranks([(points, tie_break(player)) for points, player in zip(scores, seats, strict=True)]),
        reason=reason,
        breakdown=tuple(breakdown(state, seat) for seat in range(state.players)),
    )
    state.tell("ended", winners=state.result.winners)


def end_reason(state: RaceState) -> Text | None:
    full = False
    for player in state.seats:
        full |= len(player.tableau) >= FULL_TABLEAU
    if full and not state.pool:
        return text("race-end-both", limit=FULL_TABLEAU)
    if full:
        return text("race-end-full", limit=FULL_TABLEAU)
    if not state.pool:
        return text("race-end-pool")
    return text("race-end-technical", limit=TECHNICAL_LIMIT) if state.round >= TECHNICAL_LIMIT else None


def breakdown(state: RaceState, seat: int) -> tuple[Share, ...]:
    """Printed VP of worlds and of developments, each six-cost development, and chips."""
    player, cards = state.seats[seat], state.cards
    shares = [
        Share(text("race-share-worlds"), printed(cards, player, worlds=True)),
        Share(text("race-share-developments"), printed(cards, player, worlds=False)),
    ]
    for own, vp in six_cost(cards, player):
        shares.append(Share(text("race-share-six-cost", card=card(cards.names[own])), vp))
    return (*shares, Share(text("race-share-chips"), player.vp))
