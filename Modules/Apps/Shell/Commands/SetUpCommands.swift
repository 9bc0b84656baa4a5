import ArgumentParser
import SocialMenuShell

/// `socialconnect completions SHELL`: the completion script for a command shell.
struct CompletionsCommand: ParsableCommand {
  enum CommandShell: String, ExpressibleByArgument, CaseIterable {
    case bash, zsh, fish
  }

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "completions",
      abstract: .text(
        "Print a completion script for bash, zsh or fish.",
        ja: "bash、zsh、fish でコマンドとオプションを補完するための設定を出力します。"),
      discussion: .examples(
        "socialconnect completions bash > ~/.local/share/bash-completion/completions/socialconnect",
        "socialconnect completions zsh > ~/.zfunc/_socialconnect",
        "socialconnect completions fish > ~/.config/fish/completions/socialconnect.fish"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .text("Your command shell.", ja: "使用中のシェル。")) var shell: CommandShell

  func run() {
    let shell: CompletionShell =
      switch shell {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    print(Self.script(for: shell))
  }

  /// For the command that is installed, whatever this was called as.
  static func script(for shell: CompletionShell) -> String {
    let script = CommandName.$current.withValue(.installed) { RootCommand.completionScript(for: shell) }
    return ParserWords.translateAbstracts(script, to: CommandLanguage.current)
  }
}

/// `socialconnect manual`: the manual page.
struct ManualCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "manual",
      abstract: .text("Print the manual page, for man(1).", ja: "man 用のマニュアルを出力します。"),
      discussion: .examples(
        "socialconnect manual > ~/.local/share/man/man1/socialconnect.1",
        "socialconnect manual | man -l -"))
  }

  @OptionGroup var options: GlobalOptions

  func run() throws {
    print(try Self.page(), terminator: "")
  }

  /// About the command that is installed, whatever this was called as.
  static func page() throws -> String {
    try CommandName.$current.withValue(.installed) { try ManualPage().text }
  }
}
