import AppScreens
import AppValues
import Entities
import Navigation
import PostActions

/// Where the screens about people lead.
@MainActor
struct ProfileRouter {
  let posts: PostNavigation
  private let navigator: any Navigator<Route>

  init(navigator: any Navigator<Route>) {
    self.navigator = navigator
    posts = PostNavigation(navigator: navigator)
  }

  /// Opens a person's profile.
  func open(_ person: ID<User>) {
    navigator.show(.profile(person))
  }

  /// Opens a person's posts and shares.
  func openPosts(of person: ID<User>) {
    navigator.show(.posts(of: person))
  }

  /// Opens the viewer's lists, to add a person to them.
  func openLists(for person: ID<User>) {
    navigator.show(.addToLists(person))
  }

  /// Opens a list of people.
  func openPeople(_ list: PeopleList) {
    switch list {
    case .followers(let person): navigator.show(.followers(person))
    case .following(let person): navigator.show(.following(person))
    case .knownFollowers(let person): navigator.show(.knownFollowers(of: person))
    case .requests: navigator.show(.followRequests)
    case .blocked: navigator.show(.blockedPeople)
    case .muted: navigator.show(.mutedPeople)
    case .newFollowers(let id): navigator.show(.newFollowers(id))
    case .suggested: navigator.show(.suggestedPeople)
    }
  }

  /// Opens the report of a person.
  func report(_ person: ID<User>) {
    navigator.show(.report(of: person, post: nil))
  }

  /// Goes back to the previous screen.
  func leave() {
    navigator.back()
  }

  /// Opens an empty search, to find people.
  func findPeople() {
    navigator.show(.search(""))
  }

  /// Begins a new post.
  func writePost() {
    navigator.show(.compose(commentOn: nil))
  }

  /// Opens what the viewer says of themselves, to change it.
  func editProfile() {
    navigator.show(.editProfile)
  }

  /// Opens the accounts of this machine.
  func openAccounts() {
    navigator.show(.accounts)
  }

  /// Opens the sign-in.
  func signIn() {
    navigator.show(.signIn)
  }
}
