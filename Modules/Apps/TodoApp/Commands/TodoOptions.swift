public import AppScreens
public import ArgumentParser
public import SocialMenuShell

/// The options that every command takes.
public struct TodoOptions: ParsableArguments, Sendable {
  @Option(name: .customLong("data"), help: .text(\CommandHelpStrings.dataFolder))
  public var dataDirectory: String?

  @Option(name: .customLong("lang"), help: .text(\CommandHelpStrings.language)) public var language: Language?

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
