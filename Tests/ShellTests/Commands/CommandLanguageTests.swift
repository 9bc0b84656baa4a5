import AppScreens
import ArgumentParser
import Foundation
import SocialMenuShell
import Testing

@testable import SocialShell

/// Commands are explained, and arguments complained about, in the person's language.
@Suite struct CommandLanguageTests {
  @Test func everyWordOfTheHelpIsThereInBothLanguages() async throws {
    let english = try await texts(in: .english)
    let japanese = try await texts(in: .japanese)
    #expect(english.count == japanese.count && english.count > 150)
    for (path, text) in japanese {
      #expect(text.contains(/\p{Hiragana}|\p{Katakana}|\p{Han}/), "\(path): \(text)")
      #expect(english[path]?.contains(/\p{Hiragana}|\p{Katakana}|\p{Han}/) == false, "\(path)")
    }
  }

  @Test func everyPartOfTheLongerTextsIsThereInBothLanguages() async throws {
    let english = try await outlines(in: .english).map(\.parts)
    let japanese = try await outlines(in: .japanese).map(\.parts)
    for (english, japanese) in zip(english, japanese) {
      #expect(english.count == japanese.count, "\(english.first ?? "")")
      for part in japanese { #expect(part.contains(/\p{Hiragana}|\p{Katakana}|\p{Han}/), "\(part)") }
    }
  }

  @Test(arguments: [
    (["timeline", "--zzzzzzzz"], "エラー: オプション「--zzzzzzzz」はありません。"),
    (["follow"], "エラー: 引数「<handle>」を指定してください。"),
    (["post", "--key"], "エラー: 「--key <key>」に値を指定してください。"),
    (["like", "1", "2"], "エラー: 余分な引数があります: 「2」"),
    (["timeline", "x"], "エラー: 「<name>」に「x」は使えません。使えるもの:"),
    (["check", "--json=1"], "エラー: 「--json」に値は指定できません: 「1」"),
    (["timeline", "--before", "a", "--after", "b"], "エラー: --before と --after は同時に使えません。"),
  ]) func whatIsWrongWithArgumentsIsSaidInJapanese(arguments: [String], first: String) async {
    let said = await CommandLanguage.speaking(.japanese) { complaint(about: arguments) }
    #expect(said.split(separator: "\n").first.map(String.init) == first)
    #expect(said.hasSuffix("\n詳しくは「socialconnect help \(arguments[0])」をご覧ください。"))
  }

  @Test func whatCanBeGivenInsteadIsListedInJapanese() async {
    let said = await CommandLanguage.speaking(.japanese) {
      complaint(about: ["notifications", "settings", "--bell", "maybe"])
    }
    #expect(said.contains("「--bell <bell>」に「maybe」は使えません。使えるもの: 「on」、「off」\n"))
  }

  @Test(arguments: [
    (["timeline", "--zzzzzzzz"], "Error: Unknown option “--zzzzzzzz”.\nSee “socialconnect help timeline”."),
    (
      ["notifications", "--zzzzzzzz"],
      "Error: Unknown option “--zzzzzzzz”.\nSee “socialconnect help notifications list”."
    ),
    (
      ["profile", "edit", "--visibility", "direct"],
      """
      Error: “direct” doesn't work for “--visibility <visibility>”. \
      Choose one of these: “public”, “unlisted” or “followers”.
      Help:  --visibility <visibility>  Who can see new posts: public, unlisted or followers.
      See “socialconnect help profile edit”.
      """
    ),
    (["--zzzzzzzz"], "Error: Unknown option “--zzzzzzzz”.\nSee “socialconnect help”."),
  ]) func whatIsWrongIsNotHiddenByHowTheCommandIsUsed(arguments: [String], said: String) async {
    #expect(await CommandLanguage.speaking(.english) { complaint(about: arguments) } == said)
  }

  @Test func helpIsHeadedInJapanese() async {
    let help = await CommandLanguage.speaking(.japanese) { complaint(about: ["timeline", "--help"]) }
    for heading in ["使い方: ", "引数:", "オプション:", "ヘルプを表示します。"] {
      #expect(help.contains(heading))
    }
    #expect(!help.contains(/(?m)^[A-Z]+:/))
  }

  @Test(arguments: [
    (["follow"], "“<handle>” is missing."), (["post", "--key"], "“--key <key>” needs a value."),
    (["like", "1", "2"], "Unexpected argument “2”."),
    (["like", "1", "2", "3"], "Unexpected arguments: “2”, “3”"),
    (["check", "--json=1"], "“--json” takes no value, but “1” was given."),
    (["timeline", "--before", "a", "--after", "b"], "Use --before or --after, not both."),
  ]) func everyErrorHasTheQuotationMarksOfOurTexts(arguments: [String], said: String) async {
    let whole = await CommandLanguage.speaking(.english) { complaint(about: arguments) }
    #expect(whole.split(separator: "\n").first.map(String.init) == "Error: \(said)")
    #expect(!whole.contains("'<") && !whole.contains("See '"))
  }

  @Test func englishHelpHasNoWordInCapitals() async {
    let help = await CommandLanguage.speaking(.english) { complaint(about: ["tags", "--help"]) }
    #expect(help.hasPrefix("List, follow"))
    for heading in ["\nUsage: ", "\nOptions:\n", "\nCommands:\n"] { #expect(help.contains(heading)) }
    #expect(!help.contains(/(?m)^[A-Z]{2,}:/))
  }

  @Test(
    arguments: [
      ("--foo", nil), ("--af", nil), ("--visibilty", "--visibility"), ("--plcae", "--place"),
      ("--waring", "--warning"),
      ("--json5", "--json"),
    ] as [(String, String?)]) func onlyAnOptionThatIsNearIsSuggested(typed: String, near: String?) async
  {
    let english = await CommandLanguage.speaking(.english) { complaint(about: ["post", typed]) }
    let japanese = await CommandLanguage.speaking(.japanese) { complaint(about: ["post", typed]) }
    let meant = near.map { (" Did you mean “\($0)”?", "「\($0)」のことですか？") } ?? ("", "")
    #expect(english == "Error: Unknown option “\(typed)”.\(meant.0)\nSee “socialconnect help post”.")
    #expect(
      japanese == "エラー: オプション「\(typed)」はありません。\(meant.1)\n詳しくは「socialconnect help post」をご覧ください。")
  }

  @Test(
    arguments: [
      ("timelin", "timeline"), ("folow", "follow"), ("serach", "search"), ("frobnicate", nil), ("go", nil),
      ("x", nil),
    ] as [(String, String?)]) func onlyACommandThatIsNearIsSuggested(typed: String, near: String?) async
  {
    let english = await CommandLanguage.speaking(.english) { RootCommand.complaint(about: typed) }
    let japanese = await CommandLanguage.speaking(.japanese) { RootCommand.complaint(about: typed) }
    #expect(
      english == "No such command: “\(typed)”.\(near.map { " Did you mean “\($0)”?" } ?? "")"
        + " “socialconnect help” lists all commands.")
    #expect(
      japanese == "「\(typed)」というコマンドはありません。\(near.map { "「\($0)」のことですか？ " } ?? "")"
        + "「socialconnect help」で一覧を表示できます。")
  }

  @Test func noLineOfTheJapaneseHelpIsWiderThanTheWindow() async throws {
    let paths = try await root(in: .japanese).paths
    #expect(paths.count > 70)
    for path in paths {
      let help = await CommandLanguage.speaking(.japanese) { complaint(about: path + ["--help"], width: 60) }
      #expect(help.split(separator: "\n").filter { TextWidth.columns($0) > 60 } == [], "\(path)")
    }
  }

  @Test func whatGoesOnStandsBelowWhereItBegan() {
    #expect(
      HelpText.fitted("例:\n  -x  ボットは自動で投稿します。\n使い方: a b cccc ddd e f", to: 16) == """
        例:
          -x  ボットは自
              動で投稿し
              ます。
        使い方: a b cccc
                ddd e f
        """)
  }

  @Test func theLanguageIsKnownBeforeTheArgumentsAreUnderstood() {
    #expect(CommandLanguage.asked(in: ["timeline", "--wrong", "--lang", "ja"]) == .japanese)
    #expect(CommandLanguage.asked(in: ["--lang=en", "timeline"]) == .english)
    #expect(CommandLanguage.asked(in: ["--lang", "xx"]) == nil)
    #expect(CommandLanguage.asked(in: ["--lang"]) == nil)
    #expect(CommandLanguage.of(nil, environment: ["LC_ALL": "", "LANG": "ja_JP.UTF-8"]) == .japanese)
    #expect(CommandLanguage.of(.english, environment: ["LC_ALL": "ja_JP.UTF-8"]) == .english)
    #expect(ArgumentOrder.normalised(["--lang", "ja", "--help"]) == ["--help"])
  }

  /// Pages to be read, which do nothing.
  private static let references: Set = ["json", "archive", "help"]

  @Test func everyCommandHasExamplesThatAreUnderstood() async throws {
    for command in try await outlines(in: .english) where !Self.references.contains(command.commandName ?? "")
    {
      let examples = command.examples
      #expect(!examples.isEmpty, "\(command.commandName ?? "")")
      for example in examples {
        let parsed = try RootCommand.read(example)
        #expect(example.isEmpty || type(of: parsed) != RootCommand.self, "\(example)")
      }
    }
  }

  @Test func aCommandIsItsOwnExample() async throws {
    // The shell is what there is without a command.
    let others = Self.references.union(["shell"])
    for command in try await outlines(in: .english) where !others.contains(command.commandName ?? "") {
      for (path, examples) in command.ownExamples(behind: []) where !examples.isEmpty {
        // What a command does by itself needs not be named: `notifications list`.
        let least = path.prefix(max(1, path.count - 1))
        #expect(examples.contains { $0.starts(with: least) }, "\(path): \(examples)")
      }
    }
  }

  private func complaint(about arguments: [String], width: Int = .max) -> String {
    do {
      var command = try RootCommand.read(arguments)
      try command.run()
      return ""
    } catch {
      return RootCommand.explanation(of: error, width: width)
    }
  }

  /// What commands, options and arguments say of themselves, by where they say it.
  private func texts(in language: Language) async throws -> [String: String] {
    try await root(in: language).texts(behind: "")
  }

  /// The commands themselves.
  private func outlines(in language: Language) async throws -> [Outline] {
    try await root(in: language).subcommands ?? []
  }

  private func root(in language: Language) async throws -> Outline {
    try await (language == .japanese ? Self.japanese : Self.english).value
  }

  /// To list all commands takes more than a second.
  private static let english = Task { try await made(in: .english) }
  private static let japanese = Task { try await made(in: .japanese) }

  private static func made(in language: Language) async throws -> Outline {
    let outline = await CommandLanguage.speaking(language) { RootCommand._dumpHelp() }
    let root = try JSONDecoder().decode([String: Outline].self, from: Data(outline.utf8).commandOnly())
    return try #require(root["command"])
  }
}

private struct Outline: Decodable {
  let commandName: String?
  let valueName: String?
  let abstract: String?
  let discussion: String?
  let arguments: [Outline]?
  let subcommands: [Outline]?

  /// The arguments of each example of it and its subcommands, words in quotation marks as one.
  var examples: [[String]] { ownExamples + (subcommands ?? []).flatMap(\.examples) }

  /// How it and each of its subcommands is called behind the program's own name, and its examples.
  func ownExamples(behind path: [String]) -> [(path: [String], examples: [[String]])] {
    let path = path + [commandName ?? ""]
    return [(path, ownExamples)] + (subcommands ?? []).flatMap { $0.ownExamples(behind: path) }
  }

  private var ownExamples: [[String]] {
    let lines = (discussion ?? "").split(separator: "\n").filter { $0.hasPrefix("  ") }
    return lines.compactMap { line in
      line.firstMatch(of: /socialconnect( [^|>&]*)?/).map { call in
        (call.1 ?? "").matches(of: /(?:'[^']*'|"[^"]*"|[^ "'])+/).map {
          String($0.0).replacing("\"", with: "")
        }
      }
    }
  }

  /// How it and each of its subcommands is called, behind the program's own name.
  var paths: [[String]] {
    let inner = (subcommands ?? []).filter { $0.commandName != "help" }
    return [[]] + inner.flatMap { command in command.paths.map { [command.commandName ?? ""] + $0 } }
  }

  /// The paragraphs of what it and its subcommands say at length.
  var parts: [String] {
    (discussion ?? "").split(separator: "\n\n").map(String.init) + (subcommands ?? []).flatMap(\.parts)
  }

  /// Without what the library that understands arguments says itself.
  func texts(behind path: String) -> [String: String] {
    let path = "\(path)/\(commandName ?? valueName ?? "")"
    let inner = (arguments ?? []) + (subcommands ?? [])
    let own = abstract.map { [path: $0] } ?? [:]
    return inner.filter { !["help", "version"].contains($0.commandName ?? $0.valueName) }
      .reduce(into: own) { all, outline in all.merge(outline.texts(behind: path)) { first, _ in first } }
  }
}

extension Data {
  /// The part that tells of the command.
  fileprivate func commandOnly() throws -> Data {
    let object = try JSONSerialization.jsonObject(with: self) as? [String: Any]
    return try JSONSerialization.data(withJSONObject: ["command": object?["command"] ?? [:]])
  }
}
