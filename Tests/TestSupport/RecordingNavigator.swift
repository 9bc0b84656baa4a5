public import Entities
public import Navigation

/// A host that writes down where it was sent.
@MainActor
public final class RecordingNavigator: Navigator {
  /// One move.
  public enum Move: Equatable, Sendable {
    case show(Route)
    case replace(Route)
    case back
    case restart(Viewer, Route)
  }

  /// Where it was sent, in order.
  public private(set) var moves: [Move] = []

  public init() {}

  public func show(_ route: Route) { moves.append(.show(route)) }
  public func replace(with route: Route) { moves.append(.replace(route)) }
  public func back() { moves.append(.back) }
  public func restart(as viewer: Viewer, at route: Route) { moves.append(.restart(viewer, route)) }
}
