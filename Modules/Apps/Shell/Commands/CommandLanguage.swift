public import AppScreens
import ArgumentParser
import Foundation

/// The language that commands are explained in. It is known before the arguments are understood, for what is
/// wrong with them is explained too.
public enum CommandLanguage {
  @TaskLocal static var current = Language.english

  /// Runs a body in whose help and complaints the language is this one.
  public nonisolated(nonsending) static func speaking<Value>(
    _ language: Language, _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await $current.withValue(language, operation: body)
  }

  /// The language asked for, or the locale's.
  public static func of(_ asked: Language?, environment: [String: String]) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return asked ?? ((locale ?? "").lowercased().hasPrefix("ja") ? .japanese : .english)
  }

  /// What arguments ask for that may not be understood otherwise.
  public static func asked(in arguments: [String]) -> Language? {
    for (index, argument) in arguments.enumerated() {
      if argument == "--lang", index + 1 < arguments.count { return Language(argument: arguments[index + 1]) }
      if argument.hasPrefix("--lang=") { return Language(argument: String(argument.dropFirst(7))) }
    }
    return nil
  }
}

extension String {
  /// A text in the language that commands are explained in.
  static func text(_ english: String, ja japanese: String) -> String {
    CommandLanguage.current == .japanese ? japanese : english
  }
}

extension ArgumentHelp {
  /// A text in the language that commands are explained in.
  static func text(_ english: String, ja japanese: String, valueName: String? = nil) -> ArgumentHelp {
    ArgumentHelp(.text(english, ja: japanese), valueName: valueName)
  }

  static var whom: ArgumentHelp { .text("Whom.", ja: "対象の人のユーザー名。") }
  static var postID: ArgumentHelp { .text("The post's id.", ja: "投稿のID。") }
  static var hashtag: ArgumentHelp {
    .text("Which, with or without #.", ja: "ハッシュタグ。# はあってもなくても構いません。")
  }
  static var whichList: ArgumentHelp { .text("Which list.", ja: "対象のリスト。") }
  static var listName: ArgumentHelp { .text("What to call it.", ja: "リストの名前。") }
  static var limit: ArgumentHelp { .text("How many at most, 1 to 80.", ja: "最大件数。1〜80。") }
  static var before: ArgumentHelp { .text("Continue from this cursor.", ja: "このカーソルの続きから。") }
}
