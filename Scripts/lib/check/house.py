"""What is allowed: the one place to change when the house gets a new room."""

import re

# The only entries of the package's folder, beside those whose name begins with a dot.
TOP_LEVEL = {"Package.swift", "Package.resolved", "README.md", "Modules", "Tests", "Scripts"}

# What people read about the project as a whole: the articles, the one that leads to the others, the one that says which
# enums may get cases, and the one that says what changed in each version, the newest of which is here.
ARTICLES = "Modules/Documentation.docc"
FIRST_ARTICLE = "SocialConnect.md"
MAP = "Map.md"
STABILITY = "Stability.md"
CHANGES = "Changes.md"
VERSION = "Modules/Core/AppValues/PackageVersion.swift"

# What the articles make for an example.
MADE_UP = r"Events|Polls"

# Which folders of Modules a folder of Modules may import from.
ARROWS = {
    "Core": {"Core"},
    "Features": {"Core"},
    "Platform": {"Core"},
    "Backends": {"Core", "Features", "Platform", "Backends"},
    "Apps": {"Core", "Features", "Platform", "Backends", "Apps"},
}

# The part of Core that any app needs: it knows nothing of a social network, and imports nothing else of ours.
GENERAL = {"AppValues", "AppScreens"}

# The rooms of apps that are no social network: they stand on that part alone.
GENERAL_ROOMS = {"Todo"}

# The apps that are no social network: beside that part, they know rooms and stores like them, Platform and the menu shell.
GENERAL_APPS = {"SocialTodoApp", "SocialTodoProgram"}
GENERAL_STORES = {"SocialTodoStore"}

# The menu shell of any app: it knows the general part of Core, and Platform, and nothing of a social network.
MENU_SHELL = "SocialMenuShell"

# How the names begin that no target of a host is likely to have: of everything that is no product.
APART = ("Social", "CSocial", "socialconnect")



def folder(name: str) -> str:
    """The folder of a target, and how its tests are called: without the beginning that sets it apart."""
    return name.removeprefix("Social") if not name.startswith("SocialConnect") else name


# Doubles for tests, ours and others': they report what no test expected, and only tests import them.
DOUBLES = {"SocialConnectTesting", "SocialNetworkingTesting"}

# Modules that only some may import, whatever the arrows say: the concrete types behind the ports.
RESERVED = {
    "SocialDatabase": {
        "SocialLocalBackend", "SocialLocalChecking", "SocialLocalStore", "SocialOfflineStore", "SocialTodoStore",
        "socialconnect",
    },
    "SocialLocalBackend": {"socialconnect"},
    "SocialLocalChecking": {"SocialLocalBackend"},
    "SocialLocalStore": {"SocialLocalBackend", "SocialLocalChecking"},
    "SocialOfflineStore": {"SocialRemoteBackend", "socialconnect"},
    "SocialRemoteBackend": {"socialconnect"},
    "SocialTodoStore": {"SocialTodoApp", "SocialTodoProgram"},
}

# Modules that may import another of their own folder, which the arrows do not say: photos, mails and what is written of an
# archive are private files, as is the key of push notifications; who starts a program, waits for a disk or takes turns
# does it in one way.
NEIGHBOURS = {
    "SocialArchiving": {"SocialCredentials", "SocialFiles", "SocialPrograms"},
    "SocialCredentials": {"SocialFiles", "SocialPrograms", "SocialScheduling"},
    "SocialDatabase": {"SocialFiles", "SocialScheduling"},
    "SocialMail": {"SocialCredentials", "SocialFiles", "SocialPrograms"},
    "SocialMediaStorage": {"SocialFiles", "SocialPrograms", "SocialScheduling"},
    "SocialNetworking": {"SocialFiles", "SocialScheduling"},
    "SocialNetworkingTesting": {"SocialNetworking"},
    "SocialOpenIDConnect": {"SocialCredentials"},
    "SocialWebPush": {"SocialFiles", "SocialScheduling"},
}

# What comes with the toolchain.
PURE = {"Foundation", "Synchronization", "Observation"}
SYSTEM = {"Dispatch", "Glibc", "Darwin", "Musl", "System"}
TESTING = {"Testing"}

# Packages and system libraries from elsewhere, and the modules that may import them.
THIRD_PARTY = {
    "ArgumentParser": {"SocialMenuShell", "SocialShell", "SocialTodoApp", "socialconnect"},
    "AsyncHTTPClient": {"SocialNetworking", "SocialOpenIDConnect", "SocialWebPush"},
    "CSocialCompression": {"SocialServer"},
    "CSocialHTMLParser": {"SocialHTMLReading"},
    "CSocialLineEditor": {"SocialTerminal"},
    "CSocialPhotoMaker": {"SocialMediaStorage"},
    "CSocialPostgreSQL": {"SocialDatabase"},
    "Configuration": {"SocialServer"},
    "Crypto": {
        "SocialCredentials", "SocialFiles", "SocialNetworking", "SocialOpenIDConnect", "SocialServer",
        "SocialWebAuthn", "SocialWebPush",
    },
    "CryptoExtras": {"SocialCredentials", "SocialWebAuthn"},
    "GRDB": {"SocialDatabase"},
    "GRDBSQLite": {"SocialDatabase"},
    "HTTPTypes": {"SocialServer"},
    "Hummingbird": {"SocialServer"},
    "HummingbirdCore": {"SocialServer"},
    "HummingbirdTLS": {"SocialServer"},
    "HummingbirdTesting": {"SocialServer"},
    "JWTKit": {"SocialOpenIDConnect"},
    "Logging": {
        "SocialDatabase", "SocialLocalBackend", "SocialLocalChecking", "SocialLocalStore", "SocialMenuShell",
        "SocialOfflineStore", "SocialRemoteBackend", "SocialServer", "SocialTodoStore", "socialconnect",
    },
    "Mustache": {"SocialServer"},
    "NIOCore": {"SocialNetworking", "SocialOpenIDConnect", "SocialServer", "SocialWebPush"},
    "NIOEmbedded": {"SocialServer"},
    "NIOExtras": {"SocialNetworking"},
    "NIOHTTP1": {"SocialNetworking", "SocialOpenIDConnect", "SocialServer", "SocialWebPush"},
    "NIOHTTPCompression": {"SocialNetworking"},
    "NIOHTTPTypes": {"SocialServer"},
    "NIOHTTPTypesHTTP1": {"SocialServer"},
    "NIOPosix": {"SocialNetworking", "SocialServer"},
    "NIOSSL": {"SocialNetworking", "SocialServer"},
    "NIOTLS": {"SocialNetworking"},
    "NIOWebSocket": {"SocialNetworking", "SocialServer"},
    "ServiceLifecycle": {"SocialServer"},
    "Subprocess": {
        "SocialArchiving", "SocialCredentials", "SocialDatabase", "SocialMail", "SocialMediaStorage",
        "SocialPrograms",
    },
    "SystemPackage": {"SocialCredentials", "SocialMail", "SocialMediaStorage", "SocialPrograms"},
    "UnixSignals": {"SocialServer"},
}
PACKAGES = {
    "swift-argument-parser", "swift-crypto", "swift-docc-plugin", "swift-log", "grdb.swift", "swift-subprocess",
    "swift-system",
    # The server, and what it stands on.
    "hummingbird", "async-http-client", "swift-mustache", "swift-configuration", "swift-http-types", "swift-nio", "swift-nio-extras",
    "swift-nio-ssl", "swift-service-lifecycle",
    # What identity tokens are signed with.
    "jwt-kit",
}

# The trait behind which all of those stand.
TRAIT = "Apps"

# The files at the root of every feature, after its name.
ROLES = ["Entity", "Repository", "Interactor", "Presenter", "View", "Router", "Factory", "Strings"]

# Folders of Tests that are no target: what they hold is built outside the package by a test, or written in another
# language.
TEMPLATES = {"Clients", "OutsidePackage"}

# Where people are spoken to, and the files there that hold the words in every language. What a crash leaves is told to
# authors of programs, in English; LinePiece and CommonPasswords hold letters and words that are shown to no one.
SPOKEN = ("Modules/Features/", "Modules/Core/AppScreens/", "Modules/Core/Presentation/", "Modules/Core/PostActions/",
          "Modules/Apps/Shell/", "Modules/Apps/MenuShell/", "Modules/Apps/socialconnect/", "Modules/Apps/TodoApp/",
          "Modules/Apps/todo/")
WORDS = re.compile(
    r"(?:Strings[^/]*|/(?:ParserWords|LinePiece|CommonPasswords|CrashTrace)[^/]*)\.swift$"
)

# Where statements are run, and the module by which others do that.
DATABASE = "Modules/Platform/Database/"
DATABASE_MODULE = "SocialDatabase"

MOST_LINES = 400

# The least part of the public declarations of a module that others take which is documented, in percent, and of their
# parameters: the comment names them. What only fulfils a protocol needs no words, and texts speak for themselves.
LEAST_DOCUMENTED = 95
FULFILLING = {
    "appear", "follow", "send", "state", "id", "pageKey", "hash", "encode", "description", "debugDescription", "rawValue",
    "done", "problem", "isStale", "action", "shownPosts", "changePosts", "makeAsyncIterator", "next", "Element", "Failure",
    "english", "japanese",
}
# How a type fulfils the protocols of coding: by their one parameter.
CODING = re.compile(r"\((?:from decoder: any Decoder|to encoder: any Encoder|to json: inout JSONWriter)\)")
SPEAKING = re.compile(r"(?:Strings[^/]*|/Words[^/]*)\.swift$")
