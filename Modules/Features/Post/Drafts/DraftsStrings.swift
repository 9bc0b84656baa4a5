public import AppScreens
import Entities
import Presentation

/// The words of the list of drafts. A host may change them on a copy.
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
  /// When what was chosen is there no longer.
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
    noText: "No text yet.", empty: "There are no drafts. What you begin to write is kept here.",
    discarded: "The draft is thrown away.", discardTitle: "Throw away a draft",
    askDiscard: ComposeStrings.english.askDiscard, discardYes: ComposeStrings.english.discardYes,
    discardNo: ComposeStrings.english.discardNo,
    gone: "That draft is no longer there: it was published or thrown away.",
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
    noText: "本文はまだありません。", empty: "下書きはありません。書きかけのものはここに残ります。",
    discarded: "下書きを破棄しました。", discardTitle: "下書きの破棄",
    askDiscard: ComposeStrings.japanese.askDiscard, discardYes: ComposeStrings.japanese.discardYes,
    discardNo: ComposeStrings.japanese.discardNo,
    gone: "その下書きはもうありません。公開されたか、破棄されています。",
    newPost: SocialStrings.japanese.labels.newPost, retry: SharedStrings.japanese.retry)
}
