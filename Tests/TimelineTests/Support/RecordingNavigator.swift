import Entities
import Navigation
import Testing

/// Remembers where it was sent.
@MainActor
final class RecordingNavigator: Navigator {
  enum Move: Hashable {
    case show(Route)
    case replace(Route)
  }

  private(set) var moves: [Move] = []

  func show(_ route: Route) { moves.append(.show(route)) }
  func replace(with route: Route) { moves.append(.replace(route)) }
  func back() { Issue.record("unexpected going back") }
  func restart(as viewer: Viewer, at route: Route) { Issue.record("unexpected restart") }
}
