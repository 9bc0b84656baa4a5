import AppValues
import Entities
import Profile
import Search
import SocialBackend
import Testing

@Suite("A note about a person")
struct NoteContract {
  @Test("is shown to its writer only, wherever the person is listed", arguments: BackendKind.everywhere)
  func note(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      try await alice.follow(bob)
      let noted = try await alice.can.relating.setNote("Tea\nhouse '; --", about: bob.id)
      #expect(noted.relationship == Relationship(isFollowing: true, note: "Tea\nhouse '; --"))
      _ = try await carol.can.relating.setNote("Other", about: bob.id)
      #expect(try await alice.can.profile.user(bob.id).relationship.note == "Tea\nhouse '; --")
      let listed = try await alice.can.listing.people(.following(alice.id), PageRequest())
      #expect(listed.items.map(\.relationship.note) == ["Tea\nhouse '; --"])
      let found = try await carol.can.search.people(matching: "bob", PageRequest())
      #expect(found.items.map(\.relationship.note) == ["Other"])
      for viewer in [bob.can, world.stranger] {
        #expect(try await viewer.profile.user(bob.id).relationship.note == "")
      }
      _ = try await alice.can.relating.setNote("New", about: bob.id)
      #expect(try await alice.can.profile.user(bob.id).relationship.note == "New")
      _ = try await alice.can.relating.setNote("", about: bob.id)
      _ = try await alice.can.relating.setNote("", about: carol.id)
      #expect(try await alice.can.profile.user(bob.id).relationship.note == "")
      #expect(try await carol.can.profile.user(bob.id).relationship.note == "Other")
    }
  }

  @Test("is about someone else who is there, and by someone", arguments: BackendKind.everywhere)
  func refused(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      await #expect(throws: AppError.forbidden) {
        try await alice.can.relating.setNote("x", about: alice.id)
      }
      await #expect(throws: AppError.notFound) { try await alice.can.relating.setNote("x", about: ID("5")) }
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.relating.setNote("x", about: alice.id)
      }
    }
  }
}
