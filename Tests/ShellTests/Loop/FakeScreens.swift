import AppScreens
import Navigation
import SocialMenuShell

@testable import SocialShell

/// Makes a screen of every place.
@MainActor
struct FakeScreens: ScreenSource {
  /// A place that there is not; nil where there is each.
  var missing: Route?
  let make: @MainActor (Destination, any SessionNavigator) -> LiveScreen

  init(missing: Route? = nil, make: @escaping @MainActor (Destination, any SessionNavigator) -> LiveScreen) {
    self.missing = missing
    self.make = make
  }

  func has(_ place: Route) -> Bool { place != missing }

  func screen(
    for place: Destination, visit: VisitNavigator<Destination>, navigator: some SessionNavigator
  ) -> LiveScreen {
    make(place, navigator)
  }
}
