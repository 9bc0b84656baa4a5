import Entities
import Navigation

/// The noticeboard has one screen and leads nowhere.
final class Lobby: Navigator {
  func show(_ route: Route) {}
  func replace(with route: Route) {}
  func back() {}
  func restart(as viewer: Viewer, at route: Route) {}
}
