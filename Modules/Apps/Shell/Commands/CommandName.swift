import Foundation

/// How the program was called, for the help and the errors that name it: what they tell people to type then works
/// where they are.
public struct CommandName: Hashable, Sendable {
  /// The name it is installed by.
  static let installed = CommandName("socialconnect")

  /// The name that commands are explained with.
  @TaskLocal static var current = installed

  let text: String

  private init(_ text: String) {
    self.text = text
  }

  /// - Parameters:
  ///   - argument: The first argument of the process: the path or the name that was typed.
  ///   - environment: Where `PATH` says which folders need not be named.
  public init(calledAs argument: String?, environment: [String: String]) {
    self.init(Self.text(of: argument, environment) ?? Self.installed.text)
  }

  /// Nil for what would need quotation marks in a command shell: that is hard to read in a sentence.
  private static func text(of argument: String?, _ environment: [String: String]) -> String? {
    guard let argument, argument.wholeMatch(of: plain) != nil, !argument.hasSuffix("/") else { return nil }
    guard let slash = argument.lastIndex(of: "/") else { return argument }
    let isFound = (environment["PATH"] ?? "").split(separator: ":").contains(argument[..<slash])
    return isFound ? String(argument[argument.index(after: slash)...]) : argument
  }

  /// The same for the data that a command worked on: where that was named, what is to be typed next names it too.
  func working(on data: String?) -> CommandName {
    guard let data else { return self }
    let isPlain = data.wholeMatch(of: Self.plain) != nil
    return CommandName("\(text) --data \(isPlain ? data : "'\(data.replacing("'", with: #"'\''"#))'")")
  }

  /// What a command shell takes without quotes. (Made each time, since a regular expression isn't `Sendable`.)
  private static var plain: Regex<Substring> { /[A-Za-z0-9._\/~+@%=,-]+/ }

  /// Runs a body in whose help and errors the program has this name.
  public nonisolated(nonsending) static func using<Value>(
    _ name: CommandName, _ body: () async throws -> Value
  ) async rethrows -> Value {
    try await $current.withValue(name, operation: body)
  }

  /// A text of ours with this name where it names the program as a command: not where the name is part of a path, a
  /// file's name or a link.
  func named(in text: String) -> String {
    guard self != .installed, let command = Self.command else { return text }
    return command.stringByReplacingMatches(
      in: text, range: NSRange(text.startIndex..., in: text),
      withTemplate: NSRegularExpression.escapedTemplate(for: self.text))
  }

  /// The installed name, where it is a command. Nil for no pattern that compiles, which this one does.
  private static let command = try? NSRegularExpression(
    pattern: #"(?<![A-Za-z0-9._/~+@%=,:-])socialconnect(?![A-Za-z0-9_/:-]|\.\w)"#)
}
