public import AppScreens
public import Entities
import Presentation

/// The words of a post's history. A host may change them on a copy.
public struct HistoryStrings: LocalizedStrings {
  public var title: String
  /// Opens it from the post.
  public var open: String
  public var version: @Sendable (_ number: Int, _ time: String) -> String
  /// Stands after the time of the last version.
  public var present: String
  public var changed: @Sendable (_ parts: [PostPart]) -> String
  /// That a post was never edited.
  public var single: String
  public var retry: String
  public var refresh: String

  public static let english = HistoryStrings(
    title: "History of a post", open: "Earlier versions", version: { "Version \($0) · \($1)" },
    present: " · what it says now",
    changed: { parts in
      let names = parts.map { part in
        switch part {
        case .text: "text"
        case .warning: "content warning"
        case .language: "language"
        case .place: "place"
        case .photos: "photos"
        }
      }
      return "Changed: " + names.joined(separator: ", ")
    },
    single: "This post was never edited.", retry: SharedStrings.english.retry,
    refresh: SharedStrings.english.refresh)

  public static let japanese = HistoryStrings(
    title: "投稿の履歴", open: "以前の版を見る", version: { "第\($0)版 · \($1)" },
    present: " · 現在の内容",
    changed: { parts in
      let names = parts.map { part in
        switch part {
        case .text: "本文"
        case .warning: "閲覧注意の文"
        case .language: "言語"
        case .place: "場所"
        case .photos: "写真"
        }
      }
      return "変更: " + names.joined(separator: "、")
    },
    single: "この投稿は編集されていません。", retry: SharedStrings.japanese.retry, refresh: SharedStrings.japanese.refresh)
}
