public import AppScreens
public import AppValues
public import Entities
public import Navigation
public import PostActions
public import Presentation

/// What the timeline screen shows.
public struct TimelineState: Equatable, Sendable, PostsState, ActingState {
  /// Which timeline this is. It never changes.
  public let kind: TimelineKind
  /// The signed-in reader; nil when signed out.
  public let viewer: ID<User>?
  /// The hashtag of a timeline of one hashtag, once it's known; nil otherwise.
  public var hashtag: Hashtag?
  /// The list of a list's timeline, once it's known; nil otherwise.
  public var list: UserList?
  /// The other hashtags entered so far, while the screen asks for them; nil otherwise.
  public var combination: String?
  /// The loaded part of the timeline.
  public var loaded = LoadedTimeline()
  /// What the viewer wrote that isn't sent yet, the newest first. It stands above the loaded part.
  public var waiting: [TimelineItem] = []
  /// The posts that the person has pinned to their profile, last pinned first, in the timeline of a person. They
  /// appear among the other posts as well.
  public var pinned: [Post] = []
  /// Whether `loaded` was read from the source, even if it's empty.
  public var isLoaded = false
  /// The new posts above the loaded part; nil if there are none.
  public var news: TimelineNews?
  /// Whether the source is out of reach, so that news may be missing.
  public var isOffline = false
  /// Whether what is shown was read earlier and is only now being read again.
  public var isRefreshing = false
  /// Which timelines the source has.
  public var capabilities = TimelineCapabilities.all
  /// The kinds of places that the app has.
  public var places = Set<Route.Kind>.all
  /// What the screen keeps while people act on its posts: those that vanished, and the one to delete.
  public var acting = PostActing()
  /// The outcome of the last action. When an action on a post failed, its subject says which; otherwise the failure is
  /// about what `kind` names.
  public var action = ActionState<TimelineDone, ErrorSubject>()

  /// A timeline that isn't loaded yet.
  ///
  /// - Parameters:
  ///   - kind: The timeline.
  ///   - viewer: The signed-in reader.
  public init(kind: TimelineKind, viewer: ID<User>?) {
    self.kind = kind
    self.viewer = viewer
  }

  /// Whether the app has the places where people can do something about an empty timeline.
  var hasPlacesToFillIt: Bool { kind.traits.filling.isSubset(of: places) }

  /// Whether several hashtags can be asked for.
  var combines: Bool { capabilities.kinds.contains(.hashtags) && places.contains(.hashtag) }

  /// The name of the person, the hashtags or the list, once it's known.
  public var subjectName: String? {
    switch kind.traits.subject {
    case .nothing: nil
    case .person: person?.name
    case .hashtags(let selection): hashtag.map { "#\($0.name)" } ?? selection.line
    case .list: list?.title
    }
  }

  /// The person whose timeline this is, as found in the loaded posts.
  public var person: Author? {
    guard case .person(let id, _) = kind.traits.subject, let item = loaded.items.first else { return nil }
    return [item.sharedBy, item.post.author].compactMap { $0 }.first { $0.id == id }
  }

  /// All items, newest first: those that wait, and the loaded ones.
  public var items: [TimelineItem] { waiting + loaded.items }

  public var filterContext: FilterContext? { kind.filterContext }

  public var shownPosts: [Post] { pinned + items.map(\.post) }

  public mutating func changePosts(_ change: (Post) -> Post) {
    pinned = pinned.map(change)
    for index in waiting.indices { waiting[index].post = change(waiting[index].post) }
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
    waiting.removeAll { acting.gone.contains($0.post.id) }
    loaded.list.removeAll { [acting] in acting.gone.contains($0.post.id) }
    acting.gone = []
  }
}

/// What an action achieved.
public enum TimelineDone: Hashable, Sendable {
  /// The outcome of an action on a post.
  case post(PostOutcome)
  /// There are no new posts.
  case nothingNew
  /// The hashtag of this name, without the `#`, is now followed.
  case followedHashtag(String)
  /// The hashtag of this name, without the `#`, is no longer followed.
  case unfollowedHashtag(String)
}
