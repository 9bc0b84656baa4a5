"""Usage: python3 Tests/Clients/browser/form_post.py ADDRESS PORT CHROMIUM

Signs in with a browser by a provider that posts its answer from its own site, as Apple does: creates an account, signs in
again, and tries to bring a browser the answer of another one. ADDRESS is what the server is known by, https with a name;
it listens on PORT of this machine, where its certificate need not be trusted. The provider has another site, and a person
whom no account knows.
"""

import sys
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Request, expect, sync_playwright

CALLBACK = "/auth/provider/apple/callback"
SESSION = "__Host-session"
ELSEWHERE = "https://elsewhere.example/"


class Visitor:
    """A browser of its own, with what it sends to where the provider's answers go."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(locale="en-US")
        self.page: Page = self.context.new_page()
        self.answers: list[Request] = []
        self.page.on("request", lambda request: self.answers.append(request)
                     if urlsplit(request.url).path == CALLBACK else None)

    def go_to_provider(self) -> None:
        self.page.goto(self.address + "/auth/sign_in")
        self.page.click("a.provider.apple")
        expect(self.page.get_by_role("button", name="Continue")).to_be_visible()
        assert not self.page.url.startswith(self.address), "the provider is on the same site"
        kept = self.cookies("__Host-provider-")
        assert kept and all(cookie["sameSite"] == "Lax" and cookie["secure"] for cookie in kept), kept

    def come_back(self) -> None:
        self.page.get_by_role("button", name="Continue").click()
        self.page.wait_for_load_state()

    def cookies(self, name: str) -> list[dict]:
        return [cookie for cookie in self.context.cookies(self.address) if cookie["name"].startswith(name)]

    def sent(self) -> list[tuple[str, bool]]:
        """How answers came, and whether with our cookies."""
        return [(request.method, "cookie" in request.all_headers()) for request in self.answers]

    def is_signed_in(self) -> bool:
        page = self.context.new_page()
        page.goto(self.address + "/")
        answer = "signed in as @zoe." in page.content()
        page.close()
        return answer

    def fields(self) -> str:
        """The fields of the provider's form."""
        return self.page.locator("form").inner_html()

    def is_brought(self, fields: str) -> None:
        """A page of someone else's sends an answer with this browser."""
        self.page.route(ELSEWHERE, lambda route: route.fulfill(
            content_type="text/html",
            body=f'<form method="post" action="{self.address}{CALLBACK}">{fields}</form><script>document.forms[0]'
            ".submit()</script>"))
        self.page.goto(ELSEWHERE)
        self.page.wait_for_url(self.address + "/**")


def create(browser: Browser, address: str) -> None:
    zoe = Visitor(browser, address)
    zoe.go_to_provider()
    zoe.come_back()
    assert zoe.sent() == [("POST", False), ("GET", True)], zoe.sent()
    expect(zoe.page.locator("#name")).to_have_value("Zoe Lind")
    zoe.page.fill("#handle", "zoe")
    zoe.page.click("form[action='/auth/sign_up/provider'] button")
    zoe.page.wait_for_load_state()
    assert zoe.is_signed_in()
    assert not zoe.cookies("__Host-provider-"), "the visit has ended"


def sign_in(browser: Browser, address: str) -> None:
    """With a session of before as well: neither is sent with the form."""
    zoe = Visitor(browser, address)
    for _ in range(2):
        zoe.answers.clear()
        zoe.go_to_provider()
        zoe.come_back()
        assert zoe.sent() == [("POST", False), ("GET", True)], zoe.sent()
        assert zoe.is_signed_in()
    assert [cookie["sameSite"] for cookie in zoe.cookies(SESSION)] == ["Lax"], zoe.context.cookies()


def bring_another(browser: Browser, address: str) -> None:
    """An answer signs in no browser but the one that was sent for it, also while another is on its own way."""
    attacker, victim = Visitor(browser, address), Visitor(browser, address)
    attacker.go_to_provider()
    for is_on_its_way in (False, True):
        if is_on_its_way:
            victim.go_to_provider()
        victim.answers.clear()
        victim.is_brought(attacker.fields())
        expect(victim.page.get_by_text("Start again from signing in.")).to_be_visible()
        assert [method for method, _ in victim.sent()] == ["POST", "GET"] and not victim.sent()[0][1], victim.sent()
        assert not victim.is_signed_in()
        # Nor by the address that the form has led to.
        victim.page.goto(victim.answers[-1].url)
        expect(victim.page.get_by_text("Start again from signing in.")).to_be_visible()
        assert not victim.is_signed_in()
    # It has used up nothing of either.
    attacker.come_back()
    assert attacker.is_signed_in()
    attacker.page.goto(attacker.answers[-1].url)
    expect(attacker.page.get_by_text("Start again from signing in.")).to_be_visible()


def main() -> int:
    if len(sys.argv) != 4:
        print(__doc__, file=sys.stderr)
        return 2
    address, port, chromium = sys.argv[1:]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=[
            "--no-sandbox", "--ignore-certificate-errors",
            f"--host-resolver-rules=MAP {urlsplit(address).hostname}:443 127.0.0.1:{port}"])
        create(browser, address)
        sign_in(browser, address)
        bring_another(browser, address)
        browser.close()
    print("Answers that are posted from another site sign in whom they are for.")
    return 0


sys.exit(main())
