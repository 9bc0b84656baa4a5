import AppScreens

/// The navigator of one visit, by the places that a room knows.
@MainActor
final class RoomNavigator<Place: AppPlace>: Navigator {
  private let visit: any Navigator<TodoDestination>
  private let destination: @MainActor (Place) -> TodoDestination
  private let kind: @MainActor (Place.Kind) -> TodoDestination.Kind

  /// - Parameters:
  ///   - visit: The navigator of the visit.
  ///   - destination: The place of the app that the room means.
  ///   - kind: The kind of the app's places that the room means.
  init(
    _ visit: any Navigator<TodoDestination>, _ destination: @escaping @MainActor (Place) -> TodoDestination,
    kind: @escaping @MainActor (Place.Kind) -> TodoDestination.Kind
  ) {
    self.visit = visit
    self.destination = destination
    self.kind = kind
  }

  func has(_ kind: Place.Kind) -> Bool { visit.has(self.kind(kind)) }
  func show(_ place: Place) { visit.show(destination(place)) }
  func replace(with place: Place) { visit.replace(with: destination(place)) }
  func back() { visit.back() }
  func remove(_ place: Place) { visit.remove(destination(place)) }
  func say(_ notice: ScreenNotice) { visit.say(notice) }
}
