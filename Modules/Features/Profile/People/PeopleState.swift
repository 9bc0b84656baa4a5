public import AppScreens
public import AppValues
public import Entities
public import Navigation
public import Presentation

/// The state of a list of people.
public struct PeopleState: Equatable, Sendable, ActingState {
  /// The list.
  public var list: PeopleList
  /// Whether the viewer is signed in.
  public var isSignedIn: Bool
  /// Whether the list has been loaded; until then, `people` is empty.
  public var isLoaded: Bool
  /// The list's owner; nil until loaded, and for the viewer's private lists.
  public var owner: User?
  /// The people loaded so far, newest first.
  public var people: PagedList<User>
  /// What the source can do about the viewer's relationships.
  public var capabilities: RelationCapabilities
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// Whether there are new people above the first one on the screen.
  public var hasNews: Bool
  /// The outcome of the last action; a failure without a subject is about the list.
  public var action: ActionState<RelationOutcome, ErrorSubject>

  /// A state for a preview or a test.
  public init(
    list: PeopleList, isSignedIn: Bool, isLoaded: Bool = false, owner: User? = nil,
    people: PagedList<User> = PagedList(), capabilities: RelationCapabilities = .all,
    places: Set<Route.Kind> = .all, hasNews: Bool = false,
    action: ActionState<RelationOutcome, ErrorSubject> = ActionState()
  ) {
    self.list = list
    self.isSignedIn = isSignedIn
    self.isLoaded = isLoaded
    self.owner = owner
    self.people = people
    self.capabilities = capabilities
    self.places = places
    self.hasNews = hasNews
    self.action = action
  }

  /// Shows a list from its first page.
  mutating func show(_ page: Page<User>, of owner: User?) {
    self.owner = owner
    people = PagedList(page)
    hasNews = false
    isLoaded = true
  }

  /// Updates a person in the list and as its owner.
  mutating func update(_ user: User) {
    people.update(user)
    if owner?.id == user.id { owner = user }
  }
}
