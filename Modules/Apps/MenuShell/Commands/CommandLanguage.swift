public import AppScreens
public import ArgumentParser
import Foundation

/// The language of help and of errors in arguments. It is known before the arguments are parsed, since errors
/// in them are explained in it, too.
public enum CommandLanguage {
  /// The language that commands are explained in.
  @TaskLocal public static var current = Language.english
  /// Whether commands explain themselves. While arguments are read they don't: the library then asks for what every
  /// command is several times, and for no text of it.
  @TaskLocal fileprivate static var explains = true

  /// Runs a body with help and errors in this language.
  public nonisolated(nonsending) static func speaking<Value>(
    _ language: Language, _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await $current.withValue(language, operation: body)
  }

  /// Runs a body that needs no text which explains a command.
  static func withoutExplanations<Value>(_ body: () throws -> Value) rethrows -> Value {
    try $explains.withValue(false, operation: body)
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

extension LocalizedStrings {
  /// The texts in the language that commands are explained in.
  public static var ofCommands: Self { .of(CommandLanguage.current) }
}

extension String {
  /// A text in the language that commands are explained in, which names the program as it was called.
  public static func text<Strings: LocalizedStrings>(_ text: KeyPath<Strings, String>) -> String {
    named(Strings.ofCommands[keyPath: text])
  }

  /// A text that explains a command, or an argument; empty while arguments are only read.
  public static func explanation(_ text: @autoclosure () -> String) -> String {
    CommandLanguage.explains ? text() : ""
  }

  /// A text of ours that names the program as it was called.
  fileprivate static func named(_ text: String) -> String { CommandName.current?.named(in: text) ?? text }
}

extension ArgumentHelp {
  /// A text in the language that commands are explained in.
  public static func text<Strings: LocalizedStrings>(
    _ text: KeyPath<Strings, String>, valueName: String? = nil
  ) -> ArgumentHelp {
    ArgumentHelp(.explanation(.text(text)), valueName: valueName)
  }
}

extension CommandConfiguration {
  /// A command, explained in the language that commands are explained in.
  ///
  /// - Parameters:
  ///   - name: What is typed.
  ///   - abstract: What it does, in a sentence.
  ///   - remark: What else there is to know, printed before the examples.
  ///   - examples: Calls of it, each a line.
  ///   - subcommands: The commands behind its name.
  ///   - defaultSubcommand: The one of them that its name alone means.
  ///   - shouldDisplay: Whether help lists it.
  public static func command<Strings: LocalizedStrings>(
    _ name: String, _ abstract: KeyPath<Strings, String>, remark: KeyPath<Strings, String>? = nil,
    examples: String..., subcommands: [any ParsableCommand.Type] = [],
    defaultSubcommand: (any ParsableCommand.Type)? = nil, shouldDisplay: Bool = true
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name, abstract: .explanation(.text(abstract)),
      discussion: .explanation(discussion(remark.map { String.text($0) }, examples)),
      shouldDisplay: shouldDisplay, subcommands: subcommands, defaultSubcommand: defaultSubcommand)
  }

  private static func discussion(_ remark: String?, _ examples: [String]) -> String {
    let lines = examples.map { "  " + $0 }.map(String.named)
    let usage = lines.isEmpty ? nil : ([.text(\CommandHelpStrings.examples)] + lines).joined(separator: "\n")
    return [remark, usage].compactMap(\.self).joined(separator: "\n\n")
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
