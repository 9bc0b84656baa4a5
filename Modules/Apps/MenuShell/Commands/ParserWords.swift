public import AppScreens
import Foundation

/// Translates the texts of ArgumentParser, which speaks only English.
public enum ParserWords {
  /// A replacement for the passages that match a regular expression.
  private typealias Phrase = (pattern: String, template: String)

  /// The library's help or error in a language.
  static func translate(_ message: String, to language: Language) -> String {
    translate(message, to: language, ownAbstracts + japanese)
  }

  /// A text about our commands in a language, with the library's texts about its own options and commands.
  public static func translateAbstracts(_ text: String, to language: Language) -> String {
    translate(text, to: language, ownAbstracts)
  }

  /// An error with a pointer to the help in place of the whole usage, which would hide what's wrong.
  static func shortened(_ complaint: String) -> String {
    complaint.replacing(/(^|\n)Usage: (?s:.*)\n  See '([^' ]+)(.*) --help' for more information\.$/) {
      // The shell takes only the options of every command.
      "\($0.1)See '\($0.2) help\($0.3 == " shell" ? "" : $0.3)'."
    }
  }

  private static func translate(_ text: String, to language: Language, _ phrases: [Phrase]) -> String {
    if language != .japanese { return text }
    return phrases.reduce(text) { text, phrase in
      text.replacingOccurrences(of: phrase.pattern, with: phrase.template, options: .regularExpression)
    }
  }

  private static let ownAbstracts: [Phrase] = [
    ("Show the version\\.", "バージョンを表示します。"),
    ("Show help information\\.", "ヘルプを表示します。"),
    ("Show subcommand help information\\.", "コマンドのヘルプを表示します。"),
  ]

  /// The first phrase that matches a passage translates it.
  private static let japanese: [Phrase] = [
    ("(?m)^OVERVIEW: ", "概要: "),
    ("(?m)^USAGE: ", "使い方: "),
    ("(?m)^Usage: ", "使い方: "),
    ("(?m)^ARGUMENTS:$", "引数:"),
    ("(?m)^OPTIONS:$", "オプション:"),
    ("(?m)^SUBCOMMANDS:$", "コマンド:"),
    // As many columns as before, since what follows is aligned.
    ("(?m)^(  \\S+) \\(default\\)", "$1 (省略可) "),
    ("(?m)^Error: ", "エラー: "),
    ("(?m)^Help:  ", "説明: "),
    ("See '([^']+)'(?: for detailed help)?\\.", "詳しくは '$1' をご覧ください。"),
    ("(?<=\\S) ?\\(default: ([^)]*)\\)", "（省略時: $1）"),
    ("(?<=\\S) ?\\(values: ([^;)]*)\\)", "（$1 のいずれか）"),
    ("(?<=\\S) ?\\(values: ([^;)]*); default: ([^)]*)\\)", "（$1 のいずれか。省略時: $2）"),
    ("Unknown option '([^']+)'\\. Did you mean '([^']+)'\\?", "オプション '$1' はありません。'$2' のことですか？"),
    ("Unknown option '([^']+)'", "オプション '$1' はありません。"),
    ("Invalid option: (\\S+)", "オプション '$1' はありません。"),
    ("Missing value for '([^']+)'", "'$1' に値を指定してください。"),
    ("Missing expected argument '([^']+)'", "引数 '$1' を指定してください。"),
    ("Missing one of: (.+)", "次のいずれかを指定してください: $1"),
    ("Missing required subcommand\\.", "続けてコマンドを指定してください。"),
    ("Unexpected argument '(.+)'", "余分な引数があります: '$1'"),
    ("\\d+ unexpected arguments: (.+)", "余分な引数があります: $1"),
    (
      "The value '(.*)' is invalid for '([^']+)'\\. Please provide one of (.+)\\.",
      "'$2' に '$1' は使えません。使えるもの: $3"
    ),
    ("(使えるもの: .+) (?:or|and) ('[^']+')", "$1、$2"),
    ("(?<=使えるもの: [^\\n]{0,500})', '", "'、'"),
    ("The value '(.*)' is invalid for '([^']+)'", "'$2' に '$1' は使えません。"),
    (
      "The option '([^']+)' does not take any value, but '(.*)' was specified\\.",
      "'$1' に値は指定できません: '$2'"
    ),
    (
      "Value to be set with (.+) had already been set with (.+)",
      "$1 と $2 は同時に使えません。"
    ),
  ]
}
