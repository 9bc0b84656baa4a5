import ArgumentParser
import Foundation

/// Tells texts that begin with a hyphen, such as `-5 degrees`, from options: ArgumentParser takes both for options.
struct HyphenTexts {
  /// The names of the options that have a value behind them.
  private let valued: Set<String>

  /// The arguments of a command with such texts where they can't be taken for options: behind `--`, or behind the `=` of
  /// the option whose value they are.
  static func marked(_ arguments: [String], of command: any ParsableCommand.Type) -> [String] {
    let known = arguments.prefix { $0 != "--" }
    if !known.contains(where: isText) { return arguments }
    return HyphenTexts(of: command).marked(known, behind: Array(arguments.dropFirst(known.count + 1)))
  }

  private init(of command: any ParsableCommand.Type) {
    // What can't be read is no option: then texts count as arguments.
    let outline = try? JSONDecoder().decode(Outline.self, from: Data(command._dumpHelp().utf8))
    let options = (outline?.command.arguments ?? []).filter { $0.kind == "option" }
    valued = Set(options.flatMap { $0.names ?? [] }.map { ($0.kind == "long" ? "--" : "-") + $0.name })
  }

  private func marked(_ known: ArraySlice<String>, behind rest: [String]) -> [String] {
    var (options, texts, left) = ([String](), [String](), known)
    while let first = left.popFirst() {
      if valued.contains(first), let value = left.popFirst() {
        options += Self.isText(value) ? ["\(first)=\(value)"] : [first, value]
      } else if Self.isOption(first) {
        options.append(first)
      } else {
        texts.append(first)
      }
    }
    texts += rest
    return texts.isEmpty ? options : options + ["--"] + texts
  }

  private static func isText(_ argument: String) -> Bool {
    argument.hasPrefix("-") && argument != "-" && !isOption(argument)
  }

  private static func isOption(_ argument: String) -> Bool {
    argument.wholeMatch(of: /--?[A-Za-z][A-Za-z0-9\-]*(?:=(?s:.*))?/) != nil
  }

  /// As much of what ArgumentParser tells of a command as is needed here.
  private struct Outline: Decodable {
    struct Command: Decodable {
      let arguments: [Argument]?
    }
    struct Argument: Decodable {
      let kind: String
      let names: [Name]?
    }
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let command: Command
  }
}
