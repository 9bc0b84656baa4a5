import AppScreens
import ArgumentParser
import SocialMenuShell
import Testing

@testable import SocialShell

/// Help and the manual list the commands in groups, as people think of them.
@Suite struct HelpGroupsTests {
  private static let names: [(Language, [String])] = [
    (
      .english,
      ["Read", "Write", "Like, share, bookmark, pin", "People", "Your account", "Data", "Server", "More"]
    ),
    (.japanese, ["読む", "書く", "いいね・シェア・ブックマーク・固定", "ユーザー", "自分のアカウント", "データ", "サーバー", "そのほか"]),
  ]

  @Test(arguments: names) func helpHeadsEachGroupWithItsName(language: Language, names: [String]) async {
    let help = await help(language)
    let headings = help.split(separator: "\n").filter { !$0.hasPrefix(" ") && $0.hasSuffix(":") }
    #expect(headings.dropFirst().map { String($0.dropLast()) } == names)
    #expect(help.contains("\n\n\(names[0]):\n  timeline "))
    #expect(help.split(separator: "\n").filter { TextWidth.columns($0) > 80 } == [])
  }

  @Test(arguments: names) func theManualHasASectionForEach(language: Language, names: [String]) async throws {
    let manual = try await CommandLanguage.speaking(language) { try ManualPage(of: RootCommand.self).text }
    for name in names { #expect(manual.contains("\n.SH \(name.uppercased())\n.SS "), "\(name)") }
  }

  @Test func everyCommandIsInOneGroup() {
    let configuration = RootCommand.configuration
    #expect(configuration.ungroupedSubcommands.isEmpty)
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    #expect(Set(names).count == names.count && names.count > 60)
  }

  private func help(_ language: Language) async -> String {
    await CommandLanguage.speaking(language) {
      do {
        var command = try RootCommand.read(["help"])
        try command.run()
        return ""
      } catch {
        return RootCommand.explanation(of: error, width: 80)
      }
    }
  }
}
