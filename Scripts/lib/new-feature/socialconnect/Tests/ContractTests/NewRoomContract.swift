import AppValues
import Entities
import NewRoom
import SocialBackend
import Testing

@Suite("New room")
struct NewRoomContract {
  @Test("keeps what people add, newest first, for everyone to read", arguments: BackendKind.available)
  func adding(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      #expect(try await world.stranger.heldNewRoom.items(PageRequest()).items.isEmpty)
      let first = try await alice.can.heldNewRoom.add("One")
      #expect(first.name == "One" && first.author.id == alice.id)
      for name in ["Two", "Three", "Four"] { _ = try await bob.can.heldNewRoom.add(name) }
      for limit in [1, 3, 20] {
        let read = try await everything(limit: limit) { try await world.stranger.heldNewRoom.items($0) }
        #expect(read.map(\.name) == ["Four", "Three", "Two", "One"])
        #expect(read.last == first)
      }
    }
  }

  @Test("is read from every place", arguments: BackendKind.available)
  func pages(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      for name in ["One", "Two", "Three", "Four"] { _ = try await alice.can.heldNewRoom.add(name) }
      func names(_ position: PageRequest.Position, limit: Int = 2) async throws -> [String] {
        try await alice.can.heldNewRoom.items(PageRequest(position, limit: limit)).items.map(\.name)
      }
      let place = try #require(try await alice.can.heldNewRoom.items(PageRequest(limit: 3)).older)
      #expect(try await names(.before(place)) == ["One"])
      let newest = try await alice.can.heldNewRoom.items(PageRequest(until: place, limit: 1))
      #expect(newest.items.map(\.name) == ["Four"])
      #expect(try await names(.justAbove(place), limit: 1) == ["Three"])
      await #expect(throws: AppError.invalid(.cursor, .malformed)) { try await names(.before(Cursor("?"))) }
    }
  }

  @Test("takes nothing from people who aren't signed in", arguments: BackendKind.available)
  func strangers(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      await #expect(throws: AppError.unauthenticated) { try await world.stranger.heldNewRoom.add("One") }
      let page = try await world.stranger.heldNewRoom.items(PageRequest())
      #expect(page.items.isEmpty)
    }
  }
}

extension Repositories {
  /// The port, which every backend that's tested here has.
  fileprivate var heldNewRoom: any NewRoomRepository {
    get throws { try #require(newRoom) }
  }
}
