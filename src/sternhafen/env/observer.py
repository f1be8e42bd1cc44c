"""Turns what a seat sees into a vector of fixed size, and knows what every number in it means."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy

from sternhafen.core.game import Game
from sternhafen.env.fields import MOST_SEATS, WHO, Field, Read, Sight, Vector, View, choice, counts, number, sight
from sternhafen.env.vocabulary import Vocabulary

BOUND = 8.0
"""No number of an observation is larger, either way; what would be is cut off."""


class Stretch(NamedTuple):
    """Where a field stands in the vector, and whose part of the view it reads; -1 reads the whole."""

    start: int
    field: Field
    place: int

    @property
    def name(self) -> str:
        return self.field.name if self.place < 0 else f"{WHO[self.place]}.{self.field.name}"

    @property
    def end(self) -> int:
        return self.start + len(self.field.labels)


class Observer:
    """The observations of one game."""

    def __init__(self, game: Game, vocabulary: Vocabulary, table: Sequence[Field], seat: Sequence[Field]) -> None:
        shared = [*common(game, vocabulary), *table]
        places = [(field, -1) for field in shared]
        places += [(field, place) for place in range(MOST_SEATS) for field in seat]
        self.stretches: list[Stretch] = []
        for field, place in places:
            self.stretches.append(Stretch(self.size, field, place))
        self._said = next(stretch for stretch in self.stretches if stretch.name == "said")

    @property
    def size(self) -> int:
        return self.stretches[-1].end if self.stretches else 0

    def labels(self) -> list[str]:
        """What each number of the vector is, as "field: label"."""
        return [f"{stretch.name}: {label}" for stretch in self.stretches for label in stretch.field.labels]

    def observe(self, view: View, decision: str | None, said: Sequence[int] = ()) -> Vector:
        """The observation of a seat from its view, the name of the question put to it and the words said so far."""
        out = numpy.zeros(self.size, numpy.float32)
        seen = sight(view, decision, said)
        for start, field, place in self.stretches:
            if place < len(seen.seats):
                field.write(seen if place < 0 else seen.seats[place], out, start)
        return numpy.clip(out, -BOUND, BOUND, out=out)

    def with_said(self, observation: Vector, said: Sequence[int]) -> Vector:
        """The same observation after more words of the same action."""
        out = observation.copy()
        out[self._said.start : self._said.end] = 0
        for word in said:
            out[self._said.start + word] += 1
        return out


def common(game: Game, vocabulary: Vocabulary) -> list[Field]:
    """What all games have."""
    everybody = range(MOST_SEATS)
    return [
        choice("decision", "The question put to you; zeros when you are not asked.", list(game.inputs), asked),
        counts("said", "The words of your action so far.", vocabulary.words, lambda seen: _words(vocabulary, seen)),
        choice("players", "How many play.", list(game.players), lambda seen: seen.view["players"]),
        choice("seat", "Where you sit, as actions name seats.", everybody, lambda seen: seen.view["seat"]),
        counts("to_act", "Who owes a decision, from you on.", everybody, to_act),
        number("round", "The round.", lambda seen: seen.view["round"], 10),
        number("over", "Whether the game is over.", lambda seen: seen.view["over"]),
        *options(game),
    ]


def to_act(seen: Sight) -> list[int]:
    return [seen.away(seat) for seat in seen.view["to_act"]]


def asked(seen: Sight) -> str | None:
    return seen.decision


def _words(vocabulary: Vocabulary, seen: Sight) -> list[object]:
    return [vocabulary.words[word] for word in seen.said]


def options(game: Game) -> list[Field]:
    """What the table chose before the game began."""
    return [
        choice(f"option.{name}", "A setting of the table.", list(setting.choices), _option(name))
        for name, setting in game.options.items()
    ]


def _option(name: str) -> Read:
    return lambda seen: seen.view["options"][name]
