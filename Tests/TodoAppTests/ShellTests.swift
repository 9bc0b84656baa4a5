import Foundation
import SocialTestSupport
import Testing

/// The shell at a pipe: what it says is what a file has.
@Suite struct ShellTests {
  @Test(arguments: ["en", "ja"])
  func aVisitReadsWell(_ language: String) async throws {
    let device = try Device()
    let isEnglish = language == "en"
    let lines = [
      // Two are added, one of them twice.
      isEnglish ? "n Buy milk" : "n 牛乳を買う", "n", isEnglish ? "Report" : "報告書", "n Report", "d", "<",
      // One gets a day, a category and notes.
      "2", "2", isEnglish ? "work" : "仕事", "3", "2030-11-30", "5", isEnglish ? "Two pages" : "2枚", ".", "b",
      "x 2", "w", "d 1", "z", "e 1", isEnglish ? "Final report" : "最終報告", "c", "1", "b",
      "/", isEnglish ? "milk" : "牛乳", "b", "g", "b", "g category/work", "?", "nonsense", "g settings", "b",
      "w", "q",
    ]
    let outcome = try await device.run(
      "--lang", language, input: lines.map { $0 + "\n" }.joined())
    #expect(outcome.status == 0 && outcome.stderr == "")
    try Transcript.expect(outcome.stdout, toBe: isEnglish ? "visit" : "visit.ja")
  }

  @Test func whatIsTypedIsThereWhereTheInputEnds() async throws {
    let device = try Device()
    let outcome = try await device.run(input: "n Milk\nn\nHalf a th")
    #expect(outcome.status == 0)
    #expect(try await device.descriptions() == ["Half a th", "Milk"])
  }

  @Test func aLanguageThatWasChosenIsRemembered() async throws {
    let device = try Device()
    let outcome = try await device.run(input: "g settings\n4\n4\nq\n")
    #expect(outcome.stdout.contains("設定"))
    #expect(try await device.run(input: "q\n").stdout.contains("ToDoはまだありません。"))
    #expect(try await device.run("--lang", "en", input: "q\n").stdout.contains("Nothing to do yet."))
  }

  @Test func whatIsChangedInTheShellIsInStepWhenItEnds() async throws {
    let (one, two, shared) = (try Device(), try Device(), try TemporaryFolder())
    try await one.run("sync", shared.path)
    #expect(try await one.run(input: "n Milk\nq\n").status == 0)
    try await two.run("sync", shared.path)
    #expect(try await two.descriptions() == ["Milk"])
    try FileManager.default.removeItem(atPath: shared.path)
    let away = try await one.run(input: "n Tea\nq\n")
    #expect(away.status == 0 && away.stderr.hasPrefix("Not in step since "))
    #expect(try await one.descriptions() == ["Tea", "Milk"])
  }
}

/// A conversation with the shell as a file tells it.
private enum Transcript {
  /// Compares what was said with `Transcripts/NAME.txt`, and shows the first line that differs.
  static func expect(_ said: String, toBe name: String, _ location: SourceLocation = #_sourceLocation) throws
  {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Transcripts/\(name).txt")
    let actual = said.replacing(/[0-9]+ min ago/, with: "just now").replacing(/[0-9]+分前/, with: "たった今")
      .replacing(/Working… \(Ctrl-C stops it\)\n|処理中…（Ctrl-C で中止）\n/, with: "")
    // For when you change the shell's texts: read the difference in version control afterwards.
    if ProcessInfo.processInfo.environment["SOCIALCONNECT_RECORD_TRANSCRIPTS"] == "1" {
      try actual.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    guard actual != expected else { return }
    let lines = (actual.components(separatedBy: "\n"), expected.components(separatedBy: "\n"))
    let same = zip(lines.0, lines.1).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(name).txt, line \(same + 1): expected
      \(lines.1.dropFirst(same).prefix(6).joined(separator: "\n"))
      but it said
      \(lines.0.dropFirst(same).prefix(6).joined(separator: "\n"))
      """, sourceLocation: location)
  }
}
