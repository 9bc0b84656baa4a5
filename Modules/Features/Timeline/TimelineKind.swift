public import AppValues
public import Entities
public import Navigation
import Presentation

/// A kind of timeline.
///
/// Everything that distinguishes one from another is in this file; the titles are in `TimelineKindStrings`.
@nonexhaustive
public enum TimelineKind: Hashable, Sendable {
  /// The viewer's own posts, and the posts and shares of the people they follow.
  case home
  /// Everyone's public posts, without shares and without comments on other people's posts.
  case everyone
  /// One person's posts and shares, or some of them.
  case user(ID<User>, PersonPosts = .all)
  /// Public posts with certain hashtags, including comments.
  case hashtag(HashtagSelection)
  /// The posts and shares of the people in one of the viewer's lists, as they appear in the viewer's home timeline.
  case list(ID<UserList>)
  /// The public posts of the last days that most people liked or shared, most people first, on one page.
  case popular
  /// The viewer's bookmarks, last added first.
  case bookmarks
  /// The posts that the viewer likes, last liked first.
  case likes

  /// What distinguishes this kind.
  var traits: TimelineTraits {
    switch self {
    case .home:
      TimelineTraits(
        .home, .home, \.home, isPersonal: true, keepsPosition: true, filters: .home,
        filling: [.suggestedPeople, .compose], neighbours: [(nil, .everyone)])
    case .everyone:
      TimelineTraits(
        .everyone, .publicTimeline, \.everyone, keepsPosition: true, filters: .everyone, filling: [.compose],
        neighbours: [("h", .home), (nil, .popular)])
    case .user(let id, let posts):
      TimelineTraits(
        .user, .posts(of: id, posts), posts.name, subject: .person(id, posts), filters: .account)
    case .hashtag(let selection):
      TimelineTraits(
        selection.single == nil ? .hashtags : .hashtag, .hashtag(selection.single ?? selection.line),
        \.hashtag, keepsPosition: selection.single != nil, subject: .hashtags(selection),
        filters: .everyone)
    case .list(let id):
      TimelineTraits(
        .list, .list(id), \.list, isPersonal: true, keepsPosition: true, subject: .list(id),
        filters: .home, filling: [.listMembers])
    case .popular:
      TimelineTraits(
        .popular, .popular, \.popular, filters: .everyone, neighbours: [(nil, .everyone)])
    case .bookmarks: TimelineTraits(.bookmarks, .bookmarks, \.bookmarks, isPersonal: true)
    case .likes: TimelineTraits(.likes, .likes, \.likes, isPersonal: true)
    }
  }

  /// The timeline's place in the app.
  public var route: Route { traits.route }

  /// What filters call it; nil where they don't apply.
  public var filterContext: FilterContext? { traits.filters }

  /// The person whose pinned posts appear above the timeline; nil if there are none.
  public var personWithPins: ID<User>? {
    if case .person(let id, .all) = traits.subject { id } else { nil }
  }
}

/// What a source of timelines can read.
public struct TimelineCapabilities: Equatable, Sendable {
  /// A kind of timeline, regardless of which person, hashtag or list.
  @nonexhaustive
  public enum Kind: CaseIterable, Sendable {
    case home, everyone, user
    /// Posts with one hashtag; posts with any other `HashtagSelection`.
    case hashtag, hashtags
    case list, popular, bookmarks, likes

    /// The kind of places that show such timelines.
    var place: Route.Kind {
      switch self {
      case .home: .home
      case .everyone: .publicTimeline
      case .user: .posts
      case .hashtag, .hashtags: .hashtag
      case .list: .list
      case .popular: .popular
      case .bookmarks: .bookmarks
      case .likes: .likes
      }
    }
  }

  /// The kinds of timelines that the source has.
  public var kinds: Set<Kind>

  /// A source that has timelines of these kinds only.
  public init(kinds: Set<Kind>) {
    self.kinds = kinds
  }

  /// Every kind.
  public static let all = TimelineCapabilities(kinds: Set(Kind.allCases))

  /// Whether the source has the timeline `kind`.
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
