import AppScreens
import AppValues
import Entities
import Navigation

/// Where filters lead. Throws `unsupported` for a place that the app doesn't have.
@MainActor
struct FiltersRouter {
  let navigator: any Navigator<Route>

  /// The kinds of places that the app has at present.
  var places: Set<Route.Kind> { navigator.availablePlaces }

  func open(_ filter: ID<PostFilter>) throws(AppError) { try navigator.open(.filter(filter)) }
  func open(_ post: ID<Post>) throws(AppError) { try navigator.open(.post(post)) }
  func signIn() throws(AppError) { try navigator.open(.signIn) }
  /// Leaves every place of a filter that was deleted.
  func remove(_ filter: ID<PostFilter>) { navigator.remove(.filter(filter)) }
}
