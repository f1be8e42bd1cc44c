"""The rules, in the order of play.

COM-1  Each player is dealt four of the 24 stars.
COM-2  In each round all play one star at the same time, face down, and turn them over together.
COM-3  The brightest star catches the comet, which is worth as many points as rounds were played.
COM-4  After four rounds the game is over; the most points win, and equal points share the place.
"""

from collections.abc import Sequence

from sternhafen.games.comets.actions import Play
from sternhafen.games.comets.model import NO_CARD, CometsState

from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseOne
from sternhafen.core.offers import Option
from sternhafen.core.result import Result, ranks
from sternhafen.core.text import Text, card, text

STARS = 24
DEALT = 4


def set_up(state: CometsState) -> None:
    """Shuffle and deal (COM-1)."""
    state.pile = list(range(STARS))
    state.chance.shuffle(state.pile, "pile")
    for seat, player in enumerate(state.seats):
        player.hand = state.chance.draw(state.pile, DEALT, seat, "deal")
    state.agenda = [("round",)]


def begin_round(state: CometsState) -> None:
    state.round += 1
    state.tell("round", number=state.round)
    state.agenda += [("turn_over",), ("play_stars",)]


def play_stars(state: CometsState) -> None:
    """Put to all at once, the question is sealed: the core shows nobody another's answer (COM-2)."""
    state.ask_all(("star",))


class ChooseStar(ChooseOne[CometsState]):
    """Which star to play (COM-2)."""

    takes = (Play,)

    def prompt(self, state: CometsState, seat: int, step: Step) -> Text:
        return text("comets-choose-star", points=state.round)

    def options(self, state: CometsState, seat: int, step: Step) -> Sequence[Option]:
        names = [state.game.component_name(star) for star in sorted(state.seats[seat].hand)]
        return [
            Option(Play(name), text("comets-play", card=card(name)), {"zone": "hand", "card": name}) for name in names
        ]

    def perform(self, state: CometsState, seat: int, step: Step, action: Play) -> None:
        star = state.game.component_number(action.card)
        state.seats[seat].hand.remove(star)
        state.seats[seat].played = star
        state.tell("played", seat, card=star)


def turn_over(state: CometsState) -> None:
    """The brightest star catches the comet (COM-3)."""
    best = max(range(state.players), key=lambda seat: state.seats[seat].played)
    state.seats[best].score += state.round
    state.tell("caught", best, number=state.round)
    for player in state.seats:
        state.shown.append(player.played)
        player.played = NO_CARD
    state.agenda.append(("end",) if state.round == DEALT else ("round",))


def end(state: CometsState) -> None:
    """Four rounds, and the most points win (COM-4)."""
    scores = tuple(player.score for player in state.seats)
    state.result = Result(
        scores=scores, ranks=ranks(list(scores)), reason=text("comets-all-played"), breakdown=((),) * len(scores)
    )
    state.tell("ended", winners=state.result.winners)


INPUTS = {"star": ChooseStar()}
STEPS = {"round": begin_round, "play_stars": play_stars, "turn_over": turn_over, "end": end}
