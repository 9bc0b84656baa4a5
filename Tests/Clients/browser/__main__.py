"""Usage: python3 Tests/Clients/browser ADDRESS CHROMIUM [PICTURES]

Walks through the pages of a server with a browser, in both languages, narrow and wide, light and dark: creates an account,
lets an app in, signs out and in again, waits for its turn, and opens what links lead to. The server is to run with
--open-registration yes and --rate-limit off, and to be empty. Fails where a page is wider than the window, loads something
from elsewhere, breaks its own rules, or doesn't lead on, and where axe finds something (https://github.com/dequelabs/axe-core).
Saves a picture of each page in the folder PICTURES, if one is given.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from walk import Walk

# Each language, width and scheme with each other one of them. By another name of the machine all is the same.
WALKS = [
    ("en-US", "narrow", "dark", "127.0.0.1"), ("en-US", "wide", "light", "localhost"),
    ("ja-JP", "narrow", "light", "localhost"), ("ja-JP", "wide", "dark", "127.0.0.1"),
]
WINDOWS = {"narrow": (320, 740), "wide": (1280, 800)}


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
        for language, window, scheme, name in WALKS:
            width, height = WINDOWS[window]
            context = browser.new_context(
                locale=language, color_scheme=scheme, viewport={"width": width, "height": height})
            address = sys.argv[1].replace("127.0.0.1", name)
            kind = f"{window}_{scheme}"
            walk = Walk(address, context.new_page(), language, kind, kind == "narrow_dark", pictures)
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
