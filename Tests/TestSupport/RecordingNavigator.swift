import AppScreens
public import Entities
public import Navigation

/// The navigator of one visit, which writes down where it was sent, and goes there.
@MainActor
public final class RecordingNavigator: SessionNavigator {
  /// One move.
  public enum Move: Equatable, Sendable {
    case show(Route)
    case replace(Route)
    case back
    case remove(Route)
    case restart(Viewer, Route)
  }

  /// Where it was sent, in order.
  public private(set) var moves: [Move] = []
  private let way: Way
  private let visit: Int

  /// The navigator of the last of these places, each opened on the one before; nothing lies below the first.
  public convenience init(at places: Route...) {
    let way = Way(start: places.first ?? .home)
    for place in places.dropFirst() { way.stack.show(place) }
    self.init(way, visit: way.stack.top.id)
  }

  private init(_ way: Way, visit: Int) {
    self.way = way
    self.visit = visit
  }

  /// What is open now, the first opened first.
  public var places: [Route] { way.stack.visits.map(\.place) }

  /// A navigator of another visit beside this one.
  public func navigator(at index: Int) -> RecordingNavigator {
    RecordingNavigator(way, visit: way.stack.visits[index].id)
  }

  public func show(_ place: Route) {
    moves.append(.show(place))
    way.stack.show(place)
  }

  public func replace(with place: Route) {
    moves.append(.replace(place))
    way.stack.replace(visit, with: place)
  }

  public func back() {
    moves.append(.back)
    way.stack.leave(visit)
  }

  public func remove(_ place: Route) {
    moves.append(.remove(place))
    way.stack.remove(place)
  }

  public func restart(as viewer: Viewer, at route: Route) {
    moves.append(.restart(viewer, route))
    way.stack.restart(at: route, start: route)
  }

  /// What the navigators of all visits share.
  @MainActor
  private final class Way {
    var stack: PlaceStack<Route>

    init(start: Route) {
      stack = PlaceStack(start: start)
    }
  }
}
