import Foundation
import SocialTestSupport
import Testing

/// Once no one uses the data, the one file of the database is all there is of it, however many processes wrote.
@Suite struct OneFileTests {
  private let town: Town
  private let file: URL
  private var journal: URL { URL(filePath: file.path + "-wal") }

  init() async throws {
    town = try await Town()
    file = town.data.appending(path: "socialconnect.sqlite")
  }

  @Test func aCopyThatIsPutBackIsWhatItWas() async throws {
    try await town.post("First")
    let copy = try Data(contentsOf: file)
    for number in 2...4 { try await town.post("Post \(number)") }
    let shell = try town.shell()
    try await shell.waitFor("Home")
    shell.type("g new\nFrom the shell\n.\ny\nq\n")
    #expect(try await shell.finish().exitCode == 0)
    #expect(try await town.texts().count == 5)
    try copy.write(to: file)
    #expect(try await town.texts() == ["First"])
    try await town.expectSound()
    try await town.post("Anew")
    #expect(try await town.texts() == ["Anew", "First"])
    try await town.expectSound()
  }

  @Test func aCopyOfTheFileAloneIsAllThatWasPosted() async throws {
    let shell = try town.shell()
    try await shell.waitFor("Home")
    for number in 1...3 { try await town.post("Post \(number)") }
    shell.type("g new\nFrom the shell\n.\ny\nq\n")
    #expect(try await shell.finish().exitCode == 0)
    let other = try await Town()
    let copied = other.data.appending(path: "socialconnect.sqlite")
    for ending in ["", "-wal", "-shm"] {
      let path = copied.path + ending
      if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
    }
    try FileManager.default.copyItem(at: file, to: copied)
    #expect(try await other.texts() == ["From the shell", "Post 3", "Post 2", "Post 1"])
    try await other.expectSound()
  }

  @Test func whatAKilledProgramLeftIsInTheFileAfterTheNext() async throws {
    let shell = try town.shell()
    try await shell.waitFor("Home")
    shell.type("g new\nBefore the end\n.\ny\n")
    try await shell.waitFor("\n✓ Published.\n")
    #expect(try await town.texts() == ["Before the end"])
    try await town.post("By a command")
    shell.type("g new\nThe last words\n.\ny\n")
    try await shell.waitFor("\n✓ Published.\n")
    shell.signal(SIGKILL)
    _ = try await shell.finish()
    let texts = ["The last words", "By a command", "Before the end"]
    #expect(try await town.texts() == texts)
    #expect(try Data(contentsOf: journal).isEmpty)
    let kept = try Data(contentsOf: file)
    try await town.post("Later")
    try kept.write(to: file)
    #expect(try await town.texts() == texts)
    try await town.expectSound()
  }

  @Test func commandsThatReadChangeNothing() async throws {
    try await town.post("Read me #often")
    let before = try state()
    for command in [
      ["timeline", "home"], ["timeline", "public"], ["whoami"], ["search", "often"], ["check"],
    ] {
      #expect(try await town.sandbox.run(command + ["--data", town.data.path]).exitCode == 0)
      #expect(try state() == before, "\(command)")
    }
  }

  /// What is in the file and its journal, and when they were written.
  private func state() throws -> [Data] {
    try [file, journal].flatMap { file in
      let modified = try #require(
        FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date)
      return [try Data(contentsOf: file), Data("\(modified.timeIntervalSince1970)".utf8)]
    }
  }

  @Test func theJournalIsEmptyAfterEachCommand() async throws {
    for number in Effort.rounds(5, full: 200) {
      try await town.post("Post \(number)")
      #expect(try Data(contentsOf: journal).isEmpty)
    }
  }

  @Test func theJournalIsEmptyWhenSeveralEndAtTheSameTime() async throws {
    let town = town
    for _ in Effort.rounds(2, full: 50) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for handle in ["mia", "ken", "mia", "ken"] {
          group.addTask { try await town.post("At once", as: handle) }
        }
        try await group.waitForAll()
      }
      #expect(try Data(contentsOf: journal).isEmpty)
    }
  }
}
