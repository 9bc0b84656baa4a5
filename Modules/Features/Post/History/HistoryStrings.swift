public import AppScreens
public import Entities

/// The texts of a post's edit history. A host can change them on a copy.
public struct HistoryStrings: LocalizedStrings {
  public var title: String
  /// Opens the edit history from the post.
  public var open: String
  public var version: @Sendable (_ number: Int, _ time: String) -> String
  /// After the time of the last version.
  public var current: String
  public var changed: @Sendable (_ parts: [PostPart]) -> String
  /// Says that a post has never been edited.
  public var single: String
  public var retry: String
  public var refresh: String

  public static let english = HistoryStrings(
    title: "Edit history", open: "Edit history", version: { "Version \($0) · \($1)" },
    current: " · current version",
    changed: { "Changed: " + $0.map(\.nameInEnglish).joined(separator: ", ") },
    single: "This post hasn't been edited.", retry: SharedStrings.english.retry,
    refresh: SharedStrings.english.refresh)

  public static let japanese = HistoryStrings(
    title: "編集履歴", open: "編集履歴を見る", version: { "バージョン\($0) · \($1)" },
    current: " · 現在の内容",
    changed: { "変更: " + $0.map(\.nameInJapanese).joined(separator: "、") },
    single: "この投稿は編集されていません。", retry: SharedStrings.japanese.retry, refresh: SharedStrings.japanese.refresh)
}
