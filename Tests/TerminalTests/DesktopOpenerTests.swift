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

  @Test("doesn't end the program that goes on", .timeLimit(.minutes(1)))
  func goesOn() async throws {
    let (go, seen) = (try pipe("go"), try pipe("seen"))
    let (said, saying) = AsyncStream<Data>.makeStream()
    seen.readabilityHandler = { saying.yield($0.availableData) }
    defer { seen.readabilityHandler = nil }
    let script = "read line < '\(folder.path("go"))'; echo $line > '\(folder.path("seen"))'"
    #expect(try await opener(script, patience: .seconds(2)).open("https://a.org"))
    try go.write(contentsOf: Data("on\n".utf8))
    var answers = said.makeAsyncIterator()
    #expect(await answers.next() == Data("on\n".utf8))
  }

  /// A named pipe, held open at both ends: no one waits for the other to come.
  private func pipe(_ name: String) throws -> FileHandle {
    try #require(mkfifo(folder.path(name), 0o600) == 0)
    return try #require(FileHandle(forUpdatingAtPath: folder.path(name)))
  }
}
