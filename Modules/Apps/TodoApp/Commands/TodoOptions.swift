public import AppScreens
public import ArgumentParser
public import SocialMenuShell

/// The options that every command takes.
public struct TodoOptions: ParsableArguments, Sendable {
  @Option(
    name: .customLong("data"),
    help: .text("Keep data in this folder instead of the usual one.", ja: "データを保存するフォルダー。"))
  public var dataDirectory: String?

  @Option(
    name: .customLong("lang"),
    help: .text("Language, en or ja (default: your locale).", ja: "言語。en または ja。省略時はロケールに従います。"))
  public var language: Language?

  public init() {}
}

extension ArgumentOrder {
  /// The arguments of Todo in order.
  public static func todo(_ arguments: [String]) -> [String] {
    normalised(arguments, of: TodoRootCommand.self, GlobalOptions(valued: ["--data", "--lang"]))
  }
}

extension CommandName {
  private static let name = "todo"

  /// The name that Todo is installed by.
  static let installed = CommandName(installed: name)

  /// - Parameters:
  ///   - argument: The first argument of the process: the path or the name that was typed.
  ///   - environment: Where `PATH` says which folders need not be named.
  public static func todo(calledAs argument: String?, environment: [String: String]) -> CommandName {
    CommandName(calledAs: argument, installed: name, isWord: true, environment: environment)
  }
}
