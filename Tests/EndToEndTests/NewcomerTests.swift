import Foundation
import SocialTestSupport
import Testing

/// Someone who has never been here types line after line, with a file or a program at the other end.
@Suite struct NewcomerTests {
  private static let wizard = [
    "2", "ann@example.org", Town.password, "ann", "Ann Lee", "1990-12-31",
  ]
  private static let firstPost = ["n", "Good morning! 🌱", "The tomatoes are up. #garden", ".", "y"]
  private static let reading = [
    "g home", "g @ken", "f", "posts", "l 1", "c 1", "Then I come at five.", ".", "y", "g notifications",
    "2", "b", "g search",
  ]
  private static let leaving = ["garden", "g accounts", "sign out", "?", "nonsense", "q"]

  @Test func aNewcomersFirstEveningReadsWell() async throws {
    let town = try await Town()
    try await town.post("The gate closes at six. #garden", as: "ken")
    let shell = try newcomer(in: town)
    for line in Self.wizard + ["y"] + Self.firstPost + Self.reading { shell.enter(line) }
    try await shell.waitFor("Search for: ")
    // While Ann looks at a question, Ken answers her.
    let hers = try await town.json("timeline", "user", "ann")
    let ids = hers.elements.compactMap(\.["id"].text)
    try #require(ids.count == 2)
    for command in [["follow", "ann"], ["like", ids[1]], ["comment", ids[1], "Lovely!"]] {
      let outcome = try await town.sandbox.run(command + ["--as", "ken", "--data", town.data.path])
      #expect(outcome.exitCode == 0)
    }
    for line in ["garden", "g notifications"] + Self.leaving.dropFirst() { shell.enter(line) }
    shell.endInput()
    let outcome = try await shell.finish()
    #expect(outcome.exitCode == 0)
    #expect(outcome.stderr == "")
    try Transcript.expect(outcome.stdout, toBe: "newcomer")
    try await town.expectSound()
  }

  @Test func aNewcomersFirstEveningReadsWellInJapanese() async throws {
    let town = try await Town()
    let shell = try newcomer(in: town, "--lang", "ja")
    let lines =
      ["2", "ann@example.org", "ひらけごま２０２６", "ann", "李 杏", "", "y"]
      + ["n", "おはよう！トマトの芽が出ました 🌱 #庭", ".", "y", "g home", "g accounts", "sign out", "q"]
    for line in lines { shell.enter(line) }
    let outcome = try await shell.finish()
    #expect(outcome.exitCode == 0)
    #expect(outcome.stderr == "")
    try Transcript.expect(outcome.stdout, toBe: "newcomer.ja")
  }

  /// The input ends after each line of the wizard in turn: no one is half signed up.
  @Test func aWizardThatEndsEarlyLeavesNobody() async throws {
    let town = try await Town()
    for count in 0...Self.wizard.count {
      let shell = try newcomer(in: town)
      for line in Self.wizard.prefix(count) { shell.enter(line) }
      shell.endInput()
      let outcome = try await shell.finish()
      #expect(outcome.exitCode == 0, "after \(count) lines")
      #expect(outcome.stderr == "", "after \(count) lines")
    }
    #expect(try await town.run("profile", "ann").exitCode == 1)
    let files = try FileManager.default.contentsOfDirectory(atPath: machine(in: town).path)
    #expect(!files.contains("sessions.json"))
    try await town.expectSound()
  }

  /// The input ends after each line of writing and reading in turn, and in the middle of one: what was
  /// published is there once, what was begun is a draft.
  @Test func anEndOfInputAnywhereKeepsWhatWasWritten() async throws {
    let original = try await Town()
    try await original.post("The gate closes at six. #garden", as: "ken")
    let lines = ["g new"] + Self.firstPost.dropFirst() + Self.reading + Self.leaving
    try await withThrowingTaskGroup { group in
      for part in 0..<3 {
        group.addTask {
          for count in stride(from: part, through: lines.count, by: 3) {
            try await Self.cut(lines, after: count, in: original)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  private static func cut(_ lines: [String], after count: Int, in original: Town) async throws {
    let town = try await Town(copyOf: original)
    let shell = try town.shell()
    shell.type(lines.prefix(count).map { $0 + "\n" }.joined())
    // In every other case the line that follows has begun and not ended; a whole line that only lacks its
    // end is a line.
    let isTorn = count % 2 == 1 && count < lines.count && lines[count].count > 3
    if isTorn { shell.type(String(lines[count].prefix(3))) }
    shell.endInput()
    let outcome = try await shell.finish()
    let place: Comment = "after \(count) lines, ending with \(lines.prefix(count).last ?? "")"
    #expect(outcome.exitCode == 0, place)
    #expect(outcome.stderr == "", place)

    try await expectPublishedAndDrafts(of: town, lines, count, isTorn: isTorn, place)
  }

  private static func expectPublishedAndDrafts(
    of town: Town, _ lines: [String], _ count: Int, isTorn: Bool, _ place: Comment
  ) async throws {
    let publishing = lines.indices.filter { lines[$0] == "y" && $0 < count }.count
    let texts = ["Good morning! 🌱\nThe tomatoes are up. #garden", "Then I come at five."]
    #expect(try await town.texts().reversed() == Array(texts.prefix(publishing)), place)
    let drafts = try town.drafts()
    // A draft begins with the first sign of its text and ends with its publication.
    let given = lines.prefix(count) + (isTorn ? [lines[count]] : [])
    let begun = ["Good morning! 🌱", "Then I come at five."].filter(given.contains).count
    #expect(drafts.count == begun - publishing, place)
    for draft in drafts { #expect(texts[publishing].hasPrefix(String(draft.prefix(3))), place) }
    if begun > publishing, given.last == "." { #expect(drafts == [texts[publishing]], place) }
  }

  /// A machine on which no one has signed in yet, with the town's network on it.
  private func machine(in town: Town) throws -> URL {
    let folder = town.sandbox.folder.appending(path: "newcomer")
    guard !FileManager.default.fileExists(atPath: folder.path) else { return folder }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "socialconnect.sqlite"),
      withDestinationURL: town.data.appending(path: "socialconnect.sqlite"))
    return folder
  }

  private func newcomer(in town: Town, _ more: String...) throws -> RunningProgram {
    try town.sandbox.start(["--data", machine(in: town).path] + more)
  }
}
