import ArgumentParser

/// `socialconnect completions SHELL`: what a command shell needs to complete our commands and options.
struct CompletionsCommand: ParsableCommand {
  enum CommandShell: String, ExpressibleByArgument, CaseIterable {
    case bash, zsh, fish
  }

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "completions",
      abstract: .text(
        "Print what bash, zsh or fish needs to complete commands and options.",
        ja: "bash、zsh、fish でコマンドとオプションを補完するための設定を出力します。"),
      discussion: .examples(
        "socialconnect completions bash > ~/.local/share/bash-completion/completions/socialconnect",
        "socialconnect completions zsh > ~/.zfunc/_socialconnect",
        "socialconnect completions fish > ~/.config/fish/completions/socialconnect.fish"))
  }

  @OptionGroup var options: GlobalOptions
  @Argument(help: .text("Which.", ja: "どのシェルか。")) var shell: CommandShell

  func run() {
    let shell: CompletionShell =
      switch shell {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    print(
      ParserWords.translateAbstracts(
        RootCommand.completionScript(for: shell), to: CommandLanguage.current))
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
    print(try ManualPage().text, terminator: "")
  }
}

extension String {
  /// How a command is used, for its help.
  ///
  /// - Parameter remark: What is to be known besides.
  static func examples(_ lines: String..., after remark: String? = nil) -> String {
    let usage = ([.text("For example:", ja: "例:")] + lines.map { "  \($0)" }).joined(separator: "\n")
    return remark.map { "\($0)\n\n\(usage)" } ?? usage
  }
}
