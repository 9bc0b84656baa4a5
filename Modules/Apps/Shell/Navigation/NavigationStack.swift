import AppScreens
import Entities
import Navigation

/// A place that the shell can stand at: any route, or the shell's own main menu.
enum Destination: Hashable, Sendable {
  case route(Route)
  case menu
}

/// Brings places to life for one viewer, each with the navigator of its visit.
@MainActor
protocol ScreenMaker {
  /// Whether there is anything at a place.
  func has(_ place: Route) -> Bool
  func screen(for place: Destination, navigator: some SessionNavigator) -> LiveScreen
}

extension ScreenMaker {
  /// Where a viewer begins: the main menu, where there is nothing else to begin with.
  fileprivate func start(for viewer: Viewer) -> Destination {
    let start = Route.start(for: viewer)
    return has(start) ? .route(start) : .menu
  }
}

/// Where the person is, and the way back. It owns the screens, which own their navigators.
@MainActor
final class NavigationStack {
  /// A place that has been opened.
  struct Frame {
    /// Differs between two visits of one place.
    let id: Int
    let place: Destination
    let navigator: any SessionNavigator
    let liveScreen: LiveScreen
  }

  /// The most places kept alive: beyond them the oldest above the first are let go.
  static let depth = 50

  /// Who is looking.
  private(set) var viewer: Viewer
  /// What is open, the first opened first.
  private(set) var frames: [Frame] = []
  private var places: PlaceStack<Destination>
  private var screens: any ScreenMaker
  private let makeScreens: @MainActor (Viewer) -> any ScreenMaker

  /// - Parameter screens: Builds all that makes screens, anew for each viewer.
  init(viewer: Viewer, at start: Route, screens: @escaping @MainActor (Viewer) -> any ScreenMaker) {
    self.viewer = viewer
    makeScreens = screens
    self.screens = screens(viewer)
    places = PlaceStack(start: self.screens.start(for: viewer), at: .route(start), limit: Self.depth)
    settle()
  }

  /// The present place.
  var top: Frame { frames[frames.count - 1] }

  /// Whether there is a place to go back to: before a first screen that a link opened, where one would have
  /// begun without it.
  var canGoBack: Bool { places.canGoBack }

  /// Opens a place on top of all.
  func show(_ place: Destination) {
    places.show(place)
    settle()
  }

  /// Leaves the present place.
  func back() { leave(top.id) }

  /// Builds every place anew for another viewer, beginning at `route`.
  func restart(as viewer: Viewer, at route: Route) {
    self.viewer = viewer
    screens = makeScreens(viewer)
    let start = screens.start(for: viewer)
    places.restart(at: screens.has(route) ? .route(route) : start, start: start)
    settle()
  }

  fileprivate func has(_ place: Route) -> Bool { screens.has(place) }

  fileprivate func leave(_ id: Int) {
    places.leave(id)
    settle()
  }

  fileprivate func replace(_ id: Int, with place: Destination) {
    places.replace(id, with: place)
    settle()
  }

  fileprivate func remove(_ place: Destination) {
    places.remove(place)
    settle()
  }

  /// Lets go of the places that were left, and brings new ones to life.
  private func settle() {
    let kept = frames
    frames = places.visits.map { visit in kept.first { $0.id == visit.id } ?? frame(visit) }
  }

  private func frame(_ visit: PlaceStack<Destination>.Visit) -> Frame {
    let navigator = VisitNavigator(visit.id, in: self)
    return Frame(
      id: visit.id, place: visit.place, navigator: navigator,
      liveScreen: screens.screen(for: visit.place, navigator: navigator))
  }
}

/// The navigator of one visit.
@MainActor
private final class VisitNavigator: SessionNavigator {
  private let id: Int
  // The stack holds the screens, which hold this.
  private weak var stack: NavigationStack?

  init(_ id: Int, in stack: NavigationStack) {
    self.id = id
    self.stack = stack
  }

  func has(_ place: Route) -> Bool { stack?.has(place) ?? false }
  func show(_ place: Route) { stack?.show(.route(place)) }
  func replace(with place: Route) { stack?.replace(id, with: .route(place)) }
  func back() { stack?.leave(id) }
  func remove(_ place: Route) { stack?.remove(.route(place)) }
  func restart(as viewer: Viewer, at route: Route) { stack?.restart(as: viewer, at: route) }
}

extension Route {
  /// Where a viewer begins.
  static func start(for viewer: Viewer) -> Route {
    viewer.session == nil ? .welcome : .home
  }
}
