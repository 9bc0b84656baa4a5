public import AppScreens
public import Entities

/// A navigator for screens on which someone signs in or out.
@MainActor
public protocol SessionNavigator: Navigator where Place == Route {
  /// Ends every visit and starts at `route` for another viewer, even if the visit that asks is over.
  ///
  /// - Parameters:
  ///   - viewer: The viewer from now on.
  ///   - route: A place that the app has; nil if the screen that asks doesn't know one, so that the app decides.
  func restart(as viewer: Viewer, at route: Route?)
}
