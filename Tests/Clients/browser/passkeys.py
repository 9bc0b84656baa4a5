"""Usage: python3 Tests/Clients/browser/passkeys.py ADDRESS CHROMIUM

Makes and uses passkeys on the pages of a server with a browser that has an authenticator in software
(https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn): creates an account with one, signs in with the button
and from the field for the address, proves who it is, adds another and removes it, and gives up in the middle. Without
scripts nothing is seen of passkeys. The server is to run as http://localhost with --open-registration yes and
--rate-limit off.
"""

import sys

from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

SIGN_IN = "form[action='/auth/passkey'] button"
CREATE = "form[action='/auth/sign_up/passkey'] button"
ADD = "form[action='/account/passkeys'] button"


class Authenticator:
    """The one of a page: discoverable passkeys, and a person who is there at once."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable", {"enableUI": False})
        self.id = self.add()

    def add(self) -> str:
        return self.session.send("WebAuthn.addVirtualAuthenticator", {"options": {
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
            "isUserVerified": True, "automaticPresenceSimulation": True}})["authenticatorId"]

    def replace(self) -> None:
        """With another one, which has no passkeys."""
        self.session.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": self.id})
        self.id = self.add()

    def verifies(self, answer: bool) -> None:
        self.session.send("WebAuthn.setUserVerified", {"authenticatorId": self.id, "isUserVerified": answer})

    def is_touched(self, answer: bool) -> None:
        self.session.send("WebAuthn.setAutomaticPresenceSimulation", {"authenticatorId": self.id, "enabled": answer})

    def count(self) -> int:
        return len(self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"])


class Walk:
    def __init__(self, address: str, context: BrowserContext) -> None:
        self.address, self.context = address, context
        self.page = context.new_page()
        self.faults: list[str] = []
        self.page.on("console", lambda message: self.faults.append(message.text)
                     if message.type == "error" and "status of 4" not in message.text else None)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.authenticator = Authenticator(self.page)

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)

    def arrive(self, path: str) -> None:
        self.page.wait_for_url(self.address + path)

    def run(self) -> None:
        # Without a person at the authenticator, passkeys that pages offer in a field wait.
        self.authenticator.is_touched(False)
        self.create()
        self.sign_in_by_button()
        self.sign_in_from_field()
        self.prove_and_look_after()
        assert not self.faults, self.faults

    def create(self) -> None:
        self.open("/auth/sign_up?next=/auth/welcome")
        self.page.get_by_role("link", name="Use a passkey instead of a password").click()
        self.page.fill("#handle", "a b")
        self.page.fill("#name", "Aiko")
        self.page.fill("#email", "aiko@example.org")
        self.page.click(CREATE)
        expect(self.page.locator("#handle-fault")).to_be_visible()
        assert self.authenticator.count() == 0, "there is a passkey that no account has"
        self.page.fill("#handle", "aiko")
        self.authenticator.verifies(False)
        self.authenticator.is_touched(True)
        self.page.click(CREATE)
        expect(self.page.locator("[data-problem]")).to_be_visible()
        self.authenticator.verifies(True)
        self.page.click(CREATE)
        self.arrive("/auth/welcome")
        assert "@aiko@localhost" in self.page.content()
        assert self.authenticator.count() == 1
        self.authenticator.is_touched(False)

    def sign_out(self) -> None:
        self.open("/")
        self.page.click("form[action='/auth/sign_out'] button")
        self.page.wait_for_load_state()

    def sign_in_by_button(self) -> None:
        self.sign_out()
        self.open("/auth/sign_in?next=/account/passkeys")
        expect(self.page.locator(SIGN_IN)).to_be_visible()
        # The button takes over from the field.
        self.page.wait_for_timeout(500)
        self.authenticator.is_touched(True)
        self.page.click(SIGN_IN)
        self.arrive("/account/passkeys")
        assert "Last used on" in self.page.content()
        self.authenticator.is_touched(False)

    def sign_in_from_field(self) -> None:
        self.sign_out()
        self.authenticator.is_touched(True)
        self.open("/auth/sign_in?next=/account/passkeys")
        self.arrive("/account/passkeys")
        self.authenticator.is_touched(False)

    def prove_and_look_after(self) -> None:
        self.open("/account/prove?next=/account/passkeys")
        self.authenticator.is_touched(True)
        self.page.click("form[data-passkey] button")
        self.arrive("/account/passkeys")
        # The same authenticator makes no second one.
        self.page.click(ADD)
        expect(self.page.locator("[data-problem]")).to_be_visible()
        self.authenticator.replace()
        self.page.fill("#name", "Second")
        self.page.click(ADD)
        self.page.get_by_role("link", name="Second").click()
        self.page.fill("#name", "Renamed")
        self.page.click("form[action='/account/passkeys/edit/name'] button")
        self.page.get_by_role("link", name="Renamed").click()
        self.page.click("form[action='/account/passkeys/edit/remove'] button")
        self.arrive("/account/passkeys")
        assert "Renamed" not in self.page.content()


def without_scripts(address: str, page: Page) -> None:
    """Everything else is as it was."""
    page.goto(f"{address}/auth/sign_up")
    expect(page.get_by_role("link", name="Use a passkey instead of a password")).to_be_hidden()
    page.goto(f"{address}/auth/sign_in")
    expect(page.locator(SIGN_IN)).to_be_hidden()
    page.fill("#email", "aiko@example.org")
    page.fill("#password", "no password of this account")
    page.click("form[action='/auth/sign_in'] button")
    expect(page.get_by_role("alert").first).to_contain_text("Wrong email or password.")


def main() -> int:
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=sys.argv[2], args=["--no-sandbox"])
        Walk(sys.argv[1], browser.new_context(locale="en-US")).run()
        without_scripts(sys.argv[1], browser.new_context(locale="en-US", java_script_enabled=False).new_page())
        browser.close()
    print("Passkeys are made and used.")
    return 0


sys.exit(main())
