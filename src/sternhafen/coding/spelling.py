"""One decision taken word by word: which words can come next, and when the action is complete.

A decision with a list of actions offers the words with which a listed action can go on. A choice of several things,
which can have millions of answers, offers the things that are left, in any order. As soon as only one legal action
begins with the words said so far, it is complete.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection

from sternhafen.coding.vocabulary import Vocabulary
from sternhafen.core.action import Action
from sternhafen.core.decision import Decision
from sternhafen.core.inputs import ChooseSeveral


class Spelling(ABC):
    """An answer in the making."""

    said: list[int]

    @abstractmethod
    def words(self) -> Collection[int]:
        """The words that can be said now, in any order; never empty."""

    @abstractmethod
    def mark(self, mask: bytearray) -> None:
        """A one for each of them."""

    def next(self) -> list[int]:
        """The words that can be said now, sorted."""
        return sorted(self.words())

    @abstractmethod
    def say(self, word: int) -> Action | None:
        """Say one of them; gives the action when it is complete."""


def spell(vocabulary: Vocabulary, decision: Decision) -> Spelling:
    """Begin to answer a decision."""
    if type(decision.input).actions is ChooseSeveral.actions:
        return Selection(vocabulary, decision)
    return Listed(vocabulary, decision)


class Listed(Spelling):
    """The answer is one of a list of actions."""

    def __init__(self, vocabulary: Vocabulary, decision: Decision) -> None:
        self.said = []
        spellings = vocabulary.spellings
        self._actions = decision.actions()
        """Those that begin with what is said."""
        self._spelled = [spellings[action] for action in self._actions]

    def words(self) -> Collection[int]:
        place = len(self.said)
        return {words[place] for words in self._spelled}

    def mark(self, mask: bytearray) -> None:
        place = len(self.said)
        for words in self._spelled:
            mask[words[place]] = 1

    def say(self, word: int) -> Action | None:
        place, spelled = len(self.said), self._spelled
        left = [number for number, words in enumerate(spelled) if words[place] == word]
        if not left:
            raise ValueError(f"word {word} cannot be said now")
        self.said.append(word)
        if len(left) == 1:
            return self._actions[left[0]]
        self._actions = [self._actions[number] for number in left]
        self._spelled = [spelled[number] for number in left]
        return None


class Selection(Spelling):
    """The answer is a choice of several things, any of the right number."""

    def __init__(self, vocabulary: Vocabulary, decision: Decision) -> None:
        asked = decision.input
        assert isinstance(asked, ChooseSeveral)
        where = decision.state, decision.seat, decision.step
        self.said = []
        self._decision = decision
        self._rest = sorted(asked.things(*where))
        self._picked: list[int] = []
        least, most = asked.bounds(*where)
        self._least, self._most = least, min(most, len(self._rest))
        self._thing_of = vocabulary.words_for(asked, decision.state, self._rest)
        self._done = vocabulary.done(asked)

    def words(self) -> Collection[int]:
        done = [self._done] if len(self._picked) >= self._least else []
        return [*self._thing_of, *done]

    def mark(self, mask: bytearray) -> None:
        for word in self._thing_of:
            mask[word] = 1
        if len(self._picked) >= self._least:
            mask[self._done] = 1

    def say(self, word: int) -> Action | None:
        if word == self._done and len(self._picked) >= self._least:
            self.said.append(word)
            return self._action(self._picked)
        thing = self._thing_of.get(word)
        if thing is None:
            raise ValueError(f"word {word} cannot be said now")
        self.said.append(word)
        self._rest.remove(thing)
        self._picked.append(thing)
        if thing not in self._rest:
            del self._thing_of[word]
        return self._completed()

    def _completed(self) -> Action | None:
        """The action, if there is only one way to go on."""
        rest, missing = self._rest, self._least - len(self._picked)
        if len(self._picked) == self._most:
            return self._action(self._picked)
        only_one_kind = self._least == self._most and rest[0] == rest[-1]
        return self._action(self._picked + rest[:missing]) if only_one_kind or missing >= len(rest) else None

    def _action(self, things: list[int]) -> Action:
        asked = self._decision.input
        assert isinstance(asked, ChooseSeveral)
        return asked.make(self._decision.state, sorted(things))
