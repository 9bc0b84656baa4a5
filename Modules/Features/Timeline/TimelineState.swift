public import AppValues
public import Entities
public import PostActions

/// What a timeline's screen shows.
public struct TimelineState: Equatable, Sendable, ActedPostsState {
  public let kind: TimelineKind
  /// The hashtag whose posts these are; nil until it is known, and where there are several or none.
  public internal(set) var hashtag: Hashtag?
  /// The list whose people's posts these are; nil until it is known, and elsewhere.
  public internal(set) var list: UserList?
  /// Whether other hashtags are being asked for.
  public internal(set) var isCombining = false
  /// The signed-in reader; nil when signed out.
  public let viewer: ID<User>?
  public internal(set) var reading = LoadedTimeline()
  /// What the person whose posts these are has put on top of their profile, the last pinned first. It stands
  /// among the other posts as well.
  public internal(set) var pinned: [Post] = []
  /// Whether `reading` was read from the source, be it empty.
  public internal(set) var isLoaded = false
  /// What came above since; shown only when asked for.
  public internal(set) var news: TimelineNews?
  /// Whether the source is out of reach, so that news may be missing.
  public internal(set) var isOffline = false
  public package(set) var acting = PostActing()
  /// What the last action achieved.
  public package(set) var done: TimelineDone?
  /// Why the last action failed.
  public package(set) var problem: AppError?

  init(kind: TimelineKind, viewer: ID<User>?) {
    self.kind = kind
    self.viewer = viewer
  }

  /// The person whose posts these are, as far as the posts tell.
  var person: Author? {
    guard case .user(let id, _) = kind, let item = reading.items.first else { return nil }
    return [item.sharedBy, item.post.author].compactMap { $0 }.first { $0.id == id }
  }

  package var shownPosts: [Post] { pinned + reading.items.map(\.post) }

  package mutating func changePosts(_ change: (Post) -> Post) {
    pinned = pinned.map(change)
    reading.changePosts(change)
  }

  /// Shows another stretch of the timeline.
  mutating func show(_ reading: LoadedTimeline) {
    self.reading = reading
    pinned.removeAll { acting.gone.contains($0.id) }
    acting.gone = []
  }

  /// Removes posts that are gone from the list.
  mutating func removeVanishedPosts() {
    pinned.removeAll { acting.gone.contains($0.id) }
    reading.remove(acting.gone)
    acting.gone = []
  }
}

/// What an action achieved.
public enum TimelineDone: Hashable, Sendable {
  case post(PostOutcome)
  /// Nothing came above.
  case nothingNew
  /// A hashtag is followed from now on, or no longer.
  case followedHashtag(String)
  case unfollowedHashtag(String)
}
