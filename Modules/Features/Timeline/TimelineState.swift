public import Entities

/// What a timeline's screen shows.
public struct TimelineState: Equatable, Sendable {
  public let kind: TimelineKind
  /// Who reads; nil for somebody without an account.
  public let viewer: ID<User>?
  public internal(set) var reading = TimelineReading()
  /// Whether `reading` was read from the source, be it empty.
  public internal(set) var isLoaded = false
  /// What came above since; shown only when asked for.
  public internal(set) var news: TimelineNews?
  /// Whether the source is out of reach, so that news may be missing.
  public internal(set) var isOffline = false
  /// The item whose deletion waits for a yes or a no.
  public internal(set) var confirming: TimelineItem?
  /// What the last action achieved.
  public internal(set) var done: TimelineDone?
  /// Why the last action failed.
  public internal(set) var problem: SocialError?

  init(kind: TimelineKind, viewer: ID<User>?) {
    self.kind = kind
    self.viewer = viewer
  }

  /// The person whose posts these are, as far as the posts tell.
  var person: Author? {
    guard case .user(let id) = kind, let item = reading.items.first else { return nil }
    return [item.sharedBy, item.post.author].compactMap { $0 }.first { $0.id == id }
  }
}

/// What an action achieved.
public enum TimelineDone: Hashable, Sendable, CaseIterable {
  case liked, unliked, shared, unshared, deleted
  /// Nothing came above.
  case nothingNew
}
