public import AppScreens
public import Entities
public import Navigation

/// A navigator of one visit that records its calls, and follows them.
@MainActor
public final class RecordingNavigator: SessionNavigator {
  /// A call of a navigator.
  public enum Move: Equatable, Sendable {
    /// `show(_:)`, with the place.
    case show(Route)
    /// `replace(with:)`, with the place.
    case replace(Route)
    /// `back()`, even of a visit that is over.
    case back
    /// `remove(_:)`, with the place.
    case remove(Route)
    /// `restart(as:at:)`, with both.
    case restart(Viewer, Route?)
  }

  /// The calls, in order.
  public private(set) var moves: [Move] = []
  /// The notices passed to `say(_:)`, in order.
  public private(set) var notices: [ScreenNotice] = []
  /// Whether the app has places of a kind, for the navigators of all visits; all kinds by default.
  public var hasPlace: (Route.Kind) -> Bool {
    get { shared.hasPlace }
    set { shared.hasPlace = newValue }
  }
  private let shared: SharedStack
  private let visit: Int

  /// Makes the navigator of the last of these places, each opened on top of the one before; nothing is below the
  /// first.
  public convenience init(at places: Route...) {
    let shared = SharedStack(start: places.first ?? .home)
    for place in places.dropFirst() { shared.stack.show(place) }
    self.init(shared, visit: shared.stack.top.id)
  }

  private init(_ shared: SharedStack, visit: Int) {
    self.shared = shared
    self.visit = visit
  }

  /// The open places, the earliest first.
  public var places: [Route] { shared.stack.visits.map(\.place) }

  /// The navigator of the visit at an `index` of `places`.
  public func navigator(at index: Int) -> RecordingNavigator {
    RecordingNavigator(shared, visit: shared.stack.visits[index].id)
  }

  /// Whether the app has places of a kind, according to `hasPlace`.
  public func has(_ kind: Route.Kind) -> Bool { hasPlace(kind) }

  /// Opens a place, and records that.
  public func show(_ place: Route) {
    moves.append(.show(place))
    shared.stack.show(place)
  }

  /// Opens a place instead of this visit, and records that, also when the visit is over.
  public func replace(with place: Route) {
    moves.append(.replace(place))
    shared.stack.replace(visit, with: place)
  }

  /// Leaves this visit, and records that, also when the visit is over.
  public func back() {
    moves.append(.back)
    shared.stack.leave(visit)
  }

  /// Leaves every visit of a place, and records that.
  public func remove(_ place: Route) {
    moves.append(.remove(place))
    shared.stack.remove(place)
  }

  /// Records what is to be said.
  public func say(_ notice: ScreenNotice) { notices.append(notice) }

  /// Leaves all visits and opens the place `route`, or else that where it began, and records that with the viewer.
  public func restart(as viewer: Viewer, at route: Route?) {
    moves.append(.restart(viewer, route))
    let place = route ?? shared.stack.visits[0].place
    shared.stack.restart(at: place, start: place)
  }

  /// What the navigators of all visits share.
  @MainActor
  private final class SharedStack {
    var stack: PlaceStack<Route>
    var hasPlace: (Route.Kind) -> Bool = { _ in true }

    init(start: Route) {
      stack = PlaceStack(start: start)
    }
  }
}
