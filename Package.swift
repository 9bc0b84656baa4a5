// swift-tools-version: 6.2
import PackageDescription

// Third-party packages need the trait `Apps`: a host that depends on this package with `traits: []` and uses a Core or
// Feature product fetches none of them and builds no system library.
let apps: TargetDependencyCondition? = .when(traits: ["Apps"])

// For any app: these know nothing about a social network.
let general = ["AppScreens", "AppValues"]
// What every room of a social network stands on beside those.
let social = ["Entities", "Navigation", "Presentation"]
let core = ["Entities", "MastodonAPI", "Navigation", "PostActions", "PostText", "Presentation"]
// Doubles and samples, for our tests and those of other apps.
let testing = ["SocialConnectTesting"]
// The names of all other targets begin with Social, which no target of a host is likely to do: SwiftPM lets a host
// rename only the modules of products.
let features = [
  "Archive", "Authentication", "Filters", "Hashtags", "Lists", "Notifications", "Post", "Profile", "Search",
  "Timeline", "Todo",
]
// For hosts that take them with the trait: the menu shell of any app, and the network in a database.
let live = [
  "SocialArchiving", "SocialBackend", "SocialCredentials", "SocialDatabase", "SocialFiles",
  "SocialHTMLReading", "SocialLocalBackend", "SocialMail", "SocialMediaStorage", "SocialMenuShell",
  "SocialNetworking", "SocialNetworkingTesting", "SocialTerminal",
]

let package = Package(
  name: "SocialConnect",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: (general + core + testing + features + live).map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "socialconnect", targets: ["socialconnect"]),
    .executable(name: "todo", targets: ["SocialTodoProgram"]),
  ],
  traits: [
    .trait(name: "Apps", description: "The backends, the shell and the executable."),
    .default(enabledTraits: ["Apps"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.1"),
  ],
  targets: [
    // Core: Foundation only. First what any app needs, then the vocabulary of a social network.
    .core("AppValues"),
    .core("AppScreens", ["AppValues"]),
    .core("Entities", ["AppValues"]),
    .core("PostText", ["AppValues", "Entities"]),
    .core("Presentation", ["AppScreens", "AppValues", "Entities", "PostText"]),
    .core("Navigation", ["AppScreens", "AppValues", "Entities"]),
    .core("PostActions", ["AppScreens", "AppValues", "Entities", "Navigation", "PostText", "Presentation"]),
    .core("MastodonAPI", ["AppValues", "Entities"]),

    .core("SocialConnectTesting", ["AppScreens", "AppValues", "Entities", "Navigation", "PostActions"]),

    // Features: one room each; Core only.
    .feature("Authentication", ["PostText"]),
    .feature("Timeline", ["PostActions", "PostText"]),
    .feature("Lists"),
    .feature("Hashtags", ["PostText"]),
    .feature("Post", ["PostActions", "PostText"]),
    .feature("Profile", ["PostActions", "PostText"]),
    .feature("Notifications", ["PostText"]),
    .feature("Search", ["PostActions"]),
    .feature("Archive", ["PostText"]),
    .feature("Filters"),
    // Of another app, which is no social network.
    .feature("Todo", on: general),

    // Platform: one outside technology each.
    .systemLibrary(
      name: "CSocialPostgreSQL", path: "Modules/Platform/CPostgreSQL", pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"])]),
    .systemLibrary(
      name: "CSocialLineEditor", path: "Modules/Platform/CLineEditor", pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"])]),
    .systemLibrary(
      name: "CSocialCompression", path: "Modules/Platform/CCompression", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
      name: "CSocialHTMLParser", path: "Modules/Platform/CHTMLParser", pkgConfig: "gumbo",
      providers: [.apt(["libgumbo-dev"])]),
    .target(name: "CSocialPhotoMaker", path: "Modules/Platform/CPhotoMaker"),
    .platform(
      "SocialArchiving",
      [
        "AppValues", "SocialCredentials", "SocialFiles", "SocialPrograms",
        .product(name: "Subprocess", package: "swift-subprocess", condition: apps),
      ]),
    .platform(
      "SocialCredentials",
      [
        "AppValues", "SocialFiles", "SocialPrograms", "SocialScheduling",
        .product(name: "Crypto", package: "swift-crypto", condition: apps),
        .product(name: "CryptoExtras", package: "swift-crypto", condition: apps),
        .product(name: "Subprocess", package: "swift-subprocess", condition: apps),
        .product(name: "SystemPackage", package: "swift-system", condition: apps),
      ]),
    .platform(
      "SocialDatabase",
      [
        "AppValues", "SocialFiles", "SocialScheduling",
        .target(name: "CSocialPostgreSQL", condition: apps),
        .product(name: "GRDB", package: "GRDB.swift", condition: apps),
        .product(name: "GRDBSQLite", package: "GRDB.swift", condition: apps),
        .product(name: "Logging", package: "swift-log", condition: apps),
        .product(name: "Subprocess", package: "swift-subprocess", condition: apps),
      ]),
    .platform(
      "SocialFiles",
      [
        "AppValues",
        .product(name: "Crypto", package: "swift-crypto", condition: apps),
      ]),
    .platform(
      "SocialHTMLReading",
      ["AppValues", "PostText", .target(name: "CSocialHTMLParser", condition: apps)]),
    .platform(
      "SocialMail",
      [
        "AppValues", "SocialCredentials", "SocialFiles", "SocialPrograms",
        .product(name: "Subprocess", package: "swift-subprocess", condition: apps),
        .product(name: "SystemPackage", package: "swift-system", condition: apps),
      ]),
    .platform(
      "SocialMediaStorage",
      [
        "AppValues", "Entities", "SocialFiles", "SocialPrograms", "SocialScheduling",
        .target(name: "CSocialPhotoMaker", condition: apps),
        .product(name: "Subprocess", package: "swift-subprocess", condition: apps),
        .product(name: "SystemPackage", package: "swift-system", condition: apps),
      ]),
    .platform(
      "SocialNetworking",
      [
        "AppValues", "Entities", "MastodonAPI", "SocialFiles", "SocialScheduling",
        .product(name: "AsyncHTTPClient", package: "async-http-client", condition: apps),
        .product(name: "NIOCore", package: "swift-nio", condition: apps),
        .product(name: "NIOExtras", package: "swift-nio-extras", condition: apps),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: apps),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras", condition: apps),
        .product(name: "NIOPosix", package: "swift-nio", condition: apps),
        .product(name: "NIOSSL", package: "swift-nio-ssl", condition: apps),
        .product(name: "NIOTLS", package: "swift-nio", condition: apps),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: apps),
      ]),
    // Doubles of what reaches the network: apart from the others', which need no package.
    .platform("SocialNetworkingTesting", ["MastodonAPI", "SocialNetworking"]),
    .platform(
      "SocialOpenIDConnect",
      [
        "AppValues", "SocialCredentials",
        .product(name: "AsyncHTTPClient", package: "async-http-client", condition: apps),
        .product(name: "Crypto", package: "swift-crypto", condition: apps),
        .product(name: "JWTKit", package: "jwt-kit", condition: apps),
        .product(name: "NIOCore", package: "swift-nio", condition: apps),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: apps),
      ]),
    .platform(
      "SocialPrograms",
      [
        "AppValues",
        .product(name: "Subprocess", package: "swift-subprocess", condition: apps),
        .product(name: "SystemPackage", package: "swift-system", condition: apps),
      ]),
    .platform("SocialScheduling", ["AppValues"]),
    .platform(
      "SocialTerminal",
      [
        "AppScreens", "AppValues",
        .target(name: "CSocialLineEditor", condition: apps),
      ]),
    .platform(
      "SocialWebAuthn",
      [
        "AppValues",
        .product(name: "Crypto", package: "swift-crypto", condition: apps),
        .product(name: "CryptoExtras", package: "swift-crypto", condition: apps),
      ]),
    .platform(
      "SocialWebPush",
      [
        "AppValues", "SocialFiles", "SocialScheduling",
        .product(name: "AsyncHTTPClient", package: "async-http-client", condition: apps),
        .product(name: "Crypto", package: "swift-crypto", condition: apps),
        .product(name: "NIOCore", package: "swift-nio", condition: apps),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: apps),
      ]),

    // Backends: the features' repositories.
    .backend(
      "SocialBackend",
      [
        "AppValues", "Archive", "Authentication", "Entities", "Filters", "Hashtags", "Lists", "Notifications",
        "Post", "PostActions", "Profile", "Search", "Timeline",
      ]),
    .backend(
      "SocialLocalStore",
      [
        "AppValues", "Entities", "Filters", "Notifications", "PostText", "SocialBackend", "SocialCredentials",
        "SocialDatabase", "SocialMediaStorage",
      ]),
    .backend(
      "SocialLocalChecking",
      [
        "AppValues", "Entities", "SocialArchiving", "SocialBackend", "SocialDatabase", "SocialFiles",
        "SocialLocalStore", "SocialMediaStorage",
      ]),
    .backend(
      "SocialLocalBackend",
      [
        "AppValues", "Archive", "Authentication", "Entities", "Filters", "Hashtags", "Lists", "Notifications",
        "Post", "PostActions", "PostText", "Profile", "Search", "SocialArchiving", "SocialBackend",
        "SocialCredentials", "SocialDatabase", "SocialFiles", "SocialLocalChecking", "SocialLocalStore",
        "SocialMail", "SocialMediaStorage", "SocialScheduling", "SocialWebAuthn", "Timeline",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),

    .backend(
      "SocialOfflineStore",
      [
        "AppValues", "Entities", "Post", "SocialDatabase", "SocialFiles", "SocialScheduling",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
    .backend(
      "SocialRemoteBackend",
      [
        "AppValues", "Archive", "Authentication", "Entities", "Filters", "Hashtags", "Lists", "MastodonAPI",
        "Notifications", "Post", "PostActions", "PostText", "Profile", "Search", "SocialBackend",
        "SocialCredentials", "SocialFiles", "SocialHTMLReading", "SocialNetworking", "SocialOfflineStore",
        "Timeline",
      ]),

    .backend(
      "SocialTodoStore",
      [
        "AppValues", "SocialCredentials", "SocialDatabase", "SocialFiles", "SocialScheduling", "Todo",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),

    // Apps: what people start.
    .app(
      "SocialDemo",
      [
        "AppValues", "Authentication", "Entities", "Filters", "Notifications", "Post", "PostActions",
        "Profile",
        "SocialBackend", "SocialCredentials", "SocialFiles",
      ]),
    .app(
      "SocialMenuShell",
      [
        "AppScreens", "AppValues", "SocialCredentials", "SocialFiles", "SocialTerminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
    .app(
      "SocialShell",
      [
        "AppScreens", "AppValues", "Archive", "Authentication", "Entities", "Filters", "Hashtags", "Lists",
        "Navigation", "Notifications", "Post", "PostActions", "Presentation", "Profile", "Search",
        "SocialArchiving", "SocialBackend", "SocialCredentials", "SocialDemo", "SocialFiles",
        "SocialMenuShell", "SocialTerminal", "Timeline",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
      ], exclude: ["Pictures"]),
    .app(
      "SocialServer",
      [
        "AppScreens", "AppValues", "Authentication", "Entities", "Filters", "Hashtags", "Lists",
        "MastodonAPI",
        "Notifications", "Post", "PostActions", "PostText", "Presentation", "Profile", "Search",
        "SocialBackend", "SocialCredentials", "SocialFiles", "SocialMediaStorage", "SocialNetworking",
        "SocialOpenIDConnect", "SocialScheduling", "SocialWebPush", "Timeline",
        .target(name: "CSocialCompression", condition: apps),
        .product(name: "Configuration", package: "swift-configuration", condition: apps),
        .product(name: "Crypto", package: "swift-crypto", condition: apps),
        .product(name: "HTTPTypes", package: "swift-http-types", condition: apps),
        .product(name: "Hummingbird", package: "hummingbird", condition: apps),
        .product(name: "HummingbirdCore", package: "hummingbird", condition: apps),
        .product(name: "HummingbirdTLS", package: "hummingbird", condition: apps),
        .product(name: "Logging", package: "swift-log", condition: apps),
        .product(name: "Mustache", package: "swift-mustache", condition: apps),
        .product(name: "NIOCore", package: "swift-nio", condition: apps),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: apps),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: apps),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras", condition: apps),
        .product(name: "NIOPosix", package: "swift-nio", condition: apps),
        .product(name: "NIOSSL", package: "swift-nio-ssl", condition: apps),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: apps),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: apps),
        .product(name: "UnixSignals", package: "swift-service-lifecycle", condition: apps),
      ]),
    .executableTarget(
      name: "socialconnect",
      dependencies: [
        "AppScreens", "AppValues", "Archive", "Authentication", "Entities", "Post", "Presentation",
        "SocialArchiving",
        "SocialBackend", "SocialCredentials", "SocialDatabase", "SocialDemo", "SocialFiles",
        "SocialHTMLReading", "SocialLocalBackend", "SocialMail", "SocialMediaStorage", "SocialMenuShell",
        "SocialNetworking", "SocialOfflineStore", "SocialPrograms",
        "SocialRemoteBackend", "SocialServer", "SocialShell", "SocialTerminal", "SocialWebPush",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
        .product(name: "Logging", package: "swift-log", condition: apps),
      ],
      path: "Modules/Apps/socialconnect"),
    .app(
      "SocialTodoApp",
      [
        "AppScreens", "AppValues", "SocialFiles", "SocialMenuShell", "SocialScheduling", "SocialTerminal",
        "SocialTodoStore", "Todo",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
      ]),
    // Not named `todo`: on many disks that is the same as the room's name.
    .executableTarget(
      name: "SocialTodoProgram",
      dependencies: [
        "AppScreens", "AppValues", "SocialFiles", "SocialMenuShell", "SocialTerminal", "SocialTodoApp",
        "SocialTodoStore",
      ],
      path: "Modules/Apps/todo"),

    // Tests, by the names of what they test.
    .target(
      name: "SocialTestSupport",
      dependencies: [
        "AppScreens", "AppValues", "Entities", "Presentation", "SocialConnectTesting", "SocialDatabase",
        .target(name: "CSocialPostgreSQL", condition: apps),
        .product(name: "Crypto", package: "swift-crypto", condition: apps),
        .product(name: "Logging", package: "swift-log", condition: apps),
      ],
      path: "Tests/TestSupport"),
    .target(
      name: "SocialShellTestSupport",
      dependencies: ["AppScreens", "SocialTerminal", "SocialTestSupport"],
      path: "Tests/ShellTestSupport"),
    .target(
      name: "SocialHostileServer",
      dependencies: [
        .product(name: "HTTPTypes", package: "swift-http-types", condition: apps),
        .product(name: "Hummingbird", package: "hummingbird", condition: apps),
        .product(name: "HummingbirdTesting", package: "hummingbird", condition: apps),
        .product(name: "Logging", package: "swift-log", condition: apps),
        .product(name: "NIOCore", package: "swift-nio", condition: apps),
      ],
      path: "Tests/HostileServer"),
    .target(
      name: "SocialIdentityServer",
      dependencies: [
        "AppValues",
        .product(name: "Crypto", package: "swift-crypto", condition: apps),
        .product(name: "CryptoExtras", package: "swift-crypto", condition: apps),
        .product(name: "HTTPTypes", package: "swift-http-types", condition: apps),
        .product(name: "Hummingbird", package: "hummingbird", condition: apps),
        .product(name: "HummingbirdTesting", package: "hummingbird", condition: apps),
        .product(name: "Logging", package: "swift-log", condition: apps),
        .product(name: "NIOCore", package: "swift-nio", condition: apps),
      ],
      path: "Tests/IdentityServer"),
    .executableTarget(
      name: "SocialBenchmarks",
      dependencies: [
        "AppValues", "Archive", "Authentication", "Entities", "Filters", "Notifications", "Post",
        "PostActions", "PostText", "Search", "SocialBackend", "SocialCredentials", "SocialDatabase",
        "SocialFiles", "SocialLocalBackend", "SocialMediaStorage", "SocialTodoStore", "Timeline", "Todo",
        .target(name: "CSocialPostgreSQL", condition: apps),
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
        .product(name: "AsyncHTTPClient", package: "async-http-client", condition: apps),
        .product(name: "GRDBSQLite", package: "GRDB.swift", condition: apps),
        .product(name: "HTTPTypes", package: "swift-http-types", condition: apps),
        .product(name: "Hummingbird", package: "hummingbird", condition: apps),
        .product(name: "Logging", package: "swift-log", condition: apps),
        .product(name: "NIOCore", package: "swift-nio", condition: apps),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: apps),
        .product(name: "NIOPosix", package: "swift-nio", condition: apps),
      ],
      path: "Tests/Benchmarks", exclude: ["RESULTS.md"]),
    .executableTarget(
      name: "SocialDatabaseProbe",
      dependencies: [
        "AppValues", "SocialDatabase",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ],
      path: "Tests/DatabaseProbe"),
    .tests("AppScreens", ["AppValues", "SocialTestSupport"]),
    .tests("AppValues", ["SocialTestSupport"]),
    .tests("Archive", ["AppScreens", "AppValues", "Entities", "Navigation", "SocialTestSupport"]),
    .tests("Filters", ["AppScreens", "AppValues", "Entities", "Navigation", "SocialTestSupport"]),
    .tests(
      "Authentication",
      ["AppScreens", "AppValues", "Entities", "Navigation", "PostText", "SocialTestSupport"]),
    .tests("Entities", ["AppValues"]),
    .tests("Hashtags", ["AppScreens", "AppValues", "Entities", "Navigation", "SocialTestSupport"]),
    .tests("Lists", ["AppScreens", "AppValues", "Entities", "Navigation", "SocialTestSupport"]),
    .tests("MastodonAPI", ["AppValues", "Entities"]),
    .tests("Navigation", ["AppScreens", "AppValues", "Entities"]),
    .tests(
      "Notifications",
      ["AppScreens", "AppValues", "Entities", "Navigation", "Presentation", "SocialTestSupport"]),
    .tests(
      "Post",
      [
        "AppScreens", "AppValues", "Entities", "Navigation", "PostActions", "Presentation",
        "SocialTestSupport",
      ]),
    .tests(
      "PostActions",
      ["AppScreens", "AppValues", "Entities", "Navigation", "Presentation", "SocialTestSupport"]),
    .tests("PostText", ["AppValues", "Entities", "SocialTestSupport"]),
    .tests("Presentation", ["AppScreens", "AppValues", "Entities", "SocialTestSupport"]),
    .tests(
      "Profile",
      [
        "AppScreens", "AppValues", "Entities", "Navigation", "PostActions", "Presentation",
        "SocialTestSupport",
      ]),
    .tests(
      "Search",
      ["AppScreens", "AppValues", "Entities", "Navigation", "PostActions", "SocialTestSupport"]),
    .tests("SocialArchiving", ["AppValues", "SocialFiles", "SocialTestSupport"]),
    .tests("SocialBackend", ["AppValues"]),
    .tests("SocialConnectTesting", ["AppScreens", "AppValues", "Entities", "Navigation"]),
    .tests("SocialCredentials", ["AppValues", "SocialFiles", "SocialTestSupport"]),
    .tests(
      "SocialDatabase",
      [
        "AppValues", "SocialDatabaseProbe", "SocialScheduling", "SocialTestSupport",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
    .tests("SocialDemo", ["AppValues", "Entities", "Post", "PostText", "SocialTestSupport"]),
    .tests("SocialFiles", ["AppValues", "SocialTestSupport"]),
    .tests("SocialHTMLReading", ["AppValues", "PostText", "SocialTestSupport"]),
    .tests(
      "SocialLocalBackend",
      [
        "AppValues", "Authentication", "Entities", "Notifications", "Post", "PostActions", "Profile",
        "SocialBackend", "SocialCredentials", "SocialDatabase", "Timeline",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
    .tests(
      "SocialLocalChecking",
      [
        "AppValues", "Authentication", "Entities", "Post", "PostActions", "Profile", "SocialBackend",
        "SocialCredentials", "SocialDatabase", "SocialLocalBackend",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
    .tests(
      "SocialLocalStore",
      [
        "AppValues", "SocialConnectTesting", "SocialDatabase",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
    .tests("SocialMail", ["AppValues", "SocialFiles", "SocialTestSupport"]),
    .tests("SocialMediaStorage", ["AppValues", "Entities", "SocialFiles", "SocialTestSupport"]),
    .tests(
      "SocialMenuShell",
      [
        "AppScreens", "AppValues", "SocialShellTestSupport", "SocialTerminal", "SocialTestSupport",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
    .tests(
      "SocialNetworking",
      [
        "AppValues", "Entities", "MastodonAPI", "SocialConnectTesting", "SocialNetworkingTesting",
        "SocialTestSupport",
        .product(name: "Crypto", package: "swift-crypto", condition: apps),
        .product(name: "NIOCore", package: "swift-nio", condition: apps),
        .product(name: "NIOPosix", package: "swift-nio", condition: apps),
        .product(name: "NIOSSL", package: "swift-nio-ssl", condition: apps),
      ]),
    .tests("SocialNetworkingTesting", ["MastodonAPI", "SocialNetworking"]),
    .tests(
      "SocialPrograms",
      ["AppValues", .product(name: "SystemPackage", package: "swift-system", condition: apps)]),
    .tests(
      "SocialOpenIDConnect",
      [
        "AppValues", "SocialCredentials", "SocialIdentityServer", "SocialTestSupport",
        .product(name: "Crypto", package: "swift-crypto", condition: apps),
      ], exclude: ["Documents"]),
    .tests(
      "SocialOfflineStore",
      [
        "AppValues", "Entities", "Post", "SocialFiles", "SocialTestSupport",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
    .tests(
      "SocialRemoteBackend",
      [
        "AppValues", "Authentication", "Entities", "Hashtags", "Lists", "MastodonAPI", "Notifications",
        "Post",
        "PostActions", "Profile", "Search", "SocialBackend", "SocialConnectTesting", "SocialFiles",
        "SocialHostileServer", "SocialNetworking", "SocialNetworkingTesting", "SocialOfflineStore",
        "SocialTestSupport", "Timeline",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
    .tests("SocialScheduling", ["AppValues"]),
    .tests(
      "SocialServer",
      [
        "AppScreens", "AppValues", "Authentication", "Entities", "Hashtags", "Lists",
        "MastodonAPI", "Notifications", "Post", "PostActions", "PostText", "Profile", "SocialBackend",
        "SocialConnectTesting", "SocialCredentials", "SocialDatabase", "SocialFiles", "SocialHTMLReading",
        "SocialIdentityServer", "SocialLocalBackend", "SocialMail", "SocialMediaStorage",
        "SocialOpenIDConnect", "SocialScheduling", "SocialTestSupport", "SocialWebPush", "Timeline",
        .target(name: "CSocialCompression", condition: apps),
        .product(name: "Crypto", package: "swift-crypto", condition: apps),
        .product(name: "HTTPTypes", package: "swift-http-types", condition: apps),
        .product(name: "Hummingbird", package: "hummingbird", condition: apps),
        .product(name: "HummingbirdTesting", package: "hummingbird", condition: apps),
        .product(name: "Logging", package: "swift-log", condition: apps),
        .product(name: "NIOCore", package: "swift-nio", condition: apps),
        .product(name: "NIOEmbedded", package: "swift-nio", condition: apps),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: apps),
        .product(name: "NIOPosix", package: "swift-nio", condition: apps),
        .product(name: "NIOSSL", package: "swift-nio-ssl", condition: apps),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: apps),
      ]),
    .tests(
      "SocialShell",
      [
        "AppScreens", "AppValues", "Authentication", "Entities", "Lists", "Navigation", "Notifications",
        "Post", "Presentation", "SocialCredentials", "SocialMenuShell", "SocialShellTestSupport",
        "SocialTerminal", "SocialTestSupport", "Timeline",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
      ]),
    .tests("SocialTerminal", ["AppScreens", "AppValues", "SocialTestSupport"]),
    .tests(
      "SocialTodoApp",
      [
        "AppScreens", "AppValues", "SocialMenuShell", "SocialShellTestSupport", "SocialTestSupport",
        "SocialTodoProgram", "SocialTodoStore", "Todo",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
      ], exclude: ["Transcripts"]),
    .tests(
      "SocialTodoStore",
      [
        "AppValues", "SocialDatabase", "SocialFiles", "SocialTestSupport", "Todo",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
    .tests(
      "SocialWebAuthn", ["AppValues", "SocialTestSupport"]),
    .tests(
      "SocialWebPush",
      [
        "AppValues", "SocialFiles", "SocialTestSupport",
        .product(name: "Crypto", package: "swift-crypto", condition: apps),
      ]),
    .tests(
      "Timeline",
      [
        "AppScreens", "AppValues", "Entities", "Navigation", "PostActions", "Presentation",
        "SocialTestSupport",
      ]),
    .tests("Todo", ["AppScreens", "AppValues", "SocialConnectTesting"]),

    // Of everything together.
    .testTarget(
      name: "ContractTests",
      dependencies: [
        "AppScreens", "AppValues", "Archive", "Authentication", "Entities", "Filters", "Hashtags", "Lists",
        "MastodonAPI", "Navigation", "Notifications", "Post", "PostActions", "PostText", "Presentation",
        "Profile", "Search", "SocialArchiving", "SocialBackend", "SocialConnectTesting", "SocialCredentials",
        "SocialDatabase", "SocialDemo", "SocialFiles", "SocialHTMLReading", "SocialHostileServer",
        "SocialIdentityServer", "SocialLocalBackend", "SocialLocalChecking", "SocialLocalStore", "SocialMail",
        "SocialMediaStorage", "SocialMenuShell",
        "SocialNetworking", "SocialNetworkingTesting", "SocialOfflineStore", "SocialOpenIDConnect",
        "SocialRemoteBackend", "SocialServer", "SocialShell", "SocialShellTestSupport", "SocialTerminal",
        "SocialTestSupport", "SocialWebPush", "Timeline",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
        .product(name: "HTTPTypes", package: "swift-http-types", condition: apps),
        .product(name: "Hummingbird", package: "hummingbird", condition: apps),
        .product(name: "HummingbirdTesting", package: "hummingbird", condition: apps),
        .product(name: "Logging", package: "swift-log", condition: apps),
        .product(name: "NIOCore", package: "swift-nio", condition: apps),
      ], exclude: ["Transcripts"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "SocialBookmarksHost", "SocialClientHost", "SocialIdentityServer", "SocialNetworkHost",
        "SocialTestSupport", "socialconnect",
      ],
      exclude: ["Support/count_allocations.c", "Transcripts"]),
    .host("BookmarksHost", ["AppScreens", "AppValues", "SocialMenuShell", "SocialTerminal"]),
    .host(
      "ClientHost",
      [
        "AppScreens", "AppValues", "Entities", "MastodonAPI", "Navigation", "PostActions", "Presentation",
        "SocialHTMLReading", "SocialNetworking", "Timeline",
      ]),
    .host(
      "NetworkHost",
      [
        "AppValues", "Authentication", "Entities", "Post", "SocialBackend", "SocialCredentials",
        "SocialDatabase", "SocialLocalBackend", "Timeline",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
  ]
)

// One list of strict settings for all our targets.
for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
  ]
  // Tests needn't be fast themselves, and take long to optimise.
  if target.type == .test {
    target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
  }
}

extension Target {
  static func core(_ name: String, _ dependencies: [Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Modules/Core/\(name)")
  }

  /// A room, which stands on modules of Core only: those of a social network, unless others are named.
  static func feature(
    _ name: String, on core: [String] = general + social, _ more: [Dependency] = []
  ) -> Target {
    .target(
      name: name, dependencies: core.map { .init(stringLiteral: $0) } + more,
      path: "Modules/Features/\(name)")
  }

  static func platform(_ name: String, _ dependencies: [Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, path: "Modules/Platform/\(folder(of: name))")
  }

  static func backend(_ name: String, _ dependencies: [Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, path: "Modules/Backends/\(folder(of: name))")
  }

  static func app(_ name: String, _ dependencies: [Dependency], exclude: [String] = []) -> Target {
    .target(
      name: name, dependencies: dependencies, path: "Modules/Apps/\(folder(of: name))", exclude: exclude)
  }

  /// The tests of a target, with whatever else they use.
  static func tests(_ name: String, _ more: [Dependency] = [], exclude: [String] = []) -> Target {
    .testTarget(
      name: "\(folder(of: name))Tests", dependencies: [.init(stringLiteral: name)] + more, exclude: exclude)
  }

  /// Another app, which needs the trait. It's built with ours, since its packages are the same and large, but sees of them
  /// only what is public.
  static func host(_ name: String, _ dependencies: [Dependency]) -> Target {
    .executableTarget(
      name: "Social\(name)", dependencies: dependencies, path: "Tests/OutsidePackage/Apps/\(name)",
      packageAccess: false)
  }

  /// The folder of a module, and how its tests are called: without the name that it has for hosts.
  private static func folder(of name: String) -> String {
    name.hasPrefix("Social") && !name.hasPrefix("SocialConnect") ? String(name.dropFirst(6)) : name
  }
}
