import AppScreens
import AppValues

/// Where the items lead. Throws `unsupported` for a place that the app doesn't have.
@MainActor
struct NewRoomRouter {
  let navigator: any Navigator<NewRoomPlace>

  /// The places that the items can lead to.
  var places: NewRoomPlaces { NewRoomPlaces(search: navigator.has(.search(""))) }

  func open(_ item: NewRoomItem) throws(AppError) { try navigator.open(.search(item.name)) }
}

/// The places that the items lead to, and whether the app has them.
public struct NewRoomPlaces: Equatable, Sendable {
  /// What is found for the name of an item.
  public var search: Bool

  /// Whether the app has the place of that name.
  public init(search: Bool) {
    self.search = search
  }

  /// All that there are.
  public static let all = NewRoomPlaces(search: true)
}
