import AppScreens
import AppValues
import Entities
import Navigation
import PostActions

/// Opens the places that the screens about people lead to. A place that the app doesn't have throws `unsupported`.
@MainActor
struct ProfileRouter {
  let posts: PostNavigation
  private let navigator: any Navigator<Route>

  init(navigator: any Navigator<Route>) {
    self.navigator = navigator
    posts = PostNavigation(navigator: navigator)
  }

  /// The kinds of places that the app has at present.
  var places: Set<Route.Kind> { navigator.availablePlaces }

  // MARK: Navigation

  /// Opens a person's profile.
  func open(_ person: ID<User>) throws(AppError) { try navigator.open(.profile(person)) }

  /// Opens a person's posts and shares.
  func openPosts(of person: ID<User>) throws(AppError) { try navigator.open(.posts(of: person)) }

  /// Opens the viewer's lists, to add a person to them.
  func openLists(for person: ID<User>) throws(AppError) { try navigator.open(.addToLists(person)) }

  /// Opens a list of people.
  func openPeople(_ list: PeopleList) throws(AppError) { try navigator.open(route(to: list)) }

  /// Shows a list of people in place of the one on the screen.
  func changePeople(to list: PeopleList) throws(AppError) {
    guard navigator.has(list.kind.place) else { throw .unsupported }
    navigator.replace(with: route(to: list))
  }

  /// Opens the report of a person.
  func report(_ person: ID<User>) throws(AppError) {
    try navigator.open(.report(of: person, post: nil))
  }

  /// Opens an empty search, to find people.
  func findPeople() throws(AppError) { try navigator.open(.search("")) }

  /// Opens the editor for a new post.
  func writePost() throws(AppError) { try navigator.open(.compose(commentOn: nil)) }

  /// Opens the editor with a post that mentions a person and that only they can see.
  func message(_ text: String, to handle: String) throws(AppError) {
    try navigator.open(.compose(commentOn: nil, text: "@\(handle) \(text)", visibility: .direct))
  }

  /// Opens the viewer's own profile for editing.
  func editProfile() throws(AppError) { try navigator.open(.editProfile) }

  /// Opens the accounts on this device.
  func openAccounts() throws(AppError) { try navigator.open(.accounts) }

  /// Opens the sign-in.
  func signIn() throws(AppError) { try navigator.open(.signIn) }

  /// Goes back to the previous screen.
  func leave() { navigator.back() }

  private func route(to list: PeopleList) -> Route {
    switch list {
    case .followers(let person): .followers(person)
    case .following(let person): .following(person)
    case .knownFollowers(let person): .knownFollowers(of: person)
    case .requests: .followRequests
    case .blocked: .blockedPeople
    case .muted: .mutedPeople
    case .newFollowers(let id): .newFollowers(id)
    case .suggested: .suggestedPeople
    case .directory(let order): .directory(order)
    }
  }
}
