"""Which folders of a target use each other in a circle."""

import re
from collections import defaultdict
from dataclasses import dataclass, field

# What the other files of a module can name: what a file declares at its left edge, and doesn't keep to itself.
DECLARED = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|final|indirect|nonisolated)\s+)*"
    r"(?:struct|class|enum|protocol|actor|typealias|func|let|var)\s+(\w+)",
    re.MULTILINE,
)


@dataclass
class Arrow:
    """That files of one folder name what another declares."""

    source: str
    end: str
    # The places, each as a file, a line and a name.
    uses: list = field(default_factory=list)

    def __str__(self) -> str:
        names = sorted({name for _, _, name in self.uses})
        return f"{self.source} → {self.end} ({', '.join(names[:3])}{', …' if len(names) > 3 else ''})"


def arrows_in_circles(folder: str, files: list) -> list:
    """The arrows between the folders of a target that are part of a circle, those of the fewest uses first. The files
    beside the folders put them together, and are left out.

    - folder: The target's.
    - files: Its files.
    """
    known = {}
    inside = []
    for file in files:
        room, _, rest = file.name.removeprefix(folder + "/").partition("/")
        if rest:
            inside.append((room, file))
            for match in DECLARED.finditer(file.code):
                known.setdefault(match[1], room)
    found: dict = {}
    for room, file in inside:
        for name in file.words & known.keys():
            end = known[name]
            if end != room:
                arrow = found.setdefault((room, end), Arrow(room, end))
                arrow.uses.append((file.name, file.line_of(name), name))
    beyond = reachable(found)
    return sorted(
        (arrow for (source, end), arrow in found.items() if source in beyond[end]),
        key=lambda arrow: (len(arrow.uses), arrow.source, arrow.end),
    )


def reachable(arrows: dict) -> dict:
    """Where the arrows lead from each folder."""
    following = defaultdict(set)
    for source, end in arrows:
        following[source].add(end)
    result = defaultdict(set)
    for start in list(following):
        left = [start]
        while left:
            for end in following.get(left.pop(), ()):
                if end not in result[start]:
                    result[start].add(end)
                    left.append(end)
    return result
