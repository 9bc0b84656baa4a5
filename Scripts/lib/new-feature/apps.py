"""The apps that a feature can be made for: their templates, what else changes, and what a person changes next.

Another app is another folder of templates and another `App`.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from names import Names
from problem import Problem

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Template:
    """A file of the feature; its place and its text have NewRoom for the name."""

    place: str
    text: str


@dataclass(frozen=True)
class Edit:
    """A change of a file: what is put behind the first place that `behind` matches; `text` as in a template."""

    path: str
    behind: str
    text: str

    def apply(self, text: str, names: Names) -> str:
        found = re.search(self.behind, text, re.MULTILINE)
        if not found:
            raise Problem(
                f"{self.path} has no place any more where the feature is named: nothing matches {self.behind!r}. "
                f"Change Scripts/lib/new-feature/apps.py."
            )
        return text[: found.end()] + names.fill(self.text) + text[found.end():]


@dataclass(frozen=True)
class App:
    folder: str
    edits: list[Edit]
    # Where a name could be taken: a file, and what would be there.
    members: list[tuple[str, str]]
    # Words of links that open something else.
    reserved_links: set[str]
    next_steps: list[tuple[str, str]]
    # The command that opens the feature.
    opening: str

    def templates(self) -> list[Template]:
        folder = HERE / self.folder
        files = sorted(path for path in folder.rglob("*") if path.is_file())
        return [Template(str(path.relative_to(folder)), path.read_text(encoding="utf-8")) for path in files]


ROUTE = "Modules/Core/Navigation/Route.swift"
BACKEND = "Modules/Backends/Backend/Backend.swift"
LOCAL = "Modules/Backends/LocalBackend/LocalBackend.swift"
REGISTRY = "Modules/Apps/Shell/Navigation/ScreenRegistry.swift"


def named_in_manifest(target: str) -> Edit:
    """The feature among the dependencies of a target, behind Archive."""
    return Edit("Package.swift", rf'"{target}",\s*(?:dependencies: )?\[[^\]]*?"Archive",?', ' "NewRoom",')


SOCIALCONNECT = App(
    folder="socialconnect",
    edits=[
        Edit("Package.swift", r'^let features = \[[^\]]*?"Archive",', ' "NewRoom",'),
        Edit("Package.swift", r'^    \.feature\("Archive", .*\n', '    .feature("NewRoom"),\n'),
        Edit(
            "Package.swift", r'^    \.tests\("Archive", .*\n',
            '    .tests("NewRoom", ["AppValues", "AppScreens", "Entities", "Navigation", "SocialTestSupport"]),\n',
        ),
        named_in_manifest("SocialBackend"),
        named_in_manifest("SocialLocalBackend"),
        named_in_manifest("SocialShell"),
        named_in_manifest("ContractTests"),
        Edit(ROUTE, r"^public enum Route\b[^}]*(?=\n\}\n)", "\n  /// New room, newest first.\n  case newRoom"),
        Edit(ROUTE, r"^      places: \[[^\]]*(?=\n      \],\n)", '\n        "new-room": .newRoom,'),
        Edit(ROUTE, r"^    switch route \{\n", '    case .newRoom: Path("new-room")\n'),
        Edit(BACKEND, r"^public import Archive\n", "public import NewRoom\n"),
        Edit(BACKEND, r"^  public var archive: .*\n", "  public var newRoom: any NewRoomRepository\n"),
        Edit(BACKEND, r"^    archive: any ArchiveRepository,", " newRoom: any NewRoomRepository,"),
        Edit(BACKEND, r"^    self\.archive = archive\n", "    self.newRoom = newRoom\n"),
        Edit(LOCAL, r"^  private let feed: .*\n", "  private let newRoom = NewRoomShelf()\n"),
        Edit(
            LOCAL, r"^      archive: archive,",
            " newRoom: LocalNewRoom(shelf: newRoom, viewer: viewer, clock: clock),",
        ),
        Edit(REGISTRY, r"^import Navigation\n", "import NewRoom\n"),
        Edit(REGISTRY, r"^  private let archive: .*\n", "  private let newRoom: NewRoomFactory\n"),
        Edit(
            REGISTRY, r"^    archive = ArchiveFactory\([^}]*?context: context\)\n",
            "    newRoom = NewRoomFactory(\n"
            "      repository: repositories.newRoom, viewer: viewer, strings: .of(language), context: context)\n",
        ),
        Edit(REGISTRY, r"^    case \.archive: .*\n", "    case .newRoom: newRoom.screen(navigator: navigator)\n"),
        Edit("Tests/OutsidePackage/Guides/Package.swift.template", r'^let modules = \["Archive",', ' "NewRoom",'),
        Edit("README.md", r"^\| · `Authentication`.*?`Archive`", " `NewRoom`"),
    ],
    members=[
        (ROUTE, r"\bcase newRoom\b"),
        (ROUTE, r'"new-room":|"new-room"\)'),
        (BACKEND, r"\bvar newRoom\b"),
        (LOCAL, r"\b(?:let|var|func) newRoom\b|\bnewRoom:"),
        (REGISTRY, r"\b(?:let|var|func|_) newRoom\b|\bnewRoom:"),
    ],
    reserved_links={"settings"},
    next_steps=[
        ("Modules/Features/NewRoom/NewRoomEntity.swift", "what an item is; the compiler leads on from there"),
        (
            "Modules/Features/NewRoom/NewRoomRepository.swift",
            "what is asked of a data source; the rules are in NewRoomInteractor.swift",
        ),
        ("Modules/Features/NewRoom/NewRoomStrings.swift", "the texts; the Japanese title is still “New room”"),
        (
            "Modules/Backends/LocalBackend/NewRoom/LocalNewRoom.swift",
            "where items are: in memory so far. NewRoomContract.swift says what must hold in the database",
        ),
        ("Modules/Apps/Shell/MainMenu/MainMenuView.swift", "a way there; so far there are links and “g new-room”"),
        (
            "Tests/ContractTests/Screens/WalkWorld.swift",
            "its `routes`; then SOCIALCONNECT_RECORD_TRANSCRIPTS=1 Scripts/test --filter 'ScreenTranscript|Newcomer'\n"
            "    records how all screens and the help look now: read the difference",
        ),
    ],
    opening="Scripts/socialconnect open new-room",
)

APPS = {"socialconnect": SOCIALCONNECT}
