public import AppScreens
public import AppValues
public import Entities
public import Navigation

/// What the screen of the people in a list shows.
public struct ListMembersState: Equatable, Sendable, ActingState {
  /// A question that the screen asks.
  public enum Question: Hashable, Sendable {
    /// Who to add to the list.
    case adding
    /// What to call the list.
    case renaming
    /// Whose comments the list shows.
    case choosingComments
    /// Whether to delete the list.
    case deleting
  }

  /// What an action achieved, with the name of the person or of the list.
  public enum Done: Hashable, Sendable {
    /// The person of this name is now in the list.
    case added(String)
    /// The person of this name is no longer in the list.
    case removed(String)
    /// The list now has this title.
    case renamed(String)
    /// The list now has these settings.
    case changed(ListSettings)
  }

  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// The list; nil until it is loaded.
  public var list: UserList?
  /// The people loaded so far, last added first, and those removed here.
  public var members = PagedList<User>()
  /// The people removed here. They keep their places, so that each number keeps its meaning.
  public var removed: Set<ID<User>> = []
  /// The question shown in place of the people; nil while the people are shown.
  public var question: Question?
  /// The content of the question's field.
  public var entered = ""
  /// The outcome of the last action.
  public var action = ActionState<Done, Never>()

  /// A state to preview or test; by default nothing is loaded yet.
  public init(
    isSignedIn: Bool, places: Set<Route.Kind> = .all, list: UserList? = nil,
    members: PagedList<User> = PagedList(),
    removed: Set<ID<User>> = [], question: Question? = nil, entered: String = "",
    action: ActionState<Done, Never> = ActionState()
  ) {
    self.isSignedIn = isSignedIn
    self.places = places
    self.list = list
    self.members = members
    self.removed = removed
    self.question = question
    self.entered = entered
    self.action = action
  }

  mutating func ask(_ question: Question) {
    self.question = question
    entered = question == .renaming ? list?.title ?? "" : ""
  }

  mutating func mark(_ person: ID<User>, isMember: Bool) {
    if isMember { removed.remove(person) } else { removed.insert(person) }
  }

  mutating func show(_ list: UserList, _ members: Page<User>) {
    self.list = list
    self.members = PagedList(members)
    removed = []
  }
}
