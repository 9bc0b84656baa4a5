public import AppValues
public import Entities
public import Presentation

/// What a list of people shows.
public struct PeopleState: Equatable, Sendable {
  /// Which list.
  public let list: PeopleList
  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  public internal(set) var isLoaded = false
  /// Whose list it is; nil until it is loaded, and for a list of the viewer's own.
  public internal(set) var owner: User?
  /// Those loaded so far, the latest first, each once.
  public internal(set) var people: [User] = []
  /// Where those not loaded yet begin; nil when there are none.
  public internal(set) var older: Cursor?
  /// There is someone new above the first person on the screen.
  public internal(set) var hasNews = false
  /// What became of the latest change; cleared by the next action.
  public internal(set) var outcome: RelationOutcome?
  /// What went wrong; cleared by the next action.
  public internal(set) var problem: AppError?
  /// What that was about; nil where it was about the list.
  public internal(set) var failedAction: ErrorSubject?
  /// The source is out of reach, and what is shown may be out of date.
  public internal(set) var isStale = false

  init(list: PeopleList, isSignedIn: Bool) {
    self.list = list
    self.isSignedIn = isSignedIn
  }

  /// Clears what was said about the action before.
  mutating func forgetOutcome() {
    outcome = nil
    problem = nil
    failedAction = nil
  }

  /// Begins the list anew.
  mutating func show(_ page: Page<User>, of owner: User?) {
    self.owner = owner
    people = []
    append(page)
    hasNews = false
    isStale = false
    problem = nil
    isLoaded = true
  }

  /// Puts those of a further page below the others, each once.
  mutating func append(_ page: Page<User>) {
    let known = Set(people.map(\.id))
    people += page.items.filter { !known.contains($0.id) }
    older = page.older
  }

  /// Shows a person as they now are, wherever they stand.
  mutating func update(_ user: User) {
    if let index = people.firstIndex(where: { $0.id == user.id }) { people[index] = user }
    if owner?.id == user.id { owner = user }
  }
}
