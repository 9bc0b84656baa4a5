import AppScreens
import AppValues
import Navigation

/// Where the hashtags that a viewer follows lead.
@MainActor
struct HashtagsRouter {
  let navigator: any Navigator<Route>

  /// The kinds of places that the app has at present.
  var places: Set<Route.Kind> { navigator.availablePlaces }

  func open(_ hashtag: String) throws(AppError) { try navigator.open(.hashtag(hashtag)) }
  func openPopular() throws(AppError) { try navigator.open(.popular) }
  func signIn() throws(AppError) { try navigator.open(.signIn) }
}
