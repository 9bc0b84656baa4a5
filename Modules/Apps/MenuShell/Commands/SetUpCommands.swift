public import ArgumentParser

/// The root command of a program that can be installed, with its manual and completions.
public protocol InstalledProgram: ParsableCommand {
  /// What every command takes.
  associatedtype Options: ParsableArguments

  /// The name that it is installed by.
  static var installed: CommandName { get }
  /// The long names of the options that every command takes, for the manual to list them once.
  static var sharedOptions: Set<String> { get }
}

/// `completions SHELL`: the completion script of a program for a command shell.
public struct CompletionsCommand<Root: InstalledProgram>: ParsableCommand {
  public static var configuration: CommandConfiguration {
    let program = Root.installed.text
    return .command(
      "completions", \CommandHelpStrings.completions,
      examples: "\(program) completions bash > ~/.local/share/bash-completion/completions/\(program)",
      "\(program) completions zsh > ~/.zfunc/_\(program)",
      "\(program) completions fish > ~/.config/fish/completions/\(program).fish")
  }

  @OptionGroup public var options: Root.Options
  @Argument(help: .text(\CommandHelpStrings.commandShell)) var shell: CommandShell

  public init() {}

  public func run() {
    print(Self.script(for: shell.completion))
  }

  /// For the command that is installed, whatever this was called as.
  public static func script(for shell: CompletionShell) -> String {
    let script = CommandName.$current.withValue(Root.installed) { Root.completionScript(for: shell) }
    return ParserWords.translateAbstracts(script, to: CommandLanguage.current)
  }
}

/// A command shell with completions.
public enum CommandShell: String, ExpressibleByArgument, CaseIterable, Sendable {
  case bash, zsh, fish

  var completion: CompletionShell {
    switch self {
    case .bash: .bash
    case .zsh: .zsh
    case .fish: .fish
    }
  }
}

/// `manual`: the manual page of a program.
public struct ManualCommand<Root: InstalledProgram>: ParsableCommand {
  public static var configuration: CommandConfiguration {
    let program = Root.installed.text
    return .command(
      "manual", \CommandHelpStrings.manual,
      examples: "\(program) manual > ~/.local/share/man/man1/\(program).1", "\(program) manual | man -l -")
  }

  @OptionGroup public var options: Root.Options

  public init() {}

  public func run() throws {
    print(try ManualPage(of: Root.self).text, terminator: "")
  }
}
