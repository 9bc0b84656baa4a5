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
  private func opener(_ script: String, display: Bool = true, patience: Duration = .seconds(60)) throws
    -> DesktopOpener
  {
    let program = folder.path("xdg-open")
    try "#!/bin/sh\n\(script)\n".write(toFile: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
    var environment = ["PATH": "\(folder.url.path):/usr/bin:/bin"]
    if display { environment["DISPLAY"] = ":0" }
    return DesktopOpener(environment: environment, patience: patience)
  }

  @Test(
    "is given the address as it is, and nothing that is no link",
    arguments: ["https://a.org/?q='$(id)", "/tmp/a b.jpg"])
  func address(address: String) async throws {
    let seen = folder.path("seen")
    let opener = try opener("printf %s \"$*\" > \(seen)")
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
    let seen = folder.path("seen")
    #expect(
      try await opener("sleep 1; echo end > \(seen)", patience: .milliseconds(100)).open("https://a.org"))
    while !FileManager.default.fileExists(atPath: seen) { try await Task.sleep(for: .milliseconds(20)) }
  }
}
