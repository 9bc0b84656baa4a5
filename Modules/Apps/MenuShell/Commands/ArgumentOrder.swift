public import ArgumentParser

/// Arguments in the one order that ArgumentParser understands: the command, its global options, then the rest.
///
/// People also put global options before the command and between its names: `app --lang ja timeline`,
/// `app lists --data D add Friends ben`.
public struct ArgumentOrder {
  /// The options that every command takes.
  public struct GlobalOptions: Sendable {
    let valued: Set<String>
    let flags: Set<String>

    /// - Parameters:
    ///   - valued: Those that have a value behind them.
    ///   - flags: Those that have none.
    public init(valued: Set<String>, flags: Set<String> = []) {
      self.valued = valued
      self.flags = flags
    }
  }

  private let root: any ParsableCommand.Type
  private let options: GlobalOptions
  private let reordered: (_ names: [String], _ rest: [String]) -> [String]
  private var global: [String] = []
  private var names: [String] = []
  /// The command that they name.
  private var command: any ParsableCommand.Type
  private var rest: ArraySlice<String>

  /// The arguments in order.
  ///
  /// - Parameters:
  ///   - arguments: As they were given.
  ///   - root: The command that has all others.
  ///   - options: The options that every command takes.
  ///   - reordered: Brings into order what is behind the names of a command.
  public static func normalised(
    _ arguments: [String], of root: any ParsableCommand.Type, _ options: GlobalOptions,
    reordered: @escaping (_ names: [String], _ rest: [String]) -> [String] = { $1 }
  ) -> [String] {
    CommandLanguage.withoutExplanations {
      var order = ArgumentOrder(root, options, reordered, rest: arguments[...])
      order.takeNames()
      return order.ordered ?? arguments
    }
  }

  private init(
    _ root: any ParsableCommand.Type, _ options: GlobalOptions,
    _ reordered: @escaping ([String], [String]) -> [String], rest: ArraySlice<String>
  ) {
    self.root = root
    command = root
    self.options = options
    self.reordered = reordered
    self.rest = rest
  }

  /// The arguments in order; nil if they name no command.
  private var ordered: [String]? {
    if let first = rest.first, names.isEmpty {
      if ["-h", "--help", "--version"].contains(first) { return [first] }
      if first == "help" { return ["help"] + withoutGlobals(rest.dropFirst()).prefix { !$0.hasPrefix("-") } }
      // A command that doesn't exist is complained about by its name.
      return first.hasPrefix("-") ? nil : Array(rest) + global
    }
    guard !names.isEmpty else { return nil }
    // Behind an option, the library would give the help of the default subcommand.
    if asksForHelp { return names + ["--help"] }
    return names + global + HyphenTexts.marked(reordered(names, Array(rest)), of: command)
  }

  private var asksForHelp: Bool { rest.prefix { $0 != "--" }.contains { ["-h", "--help"].contains($0) } }

  /// Takes the names of the command and its subcommand, and the global options before and between them.
  private mutating func takeNames() {
    var commands = root.configuration.subcommands
    while let first = rest.first {
      if takeGlobal() { continue }
      guard let command = commands.first(where: { $0.configuration.commandName == first }) else { return }
      names.append(first)
      self.command = command
      rest = rest.dropFirst()
      commands = command.configuration.subcommands
      if commands.isEmpty { return }
    }
  }

  /// Takes a global option at the beginning of the rest.
  ///
  /// - Returns: Whether there was one.
  private mutating func takeGlobal() -> Bool {
    guard let count = globalCount(at: rest) else { return false }
    global += rest.prefix(count)
    rest = rest.dropFirst(count)
    return true
  }

  /// The number of arguments that make up the global option at the beginning; nil if there is none.
  private func globalCount(at arguments: ArraySlice<String>) -> Int? {
    guard let first = arguments.first else { return nil }
    if options.valued.contains(first) { return arguments.count > 1 ? 2 : nil }
    if options.flags.contains(first) { return 1 }
    let name = String(first.prefix { $0 != "=" })
    return name != first && options.valued.contains(name) ? 1 : nil
  }

  private func withoutGlobals(_ arguments: ArraySlice<String>) -> [String] {
    var (rest, kept) = (arguments, [String]())
    while let first = rest.first {
      let count = globalCount(at: rest)
      if count == nil { kept.append(first) }
      rest = rest.dropFirst(count ?? 1)
    }
    return kept
  }
}
