import AppScreens
import Navigation

/// The noticeboard has one screen and leads nowhere.
final class Lobby: Navigator {
  func show(_ place: Route) {}
  func replace(with place: Route) {}
  func back() {}
  func remove(_ place: Route) {}
}
