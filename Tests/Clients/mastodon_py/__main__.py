"""Usage: python3 Tests/Clients/mastodon_py ADDRESS HANDLE:EMAIL:PASSWORD HANDLE:EMAIL:PASSWORD [SECTION…]

Uses a server as someone's app does, through Mastodon.py. The server is to have two people, who don't follow each other
yet, and to run with --allow-password-grant, --allow-private-endpoints, --open-registration yes and --rate-limit off.
Prints a line for each section, and what was wrong in it; fails if anything was.
"""

import sys

import around
import notices
import people
import posts
import profiles
import pushes
import reading
import signing_in
import streams
import writing
from report import Report
from world import Person, World

SECTIONS = [
    signing_in, around, writing, posts, reading, people, profiles, notices, pushes, streams,
]


def main() -> int:
    if len(sys.argv) < 4:
        print(__doc__, file=sys.stderr)
        return 2
    address, first, second, *wanted = sys.argv[1:]
    report = Report()
    world = World(address, Person(*first.split(":", 2)), Person(*second.split(":", 2)))
    for module in SECTIONS:
        for section in module.SECTIONS:
            if not wanted or section.__name__ in wanted:
                report.run(section, world)
    print(report.summary)
    return 1 if report.has_failed else 0


sys.exit(main())
