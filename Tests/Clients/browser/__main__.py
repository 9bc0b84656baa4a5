"""Usage: python3 Tests/Clients/browser ADDRESS CHROMIUM [PICTURES]

Walks through the pages of a server with a browser, in both languages, narrow and wide, light and dark: creates an account,
lets an app in, signs out and in again, and opens what links lead to. The server is to run with --open-registration yes and
--rate-limit off, and to be empty. Fails where a page is wider than the window, loads something from elsewhere, breaks its
own rules, or doesn't lead on. Saves a picture of each page in the folder PICTURES, if one is given.
"""

import sys
from pathlib import Path

import requests
from playwright.sync_api import ConsoleMessage, Page, sync_playwright

PASSWORD = "correct horse battery"
OUT_OF_BAND = "urn:ietf:wg:oauth:2.0:oob"
WINDOWS = {"narrow": (360, 740), "wide": (1280, 800)}
WORDS = {
    "en-US": {"wrong": "Wrong email or password.", "home": "You’re signed in as", "allow": "Allow", "welcome": "Welcome!"},
    "ja-JP": {"wrong": "メールアドレスまたはパスワードが違います", "home": "サインインしています", "allow": "許可", "welcome": "ようこそ"},
}


class Walk:
    """One visit, by one kind of browser."""

    def __init__(
        self, address: str, page: Page, language: str, window: str, scheme: str, pictures: Path | None,
    ) -> None:
        self.address, self.page, self.words = address, page, WORDS[language]
        self.handle = f"{language[:2]}_{window}_{scheme}"
        self.pictures = pictures
        self.problems: list[str] = []
        self.count = 0
        page.on("console", self.hear)
        page.on("request", lambda request: self.note(
            f"asks elsewhere: {request.url}", not request.url.startswith((address, "data:"))))

    def hear(self, message: ConsoleMessage) -> None:
        """Notes what a page does wrong; that an address isn't there is for the page to say."""
        self.note(f"the console says: {message.text}",
                  message.type in ("error", "warning") and "status of 4" not in message.text)

    def note(self, problem: str, is_one: bool = True) -> None:
        if is_one:
            self.problems.append(f"{self.handle}, {self.page.url}: {problem}")

    def look(self, what: str) -> None:
        """Looks at a page as it is shown."""
        self.count += 1
        self.note("is wider than the window", self.page.evaluate(
            "document.scrollingElement.scrollWidth > document.documentElement.clientWidth"))
        self.note("has no heading", self.page.locator("h1, article").count() == 0)
        unnamed = self.page.evaluate(
            "[...document.querySelectorAll('input:not([type=hidden]),textarea')].filter(e => !e.labels.length).length")
        self.note("has a field without a label", unnamed > 0)
        if self.pictures:
            name = f"{self.handle}-{self.count:02}-{what}.png"
            self.page.screenshot(path=self.pictures / name, full_page=True)

    def open(self, path: str, what: str) -> None:
        self.page.goto(self.address + path)
        self.look(what)

    def send(self, button: str = "form button") -> None:
        self.page.locator(button).first.click()
        self.page.wait_for_load_state()

    def expect(self, text: str) -> None:
        self.note(f"doesn't say “{text}”", text not in self.page.content())

    def run(self) -> None:
        self.open("/", "home")
        self.open("/auth/sign_up", "sign-up")
        for name, value in {
            "handle": self.handle, "name": "Mia 田中", "email": f"{self.handle}@example.org", "password": PASSWORD,
        }.items():
            self.page.fill(f"#{name}", value)
        self.send()
        self.look("welcome")
        self.expect(self.words["welcome"])
        token = self.let_in()
        post = self.post(token)
        self.open(f"/@{self.handle}", "profile")
        self.open(f"/@{self.handle}/{post}", "post")
        self.open("/tags/walk", "hashtag")
        self.open("/@nobody", "not-found")
        self.open("/auth/forgot", "forgotten-password")
        self.page.fill("#email", f"{self.handle}@example.org")
        self.send()
        self.look("new-password")
        self.sign_out_and_in()

    def let_in(self) -> str:
        """Lets an app in that has no address; answers with its token."""
        app = requests.post(f"{self.address}/api/v1/apps", timeout=30, data={
            "client_name": "Tusk & <Co>", "redirect_uris": OUT_OF_BAND, "scopes": "read write follow push",
            "website": "https://tusk.example"}).json()
        query = f"client_id={app['client_id']}&redirect_uri={OUT_OF_BAND}&response_type=code&scope=read+write"
        self.open(f"/oauth/authorize?{query}", "consent")
        self.send("button[value=allow]")
        self.look("code")
        answer = requests.post(f"{self.address}/oauth/token", timeout=30, data={
            "grant_type": "authorization_code", "code": self.page.locator("code.big").inner_text(),
            "client_id": app["client_id"], "client_secret": app["client_secret"], "redirect_uri": OUT_OF_BAND})
        self.note(f"the code gives no token: {answer.text}", answer.status_code != 200)
        return answer.json()["access_token"]

    def post(self, token: str) -> str:
        """Publishes something of everything; answers with the id of the post."""
        headers = {"Authorization": f"Bearer {token}"}
        requests.patch(f"{self.address}/api/v1/accounts/update_credentials", headers=headers, timeout=30, data={
            "note": "Baker, and a runner in the morning.\nhttps://example.org/" + "long" * 20,
            "fields_attributes[0][name]": "Site", "fields_attributes[0][value]": "https://example.org"})
        photo = requests.post(f"{self.address}/api/v2/media", headers=headers, timeout=30, data={
            "description": "A grey square"}, files={"file": ("grey.png", GREY)}).json()["id"]
        first = requests.post(f"{self.address}/api/v1/statuses", headers=headers, timeout=30, data={
            "status": f"Good morning! おはようございます。 #walk @{self.handle} https://example.org/a?b=c",
            "media_ids[]": photo, "place[name]": "Kamakura"}).json()["id"]
        for text in ({"status": "Reply <b>one</b>"}, {"status": "Hidden at first", "spoiler_text": "Spoilers"}):
            requests.post(f"{self.address}/api/v1/statuses", headers=headers, timeout=30,
                          data=text | {"in_reply_to_id": first})
        return first

    def sign_out_and_in(self) -> None:
        self.open("/", "home-signed-in")
        self.expect(self.words["home"])
        self.send("form[action='/auth/sign_out'] button")
        self.open("/auth/sign_in", "sign-in")
        for password in ("not the password", PASSWORD):
            self.page.fill("#email", f"{self.handle}@example.org")
            self.page.fill("#password", password)
            self.send()
            if password != PASSWORD:
                self.look("sign-in-wrong")
                self.expect(self.words["wrong"])
        self.expect(self.words["home"])


# A grey square, 8 by 8 pixels (PNG).
GREY = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000008000000080800000000e164e1570000000e4944415478da6368800206ca18"
    "008084200110e86a170000000049454e44ae426082")


def main() -> int:
    if len(sys.argv) < 3:
        print(__doc__, file=sys.stderr)
        return 2
    pictures = Path(sys.argv[3]) if len(sys.argv) > 3 else None
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    problems: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=sys.argv[2], args=["--no-sandbox"])
        for language in WORDS:
            for window, (width, height) in WINDOWS.items():
                for scheme in ("light", "dark"):
                    context = browser.new_context(
                        locale=language, color_scheme=scheme, viewport={"width": width, "height": height})
                    walk = Walk(sys.argv[1], context.new_page(), language, window, scheme, pictures)
                    try:
                        walk.run()
                    except Exception as error:
                        walk.note(f"{type(error).__name__}: {error}")
                    problems += walk.problems
                    context.close()
        browser.close()
    print("\n".join(dict.fromkeys(problems)) or "Every page is as it should be.")
    return 1 if problems else 0


sys.exit(main())
