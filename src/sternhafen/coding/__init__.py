"""The games in numbers, for searches, learners and environments alike: integer actions with their masks, and vectors.

`coding(game)` gives the `Coding` of a game; it needs numpy alone.
"""

from sternhafen.coding.code import Coding, Mask, coding
from sternhafen.coding.spelling import Spelling, spell
from sternhafen.coding.vocabulary import Vocabulary, Word

__all__ = ["Coding", "Mask", "Spelling", "Vocabulary", "Word", "coding", "spell"]
