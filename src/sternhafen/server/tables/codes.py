"""Short codes: an invitation that can be said aloud, good until the game begins.

A code is the beginning of the invitation's stored hash in readable letters, so nothing more is stored, and a new
invitation makes the old code worthless.
"""

from sqlalchemy import Connection, select

from ..protocol.errors import ApiError
from ..store import schema as t
from ..system.secrecy import ALPHABET

LETTERS, DIGITS = 6, 7
"""Seven hexadecimal digits are 28 bits, which six letters of five bits hold."""


def code_of(invite: str | None) -> str | None:
    """The code of an invitation, from its hash."""
    if invite is None:
        return None
    number = int(invite[:DIGITS], 16)
    return "".join(ALPHABET[number >> 5 * place & 31] for place in reversed(range(LETTERS)))


def beginning(code: str) -> str | None:
    """The beginning of the hash that a code stands for; spaces, dashes and capitals do not matter."""
    letters = [letter for letter in code.lower() if letter not in " -"]
    if len(letters) != LETTERS or not set(letters) <= set(ALPHABET):
        return None
    number = 0
    for letter in letters:
        number = number << 5 | ALPHABET.index(letter)
    return f"{number:0{DIGITS}x}" if number < 16**DIGITS else None


def find(connection: Connection, code: str) -> str:
    """The table with this code, or a refusal."""
    wanted = beginning(code)
    fits = t.tables.c.invite.startswith(wanted or "-") & (t.tables.c.status == "lobby")
    found = connection.execute(select(t.tables.c.id).where(fits).limit(2)).scalars().all()
    if wanted is None or len(found) != 1:
        raise ApiError("missing", "no-code")
    return str(found[0])
