public import AppScreens
public import AppValues
public import Entities
public import Navigation

extension ScheduledPost: PagedItem {}

/// The state of the screen of scheduled posts.
public struct ScheduledPostsState: Equatable, Sendable, ActingState {
  /// What an action achieved.
  public enum Done: Hashable, Sendable {
    /// A post is published at another time.
    case moved(Timestamp)
    /// A post was deleted.
    case deleted
  }

  /// What is asked of the open post.
  public enum Question: Hashable, Sendable {
    /// When it's to be published.
    case time
    /// Whether to delete it.
    case deletion
  }

  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  /// Whether a post can be made a draft again.
  public let keepsDrafts: Bool
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// The posts as far as they are loaded, those scheduled last first; nil until then.
  public var list: PagedList<ScheduledPost>?
  /// The post that is open; nil for the list.
  public var open: ScheduledPost?
  /// What is asked of it.
  public var question: Question?
  /// What was entered last as its time.
  public var entry: String?
  /// The outcome of the last action.
  public var action = ActionState<Done, Never>()

  /// A state to preview or test; by default nothing is loaded yet.
  public init(
    isSignedIn: Bool, keepsDrafts: Bool = true, places: Set<Route.Kind> = .all,
    list: PagedList<ScheduledPost>? = nil
  ) {
    self.isSignedIn = isSignedIn
    self.keepsDrafts = keepsDrafts
    self.places = places
    self.list = list
  }

  /// The loaded posts in the order of the screen: those that couldn't be published first, then the next first.
  var posts: [ScheduledPost] {
    (list?.items ?? []).sorted {
      ($0.failure == nil ? 1 : 0, $0.at.milliseconds) < ($1.failure == nil ? 1 : 0, $1.at.milliseconds)
    }
  }
}
