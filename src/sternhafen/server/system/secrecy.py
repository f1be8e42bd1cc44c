"""Secrets: made here, stored only as hashes; signed cookies; passwords hashed in a thread, few at a time."""

import asyncio
import hashlib
import hmac
import secrets
from functools import cache
from itertools import pairwise
from pathlib import Path

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from itsdangerous import BadData, BadSignature, Signer, URLSafeTimedSerializer

HASHING_AT_ONCE = 2
MAIL_SECONDS = 30 * 86_400
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id(length: int = 16) -> str:
    """A readable random name: 5 bits per letter."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_secret() -> str:
    """128 random bits, fit for a link and for a command line: no dash at the front."""
    return secrets.token_hex(16)


def digest(secret: str) -> str:
    """What is stored of a secret. These are random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Cookies:
    """Signs session secrets, so that a forged cookie is refused without asking the database."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="sternhafen.session")
        self._key = key.encode()

    def place(self, network: str) -> str:
        """What is stored of the place a table was opened from: enough to count, not to tell where it is."""
        return hmac.new(self._key, f"place:{network}".encode(), hashlib.sha256).hexdigest()[:26]

    def sign(self, session: str) -> str:
        return self._signer.sign(session.encode()).decode()

    def read(self, cookie: str) -> str | None:
        """The session secret, or None when the signature is wrong."""
        try:
            return self._signer.unsign(cookie.encode()).decode()
        except (BadSignature, UnicodeError):
            return None


class MailTokens:
    """What the links in mails carry: for which player and address they are good, and for what, signed."""

    def __init__(self, key: str) -> None:
        self._serializer = URLSafeTimedSerializer(key, salt="sternhafen.mail")

    def make(self, purpose: str, player: str, email: str) -> str:
        return str(self._serializer.dumps([purpose, player, digest(email)]))

    def read(self, token: str, purpose: str) -> tuple[str, str] | None:
        """Player and hash of the address; None for a token that is forged, too old or for something else."""
        try:
            said, player, address = self._serializer.loads(token, max_age=MAIL_SECONDS)
        except (BadData, ValueError, TypeError):
            return None
        return (player, address) if said == purpose else None


@cache
def common_passwords() -> frozenset[str]:
    """The passwords that are tried first (from the lists of zxcvbn, MIT licence, in the order of their use)."""
    return frozenset((Path(__file__).parent / "common_passwords.txt").read_text(encoding="ascii").split())


def is_common(password: str, *names: str) -> bool:
    """Whether a password would be guessed soon: often used, one letter over and over, a run, or one's own name."""
    plain = password.casefold()
    steps = {ord(b) - ord(a) for a, b in pairwise(plain)}
    own = {name.casefold() for name in names}
    return plain in common_passwords() or plain in own or steps in ({0}, {1}, {-1})


class Passwords:
    """Argon2 costs 64 MiB and a fifth of a second: in threads, and only so many at once."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._gate = asyncio.Semaphore(HASHING_AT_ONCE)
        # Compared against when there is no such account, so that both cases take equally long.
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        async with self._gate:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def check(self, stored: str | None, password: str) -> bool:
        """Whether the password fits; takes as long for an account that does not exist."""
        if stored is None:
            self._nobody = self._nobody or await self.hash(new_secret())
        async with self._gate:
            fits = await asyncio.to_thread(self._verify, stored or self._nobody or "", password)
        return fits and stored is not None

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerifyMismatchError, InvalidHashError):
            return False
