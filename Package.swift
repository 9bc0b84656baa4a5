// swift-tools-version: 6.2
import PackageDescription

// Third-party packages stand behind the trait `Apps`: a host that depends on this package with `traits: []`
// and takes a Core or Feature product fetches none of them and builds no system library.
let apps: TargetDependencyCondition? = .when(traits: ["Apps"])

// Of any app: they know nothing of a social network.
let general = ["AppValues", "AppScreens"]
let core = ["Entities", "PostText", "PostActions", "Navigation", "Presentation"]
// Doubles and samples for the tests of ours and of others.
let testing = ["SocialConnectTesting"]
let features = ["Authentication", "Timeline", "Post", "Profile", "Notifications", "Search", "Archive"]

let package = Package(
  name: "SocialConnect",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: (general + core + testing + features).map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "socialconnect", targets: ["socialconnect"])
  ],
  traits: [
    .trait(name: "Apps", description: "The backends, the shell and the executable."),
    .default(enabledTraits: ["Apps"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
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
    .core("Presentation", ["AppValues", "AppScreens", "Entities"]),
    .core("Navigation", ["AppValues", "AppScreens", "Entities"]),
    .core("PostActions", ["AppValues", "AppScreens", "Entities", "Navigation", "Presentation"]),

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

    // Platform: one outside technology each.
    .systemLibrary(
      name: "CPostgreSQL", path: "Modules/Platform/CPostgreSQL", pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"])]),
    .systemLibrary(
      name: "CLineEditor", path: "Modules/Platform/CLineEditor", pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"])]),
    .platform(
      "Database",
      [
        "AppValues", "Credentials", .target(name: "CPostgreSQL", condition: apps),
        .product(name: "GRDB", package: "GRDB.swift", condition: apps),
        .product(name: "GRDBSQLite", package: "GRDB.swift", condition: apps),
        .product(name: "Logging", package: "swift-log", condition: apps),
        .product(name: "Subprocess", package: "swift-subprocess", condition: apps),
      ]),
    .platform(
      "Credentials",
      [
        "AppValues", .product(name: "Crypto", package: "swift-crypto", condition: apps),
        .product(name: "CryptoExtras", package: "swift-crypto", condition: apps),
      ]),
    .platform(
      "MediaStorage",
      [
        "AppValues", "Entities", "Credentials",
        .product(name: "Subprocess", package: "swift-subprocess", condition: apps),
        .product(name: "SystemPackage", package: "swift-system", condition: apps),
      ]),
    .platform(
      "Mail",
      [
        "AppValues", "Credentials",
        .product(name: "Subprocess", package: "swift-subprocess", condition: apps),
        .product(name: "SystemPackage", package: "swift-system", condition: apps),
      ]),
    .platform(
      "Archiving",
      [
        "AppValues", "Credentials",
        .product(name: "Subprocess", package: "swift-subprocess", condition: apps),
      ]),
    .platform(
      "Terminal",
      [
        "AppValues", "AppScreens", .target(name: "CLineEditor", condition: apps),
      ]),

    // Backends: the features' repositories.
    .backend(
      "Backend",
      [
        "AppValues", "Entities", "PostActions", "Authentication", "Timeline", "Post", "Profile",
        "Notifications", "Search", "Archive",
      ]),
    .backend(
      "LocalBackend",
      [
        "AppValues", "AppScreens", "Backend", "Database", "Credentials", "Archiving", "Mail", "MediaStorage",
        "Entities", "PostText",
        "PostActions", "Authentication", "Timeline", "Post", "Profile", "Notifications", "Search", "Archive",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),

    // Apps: what people start.
    .app(
      "Demo",
      [
        "AppValues", "Backend", "Credentials", "Entities", "Authentication", "Post", "PostActions", "Profile",
      ]),
    .app(
      "Shell",
      [
        "AppValues", "AppScreens", "Backend", "Credentials", "Demo", "Archiving", "Terminal", "Entities",
        "PostActions",
        "Navigation", "Presentation", "Authentication", "Timeline", "Post", "Profile", "Notifications",
        "Search",
        "Archive",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
      ], exclude: ["Pictures"]),
    .executableTarget(
      name: "socialconnect",
      dependencies: [
        "AppValues", "AppScreens", "Shell", "Demo", "Archiving", "Terminal", "Database", "LocalBackend",
        "Backend", "Credentials",
        "Mail",
        "MediaStorage", "Entities", "Post", "Presentation",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
        .product(name: "Logging", package: "swift-log", condition: apps),
      ],
      path: "Modules/Apps/socialconnect"),

    // Tests, by the names of what they test.
    .target(
      name: "TestSupport",
      dependencies: [
        "AppValues", "AppScreens", "Database", "Entities", "Presentation", "SocialConnectTesting",
      ],
      path: "Tests/TestSupport"),
    .tests("AppValues", ["TestSupport"]),
    .tests("AppScreens", ["AppValues", "TestSupport"]),
    .tests("Entities", ["AppValues"]),
    .tests(
      "PostActions", ["AppValues", "AppScreens", "Entities", "Navigation", "Presentation", "TestSupport"]),
    .tests(
      "Timeline",
      ["AppValues", "AppScreens", "Entities", "Navigation", "PostActions", "Presentation", "TestSupport"]),

    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AppValues", "Archive", "Authentication", "Backend", "LocalBackend", "Database", "Credentials",
        "Entities",
        "MediaStorage", "Notifications", "Post", "PostActions", "PostText", "Search", "Timeline",
        .target(name: "CPostgreSQL", condition: apps),
        .product(name: "GRDBSQLite", package: "GRDB.swift", condition: apps),
        .product(name: "Logging", package: "swift-log", condition: apps),
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
      ],
      path: "Tests/Benchmarks"),
    .testTarget(
      name: "EndToEndTests", dependencies: ["TestSupport", "socialconnect"], exclude: ["Transcripts"]),
    .tests("Credentials", ["AppValues", "TestSupport"]),
    .tests("Mail", ["AppValues", "Credentials", "TestSupport"]),
    .tests("Archiving", ["AppValues", "Credentials", "TestSupport"]),
    .tests("Backend", ["AppValues", "Entities", "Profile"]),
    .tests("MediaStorage", ["AppValues", "Credentials", "Entities", "TestSupport"]),
    .tests(
      "Authentication",
      ["AppValues", "AppScreens", "Entities", "Navigation", "PostText", "TestSupport"]),
    .tests("PostText", ["AppValues", "Entities", "TestSupport"]),
    .tests(
      "Shell",
      [
        "AppValues", "AppScreens", "Authentication", "Credentials", "Entities", "Navigation", "Notifications",
        "Post", "Presentation", "Terminal", "TestSupport", "Timeline",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: apps),
      ]),
    .tests(
      "Demo", ["AppValues", "TestSupport", "Entities", "Post", "PostText"]),
    .tests("Terminal", ["AppValues", "TestSupport"]),
    .tests("Presentation", ["AppValues", "AppScreens", "Entities", "TestSupport"]),
    .tests("Navigation", ["AppValues", "AppScreens", "Entities"]),
    .tests("SocialConnectTesting", ["AppValues", "AppScreens", "Entities", "Navigation"]),
    .tests(
      "Notifications", ["AppValues", "AppScreens", "Entities", "Navigation", "TestSupport"]),
    .tests(
      "LocalBackend",
      [
        "AppValues", "Backend", "Database", "Credentials", "Entities", "PostActions", "Authentication",
        "Timeline",
        "Post", "Profile", .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
    .testTarget(
      name: "ContractTests",
      dependencies: [
        "AppValues", "AppScreens", "Backend", "LocalBackend", "Demo", "Shell", "Database", "Credentials",
        "Archiving", "Mail", "MediaStorage", "Terminal", "TestSupport", "Entities", "PostText", "PostActions",
        "Navigation", "Presentation", "Authentication", "Timeline", "Post", "Profile", "Notifications",
        "Search", "Archive",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
    .tests(
      "Profile",
      ["AppValues", "AppScreens", "Entities", "Navigation", "PostActions", "Presentation", "TestSupport"]),
    .tests(
      "Database",
      [
        "AppValues", "TestSupport", "DatabaseProbe",
        .product(name: "Logging", package: "swift-log", condition: apps),
      ]),
    .tests(
      "Post",
      [

        "AppValues", "AppScreens", "Entities", "Navigation", "PostActions", "PostText", "Presentation",
        "TestSupport",
      ]),
    .tests("Archive", ["AppValues", "AppScreens", "Entities", "Navigation", "TestSupport"]),
    .tests(
      "Search",
      ["AppValues", "AppScreens", "Entities", "Navigation", "PostActions", "TestSupport"]),
    .executableTarget(
      name: "DatabaseProbe",
      dependencies: [
        "AppValues", "Database", .product(name: "Logging", package: "swift-log", condition: apps),
      ],
      path: "Tests/DatabaseProbe"),
  ]
)

// One list of strict settings for every target of ours.
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

  static func feature(_ name: String, _ more: [Dependency] = []) -> Target {
    .target(
      name: name, dependencies: ["AppValues", "AppScreens", "Entities", "Navigation", "Presentation"] + more,
      path: "Modules/Features/\(name)")
  }

  static func platform(_ name: String, _ dependencies: [Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, path: "Modules/Platform/\(name)")
  }

  static func backend(_ name: String, _ dependencies: [Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, path: "Modules/Backends/\(name)")
  }

  static func app(_ name: String, _ dependencies: [Dependency], exclude: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Modules/Apps/\(name)", exclude: exclude)
  }

  /// The tests of a target, with whatever else they use.
  static func tests(_ name: String, _ more: [Dependency] = []) -> Target {
    .testTarget(name: "\(name)Tests", dependencies: [.init(stringLiteral: name)] + more)
  }
}
