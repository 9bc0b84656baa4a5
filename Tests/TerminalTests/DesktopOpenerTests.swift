import Foundation
import SocialTestSupport
import Testing

@testable import SocialTerminal

@Suite("What opens links on the desktop")
struct DesktopOpenerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// - Parameter script: What `xdg-open` does.
  private func opener(
    _ script: String, display: Bool = true, patience: Duration = .seconds(60)
  ) async throws -> DesktopOpener {
    // Written by another process: a file that ours still holds open, in a child just begun, could not be run.
    let program = folder.path("xdg-open")
    let writing = PersonalCommand("cat > '\(program)' && chmod 700 '\(program)'", deadline: .seconds(60))
    try #require(await writing.run(input: "#!/bin/sh\n\(script)\n", environment: [:]) == .succeeded)
    var environment = ["PATH": "\(folder.url.path):/usr/bin:/bin"]
    if display { environment["DISPLAY"] = ":0" }
    return DesktopOpener(environment: environment, patience: patience)
  }

  @Test(
    "is given the address as it is, and nothing that is no link",
    arguments: ["https://a.org/?q='$(id)", "/tmp/a b.jpg"])
  func address(address: String) async throws {
    let seen = folder.path("seen")
    let opener = try await opener("printf %s \"$*\" > \(seen)")
    #expect(await opener.open(address))
    #expect(try String(contentsOfFile: seen, encoding: .utf8) == address)
    #expect(await !opener.open("--version"))
    #expect(await !opener.open("javascript:alert(1)"))
  }

  @Test("opens nothing where there is no desktop, no program, or none for it")
  func nothing() async throws {
    #expect(try await !opener("exit 0", display: false).open("https://a.org"))
    #expect(try await !opener("exit 3").open("https://a.org"))
    #expect(await !DesktopOpener(environment: ["DISPLAY": ":0", "PATH": "/nowhere"]).open("https://a.org"))
  }

  @Test("doesn't end the program that goes on")
  func goesOn() async throws {
    let (go, seen) = (folder.path("go"), folder.path("seen"))
    let script = "while [ ! -e \(go) ]; do sleep 0.1; done; echo end > \(seen)"
    #expect(try await opener(script, patience: .seconds(2)).open("https://a.org"))
    #expect(FileManager.default.createFile(atPath: go, contents: nil))
    let deadline = ContinuousClock.now + .seconds(60)
    while !FileManager.default.fileExists(atPath: seen), ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(FileManager.default.fileExists(atPath: seen))
  }
}
