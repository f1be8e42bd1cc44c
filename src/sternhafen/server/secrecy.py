"""Secrets: made here, stored only as hashes; signed cookies; passwords hashed in a thread, few at a time."""

import asyncio
import hashlib
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from itsdangerous import BadSignature, Signer

HASHING_AT_ONCE = 2
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

    def sign(self, session: str) -> str:
        return self._signer.sign(session.encode()).decode()

    def read(self, cookie: str) -> str | None:
        """The session secret, or None when the signature is wrong."""
        try:
            return self._signer.unsign(cookie.encode()).decode()
        except BadSignature:
            return None


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
