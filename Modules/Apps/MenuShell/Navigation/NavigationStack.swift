public import AppScreens

/// Brings the places of an app to life, each with the navigator of its visit.
@MainActor
public protocol ScreenMaker<Place> {
  /// The places of the app.
  associatedtype Place: AppPlace

  /// Whether there is anything at places of a kind at present; answered without making a screen.
  func has(_ kind: Place.Kind) -> Bool
  /// The screen of a new visit.
  func screen(for place: Place, navigator: VisitNavigator<Place>) -> LiveScreen
}

/// Where the person is, and the way back. It owns the screens, which own their navigators.
@MainActor
public final class NavigationStack<Place: AppPlace> {
  /// A place that has been opened.
  public struct Frame {
    /// Differs between two visits of one place.
    public let id: Int
    /// What is visited.
    public let place: Place
    let navigator: VisitNavigator<Place>
    /// What it shows.
    public let liveScreen: LiveScreen
  }

  /// The most places kept alive: beyond them the oldest above the first are let go.
  public static var depth: Int { 50 }

  /// What is open, the first opened first.
  public private(set) var frames: [Frame] = []
  private var places: PlaceStack<Place>
  /// What the screens that were left have said for the next one.
  private var said: [ScreenNotice] = []
  private let screens: any ScreenMaker<Place>

  /// - Parameters:
  ///   - start: Where a person begins, and ends up when they leave everything.
  ///   - place: What is open at first; nil for `start`.
  ///   - screens: Makes the screens.
  public init(start: Place, at place: Place? = nil, screens: any ScreenMaker<Place>) {
    self.screens = screens
    places = PlaceStack(start: start, at: place, limit: Self.depth)
    settle()
  }

  /// The present place.
  public var top: Frame { frames[frames.count - 1] }

  /// Whether there is a place to go back to: before a first screen that a link opened, where one would have
  /// begun without it.
  public var canGoBack: Bool { places.canGoBack }

  /// Opens a place on top of all.
  public func show(_ place: Place) {
    places.show(place)
    settle()
  }

  /// Leaves the present place.
  public func back() { leave(top.id) }

  /// Leaves everything and opens a place, for a person who begins at another `start`.
  public func restart(at place: Place, start: Place) {
    places.restart(at: place, start: start)
    settle()
  }

  /// What is to be said on the next screen; said once.
  func takeNotices() -> [ScreenNotice] {
    defer { said = [] }
    return said
  }

  fileprivate func say(_ notice: ScreenNotice) { said.append(notice) }

  /// Whether there is anything at places of a kind.
  func has(_ kind: Place.Kind) -> Bool { screens.has(kind) }

  fileprivate func leave(_ id: Int) {
    places.leave(id)
    settle()
  }

  fileprivate func replace(_ id: Int, with place: Place) {
    places.replace(id, with: place)
    settle()
  }

  fileprivate func remove(_ place: Place) {
    places.remove(place)
    settle()
  }

  /// Lets go of the places that were left, and brings new ones to life.
  private func settle() {
    let kept = frames
    frames = places.visits.map { visit in kept.first { $0.id == visit.id } ?? frame(visit) }
  }

  private func frame(_ visit: PlaceStack<Place>.Visit) -> Frame {
    let navigator = VisitNavigator(visit.id, in: self)
    return Frame(
      id: visit.id, place: visit.place, navigator: navigator,
      liveScreen: screens.screen(for: visit.place, navigator: navigator))
  }
}

/// The navigator of one visit.
@MainActor
public final class VisitNavigator<Place: AppPlace>: Navigator {
  private let id: Int
  // The stack holds the screens, which hold this.
  private weak var stack: NavigationStack<Place>?

  fileprivate init(_ id: Int, in stack: NavigationStack<Place>) {
    self.id = id
    self.stack = stack
  }

  public func has(_ kind: Place.Kind) -> Bool { stack?.has(kind) ?? false }
  public func show(_ place: Place) { stack?.show(place) }
  public func replace(with place: Place) { stack?.replace(id, with: place) }
  public func back() { stack?.leave(id) }
  public func remove(_ place: Place) { stack?.remove(place) }
  public func say(_ notice: ScreenNotice) { stack?.say(notice) }
}
