import Entities
import Navigation

/// Remembers where it was told to go.
@MainActor
final class RecordingNavigator: Navigator {
  enum Step: Equatable {
    case show(Route)
    case replace(Route)
    case back
    case restart(Viewer, Route)
  }

  private(set) var steps: [Step] = []

  func show(_ route: Route) { steps.append(.show(route)) }
  func replace(with route: Route) { steps.append(.replace(route)) }
  func back() { steps.append(.back) }
  func restart(as viewer: Viewer, at route: Route) { steps.append(.restart(viewer, route)) }
}
