import Foundation

/// How the program was called, for the help and the errors that name it: what they tell people to type then works
/// where they are.
public struct CommandName: Hashable, Sendable {
  /// The name that commands are explained with; nil for the one that stands in our texts.
  @TaskLocal public static var current: CommandName?

  /// What is to be typed.
  public let text: String
  /// The name in our texts; nil where that is to be typed.
  private let installed: Installed?

  /// The name by which a program is installed.
  public init(installed name: String) {
    text = name
    installed = nil
  }

  /// - Parameters:
  ///   - argument: The first argument of the process: the path or the name that was typed.
  ///   - installed: The name that stands in our texts.
  ///   - isWord: Whether that is a word of our texts, too: it's a command then only where it begins an example, and
  ///     behind a quotation mark.
  ///   - environment: Where `PATH` says which folders need not be named.
  public init(
    calledAs argument: String?, installed name: String, isWord: Bool = false, environment: [String: String]
  ) {
    let called = Self.text(of: argument, environment) ?? name
    text = called
    installed = called == name ? nil : Installed(name: name, isWord: isWord)
  }

  private init(_ text: String, installed: Installed?) {
    self.text = text
    self.installed = installed
  }

  /// Nil for what would need quotation marks in a command shell: that is hard to read in a sentence.
  private static func text(of argument: String?, _ environment: [String: String]) -> String? {
    guard let argument, isPlain(argument), !argument.hasSuffix("/") else { return nil }
    guard let slash = argument.lastIndex(of: "/") else { return argument }
    let isFound = (environment["PATH"] ?? "").split(separator: ":").contains(argument[..<slash])
    return isFound ? String(argument[argument.index(after: slash)...]) : argument
  }

  /// Whether a command shell takes a text without quotation marks.
  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "._/~+@%=,-".contains($0) }
  }

  /// Runs a body in whose help and errors the program has this name.
  public nonisolated(nonsending) static func using<Value>(
    _ name: CommandName, _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await $current.withValue(name, operation: body)
  }

  /// The same with options behind it, for what is to be typed next.
  ///
  /// - Parameters:
  ///   - option: An option.
  ///   - value: Its value, which is put in quotation marks where a command shell wants them.
  ///   - name: The name that stands in our texts.
  public func with(_ option: String, _ value: String, installed name: String) -> CommandName {
    let quoted = Self.isPlain(value) ? value : "'\(value.replacing("'", with: #"'\''"#))'"
    return CommandName(
      "\(text) \(option) \(quoted)", installed: installed ?? Installed(name: name, isWord: false))
  }

  /// A text of ours with this name where it names the program as a command: not where the name is part of a path, a
  /// file's name or a link.
  public func named(in text: String) -> String {
    // Most texts don't name it, and making the pattern takes a while.
    guard let installed, text.contains(installed.name), let pattern = installed.pattern else { return text }
    return pattern.stringByReplacingMatches(
      in: text, range: NSRange(text.startIndex..., in: text),
      withTemplate: NSRegularExpression.escapedTemplate(for: self.text))
  }

  /// The name that stands in our texts.
  private struct Installed: Hashable {
    let name: String
    /// Whether that is a word of our texts, too.
    let isWord: Bool

    /// The name, where it is a command.
    var pattern: NSRegularExpression? {
      let pattern =
        isWord
        ? #"(?<=[“「]|^ {2}|\| )\#(name)(?=[ ”」]|$)"#
        : #"(?<![A-Za-z0-9._/~+@%=,:-])\#(name)(?![A-Za-z0-9_/:-]|\.\w)"#
      // The pattern is a constant but for the name: what is wrong with it would show in every test of the help.
      return try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    }
  }
}
