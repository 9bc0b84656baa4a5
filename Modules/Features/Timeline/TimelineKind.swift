public import AppValues
public import Entities
public import Navigation
import Presentation

/// Which timeline.
///
/// All that sets one apart from the others stands in this file; what it is called, in `TimelineKindStrings`.
public enum TimelineKind: Hashable, Sendable {
  /// The viewer's own posts and those of the people they follow, with what those shared.
  case home
  /// Everyone's public posts, without shares and without comments on others' posts.
  case everyone
  /// One person's posts and shares, or a choice of them.
  case user(ID<User>, PersonPosts = .all)
  /// Public posts, comments among them, by their hashtags.
  case hashtag(HashtagSelection)
  /// What the people of one of the viewer's lists post and share, as it comes to the viewer's home.
  case list(ID<UserList>)
  /// The posts that the viewer keeps, the one kept last first.
  case bookmarks
  /// The posts that the viewer likes, the one liked last first.
  case likes

  /// What sets this kind apart.
  var traits: TimelineTraits {
    switch self {
    case .home:
      TimelineTraits(
        .home, .home, \.home, isPersonal: true, keepsPlace: true,
        neighbour: ("u", .everyone, \.publicTimeline))
    case .everyone:
      TimelineTraits(
        .everyone, .publicTimeline, \.everyone, keepsPlace: true, neighbour: ("h", .home, \.home))
    case .user(let id, let posts): TimelineTraits(.user, .posts(of: id, posts), posts.name, subject: .person)
    case .hashtag(let selection):
      TimelineTraits(
        selection.single == nil ? .hashtags : .hashtag, .hashtag(selection.single ?? selection.line),
        \.hashtag, keepsPlace: selection.single != nil)
    case .list(let id):
      TimelineTraits(.list, .list(id), \.list, isPersonal: true, keepsPlace: true, subject: .list)
    case .bookmarks: TimelineTraits(.bookmarks, .bookmarks, \.bookmarks, isPersonal: true)
    case .likes: TimelineTraits(.likes, .likes, \.likes, isPersonal: true)
    }
  }

  /// Its place in the app.
  public var route: Route { traits.route }

  /// Whose pinned posts stand on top; nil where none do.
  public var personWithPins: ID<User>? {
    if case .user(let id, .all) = self { id } else { nil }
  }
}

/// What a source of timelines can read.
public struct TimelineCapabilities: Equatable, Sendable {
  /// A kind of timeline, whatever it is of.
  public enum Kind: CaseIterable, Sendable {
    case home, everyone, user
    /// The posts with one hashtag, and those of several read together, as any `HashtagSelection` says.
    case hashtag, hashtags
    case list, bookmarks, likes
  }

  /// The timelines that are kept here.
  public var kinds: Set<Kind>

  /// A source that keeps timelines of these kinds, and no other.
  public init(kinds: Set<Kind>) {
    self.kinds = kinds
  }

  /// All that there are.
  public static let all = TimelineCapabilities(kinds: Set(Kind.allCases))

  /// Whether the timeline `kind` is kept here.
  public func keeps(_ kind: TimelineKind) -> Bool {
    kinds.contains(kind.traits.family)
  }
}

extension PersonPosts {
  fileprivate var name: KeyPath<TimelineKindStrings, TimelineName> {
    switch self {
    case .all: \.person
    case .withoutComments: \.personWithoutComments
    case .withPhotos: \.personPhotos
    }
  }
}
