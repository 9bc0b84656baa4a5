"""A browser that follows links and fills in forms, for the pages on which people let an app in."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

import requests


@dataclass
class Form:
    action: str
    method: str
    values: dict[str, str] = field(default_factory=dict)
    buttons: list[tuple[str, str]] = field(default_factory=list)


class Page(HTMLParser):
    """The forms and the code of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.code = ""
        self._is_in_code = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.forms.append(Form(given.get("action", ""), given.get("method", "get").lower()))
        elif tag == "input" and self.forms and given.get("name"):
            self.forms[-1].values[given["name"]] = given.get("value", "")
        elif tag == "button" and self.forms and given.get("name"):
            self.forms[-1].buttons.append((given["name"], given.get("value", "")))
        self._is_in_code = tag == "code"

    def handle_endtag(self, tag: str) -> None:
        self._is_in_code = False

    def handle_data(self, data: str) -> None:
        if self._is_in_code:
            self.code += data


class Browser:
    """Keeps cookies, and stops where it would leave the server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.session = requests.Session()
        self.location = ""
        self.page = Page("")
        self.status = 0

    def open(self, url: str) -> None:
        self._take("get", url, {})

    def submit(self, button: str | None = None, **filled: str) -> None:
        """Sends the only form of the page that has these fields."""
        form = next(form for form in self.page.forms if filled.keys() <= form.values.keys())
        pressed = dict([next(pair for pair in form.buttons if pair[1] == button)]) if button else {}
        self._take(form.method, urljoin(self.location, form.action), form.values | filled | pressed)

    def _take(self, method: str, url: str, values: dict[str, str]) -> None:
        arguments = {"data": values} if method == "post" else {"params": values}
        response = self.session.request(method, url, allow_redirects=False, timeout=30, **arguments)
        self.location, self.status = response.url, response.status_code
        if response.is_redirect:
            target = urljoin(url, response.headers["Location"])
            if urlsplit(target).netloc == urlsplit(self.address).netloc:
                return self._take("get", target, {})
            self.location = target
        self.page = Page(response.text)
