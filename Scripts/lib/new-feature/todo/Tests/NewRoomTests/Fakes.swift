import AppScreens
import AppValues
import Foundation
import NewRoom
import SocialConnectTesting
import Testing

/// A source that answers what a test tells it to, and fails the test for anything else that it is asked.
final class FakeNewRoom: NewRoomRepository {
  let newRoomCapabilities: NewRoomCapabilities
  let reading = Expected<PageRequest, Page<NewRoomItem>>("items")
  let adding = Expected<String, NewRoomItem>("add")

  init(adds: Bool = true) {
    newRoomCapabilities = NewRoomCapabilities(adds: adds)
  }

  func items(_ request: PageRequest) async throws(AppError) -> Page<NewRoomItem> {
    try await reading(request)
  }

  func add(_ name: String) async throws(AppError) -> NewRoomItem { try await adding(name) }
}

/// The navigator of one visit, which writes down what it opened. The room asks for nothing else.
final class FakeNavigator: Navigator {
  private(set) var shown: [NewRoomPlace] = []
  var hasPlaces = true

  func has(_ kind: NewRoomPlace.Kind) -> Bool { hasPlaces }
  func show(_ place: NewRoomPlace) { shown.append(place) }
  func replace(with place: NewRoomPlace) { Issue.record("\(place) was not expected") }
  func back() { Issue.record("Going back was not expected") }
  func remove(_ place: NewRoomPlace) { Issue.record("\(place) was not expected") }
  func say(_ notice: ScreenNotice) { Issue.record("\(notice) was not expected") }
}

/// An item that was added five minutes before noon.
func item(_ id: String, _ name: String) -> NewRoomItem {
  NewRoomItem(id: ID(id), name: name, createdAt: .sampleNoon.adding(seconds: -300))
}

/// A page with nothing newer left out.
func page<Item>(_ items: [Item], older: String? = nil) -> Page<Item> { .sample(items, older: older) }

/// Words for a view, at noon.
func context(_ language: Language = .english) -> ViewContext {
  ViewContext(
    words: Words(language, timeZone: .gmt, app: AppName(title: "Garden")), clock: WallClock { .sampleNoon })
}

/// A screen as a person sees it.
func drawn<Action: Sendable>(_ screen: Screen<Action>) -> String { ScreenRenderer(width: 60).render(screen) }
