public import AppScreens
public import ArgumentParser
import Foundation

/// The language of help and of errors in arguments. It is known before the arguments are parsed, since errors
/// in them are explained in it, too.
public enum CommandLanguage {
  /// The language that commands are explained in.
  @TaskLocal public static var current = Language.english

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
  public static func text(_ english: String, ja japanese: String) -> String {
    let text = CommandLanguage.current == .japanese ? japanese : english
    return CommandName.current?.named(in: text) ?? text
  }

  /// Examples of a command, for its help.
  ///
  /// - Parameter remark: A paragraph before the examples.
  public static func examples(_ lines: String..., after remark: String? = nil) -> String {
    let usage = ([.text("Examples:", ja: "例:")] + lines.map { .text("  \($0)", ja: "  \($0)") })
      .joined(separator: "\n")
    return remark.map { "\($0)\n\n\(usage)" } ?? usage
  }
}

extension ArgumentHelp {
  /// A text in the language that commands are explained in.
  public static func text(_ english: String, ja japanese: String, valueName: String? = nil) -> ArgumentHelp {
    ArgumentHelp(.text(english, ja: japanese), valueName: valueName)
  }
}

extension Language: ExpressibleByArgument {
  /// A language of ours by its code.
  public init?(argument: String) {
    guard let language = Self.builtIn.first(where: { $0.code == argument }) else { return nil }
    self = language
  }

  public static var allValueStrings: [String] { builtIn.map(\.code) }

  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
