public import AppScreens
public import AppValues
public import Entities
public import Presentation

/// What a list of people shows.
public struct PeopleState: Equatable, Sendable, ActingState {
  /// Which list.
  public var list: PeopleList
  /// Whether the viewer is signed in.
  public var isSignedIn: Bool
  /// Whether the list has been read; until then, an empty `people` says nothing.
  public var isLoaded: Bool
  /// Whose list it is; nil until it is loaded, and for a list of the viewer's own.
  public var owner: User?
  /// Those loaded so far, the latest first.
  public var people: PagedList<User>
  /// What can be done about people here.
  public var capabilities: ProfileCapabilities
  /// The places of the app that the list leads to.
  public var places: PeoplePlaces
  /// There is someone new above the first person on the screen.
  public var hasNews: Bool
  /// What became of the last action; a failure without a subject is about the list.
  public var action: ActionState<RelationOutcome, ErrorSubject>

  /// A state to preview, or to draw in a test.
  public init(
    list: PeopleList, isSignedIn: Bool, isLoaded: Bool = false, owner: User? = nil,
    people: PagedList<User> = PagedList(), capabilities: ProfileCapabilities = .all,
    places: PeoplePlaces = .all, hasNews: Bool = false,
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

  /// Begins the list anew.
  mutating func show(_ page: Page<User>, of owner: User?) {
    self.owner = owner
    people = PagedList(page)
    hasNews = false
    isLoaded = true
  }

  /// Shows a person as they now are, wherever they stand.
  mutating func update(_ user: User) {
    people.update(user)
    if owner?.id == user.id { owner = user }
  }
}
