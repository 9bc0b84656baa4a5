public import AppScreens

/// What the help, the manual and errors in arguments say in every program.
public struct CommandHelpStrings: LocalizedStrings {
  /// The options that every program has.
  public let dataFolder, language: String
  let examples, completions, commandShell, manual: String
  /// The headings of the manual.
  let name, synopsis, description, options, commands: String
  /// How a command is called, in the format of man(7).
  let synopsisOfAll: String
  let usual: @Sendable (_ value: String) -> String
  let invalidArgument: @Sendable (_ number: Int) -> String
  let unknownCommand: @Sendable (_ typed: String, _ meant: String?, _ program: String) -> String

  public static let english = CommandHelpStrings(
    dataFolder: "Keep data in this folder instead of the usual one.",
    language: "Language, en or ja (default: your locale).", examples: "Examples:",
    completions: "Print a completion script for bash, zsh or fish.",
    commandShell: "Your command shell.", manual: "Print the manual page, for man(1).",
    name: "NAME", synopsis: "SYNOPSIS", description: "DESCRIPTION", options: "OPTIONS", commands: "COMMANDS",
    synopsisOfAll: ".RI [ command \"] [\" options ]",
    usual: { " (default: \($0))" },
    invalidArgument: { "Argument \($0) isn't UTF-8 text. Nothing was done." },
    unknownCommand: { typed, meant, program in
      "No such command: “\(typed)”.\(meant.map { " Did you mean “\($0)”?" } ?? "") “\(program) help” lists all commands."
    })

  public static let japanese = CommandHelpStrings(
    dataFolder: "データを保存するフォルダー。",
    language: "言語。en または ja。省略時はロケールに従います。", examples: "例:",
    completions: "bash、zsh、fish でコマンドとオプションを補完するための設定を出力します。",
    commandShell: "使用中のシェル。", manual: "man 用のマニュアルを出力します。",
    name: "名前", synopsis: "書式", description: "説明", options: "オプション", commands: "コマンド",
    synopsisOfAll: ".RI [ コマンド \"] [\" オプション ]",
    usual: { "（省略時: \($0)）" },
    invalidArgument: { "\($0)番目の引数がUTF-8のテキストではありません。何も実行していません。" },
    unknownCommand: { typed, meant, program in
      "「\(typed)」というコマンドはありません。\(meant.map { "「\($0)」のことですか？ " } ?? "")「\(program) help」で一覧を表示できます。"
    })
}
