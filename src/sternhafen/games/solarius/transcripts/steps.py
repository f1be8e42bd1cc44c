"""The steps of a transcript as actions of the engine, through the public contract."""

from collections import Counter
from typing import Any

from sternhafen.core.action import Action
from sternhafen.core.errors import Refused, ScriptError
from sternhafen.core.plain import Json
from sternhafen.games.solarius import actions as a
from sternhafen.games.solarius.box import COLOURS
from sternhafen.games.solarius.model import NOBODY, SolariusState
from sternhafen.games.solarius.rules import flying, storage
from sternhafen.games.solarius.transcripts.chance import GivenChance, die_number

Data = Json
OPTIONAL = ("research", "outpost", "gain", "gain_mix", "store_cubes", "remove_junk", "play_from_hand", "stations")
"""Questions that may be declined without a step of their own."""


class Impossible(Exception):
    """A step that cannot even be put to the engine."""


def require(holds: bool, problem: str) -> None:
    if not holds:
        raise Impossible(problem)


class Replay:
    """One seat's steps, one after the other."""

    def __init__(self, state: SolariusState, seat: int, in_turn: bool = True) -> None:
        self.state = state
        self.seat = seat
        self.in_turn = in_turn
        self.could_pay: tuple[int, int] | None = None
        """Fuel and bucks when a die on -1 was taken: with one of them the engine does not ask."""

    def allows(self, step: Data) -> bool:
        """Whether a step is legal, tried on a copy; not if play has gone on to the next turn by itself."""
        if not self.in_turn and self.state.turn != NOBODY:
            return False
        trial = Replay(self.state.copy(), self.seat)
        trial.could_pay = self.could_pay
        try:
            trial.step(step)
        except (Refused, Impossible, ScriptError):
            return False
        return True

    def step(self, step: Data) -> None:
        getattr(self, f"do_{step['do']}")(step)

    # Helpers

    def act(self, action: Action) -> None:
        self.state.apply(self.seat, action)

    @property
    def asked(self) -> tuple[Any, ...]:
        """The step now put to this seat; empty if it is asked nothing."""
        lane = self.state.lanes[self.seat]
        return lane[-1] if lane else ("",)

    def skip_to(self, *names: str) -> None:
        """Decline what is optional until one of these is asked."""
        while self.asked[0] in OPTIONAL and self.asked[0] not in names:
            self.act(a.DECLINE)

    def feed(self, cards: list[str]) -> None:
        chance = self.state.chance
        assert isinstance(chance, GivenChance)
        chance.cards += [self.state.box.numbers[card] for card in cards]

    def rows(self) -> list[storage.Row]:
        return [storage.row_of(self.state.seats[self.seat], colour) for colour in range(4)]

    # Step a

    def do_take(self, step: Data) -> None:
        colour, face, wheel = step["die"]
        player = self.state.seats[self.seat]
        money = player.fuel, player.bucks
        self.act(a.Take(colour, face, wheel, step["field"], step["as"]))
        self.could_pay = money if wheel == -1 and self.asked[0] != "wheel" else None

    def do_wheel(self, step: Data) -> None:
        if self.could_pay is None:
            self.act(a.Money(step["fuel"], step["bucks"]))
            return
        fuel, bucks = self.could_pay
        require((step["fuel"], step["bucks"]) == (-(fuel > 0), -(bucks > 0)), "paid otherwise")
        self.could_pay = None

    def do_research(self, step: Data) -> None:
        if step["use"] == "draw":
            self.feed(step["drawn"])
            self.act(a.DRAW)
        else:
            self.act(a.PlayCard(step["card"], step["as"]))

    def do_action(self, step: Data) -> None:
        self.skip_to("die_action")
        if step["kind"] == "split":
            self.split(step)
            return
        colour = self.asked[1]
        rows = self.rows()
        self.act(a.Act(step["kind"], step["buy"]))
        if step["kind"] == "resource":
            self.store_row(colour, rows[colour], step["store"])
        else:
            self.progress(step)

    def split(self, step: Data) -> None:
        _, colour, ap, _ = self.asked
        require(sum(step["die"]) == ap, "not the points of the die")
        before = self.rows()[colour]
        self.act(a.SplitDie(step["die"][0], step["any"][0]))
        self.act(a.SplitPlan(step["first"], *step["bought"]))
        for half in ("resource", "main") if step["first"] == "resource" else ("main", "resource"):
            if half == "resource":
                self.store_row(colour, before, step.get("store", []))
            else:
                self.progress(step)

    def store_row(self, colour: int, before: storage.Row, columns: list[int]) -> None:
        """Put the cubes in the order given; the engine asks for all at once, or not at all if there is no choice."""
        row, die = before, self.state.seats[self.seat].columns[colour]
        for column in columns:
            require(column in storage.open_columns(row, die), "no legal space")
            row = (row[0] + (column == 1), row[1] + (column == 2), row[2] + (column == 3))
        if self.asked[0] == "store_row":
            added = Counter(columns)
            self.act(a.StoreRow((added[1], added[2], added[3])))
        require(self.rows()[colour] == row, "stored otherwise")

    def progress(self, step: Data) -> None:
        for kind, question, make in (("raise", "raise_dice", a.Raise), ("push", "push_dice", a.Push)):
            for colour in step.get(kind, []):
                require(self.asked[0] == question, "no points left")
                self.act(make(colour))
            if kind in step and self.asked[0] == question:
                self.act(a.DECLINE)

    # Effects

    def do_op(self, step: Data) -> None:
        effect = self.state.box.effects.get(self.asked[1]) if len(self.asked) > 1 else None
        piece = effect and self.state.box.names[effect.piece]
        if effect is None or effect.name != step["op"] or piece != step["from"]:
            given = [step.get(name) for name in ("store", "raise", "push", "n", "card")]
            require(step.get("decline", False) or not any(given), "the effect is not due")
            return
        if step.get("decline"):
            self.act(a.DECLINE)
        else:
            self.carry_out(step["op"], step)

    def carry_out(self, op: str, step: Data) -> None:
        match op:
            case "gain_mix":
                self.act(a.Money(step["fuel"], step["bucks"]))
            case "gain_resource":
                self.put_cubes(step["store"])
            case "upgrade_ap" | "push_ap":
                self.progress(step)
            case "remove_junk":
                self.act(a.RemoveJunk(step["n"]) if step["n"] else a.DECLINE)
            case "play_card":
                self.act(a.PlayCard(step["card"], step["as"]))
            case "choice":
                self.act(a.ChooseEffect(step["pick"]))
            case _:
                self.feed(step.get("drawn", []))
                self.act(a.ACCEPT)

    def put_cubes(self, cubes: list[list[Any]]) -> None:
        key = self.asked[1]
        for colour, column in cubes:
            require(self.asked[:2] == ("store_cubes", key), "no cube left")
            self.act(a.PutCube(colour, column))
        if self.asked[:2] == ("store_cubes", key):
            self.act(a.DECLINE)

    def do_permanent(self, step: Data) -> None:
        self.act(a.UseEffect(step["station"]))

    def do_hub_bonus(self, step: Data) -> None:
        require(self.asked[0] == "hub_bonus", "no hub bonus is due")
        require(self.state.box.tile_ids[self.asked[1]] == step["hub"], "another hub")
        self.act(a.HubBonus(step["outpost"]) if step["outpost"] else a.DECLINE)

    def do_discard(self, step: Data) -> None:
        if self.asked[0] == "hand_limit":
            self.act(a.Discard(tuple(step["cards"])))
            return
        numbers = sorted(self.state.box.numbers[card] for card in step["cards"])
        require(sorted(self.state.discard_pile[-len(numbers) :]) == numbers, "discarded otherwise")

    # Step b

    def do_buy_drives(self, step: Data) -> None:
        self.skip_to("extra")
        self.act(a.BuyDrives(step["n"]))

    def do_draw_cards(self, step: Data) -> None:
        self.skip_to("extra")
        self.feed(step["drawn"])
        self.act(a.DRAW)

    def do_play(self, step: Data) -> None:
        self.skip_to("extra")
        self.act(a.PlayCard(step["card"], step["as"]))

    def do_fly(self, step: Data) -> None:
        self.skip_to("extra")
        geometry = self.state.box.geometry
        require(self.asked[0] == "extra", "no flight now")
        path = [geometry.numbers.get((q, r), -1) for q, r in step["path"]]
        require(-1 not in path, "off the map")
        player = self.state.seats[self.seat]
        reach = flying.range_of(self.state, player, self.asked[1])
        if step["portals"]:
            self.act(a.OpenPortals(step["portals"]))
            reach = self.asked[1]
        self.check_path(path, bool(step["portals"]))
        wanted = reach + step["buy"]
        require(len(path) == wanted if step["buy"] else len(path) <= wanted, "range left over or too short")
        fuel = player.fuel - step["buy"] * flying.RANGE_PRICE
        self.act(a.Fly(geometry.cells[path[-1] if path else player.ship]))
        require(player.fuel == fuel, "extra range that is not needed")

    def check_path(self, path: list[int], portals: bool) -> None:
        at = self.state.seats[self.seat].ship
        for hex in path:
            gates = self.state.space.portals
            jump = portals and at in gates and hex in gates and at != hex
            require(jump or hex in self.state.box.geometry.neighbours[at], "no step from hex to hex")
            at = hex

    def do_settle(self, step: Data) -> None:
        self.act(a.SETTLE)

    def do_explore(self, step: Data) -> None:
        self.act(a.EXPLORE)
        self.put_cubes(step["store"])

    def do_station(self, step: Data) -> None:
        self.pay_for(a.BuildStation(step["card"], step["high"]), step["pay"])

    def do_mission(self, step: Data) -> None:
        self.pay_for(a.FulfilMission(step["card"]), step["pay"])

    def pay_for(self, action: Action, given: dict[str, list[int]]) -> None:
        """Pay as the step says; where the engine does not ask, see that it took the same cubes."""
        before = self.rows()
        self.act(action)
        while self.asked[0] == "pay":
            colour: Any = COLOURS[self.asked[1]]
            one, two, three = given.get(colour, storage.NOTHING)
            self.act(a.PayCubes(colour, (one, two, three)))
        for colour, (was, now) in enumerate(zip(before, self.rows(), strict=True)):
            paid = [one - other for one, other in zip(was, now, strict=True)]
            require(paid == list(given.get(COLOURS[colour], storage.NOTHING)), "paid otherwise")

    def do_outpost(self, step: Data) -> None:
        self.skip_to("outpost")
        self.act(a.PlaceOutpost(step["id"]))

    # Any time, and the end of the turn

    def do_to_resource(self, step: Data) -> None:
        self.act(a.ToResource(step["fuel"], step["bucks"], step["colour"]))

    def do_flip_drive(self, step: Data) -> None:
        self.act(a.FLIP_DRIVE)

    def do_complete(self, step: Data) -> None:
        self.act(a.Complete(step["planet"]))

    def do_to_money(self, step: Data) -> None:
        """A lot is traded in the small lots of the engine."""
        fuel, bucks = step["fuel"], step["bucks"]
        require(min(fuel, bucks) >= 0 and fuel + bucks > 0, "nothing to gain")
        lots = small_lots(step["cubes"])
        require(sum(units for _, units in lots) == fuel + bucks, "not what the lot brings")
        self.act(a.TRADE)
        for cubes, units in lots:
            some = min(fuel, units)
            fuel -= some
            self.act(a.Sell(cubes, some, units - some))
        if self.asked[0] == "sell":
            self.act(a.BACK)

    def do_refill(self, step: Data) -> None:
        chance = self.state.chance
        assert isinstance(chance, GivenChance)
        self.skip_to("extra")
        chance.numbers.append(die_number(self.state.bag, *step["die"]))
        self.act(a.END_TURN)


def small_lots(cubes: dict[str, list[int]]) -> list[tuple[tuple[str, ...], int]]:
    """The lot in small ones: threes with threes, then with a one, ones with ones; what is left stands alone."""
    by_value: list[list[str]] = [
        [f"{colour} {column + 1}" for colour, row in cubes.items() for _ in range(row[column])] for column in range(3)
    ]
    ones, twos, threes = by_value
    lots = [((cube,), 1) for cube in twos]
    found: list[tuple[tuple[str, ...], int]] = list(lots)
    while len(threes) > 1:
        found.append(((threes.pop(), threes.pop()), 3))
    if threes and ones:
        found.append(((ones.pop(), threes.pop()), 2))
    while len(ones) > 1:
        found.append(((ones.pop(), ones.pop()), 1))
    found += [((cube,), 1) for cube in threes]
    return found + [((cube,), 0) for cube in ones]
