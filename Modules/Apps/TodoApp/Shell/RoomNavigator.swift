import AppScreens

/// The navigator of one visit, by the places that a room knows.
@MainActor
final class RoomNavigator<Place: Hashable & Sendable>: Navigator {
  private let visit: any Navigator<TodoDestination>
  private let destination: @MainActor (Place) -> TodoDestination

  /// - Parameters:
  ///   - visit: The navigator of the visit.
  ///   - destination: The place of the app that the room means.
  init(
    _ visit: any Navigator<TodoDestination>, _ destination: @escaping @MainActor (Place) -> TodoDestination
  ) {
    self.visit = visit
    self.destination = destination
  }

  func has(_ place: Place) -> Bool { visit.has(destination(place)) }
  func show(_ place: Place) { visit.show(destination(place)) }
  func replace(with place: Place) { visit.replace(with: destination(place)) }
  func back() { visit.back() }
  func remove(_ place: Place) { visit.remove(destination(place)) }
  func say(_ notice: ScreenNotice) { visit.say(notice) }
}
