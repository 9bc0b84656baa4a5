"""The server, and two people who use it through an app."""

import io
import secrets
import struct
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import requests
from mastodon import Mastodon

SCOPES = ["read", "write", "follow", "push", "profile"]
REDIRECT = "https://app.example/signed-in"


@dataclass
class Person:
    handle: str
    email: str
    password: str


class World:
    """What the sections share. What one of them needs is made when it is asked for."""

    def __init__(self, address: str, mia: Person, ken: Person) -> None:
        self.address = address
        self.mia_person = mia
        self.ken_person = ken

    @cached_property
    def app(self) -> tuple[str, str]:
        return Mastodon.create_app(
            "Client test", scopes=SCOPES, redirect_uris=["urn:ietf:wg:oauth:2.0:oob", REDIRECT],
            website="https://app.example", api_base_url=self.address)

    def client(self, token: str | None = None) -> Mastodon:
        """An app as it acts for someone, or, without a token, for no one yet."""
        return Mastodon(
            client_id=self.app[0], client_secret=self.app[1], access_token=token, api_base_url=self.address,
            ratelimit_method="throw", request_timeout=30)

    @cached_property
    def anyone(self) -> Mastodon:
        return Mastodon(api_base_url=self.address, ratelimit_method="throw", request_timeout=30)

    @cached_property
    def mia(self) -> Mastodon:
        return self._signed_in(self.mia_person)

    @cached_property
    def ken(self) -> Mastodon:
        return self._signed_in(self.ken_person)

    @cached_property
    def mia_id(self) -> Any:
        return self.mia.me().id

    @cached_property
    def ken_id(self) -> Any:
        return self.ken.me().id

    def _signed_in(self, person: Person) -> Mastodon:
        client = self.client()
        client.log_in(person.email, person.password, scopes=SCOPES, allow_http=True)
        return client

    def get(self, path: str, client: Mastodon | None = None, **parameters: object) -> requests.Response:
        """A plain request, for what the library hides."""
        headers = {"Authorization": f"Bearer {client.access_token}"} if client else {}
        return requests.get(f"{self.address}{path}", headers=headers, params=parameters, timeout=30)


def word() -> str:
    """A word that nothing else has."""
    return "w" + secrets.token_hex(6)


def eventually(check: Callable[[], object], seconds: float = 20) -> Any:
    """What a check answers, once it is true, or the last time it is asked."""
    deadline = time.monotonic() + seconds
    while not (answer := check()) and time.monotonic() < deadline:
        time.sleep(0.05)
    return answer


def picture(width: int = 40, height: int = 30, red: int = 200) -> io.BytesIO:
    """A picture in PNG, of one colour that fades downwards."""
    rows = b"".join(b"\0" + bytes([red, y * 255 // height, 90]) * width for y in range(height))

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return io.BytesIO(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
