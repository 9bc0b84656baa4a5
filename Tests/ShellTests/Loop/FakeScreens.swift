import AppScreens
import Navigation
import SocialMenuShell

@testable import SocialShell

/// Makes a screen of every place.
@MainActor
struct FakeScreens: ScreenSource {
  /// The places that there are not; nil where there are all.
  var missing: Route.Kind?
  let make: @MainActor (Destination, any SessionNavigator) -> LiveScreen

  init(
    missing: Route.Kind? = nil, make: @escaping @MainActor (Destination, any SessionNavigator) -> LiveScreen
  ) {
    self.missing = missing
    self.make = make
  }

  func has(_ kind: Route.Kind) -> Bool { kind != missing }

  func screen(
    for place: Destination, visit: VisitNavigator<Destination>, navigator: some SessionNavigator
  ) -> LiveScreen {
    make(place, navigator)
  }
}
