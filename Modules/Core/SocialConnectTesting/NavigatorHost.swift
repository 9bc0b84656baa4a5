public import AppScreens

/// What keeps the places that navigators open, as far as `NavigatorPromise` looks at it.
@MainActor
public protocol NavigatorHost<Place> {
  /// The places of the app.
  associatedtype Place: AppPlace

  /// What is open, the first opened first.
  var places: [Place] { get }
  /// The navigator of the visit at that index of `places`.
  func navigator(at index: Int) -> any Navigator<Place>
  /// Has the app lose its places of a kind, or gain them, as a source loses or gains what it can do.
  func setPlaces(of kind: Place.Kind, areThere: Bool)
}
