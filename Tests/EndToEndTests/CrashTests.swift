import Foundation
import SocialTestSupport
import Testing

/// A fault of the program's own leaves a trace, and the next start says so, once.
@Suite struct CrashTests {
  @Test func aCrashLeavesATraceThatTheNextStartTellsOf() async throws {
    let town = try await Town()
    let shell = try town.shell()
    shell.type("g new\nBefore the crash\n.\n")
    try await shell.waitFor("484 characters left")
    shell.signal(SIGILL)
    #expect(try await shell.finish().exitCode == 128 + SIGILL)

    let next = try await town.run("whoami")
    #expect(next.exitCode == 0 && next.stdout.hasPrefix("@mia"))
    let name = try #require(try files(in: town).first { $0.hasPrefix("crash-") })
    let file = town.data.appending(path: name)
    #expect(
      next.stderr
        == "SocialConnect quit unexpectedly last time. Details are in \(file.path); include that file if you report the problem.\n"
    )
    let trace = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(trace.first == "SocialConnect crashed with signal 04")
    #expect(trace.contains { $0.contains("socialconnect(") })
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)

    #expect(try await town.run("whoami").stderr == "")
    #expect(try town.drafts() == ["Before the crash"])
  }

  private func files(in town: Town) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: town.data.path)
  }
}
