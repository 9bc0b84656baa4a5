"""What an app does for someone, so that there is something to look at."""

import requests


class Person:
    def __init__(self, address: str, token: str) -> None:
        self.address = address
        self.headers = {"Authorization": f"Bearer {token}"}

    def call(self, method: str, path: str, **arguments: object) -> dict:
        answer = requests.request(method, self.address + path, headers=self.headers, timeout=30, **arguments)
        answer.raise_for_status()
        return answer.json()

    def photo(self, description: str) -> str:
        return self.call("POST", "/api/v2/media", data={"description": description}, files={"file": ("grey.png", GREY)})["id"]

    def publish(self, handle: str) -> tuple[str, str, str]:
        """Publishes something of everything; answers with the ids of a post with comments, of one whose photo is covered,
        and of one for followers."""
        self.call("PATCH", "/api/v1/accounts/update_credentials", data={
            "note": "Baker, and a runner in the morning.\nhttps://example.org/" + "long" * 20,
            "fields_attributes[0][name]": "Site", "fields_attributes[0][value]": "https://example.org",
            "fields_attributes[1][name]": "タグ", "fields_attributes[1][value]": "#walk"},
            files={"header": ("grey.png", GREY)})
        first = self.status(
            f"Good morning! おはようございます。 #walk @{handle} https://example.org/a?b=c",
            {"media_ids[]": [self.photo("A grey square"), self.photo("")], "place[name]": "Kamakura"})
        for text, more in {
            "Reply <b>one</b>": {}, "Hidden at first": {"spoiler_text": "Spoilers", "media_ids[]": self.photo("")},
            "صباح الخير": {"language": "ar"},
            "Two photos": {"media_ids[]": [self.photo(""), self.photo("")], "sensitive": "true"},
        }.items():
            self.status(text, more | {"in_reply_to_id": first})
        self.call("POST", f"/api/v1/statuses/{first}/reblog")
        covered = self.status("A photo #walk", {"media_ids[]": self.photo("Behind it"), "sensitive": "true"})
        return first, covered, self.status("For a few", {"visibility": "private"})

    def status(self, text: str, more: dict) -> str:
        return self.call("POST", "/api/v1/statuses", data={"status": text} | more)["id"]

    def guess(self, email: str) -> None:
        """Guesses at a password from two other devices, until others have to wait for their turn."""
        for device in ("first", "second"):
            for _ in range(10):
                requests.post(f"{self.address}/api/socialconnect/v1/sign_ins", timeout=30, data={
                    "email": email, "password": "not the password", "device": device})


# A grey square, 8 by 8 pixels (PNG).
GREY = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000008000000080800000000e164e1570000000e4944415478da6368800206ca18"
    "008084200110e86a170000000049454e44ae426082")
