import Foundation
import SocialTestSupport
import Testing

/// A question asked in place of a screen leads back to that screen.
@Suite struct QuestionTests {
  @Test func backLeadsToWhereTheQuestionWasAsked() async throws {
    let town = try await Town()
    try await town.post("Good morning")
    let archive = town.sandbox.folder.appending(path: "mia.zip").path
    #expect(try await town.run("export", archive).exitCode == 0)
    let shell = try town.shell()
    for (text, answer) in [
      ("g @ken", "Profile\n\nKen Sato @ken"), ("block", "Yes, block them (y)"),
      ("b", "Profile\n\nKen Sato @ken"),
      ("u", "Don't mute (b)"), ("back", "Profile\n\nKen Sato @ken"),
      ("g notification-settings", "Notification settings"), ("1", "Keep as is (b)"),
      ("<", "Notification settings"),
      ("g archive", "Import an archive\n"), ("import", "File to import"), (archive, "Import (y)"),
      ("b", "Import an archive\n"), ("export", "Save to"), (archive, "Replace it if it's an archive (y)"),
      ("b", "Import an archive\n"), ("g home", "Good morning"), ("d 1", "Yes, delete it (y)"),
      ("b", "New post (n)"),
    ] {
      shell.enter(text)
      try await shell.waitFor(answer)
    }
    shell.enter("q")
    #expect(try await shell.finish().exitCode == 0)
    #expect(try await town.texts() == ["Good morning"])
    #expect(try await town.json("blocks").elements.isEmpty)
    #expect(try await town.json("mutes").elements.isEmpty)
  }
}
