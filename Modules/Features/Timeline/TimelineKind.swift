public import AppValues
public import Entities
public import Navigation
import Presentation

/// Which timeline.
///
/// All that sets one apart from the others stands in `traits`, in this file; what it is called, in `TimelineKindStrings`.
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
        .home, \.home, isPersonal: true, keepsPlace: true, neighbour: ("u", .everyone, \.everyone))
    case .everyone:
      TimelineTraits(.publicTimeline, \.everyone, keepsPlace: true, neighbour: ("h", .home, \.home))
    case .user(let id, let posts): TimelineTraits(.posts(of: id, posts), posts.name, subject: .person)
    case .hashtag(let selection):
      TimelineTraits(
        .hashtag(selection.single ?? selection.line), \.hashtag, keepsPlace: selection.single != nil)
    case .list(let id): TimelineTraits(.list(id), \.list, isPersonal: true, keepsPlace: true, subject: .list)
    case .bookmarks: TimelineTraits(.bookmarks, \.bookmarks, isPersonal: true)
    case .likes: TimelineTraits(.likes, \.likes, isPersonal: true)
    }
  }

  /// Its place in the app.
  public var route: Route { traits.route }

  /// Whose pinned posts stand on top; nil where none do.
  public var personWithPins: ID<User>? {
    if case .user(let id, .all) = self { id } else { nil }
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
