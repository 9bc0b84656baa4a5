import AppScreens
import Entities
import Navigation

/// A place that the shell can stand at: any route, or the shell's own main menu.
enum Destination: Hashable, Sendable {
  case route(Route)
  case menu
}

/// Brings places to life for one viewer.
typealias ScreenMaker = @MainActor (Destination) -> LiveScreen

/// Where the person is, and the way back. It owns the screens; their routers know it weakly.
@MainActor
final class NavigationStack: Navigator {
  /// A place that has been opened.
  struct Frame {
    /// Differs between two visits of one place.
    let id: Int
    let place: Destination
    let liveScreen: LiveScreen
  }

  /// The most places kept alive: beyond them the oldest above the first are let go.
  static let depth = 50

  /// Who is looking.
  private(set) var viewer: Viewer
  private var frames: [Frame] = []
  private var lastID = 0
  private var makeScreen: ScreenMaker?
  private let makeScreens: @MainActor (Viewer, any Navigator) -> ScreenMaker

  /// - Parameter makeScreens: Builds all that makes screens, anew for each viewer.
  init(
    viewer: Viewer, at start: Route,
    makeScreens: @escaping @MainActor (Viewer, any Navigator) -> ScreenMaker
  ) {
    self.viewer = viewer
    self.makeScreens = makeScreens
    restart(as: viewer, at: start)
  }

  /// The present place.
  var top: Frame { frames[frames.count - 1] }

  /// Whether there is a place to go back to: before a first screen that a link opened, where one would have
  /// begun without it.
  var canGoBack: Bool { frames.count > 1 || top.place != .route(.start(for: viewer)) }

  func show(_ route: Route) { open(.route(route)) }

  /// Opens the main menu.
  func showMenu() { open(.menu) }

  func replace(with route: Route) {
    frames.removeLast()
    frames.append(frame(.route(route)))
  }

  func back() {
    if frames.count > 1 {
      frames.removeLast()
    } else if canGoBack {
      replace(with: .start(for: viewer))
    }
  }

  func restart(as viewer: Viewer, at route: Route) {
    self.viewer = viewer
    makeScreen = nil
    frames = [frame(.route(route))]
  }

  private func open(_ place: Destination) {
    if place == top.place { frames.removeLast() }
    frames.append(frame(place))
    if frames.count > Self.depth { frames.remove(at: 1) }
  }

  private func frame(_ place: Destination) -> Frame {
    let makeScreen = makeScreen ?? makeScreens(viewer, self)
    self.makeScreen = makeScreen
    lastID += 1
    return Frame(id: lastID, place: place, liveScreen: makeScreen(place))
  }
}

extension Route {
  /// Where a viewer begins.
  static func start(for viewer: Viewer) -> Route {
    viewer.session == nil ? .welcome : .home
  }
}
