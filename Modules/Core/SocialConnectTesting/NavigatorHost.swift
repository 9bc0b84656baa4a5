public import AppScreens
import Entities

/// What keeps the places that navigators open, as far as `NavigatorPromise` looks at it.
@MainActor
public protocol NavigatorHost<Place> {
  /// The places of the app.
  associatedtype Place: Hashable, Sendable

  /// What is open, the first opened first.
  var places: [Place] { get }
  /// The navigator of the visit at that index of `places`.
  func navigator(at index: Int) -> any Navigator<Place>
}
