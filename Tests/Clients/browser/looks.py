"""What is looked at on each page."""

from collections.abc import Iterator

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE = Axe()
# Left out unless it's asked for, since only the newest rules want it (WCAG 2.2).
OPTIONS = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
# The colours of each field's border, and of what is on both sides of it.
BORDERS = """
[...document.querySelectorAll('input:not([type=hidden]),textarea')].map(field => {
  const style = getComputedStyle(field)
  return [style.borderTopColor, style.backgroundColor, getComputedStyle(field.closest('.card')).backgroundColor]
})
"""


def problems(page: Page) -> Iterator[str]:
    """What is wrong with a page as it is shown."""
    if page.evaluate("document.scrollingElement.scrollWidth > document.documentElement.clientWidth"):
        yield "is wider than the window"
    if page.locator("h1").count() != 1:
        yield f"has {page.locator('h1').count()} headings"
    for image in page.evaluate("[...document.images].filter(i => i.complete && !i.naturalWidth).map(i => i.src)"):
        yield f"doesn't show {image}"
    for border, *sides in page.evaluate(BORDERS):
        for side in sides:
            if contrast(border, side) < 3:
                yield f"has a field whose border can't be seen: {border} on {side}"
    for violation in AXE.run(page, options=OPTIONS).response["violations"]:
        for node in violation["nodes"]:
            yield f"axe: {violation['id']}: {violation['help']}: {node['html']}"


def contrast(first: str, second: str) -> float:
    """How much two colours differ (WCAG 2.2, relative luminance)."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    values = [int(value) / 255 for value in colour.removeprefix("rgb(").removesuffix(")").split(",")]
    red, green, blue = (v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
