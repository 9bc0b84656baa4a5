"""One visit, by one kind of browser."""

import re
from pathlib import Path

import requests
from playwright.sync_api import ConsoleMessage, Page, Route

import looks
from person import Person

PASSWORD = "correct horse battery"
TURN = "**/auth/sign_in/turn"
OUT_OF_BAND = "urn:ietf:wg:oauth:2.0:oob"
WORDS = {
    "en-US": {
        "wrong": "Wrong email or password.", "home": "You’re signed in as", "allow": "Allow", "welcome": "Welcome!",
        "waits": "Too many attempts. Trying again in"},
    "ja-JP": {
        "wrong": "メールアドレスまたはパスワードが違います", "home": "サインインしています", "allow": "許可", "welcome": "ようこそ",
        "waits": "秒後に自動的に再試行します"},
}


class Walk:
    """`waits`: whether it waits for its turn to sign in, which takes a while."""

    def __init__(
        self, address: str, page: Page, language: str, kind: str, waits: bool, pictures: Path | None,
    ) -> None:
        self.waits = waits
        self.address, self.page, self.words = address, page, WORDS[language]
        self.handle = f"{language[:2]}_{kind}"
        self.email = f"{self.handle}@example.org"
        self.pictures = pictures
        self.problems: list[str] = []
        self.requests: list[str] = []
        self.count = 0
        page.on("console", self.hear)
        page.on("request", lambda request: self.ask(request.url))

    def hear(self, message: ConsoleMessage) -> None:
        """Notes what a page does wrong; that an address isn't there is for the page to say."""
        self.note(f"the console says: {message.text}",
                  message.type in ("error", "warning") and "status of 4" not in message.text)

    def ask(self, address: str) -> None:
        self.requests.append(address)
        self.note(f"asks elsewhere: {address}", not address.startswith((self.address, "data:")))

    def note(self, problem: str, is_one: bool = True) -> None:
        if is_one:
            self.problems.append(f"{self.handle}, {self.page.url}: {problem}")

    def look(self, what: str) -> None:
        """Looks at a page as it is shown."""
        self.count += 1
        for problem in looks.problems(self.page):
            self.note(problem)
        if self.pictures:
            name = f"{self.handle}-{self.count:02}-{what}.png"
            self.page.screenshot(path=self.pictures / name, full_page=True)

    def open(self, path: str, what: str) -> None:
        self.page.goto(self.address + path)
        self.look(what)

    def send(self, button: str = "form button") -> None:
        self.page.locator(button).first.click()
        self.page.wait_for_load_state()

    def fill(self, values: dict[str, str]) -> None:
        for name, value in values.items():
            self.page.fill(f"#{name}", value)

    def expect(self, text: str) -> None:
        self.note(f"doesn't say “{text}”", text not in self.page.content())

    def expect_focus(self, name: str) -> None:
        focused = self.page.evaluate("document.activeElement.id || document.activeElement.className")
        self.note(f"has the focus at {focused}, not at {name}", focused != name)

    def run(self) -> None:
        self.open("/", "home")
        self.note("has a cookie that isn't needed", len(self.page.context.cookies()) > 0)
        self.sign_up()
        person = Person(self.address, self.let_in())
        first, covered, hidden = person.publish(self.handle)
        self.open("/", "home-signed-in")
        for path, what in {
            f"/@{self.handle}": "profile", f"/@{self.handle}/{first}": "post", "/tags/walk": "hashtag",
            f"/@{self.handle}/tagged/walk": "hashtag-of-profile", f"/@{self.handle}/{hidden}": "for-followers",
            "/@nobody": "not-found", "/oauth/authorize?client_id=x": "unknown-app", "/tags/nothing": "nothing",
        }.items():
            self.open(path, what)
        self.uncover(covered)
        self.forget_password()
        self.send_old_form()
        self.sign_out_and_in(person)
        self.note("has no style", self.page.evaluate("getComputedStyle(document.querySelector('main')).maxWidth") == "none")

    def sign_up(self) -> None:
        self.open("/auth/sign_up?next=/auth/welcome", "sign-up")
        self.fill({"handle": "a b", "name": "Mia 田中", "email": "mia@example", "password": "password"})
        self.send()
        self.look("sign-up-wrong")
        self.expect_focus("handle")
        self.fill({"handle": self.handle, "email": self.email, "password": PASSWORD})
        self.send()
        self.look("welcome")
        self.expect(self.words["welcome"])

    def let_in(self) -> str:
        """Lets an app in that has no address; answers with its token."""
        app = requests.post(f"{self.address}/api/v1/apps", timeout=30, data={
            "client_name": "Tusk & <Co>", "redirect_uris": OUT_OF_BAND, "scopes": "read write follow push",
            "website": "https://tusk.example"}).json()
        query = f"client_id={app['client_id']}&redirect_uri={OUT_OF_BAND}&response_type=code&scope=read+write"
        self.page.goto(f"{self.address}/oauth/authorize?{query}")
        self.send("button[value=deny]")
        self.look("denied")
        self.open(f"/oauth/authorize?{query}&force_login=true", "sign-in-for-app")
        self.open(f"/oauth/authorize?{query}", "consent")
        self.send("button[value=allow]")
        self.look("code")
        answer = requests.post(f"{self.address}/oauth/token", timeout=30, data={
            "grant_type": "authorization_code", "code": self.page.locator("code.big").inner_text(),
            "client_id": app["client_id"], "client_secret": app["client_secret"], "redirect_uri": OUT_OF_BAND})
        self.note(f"the code gives no token: {answer.text}", answer.status_code != 200)
        return answer.json()["access_token"]

    def uncover(self, post: str) -> None:
        """Opens a sensitive photo, which isn't even fetched before."""
        self.requests.clear()
        self.open(f"/@{self.handle}/{post}", "covered")
        self.note("fetches a covered photo", any("/media/" in address for address in self.requests))
        with self.page.expect_response(re.compile("/media/")):
            self.page.locator("summary").click()
        self.look("uncovered")

    def forget_password(self) -> None:
        self.open("/auth/forgot", "forgotten-password")
        self.page.fill("#email", self.email)
        self.send()
        self.look("new-password")
        self.fill({"code": "12", "password": PASSWORD})
        self.send()
        self.look("new-password-wrong")
        self.expect_focus("code")
        self.open(f"/auth/confirm?email={self.email}", "confirm")

    def send_old_form(self) -> None:
        """Sends a form that was made for another browser."""
        self.page.goto(f"{self.address}/auth/forgot")
        self.page.evaluate("document.querySelector('[name=guard]').value = 'x'")
        self.page.fill("#email", self.email)
        self.send()
        self.look("expired")

    def sign_out_and_in(self, person: Person) -> None:
        self.page.goto(self.address)
        self.expect(self.words["home"])
        self.send("form[action='/auth/sign_out'] button")
        self.page.context.clear_cookies()
        self.open("/auth/sign_in", "sign-in")
        self.fill({"email": self.email, "password": "not the password"})
        self.send()
        self.look("sign-in-wrong")
        self.expect(self.words["wrong"])
        self.expect_focus("password")
        person.guess(self.email)
        self.page.fill("#password", PASSWORD)
        # The browser goes on by itself, once the page has been looked at.
        held: list[Route] = []
        self.page.route(TURN, lambda route: held.append(route))
        self.send()
        self.look("sign-in-waits")
        self.expect(self.words["waits"])
        self.page.unroute(TURN)
        for route in held:
            route.continue_()
        if self.waits:
            self.page.wait_for_url(self.address + "/", timeout=60_000)
            self.expect(self.words["home"])
