import AppScreens
import Navigation

/// A place that the shell can stand at: any route, or one of the shell's own.
enum Destination: AppPlace {
  case route(Route)
  /// The main menu.
  case menu
  /// How the shell looks on this device.
  case settings

  enum Kind: Hashable, Sendable {
    case route(Route.Kind)
    case menu, settings
  }

  var kind: Kind {
    switch self {
    case .route(let route): .route(route.kind)
    case .menu: .menu
    case .settings: .settings
    }
  }
}
