public import ArgumentParser

extension ParsableCommand {
  /// The command that arguments name, with their values.
  ///
  /// Throws what `explanation(of:width:)` explains.
  public static func read(_ arguments: [String]) throws -> any ParsableCommand {
    try CommandLanguage.withoutExplanations { try parseAsRoot(arguments) }
  }

  /// The help, or the error in the arguments, in the language of the help.
  ///
  /// - Parameter width: The width of its lines, in columns.
  public static func explanation(of error: any Error, width: Int = .max) -> String {
    // The library would break lines by characters, not by columns.
    let message = ParserWords.suggestingWhatIsNear(
      ParserWords.shortened(
        ParserWords.headed(
          configuration.groupedSubcommands.map(\.name), in: fullMessage(for: error, columns: 10_000))))
    return HelpText.fitted(ParserWords.translate(message, to: CommandLanguage.current), to: width)
  }

  /// The error for an argument that isn't UTF-8 text.
  ///
  /// - Parameter number: The position of the argument; the first is 1.
  public static func complaint(aboutArgument number: Int) -> String {
    CommandHelpStrings.ofCommands.invalidArgument(number)
  }

  /// The error for a command that doesn't exist, with the one that may be meant.
  public static func complaint(about name: String) -> String {
    let called = configuration.commandName ?? ""
    let commands = configuration.subcommands.filter { $0.configuration.shouldDisplay }
    let meant = name.nearest(of: commands.compactMap { $0.configuration.commandName })
    return CommandHelpStrings.ofCommands.unknownCommand(name, meant, called)
  }

  /// The name at the start of the arguments, if there is no such command.
  public static func unknownCommand(in arguments: [String]) -> String? {
    guard let name = arguments.first, !name.hasPrefix("-"), name != "help" else { return nil }
    let isKnown = CommandLanguage.withoutExplanations {
      configuration.subcommands.contains { $0.configuration.commandName == name }
    }
    return isKnown ? nil : name
  }
}
