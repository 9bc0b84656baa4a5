public import AppScreens

/// The words of a post and its thread. A host may change them on a copy.
public struct PostStrings: LocalizedStrings {
  public var title: String
  public var titleBy: @Sendable (_ name: String) -> String
  public var ancestors: String
  public var thisPost: String
  public var comments: String
  public var noComments: String
  /// When the post counts comments of which none is shown.
  public var hiddenComments: String
  /// Under a comment that is answered by more than stands below it.
  public var moreReplies: @Sendable (_ count: Int) -> String
  /// A host may say here how they are shown.
  public var newComments: @Sendable (_ count: Int) -> String
  public var showNewComments: @Sendable (_ count: Int) -> String
  public var isDeleted: String
  /// On the page of a post whose conversation the reader has muted.
  public var isMuted: String
  public var copyLink: String
  public var link: @Sendable (_ link: String) -> String
  /// A host may say here when that cannot be relied on.
  public var linkCopied: @Sendable (_ link: String) -> String
  public var editedAt: @Sendable (_ time: String) -> String
  public var author: String
  public var parent: String
  public var more: String
  public var refresh: String
  public var retry: String
  /// The way to those who like the post, and to those who shared it.
  public var likers: String
  public var sharers: String
  public var people: PostPeopleStrings
  public var compose: ComposeStrings
  public var drafts: DraftsStrings
  public var history: HistoryStrings
}
