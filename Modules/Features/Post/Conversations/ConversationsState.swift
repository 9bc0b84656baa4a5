public import AppScreens
public import AppValues
public import Entities
public import Navigation

extension Conversation: PagedItem {}

/// The state of the screen of conversations in direct posts.
public struct ConversationsState: Equatable, Sendable, ActingState {
  /// What an action achieved.
  public enum Done: Hashable, Sendable {
    /// A conversation was removed.
    case removed
  }

  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// The conversations as far as they are loaded, by their newest posts; nil until then.
  public var list: PagedList<Conversation>?
  /// The outcome of the last action.
  public var action = ActionState<Done, Never>()

  /// A state to preview or test; by default nothing is loaded yet.
  public init(
    isSignedIn: Bool, places: Set<Route.Kind> = .all, list: PagedList<Conversation>? = nil,
    action: ActionState<Done, Never> = ActionState()
  ) {
    self.isSignedIn = isSignedIn
    self.places = places
    self.list = list
    self.action = action
  }

  /// The loaded conversations in the order of the screen: those with something unread first.
  var conversations: [Conversation] {
    let items = list?.items ?? []
    return items.filter(\.isUnread) + items.filter { !$0.isUnread }
  }
}
