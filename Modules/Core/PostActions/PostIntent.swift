public import AppValues
public import Entities

/// An action on a post, the same on every screen. It names the post by id, since the post may be gone
/// before the action arrives.
public enum PostIntent: Hashable, Sendable {
  case open(ID<Post>)
  case author(ID<Post>)
  /// Likes, or takes the like back.
  case like(ID<Post>)
  /// Shares, or takes the share back.
  case share(ID<Post>)
  case comment(ID<Post>)
  /// Opens one's own post to be changed.
  case edit(ID<Post>)
  /// Keeps for oneself, or does so no longer.
  case bookmark(ID<Post>)
  /// Puts one's own post on top of one's profile, or takes it from there.
  case pin(ID<Post>)
  /// Asks to hear no more of the conversation that the post belongs to, or to hear of it again.
  case muteConversation(ID<Post>)
  /// Shows what stands behind the author's warning, or hides it again.
  case reveal(ID<Post>)
  /// Asks whether to delete; `confirmDeletion` or `keep` answers.
  case delete(ID<Post>)
  case confirmDeletion
  case keep
  case signIn
}

/// What acting on a post achieved.
public enum PostOutcome: Hashable, Sendable, CaseIterable {
  case liked, unliked, shared, unshared, bookmarked, unbookmarked, pinned, unpinned
  case conversationMuted, conversationUnmuted, edited, deleted
}
