public import AppScreens
public import AppValues
public import Navigation

/// The state of the screen of requests.
public struct NoticeRequestsState: Equatable, Sendable, ActingState {
  /// What an action achieved.
  public enum Done: Hashable, Sendable {
    /// What waited is in the list now; it's gone; the policy was changed.
    case accepted, dismissed, saved
  }

  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// The requests as far as they are loaded, those with the latest notifications first; nil until then.
  public var list: PagedList<NoticeRequest>?
  /// What becomes of notifications of people whom the viewer may not know; nil until it's loaded.
  public var policy: NoticePolicy?
  /// The people whose treatment is being chosen.
  public var choosing: NoticeOrigin?
  /// The outcome of the last action.
  public var action = ActionState<Done, Never>()

  /// A state to preview or test.
  ///
  /// - Parameters:
  ///   - isSignedIn: Whether the viewer is signed in.
  ///   - places: The kinds of places that the app has.
  ///   - list: The requests.
  ///   - policy: What becomes of notifications.
  public init(
    isSignedIn: Bool, places: Set<Route.Kind> = .all, list: PagedList<NoticeRequest>? = nil,
    policy: NoticePolicy? = nil
  ) {
    self.isSignedIn = isSignedIn
    self.places = places
    self.list = list
    self.policy = policy
  }
}
