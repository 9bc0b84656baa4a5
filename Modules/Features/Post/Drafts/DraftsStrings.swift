public import AppScreens
import Presentation

/// The texts of the list of drafts. A host can change them on a copy.
public struct DraftsStrings: LocalizedStrings {
  public var title: String
  public var kind: @Sendable (_ writing: Writing) -> String
  public var noText: String
  public var empty: String
  public var discarded: String
  public var discardTitle: String
  public var askDiscard: String
  public var discardYes: String
  public var discardNo: String
  /// When the chosen draft no longer exists.
  public var gone: String
  public var newPost: String
  public var retry: String

  public static let english = DraftsStrings(
    title: SocialStrings.english.labels.drafts,
    kind: {
      switch $0 {
      case .post: "Post"
      case .comment: "Comment"
      case .edit: "Edit of a post"
      }
    },
    noText: "No text yet.", empty: "No drafts. Anything you start writing is saved here.",
    discarded: SharedStrings.english.drafts.discarded, discardTitle: "Discard draft",
    askDiscard: SharedStrings.english.drafts.askDiscard, discardYes: SharedStrings.english.drafts.discardYes,
    discardNo: SharedStrings.english.drafts.discardNo,
    gone: "This draft was published or discarded.",
    newPost: SocialStrings.english.labels.newPost, retry: SharedStrings.english.retry)

  public static let japanese = DraftsStrings(
    title: SocialStrings.japanese.labels.drafts,
    kind: {
      switch $0 {
      case .post: "投稿"
      case .comment: "コメント"
      case .edit: "投稿の編集"
      }
    },
    noText: "本文はまだありません。", empty: "下書きはありません。書きかけの内容はここに保存されます。",
    discarded: SharedStrings.japanese.drafts.discarded, discardTitle: "下書きの破棄",
    askDiscard: SharedStrings.japanese.drafts.askDiscard,
    discardYes: SharedStrings.japanese.drafts.discardYes,
    discardNo: SharedStrings.japanese.drafts.discardNo,
    gone: "その下書きはもうありません。投稿されたか、破棄されています。",
    newPost: SocialStrings.japanese.labels.newPost, retry: SharedStrings.japanese.retry)
}
