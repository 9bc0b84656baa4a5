import ArgumentParser
import Foundation
import Presentation
import Testing

@testable import Shell

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

  @Test(arguments: [
    (["timeline", "--zzzzzzzz"], "エラー: オプション '--zzzzzzzz' はありません。"),
    (["follow"], "エラー: 引数 '<handle>' を付けてください。"),
    (["post", "--key"], "エラー: '--key <key>' に値を付けてください。"),
    (["like", "1", "2"], "エラー: 余分な引数があります: '2'"),
    (["timeline", "x"], "エラー: '<name>' に 'x' は使えません。使えるもの: 'home', 'public', 'user', 'tag', 'list'"),
    (["check", "--json=1"], "エラー: '--json' に値は付けられません: '1'"),
    (["timeline", "--before", "a", "--after", "b"], "エラー: --before か --after のどちらかを選んでください。"),
  ]) func whatIsWrongWithArgumentsIsSaidInJapanese(arguments: [String], first: String) async {
    let said = await CommandLanguage.speaking(.japanese) { complaint(about: arguments) }
    #expect(said.split(separator: "\n").first.map(String.init) == first)
    #expect(said.contains("詳しくは 'socialconnect \(arguments[0]) --help' をご覧ください。"))
  }

  @Test func helpIsHeadedInJapanese() async {
    let help = await CommandLanguage.speaking(.japanese) { complaint(about: ["timeline", "--help"]) }
    for heading in ["概要: ", "使い方: ", "引数:", "オプション:", "この説明を表示します。"] {
      #expect(help.contains(heading))
    }
    #expect(!help.contains(/(?m)^[A-Z]+:/))
  }

  @Test func theLanguageIsKnownBeforeTheArgumentsAreUnderstood() {
    #expect(CommandLanguage.asked(in: ["timeline", "--wrong", "--lang", "ja"]) == .japanese)
    #expect(CommandLanguage.asked(in: ["--lang=en", "timeline"]) == .english)
    #expect(CommandLanguage.asked(in: ["--lang", "xx"]) == nil)
    #expect(CommandLanguage.asked(in: ["--lang"]) == nil)
    #expect(CommandLanguage.of(nil, environment: ["LC_ALL": "", "LANG": "ja_JP.UTF-8"]) == .japanese)
    #expect(CommandLanguage.of(.english, environment: ["LC_ALL": "ja_JP.UTF-8"]) == .english)
    #expect(GlobalOptions.normalised(["--lang", "ja", "--help"]) == ["--help"])
  }

  @Test func everyCommandHasExamplesThatAreUnderstood() async throws {
    let references: Set = ["json", "archive", "help"]
    for command in try await outlines(in: .english) where !references.contains(command.commandName ?? "") {
      let examples = command.examples
      #expect(!examples.isEmpty, "\(command.commandName ?? "")")
      for example in examples {
        let parsed = try RootCommand.parseAsRoot(example)
        #expect(example.isEmpty || type(of: parsed) != RootCommand.self, "\(example)")
      }
    }
  }

  private func complaint(about arguments: [String]) -> String {
    do {
      var command = try RootCommand.parseAsRoot(arguments)
      try command.run()
      return ""
    } catch {
      return RootCommand.explanation(of: error)
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
  var examples: [[String]] {
    let lines = (discussion ?? "").split(separator: "\n").filter { $0.hasPrefix("  ") }
    let own = lines.compactMap { line in
      line.firstMatch(of: /socialconnect( [^|>&]*)?/).map { call in
        (call.1 ?? "").matches(of: /(?:'[^']*'|"[^"]*"|[^ "'])+/).map {
          String($0.0).replacing("\"", with: "")
        }
      }
    }
    return own + (subcommands ?? []).flatMap(\.examples)
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
