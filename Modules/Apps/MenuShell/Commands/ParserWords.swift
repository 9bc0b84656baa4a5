public import AppScreens
import Foundation

/// Puts the texts of ArgumentParser, which speaks only English, in our words.
public enum ParserWords {
  /// A replacement for the passages that match a regular expression.
  private typealias Phrase = (pattern: String, template: String)

  /// The library's help or error in a language.
  static func translate(_ message: String, to language: Language) -> String {
    translate(message, language == .japanese ? ownAbstracts + japanese : english)
  }

  /// A text about our commands in a language, with the library's texts about its own options and commands.
  public static func translateAbstracts(_ text: String, to language: Language) -> String {
    language == .japanese ? translate(text, ownAbstracts) : text
  }

  /// An error with a pointer to the help in place of the whole usage, which would hide what's wrong.
  static func shortened(_ complaint: String) -> String {
    complaint.replacing(/(^|\n)Usage: (?s:.*)\n  See '([^' ]+)(.*) --help' for more information\.$/) {
      // The shell takes only the options of every command.
      "\($0.1)See '\($0.2) help\($0.3 == " shell" ? "" : $0.3)'."
    }
  }

  /// The help with the headings of groups of commands as they are named: the library writes “NAME SUBCOMMANDS”.
  static func headed(_ groups: [String], in help: String) -> String {
    groups.reduce(help) { $0.replacing("\n\($1.uppercased()) SUBCOMMANDS:\n", with: "\n\($1):\n") }
  }

  /// An error that suggests an option only if that's near: the library suggests one with three other letters.
  static func suggestingWhatIsNear(_ complaint: String) -> String {
    complaint.replacing(/(Unknown option '-*([^']+)')\. Did you mean '-*([^']+)'\?/) {
      String($0.2).nearest(of: [String($0.3)]) == nil ? $0.1 : $0.0
    }
  }

  private static func translate(_ text: String, _ phrases: [Phrase]) -> String {
    phrases.reduce(text) { text, phrase in
      text.replacingOccurrences(of: phrase.pattern, with: phrase.template, options: .regularExpression)
    }
  }

  private static let ownAbstracts: [Phrase] = [
    ("Show the version\\.", "バージョンを表示します。"),
    ("Show help information\\.", "ヘルプを表示します。"),
    ("Show subcommand help information\\.", "コマンドのヘルプを表示します。"),
  ]

  /// The first phrase that matches a passage replaces it.
  private static let english: [Phrase] = [
    ("(?m)^OVERVIEW: ", ""),
    ("(?m)^USAGE: ", "Usage: "),
    ("(?m)^ARGUMENTS:$", "Arguments:"),
    ("(?m)^OPTIONS:$", "Options:"),
    ("(?m)^SUBCOMMANDS:$", "Commands:"),
    ("See '([^']+)'( for detailed help)?\\.", "See “$1”$2."),
    ("Unknown option '([^']+)'\\. Did you mean '([^']+)'\\?", "Unknown option “$1”. Did you mean “$2”?"),
    ("Unknown option '([^']+)'", "Unknown option “$1”."),
    ("Invalid option: (\\S+)", "Unknown option “$1”."),
    ("Missing value for '([^']+)'", "“$1” needs a value."),
    ("Missing expected argument '([^']+)'", "“$1” is missing."),
    ("Missing one of: (.+)", "One of these is missing: $1"),
    ("Missing required subcommand\\.", "Add a command."),
    ("Unexpected argument '(.+)'", "Unexpected argument “$1”."),
    ("\\d+ unexpected arguments: (.+)", "Unexpected arguments: $1"),
    (
      "The value '(.*)' is invalid for '([^']+)'\\. Please provide one of (.+)\\.",
      "“$1” doesn't work for “$2”. Choose one of these: $3."
    ),
    (
      "The value '(.*)' is invalid for '([^']+)'\\. Please provide one of the following:",
      "“$1” doesn't work for “$2”. Choose one of these:"
    ),
    ("The value '(.*)' is invalid for '([^']+)'(?=:)", "“$1” doesn't work for “$2”"),
    ("The value '(.*)' is invalid for '([^']+)'", "“$1” doesn't work for “$2”."),
    (
      "The option '([^']+)' does not take any value, but '(.*)' was specified\\.",
      "“$1” takes no value, but “$2” was given."
    ),
    ("Value to be set with (.+) had already been set with (.+)", "$1 and $2 don't go together."),
    // What is listed.
    ("(?<=(?:missing|arguments|these): [^\\n]{0,500})'([^'\\n]+)'", "“$1”"),
  ]

  /// The first phrase that matches a passage translates it.
  private static let japanese: [Phrase] = [
    ("(?m)^OVERVIEW: ", ""),
    ("(?m)^USAGE: ", "使い方: "),
    ("(?m)^Usage: ", "使い方: "),
    ("(?m)^ARGUMENTS:$", "引数:"),
    ("(?m)^OPTIONS:$", "オプション:"),
    ("(?m)^SUBCOMMANDS:$", "コマンド:"),
    // As many columns as before, since what follows is aligned.
    ("(?m)^(  \\S+) \\(default\\)", "$1 (省略可) "),
    ("(?m)^Error: ", "エラー: "),
    ("(?m)^Help:  ", "説明: "),
    ("See '([^']+)'(?: for detailed help)?\\.", "詳しくは「$1」をご覧ください。"),
    ("(?<=\\S) ?\\(default: ([^)]*)\\)", "（省略時: $1）"),
    ("(?<=\\S) ?\\(values: ([^;)]*)\\)", "（$1 のいずれか）"),
    ("(?<=\\S) ?\\(values: ([^;)]*); default: ([^)]*)\\)", "（$1 のいずれか。省略時: $2）"),
    ("Unknown option '([^']+)'\\. Did you mean '([^']+)'\\?", "オプション「$1」はありません。「$2」のことですか？"),
    ("Unknown option '([^']+)'", "オプション「$1」はありません。"),
    ("Invalid option: (\\S+)", "オプション「$1」はありません。"),
    ("Missing value for '([^']+)'", "「$1」に値を指定してください。"),
    ("Missing expected argument '([^']+)'", "引数「$1」を指定してください。"),
    ("Missing one of: (.+)", "次のいずれかを指定してください: $1"),
    ("Missing required subcommand\\.", "続けてコマンドを指定してください。"),
    ("Unexpected argument '(.+)'", "余分な引数があります: 「$1」"),
    ("\\d+ unexpected arguments: (.+)", "余分な引数があります: $1"),
    (
      "The value '(.*)' is invalid for '([^']+)'\\. Please provide one of (.+)\\.",
      "「$2」に「$1」は使えません。使えるもの: $3"
    ),
    ("(使えるもの: .+) (?:or|and) ('[^']+')", "$1、$2"),
    (
      "The value '(.*)' is invalid for '([^']+)'\\. Please provide one of the following:",
      "「$2」に「$1」は使えません。使えるもの:"
    ),
    ("The value '(.*)' is invalid for '([^']+)'(?=:)", "「$2」に「$1」は使えません"),
    ("The value '(.*)' is invalid for '([^']+)'", "「$2」に「$1」は使えません。"),
    (
      "The option '([^']+)' does not take any value, but '(.*)' was specified\\.",
      "「$1」に値は指定できません: 「$2」"
    ),
    (
      "Value to be set with (.+) had already been set with (.+)",
      "$1 と $2 は同時に使えません。"
    ),
    // What is listed.
    ("(?<=(?:もの|さい|ます): [^\\n]{0,500})', '", "'、'"),
    ("(?<=(?:もの|さい|ます): [^\\n]{0,500})'([^'\\n]+)'", "「$1」"),
  ]
}
