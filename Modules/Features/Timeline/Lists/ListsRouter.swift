import AppScreens
import AppValues
import Entities
import Navigation

/// Where lists of people lead.
@MainActor
struct ListsRouter {
  let navigator: any Navigator<Route>

  func open(_ list: ID<UserList>) { navigator.show(.list(list)) }
  func openProfile(of person: ID<User>) { navigator.show(.profile(person)) }
  func signIn() { navigator.show(.signIn) }
  /// Leaves every place of a list that was deleted.
  func remove(_ list: ID<UserList>) {
    navigator.remove(.listMembers(list))
    navigator.remove(.list(list))
  }
}
