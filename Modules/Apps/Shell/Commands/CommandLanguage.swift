public import AppScreens
import ArgumentParser
import Foundation

/// The language of help and of errors in arguments. It is known before the arguments are parsed, since errors
/// in them are explained in it, too.
public enum CommandLanguage {
  @TaskLocal static var current = Language.english

  /// Runs a body with help and errors in this language.
  public nonisolated(nonsending) static func speaking<Value>(
    _ language: Language, _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await $current.withValue(language, operation: body)
  }

  /// The requested language, or the locale's.
  public static func of(_ asked: Language?, environment: [String: String]) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return asked ?? ((locale ?? "").lowercased().hasPrefix("ja") ? .japanese : .english)
  }

  /// The language requested by arguments that may be wrong in other ways.
  public static func asked(in arguments: [String]) -> Language? {
    for (index, argument) in arguments.enumerated() {
      if argument == "--lang", index + 1 < arguments.count { return Language(argument: arguments[index + 1]) }
      if argument.hasPrefix("--lang=") { return Language(argument: String(argument.dropFirst(7))) }
    }
    return nil
  }
}

extension String {
  /// A text in the language that commands are explained in, which names the program as it was called.
  static func text(_ english: String, ja japanese: String) -> String {
    CommandName.current.named(in: CommandLanguage.current == .japanese ? japanese : english)
  }
}

extension ArgumentHelp {
  /// A text in the language that commands are explained in.
  static func text(_ english: String, ja japanese: String, valueName: String? = nil) -> ArgumentHelp {
    ArgumentHelp(.text(english, ja: japanese), valueName: valueName)
  }

  static var handle: ArgumentHelp { .text("The person's handle.", ja: "対象のユーザー名。") }
  static var handleOrOwn: ArgumentHelp {
    .text("The person's handle (default: you).", ja: "対象のユーザー名。省略時は自分。")
  }
  static var postID: ArgumentHelp { .text("The post's ID.", ja: "投稿のID。") }
  static var hashtag: ArgumentHelp {
    .text("The hashtag, with or without #.", ja: "ハッシュタグ（# は省略可）。")
  }
  static var whichList: ArgumentHelp { .text("The list's name.", ja: "リスト名。") }
  static var listName: ArgumentHelp { .text("A name for the list.", ja: "新しいリスト名。") }
  static var limit: ArgumentHelp { .text("Show up to this many, 1 to 80.", ja: "最大件数（1〜80）。") }
  static var before: ArgumentHelp { .text("Continue from this cursor.", ja: "このカーソルの続きから。") }
}
