public import AppScreens
public import Entities

/// A navigator for the screens where someone signs in or out.
@MainActor
public protocol SessionNavigator: Navigator where Place == Route {
  /// Ends every visit and starts at `route` for another viewer, also when the visit that asks is over.
  ///
  /// - Parameters:
  ///   - viewer: Who looks from now on.
  ///   - route: A place that the app has; nil where the screens that ask know of none, so that the app decides.
  func restart(as viewer: Viewer, at route: Route?)
}
