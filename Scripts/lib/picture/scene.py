"""What the picture shows: the one place to change for another scene."""

import json
import os
import subprocess
import tempfile

from problem import Problem
from screen import Screen
from terminal import Terminal

# Another seed is another network: the first page of this one has both languages.
DEMO = ["demo", "--people", "16", "--posts", "160", "--seed", "7"]

# What the reader would type to see this.
COMMAND = "Scripts/socialconnect"
TYPED = ["l 2"]
FAREWELL = "q"

TITLE = "The SocialConnect shell"
DESCRIPTION = (
    "A terminal in which Scripts/socialconnect was started. It shows the home timeline of someone who follows several "
    "people: numbered posts in English and Japanese, and a line of short commands. Then l 2 was "
    "typed: the second post is shown again with its new like, and a green line says that this was done."
)


def play(program: str) -> Screen:
    """Runs the scene on a network of its own, and returns the screen as the last answer left it."""
    with tempfile.TemporaryDirectory(prefix="socialconnect-picture-") as folder:
        environment = surroundings(folder)
        make_network(program, environment)
        screen = Screen()
        screen.feed(f"$ {COMMAND}\r\n")
        with Terminal(program, COMMAND, environment, screen) as terminal:
            for line in TYPED:
                terminal.type(line)
            picture = screen.copy()
            terminal.leave(FAREWELL)
        return picture


def surroundings(folder: str) -> dict[str, str]:
    """Nothing of the author's own: no data, no settings, no language, no time zone."""
    return {
        "PATH": os.environ.get("PATH", os.defpath),
        "HOME": folder, "XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config",
        "TERM": "xterm-256color", "LANG": "en_US.UTF-8", "TZ": "UTC",
    }


def make_network(program: str, environment: dict[str, str]) -> None:
    run(program, DEMO, environment)
    # It is their home that is shown, and in it they like the second post: which that is depends on the hour.
    home = json.loads(run(program, ["timeline", "home", "--json"], environment))
    run(program, ["unlike", home[1]["id"]], environment)


def run(program: str, arguments: list[str], environment: dict[str, str]) -> str:
    done = subprocess.run(
        [program, *arguments], env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        raise Problem(f"`{' '.join(arguments)}` ended with {done.returncode} and said:\n{done.stdout}{done.stderr}")
    return done.stdout
