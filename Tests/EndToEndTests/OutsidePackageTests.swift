import Foundation
import TestSupport
import Testing

/// A Swift developer takes the timeline alone into another app, and others beside modules of the same names.
@Suite struct OutsidePackageTests {
  @Test(.long) func anotherAppTakesOneModuleAndNothingElse() async throws {
    let workshop = try Workshop()
    let build = try await workshop.swift(["build"])
    #expect(build.exitCode == 0, "\(build.stdout)\(build.stderr)")
    #expect((build.stdout + build.stderr).firstRange(of: /warning|error/) == nil)

    let app = try await workshop.run([workshop.app.appending(path: ".build/debug/Noticeboard").path])
    #expect(
      app.stdout == """
        2 notes, the newest by Mia
        The board in the hall

        1. Mia @mia · 1 h ago
           The tomatoes are ripe. Come and take some! 🍅

        2. Ken @ken · 1 day ago
           庭の門は六時に閉めます。

        3. Look again (r)
        4. Ask for a key (i)

        """)
    #expect(app.exitCode == 0)
    let club = try await workshop.run([workshop.app.appending(path: ".build/debug/Clubhouse").path])
    #expect(
      club == Outcome(stdout: "Mia @mia, Mika @mika\nNobody here is called @zoe.\n", stderr: "", exitCode: 0))
    #expect(build.stdout.contains("SocialProfile") && !build.stdout.contains("SocialArchive"))

    #expect(try workshop.entries("app/.build/checkouts") == ["SocialConnect"])
    #expect(try workshop.entries("app/.build/repositories").count == 1)
    let tree = try await workshop.swift(["package", "show-dependencies", "--format", "flatlist"])
    #expect(tree.lines == ["socialconnect"])
  }
}

/// A copy of the outside package beside a repository that holds the package as it lies here.
private final class Workshop: Sendable {
  private let sandbox: Sandbox
  var app: URL { sandbox.folder.appending(path: "app") }

  init() throws {
    sandbox = try Sandbox()
    let source = sandbox.folder.appending(path: "SocialConnect")
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    for name in ["Package.swift", "Modules", "Tests"] {
      try FileManager.default.copyItem(
        at: Program.packageRoot.appending(path: name), to: source.appending(path: name))
    }
    try FileManager.default.copyItem(
      at: Program.packageRoot.appending(path: "Tests/OutsidePackage"), to: app)
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
    // No library of the system is to be found: whoever would look for one is warned.
    let environment = ProcessInfo.processInfo.environment
      .merging(["PKG_CONFIG_LIBDIR": "/nonexistent"]) { _, new in new }
    let program = try RunningProgram(
      command: command, environment: environment, sandbox: sandbox, stage: .pipes)
    program.endInput()
    return try await program.finish(within: .seconds(600))
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
