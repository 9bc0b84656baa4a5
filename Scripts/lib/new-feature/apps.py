"""The apps that a feature can be made for: their templates, what else changes, and what a person changes next.

Another app is another folder of templates and another `App`. What is the same in each has its templates in `shared`.
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
        place = self.place(text, names)
        return text[:place] + names.fill(self.text) + text[place:]

    def place(self, text: str, names: Names) -> int:
        found = re.search(self.behind, text, re.MULTILINE)
        if not found:
            raise Problem(
                f"{self.path} has no place any more where the feature is named: nothing matches {self.behind!r}. "
                f"Change Scripts/lib/new-feature/apps.py."
            )
        return found.end()


class Listing(Edit):
    """A name in a list, which is in the order of the alphabet; `behind` ends where the list begins."""

    LISTED = re.compile(r'\s*"(\w+)",')

    def place(self, text: str, names: Names) -> int:
        place = super().place(text, names)
        while (listed := self.LISTED.match(text, place)) and listed[1] < names.type:
            place = listed.end()
        return place


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
        return [template for folder in (HERE / "shared", HERE / self.folder) for template in read(folder)]


def read(folder: Path) -> list[Template]:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return [Template(str(path.relative_to(folder)), path.read_text(encoding="utf-8")) for path in files]


ROUTE = "Modules/Core/Navigation/Route.swift"
PORTS = "Modules/Backends/Backend/Repositories.swift"
LOCAL = "Modules/Backends/LocalBackend/LocalBackend.swift"
REMOTE = "Modules/Backends/RemoteBackend/RemoteBackend.swift"
REGISTRY = "Modules/Apps/Shell/Navigation/ScreenRegistry.swift"

TODO_PLACES = "Modules/Apps/TodoApp/Shell/TodoDestination.swift"
TODO_SCREENS = "Modules/Apps/TodoApp/Shell/TodoScreens.swift"
TODO_STORE = "Modules/Backends/TodoStore/TodoStore.swift"

# A name that stands for something in a type already.
NAMED = r"\b(?:let|var|func|_) newRoom\b|\bnewRoom:"


def named_in_manifest(target: str) -> Edit:
    """The feature among the dependencies of a target; `target` as the manifest begins it."""
    return Listing("Package.swift", rf"{target},\s*(?:dependencies: )?\[", ' "NewRoom",')


# What to change in the room itself, in any app.
STEPS_IN_ROOM = [
    ("Modules/Features/NewRoom/NewRoomEntity.swift", "what an item is; the compiler leads on from there"),
    (
        "Modules/Features/NewRoom/NewRoomRepository.swift",
        "what is asked of a data source; the rules are in NewRoomInteractor.swift",
    ),
    ("Modules/Features/NewRoom/NewRoomStrings.swift", "the texts; the Japanese title is still “New room”"),
]

SOCIALCONNECT = App(
    folder="socialconnect",
    edits=[
        Listing("Package.swift", r"^let features = \[", ' "NewRoom",'),
        Edit("Package.swift", r'^    \.feature\("Archive", .*\n', '    .feature("NewRoom"),\n'),
        Edit(
            "Package.swift", r'^    \.tests\("Archive", .*\n',
            '    .tests("NewRoom", ["AppScreens", "AppValues", "Entities", "Navigation", "SocialTestSupport"]),\n',
        ),
        *[
            named_in_manifest(f'"{target}"')
            for target in ("SocialBackend", "SocialLocalBackend", "SocialShell", "ContractTests")
        ],
        Edit(ROUTE, r"^public enum Route\b[^}]*(?=\n\}\n)", "\n  /// New room, newest first.\n  case newRoom"),
        Edit(ROUTE, r"^    case deleteAccount, archive", ", newRoom"),
        Edit(ROUTE, r"^    case \.archive: \.archive\n", "    case .newRoom: .newRoom\n"),
        Edit(ROUTE, r"^      places: \[[^\]]*(?=\n      \],\n)", '\n        "new-room": .newRoom,'),
        Edit(ROUTE, r"^    switch route \{\n", '    case .newRoom: Path("new-room")\n'),
        Edit(PORTS, r"^public import Archive\n", "public import NewRoom\n"),
        Edit(PORTS, r"^  public var archive: .*\n", "  public var newRoom: (any NewRoomRepository)?\n"),
        Edit(PORTS, r"^    archive: \(any ArchiveRepository\)\?,", " newRoom: (any NewRoomRepository)?,"),
        Edit(PORTS, r"^    self\.archive = archive\n", "    self.newRoom = newRoom\n"),
        Edit(LOCAL, r"^  private let feed: .*\n", "  private let newRoom = NewRoomShelf()\n"),
        Edit(
            LOCAL, r"^      archive: archive,",
            " newRoom: LocalNewRoom(shelf: newRoom, viewer: viewer, clock: clock),",
        ),
        Edit(REMOTE, r"^      archive: archive\(.*\),", " newRoom: nil,"),
        Edit(REGISTRY, r"^import Navigation\n", "import NewRoom\n"),
        Edit(REGISTRY, r"^  private let archive: .*\n", "  private let newRoom: NewRoomFactory?\n"),
        Edit(
            REGISTRY, r"^    archive = repositories\.archive\.map \{[^}]*\}\n",
            "    newRoom = repositories.newRoom.map {\n"
            "      NewRoomFactory(repository: $0, viewer: viewer, strings: .of(language), context: context)\n"
            "    }\n",
        ),
        Edit(REGISTRY, r"^    case \.archive: archive != nil\n", "    case .newRoom: newRoom != nil\n"),
        Edit(
            REGISTRY, r"^    case \.archive: archive\?\.screen.*\n",
            "    case .newRoom: newRoom?.screen(navigator: navigator)\n",
        ),
        Edit("Tests/OutsidePackage/Guides/Package.swift.template", r'^let modules = \["Archive",', ' "NewRoom",'),
        Edit("Modules/Documentation.docc/Map.md", r"^\| · `Authentication`.*?`Archive`", " `NewRoom`"),
    ],
    members=[
        (ROUTE, r"^ +case (?:\w+, )*newRoom\b"),
        (ROUTE, r'"new-room":|"new-room"\)'),
        (PORTS, r"\bvar newRoom\b"),
        (LOCAL, NAMED),
        (REGISTRY, NAMED),
    ],
    reserved_links={"settings"},
    next_steps=[
        *STEPS_IN_ROOM,
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

TODO = App(
    folder="todo",
    edits=[
        Listing("Package.swift", r"^let features = \[", ' "NewRoom",'),
        Edit("Package.swift", r'^    \.feature\("Todo", .*\n', '    .feature("NewRoom", on: general),\n'),
        Edit(
            "Package.swift", r'^    \.tests\("Todo", .*\n',
            '    .tests("NewRoom", ["AppScreens", "AppValues", "SocialConnectTesting"]),\n',
        ),
        *[
            named_in_manifest(target)
            for target in (r'backend\(\s*"SocialTodoStore"', r'app\(\s*"SocialTodoApp"', r'tests\(\s*"SocialTodoStore"')
        ],
        Edit("Scripts/lib/check/house.py", r'^GENERAL_ROOMS = \{"Todo"', ', "NewRoom"'),
        Edit(TODO_PLACES, r"^  case todo\(TodoPlace\)\n", "  /// New room, newest first.\n  case newRoom\n"),
        Edit(TODO_PLACES, r'"categories": \.todo\(\.categories\),', ' "new-room": .newRoom,'),
        Edit(TODO_PLACES, r"^    case menu, settings", ", newRoom"),
        Edit(TODO_PLACES, r"^    case \.menu: \.menu\n", "    case .newRoom: .newRoom\n"),
        Edit(TODO_PLACES, r"^    case \.todo\(let place\): path\(of: place\)\n", '    case .newRoom: Path("new-room")\n'),
        Edit(TODO_STORE, r"^public import Logging\n", "public import NewRoom\n"),
        Edit(
            TODO_STORE, r"^  private let engine: .*\n",
            "  /// The port of the room `NewRoom`.\n  public let newRoom: any NewRoomRepository\n",
        ),
        Edit(TODO_STORE, r"^    self\.clock = clock\n", "    newRoom = LocalNewRoom(clock: clock)\n"),
        Edit(TODO_SCREENS, r"^import AppScreens\n", "import NewRoom\n"),
        Edit(TODO_SCREENS, r"^  private let todos: .*\n", "  private let newRoom: NewRoomFactory\n"),
        Edit(
            TODO_SCREENS, r"^    todos = TodoFactory\([^}]*?\)\n",
            "    newRoom = NewRoomFactory(\n"
            "      repository: environment.store.newRoom, strings: .of(language), context: context)\n",
        ),
        Edit(
            TODO_SCREENS, r"^    case \.todo\(let place\):\n(?:      .*\n)+",
            "    case .newRoom:\n"
            "      newRoom.screen(\n"
            "        navigator: RoomNavigator(\n"
            "          navigator, { TodoDestination($0) }, kind: { TodoDestination.Kind($0) }))\n",
        ),
        Edit(TODO_SCREENS, r"^    case \.menu, \.settings", ", .newRoom"),
        Edit("Tests/OutsidePackage/Guides/Package.swift.template", r'^let modules = \["Archive",', ' "NewRoom",'),
        Edit("Modules/Documentation.docc/Map.md", r"^\| · `Authentication`.*`Todo`", " `NewRoom`"),
    ],
    members=[
        (TODO_PLACES, r"^ +case (?:\w+, )*newRoom\b"),
        (TODO_PLACES, r'"new-room":|"new-room"\)'),
        (TODO_STORE, NAMED),
        (TODO_SCREENS, NAMED),
    ],
    reserved_links=set(),
    next_steps=[
        *STEPS_IN_ROOM,
        (
            "Modules/Backends/TodoStore/NewRoom/LocalNewRoom.swift",
            "where items are: in memory so far. TodoStoreNewRoomTests.swift says what must hold in the file",
        ),
        (
            "Modules/Features/NewRoom/NewRoomPlace.swift",
            "where items lead: so far each to the todos found for its name, as TodoDestination+NewRoom.swift says",
        ),
        ("Modules/Apps/TodoApp/Shell/TodoMenu.swift", "a way there; so far there are links and “g new-room”"),
        (
            "Tests/TodoAppTests/Transcripts",
            "the help names the place: SOCIALCONNECT_RECORD_TRANSCRIPTS=1 Scripts/test --filter TodoAppTests.ShellTests\n"
            "    records how it looks now: read the difference",
        ),
    ],
    opening="Scripts/todo and “g new-room”",
)

APPS = {"socialconnect": SOCIALCONNECT, "todo": TODO}
