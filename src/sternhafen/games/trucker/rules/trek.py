"""The Transgalactic Trek: titles, and the pause between flights (GT-400 to GT-420, GT-430 to GT-433)."""

from collections.abc import Sequence

from sternhafen.core.action import Action
from sternhafen.core.decision import Step
from sternhafen.core.inputs import ChooseOne
from sternhafen.core.offers import Option
from sternhafen.core.text import Text, card, text
from sternhafen.core.text import seat as who
from sternhafen.games.trucker.actions import READY, GiveTitle, KeepTitle, Ready
from sternhafen.games.trucker.model import TITLES, TruckerState
from sternhafen.games.trucker.rules.steps import LEVEL
from sternhafen.games.trucker.ship.measures import MEASURES


def value(state: TruckerState, seat: int, title: int) -> int:
    return MEASURES[state.box.titles[title].measure](state.seats[seat].ship)


def best(state: TruckerState, title: int) -> tuple[int, list[int]]:
    """The best value among those who finished and who has it, in the final flight order."""
    values = {seat: value(state, seat, title) for seat in state.flown}
    highest = max(values.values(), default=0)
    return highest, [seat for seat in state.flown if values[seat] == highest]


def evaluate(state: TruckerState) -> None:
    """Titles are awarded after flight I and defended in the flights after it."""
    if state.titles:
        award(state)
    else:
        for seat in range(state.players):
            defend(state, seat)


def award(state: TruckerState) -> None:
    """All who are best get credits, the foremost of them the title (GT-403 to GT-406)."""
    if not state.flown:
        deal(state)
        return
    for title in state.titles:
        highest, leaders = best(state, title)
        for seat in leaders if highest else ():
            earn(state, seat, title, state.box.payments.best)
        state.seats[leaders[0]].titles.append(title)
        state.tell("title", leaders[0], card=title, value=highest)
    state.titles = []
    state.agenda += [("share_titles", seat) for seat in reversed(state.flown)]


def deal(state: TruckerState) -> None:
    """Nobody finished: titles at random, without credits (GT-407)."""
    state.chance.shuffle(state.titles, "titles")
    for seat, player in enumerate(state.seats):
        player.titles = [state.titles.pop()]
        state.tell("title", seat, card=player.titles[0], value=0)


def earn(state: TruckerState, seat: int, title: int, credits: int) -> None:
    state.seats[seat].earn(TITLES, credits)
    state.tell("paid_titles", seat, number=credits, card=title)


def defend(state: TruckerState, seat: int) -> None:
    """Finish with the best value of one's own title; a shared best is enough (GT-412 to GT-418, GT-431)."""
    player, pays = state.seats[seat], state.box.payments
    title = player.titles[0]
    if seat not in best(state, title)[1]:
        state.tell("undefended", seat, card=title)
    elif state.flight.id == "II":
        earn(state, seat, title, pays.defended)
        player.gold = True
        state.tell("gold", seat, card=title)
    else:
        earn(state, seat, title, pays.defended_gold if player.gold else pays.defended_silver)


# Everybody ends with one title


def share_titles(state: TruckerState, seat: int) -> None:
    """Whoever has several keeps one and gives the others away, one after the other (GT-408 to GT-411, GT-433)."""
    if len(state.seats[seat].titles) > 1:
        state.ask(seat, ("keep_title",))


def without_title(state: TruckerState) -> list[int]:
    return [seat for seat, player in enumerate(state.seats) if not player.titles]


class ChooseTitle(ChooseOne[TruckerState]):
    """Which of several titles to keep."""

    takes = (KeepTitle,)

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-keep-title")

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        names = [state.box.names[title] for title in state.seats[seat].titles]
        return [
            Option(KeepTitle(name), text("core-item", card=card(name)), {"zone": "title", "card": name})
            for name in names
        ]

    def perform(self, state: TruckerState, seat: int, step: Step, action: KeepTitle) -> None:
        titles = state.seats[seat].titles
        kept = state.box.numbers[action.title]
        titles.remove(kept)
        titles.insert(0, kept)
        state.tell("kept_title", seat, card=kept)
        state.lanes[seat] += [("give_title",)] * (len(titles) - 1)


class ChooseHeir(ChooseOne[TruckerState]):
    """Give one of the others to a trucker without a title."""

    takes = (GiveTitle,)

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-give-title")

    def actions(self, state: TruckerState, seat: int, step: Step) -> Sequence[Action]:
        spare = state.seats[seat].titles[1:]
        return [GiveTitle(state.box.names[title], other) for title in spare for other in without_title(state)]

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        found = []
        for action in self.actions(state, seat, step):
            assert isinstance(action, GiveTitle)
            label = text("trucker-give-title-to", card=card(action.title), seat=who(action.to))
            found.append(Option(action, label, {"zone": "title", "card": action.title, "seat": action.to}))
        return found

    def forced(self, state: TruckerState, seat: int, step: Step) -> Action | None:
        found = self.actions(state, seat, step)
        return found[0] if len(found) == 1 else None

    def perform(self, state: TruckerState, seat: int, step: Step, action: GiveTitle) -> None:
        title = state.box.numbers[action.title]
        state.seats[seat].titles.remove(title)
        state.seats[action.to].titles.append(title)
        state.tell("gave_title", seat, card=title, to=action.to)


# Between the flights


def interval(state: TruckerState, level: str) -> None:
    """Building starts for everybody at the same moment: when all have seen the payout and are ready (GT-011)."""
    state.ask_each(dict.fromkeys(range(state.players), ("ready", level)))


class SayReady(ChooseOne[TruckerState]):
    """Go on to the next flight."""

    takes = (Ready,)

    def prompt(self, state: TruckerState, seat: int, step: Step) -> Text:
        return text("trucker-ready-prompt", level=step[LEVEL])

    def actions(self, state: TruckerState, seat: int, step: Step) -> Sequence[Action]:
        return [READY]

    def options(self, state: TruckerState, seat: int, step: Step) -> Sequence[Option]:
        return [Option(READY, text("trucker-ready", level=step[LEVEL]))]

    def perform(self, state: TruckerState, seat: int, step: Step, action: Ready) -> None:
        """Nothing but the end of waiting."""
