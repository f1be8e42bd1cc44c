"""Turns told to a browser: signed by the host, readable by nobody else, only where push services are."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from server.harness import PATIENCE, Person, Server, wait_for
from server.push_service import PushService, turn_for

from sternhafen.server.system import webpush
from sternhafen.server.system.webpush import decode, derived, encode

AUTH = b"0123456789abcdef"
KNOWN = "fcm.googleapis.com push.services.mozilla.com"


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as found:
        yield found


def opened(private: ec.EllipticCurvePrivateKey, sealed: bytes) -> Any:
    """What the browser reads."""
    salt, length = sealed[:16], sealed[20]
    point, body = sealed[21 : 21 + length], sealed[21 + length :]
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point))
    own = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    mixed = derived(shared, AUTH, b"WebPush: info\0" + own + point, 32)
    key, nonce = (
        derived(mixed, salt, b"Content-Encoding: " + what + b"\0", n)
        for what, n in ((b"aes128gcm", 16), (b"nonce", 12))
    )
    return json.loads(AESGCM(key).decrypt(nonce, body, None).rstrip(b"\x02"))


def claims(header: str, key: str) -> Any:
    """What the host signed, after checking the signature with the key that browsers know."""
    token, shown = header.removeprefix("vapid t=").split(", k=")
    assert shown == key
    words, signature = token.rsplit(".", 1)
    raw = decode(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
    proof = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(proof, words.encode(), ec.ECDSA(SHA256()))
    return json.loads(decode(words.split(".")[1]))


def test_a_turn_is_told_to_the_browser_and_to_nobody_else(database: str, service: PushService) -> None:
    """Encrypted for it, signed by the host for this service; a browser that is gone is forgotten."""
    private = ec.generate_private_key(ec.SECP256R1())
    own = encode(private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
    with Server(database, push_hosts="127.0.0.1") as server:
        ada, bob = Person(server, "Ada"), Person(server, "Bob")
        key = bob.get("/api/push")["key"]
        bob.post("/api/push", {"endpoint": f"{service.url}/send/1", "p256dh": own, "auth": encode(AUTH)})
        service.status = 410
        table = turn_for(ada, bob)
        assert service.came.wait(PATIENCE)
        headers, body = service.got[0]
        assert b"Jump" not in body
        message = opened(private, body)
        assert message == {"title": "It is your turn (Jump Drive)", "url": f"/t/{table}", "tag": table}
        said = claims(headers["Authorization"], key)
        assert said["aud"] == service.url
        wait_for(lambda: not bob.get("/api/me/data")["browsers"], "a browser that is gone is remembered")
        bob.close()
        ada.close()


def test_messages_go_to_push_services_only(ada: Person) -> None:
    """Nobody makes the server call other machines."""
    wish = {"p256dh": "a" * 87, "auth": "b" * 22}
    for endpoint in ("http://127.0.0.1:22/", "https://evil.example/x", "http://fcm.googleapis.com/x"):
        refused = ada.post("/api/push", wish | {"endpoint": endpoint}, status=403)
        assert refused["error"]["text"]["key"] == "server-error-push-service"
    assert webpush.allowed("https://updates.push.services.mozilla.com/wpush/v2/x", KNOWN)
    assert not webpush.allowed("https://notfcm.googleapis.com.evil.example/x", KNOWN)
    ada.post("/api/push", wish | {"endpoint": "https://fcm.googleapis.com/fcm/send/x"})
    ada.post("/api/push/stop", {"endpoint": "https://fcm.googleapis.com/fcm/send/x"})
    assert ada.get("/api/me/data")["browsers"] == []
