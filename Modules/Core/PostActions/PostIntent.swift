public import AppValues
public import Entities
import Presentation

/// An action on a post, the same on every screen. It names the post by id, since the post may be deleted before the
/// action arrives.
public enum PostIntent: Hashable, Sendable {
  /// Opens the post with its conversation.
  case open(ID<Post>)
  /// Opens the profile of the post's author.
  case author(ID<Post>)
  /// Likes or unlikes the post.
  case like(ID<Post>)
  /// Shares or unshares the post.
  case share(ID<Post>)
  /// Begins a comment on the post.
  case comment(ID<Post>)
  /// Edits the viewer's own post.
  case edit(ID<Post>)
  /// Bookmarks the post, or removes the bookmark.
  case bookmark(ID<Post>)
  /// Pins the viewer's own post to their profile, or unpins it.
  case pin(ID<Post>)
  /// Mutes or unmutes the conversation of the post.
  case muteConversation(ID<Post>)
  /// Shows or hides what the author's warning hides, and photos that may disturb people.
  case reveal(ID<Post>)
  /// Opens the first link of the post, or else its photos, outside the app.
  case openLink(ID<Post>)
  /// Chooses an option of the post's poll, counted from 0, or no longer. Where only one can be chosen, no other is then.
  case choose(ID<Post>, Int)
  /// Votes for what is chosen in the post's poll.
  case vote(ID<Post>)
  /// Asks whether to delete the post; `confirmDeletion` or `keep` answers.
  case delete(ID<Post>)
  /// Deletes the post that `delete` asked about.
  case confirmDeletion
  /// Keeps the post that `delete` asked about.
  case keep
  /// Opens the sign-in screen, for an anonymous viewer.
  case signIn
}

/// The outcome of an action on a post.
public enum PostOutcome: Hashable, Sendable {
  case liked, unliked, shared, unshared, bookmarked, unbookmarked, pinned, unpinned
  case conversationMuted, conversationUnmuted, edited, deleted, voted
  /// A link or photos were opened; with their URLs or paths.
  case opened([String])
  /// There was no program to open them; with their URLs or paths.
  case notOpened([String])
  /// It's so here, and waits on this device until the server can be reached.
  indirect case waiting(PostOutcome)
}

extension PostOutcome {
  /// The outcome of setting or removing a mark.
  init(_ mark: PostMark, isSet: Bool) {
    self =
      switch mark {
      case .liked: isSet ? .liked : .unliked
      case .shared: isSet ? .shared : .unshared
      case .bookmarked: isSet ? .bookmarked : .unbookmarked
      case .pinned: isSet ? .pinned : .unpinned
      case .conversationMuted: isSet ? .conversationMuted : .conversationUnmuted
      }
  }

  /// The outcome of what a source has answered with this delivery.
  public func delivered(_ delivery: Delivery) -> PostOutcome { delivery == .waiting ? .waiting(self) : self }
}

extension PostIntent {
  /// The subject for explaining its error.
  var subject: ErrorSubject {
    switch self {
    case .share: .sharing
    case .pin: .pinning
    case .edit: .editing
    case .delete, .confirmDeletion, .keep: .deletion
    case .open, .author, .like, .comment, .bookmark, .muteConversation, .reveal, .openLink, .choose, .vote,
      .signIn:
      .post
    }
  }
}
