import ArgumentParser
import Foundation
import Presentation

/// The words that the library which understands arguments adds of its own: it knows English only.
enum ParserWords {
  /// Help or a complaint of the library's in a language.
  static func translate(_ message: String, to language: Language) -> String {
    switch language {
    case .english: message
    case .japanese:
      japanese.reduce(message) { text, phrase in
        text.replacingOccurrences(of: phrase.pattern, with: phrase.template, options: .regularExpression)
      }
    }
  }

  /// The first that fits a passage translates it.
  private static let japanese: [(pattern: String, template: String)] = [
    ("(?m)^OVERVIEW: ", "概要: "),
    ("(?m)^USAGE: ", "使い方: "),
    ("(?m)^Usage: ", "使い方: "),
    ("(?m)^ARGUMENTS:$", "引数:"),
    ("(?m)^OPTIONS:$", "オプション:"),
    ("(?m)^SUBCOMMANDS:$", "コマンド:"),
    ("(?m)^Error: ", "エラー: "),
    ("(?m)^Help:  ", "説明: "),
    ("See '([^']+)' for (more information|detailed help)\\.", "詳しくは '$1' をご覧ください。"),
    ("Show the version\\.", "版を表示します。"),
    ("Show help information\\.", "この説明を表示します。"),
    ("\\(default: ([^)]*)\\)", "（省略時: $1）"),
    ("\\(values: ([^)]*)\\)", "（$1 のどれか）"),
    ("\\(values: ([^;)]*); default: ([^)]*)\\)", "（$1 のどれか。省略時: $2）"),
    ("Unknown option '([^']+)'\\. Did you mean '([^']+)'\\?", "オプション '$1' はありません。'$2' のことですか。"),
    ("Unknown option '([^']+)'", "オプション '$1' はありません。"),
    ("Invalid option: (\\S+)", "オプション '$1' はありません。"),
    ("Missing value for '([^']+)'", "'$1' に値を付けてください。"),
    ("Missing expected argument '([^']+)'", "引数 '$1' を付けてください。"),
    ("Missing one of: (.+)", "次のどれかを付けてください: $1"),
    ("Missing required subcommand\\.", "続けてコマンドを付けてください。"),
    ("Unexpected argument '(.+)'", "余分な引数があります: '$1'"),
    ("\\d+ unexpected arguments: (.+)", "余分な引数があります: $1"),
    (
      "The value '(.*)' is invalid for '([^']+)'\\. Please provide one of (.+)\\.",
      "'$2' に '$1' は使えません。使えるもの: $3"
    ),
    ("(使えるもの: .+) or ('[^']+')", "$1, $2"),
    ("The value '(.*)' is invalid for '([^']+)'", "'$2' に '$1' は使えません。"),
    (
      "The option '([^']+)' does not take any value, but '(.*)' was specified\\.",
      "'$1' に値は付けられません: '$2'"
    ),
    (
      "Value to be set with (.+) had already been set with (.+)",
      "$2 があるので $1 は使えません。"
    ),
  ]
}

extension RootCommand {
  /// Help, or what is wrong with the arguments, in the language that commands are explained in.
  public static func explanation(of error: any Error) -> String {
    ParserWords.translate(fullMessage(for: error), to: CommandLanguage.current)
  }

  /// What to say to a command that there is not.
  public static func complaint(about name: String) -> String {
    .text(
      "There is no command “\(name)”. `socialconnect help` lists those that there are.",
      ja: "「\(name)」というコマンドはありません。socialconnect help で一覧を表示できます。")
  }
}
