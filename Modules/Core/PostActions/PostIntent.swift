public import AppValues
public import Entities

/// An action on a post, the same on every screen. It names the post by id, since the post may be gone
/// before the action arrives.
public enum PostIntent: Hashable, Sendable {
  case open(ID<Post>)
  case author(ID<Post>)
  /// Likes, or unlikes.
  case like(ID<Post>)
  /// Shares, or unshares.
  case share(ID<Post>)
  case comment(ID<Post>)
  /// Opens the viewer's own post to be changed.
  case edit(ID<Post>)
  /// Bookmarks, or removes the bookmark.
  case bookmark(ID<Post>)
  /// Puts the viewer's own post on top of their profile, or takes it from there.
  case pin(ID<Post>)
  /// Mutes the conversation of the post, or unmutes it.
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
