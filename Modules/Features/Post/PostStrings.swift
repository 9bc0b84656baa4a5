public import AppScreens

/// The texts of a post and its thread. A host can change them on a copy.
public struct PostStrings: LocalizedStrings {
  public var title: String
  public var titleBy: @Sendable (_ name: String) -> String
  public var ancestors: String
  /// Above the post it replies to, when others come before that.
  public var earlierPosts: @Sendable (_ count: Int) -> String
  public var thisPost: String
  public var comments: String
  public var noComments: String
  /// When the post has comments but none can be shown.
  public var hiddenComments: String
  /// Under a comment with more replies than are shown below it.
  public var moreReplies: @Sendable (_ count: Int) -> String
  /// Says that there are new comments. A host can add how to show them.
  public var newComments: @Sendable (_ count: Int) -> String
  public var showNewComments: @Sendable (_ count: Int) -> String
  public var isDeleted: String
  /// On the page of a post whose conversation the viewer has muted.
  public var isMuted: String
  public var copyLink: String
  /// Leads to the viewer's filters, to add the post to them.
  public var filter: String
  public var link: @Sendable (_ link: String) -> String
  /// Says that the link was copied. A host can add when that isn't certain.
  public var linkCopied: @Sendable (_ link: String) -> String
  public var editedAt: @Sendable (_ time: String) -> String
  public var author: String
  public var parent: String
  public var more: String
  public var refresh: String
  public var retry: String
  /// Opens the people who liked the post, or who shared it.
  public var likers: String
  public var sharers: String
  public var people: PostPeopleStrings
  public var compose: ComposeStrings
  public var drafts: DraftsStrings
  public var outbox: OutboxStrings
  public var conversations: ConversationsStrings
  public var scheduled: ScheduledPostsStrings
  public var history: HistoryStrings
}
