/// The words of the help that are the same in every app: a part of ``MenuShellStrings``.
public struct HelpStrings: Sendable {
  public var title: String
  /// What works on this screen; what works on every screen; what is typed while one reads or writes.
  public var here, everywhere, typing: String
  /// What an item's number does.
  public var number: @Sendable (Int) -> String
  /// What the settings are good for.
  public var settings: String
  /// What Enter, `.`, `<` and Ctrl-C do.
  public var enter: String
  public var dot: String
  public var leave: String
  public var stop: String

  public static let english = HelpStrings(
    title: "What you can type", here: "On this screen", everywhere: "Everywhere",
    typing: "Reading and writing",
    number: { "chooses number \($0)" },
    settings: "opens the settings, also for screen readers",
    enter: "shows the whole screen again after a part of it", dot: "ends a text of several lines",
    leave: "goes back, or cancels a question", stop: "stops what takes too long, or cancels a question")

  public static let japanese = HelpStrings(
    title: "使える操作", here: "この画面で", everywhere: "どの画面でも", typing: "読むとき・入力するとき",
    number: { "\($0)番を選ぶ" },
    settings: "設定を開く（読み上げに適した表示など）",
    enter: "一部だけ表示したあとに、画面全体をもう一度表示", dot: "複数行の文章の入力を終える",
    leave: "前の画面に戻る・質問に答えずに戻る", stop: "時間のかかる処理を中止する・質問に答えずに戻る")
}
