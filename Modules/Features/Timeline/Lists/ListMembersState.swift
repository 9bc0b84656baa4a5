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
    case added(String)
    case removed(String)
    case renamed(String)
  }

  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  /// The list; nil until it is loaded.
  public internal(set) var list: UserList?
  /// Those loaded so far, those added last first, with those taken out here.
  public internal(set) var members = PagedList<User>()
  /// The people removed here: they keep their places, so that each number keeps its meaning.
  public internal(set) var removed: Set<ID<User>> = []
  public internal(set) var question: Question?
  /// What stands in the field of the question.
  public internal(set) var entered = ""
  public internal(set) var action = ActionState<Done, Never>()

  init(isSignedIn: Bool) {
    self.isSignedIn = isSignedIn
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
