import Foundation
import SocialTestSupport
import Testing

/// Other apps take modules of ours, each with a user interface of its own, and nothing else with them.
@Suite(.serialized) struct OutsidePackageTests {
  /// What an app prints whose views show what a presenter has.
  private static let hosts = [
    (name: "TimelineHost", output: "Mia: Ripe! 🍅\n"),
    (
      name: "SignInHost",
      output: """
      Signed up: mia
      Wrong email or password. Check both and try again.

      """
    ),
    (name: "PeopleHost", output: "Mia: follow\nMia: Grows tomatoes.\n"),
    (
      name: "ActionsHost",
      output: """
      Ken can: ["liked"]
      Liked: true
      Shared: unsupported

      """
    ),
    (
      name: "FrenchHost",
      output: """
      2 messages
      Mia, il y a 1 minute : Les tomates sont mûres. 🍅
      Ken, il y a 2 heures : Le portail ferme à six heures.
      Le serveur est injoignable.

      """
    ),
  ]

  @Test(.long) func hostsTakeTheModulesTheyWantAndNothingElse() async throws {
    let workshop = try Workshop("Hosts")
    var table = ["| host | lines | port methods | modules built | seconds cold |", "|---|---|---|---|---|"]
    for host in Self.hosts {
      let start = ContinuousClock.now
      let folder = workshop.app.appending(path: ".build-\(host.name)")
      let build = try await workshop.swift([
        "build", "--product", host.name, "--scratch-path", folder.path,
      ])
      let seconds = (ContinuousClock.now - start).components.seconds
      try #require(build.exitCode == 0, "\(build.stdout)\(build.stderr)")
      #expect((build.stdout + build.stderr).firstRange(of: /warning|error/) == nil)
      let app = try await workshop.run([folder.appending(path: "debug/\(host.name)").path])
      #expect(app == Outcome(stdout: host.output, stderr: "", exitCode: 0))

      let source = try workshop.source(of: host.name)
      let lines = source.split(separator: "\n").count
      #expect(lines <= (host.name == "TimelineHost" ? 32 : 100))
      let built = try workshop.entries("app/.build-\(host.name)/debug/Modules")
        .filter { $0.hasSuffix(".swiftmodule") && !$0.hasPrefix(host.name) }
      #expect(try workshop.entries("app/.build-\(host.name)/checkouts") == ["SocialConnect"])
      table.append(
        "| \(host.name) | \(lines) | \(Self.portMethods(in: source)) | \(built.count) | \(seconds) |")
    }
    let tree = try await workshop.swift(["package", "show-dependencies", "--format", "flatlist"])
    #expect(tree.lines == ["socialconnect"])
    print(table.joined(separator: "\n"))
  }

  @Test(.long) func theGuidesOfTheModulesCompile() async throws {
    let workshop = try Workshop("Guides")
    for layer in ["Core", "Features"] {
      for module in try workshop.entries("SocialConnect/Modules/\(layer)") {
        let folder = "SocialConnect/Modules/\(layer)/\(module)"
        guard try workshop.entries(folder).contains("\(module).docc") else { continue }
        let guide = try workshop.text(of: "\(folder)/\(module).docc/\(module).md")
        let code = try #require(
          guide.firstMatch(of: /```swift\n(import [\s\S]*?)```/), "\(module) shows no code")
        try workshop.write(String(code.1), to: "app/Sources/\(module)Guide/\(module)Guide.swift")
      }
    }
    let build = try await workshop.swift(["build"])
    #expect(build.exitCode == 0, "\(build.stdout)\(build.stderr)")
  }

  @Test(arguments: [
    ("Modules/Documentation.docc/TakeARoom.md", "Hosts/Sources/TimelineHost"),
    ("Modules/Apps/MenuShell/SocialMenuShell.docc/SocialMenuShell.md", "Apps/BookmarksHost"),
    ("Modules/Backends/LocalBackend/SocialLocalBackend.docc/SocialLocalBackend.md", "Apps/NetworkHost"),
    ("Modules/Platform/Networking/SocialNetworking.docc/MakeAClient.md", "Apps/ClientHost"),
  ])
  func anArticleShowsAHostAsItIs(_ article: String, _ folder: String) throws {
    let root = Program.packageRoot
    let name = try #require(folder.split(separator: "/").last)
    let text = try String(contentsOf: root.appending(path: article), encoding: .utf8)
    let host = try String(
      contentsOf: root.appending(path: "Tests/OutsidePackage/\(folder)/\(name).swift"), encoding: .utf8)
    #expect(text.contains("```swift\n\(host)```\n"))
  }

  @Test func anAppHasScreensOfItsOwnInTheMenuShell() async throws {
    let app = try RunningProgram(
      command: [OwnProgram.path(of: "SocialBookmarksHost")], environment: ["LANG": "C.UTF-8"],
      sandbox: Sandbox(),
      stage: .pipes)
    for line in ["n", "https://github.com", "d 1", "g", "q"] { app.enter(line) }
    app.endInput()
    let said = """

      Lesezeichen

      1. https://www.swift.org

      2. Menü (g)
      3. Hilfe (?)
      4. Beenden (q)
      > n

      Neues Lesezeichen
      (< geht zurück)
      Adresse: https://github.com

      Lesezeichen

      1. https://www.swift.org

      2. https://github.com

      3. Menü (g)
      4. Hilfe (?)
      5. Beenden (q)

      ✓ Gespeichert.
      > d 1

      Lesezeichen

      1. https://github.com

      2. Menü (g)
      3. Hilfe (?)
      4. Beenden (q)
      > g

      Menü

      1. Lesezeichen
      2. Zurück (b)
      3. Menü (g)
      4. Hilfe (?)
      5. Beenden (q)
      > q
      Auf Wiedersehen!

      """
    #expect(try await app.finish() == Outcome(stdout: said, stderr: "", exitCode: 0))
  }

  @Test func aProgramOpensTheNetworkPublishesAndReads() async throws {
    let program = try RunningProgram(
      command: [OwnProgram.path(of: "SocialNetworkHost")], environment: [:], sandbox: Sandbox(), stage: .pipes
    )
    program.endInput()
    #expect(try await program.finish() == Outcome(stdout: "Mia: Ripe! 🍅\n", stderr: "", exitCode: 0))
  }

  @Test func aClientPublishesAndReadsHomePageByPage() async throws {
    let server = try await RunningServer(
      try await Town(), "--allow-password-grant", "--rate-limit", "off")
    let token = try await server.signIn("mia@example.org")
    let authorization = ["Authorization": "Bearer \(token)"]
    for number in 1...24 {
      let reply = try await server.post(
        "/api/v1/statuses", ["status": "Tomato \(number)"], headers: authorization)
      #expect(reply.status == 200, "\(reply.body)")
    }
    let said = try await Self.client(of: server, token, typing: "Ripe & <red>! 🍅\n")
    let tomatoes = (1...24).reversed().map { "Mia Tanaka: Tomato \($0)\n" }.joined()
    #expect(said == Outcome(stdout: "Mia Tanaka: Ripe & <red>! 🍅\n\(tomatoes)", stderr: "", exitCode: 0))

    let refused = try await Self.client(of: server, "wrong", typing: "")
    #expect(refused == Outcome(stdout: "Sign in to continue.\n", stderr: "", exitCode: 0))
  }

  private static func client(
    of server: RunningServer, _ token: String, typing text: String
  ) async throws -> Outcome {
    let program = try RunningProgram(
      command: [OwnProgram.path(of: "SocialClientHost")],
      environment: ["GARDEN_SERVER": server.address, "GARDEN_TOKEN": token], sandbox: Sandbox(),
      stage: .pipes)
    program.type(text)
    program.endInput()
    return try await program.finish()
  }

  /// How many functions the types have that stand in for a data source.
  private static func portMethods(in source: String) -> Int {
    source.split(separator: "\n}\n").filter { $0.contains(/: [A-Za-z, ]*(Repository|Store|SignIn)\b/) }
      .map { $0.split(separator: "\n").count { $0.hasPrefix("  func ") } }.reduce(0, +)
  }

  @Test(.long) func anAppWithModulesOfTheSameNamesRenamesOurs() async throws {
    let workshop = try Workshop("Clubhouse")
    let build = try await workshop.swift(["build"])
    #expect(build.exitCode == 0, "\(build.stdout)\(build.stderr)")
    #expect((build.stdout + build.stderr).firstRange(of: /warning|error/) == nil)
    let club = try await workshop.run([workshop.app.appending(path: ".build/debug/Clubhouse").path])
    #expect(
      club
        == Outcome(
          stdout: "Mia @mia, Mika @mika\nNo one here has the handle @zoe. Check the spelling.\n", stderr: "",
          exitCode: 0))
    #expect(build.stdout.contains("SocialProfile") && !build.stdout.contains("SocialArchive"))
  }
}

/// A copy of an app beside a repository that holds the package as it lies here.
private final class Workshop: Sendable {
  private let sandbox: Sandbox
  var app: URL { sandbox.folder.appending(path: "app") }

  /// - Parameter name: The folder of the app, in `Tests/OutsidePackage`.
  init(_ name: String) throws {
    sandbox = try Sandbox()
    let source = sandbox.folder.appending(path: "SocialConnect")
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    for name in ["Package.swift", "Modules", "Tests"] {
      try FileManager.default.copyItem(
        at: Program.packageRoot.appending(path: name), to: source.appending(path: name))
    }
    try FileManager.default.copyItem(
      at: Program.packageRoot.appending(path: "Tests/OutsidePackage/\(name)"), to: app)
    let template = app.appending(path: "Package.swift.template")
    let manifest = try String(contentsOf: template, encoding: .utf8)
      .replacing("\"SOCIALCONNECT\"", with: "\"file://\(source.path)\"")
    try manifest.write(
      to: app.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
  }

  /// Commits the copy, then runs a command of the Swift toolchain in the outside package.
  func swift(_ arguments: [String]) async throws -> Outcome {
    if !FileManager.default.fileExists(atPath: sandbox.folder.path + "/SocialConnect/.git") {
      #expect(try await run(["bash", "-c", Self.commit]).exitCode == 0)
    }
    let cache = sandbox.folder.appending(path: "cache").path
    return try await run(
      ["swift", arguments[0], "--package-path", app.path, "--cache-path", cache] + arguments.dropFirst())
  }

  func run(_ command: [String]) async throws -> Outcome {
    // System libraries can't be found here: a target that looks for one gives a warning.
    let environment = ProcessInfo.processInfo.environment
      .merging(["PKG_CONFIG_LIBDIR": "/nonexistent"]) { _, new in new }
    let program = try RunningProgram(
      command: command, environment: environment, sandbox: sandbox, stage: .pipes)
    program.endInput()
    return try await program.finish(within: .seconds(600))
  }

  func source(of host: String) throws -> String {
    try text(of: "app/Sources/\(host)/\(host).swift")
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: sandbox.folder.appending(path: path), encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    let file = sandbox.folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func entries(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.appending(path: path).path)
      .filter { !$0.hasPrefix(".") }
  }

  private static let commit = """
    cd SocialConnect && git init --quiet --initial-branch=main && git add --all &&
    git -c user.name=Test -c user.email=test@localhost -c commit.gpgsign=false \
      commit --quiet --message=Snapshot
    """
}
