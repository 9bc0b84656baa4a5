import AppScreens
import ArgumentParser
import Foundation

/// The manual page of a program, made from the help of its commands, in the format of man(7).
public struct ManualPage {
  private let program: CommandOutline
  private let name: String
  private let shared: Set<String>
  /// The groups that help lists the commands in, with the names of their commands; empty where it lists them as they are.
  private let groups: [(name: String, commands: Set<String>)]

  /// About the program as it is installed, whatever it was called as.
  ///
  /// Throws if the outline of the commands can't be read.
  public init(of root: any InstalledProgram.Type) throws {
    name = root.installed.text
    shared = root.sharedOptions.union(["help", "version"])
    let (outline, groups) = CommandName.$current.withValue(root.installed) {
      (root._dumpHelp(), root.configuration.groupedSubcommands)
    }
    self.groups = groups.map { group in
      (group.name, Set(group.subcommands.compactMap { $0.configuration.commandName }))
    }
    program = try JSONDecoder().decode(ProgramOutline.self, from: Data(outline.utf8)).command
  }

  /// The page, ready for `man`.
  public var text: String {
    let commands = (program.subcommands ?? []).filter(\.isListed)
    let strings = CommandHelpStrings.ofCommands
    let lines =
      [".TH \(name.uppercased()) 1"]
      // Justified text with few spaces would have wide gaps, and only names and links have letters to part.
      + (CommandLanguage.current == .japanese ? [".ad l", ".nh"] : [])
      + section(strings.name, [name + #" \- "# + Self.escaped(program.abstract ?? "")])
      + section(strings.synopsis, [".B \(name)", strings.synopsisOfAll])
      + section(strings.description, paragraphs(program.discussion))
      + section(strings.options, sharedOptions(commands).flatMap(entry))
      + listed(commands)
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ title: String, _ lines: [String]) -> [String] { [".SH \(title)"] + lines }

  /// The commands, in the groups that help lists them in.
  private func listed(_ commands: [CommandOutline]) -> [String] {
    let others = Set(commands.map(\.commandName)).subtracting(groups.flatMap(\.commands))
    return (groups + [(CommandHelpStrings.ofCommands.commands, others)]).flatMap { title, names in
      let ofGroup = commands.filter { names.contains($0.commandName) }
      return ofGroup.isEmpty
        ? [] : section(title.uppercased(), ofGroup.flatMap { described($0, behind: []) })
    }
  }

  /// The options of every command, listed once.
  private func sharedOptions(_ commands: [CommandOutline]) -> [ArgumentOutline] {
    (commands.first?.arguments ?? []).filter(isShared)
  }

  private func isShared(_ argument: ArgumentOutline) -> Bool {
    argument.kind != "positional" && shared.contains(argument.preferredName?.name ?? "")
  }

  private func described(_ command: CommandOutline, behind names: [String]) -> [String] {
    let names = names + [command.commandName]
    let arguments = (command.arguments ?? []).filter { $0.shouldDisplay && !isShared($0) }
    let synopsis = (names + arguments.map(\.synopsis)).joined(separator: " ")
    return [".SS \(Self.escaped(synopsis))"] + paragraphs(command.abstract) + paragraphs(command.discussion)
      + arguments.flatMap(entry)
      + (command.subcommands ?? []).filter(\.isListed).flatMap {
        described($0, behind: names)
      }
  }

  private func entry(_ argument: ArgumentOutline) -> [String] {
    [".TP", ".B \(Self.escaped(argument.names))", Self.escaped(argument.explanation)]
  }

  /// Indented lines are kept as they are, with a small indent.
  private func paragraphs(_ text: String?) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    var (result, isTable) = ([".PP"], false)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(" ") != isTable {
        isTable.toggle()
        result += isTable ? [".nf", ".in +2n"] : [".in", ".fi"]
      }
      result.append(line.isEmpty ? ".PP" : Self.escaped(String(line)))
    }
    return result + (isTable ? [".in", ".fi"] : [])
  }

  /// A text in which no line is taken for a request, and no minus for a hyphen.
  private static func escaped(_ text: String) -> String {
    let escaped = text.replacing("\\", with: #"\e"#).replacing("-", with: #"\-"#)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? #"\&"# + escaped : escaped
  }
}

/// The outline of the program, as ArgumentParser describes it.
private struct ProgramOutline: Decodable {
  let command: CommandOutline
}

private struct CommandOutline: Decodable {
  let commandName: String
  let abstract: String?
  let discussion: String?
  let arguments: [ArgumentOutline]?
  let subcommands: [CommandOutline]?
  let shouldDisplay: Bool?

  /// Whether people type it, so that the page tells of it.
  var isListed: Bool { commandName != "help" && shouldDisplay != false }
}

private struct ArgumentOutline: Decodable {
  struct Name: Decodable {
    let kind: String
    let name: String

    var text: String { (kind == "long" ? "--" : "-") + name }
  }

  let kind: String
  let shouldDisplay: Bool
  let isOptional: Bool
  let isRepeating: Bool
  let preferredName: Name?
  let valueName: String?
  let defaultValue: String?
  let allValues: [String]?
  let abstract: String?

  var names: String {
    let value = valueName.map { "<\($0)>" } ?? ""
    guard kind != "positional", let name = preferredName?.text else { return value }
    return kind == "option" ? "\(name) \(value)" : name
  }

  var synopsis: String {
    let named = isRepeating ? "\(names) ..." : names
    return isOptional ? "[\(named)]" : named
  }

  var explanation: String {
    let values = (allValues ?? []).joined(separator: ", ")
    let usual = defaultValue.map(CommandHelpStrings.ofCommands.usual) ?? ""
    let meaning = ParserWords.translateAbstracts(abstract ?? "", to: CommandLanguage.current)
    return meaning + (values.isEmpty ? "" : " [\(values)]") + usual
  }
}
