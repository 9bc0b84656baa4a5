public import Entities

/// What somebody may want of a post that stands on a screen, whichever screen it is. Posts are named by id:
/// one may have vanished before the choice arrives.
public enum PostIntent: Hashable, Sendable {
  case open(ID<Post>)
  case author(ID<Post>)
  /// Likes, or takes the like back.
  case like(ID<Post>)
  /// Shares, or takes the share back.
  case share(ID<Post>)
  case comment(ID<Post>)
  /// Asks whether to delete; `confirmDeletion` or `keep` answers.
  case delete(ID<Post>)
  case confirmDeletion
  case keep
  case signIn
}

/// What acting on a post achieved.
public enum PostOutcome: Hashable, Sendable, CaseIterable {
  case liked, unliked, shared, unshared, deleted
}
