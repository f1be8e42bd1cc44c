"""Twin tables over the socket: equal but for what somebody may not know. Their line must not tell them apart."""

import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from playing import Setup, moments
from server.harness import Chair, Person, Server
from sqlalchemy import Connection

import sternhafen
from sternhafen import State
from sternhafen.server.store.store import make_engine
from sternhafen.server.system.clocktime import now_ms
from sternhafen.server.tables import move_log
from sternhafen.server.tables.logged_game import Entry, LoggedGame, start_data
from sternhafen.server.tables.stored import StoredTable, load
from sternhafen.server.tables.written import of_start

Json = dict[str, Any]
OWN = frozenset({"id", "time", "created", "started", "clock_ms", "since", "events", "connected", "watchers"})
"""What differs between any two tables: names, times, who has just come; and what is compared by itself."""


class Twins:
    """Two tables of the same people, begun from two states."""

    def __init__(self, server: Server, people: list[Person], states: list[State]) -> None:
        self.server, self.people = server, people
        self.tables = [self._table(state) for state in states]

    def _table(self, state: State) -> str:
        """A lobby filled as people do it, and a game begun from the state's position."""
        ada, *others = self.people
        table = str(ada.open_table(game=state.game.id, players=len(self.people))["table"]["id"])
        for person in others:
            person.post(f"/api/tables/{table}/join")
            person.post(f"/api/tables/{table}/ready")
        engine = make_engine(self.server.environment["STERNHAFEN_DATABASE"])
        with engine.begin() as connection:
            begin(connection, load(connection, table), state)
        engine.dispose()
        # Written behind the server's back: the first word in the chat lets it look.
        with ada.sit(table) as chair:
            assert chair.ask("chat", text="twins")["type"] == "ack"
        return table

    def lines(self, stack: ExitStack) -> list[list[Chair]]:
        """For each of the people, and for somebody who only watches, a line to each of the two tables."""
        pairs = [[stack.enter_context(person.sit(table)) for table in self.tables] for person in self.people]
        pairs.append([stack.enter_context(Chair(self.server, table, None)) for table in self.tables])
        for chair in flat(pairs):
            chair.until("view")
            assert chair.view["view"], "the game has not begun"
        return pairs


def begin(connection: Connection, stored: StoredTable, state: State) -> None:
    """Write the first entry of a log that begins with this state."""
    seats = [{"player": chair.player, "kind": chair.kind, "bot": chair.bot} for chair in stored.chairs]
    data = start_data(stored.game, stored.players, 0, dict(state.options), seats, None)
    entry = Entry(1, now_ms(), "start", None, data | {"seed": None, "position": state.position()})
    changes = {"status": "running", "started": entry.time, "to_act": list(state.to_act), "wake": None}
    assert move_log.append(connection, stored.id, [of_start(LoggedGame(entry))], changes)


def compare_deals(server: Server, people: list[Person], state: State, seat: int, rng: random.Random) -> None:
    """What this seat may not know is dealt otherwise at the second table: neither it nor a watcher can tell."""
    with ExitStack() as stack:
        pairs = Twins(server, people, [state, state.determinize(seat, rng)]).lines(stack)
        mine, watching = pairs[seat], pairs[-1]
        assert seen(mine[0]) == seen(mine[1]), "a seat can tell the deals apart"
        assert seen(watching[0]) == seen(watching[1]), "a watcher can tell the deals apart"
        for command in ({"kind": "undo"}, {"kind": "act", "decision": 1, "action": {"type": "nonsense"}}):
            answers = [chair.ask(**command) for chair in mine]
            assert bare(answers[0]) == bare(answers[1]), "a refusal tells the deals apart"


def compare_choices(server: Server, people: list[Person], state: State, rng: random.Random, most: int) -> int:
    """A sealed choice differs between the tables: nobody else may notice. How often that was tried."""
    with ExitStack() as stack:
        pairs = Twins(server, people, [state, state]).lines(stack)
        tried = 0
        for _ in range(most):
            tried += _try_one(pairs, rng)
            if not _alike(pairs):
                break
        return tried


def _try_one(pairs: list[list[Chair]], rng: random.Random) -> int:
    """One decision of the twins: with a secret difference where that can be, else the same for both."""
    settle(flat(pairs))
    acting = [pair for pair in pairs[:-1] if pair[0].view["decision"]]
    if not acting:
        return 0
    first = acting[0]
    choices = [first[0].action(rng) for _ in range(8)]
    second = next((choice for choice in choices if choice != choices[0]), None)
    if len(acting) > 1 and second is not None:
        _differ(first, [pair for pair in pairs if pair is not first], choices[0], second)
        return 1
    for chair in first:
        answer(chair, choices[0])
    return 0


def _differ(pair: list[Chair], others: list[list[Chair]], one: Json, two: Json) -> None:
    """The same seat chooses differently at the two tables; others compare what they get; then it is taken back."""
    known = {chair: len(chair.events) for chair in flat(others)}
    for chair, choice in zip(pair, (one, two), strict=True):
        answer(chair, choice)
    settle(flat(others))
    for left, right in others:
        assert seen(left, known[left]) == seen(right, known[right]), "the twins can be told apart"
    if all(chair.view["can_undo"] for chair in pair):
        for chair in pair:
            assert chair.ask("undo")["type"] == "ack"
        settle(pair)
        for chair in pair:
            answer(chair, one)


def _alike(pairs: list[list[Chair]]) -> bool:
    """Whether the twins are still the same game: a choice that could not be taken back parts them."""
    settle(flat(pairs))
    return all(bare(left.view) == bare(right.view) for left, right in pairs) and not pairs[0][0].view["result"]


def flat(pairs: list[list[Chair]]) -> list[Chair]:
    return [chair for pair in pairs for chair in pair]


def answer(chair: Chair, action: Json) -> None:
    told = chair.ask("act", decision=chair.view["decision"]["number"], action=action)
    assert told["type"] == "ack", told
    settle([chair])


def settle(chairs: list[Chair]) -> None:
    """Hear all that is on its way: answers go out before the view that is due, so the second one comes after it."""
    for chair in chairs:
        chair.ask("ping")
        chair.ask("ping")


def seen(chair: Chair, since: int = 0) -> Any:
    """The newest view and all events after a number, without what differs between any two tables."""
    return bare(chair.view), [bare(event["event"]) for event in chair.events[since:]]


def bare(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: bare(value) for name, value in data.items() if name not in OWN}
    return [bare(value) for value in data] if isinstance(data, list) else data


def compare_all(
    server: Server, people: list[Person], *, deals: int, choices: int, say: Callable[[str], None] = lambda _: None
) -> dict[str, int]:
    """Twins of every game, at moments all over it; how many comparisons there were of each."""
    done = dict.fromkeys(sternhafen.games(), 0)
    for game in done:
        rng = random.Random(game)
        passing = list(moments(Setup(sternhafen.game(game), len(people), {}), rng.randrange(1000), every=1))
        for state in rng.sample(passing[:-1], deals):
            compare_deals(server, people, state, rng.randrange(len(people)), rng)
            done[game] += 1
        done[game] += compare_choices(server, people, passing[0], rng, choices)
        say(f"{game} {done[game]} comparisons")
    return done
