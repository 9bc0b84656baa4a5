import ArgumentParser

/// Arguments in the one order that ArgumentParser understands: the command, its global options, then the rest.
///
/// People also put global options before the command and between its names: `socialconnect --lang ja timeline`,
/// `socialconnect lists --data D add Friends ben`.
public struct ArgumentOrder {
  private static let valued: Set = ["--data", "--database", "--as", "--lang"]

  private var global: [String] = []
  private var names: [String] = []
  private var rest: ArraySlice<String>

  /// The arguments in order.
  public static func normalised(_ arguments: [String]) -> [String] {
    var order = ArgumentOrder(rest: arguments[...])
    order.takeNames()
    return order.ordered ?? arguments
  }

  private init(rest: ArraySlice<String>) { self.rest = rest }

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
    let rest = names == ["notifications", "settings"] ? NoticeChoice.normalised(Array(rest)) : Array(rest)
    return names + global + rest
  }

  private var asksForHelp: Bool { rest.prefix { $0 != "--" }.contains { ["-h", "--help"].contains($0) } }

  /// Takes the names of the command and its subcommand, and the global options before and between them.
  private mutating func takeNames() {
    var commands = RootCommand.configuration.subcommands
    while let first = rest.first {
      if takeGlobal() { continue }
      guard let command = commands.first(where: { $0.configuration.commandName == first }) else { return }
      names.append(first)
      rest = rest.dropFirst()
      commands = command.configuration.subcommands
      if commands.isEmpty { return }
    }
  }

  /// Takes a global option at the beginning of the rest.
  ///
  /// - Returns: Whether there was one.
  private mutating func takeGlobal() -> Bool {
    guard let count = Self.globalCount(at: rest) else { return false }
    global += rest.prefix(count)
    rest = rest.dropFirst(count)
    return true
  }

  /// The number of arguments that make up the global option at the beginning; nil if there is none.
  private static func globalCount(at arguments: ArraySlice<String>) -> Int? {
    guard let first = arguments.first else { return nil }
    if valued.contains(first) { return arguments.count > 1 ? 2 : nil }
    if first == "--json" { return 1 }
    let name = String(first.prefix { $0 != "=" })
    return name != first && valued.contains(name) ? 1 : nil
  }

  private func withoutGlobals(_ arguments: ArraySlice<String>) -> [String] {
    var (rest, kept) = (arguments, [String]())
    while let first = rest.first {
      let count = Self.globalCount(at: rest)
      if count == nil { kept.append(first) }
      rest = rest.dropFirst(count ?? 1)
    }
    return kept
  }
}
