import AppScreens
import AppValues

/// Where the items lead. Throws `unsupported` for a place that the app doesn't have.
@MainActor
struct NewRoomRouter {
  let navigator: any Navigator<NewRoomPlace>

  /// The kinds of places that the app has at present.
  var places: Set<NewRoomPlace.Kind> { navigator.availablePlaces }

  func open(_ item: NewRoomItem) throws(AppError) { try navigator.open(.search(item.name)) }
}
