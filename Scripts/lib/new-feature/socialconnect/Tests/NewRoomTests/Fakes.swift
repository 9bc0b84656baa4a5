import AppValues
import Entities
import NewRoom
import SocialTestSupport

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

/// An item, as a rule Bob's, added five minutes before noon.
func item(_ id: String, _ name: String, by author: Author = bob) -> NewRoomItem {
  NewRoomItem(id: ID(id), name: name, author: author, createdAt: noon.adding(seconds: -300))
}
