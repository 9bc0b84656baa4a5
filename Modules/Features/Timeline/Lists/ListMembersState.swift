public import AppScreens
public import AppValues
public import Entities

/// What the screen of the people in a list shows.
public struct ListMembersState: Equatable, Sendable, ActingState {
  /// What is being asked.
  public enum Question: Hashable, Sendable {
    /// Whom to put into the list.
    case adding
    /// What to call it.
    case renaming
    /// Whether to delete it.
    case deleting
  }

  /// What an action achieved, with the name of the person or of the list.
  public enum Done: Hashable, Sendable {
    /// The person of this name is in the list from now on.
    case added(String)
    /// The person of this name is no longer in the list.
    case removed(String)
    /// The list has this title from now on.
    case renamed(String)
  }

  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  /// The places of the app that the screen leads to.
  public var places: ListsPlaces
  /// The list; nil until it is loaded.
  public var list: UserList?
  /// Those loaded so far, those added last first, with those taken out here.
  public var members = PagedList<User>()
  /// The people removed here: they keep their places, so that each number keeps its meaning.
  public var removed: Set<ID<User>> = []
  /// What is being asked in place of the people; nil while these are shown.
  public var question: Question?
  /// What stands in the field of the question.
  public var entered = ""
  /// What became of the last action.
  public var action = ActionState<Done, Never>()

  /// A state to preview or test; by default nothing is loaded yet.
  public init(
    isSignedIn: Bool, places: ListsPlaces = .all, list: UserList? = nil,
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
