public import AppScreens
public import AppValues
public import Entities
public import PostActions
public import Presentation

/// What a timeline's screen shows.
public struct TimelineState: Equatable, Sendable, PostsState, ActingState {
  /// Which timeline this is; it stays the same for as long as the screen lives.
  public let kind: TimelineKind
  /// The signed-in reader; nil when signed out.
  public let viewer: ID<User>?
  /// The hashtag whose posts these are; nil until it is known, and where there are several or none.
  public var hashtag: Hashtag?
  /// The list whose people's posts these are; nil until it is known, and elsewhere.
  public var list: UserList?
  /// What was typed of other hashtags, while these are asked for; nil otherwise.
  public var combination: String?
  /// What was read of the timeline.
  public var loaded = LoadedTimeline()
  /// What the person whose posts these are has put on top of their profile, the last pinned first. It stands
  /// among the other posts as well.
  public var pinned: [Post] = []
  /// Whether `loaded` was read from the source, be it empty.
  public var isLoaded = false
  /// What came above since; shown only when asked for.
  public var news: TimelineNews?
  /// Whether the source is out of reach, so that news may be missing.
  public var isOffline = false
  /// Which timelines the source keeps.
  public var capabilities = TimelineCapabilities.all
  /// The places of the app that a timeline leads to; `acting` has those that its posts lead to.
  public var places = TimelinePlaces.all
  /// What the screen remembers of acting on its posts: those that vanished, and the one to be deleted.
  public var acting = PostActing()
  /// What became of the last action. When it failed to do something to a post, its subject says what; otherwise the
  /// failure is about what `kind` names.
  public var action = ActionState<TimelineDone, ErrorSubject>()

  /// A timeline of which nothing was read yet.
  ///
  /// - Parameter viewer: The signed-in reader.
  public init(kind: TimelineKind, viewer: ID<User>?) {
    self.kind = kind
    self.viewer = viewer
  }

  /// Whether the app has the places where one could do something about its being empty.
  var hasPlacesToFillIt: Bool {
    switch kind {
    case .home: places.suggestedPeople && places.compose
    case .everyone: places.compose
    case .list: places.listMembers
    default: true
    }
  }

  /// Whether several hashtags can be asked for.
  var combines: Bool { capabilities.kinds.contains(.hashtags) && places.hashtags }

  /// The name of what the posts are of, as far as it is known: a person, hashtags, a list.
  public var subjectName: String? {
    switch kind {
    case .user: person?.name
    case .hashtag(let selection): hashtag.map { "#\($0.name)" } ?? selection.line
    case .list: list?.title
    default: nil
    }
  }

  /// The person whose posts these are, as far as the posts tell.
  public var person: Author? {
    guard case .user(let id, _) = kind, let item = loaded.items.first else { return nil }
    return [item.sharedBy, item.post.author].compactMap { $0 }.first { $0.id == id }
  }

  package var shownPosts: [Post] { pinned + loaded.items.map(\.post) }

  package mutating func changePosts(_ change: (Post) -> Post) {
    pinned = pinned.map(change)
    loaded.list.changeItems { $0.post = change($0.post) }
  }

  /// Shows another stretch of the timeline.
  mutating func show(_ loaded: LoadedTimeline) {
    self.loaded = loaded
    pinned.removeAll { acting.gone.contains($0.id) }
    acting.gone = []
  }

  /// Removes posts that are gone from the list.
  mutating func removeVanishedPosts() {
    pinned.removeAll { acting.gone.contains($0.id) }
    loaded.list.removeAll { [acting] in acting.gone.contains($0.post.id) }
    acting.gone = []
  }
}

/// What an action achieved.
public enum TimelineDone: Hashable, Sendable {
  /// What was done to one of the posts.
  case post(PostOutcome)
  /// Nothing came above.
  case nothingNew
  /// A hashtag is followed from now on, by its name without the `#`.
  case followedHashtag(String)
  /// A hashtag is no longer followed, by its name without the `#`.
  case unfollowedHashtag(String)
}
