"""Web push: a message only the browser it is for can read (RFC 8291), signed by this host (VAPID, RFC 8292).

Written on top of `cryptography` alone: the libraries for it bring two HTTP clients with them, and we send few messages.
"""

import base64
import json
import os
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

from sternhafen.core.plain import Json

LIFE_SECONDS = 12 * 3600
RECORD = 4096
LOCAL = ("127.0.0.1", "localhost")


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser can be reached, and the keys for what is sent there."""

    endpoint: str
    p256dh: str
    auth: str


def encode(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(words: str) -> bytes:
    return base64.urlsafe_b64decode(words + "=" * (-len(words) % 4))


def new_key() -> str:
    """A host's own secret, made at the first start."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encode(number.to_bytes(32))


def _private(key: str) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(decode(key)), ec.SECP256R1())


def _point(public: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point: bytes = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point


def public_key(key: str) -> str:
    """What browsers must know to subscribe to messages of this host."""
    return encode(_point(_private(key).public_key()))


def allowed(endpoint: str, hosts: str) -> bool:
    """Whether an address belongs to a push service: nobody makes the server call other machines."""
    parts = urlsplit(endpoint)
    name = parts.hostname or ""
    known = any(name == host or name.endswith(f".{host}") for host in hosts.split())
    return known and (parts.scheme == "https" or name in LOCAL)


def sealed(subscription: Subscription, message: bytes) -> bytes:
    """The message, encrypted for the browser (content coding aes128gcm)."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs, ours, salt = decode(subscription.p256dh), ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    point = _point(ours.public_key())
    mixed = derived(shared, decode(subscription.auth), b"WebPush: info\0" + theirs + point, 32)
    key = derived(mixed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(mixed, salt, b"Content-Encoding: nonce\0", 12)
    body = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4) + bytes([len(point)]) + point + body


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def headers(key: str, endpoint: str, contact: str) -> dict[str, str]:
    """The headers of a message: whose it is, proved by a signature good for this push service and half a day."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + LIFE_SECONDS, "sub": contact}
    token = signed(_private(key), claims)
    return {
        "Authorization": f"vapid t={token}, k={public_key(key)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LIFE_SECONDS),
        "Urgency": "normal",
    }


def signed(private: Any, claims: Json) -> str:
    """A JSON Web Token with ES256."""
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.hashes import SHA256

    words = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = utils.decode_dss_signature(private.sign(words.encode(), ec.ECDSA(SHA256())))
    return f"{words}.{encode(r.to_bytes(32) + s.to_bytes(32))}"
