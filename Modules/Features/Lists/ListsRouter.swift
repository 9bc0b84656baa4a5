import AppScreens
import AppValues
import Entities
import Navigation

/// Where lists of people lead.
@MainActor
struct ListsRouter {
  let navigator: any Navigator<Route>

  /// The kinds of places that the app has at present.
  var places: Set<Route.Kind> { navigator.availablePlaces }

  /// Opens the timeline of a list, or its people if the app has no timelines of lists.
  func open(_ list: ID<UserList>) throws(AppError) {
    try navigator.open(navigator.has(.list) ? .list(list) : .listMembers(list))
  }
  func openProfile(of person: ID<User>) throws(AppError) { try navigator.open(.profile(person)) }
  func signIn() throws(AppError) { try navigator.open(.signIn) }
  /// Leaves every place of a list that was deleted.
  func remove(_ list: ID<UserList>) {
    navigator.remove(.listMembers(list))
    navigator.remove(.list(list))
  }
}
