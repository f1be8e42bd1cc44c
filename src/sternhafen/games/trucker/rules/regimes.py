"""Who may build when: by turns, relaxed, or in real time against the hourglass (GT-020, GT-060 to GT-069)."""

from sternhafen.core.decision import Step
from sternhafen.games.trucker.model import NO_STACK, NO_TILE, TruckerState
from sternhafen.games.trucker.rules import building
from sternhafen.games.trucker.rules.hourglass import glass_obstacle, has_glass, start_glass

YARD: Step = ("yard",)
HOLD: Step = ("hold",)
TURN_GLASS: Step = ("turn_glass",)
TAKE_START: Step = ("take_start",)
NEXT_TURN: Step = ("next_turn",)
GRACE_SECONDS = 10
"""How long those stopped by the clock may take to seize a start space (GT-069f)."""


def by_turns(state: TruckerState) -> bool:
    return state.by_turns


def build(state: TruckerState) -> None:
    """Building starts for everybody at the same moment (GT-011, GT-020)."""
    start_glass(state)
    state.agenda.append(("building_over",))
    if by_turns(state):
        state.agenda.append(NEXT_TURN)
    else:
        state.ask_each(dict.fromkeys(range(state.players), YARD), open=True)


def next_turn(state: TruckerState) -> None:
    """By turns: one tile decision each, the first of the round moving on by one seat (a variant)."""
    players = len(state.seats)
    while 0 in [player.space for player in state.seats]:
        if state.turn == players:
            state.turn = 0
            state.round += 1
            run_sand(state)
            if state.glass > state.flight.timer_spaces > 0:
                return stop_all(state)
        seat = (state.round - 1 + state.turn) % players
        state.turn += 1
        if not state.seats[seat].space:
            state.agenda.append(NEXT_TURN)
            return state.ask(seat, YARD)


def run_sand(state: TruckerState) -> None:
    """By turns the glass runs by rounds, and turns itself when it has run out."""
    if not state.flight.timer_spaces:
        return
    state.sand -= 1
    if state.sand <= 0:
        state.glass += 1
        state.sand = state.options["hourglass_rounds"]
        if state.glass <= state.flight.timer_spaces:
            state.tell("glass_turned", space=state.glass, last=state.flight.timer_spaces)


def stop_all(state: TruckerState) -> None:
    """Building ends at once; those still building take the foremost spaces, here in seat order (GT-065, GT-066)."""
    state.tell("time_up")
    for seat, player in enumerate(state.seats):
        if not player.space:
            building.stop(state, seat)
            building.take_front_space(state, seat)


def building_over(state: TruckerState) -> None:
    """All have finished, or time is up (GT-065, GT-067)."""
    state.tell("building_over")


# Time


def heeds_clock(state: TruckerState) -> bool:
    """Time means something while truckers build in real time, and while those stopped seize a start space."""
    return has_glass(state) and any(lane and lane[-1] in (YARD, HOLD, TURN_GLASS, TAKE_START) for lane in state.lanes)


def pass_time(state: TruckerState, seconds: float) -> None:
    was_running = state.sand > 0
    state.sand -= seconds
    if any(lane and lane[-1] == TAKE_START for lane in state.lanes):
        if state.sand <= -GRACE_SECONDS:
            seize_for_the_slow(state)
    elif state.sand <= 0:
        state.sand = 0.0
        if was_running:
            sand_is_out(state)


def sand_is_out(state: TruckerState) -> None:
    state.tell("sand_out", space=state.glass, last=state.flight.timer_spaces)
    if state.glass == state.flight.timer_spaces:
        stop_building(state)
    else:
        offer_glass(state)


def offer_glass(state: TruckerState) -> None:
    """Finished truckers may turn it too; the others are asked anyway (GT-061, GT-069e)."""
    for seat, player in enumerate(state.seats):
        if player.space and glass_obstacle(state, seat) is None and not state.lanes[seat]:
            state.join(seat, TURN_GLASS)


def withdraw_glass(state: TruckerState) -> None:
    for seat, lane in enumerate(state.lanes):
        if lane and lane[-1] == TURN_GLASS:
            state.excuse(seat)


def stop_building(state: TruckerState) -> None:
    """The last sand has run out: now only start spaces are taken, the quickest first (GT-065, GT-066, GT-069i)."""
    state.tell("time_up")
    for seat, player in enumerate(state.seats):
        state.excuse(seat)
        if not player.space:
            building.stop(state, seat)
            state.join(seat, TAKE_START)


def seize_for_the_slow(state: TruckerState) -> None:
    for seat, lane in enumerate(state.lanes):
        if lane and lane[-1] == TAKE_START:
            state.excuse(seat)
            building.take_front_space(state, seat)


# Going on after a command


def go_on(state: TruckerState, seat: int) -> None:
    """What the trucker is asked next: by turns the turn ends with the decision on a tile."""
    player = state.seats[seat]
    if player.hand != NO_TILE:
        state.lanes[seat].append(HOLD)
    elif by_turns(state):
        player.looking = NO_STACK
    elif not player.space:
        state.lanes[seat].append(YARD)
    else:
        after_finishing(state, seat)


def after_finishing(state: TruckerState, seat: int) -> None:
    """A finished trucker may turn the glass; with all finished building is over (GT-067, GT-069e)."""
    if all(player.space for player in state.seats):
        withdraw_glass(state)
    elif glass_obstacle(state, seat) is None:
        state.lanes[seat].append(TURN_GLASS)
