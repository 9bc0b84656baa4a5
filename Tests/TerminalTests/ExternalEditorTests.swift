import AppValues
import Foundation
import SocialTerminal
import Testing

@Suite("The person's editor")
struct ExternalEditorTests {
  private func editor(_ command: String) throws -> ExternalEditor {
    try #require(ExternalEditor(environment: ["EDITOR": command]))
  }

  @Test("is the one they chose, if any")
  func choice() {
    #expect(ExternalEditor(environment: [:]) == nil)
    #expect(ExternalEditor(environment: ["EDITOR": "", "VISUAL": ""]) == nil)
    #expect(
      ExternalEditor(environment: ["EDITOR": "false", "VISUAL": "true"])
        == ExternalEditor(environment: ["EDITOR": "true"]))
  }

  @Test("is else the friendliest that is installed")
  func installed() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "editors-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // A temporary folder that stays does no harm.
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, mode) in [("vi", 0o700), ("nano", 0o700), ("editor", 0o600)] {
      #expect(
        FileManager.default.createFile(
          atPath: "\(folder)/\(name)", contents: nil, attributes: [.posixPermissions: mode]))
    }
    let chosen = ExternalEditor(environment: ["PATH": "/nowhere:\(folder)"])
    #expect(chosen == ExternalEditor(environment: ["EDITOR": "nano"]))
    #expect(
      ExternalEditor(environment: ["PATH": folder, "EDITOR": "mine"])
        == ExternalEditor(environment: ["EDITOR": "mine"]))
  }

  @Test("changes the text in a file that no one else can read and that is gone afterwards")
  func edit() async throws {
    let script =
      #"f() { stat -c '%a %n' "$1" >> "$1"; stat -c %a "$(dirname "$1")" >> "$1"; echo end >> "$1"; }; f"#
    let edited = try await editor(script).edit("first 東京\nsecond")
    let lines = edited.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.prefix(2) == ["first 東京", "second"])
    #expect(lines[2].hasPrefix("600 "))
    #expect(lines.suffix(2) == ["700", "end"])
    #expect(!FileManager.default.fileExists(atPath: String(lines[2].dropFirst(4))))
  }

  @Test("that fails or is not there changes nothing", arguments: ["false", "no-such-editor", "rm"])
  func failure(command: String) async throws {
    let editor = try editor(command)
    await #expect(throws: AppError.cancelled) { try await editor.edit("text") }
  }
}
