// swift-tools-version: 6.2
import PackageDescription

// Third-party packages need the trait `Apps`: a host that depends on this package with `traits: []` and uses a Core or
// Feature product fetches none of them and builds no system library.
let apps: TargetDependencyCondition? = .when(traits: ["Apps"])

// For any app: these know nothing about a social network.
let general = ["AppValues", "AppScreens"]
// What every room of a social network stands on beside those.
let social = ["Entities", "Navigation", "Presentation"]
let core = ["Entities", "PostText", "PostActions", "Navigation", "Presentation", "MastodonAPI"]
// Doubles and samples, for our tests and those of other apps.
let testing = ["SocialConnectTesting"]
// The names of all other targets begin with Social, which no target of a host is likely to do: SwiftPM lets a host
// rename only the modules of products.
let features = [
  "Authentication", "Timeline", "Post", "Profile", "Notifications", "Search", "Archive", "Todo",
]

let package = Package(
  name: "SocialConnect",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: (general + core + testing + features).map { .library(name: $0, targets: [$0]) } + [
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
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ],
  targets: [
    // Core: Foundation only. First what any app needs, then the vocabulary of a social network.
    .core("AppValues"),
    .core("AppScreens", ["AppValues"]),
    .core("Entities", ["AppValues"]),
    .core("PostText", ["AppValues", "Entities"]),
    .core("Presentation", ["AppValues", "AppScreens", "Entities", "PostText"]),
    .core("Navigation", ["AppValues", "AppScreens", "Entities"]),
    .core(
      "PostActions",
      ["AppValues", "AppScreens", "Entities", "Navigation", "PostText", "Presentation"]),
    .core("MastodonAPI", ["AppValues", "Entities"]),

    .core(
      "SocialConnectTesting",
      ["AppValues", "AppScreens", "Entities", "Navigation", "PostActions"]),

    // Features: one room each; Core only.
    .feature("Authentication", ["PostText"]),
    .feature("Timeline", ["PostText", "PostActions"]),
    .feature("Post", ["PostText", "PostActions"]),
    .feature("Profile", ["PostText", "PostActions"]),
    .feature("Notifications"),
    .feature("Search", ["PostActions"]),
    .feature("Archive", ["PostText"]),
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
    .target(name: "CSocialPhotoMaker", path: "Modules/Platform/CPhotoMaker"),
    .platform(
      "SocialDatabase",
      [
        "AppValues", "SocialCredentials", .target(name: "CSocialPostgreSQL", condition: apps),
        .product(name: "GRDB", package: "GRDB.swift", condition: apps),
        .product(name: "GRDBSQLite", package: "GRDB.swift", condition: apps),
        .product(name: "Logging", package: "swift-log", condition: apps),
        .product(name: "Subprocess", package: "swift-subprocess", condition: apps),
      ]),
    .platform(
      "SocialCredentials",
      [
        "AppValues", .product(name: "Crypto", package: "swift-crypto", condition: apps),
        .product(name: "CryptoExtras", package: "swift-crypto", condition: apps),
      ]),
    .platform(
      "SocialMediaStorage",
      [
        "AppValues", "Entities", "SocialCredentials", .target(name: "CSocialPhotoMaker", condition: apps),
        .product(name: "Subprocess", package: "swift-subprocess", condition: apps),
        .product(name: "SystemPackage", package: "swift-system", condition: apps),
      ]),
    .platform(
      "SocialMail",
      [
        "AppValues", "SocialCredentials",
        .product(name: "Subprocess", package: "swift-subprocess", condition: apps),
        .product(name: "SystemPackage", package: "swift-system", condition: apps),
      ]),
    .platform(
      "SocialArchiving",
      [
        "AppValues", "SocialCredentials",
        .product(name: "Subprocess", package: "swift-subprocess", condition: apps),
      ]),
    .platform(
      "SocialWebPush",
      [
        "AppValues", "SocialCredentials", .product(name: "Crypto", package: "swift-crypto", condition: apps),
        .product(name: "AsyncHTTPClient", package: "async-http-client", condition: apps),
        .product(name: "NIOCore", package: "swift-nio", condition: apps),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: apps),
      ]),
    .platform(
      "SocialTerminal",
      [
        "AppValues", "AppScreens", .target(name: "CSocialLineEditor", condition: apps),
      ]),

    // Backends: the features' repositories.
    .backend(
      "SocialBackend",
      [
        "AppValues", "Entities", "PostActions", "Authentication", "Timeline", "Post", "Profile",
        "Notifications", "Search", "Archive",
      ]),
    .backend(
      "SocialLocalBackend",
      [
        "AppValues", "AppScreens", "SocialBackend", "SocialDatabase", "SocialCredentials", "SocialArchiving",
        "SocialMail", "SocialMediaStorage",
        "Entities", "PostText",
        "PostActions", "Authentication", "Timeline", "Post", "Profile", "Notifications", "Search", "Archive",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),

    .backend(
      "SocialTodoStore",
      [
        "AppValues", "Todo", "SocialDatabase", "SocialCredentials",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),

    // Apps: what people start.
    .app(
      "SocialDemo",
      [
        "AppValues", "SocialBackend", "SocialCredentials", "Entities", "Authentication", "Post",
        "PostActions", "Profile", "Notifications",
      ]),
    .app(
      "SocialMenuShell",
      [
        "AppValues", "AppScreens", "SocialCredentials", "SocialTerminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
    .app(
      "SocialShell",
      [
        "AppValues", "AppScreens", "SocialMenuShell", "SocialBackend", "SocialCredentials", "SocialDemo",
        "SocialArchiving",
        "SocialTerminal", "Entities",
        "PostActions",
        "Navigation", "Presentation", "Authentication", "Timeline", "Post", "Profile", "Notifications",
        "Search",
        "Archive",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
      ], exclude: ["Pictures"]),
    .app(
      "SocialServer",
      [
        "AppValues", "AppScreens", "Entities", "MastodonAPI", "PostText", "PostActions", "Presentation",
        "SocialBackend", "SocialCredentials", "SocialMediaStorage", "SocialWebPush",
        "Authentication", "Timeline", "Post", "Profile", "Notifications", "Search",
        .target(name: "CSocialCompression", condition: apps),
        .product(name: "Configuration", package: "swift-configuration", condition: apps),
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
        .product(name: "NIOWebSocket", package: "swift-nio", condition: apps),
        .product(name: "NIOSSL", package: "swift-nio-ssl", condition: apps),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: apps),
        .product(name: "UnixSignals", package: "swift-service-lifecycle", condition: apps),
      ]),
    .executableTarget(
      name: "socialconnect",
      dependencies: [
        "AppValues", "AppScreens", "SocialMenuShell", "SocialShell", "SocialDemo", "SocialArchiving",
        "SocialTerminal",
        "SocialDatabase", "SocialLocalBackend",
        "SocialBackend", "SocialCredentials",
        "SocialMail",
        "SocialMediaStorage", "SocialServer", "SocialWebPush", "Entities", "Post", "Presentation",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
        .product(name: "Logging", package: "swift-log", condition: apps),
      ],
      path: "Modules/Apps/socialconnect"),
    .app(
      "SocialTodoApp",
      [
        "AppValues", "AppScreens", "SocialMenuShell", "SocialCredentials", "SocialTerminal",
        "SocialTodoStore",
        "Todo",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
      ]),
    // Not named `todo`: on many disks that is the same as the room's name.
    .executableTarget(
      name: "SocialTodoProgram",
      dependencies: [
        "AppValues", "AppScreens", "SocialMenuShell", "SocialCredentials", "SocialTerminal", "SocialTodoApp",
        "SocialTodoStore",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
      ],
      path: "Modules/Apps/todo"),

    // Tests, by the names of what they test.
    .target(
      name: "SocialTestSupport",
      dependencies: [
        "AppValues", "AppScreens", "SocialDatabase", "Entities", "Presentation", "SocialConnectTesting",
      ],
      path: "Tests/TestSupport"),
    .target(
      name: "SocialShellTestSupport", dependencies: ["AppScreens", "SocialTerminal", "SocialTestSupport"],
      path: "Tests/ShellTestSupport"),
    .tests("AppValues", ["SocialTestSupport"]),
    .tests("AppScreens", ["AppValues", "SocialTestSupport"]),
    .tests("Entities", ["AppValues"]),
    .tests(
      "PostActions",
      ["AppValues", "AppScreens", "Entities", "Navigation", "Presentation", "SocialTestSupport"]),
    .tests(
      "Timeline",
      [
        "AppValues", "AppScreens", "Entities", "Navigation", "PostActions", "Presentation",
        "SocialTestSupport",
      ]),

    .executableTarget(
      name: "SocialBenchmarks",
      dependencies: [
        "AppValues", "Archive", "Authentication", "SocialBackend", "SocialLocalBackend", "SocialDatabase",
        "SocialCredentials",
        "Entities",
        "SocialMediaStorage", "Notifications", "Post", "PostActions", "PostText", "Search", "SocialTodoStore",
        "Timeline",
        "Todo",
        .target(name: "CSocialPostgreSQL", condition: apps),
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
        .product(name: "AsyncHTTPClient", package: "async-http-client", condition: apps),
        .product(name: "GRDBSQLite", package: "GRDB.swift", condition: apps),
        .product(name: "HTTPTypes", package: "swift-http-types", condition: apps),
        .product(name: "Hummingbird", package: "hummingbird", condition: apps),
        .product(name: "Logging", package: "swift-log", condition: apps),
        .product(name: "NIOCore", package: "swift-nio", condition: apps),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: apps),
      ],
      path: "Tests/Benchmarks", exclude: ["RESULTS.md"]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["SocialTestSupport", "socialconnect"], exclude: ["Transcripts"]),
    .tests(
      "SocialServer",
      [
        "AppValues", "Archive", "Entities", "Authentication", "MastodonAPI", "Post", "PostActions",
        "PostText",
        "Profile", "AppScreens", "Notifications", "SocialBackend", "SocialConnectTesting",
        "SocialCredentials",
        "SocialDatabase", "SocialLocalBackend", "SocialMail", "SocialMediaStorage", "SocialTestSupport",
        "SocialWebPush", "Timeline", .target(name: "CSocialCompression", condition: apps),
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
    .tests("SocialCredentials", ["AppValues", "SocialTestSupport"]),
    .tests("SocialMail", ["AppValues", "SocialCredentials", "SocialTestSupport"]),
    .tests(
      "SocialWebPush",
      [
        "AppValues", "SocialCredentials", "SocialTestSupport",
        .product(name: "Crypto", package: "swift-crypto", condition: apps),
      ]),
    .tests("SocialArchiving", ["AppValues", "SocialCredentials", "SocialTestSupport"]),
    .tests("SocialBackend", ["AppValues", "Entities", "Profile"]),
    .tests("SocialMediaStorage", ["AppValues", "SocialCredentials", "Entities", "SocialTestSupport"]),
    .tests(
      "Authentication",
      ["AppValues", "AppScreens", "Entities", "Navigation", "PostText", "SocialTestSupport"]),
    .tests("PostText", ["AppValues", "Entities", "SocialTestSupport"]),
    .tests("MastodonAPI", ["AppValues", "Entities"]),
    .tests(
      "SocialMenuShell",
      [
        "AppValues", "AppScreens", "SocialTerminal", "SocialShellTestSupport", "SocialTestSupport",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
    .tests(
      "SocialShell",
      [
        "AppValues", "AppScreens", "SocialMenuShell", "Authentication", "SocialCredentials", "Entities",
        "Navigation",
        "Notifications",
        "Post", "Presentation", "SocialShellTestSupport", "SocialTerminal", "SocialTestSupport", "Timeline",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
      ]),
    .tests(
      "SocialDemo", ["AppValues", "SocialTestSupport", "Entities", "Post", "PostText"]),
    .tests("SocialTerminal", ["AppScreens", "AppValues", "SocialTestSupport"]),
    .tests("Presentation", ["AppValues", "AppScreens", "Entities", "SocialTestSupport"]),
    .tests("Navigation", ["AppValues", "AppScreens", "Entities"]),
    .tests("SocialConnectTesting", ["AppValues", "AppScreens", "Entities", "Navigation"]),
    .tests(
      "Notifications", ["AppValues", "AppScreens", "Entities", "Navigation", "SocialTestSupport"]),
    .tests(
      "SocialLocalBackend",
      [
        "AppValues", "SocialBackend", "SocialConnectTesting", "SocialDatabase", "SocialCredentials",
        "Entities", "PostActions",
        "Authentication",
        "Timeline",
        "Post", "Profile", .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
    .tests(
      "SocialTodoStore",
      [
        "AppValues", "SocialCredentials", "SocialDatabase", "SocialTestSupport", "Todo",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
    .testTarget(
      name: "ContractTests",
      dependencies: [
        "AppValues", "AppScreens", "SocialBackend", "SocialConnectTesting", "SocialLocalBackend",
        "SocialDemo", "SocialMenuShell",
        "SocialShell",
        "SocialDatabase", "SocialCredentials",
        "SocialArchiving", "SocialMail", "SocialMediaStorage", "SocialServer", "SocialTerminal",
        "SocialShellTestSupport", "SocialTestSupport", "SocialWebPush",
        "Entities", "MastodonAPI", "PostText", "PostActions",
        "Navigation", "Presentation", "Authentication", "Timeline", "Post", "Profile", "Notifications",
        "Search", "Archive",
        .product(name: "HTTPTypes", package: "swift-http-types", condition: apps),
        .product(name: "Hummingbird", package: "hummingbird", condition: apps),
        .product(name: "HummingbirdTesting", package: "hummingbird", condition: apps),
        .product(name: "Logging", package: "swift-log", condition: apps),
        .product(name: "NIOCore", package: "swift-nio", condition: apps),
      ], exclude: ["Transcripts"]),
    .tests(
      "Profile",
      [
        "AppValues", "AppScreens", "Entities", "Navigation", "PostActions", "Presentation",
        "SocialTestSupport",
      ]),
    .tests(
      "SocialDatabase",
      [
        "AppValues", "SocialCredentials", "SocialTestSupport", "SocialDatabaseProbe",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
    .tests(
      "Post",
      [
        "AppValues", "AppScreens", "Entities", "Navigation", "PostActions", "Presentation",
        "SocialTestSupport",
      ]),
    .tests("Archive", ["AppValues", "AppScreens", "Entities", "Navigation", "SocialTestSupport"]),
    .tests(
      "Search",
      ["AppValues", "AppScreens", "Entities", "Navigation", "PostActions", "SocialTestSupport"]),
    .tests("Todo", ["AppValues", "AppScreens", "SocialConnectTesting"]),
    .tests(
      "SocialTodoApp",
      [
        "AppScreens", "AppValues", "SocialMenuShell", "SocialShellTestSupport", "SocialTestSupport",
        "SocialTodoStore",
        "SocialTodoProgram", "Todo",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
      ], exclude: ["Transcripts"]),
    .executableTarget(
      name: "SocialDatabaseProbe",
      dependencies: [
        "AppValues", "SocialDatabase", .product(name: "Logging", package: "swift-log", condition: apps),
      ],
      path: "Tests/DatabaseProbe"),
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

  /// The folder of a module, and how its tests are called: without the name that it has for hosts.
  private static func folder(of name: String) -> String {
    name.hasPrefix("Social") && !name.hasPrefix("SocialConnect") ? String(name.dropFirst(6)) : name
  }
}
