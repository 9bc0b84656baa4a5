public import AppScreens
public import Entities

/// A navigator for the screens where someone signs in or out.
@MainActor
public protocol SessionNavigator: Navigator where Place == Route {
  /// Ends every visit and starts at `route` for another viewer, also when the visit that asks is over.
  func restart(as viewer: Viewer, at route: Route)
}
