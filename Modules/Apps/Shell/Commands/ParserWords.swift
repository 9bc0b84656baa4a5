import AppScreens
import ArgumentParser
import Foundation

/// The words that the library which understands arguments adds of its own: it knows English only.
enum ParserWords {
  /// What takes the place of a passage, by a regular expression for it.
  private typealias Phrase = (pattern: String, template: String)

  /// Help or a complaint of the library's in a language.
  static func translate(_ message: String, to language: Language) -> String {
    translate(message, to: language, ownAbstracts + japanese)
  }

  /// A text about our commands in a language, with what the library says there of options and commands of its own.
  static func translateAbstracts(_ text: String, to language: Language) -> String {
    translate(text, to: language, ownAbstracts)
  }

  /// A complaint with where to read how the command is used in place of all that: it would hide what is wrong.
  static func shortened(_ complaint: String) -> String {
    complaint.replacing(/(^|\n)Usage: (?s:.*)\n  See 'socialconnect(.*) --help' for more information\.$/) {
      // The shell takes nothing but what every command does.
      "\($0.1)See 'socialconnect help\($0.2 == " shell" ? "" : $0.2)'."
    }
  }

  private static func translate(_ text: String, to language: Language, _ phrases: [Phrase]) -> String {
    if language != .japanese { return text }
    return phrases.reduce(text) { text, phrase in
      text.replacingOccurrences(of: phrase.pattern, with: phrase.template, options: .regularExpression)
    }
  }

  private static let ownAbstracts: [Phrase] = [
    ("Show the version\\.", "版を表示します。"),
    ("Show help information\\.", "この説明を表示します。"),
    ("Show subcommand help information\\.", "コマンドの説明を表示します。"),
  ]

  /// The first that fits a passage translates it.
  private static let japanese: [Phrase] = [
    ("(?m)^OVERVIEW: ", "概要: "),
    ("(?m)^USAGE: ", "使い方: "),
    ("(?m)^Usage: ", "使い方: "),
    ("(?m)^ARGUMENTS:$", "引数:"),
    ("(?m)^OPTIONS:$", "オプション:"),
    ("(?m)^SUBCOMMANDS:$", "コマンド:"),
    // As many columns, for what follows stands in a column.
    ("(?m)^(  \\S+) \\(default\\)", "$1 (省略可) "),
    ("(?m)^Error: ", "エラー: "),
    ("(?m)^Help:  ", "説明: "),
    ("See '([^']+)'(?: for detailed help)?\\.", "詳しくは '$1' をご覧ください。"),
    ("(?<=\\S) ?\\(default: ([^)]*)\\)", "（省略時: $1）"),
    ("(?<=\\S) ?\\(values: ([^;)]*)\\)", "（$1 のどれか）"),
    ("(?<=\\S) ?\\(values: ([^;)]*); default: ([^)]*)\\)", "（$1 のどれか。省略時: $2）"),
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
    ("(使えるもの: .+) (?:or|and) ('[^']+')", "$1、$2"),
    ("(?<=使えるもの: [^\\n]{0,500})', '", "'、'"),
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
  ///
  /// - Parameter width: The columns to break its lines at.
  public static func explanation(of error: any Error, width: Int = .max) -> String {
    // The library breaks lines by the number of their characters: it gets no reason to.
    let message = ParserWords.shortened(fullMessage(for: error, columns: 10_000))
    return HelpText.fitted(ParserWords.translate(message, to: CommandLanguage.current), to: width)
  }

  /// What to say to an argument that is no text.
  ///
  /// - Parameter place: The first is 1.
  public static func complaint(aboutArgument place: Int) -> String {
    .text(
      "Argument \(place) is not text in UTF-8. Nothing was done.",
      ja: "\(place)番目の引数がUTF-8のテキストではありません。何も実行していません。")
  }

  /// What to say to a command that there is not.
  public static func complaint(about name: String) -> String {
    .text(
      "There is no command “\(name)”. `socialconnect help` lists those that there are.",
      ja: "「\(name)」というコマンドはありません。socialconnect help で一覧を表示できます。")
  }
}
