import Foundation
import Testing

/// A conversation with the shell as a file tells it, with what differs from run to run made the same.
enum Transcript {
  /// Compares what was said with `Transcripts/NAME.txt`, and shows the first line that differs.
  static func expect(
    _ said: String, toBe name: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let file = Program.packageRoot.appending(path: "Tests/EndToEndTests/Transcripts/\(name).txt")
    let actual = timeless(said)
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

  /// The text without what depends on the clock and on how busy the machine is.
  static func timeless(_ said: String) -> String {
    said
      .replacing(/Working… \(Ctrl-C stops it\)\n|処理中…（Ctrl-C で中止）\n/, with: "")
      .replacing(/[0-9]+ min ago/, with: "just now")
      .replacing(/[0-9]+分前/, with: "たった今")
      .replacing(/[0-9]+ [A-Z][a-z]{2} 20[0-9]{2}(, [0-9]{2}:[0-9]{2})?/, with: "DATE")
      .replacing(/20[0-9]{2}年[0-9]+月[0-9]+日( [0-9]{2}:[0-9]{2})?/, with: "DATE")
  }
}
