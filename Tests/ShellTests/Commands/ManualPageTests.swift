import AppScreens
import ArgumentParser
import Foundation
import SocialMenuShell
import Testing

@testable import SocialShell

/// The manual page tells every command, and nothing in it is taken for a request of the formatter's.
@Suite struct ManualPageTests {
  @Test(arguments: [Language.english, .japanese])
  func tellsEveryCommandOnce(language: Language) async throws {
    let lines = try await CommandLanguage.speaking(language) { try ManualPage(of: RootCommand.self).text }
      .split(separator: "\n")
    for command in RootCommand.configuration.subcommands {
      let name = (command.configuration.commandName ?? "").replacing("-", with: #"\-"#)
      #expect(lines.count { $0 == ".SS \(name)" || $0.hasPrefix(".SS \(name) ") } >= 1, "\(name)")
    }
    let requests = Set(lines.filter { $0.hasPrefix(".") }.compactMap { $0.split(separator: " ").first })
    #expect(
      requests.isSubset(of: [
        ".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".I", ".nf", ".fi", ".in", ".ad", ".nh", ".RI",
      ]))
    #expect(!lines.contains { $0.hasPrefix("'") })
    #expect(lines.count { $0 == #".B \-\-lang <lang>"# } == 1, "what every command takes is told once")
  }

  @Test func nothingOfTheJapaneseOneIsEnglish() async throws {
    let text = try await CommandLanguage.speaking(.japanese) { try ManualPage(of: RootCommand.self).text }
    for line in text.split(separator: "\n") where !line.hasPrefix(".") && !line.hasPrefix(" ") {
      let isJapanese = line.contains(/[\p{Hiragana}\p{Katakana}\p{Han}]/)
      #expect(isJapanese || !line.contains(/[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}/), "\(line)")
    }
  }

  @Test(arguments: [
    (Language.english, #".RI [ command "] [" options ]"#), (.japanese, #".RI [ コマンド "] [" オプション ]"#),
  ])
  func namesWhatIsTyped(language: Language, synopsis: String) async throws {
    let text = try await CommandLanguage.speaking(language) { try ManualPage(of: RootCommand.self).text }
    #expect(text.contains(".B socialconnect\n\(synopsis)\n.SH"))
  }

  @Test func tellsWhatMayBeLeftOutAndRepeated() async throws {
    let text = try await CommandLanguage.speaking(.english) { try ManualPage(of: RootCommand.self).text }
    #expect(text.contains(#".SS timeline [<name>] [<names> ...] [\-\-all <all> ...]"#))
    #expect(
      text.contains(
        """
        .PP
        place
        .nf
        .in +2n
          name       as the author named it
          latitude   degrees north, or null
          longitude  degrees east, or null
        .in
        .fi
        .PP
        """))
    #expect(text.contains(".SS requests accept <handle>\n.PP\nAccept a follow request."))
  }
}
