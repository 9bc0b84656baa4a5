import AppScreens
import Entities
import Navigation
import SocialMenuShell

/// Makes the screens of one viewer.
@MainActor
protocol ScreenSource {
  /// Whether there is anything at places of a kind at present.
  func has(_ kind: Route.Kind) -> Bool
  /// - Parameters:
  ///   - visit: Leads to the shell's own places, too.
  ///   - navigator: The same, by routes.
  func screen(
    for place: Destination, visit: VisitNavigator<Destination>, navigator: some SessionNavigator
  ) -> LiveScreen
}

extension ScreenSource {
  /// Where a viewer begins: the main menu, where there is nothing else to begin with.
  fileprivate func start(for viewer: Viewer) -> Destination {
    let start = Route.start(for: viewer)
    return has(start.kind) ? .route(start) : .menu
  }
}

/// Where the viewer is, and who that is: all places are built again for another viewer.
@MainActor
final class SessionStack {
  /// Who is looking.
  private(set) var viewer: Viewer
  /// The places that the viewer has opened.
  let stack: NavigationStack<Destination>
  private let maker: SessionScreens
  private let makeScreens: @MainActor (Viewer) -> any ScreenSource

  /// - Parameter screens: Builds all that makes screens, once for each viewer.
  init(viewer: Viewer, at place: Destination, screens: @escaping @MainActor (Viewer) -> any ScreenSource) {
    self.viewer = viewer
    makeScreens = screens
    let source = screens(viewer)
    maker = SessionScreens(source)
    stack = NavigationStack(start: source.start(for: viewer), at: place, screens: maker)
    maker.session = self
  }

  /// Whether the viewer's network has anything at places of a kind.
  func has(_ kind: Route.Kind) -> Bool { maker.source.has(kind) }

  /// Builds every place again for another viewer, beginning at `route`, or where that viewer does.
  func restart(as viewer: Viewer, at route: Route?) {
    self.viewer = viewer
    let source = makeScreens(viewer)
    maker.source = source
    let start = source.start(for: viewer)
    let place = route.flatMap { source.has($0.kind) ? Destination.route($0) : nil }
    stack.restart(at: place ?? start, start: start)
  }
}

/// Makes the screens of the present viewer, for the stack that shows them.
@MainActor
private final class SessionScreens: ScreenMaker {
  var source: any ScreenSource
  weak var session: SessionStack?

  init(_ source: any ScreenSource) {
    self.source = source
  }

  func has(_ kind: Destination.Kind) -> Bool {
    switch kind {
    case .menu, .settings: true
    case .route(let kind): source.has(kind)
    }
  }

  func screen(for place: Destination, navigator: VisitNavigator<Destination>) -> LiveScreen {
    source.screen(
      for: place, visit: navigator, navigator: RouteNavigator(navigator) { [weak self] in self?.session })
  }
}

/// The navigator of one visit, by routes.
@MainActor
private final class RouteNavigator: SessionNavigator {
  private let visit: VisitNavigator<Destination>
  private let session: @MainActor () -> SessionStack?

  init(_ visit: VisitNavigator<Destination>, in session: @escaping @MainActor () -> SessionStack?) {
    self.visit = visit
    self.session = session
  }

  func has(_ kind: Route.Kind) -> Bool { visit.has(.route(kind)) }
  func show(_ place: Route) { visit.show(.route(place)) }
  func replace(with place: Route) { visit.replace(with: .route(place)) }
  func back() { visit.back() }
  func remove(_ place: Route) { visit.remove(.route(place)) }
  func say(_ notice: ScreenNotice) { visit.say(notice) }
  func restart(as viewer: Viewer, at route: Route?) { session()?.restart(as: viewer, at: route) }
}

extension Route {
  /// Where a viewer begins.
  static func start(for viewer: Viewer) -> Route {
    viewer.session == nil ? .welcome : .home
  }
}
